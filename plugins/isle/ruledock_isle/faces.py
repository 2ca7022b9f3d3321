"""Lessons as cards with their examples drawn, for a sheet."""

from __future__ import annotations

from collections.abc import Iterator

from ruledock.faces import Face, Picture
from ruledock.ruleset import Ruleset
from ruledock_isle.boat import Fleet
from ruledock_isle.boat_text import BoatTextError
from ruledock_isle.words import Example, Lesson

WIDE = 12
"""Boats of more columns than this are too small to be read two to a card."""


def faces(ruleset: Ruleset, pack: str) -> Iterator[Face]:
    """The lessons of a pack, in the order of their ids."""
    lessons = ruleset.content.items["lessons"]
    for id in sorted(ruleset.content.packs[pack].adds.get("lessons", ())):
        yield _face(lessons[id], ruleset.book.fleet)


def _face(lesson: Lesson, fleet: Fleet) -> Face:
    marks = [f"{lesson.cost} fish", "public" if lesson.public else "private"]
    marks += [f"set {lesson.set}" if lesson.set else "basic"]
    solo = [f"Solo: {lesson.solo.text}"] if lesson.solo else []
    pictures = tuple(_picture(example, fleet) for example in lesson.examples)
    return Face(lesson.id, lesson.name, lesson.text, tuple(marks), pictures, tuple(solo))


def _picture(example: Example, fleet: Fleet) -> Picture:
    caption = "; ".join(_facts(example))
    try:
        boat = fleet.read(example.boat, loose=True)
    except BoatTextError as error:
        return Picture("", caption, f"It cannot be drawn: {error}")
    return Picture(boat.to_svg(), caption, example.text, boat.plan.grid.width > WIDE)


def _facts(example: Example) -> Iterator[str]:
    """What the example scores, and what beside the boat that hangs on."""
    yield "1 point" if example.scores == 1 else f"{example.scores} points"
    yield from (f"{key} {value}" for key, value in sorted(example.named.items()))
    for count, what in (
        (example.fish, "fish"),
        (example.baskets, "baskets"),
        (example.lessons, "lessons"),
        (len(example.others), "other boats"),
    ):
        if count:
            yield f"{count} {what}"
    if example.turn_position != 1:
        yield f"place {example.turn_position} in turn order"
