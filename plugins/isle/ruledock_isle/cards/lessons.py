"""Lessons, as packs hold them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from ruledock.plugin import ContentKind, Misbuilt, Problem, Provenance, pointer, show
from ruledock_isle.words.examples import Example


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
    rule: str = ""
    """The rule its score lines name, if it is not the usual one of its number."""

    @property
    def traced_to(self) -> str:
        """The rule that its score lines name."""
        return self.rule or f"isle.lesson.{self.id}"

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


def named_in(score: Any, place: str = "") -> dict[str, str]:
    """What a score wants named, and where it says so.

    A card is made before its words are known, so this looks at the JSON; nobody else does.
    """
    found: dict[str, str] = {}
    if isinstance(score, Mapping):
        parts: Iterable[tuple[str | int, Any]] = score.items()
        if isinstance(score.get("named"), str):
            found[score["named"]] = f"{place}/named"
    else:
        parts = enumerate(score) if isinstance(score, list | tuple) else ()
    for key, part in parts:
        found |= named_in(part, place + pointer([key]))
    return found


CONTENT = ContentKind("lessons", "isle-lesson.schema.json", Lesson)
