"""Why nothing of a whole kind of option is open, whatever it would be about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, product
from typing import Any

from ruledock.engine.options import Axis, Option
from ruledock.linking.ruleset import Ruleset
from ruledock.messages import Message
from ruledock_mistakes.ways import says_how

LOOKED_AT = 500
"""The most options to ask about."""
Why = Callable[[Option], Message | None]


def some_of(kind: type[Option], ruleset: Ruleset) -> Iterator[Option]:
    """Options of a kind: everything it may be about, each in a few ways."""
    fields: list[Sequence[Any]] = []
    for place, axis in enumerate(kind.axes.values()):
        values = _values(axis, ruleset)
        every = not place or (axis.of is None and says_how(axis, ruleset))
        fields.append(values if every else values[:1])
    return islice((kind(*values) for values in product(*fields)), LOOKED_AT)


def _values(axis: Axis, ruleset: Ruleset) -> Sequence[Any]:
    if axis.of is not None:
        return [(one,) for one in axis.of.domain(ruleset)]
    known = () if axis.member is not None else axis.domain(ruleset)
    return [axis.read(""), *known] if axis.optional else known


def why_nothing_of(kind: type[Option], ruleset: Ruleset, why: Why) -> Message:
    """The reason that holds for whatever comes nearest to being open.

    Most things are simply not at hand: of several reasons, the one that most of them have says
    nothing, and of the others the cheapest is told. Where one reason would have to name a certain
    thing, none is named.
    """
    reasons = [one for one in map(why, some_of(kind, ruleset)) if one is not None]
    how_often = Counter(one.id for one in reasons)
    ids = [id for id, _ in how_often.most_common()]
    near = [one for one in reasons if one.id == (ids[1] if len(ids) > 1 else ids[0])] if ids else []
    same = len({repr(one.args) for one in near}) == 1
    if near and (same or len(ids) > 1):
        return min(near, key=_numbers)
    return Message("core.refused.nothing_for_it")


def _numbers(reason: Message) -> list[int]:
    return [one for one in reason.args.values() if type(one) is int]
