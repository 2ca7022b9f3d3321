"""Lessons as cards with their examples drawn, for a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruledock.plugin import SCORE, Explanation, Ruleset
from ruledock_drawing.card_preview import CardPreview, Picture
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.text import BoatTextError
from ruledock_isle.cards.lessons import Lesson
from ruledock_isle.drawing.boat_svg import size, svg
from ruledock_isle.words import Example

WIDE = 12
"""Boats with more columns than this would be too small to read two to a card."""


def previews(ruleset: Ruleset, pack: str) -> Iterator[CardPreview]:
    """The lessons of a pack, in the order of their ids."""
    lessons = ruleset.content.items["lessons"]
    for id in sorted(ruleset.content.packs[pack].adds.get("lessons", ())):
        yield _preview(lessons[id], ruleset)


def _preview(lesson: Lesson, ruleset: Ruleset) -> CardPreview:
    marks = [f"{lesson.cost} fish", "public" if lesson.public else "private"]
    marks += [f"set {lesson.set}" if lesson.set else "basic"]
    solo = [f"Solo: {lesson.solo.text}"] if lesson.solo else []
    pictures = (*_pictures(lesson, ruleset), *_rivals(lesson, ruleset.book.fleet))
    return CardPreview(lesson.id, lesson.name, lesson.text, tuple(marks), pictures, tuple(solo))


def _pictures(lesson: Lesson, ruleset: Ruleset) -> Iterator[Picture]:
    for example in lesson.examples:
        caption = "; ".join(_facts(example))
        counted = _counted(lesson, example, ruleset)
        pays = example.scores != 0
        yield _picture(example.boat, caption, example.text, ruleset.book.fleet, pays, counted)


def _counted(lesson: Lesson, example: Example, ruleset: Ruleset) -> frozenset[str]:
    """The squares of what the score counted; none if the example is wrong about names."""
    score = ruleset.words.expression("score", lesson.score)
    domains = ruleset.words.lexicon.domains
    if any(example.named.get(name) not in domains[sort] for name, sort in score.named.items()):
        return frozenset()
    try:
        explained = score.explain(example.scene(ruleset.book.fleet), **example.named)
    except BoatTextError:
        return frozenset()
    return frozenset(_squares(explained))


def _squares(told: Explanation) -> list[str]:
    """The squares of the things that were counted; not of others that decided about these.

    What pays nothing counted nothing, whatever it looked at.
    """
    if told.sort == SCORE and not told.points:
        return []
    inner = [] if told.counted_things else [one for part in told.parts for one in _squares(part)]
    things = told.counted_things or (() if inner else (told.about,))
    return [*inner, *(square for thing in things for square in thing.get("squares", ()))]


def _rivals(lesson: Lesson, fleet: Fleet) -> Iterator[Picture]:
    """The boats of other players, after all examples."""
    for number, example in enumerate(lesson.examples, 1):
        for other in example.others:
            owned = ((other.fish, "fish"), (other.baskets, "baskets"), (other.lessons, "lessons"))
            belongings = [f"{count} {what}" for count, what in owned if count]
            caption = "; ".join([f"Beside example {number}: another player", *belongings])
            yield _picture(other.boat, caption, "", fleet, False, frozenset())


def _picture(
    drawn: str | Sequence[str],
    caption: str,
    text: str,
    fleet: Fleet,
    pays: bool,
    counted: frozenset[str],
) -> Picture:
    try:
        boat = fleet.read(drawn, loose=True)
    except BoatTextError as error:
        return Picture("", caption, f"It cannot be drawn: {error}", pays=pays)
    grid = boat.plan.grid
    marked = sum(1 << cell for cell, name in enumerate(grid.names) if name in counted)
    return Picture(svg(boat, marked), caption, text, grid.width > WIDE, pays, size(grid))


def _facts(example: Example) -> Iterator[str]:
    """What the example scores, and what that depends on beside the boat."""
    yield "1 point" if example.scores == 1 else f"{example.scores} points"
    yield from (f"{key} {value}" for key, value in sorted(example.named.items()))
    for count, what in (
        (example.fish, "fish"),
        (example.baskets, "baskets"),
        (example.lessons, "lessons"),
        (len(example.others), "other boat" if len(example.others) == 1 else "other boats"),
    ):
        if count:
            yield f"{count} {what}"
    if example.turn_position != 1:
        yield f"place {example.turn_position} in turn order"
