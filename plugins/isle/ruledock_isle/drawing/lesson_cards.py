"""Lessons as cards with their examples drawn, for a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ruledock.plugin import SCORE, Explanation, Ref, Ruleset
from ruledock_drawing.card_preview import CardPreview, Picture
from ruledock_drawing.wording import called, in_english, printed, tell
from ruledock_isle.boat.boat import Boat, Stowed
from ruledock_isle.boat.text import BoatTextError
from ruledock_isle.cards.lessons import Lesson
from ruledock_isle.drawing.boat_svg import Names, size, svg
from ruledock_isle.words import Example
from ruledock_isle.words.spec import seated

WIDE = 12
"""Boats with more columns than this would be too small to read two to a card."""


def previews(ruleset: Ruleset, pack: str) -> Iterator[CardPreview]:
    """The lessons of a pack, in the order of their ids."""
    lessons = ruleset.content.items["lessons"]
    for id in sorted(ruleset.content.packs[pack].adds.get("lessons", ())):
        yield _preview(lessons[id], ruleset)


def _preview(lesson: Lesson, ruleset: Ruleset) -> CardPreview:
    marks = [_say("fish", lesson.cost), _say("public" if lesson.public else "private")]
    marks += [tell("isle.sheet.set", set=lesson.set) if lesson.set else _say("basic")]
    solo = [tell("isle.sheet.solo", text=printed(ruleset, lesson.solo.text))] if lesson.solo else []
    pictures = (*_pictures(lesson, ruleset), *_rivals(lesson, ruleset))
    name, text = printed(ruleset, lesson.name), printed(ruleset, lesson.text)
    return CardPreview(lesson.id, name, text, tuple(marks), pictures, tuple(solo))


def _say(what: str, count: int = 0) -> str:
    return tell(f"isle.sheet.{what}", count=count)


def _pictures(lesson: Lesson, ruleset: Ruleset) -> Iterator[Picture]:
    for example in lesson.examples:
        caption = "; ".join(_facts(example, ruleset))
        text = printed(ruleset, example.text)
        text = text if in_english() or text != example.text else ""
        counted = _counted(lesson, example, ruleset)
        pays = example.scores != 0
        yield _picture(example.boat, caption, text, ruleset, pays, counted)


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


def _rivals(lesson: Lesson, ruleset: Ruleset) -> Iterator[Picture]:
    """The boats of other players, after all examples."""
    for number, example in enumerate(lesson.examples, 1):
        for place, other in enumerate(example.others, 1):
            owned = ((other.fish, "fish"), (other.baskets, "baskets"), (other.lessons, "lessons"))
            belongings = [_say(what, count) for count, what in owned if count]
            player = seated(place, len(example.others))
            who = tell("isle.sheet.beside", count=number, player=player)
            caption = "; ".join([who, *belongings])
            yield _picture(other.boat, caption, "", ruleset, False, frozenset())


def _picture(
    drawn: str | Sequence[str],
    caption: str,
    text: str,
    ruleset: Ruleset,
    pays: bool,
    counted: frozenset[str],
) -> Picture:
    try:
        boat = ruleset.book.fleet.read(drawn, loose=True)
    except BoatTextError as error:
        return Picture("", caption, f"It cannot be drawn: {error}", pays=pays)
    grid = boat.plan.grid
    marked = sum(1 << cell for cell, name in enumerate(grid.names) if name in counted)
    drawing = svg(boat, marked, None if in_english() else _names(ruleset))
    return Picture(drawing, caption, text, grid.width > WIDE, pays, size(grid))


def _names(ruleset: Ruleset) -> Names:
    """What people call the parts of a boat in the language of whoever reads the sheet."""

    def mark(colour: str) -> str:
        if not colour:
            return tell("isle.panel.rat")
        return tell("isle.panel.map", ruleset, colour=Ref("colour", colour))

    def tile(boat: Boat, one: Stowed) -> str:
        kind = boat.tile(one).kind
        args = {"kind": Ref("tile-kinds", kind.id, kind.name), "tile": boat.first_square(one)}
        return tell("isle.sheet.lies", ruleset, **args, colour=Ref("colour", one.colour or ""))

    return Names(partial(called, ruleset, "symbol"), mark, tile, _say("counted"))


def _facts(example: Example, ruleset: Ruleset) -> Iterator[str]:
    """What the example scores, and what that depends on beside the boat."""
    yield _say("points", example.scores)
    for key, value in sorted(example.named.items()):
        yield f"{key} {value}" if in_english() else called(ruleset, key, value)
    for count, what in (
        (example.fish, "fish"),
        (example.baskets, "baskets"),
        (example.lessons, "lessons"),
        (len(example.others), "others"),
    ):
        if count:
            yield _say(what, count)
    if example.turn_position != 1:
        yield _say("place", example.turn_position)
