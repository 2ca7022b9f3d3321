"""Why an option is closed, as far as the open ones show it: how many things, which, how much."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from ruledock.engine.decisions import Chain, Decision, Options, Subsets
from ruledock.engine.options import Option
from ruledock.messages import Message, Ref

LOOKED_AT = 3000
"""Options of a part to look at, to see which of a class are open."""


def shown_by(decision: Decision, option: Option) -> Message | None:
    """The reason that follows from the open options of the same class, or from their absence."""
    for part in _parts(decision.options):
        if type(part) is Subsets and type(part[0]) is type(option):
            return _of_things(part, option)
        if alike := [one for one in part[:LOOKED_AT] if type(one) is type(option)]:
            return _of_values(alike, option)
    return Message("core.refused.other_question", {"question": decision.prompt})


def _parts(offered: Options) -> Iterator[Options]:
    """The sequences that options are put together from."""
    if type(offered) is not Chain:  # compiled, every sequence is an instance
        yield offered
        return
    for part in offered.parts:
        yield from _parts(part)


def _of_things(part: Subsets, option: Option) -> Message | None:
    """Too many things or too few are chosen, or some that are not there."""
    ((name, axis),) = type(option).axes.items()
    chosen = getattr(option, name)
    count = len({*chosen})
    if not part.low <= count <= part.high:
        return _wrong_count(part, count)
    assert axis.of is not None
    strange = [one for one in chosen if one not in part.items]
    return _not_among(axis.of.name, strange) if strange else None


def _wrong_count(part: Subsets, found: int) -> Message:
    if part.low == part.high:
        return Message("core.refused.exactly", {"needs": part.low, "found": found})
    if found < part.low:
        return Message("core.refused.at_least", {"needs": part.low, "found": found})
    return Message("core.refused.at_most", {"most": part.high, "found": found})


def _of_values(alike: Sequence[Option], option: Option) -> Message | None:
    """Something that the option is about occurs in no open one of its class."""
    for name, axis in type(option).axes.items():
        chosen = getattr(option, name)
        known = {getattr(one, name) for one in alike}
        if chosen in known:
            continue
        if type(chosen) is int and not axis.players:
            return _of_number(chosen, known)
        alone = len(type(option).axes) == 1 and not axis.players
        # What is said with one word is answered with the words that are open.
        return None if chosen is None or alone else _not_among(axis.name, [chosen])
    return None


def _of_number(chosen: int, known: Collection[int]) -> Message | None:
    """The number is too low or too high."""
    if min(known) <= chosen <= max(known):
        return None
    if len(known) == 1:
        return Message("core.refused.only", {"only": min(known)})
    return Message("core.refused.range", {"low": min(known), "high": max(known)})


def _not_among(kind: str, chosen: Sequence[Any]) -> Message:
    return Message("core.refused.not_among", {"things": [Ref(kind, one) for one in chosen]})
