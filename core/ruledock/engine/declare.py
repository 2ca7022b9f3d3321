"""The one way to declare tables, drawers and steps, as in ``@table class Bush(Table): …``.

attrs makes these classes today. A plugin that uses these decorators does not depend on that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar, dataclass_transform, overload

import attrs

from ruledock.engine.secrecy import hidden, memory, per_player, plain, public, secret
from ruledock.engine.step_methods import kind_of
from ruledock.values import define, frozen

S = TypeVar("S")
T = TypeVar("T", bound=type)


def unsaved(*, factory: Callable[[], list[Any]] | None = None, init: Literal[False] = False) -> Any:
    """A field that follows from others or from the ruleset, for speed: neither saved nor shown. Set
    it in ``__attrs_post_init__``. Copies share it, except for a list that *factory* makes."""
    if factory is None:
        return attrs.field(init=init, metadata={"unsaved": "{}"})
    return attrs.field(init=init, factory=factory, metadata={"unsaved": "{}[:]"})


@dataclass_transform(
    eq_default=False,
    kw_only_default=True,
    field_specifiers=(hidden, memory, per_player, plain, public, secret, unsaved),
)
def table(cls: T) -> T:
    """Make a class the table of a game: its fields are saved, copied and compared by identity."""
    return attrs.define(cls, eq=False, repr=False)


@dataclass_transform(
    kw_only_default=True, field_specifiers=(hidden, memory, per_player, plain, public, secret)
)
def drawer(cls: T) -> T:
    """Make a class the drawer of a module: its fields are saved and copied with the table."""
    return define(cls)


@overload
@dataclass_transform(
    frozen_default=True, field_specifiers=(hidden, memory, per_player, plain, public, secret)
)
def step(cls: T, /) -> T: ...
@overload
def step(**kind: Any) -> Callable[[T], T]: ...
def step(cls: Any = None, /, **kind: Any) -> Any:
    """Make a class a step of the agenda: a frozen value that is saved.

    With ``run(table)`` it asks nobody. With ``offer(table)`` it asks, and ``take(table, player,
    chosen)`` carries out the answer. A secret choice has ``offer(table, player)`` and
    ``resolve(table, chosen)``. ``fits(table)`` says whether it can wait on a loaded table,
    ``why_not(table, player, option)`` why an answer is refused. Such a step has a *name* in saves,
    which never changes. *kind* are further attributes of its :class:`StepKind`.
    """

    def make(cls: type) -> type:
        made: Any = frozen(cls)
        made.step_kind = kind_of(made, kind)
        return made  # type: ignore[no-any-return]

    return make if cls is None else make(cls)


def replace(one: S, **fields: Any) -> S:
    """An equal step but for these fields."""
    new: S = attrs.evolve(one, **fields)  # type: ignore[misc]
    return new
