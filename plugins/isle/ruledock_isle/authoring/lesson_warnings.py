"""Signs that a lesson may not say what its author meant, each with the evidence for it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ruledock.plugin import CONDITION, Problem, Range, WordRegistry, cost
from ruledock.plugin import pointer_step as step
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.text import list_tiles
from ruledock_isle.cards.lessons import names_in
from ruledock_isle.words import BoatScene

Seen = tuple[Problem, tuple[str, ...]]
"""What is odd, and the evidence."""

_CARDINALS = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_NUMBERS = {
    **{word: number for number, word in enumerate(_CARDINALS, 1)},
    **{word: 10 * number for number, word in enumerate(_TENS, 2)},
}
_WORDS = rf"(?:{'|'.join(_TENS)})[-\s](?:{'|'.join(_CARDINALS[:9])})|{'|'.join(_NUMBERS)}"
_SAID = re.compile(rf"(?:\b(more|fewer|less)\s+than\s+)?(\d+|\b(?:{_WORDS})\b)")
"""A number in figures or words, and a comparison before it."""
_BESIDE = {"more": 1, "fewer": -1, "less": -1}
"""How far the number in the score may be from that in the text."""
_HINTS = {
    "both": 2, "double": 2, "half": 2, "halved": 2, "pair": 2, "pairs": 2, "twice": 2,
    "second": 2, "third": 3, "fourth": 4, "fifth": 5, "triple": 3,
}  # fmt: skip
"""Words that may, but need not, stand for a number of the score."""
_WRITTEN = ("table",)
STEPS, FEWEST = 2_000_000, 20
"""The most words to evaluate on all boats together, and the fewest boats to try."""
_SMALLEST = 2
"""Nobody need write out the number one."""


# -- numbers -----------------------------------------------------------------------------------


def differing(place: str, text: str, score: Any) -> Iterator[Seen]:
    """Numbers that only the text or only the score mentions."""
    said, hinted = _text_numbers(text.lower())
    meant = {abs(number): pointer for number, pointer in _score_numbers(score, "")}
    only_said = sorted(said - set(meant) - _table_numbers(score))
    only_meant = sorted(set(meant) - said - hinted)
    evidence = (f"the text says {_row(said)}", f"the score says {_row(meant)}")
    if only_said:
        found, expected = f"{_row(only_said)} in the text", "numbers that the score uses"
        yield Problem(f"{place}/text", found, expected, "numbers-differ"), evidence
    elif only_meant:
        found, expected = f"{_row(only_meant)} in the score", "numbers that the text tells"
        pointer = f"{place}/score{meant[only_meant[0]]}"
        yield Problem(pointer, found, expected, "numbers-differ"), evidence


def _text_numbers(text: str) -> tuple[set[int], set[int]]:
    """The numbers a text states, and those it may hint at."""
    stated: set[int] = set()
    hinted = {number for word, number in _HINTS.items() if re.search(rf"\b{word}\b", text)}
    for than, phrase in _SAID.findall(text):
        number = _number(phrase)
        if than:
            hinted |= {number, number + _BESIDE[than]}
        else:
            stated.add(number)
    return {number for number in stated if number >= _SMALLEST}, hinted


def _number(phrase: str) -> int:
    if phrase.isdigit():
        return int(phrase[:9])
    return sum(_NUMBERS[word] for word in re.split(r"[-\s]", phrase))


def _score_numbers(value: Any, pointer: str) -> Iterator[tuple[int, str]]:
    """Every number written in a score, with its place; no text need repeat a whole table."""
    if isinstance(value, bool):
        return
    if isinstance(value, int) and abs(value) >= _SMALLEST:
        yield value, pointer
    elif isinstance(value, Mapping) and not any(key in value for key in _WRITTEN):
        for key, part in value.items():
            yield from _score_numbers(part, step(pointer, key))
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            yield from _score_numbers(part, step(pointer, index))


def _table_numbers(value: Any) -> set[int]:
    """Numbers that a text may take from tables in a score: entries, and what they are for."""
    parts = [*value.values()] if isinstance(value, Mapping) else value
    found = (
        {one for part in parts for one in _table_numbers(part)}
        if isinstance(parts, list)
        else set()
    )
    if isinstance(value, Mapping) and isinstance(value.get("table"), list | tuple):
        entries, first = value["table"], value.get("from", 0)
        found |= {abs(entry) for entry in entries} | {abs(value.get("then", 0))}
        found |= set(range(first, first + len(entries)))
    return found


def _row(numbers: Any) -> str:
    return ", ".join(map(str, sorted(numbers))) or "none"


# -- sampled boats -----------------------------------------------------------------------------


def constant(
    words: WordRegistry, place: str, score: Any, scenes: Sequence[BoatScene]
) -> Iterator[Seen]:
    """A score that is the same on every boat."""
    scenes = _affordable(words, score, scenes)
    paid = set(_values(words, "score", score, scenes))
    if len(paid) == 1:
        (points,) = paid
        found = f"{points} points on each of {len(scenes)} boats"
        expected = "a score that differs from boat to boat"
        problem = Problem(f"{place}/score", found, expected, "constant-score")
        yield problem, (f"for example on {_boat(scenes)}",)


def unmet(
    words: WordRegistry, place: str, score: Any, scenes: Sequence[BoatScene]
) -> Iterator[Seen]:
    """Conditions inside a score that no boat meets, without those nested in another such one."""
    scenes = _affordable(words, score, scenes)
    seen: list[str] = []
    for pointer, condition in conditions(words, score):
        inside = any(pointer.startswith(f"{other}/") for other in seen)
        if inside or words.check(CONDITION, condition):
            continue
        if not any(_values(words, CONDITION, condition, scenes)):
            seen.append(pointer)
            found = f"a condition that none of {len(scenes)} boats meets"
            expected = "one that some boat meets and some boat does not"
            problem = Problem(f"{place}/score{pointer}", found, expected, "unmet-condition")
            yield problem, (f"not met, for example, by {_boat(scenes)}",)


def _affordable(
    words: WordRegistry, score: Any, scenes: Sequence[BoatScene]
) -> Sequence[BoatScene]:
    """Fewer boats for a score that takes long."""
    steps = cost(words.read("score", score), words.lexicon)
    return scenes[: max(FEWEST, STEPS // steps)]


def _values(
    words: WordRegistry, sort: str, value: Any, scenes: Sequence[BoatScene]
) -> Iterator[Any]:
    function: Callable[..., Any] = words.compile(sort, value)
    wanted, domains = sorted(names_in(value)), words.lexicon.domains
    for number, scene in enumerate(scenes):
        named = {name: domains[name][number % len(domains[name])] for name in wanted}
        yield function(scene, **named)


def conditions(
    words: WordRegistry, value: Any, pointer: str = "", around: tuple[Any, ...] = ()
) -> Iterator[tuple[str, Any]]:
    """Every condition in a score with its place, made to stand on its own: it then asks whether
    it holds for some of what the words around it run through."""
    if isinstance(value, list):
        for index, part in enumerate(value):
            yield from conditions(words, part, step(pointer, index), around)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            params = [word.params[key] for word in _words(words, value) if key in word.params]
            bound = max((param.bound for param in params), default=0)
            inner = (*around, *[_range(words, value)] * bound)
            if any(param.sort == CONDITION for param in params):
                yield from _said_here(part, step(pointer, key), inner)
            yield from conditions(words, part, step(pointer, key), inner)


def _said_here(value: Any, pointer: str, around: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    """One condition, or each of a list."""
    if not isinstance(value, list):
        yield pointer, _some(value, around)
        return
    for index, part in enumerate(value):
        yield step(pointer, index), _some(part, around)


def _words(words: WordRegistry, value: Mapping[str, Any]) -> list[Any]:
    known = words.lexicon.by_name
    return [word for key in value for word in known.get(key, ()) if set(value) <= set(word.params)]


def _range(words: WordRegistry, value: Mapping[str, Any]) -> Any:
    """What the word here runs through."""
    for word in _words(words, value):
        for key, param in word.params.items():
            if isinstance(param, Range) and key in value:
                return value[key]
    return None


def _some(condition: Any, around: tuple[Any, ...]) -> Any:
    for over in reversed(around):
        condition = {"for-some": over, "holds": condition}
    return condition


def _boat(scenes: Sequence[BoatScene]) -> str:
    """The boat with the fewest tiles, in one line as ``pack explain`` takes it."""
    boats = [scene.boat for scene in scenes]
    readable = [boat for boat in boats if _in_box(boat)] or boats
    return list_tiles(min(readable, key=lambda boat: len(boat.stowed)))


def _in_box(boat: Boat) -> bool:
    """Whether all tiles of a boat come out of one box."""
    found = Counter(one.tile for one in boat.stowed)
    return all(count <= boat.fleet.tiles[tile].copies for tile, count in found.items())
