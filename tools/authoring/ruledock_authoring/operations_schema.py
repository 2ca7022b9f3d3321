"""Lists of operations as JSON Schema, for editors."""

from __future__ import annotations

from typing import Any

from ruledock.words.operations import LIST, LONGEST, Operation, OperationRegistry
from ruledock_authoring.language_schema import DRAFT


def operations_schema(registry: OperationRegistry) -> dict[str, Any]:
    """The JSON Schema of a list of operations."""
    one: list[dict[str, Any]] = []
    for name, operation in sorted(registry.operations.items()):
        said = {"title": name, "description": operation.doc, "examples": [operation.example]}
        keyed = {"type": "object", "required": [name], "additionalProperties": False}
        one.append({**said, **keyed, "properties": {name: operation.closed()}})
        if _is_bare(operation):
            one.append({"const": name, **said})
    listed = {"type": "array", "maxItems": LONGEST, "items": {"anyOf": one} if one else False}
    return {"$schema": DRAFT, **LIST, "$defs": {"operations": listed}}


def _is_bare(operation: Operation) -> bool:
    """Whether it can be written without parameters."""
    return not operation.params.get("required") and not operation.params.get("minProperties")
