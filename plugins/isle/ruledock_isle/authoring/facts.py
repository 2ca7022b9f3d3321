"""What authors say of a player beside the boat when they want a score explained."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from ruledock.plugin import RuledockError, Ruleset, listed, nearest, show
from ruledock_isle.words import Example, OtherPlayer

BESIDE = ("boat", "scores", "named", "text")
"""The fields of an example that are not a player's belongings."""
MOST = 10_000
"""The most anybody may own in an example."""
BOAT = 'a boat, as in "boat-blue: b01 h4" or ["b.b", "..."]'


class CannotExplain(RuledockError):
    """A lesson cannot be scored with the facts given."""


def known_facts(one: Any) -> dict[str, attrs.Attribute[Any]]:
    """What an example of an item can say of a player beside the boat, by name."""
    return {field.name: field for field in attrs.fields(kind_of(one)) if field.name not in BESIDE}


def kind_of(one: Any) -> type[Example]:
    """The class of an item's examples."""
    return type(one.examples[0]) if one.examples else Example


def check_facts(one: Any, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Check the facts that examples of an item can state, and return them ready for one."""
    known = known_facts(one)
    return {key: _fact(known[key], value) for key, value in facts.items() if key in known}


def seats(ruleset: Ruleset, example: Example) -> int:
    """The number of places in the turn order of an example."""
    most = ruleset.game.players[1]
    return min(1 + len(example.others), most) if example.others else most


def _fact(field: attrs.Attribute[Any], value: Any) -> Any:
    if field.name == "others":
        return tuple(
            _other(f"others/{n}", one) for n, one in _number_items(field.name, value, "boats")
        )
    if isinstance(field.default, bool):
        if not isinstance(value, bool):
            raise _refusal(field.name, value, "true or false")
        return value
    if isinstance(field.default, tuple):
        every = _number_items(field.name, value, "whole numbers")
        return tuple(_whole(f"{field.name}/{n}", one, -MOST) for n, one in every)
    return _whole(field.name, value, 1 if field.name == "turn_position" else 0)


def _whole(place: str, value: Any, low: int) -> int:
    if type(value) is not int or not low <= value <= MOST:
        raise _refusal(place, value, f"a whole number from {low} to {MOST}")
    return value


def _number_items(place: str, value: Any, what: str) -> Iterator[tuple[int, Any]]:
    if not isinstance(value, list):
        raise _refusal(place, value, f"a list of {what}")
    return enumerate(value)


def _other(place: str, value: Any) -> OtherPlayer:
    """Another player: a boat, or an object with a boat and belongings."""
    if not isinstance(value, Mapping):
        return OtherPlayer(_boat(place, value))
    names = [field.name for field in attrs.fields(OtherPlayer)]
    for key in value.keys() - names:
        close = nearest(key, names)
        hint = f'; did you mean "{close}"?' if close else ""
        raise CannotExplain(f"{place}: found {show(key)}, expected {listed(names)}{hint}")
    own = {key: _whole(f"{place}/{key}", value[key], 0) for key in value if key != "boat"}
    return OtherPlayer(_boat(f"{place}/boat", value.get("boat")), **own)


def _boat(place: str, value: Any) -> str | list[str]:
    rows = value if isinstance(value, list) else [value]
    if not rows or not all(isinstance(row, str) for row in rows):
        raise _refusal(place, value, BOAT)
    found: str | list[str] = value
    return found


def _refusal(place: str, value: Any, expected: str) -> CannotExplain:
    known = isinstance(value, str | int | float | list | dict | None)
    found = show(value if known else str(value))
    return CannotExplain(f"{place}: found {found}, expected {expected}")
