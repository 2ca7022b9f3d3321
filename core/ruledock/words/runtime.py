"""The functions that compiled expressions call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import Any, NoReturn

from ruledock.errors import RuledockError


def bits(mask: int) -> list[int]:
    """The indices of the set bits, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(things: Iterable[int]) -> int:
    """The int whose set bits are *things*."""
    mask = 0
    for thing in things:
        mask |= 1 << thing
    return mask


def nth_largest(n: int, numbers: list[int]) -> int:
    """The n-th largest; equal numbers take consecutive ranks. 0 if there are fewer."""
    return sorted(numbers, reverse=True)[n - 1] if 0 < n <= len(numbers) else 0


def nth_smallest(n: int, numbers: list[int]) -> int:
    """The n-th smallest; equal numbers take consecutive ranks. 0 if there are fewer."""
    return sorted(numbers)[n - 1] if 0 < n <= len(numbers) else 0


def sum_of_largest(n: int, numbers: list[int]) -> int:
    """The sum of the n largest, or of all if there are fewer."""
    return sum(sorted(numbers, reverse=True)[:n]) if n > 0 else 0


def top(n: int, measured: list[tuple[int, Any]]) -> list[Any]:
    """The n largest things, with all that tie with the last of them."""
    if n < 1 or not measured:
        return []
    least = sorted([size for size, _ in measured], reverse=True)[min(n, len(measured)) - 1]
    return [thing for size, thing in measured if size >= least]


def look_up(table: tuple[int, ...], index: int, then: int) -> int:
    """An entry of a table; 0 before its start, and *then* more for each step beyond its end."""
    if index < 0:
        return 0
    last = len(table) - 1
    return table[index] if index <= last else table[last] + then * (index - last)


def whole(name: str, named: Mapping[str, Any]) -> int:
    """A named argument that must be a whole number."""
    value = named.get(name)
    if type(value) is not int:
        raise RuledockError(f"{name!r} must be a whole number, not {value!r}")
    return value


def misnamed(sort: str, name: str, named: Mapping[str, Any], known: Iterable[Any]) -> NoReturn:
    """Refuse a named argument that is missing or unknown."""
    found = repr(named[name]) if name in named else "nothing"
    raise RuledockError(f"{name!r} must be a {sort} ({', '.join(map(str, known))}), not {found}")


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (
        bits, combinations, look_up, mask_of, misnamed, nth_largest, nth_smallest,
        sum_of_largest, top, whole,
    )
}  # fmt: skip
SAFE_BUILTINS: Mapping[str, Callable[..., Any]] = {
    "KeyError": KeyError, "TypeError": TypeError,
    "all": all, "any": any, "frozenset": frozenset, "len": len, "list": list, "max": max,
    "min": min, "range": range, "set": set, "sorted": sorted, "sum": sum, "tuple": tuple,
}  # fmt: skip
