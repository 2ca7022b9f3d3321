"""A game as its plugin introduces it, and how one ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.messages import Message
from ruledock.words.sorts import ItemSort, SceneSpec

if TYPE_CHECKING:
    from ruledock.content.read.pack import RawPack
    from ruledock.linking.table import Table
    from ruledock.words import Explanation

NO_SCENE = SceneSpec("nothing")
PacksOf = Callable[[Mapping[str, Any], "Mapping[str, RawPack]"], Iterable[str]]


@attrs.frozen
class ScoreLine:
    """Points and why: one line of a score that explains itself."""

    points: int
    because: Message
    rule: str = ""
    explained: Callable[[], Explanation] | None = attrs.field(default=None, eq=False, repr=False)
    """Works out what the points are made of; called only when somebody asks."""

    def details(self) -> list[str]:
        """What was counted, by name, a sentence each; nothing where there was nothing to count."""
        if self.explained is None or not self.points:
            return []
        return list(dict.fromkeys(message.text() for message in self.explained().counted()))

    def __str__(self) -> str:
        return f"{self.points:+4d}  {self.because}"


@attrs.frozen
class Result:
    """How a game ended."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    rivals: Mapping[str, tuple[ScoreLine, ...]] = attrs.field(factory=dict)
    """By name: the lines of opponents who are no players."""


@attrs.frozen
class GameSpec:
    """A game, as its plugin introduces it to the core."""

    name: str
    title: str
    players: tuple[int, int]
    table: type[Table]
    setup: Callable[[Any], None]
    """Lays out a new table and pushes the first step."""
    score: Callable[[Any, int], Sequence[ScoreLine]]
    """What a player has now, line by line."""
    winners: Callable[[Any, Sequence[int]], Sequence[int]]
    """Who wins with these totals; more than one when victory is shared."""
    rivals: Callable[[Any], Mapping[str, Sequence[ScoreLine]]] = lambda table: {}
    """What opponents who are no players have now, by name, line by line."""
    packs: tuple[str, ...] = ()
    packs_of: PacksOf = lambda given, known: ()
    """(settings, packs there are) -> further packs that the game's own settings ask for."""
    settings: Mapping[str, Any] = attrs.field(factory=dict)
    """JSON Schema properties of the settings only this game has."""
    rules_schema: Mapping[str, str] = attrs.field(factory=dict)
    """By pack: the schema file of its rules.json."""
    windows: Mapping[str, str] = attrs.field(factory=dict)
    """Every window by name, with the level of settings that asks for it."""
    check: Callable[[Any], None] = lambda table: None
    """Raises when a table holds what no game could reach; called on loaded saves and positions."""
    scene: SceneSpec = NO_SCENE
    """What its words look at."""
    sorts: tuple[ItemSort, ...] = ()
    """The kinds of thing its words pick."""
    values: Mapping[str, str | tuple[str, ...]] = attrs.field(factory=dict)
    """By value sort of its words where packs name the values: ``cards`` for the ids of a kind of
    content, or ``tiles/rooms/symbol`` for what stands there in its items."""
