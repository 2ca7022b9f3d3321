"""The one way to declare tables, drawers and steps.

    @table
    class Bush(Table):
        berries: int = 0

attrs makes these classes today. A plugin that uses these decorators does not depend on that.
"""

from __future__ import annotations

from typing import Any, TypeVar, dataclass_transform

import attrs

from ruledock.engine.secrecy import hidden, memory, public, secret

S = TypeVar("S")
T = TypeVar("T", bound=type)


@dataclass_transform(
    eq_default=False,
    kw_only_default=True,
    field_specifiers=(attrs.field, hidden, memory, public, secret),
)
def table(cls: T) -> T:
    """Make a class the table of a game: its fields are saved, copied and compared by identity."""
    return attrs.define(cls, eq=False, repr=False)


@dataclass_transform(
    kw_only_default=True, field_specifiers=(attrs.field, hidden, memory, public, secret)
)
def drawer(cls: T) -> T:
    """Make a class the drawer of a module: its fields are saved and copied with the table."""
    return attrs.define(cls)


@dataclass_transform(
    frozen_default=True, field_specifiers=(attrs.field, hidden, memory, public, secret)
)
def step(cls: T) -> T:
    """Make a class a step of the agenda: a frozen value that is saved."""
    return attrs.frozen(cls)


def replace(one: S, **fields: Any) -> S:
    """An equal step but for these fields."""
    new: S = attrs.evolve(one, **fields)  # type: ignore[misc]
    return new
