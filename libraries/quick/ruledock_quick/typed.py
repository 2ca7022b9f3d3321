"""Types for msgspec, made from the schemas of saves, so that it checks values while it reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from ruledock.engine.codec import Shape
from ruledock.engine.rules import Rules
from ruledock_quick.json_text import msgspec


def type_of(shape: Shape, rules: Rules) -> Any:
    """The type of exactly what a field may hold under these rules; None if msgspec has no such.

    Only numbers, ids and lists of them are read as they are: they are saved as a copy copies them.
    With lists of lists among them, such as hands and piles, loading takes 2.5 of 27 µs less.
    """
    return _allowed(shape.schema, rules) if shape.dump == shape.copy else None


def _allowed(schema: Mapping[str, Any], rules: Rules) -> Any:
    if "x-among" in schema:
        return _among(rules.among(schema["x-among"]))
    if "anyOf" in schema:
        one = _allowed(schema["anyOf"][1], rules)
        return None if one is None else one | None
    kind = schema.get("type")
    if kind == "integer":
        return Annotated[int, msgspec().Meta(ge=schema["minimum"], le=schema["maximum"])]
    if kind == "array":
        return _list_of(_allowed(schema["items"], rules), schema, rules)
    return {"boolean": bool}.get(str(kind))


def _among(known: Any) -> Any:
    """The values of an axis. A text that is read so is the rules' own: it is hashed already."""
    if isinstance(known, frozenset) and known and {*map(type, known)} <= {str}:
        return Literal[tuple(sorted(known))]
    if isinstance(known, range) and known and known.step == 1:
        return Annotated[int, msgspec().Meta(ge=known[0], le=known[-1])]
    return None


def _list_of(item: Any, schema: Mapping[str, Any], rules: Rules) -> Any:
    if item is None:
        return None
    most = len(rules.players) if schema.get("x-by-player") else schema["maxItems"]
    least = most if schema.get("x-by-player") else 0
    return Annotated[list[item], msgspec().Meta(min_length=least, max_length=most)]
