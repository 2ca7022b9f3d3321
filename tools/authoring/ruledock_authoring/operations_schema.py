"""Lists of operations as JSON Schema, for editors."""

from __future__ import annotations

from typing import Any

from ruledock.words.operations import LIST, LONGEST, OperationRegistry
from ruledock_authoring.language_schema import DRAFT


def operations_schema(registry: OperationRegistry) -> dict[str, Any]:
    """The JSON Schema of a list of operations."""
    one: list[dict[str, Any]] = []
    for name, operation in sorted(registry.operations.items()):
        said = {"title": name, "description": operation.doc, "examples": [operation.example]}
        keyed = {"type": "object", "required": [name], "additionalProperties": False}
        one.append({**said, **keyed, "properties": {name: operation.closed()}})
        if operation.bare:
            one.append({"const": name, **said})
    listed = {"type": "array", "maxItems": LONGEST, "items": {"anyOf": one} if one else False}
    return {"$schema": DRAFT, **LIST, "$defs": {"operations": listed}}
