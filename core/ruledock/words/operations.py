"""Operations: what cards do. Plugins register them, and packs list them with parameters.

A list looks like ``[{"gain": {"coins": 2}}, "draw"]``: each operation is a bare string, or an
object with one key and its parameters.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType
from typing import Any, Protocol

from ruledock.engine.text import show, step, unlike
from ruledock.errors import ContentError, Problem, nearest
from ruledock.values import evolve, field, frozen
from ruledock.words.check import WordCheck

LONGEST = 50
DEEPEST = 6
LIST = {"$ref": "#/$defs/operations"}


class Run(Protocol):
    """Does what a card says. The parameters are keywords; the game decides what *ctx* is."""

    def __call__(self, table: Any, ctx: Any, /, *none: Any, **params: Any) -> None: ...


@frozen(eq=False)
class Operation:
    """One thing that cards can do.

    ``params`` is the JSON Schema of its parameters, an object by default.
    ``allows`` names the interrupts that stay open while it runs. ``nested`` names parameters that
    are themselves lists of operations; ``run`` gets them bound.
    """

    name: str
    params: Mapping[str, Any]
    run: Run
    doc: str
    example: Any
    allows: frozenset[str] = frozenset()
    nested: frozenset[str] = frozenset()
    owner: str = "core"

    def closed(self, nested: Mapping[str, Any] = LIST) -> dict[str, Any]:
        """The schema of its parameters, without additional properties."""
        properties = dict(self.params.get("properties", {}))
        properties.update({key: nested for key in self.nested})
        return {
            "type": "object", "additionalProperties": False, **self.params,
            "properties": properties,
        }  # fmt: skip

    def bind(self, params: Mapping[str, Any]) -> BoundOp:
        """The operation with these parameters; a game may prepare more of it."""
        return BoundOp(self, params)


@frozen
class BoundOp:
    """An operation with its parameters from a card."""

    operation: Operation
    params: Mapping[str, Any] = field(factory=dict)

    def run(self, table: Any, ctx: Any) -> None:
        """Carry it out."""
        self.operation.run(table, ctx, **self.params)


Explain = Callable[[Any], Iterable[Problem]]
"""Turns an error of jsonschema into problems for an author."""


class OperationRegistry:
    """All operations of one game."""

    def __init__(self, operations: Iterable[Operation], explain: Explain) -> None:
        self._explain = explain
        self.operations = {operation.name: operation for operation in operations}
        text = json.dumps(self.describe(), sort_keys=True, default=str)
        self.check = WordCheck(self._problems, sha256(text.encode()).hexdigest())

    def _problems(self, value: Any) -> list[Problem]:
        """All problems of a list of operations."""
        return list(self._check_list(value, "", 1))

    def _judge(
        self, operation: Operation, params: dict[str, Any], pointer: str
    ) -> Iterator[Problem]:
        """Check parameters by the operation's own schema, without nested lists."""
        for error in _validator(operation).iter_errors(params):
            for problem in self._explain(error):
                yield evolve(problem, pointer=pointer + problem.pointer)

    def compile(self, value: Any) -> tuple[BoundOp, ...]:
        """Bind a checked list to its operations; the parameters become read-only."""
        problems = list(self._shape(value, ""))
        if problems:
            raise ContentError([problem.mistake("operations") for problem in problems])
        return tuple(self._bind(*_parts(entry)) for entry in value)

    def describe(self) -> list[dict[str, Any]]:
        """Every operation, for the reference."""
        return [
            {
                "name": operation.name,
                "owner": operation.owner,
                "doc": operation.doc,
                "params": operation.closed(),
                "example": operation.example,
                "allows": sorted(operation.allows),
                "nested": sorted(operation.nested),
            }
            for _, operation in sorted(self.operations.items())
        ]

    def _shape(self, value: Any, pointer: str) -> Iterator[Problem]:
        """Problems with the form: a list of known operations, each with an object of parameters."""
        if not isinstance(value, list) or len(value) > LONGEST:
            yield unlike(value, f"a list of at most {LONGEST} operations", pointer)
            return
        for place, entry in enumerate(value):
            here = step(pointer, place)
            if not isinstance(entry, str) and not (isinstance(entry, dict) and len(entry) == 1):
                yield unlike(entry, "an operation by name, or an object of one key", here)
                continue
            name, params = _parts(entry)
            if name not in self.operations:
                close = nearest(name, self.operations)
                known = f"an operation: {', '.join(sorted(self.operations))}"
                yield Problem(here, show(name), known, "unknown-operation", close)
            elif not isinstance(params, dict):
                yield unlike(params, f"the parameters of {name!r}", step(here, name))

    def _check_list(self, value: Any, pointer: str, depth: int) -> Iterator[Problem]:
        problems = list(self._shape(value, pointer))
        yield from problems
        wrong = {problem.pointer for problem in problems}
        for place, entry in enumerate(value if pointer not in wrong else ()):
            here = step(pointer, place)
            if here not in wrong and depth <= DEEPEST:
                yield from self._check_one(entry, here, depth, wrong)
            elif depth > DEEPEST:
                yield unlike(entry, f"at most {DEEPEST} lists in each other", here, "too-deep")
                return

    def _check_one(self, entry: Any, here: str, depth: int, wrong: set[str]) -> Iterator[Problem]:
        name, params = _parts(entry)
        operation = self.operations[name]
        inside = here if isinstance(entry, str) else step(here, name)
        if inside in wrong:
            return
        yield from self._judge(operation, params, inside)
        for key in sorted(operation.nested & params.keys()):
            yield from self._check_list(params[key], step(inside, key), depth + 1)

    def _bind(self, name: str, params: Mapping[str, Any]) -> BoundOp:
        operation = self.operations[name]
        bound = {
            key: self.compile(value) if key in operation.nested else freeze(value)
            for key, value in params.items()
        }
        return operation.bind(MappingProxyType(bound))


def run_all(operations: Iterable[BoundOp], table: Any, ctx: Any) -> None:
    """Run bound operations in order; only for lists without decisions."""
    for operation in operations:
        operation.run(table, ctx)


def freeze(value: Any) -> Any:
    """An immutable JSON value: lists become tuples, objects read-only mappings."""
    if isinstance(value, list):
        return tuple(freeze(part) for part in value)
    if isinstance(value, Mapping):
        return MappingProxyType({key: freeze(part) for key, part in value.items()})
    return value


def _parts(entry: Any) -> tuple[str, Any]:
    if isinstance(entry, str):
        return entry, {}
    [(name, params)] = entry.items()
    return name, params


@lru_cache(maxsize=256)
def _validator(operation: Operation) -> Any:
    from jsonschema import Draft202012Validator, validators  # late: slow to load

    types = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, v: type(v) is int)
    extend: Any = validators.extend
    return extend(Draft202012Validator, type_checker=types)(operation.closed({}))
