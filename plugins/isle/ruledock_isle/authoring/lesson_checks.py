"""Mistakes in lessons that no schema can find."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from ruledock.plugin import (
    Expression,
    PackInfo,
    Problem,
    Ruleset,
    find_packs,
    listed,
    nearest,
    quoted,
    read_pack,
)
from ruledock.plugin import show as shown_value
from ruledock_authoring.numbers import Seen, differing
from ruledock_authoring.workshop import Finding
from ruledock_isle.authoring.facts import seats
from ruledock_isle.authoring.lesson_warnings import constant, idle, unmet, unproven
from ruledock_isle.authoring.sample_boats import sample_scenes
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.text import BoatTextError
from ruledock_isle.cards.clashes import same_ids, taken_set
from ruledock_isle.cards.lesson_sets import sets_in
from ruledock_isle.cards.lessons import Lesson
from ruledock_isle.words import Example

CODES = {
    "constant-score": "The score pays the same on all sampled boats.",
    "needless-accepts": "A lesson accepts a warning that it no longer gets.",
    "no-paying-example": "None of the examples of a score pays anything.",
    "no-set": "A lesson without a set joins every game that loads the pack.",
    "numbers-differ": "The text and the score speak of different numbers.",
    "pays-when-empty": "A score pays for a boat on which nothing lies.",
    "set-size": "A set has more or fewer lessons than a game needs.",
    "set-taken": "An installed pack already brings a set of this letter or name.",
    "unmet-condition": "No sampled boat meets a condition.",
    "wrong-boat": "The boat of an example cannot be read.",
    "wrong-example": "A score pays something else than its example says.",
}
"""What the codes of the findings below mean."""
SAMPLED = 120
"""How many boats to try a lesson on."""
WARNED = 100
"""How many lessons of a pack to check for warnings."""
LONGEST = 600
"""How many characters to tell of why a score pays what it pays."""
DRAFT = "0"
"""How the version of a pack begins while its sets may still be unfinished."""

Scores = tuple[str, str, Expression, Sequence[Example]]


def check(ruleset: Ruleset, pack: str) -> Iterator[Finding]:
    """Everything about the lessons of one pack, and the examples on whatever it holds."""
    adds = ruleset.content.packs[pack].adds
    for kind in adds:
        for one in _own(ruleset, kind, adds):
            for problem in _examples(ruleset, one) if hasattr(one, "examples") else ():
                yield Finding(kind, one.id, problem)
    for kind, id, problem in same_ids(ruleset, pack):
        yield Finding(kind, id, problem)
    lessons: list[Lesson] = [*_own(ruleset, "lessons", adds)]
    yield from _sets(ruleset, pack, lessons)
    for lesson in lessons[:WARNED]:
        yield from _warnings(ruleset, pack, lesson)


def _own(ruleset: Ruleset, kind: str, adds: Mapping[str, Sequence[str]]) -> Iterable[Any]:
    """The items of a pack that no overlay changes."""
    items = ruleset.content.items[kind]
    return [items[id] for id in adds.get(kind, ()) if id in items]


def _scores(ruleset: Ruleset, one: Any) -> Iterator[Scores]:
    """Everything that scores on an item: where, its text, the score, and examples of it."""
    read = partial(ruleset.words.expression, "score")
    yield "", one.text, read(one.score), one.examples
    solo = getattr(one, "solo", None)
    if solo is not None:
        yield "/solo", solo.text, read(solo.score), solo.examples


# -- examples ----------------------------------------------------------------------------------


def _examples(ruleset: Ruleset, one: Any) -> Iterator[Problem]:
    for place, _, score, examples in _scores(ruleset, one):
        for number, example in enumerate(examples):
            yield from _example(ruleset, score, example, f"{place}/examples/{number}")


def _example(
    ruleset: Ruleset, score: Expression, example: Example, place: str
) -> Iterator[Problem]:
    fleet = ruleset.book.fleet
    boats = {f"{place}/others/{n}": other.boat for n, other in enumerate(example.others)}
    boats[f"{place}/boat"] = example.boat
    unread = [one for where, boat in boats.items() for one in _wrong_boat(fleet, boat, where)]
    wrong = unread or [*_seat_problems(ruleset, example, place)]
    wrong += [] if unread else _name_problems(ruleset, score, example, place)
    yield from wrong
    if wrong:
        return
    scene = example.scene(fleet)
    explained = score.explain(scene, **example.named)
    if explained.points != example.scores:
        why = "; ".join(line.strip() for line in explained.lines())
        expected = f"{explained.points}, which is what the score pays: {why}"
        found = str(example.scores)
        yield Problem(f"{place}/scores", found, _cut(expected), "wrong-example")


def _cut(text: str) -> str:
    """A text that is not too long, cut at the end of a part or at least of a word."""
    if len(text) <= LONGEST:
        return text
    kept = text[: LONGEST - len("; …")]
    part, whole, _ = kept.rpartition("; ")
    return f"{part}; …" if whole and len(part) > LONGEST // 2 else f"{kept.rpartition(' ')[0]} …"


def _wrong_boat(fleet: Fleet, boat: str | Sequence[str], place: str) -> Iterator[Problem]:
    """Why a boat cannot be read, if so, with the row if it is a list of rows."""
    try:
        fleet.read(boat, loose=True)
    except BoatTextError as error:
        found, shown = error.mistake, error.mistake.found
        rows = [boat] if isinstance(boat, str) else boat
        if found.line and any("\n" in row for row in rows):
            shown = f"{shown} in row {found.line}"
        elif found.line and not isinstance(boat, str):
            place = f"{place}/{found.line - 1}"
        yield Problem(place, shown, found.expected, "wrong-boat", found.nearest)


def _seat_problems(ruleset: Ruleset, example: Example, place: str) -> Iterator[Problem]:
    last = seats(ruleset, example)
    if example.turn_position > last:
        others = f", for there are {len(example.others)} others" if example.others else ""
        found, expected = str(example.turn_position), f"a place from 1 to {last}{others}"
        yield Problem(f"{place}/turn_position", found, expected, "wrong-example")


def _name_problems(
    ruleset: Ruleset, score: Expression, example: Example, place: str
) -> Iterator[Problem]:
    wanted, domains = score.named, ruleset.words.lexicon.domains
    for name in sorted(wanted.keys() - set(example.named)):
        shown = f'"{domains[name][0]}"' if name in domains else "1"
        expected = f'"named": {{"{name}": {shown}}}, as the score asks for one'
        yield Problem(place, f"no {name} named", expected, "wrong-example")
    for name, value in example.named.items():
        known = domains.get(name, ())
        if name not in wanted:
            expected = f"only what the score asks for: {listed(sorted(wanted)) or 'nothing'}"
        elif value in known or (name not in domains and type(value) is int):
            continue
        else:
            expected = f"one of {listed(known)}" if known else "a whole number"
        yield Problem(f"{place}/named/{name}", shown_value(value), expected, "wrong-example")


# -- sets --------------------------------------------------------------------------------------


def _sets(ruleset: Ruleset, pack: str, lessons: Sequence[Lesson]) -> Iterator[Finding]:
    every: Mapping[str, Lesson] = ruleset.content.items["lessons"]
    info = ruleset.content.packs[pack]
    mine = sorted({one.set for one in lessons if one.set is not None})
    cards = {name: [one.id for one in every.values() if one.set == name] for name in mine}
    yield from _wrong_sizes(ruleset.rules["lessons_per_set"], info, cards)
    if not info.overlays:
        yield from _taken_sets(pack, lessons)


def _wrong_sizes(size: int, info: PackInfo, sets: Mapping[str, Sequence[str]]) -> Iterator[Finding]:
    """Sets with too many or too few lessons; one alone may have strayed from another set."""
    strays = {name for name, ids in sets.items() if len(ids) == 1} if len(sets) > 1 else set()
    others = {name: len(ids) for name, ids in sets.items() if name not in strays}
    lacking = [name for name, count in others.items() if count < size]
    for name, ids in sets.items():
        near = nearest(name, others) or (lacking[0] if len(lacking) == 1 else None)
        if name in strays and others:
            yield _stray(size, info, name, ids[0], near)
        elif len(ids) != size and not (name in lacking and len(ids) + len(strays) == size):
            yield _wrong_size(size, info, name, ids)


def _stray(size: int, info: PackInfo, name: str, id: str, near: str | None) -> Finding:
    problem = Problem("/set", f"{quoted(name)}, a set of 1", f"a set of {size}", "set-size", near)
    return Finding("lessons", id, problem, _draft(info), acceptable=False)


def _wrong_size(size: int, info: PackInfo, name: str, ids: Sequence[str]) -> Finding:
    found = f"{len(ids)} lessons in set {quoted(name)}: {listed(ids)}"
    seen = _draft(info)
    problem = Problem("/version" if seen else "", found, f"exactly {size}", "set-size")
    return Finding("", "", problem, seen)


def _draft(info: PackInfo) -> tuple[str, ...]:
    """Why a set may still have too few lessons, though no game takes it."""
    draft = info.version.partition(".")[0] == DRAFT
    return (f"version {info.version}, so this is a draft; a game refuses it",) if draft else ()


def _taken_sets(pack: str, lessons: Sequence[Lesson]) -> Iterator[Finding]:
    for name, source in find_packs((), ()).items():
        theirs = sets_in(read_pack(source, ("lessons",))) if name != pack else set()
        for lesson in lessons:
            if lesson.set is not None and lesson.set in theirs:
                yield Finding("lessons", lesson.id, taken_set(lesson.set, name))


# -- warnings ----------------------------------------------------------------------------------


def _warnings(ruleset: Ruleset, pack: str, lesson: Lesson) -> Iterator[Finding]:
    given: set[str] = set()
    for problem, evidence in _find_warnings(ruleset, pack, lesson):
        given.add(problem.code)
        if problem.code not in lesson.accepts:
            yield Finding("lessons", lesson.id, problem, evidence)
    for code in sorted(set(lesson.accepts) - given):
        expected = "only warnings that are given; take this one out"
        problem = Problem(f"/accepts/{code}", quoted(code), expected, "needless-accepts")
        seen = ("there is no such warning now",)
        yield Finding("lessons", lesson.id, problem, seen, acceptable=False)


def _find_warnings(ruleset: Ruleset, pack: str, lesson: Lesson) -> Iterator[Seen]:
    info = ruleset.content.packs[pack]
    if lesson.set is None and pack not in ruleset.game.packs and not info.overlays:
        problem = Problem("", 'no key "set"', "the letter or name of a set", "no-set")
        yield problem, ("without one it joins the deck of every game with this pack",)
    scenes = partial(sample_scenes, ruleset, SAMPLED)
    for place, text, score, examples in _scores(ruleset, lesson):
        yield from differing(place, text, score)
        yield from unproven(place, examples)
        found = [*unmet(ruleset.words, place, score, scenes())]
        shown = (one.scores for one in examples if not any(_example(ruleset, score, one, "")))
        found = found or [*constant(ruleset.words, place, score, scenes(), shown)]
        if lesson.provenance.kind == "house":  # a printed card says what it says
            yield from found or idle(ruleset.words, place, score, scenes(), ruleset.book.fleet)
        else:
            yield from found
