"""Check that lazy sequences behave like lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from ruledock.engine.options import Option
from ruledock.testing.failures import require

LISTED = 5000
"""Compare sequences of up to this many options in full."""
NAME = "sequence"


def check_sequence(options: Sequence[Option], rng: Random, *, samples: int = 12) -> None:
    """Check that length, indices, slices and membership agree, and that there are no duplicates."""
    size = len(options)
    if size:
        _check_places(options, rng, samples)
    for place in (size, -size - 1):
        require(not _has(options, place), NAME, f"there is an option {place} of {size}")
    if size <= LISTED:
        _check_listed(options)


def _has(options: Sequence[Option], place: int) -> bool:
    try:
        options[place]
    except IndexError:
        return False
    return True


def _check_places(options: Sequence[Option], rng: Random, samples: int) -> None:
    size = len(options)
    places = {0, size - 1, *(rng.randrange(size) for _ in range(samples))}
    for place in sorted(places):
        one = options[place]
        require(one == options[place - size], NAME, f"{place} and {place - size} of {size} differ")
        require(one in options, NAME, f"option {place}, {one}, is not in its own sequence")
    low, high = sorted(rng.choices(range(-size, size), k=2))
    cut = slice(low, high, rng.choice((1, 2, -1)))
    expected = [options[place] for place in range(*cut.indices(size))]
    require(list(options[cut]) == expected, NAME, f"the slice {cut} differs from its places")


def _check_listed(options: Sequence[Option]) -> None:
    listed, size = list(options), len(options)
    require(len(listed) == size, NAME, f"{len(listed)} options are listed, {size} are counted")
    for place, one in enumerate(listed):
        require(options[place] == one, NAME, f"option {place} is {options[place]}, listed as {one}")
        require(one in options, NAME, f"{one} is listed but not a member")
    twice = [one for one, count in Counter(listed).items() if count > 1]
    require(not twice, NAME, f"{', '.join(map(str, twice[:3]))} listed twice")
