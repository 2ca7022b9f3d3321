"""What can be wrong with lessons although every schema is content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from ruledock.content import PackInfo, find_packs
from ruledock.content.text import listed, quoted
from ruledock.content.text import shown as shown_value
from ruledock.ruleset import Ruleset
from ruledock.words import Problem
from ruledock.workshop import Finding
from ruledock_isle.boat_text import BoatTextError
from ruledock_isle.clashes import same_ids
from ruledock_isle.lesson_warnings import Seen, constant, differing, unmet
from ruledock_isle.sample_boats import sample_scenes
from ruledock_isle.sets import sets_in
from ruledock_isle.words import Example, Lesson, scene_of
from ruledock_isle.words.kinds import names_in

CODES = {
    "constant-score": "The score pays the same on all sampled boats.",
    "needless-accepts": "A warning is accepted that nothing gives any more.",
    "no-set": "A lesson of no set joins every game that the pack is loaded for.",
    "numbers-differ": "The text and the score speak of different numbers.",
    "set-size": "A set has another number of lessons than a game deals with.",
    "set-taken": "An installed pack already brings a set of this letter or name.",
    "unmet-condition": "A condition is met on none of the sampled boats.",
    "wrong-boat": "The boat of an example cannot be read.",
    "wrong-example": "A score pays something else than its example says.",
}
"""What the codes of the findings below mean."""
SAMPLED = 120
"""How many boats a lesson is tried on."""
WARNED = 100
"""How many lessons of a pack are looked at for warnings."""
DRAFT = "0."
"""How the version of a pack begins while its sets may still be unfinished."""

Scores = tuple[str, str, Any, Sequence[Example]]


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
    """The items of a pack that nothing has been laid over."""
    items = ruleset.content.items[kind]
    return [items[id] for id in adds.get(kind, ()) if id in items]


def _scores(one: Any) -> Iterator[Scores]:
    """Everything that scores on an item: where, its text, the score, and examples of it."""
    yield "", one.text, one.score, one.examples
    solo = getattr(one, "solo", None)
    if solo is not None:
        yield "/solo", solo.text, solo.score, solo.examples


# -- examples ----------------------------------------------------------------------------------


def _examples(ruleset: Ruleset, one: Any) -> Iterator[Problem]:
    for place, _, score, examples in _scores(one):
        for number, example in enumerate(examples):
            yield from _example(ruleset, score, example, f"{place}/examples/{number}")


def _example(ruleset: Ruleset, score: Any, example: Example, place: str) -> Iterator[Problem]:
    wrong = [*_misnamed(ruleset, score, example, place)]
    try:
        scene = scene_of(example, ruleset.book.fleet)
    except BoatTextError as error:
        found = error.mistake
        one = isinstance(example.boat, str) and "\n" not in example.boat
        row = f" in row {found.line}" if found.line and not one else ""
        shown = f"{found.found}{row}"
        yield Problem(f"{place}/boat", shown, found.expected, "wrong-boat", found.nearest)
        return
    yield from wrong
    if wrong:
        return
    told = ruleset.words.explain("score", score, scene, **example.named)
    if told.points != example.scores:
        why = "; ".join(line.strip() for line in told.lines())
        expected = f"{told.points}, which is what the score pays: {why}"
        yield Problem(f"{place}/scores", str(example.scores), expected[:600], "wrong-example")


def _misnamed(ruleset: Ruleset, score: Any, example: Example, place: str) -> Iterator[Problem]:
    wanted, domains = names_in(score), ruleset.words.lexicon.domains
    for name in sorted(wanted - set(example.named)):
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
    sizes = Counter(one.set for one in every.values())
    mine = sorted({one.set for one in lessons if one.set is not None})
    main = max(mine, key=lambda name: sizes[name], default="")
    if mine and sizes[main] != ruleset.rules["lessons_per_set"] and len(mine) == 1:
        yield _wrong_size(ruleset, info, main, every.values())
    for lesson in lessons if len(mine) > 1 else ():
        yield from _stray(ruleset, lesson, main, sizes)
    if not info.overlays:
        yield from _taken(ruleset, pack, lessons)


def _wrong_size(ruleset: Ruleset, info: PackInfo, name: str, lessons: Iterable[Lesson]) -> Finding:
    """Too many or too few; a draft may still have too few, though no game takes it."""
    size = ruleset.rules["lessons_per_set"]
    cards = [one.id for one in lessons if one.set == name]
    found = f"{len(cards)} lessons in set {quoted(name)}: {listed(cards)}"
    draft = info.version.startswith(DRAFT) and len(cards) < size
    seen = (f"version {info.version}, so this is a draft; a game refuses it",)
    problem = Problem("/version" if draft else "", found, f"exactly {size}", "set-size")
    return Finding("", "", problem, seen if draft else ())


def _stray(
    ruleset: Ruleset, lesson: Lesson, main: str, sizes: Mapping[str | None, int]
) -> Iterator[Finding]:
    """A lesson of a set that is not whole, in a pack with another set."""
    size = ruleset.rules["lessons_per_set"]
    if lesson.set is not None and lesson.set != main and sizes[lesson.set] != size:
        found = f"{quoted(lesson.set)}, a set of {sizes[lesson.set]}"
        expected = f"a set of exactly {size}"
        problem = Problem("/set", found, expected, "set-size", main)
        yield Finding("lessons", lesson.id, problem)


def _taken(ruleset: Ruleset, pack: str, lessons: Sequence[Lesson]) -> Iterator[Finding]:
    mine = {one.set: one.id for one in lessons if one.set is not None}
    for name, source in find_packs((), ()).items():
        for taken in sorted(sets_in(source) & set(mine)) if name != pack else ():
            found = f"{quoted(taken)}, which pack {quoted(name)} brings too"
            problem = Problem("/set", found, "a letter or name of its own", "set-taken")
            yield Finding("lessons", mine[taken], problem)


# -- warnings ----------------------------------------------------------------------------------


def _warnings(ruleset: Ruleset, pack: str, lesson: Lesson) -> Iterator[Finding]:
    given: set[str] = set()
    for problem, evidence in _seen(ruleset, pack, lesson):
        given.add(problem.code)
        if problem.code not in lesson.accepts:
            yield Finding("lessons", lesson.id, problem, evidence)
    for code in sorted(set(lesson.accepts) - given):
        expected = "only warnings that are given; take this one out"
        problem = Problem(f"/accepts/{code}", quoted(code), expected, "needless-accepts")
        seen = ("no such warning is given now",)
        yield Finding("lessons", lesson.id, problem, seen, acceptable=False)


def _seen(ruleset: Ruleset, pack: str, lesson: Lesson) -> Iterator[Seen]:
    info = ruleset.content.packs[pack]
    if lesson.set is None and pack not in ruleset.game.packs and not info.overlays:
        problem = Problem("", 'no key "set"', "the letter or name of a set", "no-set")
        yield problem, ("without one it joins the deck of every game with this pack",)
    scenes = partial(sample_scenes, ruleset, SAMPLED)
    for place, text, score, _ in _scores(lesson):
        yield from differing(place, text, score)
        found = [*constant(ruleset.words, place, score, scenes())]
        yield from found or unmet(ruleset.words, place, score, scenes())
