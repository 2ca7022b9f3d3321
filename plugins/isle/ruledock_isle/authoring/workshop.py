"""What the isle offers authors of lesson sets: a set to begin with, checks, explanations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

import attrs

from ruledock.plugin import ContentError, Message, Ref, Ruleset, did_you_mean, printable, show
from ruledock_authoring.workshop import Workshop
from ruledock_drawing.palette import Palette
from ruledock_isle.authoring.facts import CannotExplain, check_facts, kind_of, known_facts, seats
from ruledock_isle.authoring.instant import rough
from ruledock_isle.authoring.lesson_checks import CODES, check
from ruledock_isle.authoring.trial import trial
from ruledock_isle.boat import text as boat_text
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.plans import OPEN
from ruledock_isle.boat.text import BoatTextError
from ruledock_isle.drawing.drawn_boat import boat as draw_boat
from ruledock_isle.drawing.lesson_cards import previews
from ruledock_isle.words import Example
from ruledock_isle.words.scene import BoatScene
from ruledock_isle.words.spec import players_of


def explain(
    ruleset: Ruleset,
    kind: str,
    id: str,
    position: str,
    facts: Mapping[str, Any],
    language: str = "en",
) -> Iterator[str]:
    """What a lesson or a line of the scoring pays for a boat, and why."""
    one = ruleset.content.get(kind, id)
    if not hasattr(one, "score"):
        raise CannotExplain(f"{id} of {kind} has no score")
    example = _example(one, position, facts)
    last = seats(ruleset, example)
    if example.turn_position > last:
        found = f"found {example.turn_position}, expected a place from 1 to {last}"
        raise CannotExplain(f"turn_position: {found}")
    named = _given_names(ruleset, one, example.named)
    try:
        scene = example.scene(ruleset.book.fleet)
        _, *others = players_of(scene)
    except BoatTextError as error:
        raise ContentError([error.mistake]) from None
    explained = ruleset.words.expression("score", one.score).explain(scene, **named)
    said: Mapping[str, str] = ruleset.content.translations(language).anywhere
    title = f"{said.get(one.name, one.name)}: " if hasattr(one, "name") else ""
    yield f"{title}{said.get(one.text, one.text)}"
    yield from _draw_boat(ruleset, scene.boat, language)
    for name, seen in others:
        yield _belongings(name, seen).text(language)
        yield from _draw_boat(ruleset, seen.boat, language)
    yield Message("isle.explain.points", {"points": explained.points}).text(language)
    yield from explained.lines(language, indent="  ", names=ruleset)


def _draw_boat(ruleset: Ruleset, boat: Boat, language: str) -> Iterator[str]:
    """A boat with the names of its columns and rows; on a real one free squares show their room."""
    plan, text = boat.plan, str(boat)
    names = [
        Message("words.plain", {"value": Ref("room", id, room.name)}).bound(ruleset).text(language)
        for id, room in plan.rooms.items()
    ]
    rooms = {"squares": plan.room_rows, "names": names}
    if plan.id:
        yield f"{plan.id}:"
    else:
        text = f":\n{text}"
        rooms = {"squares": [OPEN * plan.grid.width] * plan.grid.height, "names": []}
    yield from (line.rstrip() for line in draw_boat(text, Palette(), rooms, language))


def _belongings(name: Message, other: BoatScene) -> Message:
    counts = {"fish": other.fish, "baskets": other.baskets, "lessons": other.lessons}
    return Message("isle.explain.other", {"player": name, **counts})


def _example(one: Any, position: str, facts: Mapping[str, Any]) -> Example:
    """The example of that number, or a boat given as a drawing or tile by tile."""
    own = check_facts(one, facts)
    named = {key: value for key, value in facts.items() if key not in own}
    number = position.strip()
    if not (number.isascii() and number.isdigit()):
        rows = position if "\n" in position else position.replace("/", "\n")
        return kind_of(one)(rows, 0, named, **own)
    examples = {str(place): example for place, example in enumerate(one.examples, 1)}
    if number not in examples:
        known = f"it has {len(examples) or 'none'}"
        raise CannotExplain(f"no example {printable(number, 20)}; {known}")
    example: Example = examples[number]
    return attrs.evolve(example, named={**example.named, **named}, **own)


def _given_names(ruleset: Ruleset, one: Any, given: Mapping[str, Any]) -> Mapping[str, Any]:
    wanted = ruleset.words.expression("score", one.score).named
    for name in given:
        if name not in wanted:
            known = did_you_mean(name, [*known_facts(one), *wanted])
            raise CannotExplain(f"nothing here is called {name!r}; {known}")
    for name, sort in sorted(wanted.items()):
        domain = ruleset.words.lexicon.domains.get(sort)
        if name not in given:
            shown = domain[0] if domain else 1
            raise CannotExplain(f"the score wants a {name} named: --with {name}={shown}")
        if domain is None and type(given[name]) is not int:
            raise CannotExplain(f"{name}: found {show(given[name])}, expected a whole number")
        if domain is not None and given[name] not in domain:
            close = did_you_mean(str(given[name]), [str(one) for one in domain])
            raise CannotExplain(f"no {name} {given[name]!r}; {close}")
    return given


# -- a set to begin with -----------------------------------------------------------------------

README = """# {title}

A set of eight lessons for The Isle of Cats. Two are here to begin with; make them yours.

- `pack.json` names the pack. Its version begins with 0 while the set is being written.
- Each file in `lessons/` is one lesson: `text` for players, `score` in words, `examples` as proof.
- `languages/cs.json` would say names and texts in Czech; `pack new --language cs` begins it.
- `schemas/` is for your editor, which completes words and marks mistakes while you type.

    ruledock pack check {name} --watch
    ruledock pack words
    ruledock pack explain {name}/lessons/edge-sleepers.json 1
    ruledock pack preview {name}
    ruledock pack balance {name} --games 200
    ruledock pack build {name}
"""


def begin(name: str) -> dict[str, Any]:
    """The files of a new set: two lessons that pass, and six to go."""
    letters = name.replace("_", "-")
    own = letters if letters[0].isalpha() else f"set-{letters}"
    title = name.replace("-", " ").replace("_", " ").capitalize()
    about = {
        "$schema": "schemas/pack.schema.json",
        "name": name,
        "version": "0.1",
        "title": title,
        "text": "Eight lessons for The Isle of Cats.",
        "needs": ["isle"],
    }
    return {
        "pack.json": about,
        "README.md": README.format(name=name, title=title),
        "lessons/edge-sleepers.json": _edge_sleepers(name, own),
        "lessons/favourite-room.json": _favourite_room(name, own),
    }


def _edge_sleepers(name: str, own: str) -> dict[str, Any]:
    return {
        "$schema": "../schemas/lessons.schema.json",
        "id": f"{name}-edge-sleepers",
        "name": "Edge sleepers",
        "text": "2 points for each oshax at the edge of your boat.",
        "cost": 1,
        "set": own,
        "score": {"pay": 2, "per": {"and": ["oshax", "at-edge"]}},
        "examples": [
            {"boat": ["B.b", "...", ".r."], "scores": 2, "text": "The blue oshax is at the edge."},
            {"boat": ["...", ".B.", "..."], "scores": 0, "text": "It sleeps in the middle."},
        ],
        "provenance": "house",
    }


def _favourite_room(name: str, own: str) -> dict[str, Any]:
    here = {"and": ["cats", {"in": {"room": "dining-room"}}]}
    return {
        "$schema": "../schemas/lessons.schema.json",
        "id": f"{name}-favourite-room",
        "name": "Favourite room",
        "text": "Everybody: 6 points if at least 2 cats are in the dining room.",
        "cost": 2,
        "set": own,
        "public": True,
        "score": {"pay": 6, "if": {"at-least": 2, "of": here}},
        "examples": [
            {"boat": "boat-blue: b01 h4, b02 j4", "scores": 6},
            {"boat": "boat-blue: b01 h4", "scores": 0},
        ],
        "provenance": "house",
    }


_PLACES = "tiles lie where all points they have, lessons in play included, grow most at once"
AIMS = {
    "random": "nothing; they choose at random",
    "greedy": f"baskets, fish and tiles; every lesson is worth the same to them; {_PLACES}",
    "scholar": f"lessons that would pay at once; {_PLACES}; they plan nothing ahead",
}
"""What bots aim for; of other bots nothing is said."""

WORKSHOP = Workshop(
    begin=begin,
    check=check,
    explain=explain,
    accept='if it is meant so, write "accepts": {{"{code}": "the reason"}} in the lesson',
    codes={**CODES, **boat_text.CODES},
    previews=previews,
    trial=trial,
    rough=rough,
    aims=AIMS,
    module=files(__package__) / "templates" / "module",
)
