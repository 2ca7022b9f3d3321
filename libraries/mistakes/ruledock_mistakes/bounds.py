"""Why an option is closed, as far as the open ones show it: how many things, which, how much."""

from __future__ import annotations

from collections.abc import Iterator

from ruledock.engine.decisions import Chain, Decision, Options, Product, Subsets
from ruledock.engine.options import Option
from ruledock.messages import Message, Ref

LOOKED_AT = 3000
"""Options to look at, to see whether one of a class is open."""


def shown_by(decision: Decision, option: Option) -> Message | None:
    """The reason that follows from the open options of the same class, or from their absence."""
    for part in _parts(decision.options):
        if type(part[0]) is type(option):
            if type(part) is Subsets:
                return _of_things(part, option)
            return _of_number(part, option) if len(type(option).axes) == 1 else None
    if any(type(one) is type(option) for one in decision.options[:LOOKED_AT]):
        return None
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
    strange = [Ref(axis.of.name, one) for one in chosen if one not in part.items]
    return Message("core.refused.not_among", {"things": strange}) if strange else None


def _wrong_count(part: Subsets, found: int) -> Message:
    if part.low == part.high:
        return Message("core.refused.exactly", {"needs": part.low, "found": found})
    if found < part.low:
        return Message("core.refused.at_least", {"needs": part.low, "found": found})
    return Message("core.refused.at_most", {"most": part.high, "found": found})


def _of_number(part: Options, option: Option) -> Message | None:
    """The number is too low or too high, or it is a player who cannot be chosen."""
    ((name, axis),) = type(option).axes.items()
    chosen = getattr(option, name)
    alike = (one for one in part if type(one) is type(option))
    known = part.values[0] if type(part) is Product else [getattr(one, name) for one in alike]
    if axis.players:
        return Message("core.refused.not_among", {"things": [Ref(axis.name, chosen)]})
    if type(chosen) is not int or min(known) <= chosen <= max(known):
        return None
    if len(known) == 1:
        return Message("core.refused.only", {"only": known[0]})
    return Message("core.refused.range", {"low": min(known), "high": max(known)})
