"""What the declared fields of a table, drawer or step tell about their part of a view."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, get_args

import attrs

from ruledock.engine.domains import BY_PLAYER
from ruledock.engine.options import Axis

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset


@attrs.frozen
class Field:
    """One field: what its values are, and whether it has one for each player."""

    axis: Axis | None
    by_player: bool
    secret: bool
    own: bool
    """Whether it is secret by player: each sees only their own."""

    @classmethod
    def of(cls, field: Any, hint: Any) -> Field:
        """What the declaration of a field says."""
        said = list(_marks(hint))
        secrecy = field.metadata.get("secrecy")
        own = getattr(secrecy, "by", "") == "player"
        return cls(
            axis=next((one for one in said if isinstance(one, Axis)), None),
            by_player=BY_PLAYER in said or own,
            secret=hasattr(secrecy, "by"),
            own=own,
        )

    def named(self, ruleset: Ruleset, value: Any) -> Any:
        """A value of a view, with what people call things instead of their ids."""
        if isinstance(value, list):
            return [self.named(ruleset, one) for one in value]
        if isinstance(value, Mapping):
            return {
                key: self.named(ruleset, one) if isinstance(one, list) else one
                for key, one in value.items()
            }
        axis = self.axis
        if axis is None or axis.called is None or value is None or isinstance(value, bool):
            return value
        is_count = self.secret and isinstance(value, int)
        return value if is_count or not axis.has(ruleset, value) else str(axis.ref(ruleset, value))


def _marks(hint: Any) -> Iterator[Any]:
    """All that an annotation says beyond types, from outside in."""
    yield from getattr(hint, "__metadata__", ())
    for inner in get_args(hint):
        if hasattr(inner, "__metadata__") or get_args(inner):
            yield from _marks(inner)


def fields_of(ruleset: Ruleset, part: str) -> Mapping[str, Field]:
    """By name: the fields of the game's table, or of a module's drawer."""
    kinds: dict[str, Any] = {kind.name: kind for kind in ruleset.drawers}
    kinds[ruleset.game.name] = ruleset.game.table
    return _fields(kinds[part]) if part in kinds else {}


def fields_of_step(ruleset: Ruleset, name: str) -> Mapping[str, Field]:
    """By name: the fields of a step, which is called as in views and saves."""
    kind = ruleset.steps_by_name.get(name)
    return {} if kind is None else _fields(kind)


@cache
def _fields(kind: Any) -> Mapping[str, Field]:
    hints: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        if not base.__module__.startswith("ruledock."):  # the fields of all tables are not shown
            hints |= _hints(base)
    fields = {one.name: one for one in attrs.fields(kind)}
    return {name: Field.of(fields[name], hint) for name, hint in hints.items() if name in fields}


def _hints(kind: type) -> dict[str, Any]:
    """What annotations say, without those that name what is imported for type checkers only."""
    known, found = vars(sys.modules[kind.__module__]), dict[str, Any]()
    for name, written in get_annotations(kind).items():
        with suppress(NameError):
            found[name] = eval(written, known) if isinstance(written, str) else written
    return found
