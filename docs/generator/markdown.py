"""Tables, docstrings and the values that a schema allows, as Markdown."""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping
from typing import Any


def cell(value: object) -> str:
    """A text that can stand in a table."""
    return str(value).replace("|", "\\|").replace("\n", " ")


def table(head: list[str], rows: list[list[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(cell, line)) + " |" for line in lines)


def doc(thing: object) -> str:
    return inspect.getdoc(thing) or ""


def kind(schema: Mapping[str, Any]) -> str:
    """The values a schema allows, in a few words."""
    if "anyOf" in schema:
        return " or ".join(kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}{how_many(schema)}"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "x-expression" in schema:
        return f"{schema['x-expression']}, in words"
    said = schema.get("type", "any")
    return said if isinstance(said, str) else " or ".join(said)


def how_many(schema: Mapping[str, Any]) -> str:
    """How long a list may be, if its schema says so."""
    low, high = schema.get("minItems", 0), schema.get("maxItems")
    if high is None:
        return f" ({low} or more)" if low else ""
    return f" ({low})" if low == high else f" ({low} to {high})"
