"""The rounds of a word that runs through things: which of them are told, and how many."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import is_not
from typing import Any

from attrs import evolve

from ruledock.messages import Message
from ruledock.words.explanation import Explanation
from ruledock.words.expr import Apply
from ruledock.words.sorts import CONDITION
from ruledock_explaining.phrases import Property

NAMED = "named"
MOST_ROUNDS = 12
"""How many rounds of a word that runs through things have a line of their own."""
FEW = 8
"""If no round counted, this many of them still say why."""


def counting(expr: Apply, value: Any, found: Mapping[Any, Any]) -> list[Any]:
    """What counted; if something should hold of all and does not, those of which it does not."""
    if expr.word.picks:
        return [place for place, one in found.items() if one == value][:1]
    if expr.word.name == "for-every" and not value:
        return [place for place, holds in found.items() if not holds]
    return [place for place, one in found.items() if one]


def unlit(told: Explanation) -> Explanation:
    """The same as a mere reason: what it speaks of did not count."""
    parts = tuple(map(unlit, told.parts))
    if told.about or told.counted_things or any(map(is_not, parts, told.parts)):
        return evolve(told, about={}, counted_things=(), parts=parts)
    return told


def hoist(told: list[Explanation]) -> list[Explanation]:
    """What is below each of several rounds alike stands once, before them."""
    if len(told) < 2:
        return told
    heard = [part for part in told[0].parts if not part.silent]
    alike = [part for part in heard if all(part in one.parts for one in told)]
    if not alike:
        return told
    rest = [
        evolve(one, parts=tuple(part for part in one.parts if part not in alike)) for one in told
    ]
    return alike + rest


def shorten(told: list[Explanation], most: int) -> Iterator[Explanation]:
    """The first few rounds; the others are silent below a line that says how many they are."""
    if not most:  # such things are never named, they are too many
        yield from (evolve(one, silent=True) if one.subject else one for one in told)
        return
    if len(told) <= most + 1:
        yield from told
        return
    rest = tuple(evolve(one, silent=True) for one in told[most:])
    yield from told[:most]
    message = Message("words.more-lines", {"n": len(rest)})
    yield Explanation(CONDITION, len(rest), message, parts=rest, sums=True)


def things_of(told: Explanation) -> Iterator[Property]:
    """The things that a line names, in brackets."""
    if told.things:
        yield Property(None, told.named_things())


def below(parts: tuple[Explanation, ...]) -> tuple[Explanation, ...]:
    """The parts below a sum; the things of one part alone need not say whose they are."""
    way = "alone" if len([one for one in parts if not one.silent]) == 1 else NAMED
    return tuple(evolve(one, brief=way) if one.brief not in ("", way) else one for one in parts)
