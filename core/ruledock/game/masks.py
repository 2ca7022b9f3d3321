"""Masks: the table and its drawers as one player may see them, judging by their declared fields.

The functions are generated, as those that save are: every seat has a view after every choice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ruledock.engine.codec import Shape, codec, generate
from ruledock.engine.secrecy import CARDS, Memory, Secrecy
from ruledock.game.places import Owned, Place, declared, sees

if TYPE_CHECKING:
    from ruledock.linking.table import Table


def masked(
    table: Table, player: int | None, given: Mapping[str, Collection[str]] = MappingProxyType({})
) -> dict[str, dict[str, Any]]:
    """By drawer, and "" for the table: its fields as *player* may see them.

    What the player may not see is replaced by the number of things, and those they know. Fields
    that are *given* for their part are left out.
    """
    whole: Any = table
    seen = {"": _mask(whole.__class__, tuple(given.get("", ())))(table, table, player)}
    for kind, one in whole.drawers.items():
        seen[kind.name] = _mask(one.__class__, tuple(given.get(kind.name, ())))(one, table, player)
    return seen


def masked_steps(table: Table, player: int | None) -> list[dict[str, Any]]:
    """The steps that hold secrets, each with these fields as *player* may see them."""
    return [
        {
            "step": table.ruleset.step_names[step.__class__],
            **_mask(step.__class__, _undeclared(step.__class__))(step, table, player),
        }
        for step in table.agenda
        if declared(step.__class__, CARDS)
    ]


@lru_cache(maxsize=512)
def _undeclared(cls: type) -> tuple[str, ...]:
    said = dict(declared(cls, CARDS))
    return tuple(name for name in codec(cls).shapes if name not in said)


@lru_cache(maxsize=512)
def _mask(cls: type, given: tuple[str, ...]) -> Callable[..., dict[str, Any]]:
    """A function that writes an instance of *cls* as a player sees it."""
    said: dict[str, Any] = dict(declared(cls, CARDS))
    left = {*given, *(name for name, one in said.items() if isinstance(one, Memory))}
    shapes = {name: shape for name, shape in codec(cls).shapes.items() if name not in left}
    pairs = (f"{name!r}: {_field(name, shape, said.get(name))}" for name, shape in shapes.items())
    source = f"def mask(old, table, player, key=None):\n    return {{{', '.join(pairs)}}}"
    scope = {"_sees": sees, "_count": _count}
    return generate("mask", source, scope | {f"_said_{name}": one for name, one in said.items()})  # type: ignore[no-any-return]


def _field(name: str, shape: Shape, said: Secrecy | None) -> str:
    """Code that writes a field."""
    dumped = shape.dump.replace("{}", f"old.{name}")
    if said is None:
        return dumped
    if not said.by:
        return _place(name, said, f"old.{name}", dumped)
    place = _place(name, said, "held", shape.each.replace("{}", "held"))
    if shape.schema.get("type") == "object":
        return f"{{str(key): {place} for key, held in sorted(old.{name}.items())}}"
    return f"[{place} for key, held in enumerate(old.{name})]"


def _place(name: str, said: Secrecy, held: str, dumped: str) -> str:
    """Code that writes what is *held* in a place, or how much if the player does not see it."""
    only = "not v" if said.known is not None or said.top else "True"
    count = f"_count(old, table, {name!r}, _said_{name}, key, player)"
    count = f"(len(v) if type(v := {held}) is list and {only} else 0 if v is None else {count})"
    until, to = (
        f"old.{one}" if isinstance(one, str) else f"_said_{name}.{part}(table, key)"
        for part, one in (("until", said.until), ("to", said.to))
    )
    seen = [] if said.until is None else [until]
    if said.to is None and said.by:
        seen.append("key == player")
    elif said.to is not None and not said.hidden:
        seen.append(f"(player == v if type(v := {to}) is int else _sees(v, player, table))")
    return f"{dumped} if {' or '.join(seen)} else {count}" if seen else count


def _count(owner: Any, table: Table, name: str, said: Secrecy, key: Any, who: int | None) -> Any:
    """How many things a place holds, and those of them that the player knows."""
    place = Place(table, Owned(owner), name, said, key)
    count, known = len(place.things), place.known_to(who)
    return {"count": count, "known": known} if known else count
