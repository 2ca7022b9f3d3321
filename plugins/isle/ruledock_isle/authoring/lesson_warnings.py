"""Signs that a lesson may not say what its author meant, each with the evidence for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ruledock.plugin import Compiled, Expression, Problem, WordRegistry
from ruledock_authoring.conditions import conditions
from ruledock_authoring.numbers import Seen
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.text import list_tiles
from ruledock_isle.words import BoatScene, Example
from ruledock_isle.words.scene import sit_around

MOST_NAMED = 8
"""How many of the values that players may name are tried on an empty boat."""
STEPS, FEWEST = 2_000_000, 20
"""The most words to evaluate on all boats together, and the fewest boats to try."""


def constant(
    words: WordRegistry,
    place: str,
    score: Expression,
    scenes: Sequence[BoatScene],
    shown: Iterable[int],
) -> Iterator[Seen]:
    """A score that is the same on every boat, and in what its examples show."""
    scenes = _affordable(score, scenes)
    paid = set(_values(words, score, score.compiled, scenes))
    if len(paid) == 1 and paid.issuperset(shown):
        (points,) = paid
        found = f"{points} points on each of {len(scenes)} boats"
        expected = "a score that differs from boat to boat"
        problem = Problem(f"{place}/score", found, expected, "constant-score")
        yield problem, (f"for example on {_boat(scenes)}",)


def unmet(
    words: WordRegistry, place: str, score: Expression, scenes: Sequence[BoatScene]
) -> Iterator[Seen]:
    """Conditions inside a score that no boat meets, without those nested in another such one."""
    scenes = _affordable(score, scenes)
    seen: list[str] = []
    for pointer, test in conditions(words.lexicon, score):
        if any(pointer.startswith(f"{other}/") for other in seen):
            continue
        if not any(_values(words, score, test, scenes)):
            seen.append(pointer)
            found = f"a condition that none of {len(scenes)} boats meets"
            expected = "one that some boat meets and some boat does not"
            problem = Problem(f"{place}/score{pointer}", found, expected, "unmet-condition")
            yield problem, (f"not met, for example, by {_boat(scenes)}",)


def unproven(place: str, examples: Sequence[Example]) -> Iterator[Seen]:
    """Examples of which none pays, so that none shows what the score is for."""
    if examples and not any(example.scores for example in examples):
        found = f"0 points in {'the only example' if len(examples) == 1 else 'all examples'}"
        problem = Problem(f"{place}/examples", found, "an example that pays", "no-paying-example")
        yield problem, ("a score that always pays 0 would fit them, too",)


def idle(
    words: WordRegistry, place: str, score: Expression, scenes: Sequence[BoatScene], fleet: Fleet
) -> Iterator[Seen]:
    """Points for a player who has no tile and nothing else, beside others who sailed."""
    for plan in sorted(fleet.plans):
        boat = fleet.boat(plan)
        rivals = [BoatScene(one.boat, fish=one.fish) for one in scenes[:2]]
        alone = BoatScene(boat, turn_position=3)
        sit_around([alone, *rivals])
        paid = max(_values(words, score, score.compiled, [alone] * MOST_NAMED))
        if paid > 0:
            found = f"{paid} {'point' if paid == 1 else 'points'} on an empty boat"
            expected = "none for a boat on which nothing lies"
            problem = Problem(f"{place}/score", found, expected, "pays-when-empty")
            yield problem, (f"for example on {list_tiles(boat)}",)
            return


def _affordable(score: Expression, scenes: Sequence[BoatScene]) -> Sequence[BoatScene]:
    """Fewer boats for a score that takes long."""
    return scenes[: max(FEWEST, STEPS // score.cost)]


def _values(
    words: WordRegistry, score: Expression, function: Compiled, scenes: Sequence[BoatScene]
) -> Iterator[Any]:
    """What a part of a score is on each boat, with one value after the other for what it names."""
    known = {name: words.lexicon.domains.get(sort, range(4)) for name, sort in score.named.items()}
    for number, scene in enumerate(scenes):
        named = {name: values[number % len(values)] for name, values in known.items()}
        yield function(scene, **named)


def _boat(scenes: Sequence[BoatScene]) -> str:
    """The boat with the fewest tiles, in one line as ``pack explain`` takes it."""
    boats = [scene.boat for scene in scenes]
    readable = [boat for boat in boats if _in_box(boat)] or boats
    return list_tiles(min(readable, key=lambda boat: len(boat.stowed)))


def _in_box(boat: Boat) -> bool:
    """Whether all tiles of a boat come out of one box."""
    found = Counter(one.tile for one in boat.stowed)
    return all(count <= boat.fleet.tiles[tile].copies for tile, count in found.items())
