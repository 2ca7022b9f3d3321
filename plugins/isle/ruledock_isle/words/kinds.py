"""Lessons and the lines of the final scoring, as packs hold them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from ruledock.plugin import ContentKind, Misbuilt, Problem, Provenance, show
from ruledock.plugin import pointer_step as step
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.words.scene import BoatScene


@attrs.frozen
class OtherPlayer:
    """Another player of an example: a boat, and belongings where a score compares them."""

    boat: str | Sequence[str]
    fish: int = 0
    baskets: int = 0
    lessons: int = 0

    @classmethod
    def __from_json__(cls, value: Any) -> OtherPlayer:
        """A player may be just a boat."""
        return cls(**value) if isinstance(value, Mapping) else cls(value)

    def scene(self, fleet: Fleet) -> BoatScene:
        """What scores see of this player."""
        boat = fleet.read(self.boat, loose=True)
        return BoatScene(boat, fish=self.fish, baskets=self.baskets, lessons=self.lessons)


@attrs.frozen
class Example:
    """A boat, perhaps with its owner's belongings, and what a score pays for it."""

    boat: str | tuple[str, ...]
    """The boat as text, whole or line by line."""
    scores: int
    named: Mapping[str, Any] = attrs.field(factory=dict)
    """What the score wants named, such as a colour."""
    fish: int = 0
    baskets: int = 0
    lessons: int = 0
    turn_position: int = 1
    others: tuple[OtherPlayer, ...] = ()
    """The other players, by their boats."""
    text: str = ""

    def scene(self, fleet: Fleet) -> BoatScene:
        """What the example shows; its tiles may have outlines that do not exist."""
        others = [one.scene(fleet) for one in self.others]
        return BoatScene(
            fleet.read(self.boat, loose=True),
            fish=self.fish,
            baskets=self.baskets,
            lessons=self.lessons,
            turn_position=self.turn_position,
            others=lambda: others,
        )


@attrs.frozen
class Solo:
    """What a lesson says instead in a game for one."""

    text: str
    score: Any
    examples: tuple[Example, ...] = ()


@attrs.frozen
class Lesson:
    """A lesson card: what it costs to buy, and what it pays at the end of the game."""

    id: str
    name: str
    text: str
    cost: int
    score: Any
    examples: tuple[Example, ...]
    provenance: Provenance
    set: str | None = None
    """The letter or name of its set; a basic lesson has none."""
    public: bool = False
    """Whether it lies open and counts for everybody."""
    colour: bool = False
    """Whether its player names a colour, which its score then calls the ``named`` colour."""
    solo: Solo | None = None
    accepts: Mapping[str, str] = attrs.field(factory=dict)
    """Warnings its author has looked at: code and reason."""

    def __attrs_post_init__(self) -> None:
        """Check that only public lessons name a colour, and exactly if the score asks for one."""
        solo = named_in(self.solo.score, "/solo/score") if self.solo else {}
        names = {**solo, **named_in(self.score, "/score")}
        for name, place in names.items():
            if name != "colour":
                expected = 'a name that players say: "colour"'
                raise Misbuilt(Problem(place, show(name), expected, "not-allowed"))
        asks = "colour" in names
        if asks and not self.colour:
            raise _misbuilt("colour", False, "true, as the score speaks of a named colour")
        if self.colour and not asks:
            raise _misbuilt("colour", True, 'false, or a score with {"named": "colour"}')
        if asks and not self.public:
            raise _misbuilt("public", False, "true, as a colour is named for everybody")


def _misbuilt(key: str, found: bool, expected: str) -> Misbuilt:
    return Misbuilt(Problem(f"/{key}", show(found), expected, "not-allowed"))


def names_in(score: Any) -> set[str]:
    """What a score wants named."""
    return set(named_in(score))


def named_in(score: Any, place: str = "") -> dict[str, str]:
    """What a score wants named, and where it says so."""
    found: dict[str, str] = {}
    if isinstance(score, Mapping):
        parts: Iterable[tuple[str | int, Any]] = score.items()
        if isinstance(score.get("named"), str):
            found[score["named"]] = f"{place}/named"
    else:
        parts = enumerate(score) if isinstance(score, list | tuple) else ()
    for key, part in parts:
        found |= named_in(part, step(place, key))
    return found


@attrs.frozen
class ScoringLine:
    """One line of the final scoring, before any lesson."""

    id: str
    text: str
    score: Any
    order: int
    """Lines are scored in this order."""
    rule: str
    """The rule in the rulebook that it follows."""
    examples: tuple[Example, ...]
    provenance: Provenance


CONTENT = (
    ContentKind("lessons", "isle-lesson.schema.json", Lesson),
    ContentKind("scoring", "isle-scoring.schema.json", ScoringLine),
)
