"""The open option that is nearest to a closed one, if one is near enough to be of use."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

from ruledock.engine.options import Axis, Option
from ruledock.linking.ruleset import Ruleset
from ruledock_mistakes.ways import says_how

STEPS = 3
"""How far apart two names may be, letter by letter: h1 and i3 are three steps apart."""


def nearest(ruleset: Ruleset, option: Option, offered: Iterable[Option]) -> Option | None:
    """The open option of the same kind that differs least; None if all are something else.

    It is about the same thing, or about some of the same things, and done in another way.
    """
    apart = [(_distance(ruleset, one, option), one) for one in offered if type(one) is type(option)]
    near = [(far, one) for far, one in apart if far is not None]
    return min(near, key=lambda pair: pair[0], default=(0, None))[1]


def _distance(ruleset: Ruleset, one: Option, other: Option) -> int | None:
    """How much two options of a kind differ; None if they have little in common."""
    far = 0
    for place, (name, axis) in enumerate(one.axes.items()):
        first, second = getattr(one, name), getattr(other, name)
        apart = 0 if first == second else _apart(axis, first, second, ruleset, about=not place)
        if apart is None:
            return None
        far += apart
    return far


def _apart(axis: Axis, one: Any, other: Any, ruleset: Ruleset, *, about: bool) -> int | None:
    """How far two values are apart; what the option is *about* must be nearly the same."""
    if axis.of is not None:
        return len({*one} ^ {*other}) if {*one} & {*other} else None
    many = not says_how(axis, ruleset)
    if type(one) is int and many:
        return abs(one - int(other))
    if about:
        return None
    if axis.optional or not many:
        return 1
    steps = _steps(axis.write(one), axis.write(other))
    return steps if steps <= STEPS else None


def _steps(one: str, other: str) -> int:
    """How far two names are apart in the alphabet, letter by letter."""
    pairs = zip_longest(one, other, fillvalue="\0")
    return sum(abs(ord(first) - ord(second)) for first, second in pairs)
