"""A list of things that an explanation has given is not given again further down."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from ruledock.words.explanation import Explanation


def without_repeats(told: Explanation, given: set[Any] | None = None) -> Explanation:
    """The same explanation, each list only where it is read first; what was counted all stays."""
    given = set() if given is None else given
    if told.things:
        return _once(told, given)
    if told.silent or not told.parts:
        return told
    return evolve(told, parts=tuple([without_repeats(part, given) for part in told.parts]))


def _once(told: Explanation, given: set[Any]) -> Explanation:
    """A line that lists things; without them, if the same was given, or not at all."""
    said = (told.value, told.subject, told.things, told.message)
    if said not in given:  # a silent one is given too, by the line above
        given.add(said)
        return told
    silent = evolve(told, silent=True)
    if told.silent or told.sums or told.brief:  # such a line has nothing else to say
        return silent
    return evolve(told, things=(), counted_things=(), parts=(silent,))
