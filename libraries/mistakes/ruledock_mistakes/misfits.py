"""Find every place where a save does not fit its schema: found and expected.

A small validator for just the JSON Schema that tables use: a stranger's save may hold a hundred
thousand mistakes, and each takes a microsecond here, but fifty in a full validator.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ruledock.engine import limits
from ruledock.engine.plain import is_text
from ruledock.engine.text import listed, near, quoted, show, step
from ruledock.errors import did_you_mean
from ruledock.linking.ruleset import Ruleset
from ruledock_mistakes.expected import TYPES

Schema = Mapping[str, Any]


def resolve(schema: Any, ruleset: Ruleset, players: tuple[int, int]) -> Any:
    """A field's schema as plain JSON Schema, under these rules, for *players* (least, most)."""
    if isinstance(schema, list):
        return [resolve(one, ruleset, players) for one in schema]
    if not isinstance(schema, Mapping):
        return schema
    own = {key: one for key, one in schema.items() if not key.startswith("x-")}
    plain = {key: resolve(one, ruleset, players) for key, one in own.items()}
    if "x-by-player" in schema:
        plain |= {"minItems": players[0], "maxItems": players[1]}
    if "x-among" in schema:
        plain |= _values(ruleset.among(schema["x-among"]), "type" not in schema)
    return plain


def _values(known: Any, as_keys: bool) -> dict[str, Any]:
    if isinstance(known, range) and known.step == 1 and known and not as_keys:
        return {"minimum": known[0], "maximum": known[-1]}
    if not isinstance(known, range | frozenset):
        return {}  # an axis that cannot list its values
    return {"enum": Known(sorted(map(str, known) if as_keys else known, key=str))}


class Known(list[Any]):
    """A list with fast lookup."""

    def __init__(self, values: Iterable[Any]) -> None:
        super().__init__(values)
        self._set = frozenset(self)

    def __contains__(self, value: object) -> bool:
        return value in self._set


def misfits(value: Any, schema: Schema, place: str = "") -> Iterator[str]:
    """Every mistake in *value* by the schema of a table, a line each."""
    if "anyOf" in schema:  # nothing, or something
        if value is not None:
            yield from misfits(value, schema["anyOf"][1], place)
        return
    kind = schema.get("type")
    if kind is not None and not _IS[kind](value):
        yield _line(place, show(value), TYPES[kind])
        return
    yield from _wrong_size(value, schema, place)
    if kind == "array":
        yield from _in_list(value, schema, place)
    elif kind == "object":
        yield from _in_object(value, schema, place)


def _line(place: str, found: str, expected: str) -> str:
    return f"{place or '/'}: found {found}, expected {expected}"


_IS: dict[str, Callable[[Any], bool]] = {
    "integer": lambda value: type(value) is int,
    "string": lambda value: type(value) is str and is_text(value),
    "boolean": lambda value: type(value) is bool,
    "array": lambda value: type(value) is list,
    "object": lambda value: type(value) is dict,
}


def _wrong_size(value: Any, schema: Schema, place: str) -> Iterator[str]:
    low, high = schema.get("minimum"), schema.get("maximum")
    if (low is not None and value < low) or (high is not None and value > high):
        yield _line(place, show(value), f"{low} to {high}")
    if "enum" in schema and value not in schema["enum"]:
        yield _line(place, show(value), _one_of(value, schema["enum"]))
    if "const" in schema and value != schema["const"]:
        yield _line(place, show(value), show(schema["const"]))
    if "maxLength" in schema and len(value) > schema["maxLength"]:
        yield _line(place, f"{len(value):,} characters", f"at most {schema['maxLength']:,}")
    if "pattern" in schema and not re.search(schema["pattern"], value):
        yield _line(place, show(value), schema.get("description", "a whole number"))


def _one_of(value: Any, known: list[Any]) -> str:
    close = near(value, known) if isinstance(value, str) else None
    return f"one of {listed(known)}" + (f"; did you mean {quoted(close)}?" if close else "")


def _in_list(value: list[Any], schema: Schema, place: str) -> Iterator[str]:
    least, most = schema.get("minItems", 0), schema.get("maxItems", limits.ITEMS)
    if not least <= len(value) <= most:
        wanted = str(most) if least == most else f"at most {most}"
        yield _line(place, f"a list of {len(value)}", f"{wanted} in it")
        return
    for index, item in enumerate(value):
        yield from misfits(item, schema["items"], f"{place}/{index}")


def _in_object(value: dict[Any, Any], schema: Schema, place: str) -> Iterator[str]:
    known: Schema = schema.get("properties", {})
    rest = schema.get("additionalProperties", {})
    if len(value) > (most := schema.get("maxProperties", limits.ITEMS)):
        yield _line(place, f"{len(value)} keys", f"at most {most}")
        return
    for name in schema.get("required", ()):
        if name not in value:
            yield _line(f"{place}/{name}", "nothing", "something")
    for key, inner in value.items():
        at = step(place, key if isinstance(key, str) else repr(key))
        if key in known:
            yield from misfits(inner, known[key], at)
        elif rest is False:
            yield f"{at}: found a key that means nothing here; {did_you_mean(str(key)[:99], known)}"
        else:
            yield from _wrong_key(key, schema.get("propertyNames", {}), at)
            yield from misfits(inner, rest, at)


def _wrong_key(key: Any, schema: Schema, at: str) -> Iterator[str]:
    if type(key) is not str or not is_text(key):
        yield _line(at, "a key that is no text", "a text")
    else:
        yield from _wrong_size(key, schema, at)
