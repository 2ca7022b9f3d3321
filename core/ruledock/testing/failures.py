"""Report a broken property: which one, where exactly, and how to reproduce it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ruledock.game.save import dump
from ruledock.linking.table import Table
from ruledock.testing.findings import advice

if TYPE_CHECKING:
    from ruledock.game.game import Game

SHOWN = 300
"""Characters of a value to quote in a failure."""


class Broken(AssertionError):
    """A game lacks a property that every game must have."""

    def __init__(self, name: str, why: str, *, pointer: str = "") -> None:
        super().__init__(f"[{name}] {why}")
        self.property = name
        """The broken property, such as ``replay`` or ``leaks.options``."""
        self.pointer = pointer
        """Where two values that should be equal first differ, as a JSON pointer."""
        self.record: dict[str, Any] | None = None
        """The record of a game that shows it."""
        self.details: list[str] = [hint] if (hint := advice(name)) else []
        """How to mend it, how to reproduce it, and whatever else an author needs."""

    def __str__(self) -> str:
        return "\n".join([*map(str, self.args), *self.details])

    def with_record_of(self, game: Game) -> Broken:
        """Add the record of *game*, unless there already is one."""
        if self.record is None:
            self.record = game.record.to_dict()
            packs = f", packs_from={list(names)}" if (names := game.ruleset.pack_names) else ""
            self.details.append(f"to reproduce: ruledock.replay({self.record!r}{packs})")
        return self


def require(held: bool, name: str, why: str) -> None:
    """Raise Broken for the property *name* unless *held*."""
    if not held:
        raise Broken(name, why)


def require_equal(name: str, what: str, expected: Any, found: Any) -> None:
    """Raise Broken for the property *name* unless both are equal, with the first difference."""
    if expected == found:
        return
    pointer, one, other = difference(expected, found)
    why = f"{what}: at {pointer or '/'} expected {_short(one)}, found {_short(other)}"
    raise Broken(name, why, pointer=pointer)


def _short(value: Any) -> str:
    text = "nothing" if value is MISSING else repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


MISSING: Any = object()


def difference(one: Any, other: Any, at: str = "") -> tuple[str, Any, Any]:
    """The pointer to the first difference of two JSON values, with both values there."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        pairs = [(key, one.get(key, MISSING), other.get(key, MISSING)) for key in {**one, **other}]
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        if len(one) != len(other):
            return at, one, other
        pairs = [(place, *both) for place, both in enumerate(zip(one, other, strict=True))]
    else:
        return at, one, other
    for key, mine, yours in pairs:
        if mine is MISSING or yours is MISSING or mine != yours:
            return difference(mine, yours, f"{at}/{key}")
    return at, one, other


def state(game: Game | Table) -> dict[str, Any]:
    """The whole state of a game, to see that nothing changes: table, agenda and chance."""
    saved = dump(game if isinstance(game, Table) else game.table)
    return {name: saved[name] for name in ("table", "drawers", "agenda", "chance") if name in saved}
