"""Make schemas self-contained: replace each reference by what it refers to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Lookup = Callable[[str], Mapping[str, Any]]


def inline_refs(schema: Any, lookup: Lookup, home: str = "", within: tuple[str, ...] = ()) -> Any:
    """Replace every reference in *schema*; *lookup* finds a schema by its file name.

    A recursive reference allows anything. That is good enough for editors and people; the check
    itself does not use such a schema.
    """
    if isinstance(schema, list):
        return [inline_refs(one, lookup, home, within) for one in schema]
    if not isinstance(schema, Mapping):
        return schema
    rest = {
        key: inline_refs(value, lookup, home, within)
        for key, value in schema.items()
        if key != "$ref"
    }
    if not isinstance(schema.get("$ref"), str):
        return rest
    file, _, pointer = schema["$ref"].partition("#")
    file = file or home
    place = f"{file}#{pointer}"
    if place in within:
        return rest
    found = inline_refs(_at(lookup(file), pointer), lookup, file, (*within, place))
    return {**found, **rest} if isinstance(found, dict) else found


def _at(schema: Any, pointer: str) -> Any:
    for step in pointer.split("/")[1:]:
        schema = schema[step.replace("~1", "/").replace("~0", "~")]
    return schema
