"""What a plugin says about its game, and the result of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from ruledock.installed.outside import display, library
from ruledock.linking.combine import unchanged
from ruledock.linking.linked_hooks import Hooks
from ruledock.messages import ENGLISH, Message, Names
from ruledock.values import field, frozen
from ruledock.words.sorts import ItemSort, SceneSpec

if TYPE_CHECKING:
    from ruledock.content.read.pack import RawPack
    from ruledock.linking.hooks import Check
    from ruledock.linking.table import Table
    from ruledock.words import Explanation

NO_SCENE = SceneSpec("nothing")
STARTS = {
    "starts": {
        "title": "Who starts",
        "description": "The player who starts, by name; if left out, chance decides.",
        "type": "string",
        "format": "player",
    }
}
"""The setting of games whose players may agree on who starts; see :meth:`Table.starter`."""


class Setup(Protocol):
    """Lays out a new table and pushes the first step."""

    def __call__(self, table: Any, /) -> None: ...


class ScoreNow(Protocol):
    """A player's score now."""

    def __call__(self, table: Any, player: int, /) -> Sequence[ScoreLine]: ...


class ChooseWinners(Protocol):
    """Who wins with these totals; several players if they share the victory."""

    def __call__(self, table: Any, totals: Sequence[int], /) -> Sequence[int]: ...


class WhyNot(Protocol):
    """Why a player cannot choose this now, as far as they can know; None if nothing is to say."""

    def __call__(self, table: Any, player: int, option: Any, /) -> Message | None: ...


class Rivals(Protocol):
    """By name: the scores of opponents who are not players."""

    def __call__(self, table: Any, /) -> Mapping[str, Sequence[ScoreLine]]: ...


class PacksOf(Protocol):
    """Further packs that a game's own settings ask for; *known* are all there are."""

    def __call__(
        self, given: Mapping[str, Any], known: Mapping[str, RawPack], /
    ) -> Iterable[str]: ...


@frozen
class ScorePart:
    """Part of a score line: its points, and what they are for."""

    points: int
    about: Mapping[str, Any]
    """What it pays for as plain JSON: its kind, and whatever the game says of such a thing."""


@frozen
class Counted:
    """Things that a score counted: a line about them, and each of them as plain JSON."""

    explained: Explanation
    things: tuple[Mapping[str, Any], ...]
    """Each with its kind, and whatever the game says of such a thing, such as its squares."""
    names: Names | None = field(default=None, eq=False, repr=False)
    """Says what the things are called."""

    def text(self, language: str = "en") -> str:
        """The line for a person."""
        return self.explained.text(language, self.names)


@frozen
class ScoreLine:
    """One line of a score: points, and what they are for."""

    points: int
    because: Message
    rule: str = ""
    explained: Callable[[], Explanation] | None = field(default=None, eq=False, repr=False)
    """Explains the points in detail; called on demand."""

    names: Names | None = field(default=None, eq=False, repr=False)
    """Says what the things of its messages are called."""

    def at(self, names: Names) -> ScoreLine:
        """The same line at a table where things have these names."""
        return ScoreLine(self.points, self.because.bound(names), self.rule, self.explained, names)

    def details(self, language: str = ENGLISH) -> list[str]:
        """What was counted, a sentence each; empty if nothing was."""
        return [one.text(language) for one in self.counted()]

    def counted(self) -> list[Counted]:
        """What was counted: each line with its things as data, for drawings that light them."""
        if self.explained is None or not self.points:
            return []
        found = self.explained().counted()
        return [Counted(part, part.counted_things, self.names) for part in found]

    def parts(self) -> list[ScorePart]:
        """What each thing adds to the points, if the line pays for one thing after another."""
        if self.explained is None or not self.points:
            return []
        told = self.explained().parts
        parts = [ScorePart(one.points, one.about) for one in told if one.about]
        return parts if sum(part.points for part in parts) == self.points else []

    def __reduce__(self) -> tuple[Any, ...]:
        why = None if self.explained is None else partial(unchanged, self.explained())
        names = self.names and library("hear")(self.names, lambda heard: self.at(heard).details())
        return ScoreLine, (self.points, self.because, self.rule, why, names)

    def __str__(self) -> str:
        return f"{self.points:+4d}  {self.because}"


class Score(tuple[ScoreLine, ...]):
    """The score of a player, line by line."""

    __slots__ = ()

    @property
    def total(self) -> int:
        """All points together."""
        return sum(line.points for line in self)

    def _repr_html_(self) -> str | None:
        return display("score", self)

    def __repr__(self) -> str:
        return f"<Score {self.total}, {len(self)} lines>"

    def __str__(self) -> str:
        return "\n".join([*map(str, self), f"{self.total:+4d}  in all"])


@frozen(repr=False)
class Result:
    """How a game ended."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[Score, ...]
    rivals: Mapping[str, tuple[ScoreLine, ...]] = field(factory=dict)
    """By name: the score lines of opponents who are not players."""
    fewest_win: bool = False
    """Whether few points are good; see :attr:`GameSpec.fewest_win`."""

    def _repr_html_(self) -> str | None:
        return display("result", self)

    def __repr__(self) -> str:
        return f"<Result totals={self.totals}, winners={self.winners}>"


def _setup(setup: Setup | type) -> Setup:
    """What lays out a table; for a step, that pushes it."""
    return (lambda table: table.push(setup())) if isinstance(setup, type) else setup


@frozen
class GameSpec:
    """A game, as its plugin describes it to the core."""

    name: str
    title: str
    players: tuple[int, int]
    table: type[Table]
    setup: Setup = field(converter=_setup)
    """It may be the class of the first step, if a new table has nothing else to lay out."""
    score: ScoreNow
    winners: ChooseWinners | None = None
    """Without it, whoever has the most points, or the fewest if :attr:`fewest_win`."""
    fewest_win: bool = False
    """Whether players want few points, as in Hearts or golf."""
    fewest_without_modules: int = 0
    """The fewest players without modules, if a module lets even fewer play; else 0. Without it,
    a host who names no number gets the lower one of :attr:`players`."""
    why_not: WhyNot = lambda table, player, option: None
    """Asked if the step does not say it."""
    rivals: Rivals = lambda table: {}
    packs: tuple[str, ...] = ()
    packs_of: PacksOf = lambda given, known: ()
    settings: Mapping[str, Any] = field(factory=dict, repr=False)
    """JSON Schema properties of the settings only this game has."""
    rules_schema: Mapping[str, str] = field(factory=dict)
    """By pack: the schema file of its rules.json."""
    hooks: type[Hooks] = Hooks
    """The class that annotates the hooks this game declares; ``ruleset.hooks`` is one of these."""
    windows: Mapping[str, str] = field(factory=dict)
    """By window: the lowest ``windows`` setting that asks there."""
    check: Check = lambda table: None
    """Called on loaded saves and positions."""
    scene: SceneSpec = field(default=NO_SCENE, repr=False)
    """What its words look at."""
    sorts: tuple[ItemSort, ...] = field(default=(), repr=False)
    """The kinds of thing its words pick."""
    values: Mapping[str, str | tuple[str, ...]] = field(factory=dict)
    """Value sorts whose values come from packs: ``cards`` takes the ids of a kind of content,
    ``tiles/rooms/symbol`` the values at that place in its items."""

    def who_wins(self, table: Table, totals: Sequence[int]) -> tuple[int, ...]:
        """The winners, as the game says or else by their points."""
        if self.winners is not None:
            return tuple(self.winners(table, totals))
        best = min(totals) if self.fewest_win else max(totals)
        return tuple(player for player, total in enumerate(totals) if total == best)
