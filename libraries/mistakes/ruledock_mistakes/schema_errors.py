"""Turn errors of jsonschema into what authors need: place, found, expected, nearest spelling."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from ruledock.engine import limits
from ruledock.engine.text import listed, near, pointer, printable, quoted, show, unknown_key
from ruledock.errors import Problem
from ruledock_mistakes.alternatives import Failure, alternatives
from ruledock_mistakes.expected import TYPES

Explainer = Callable[[Failure], Iterable[Problem]]


def explain(error: Failure) -> Iterator[Problem]:
    """Explain one error in our words; always yields at least one problem."""
    problems = list(islice(_explain(error), limits.LOOKED_FOR))
    yield from problems or [_problem(error, printable(error.message), "not-allowed")]


def _explain(error: Failure) -> Iterable[Problem]:
    keyword = str(error.validator)
    if error.validator is None:
        return [_problem(error, "nothing here", "unknown-key")]
    if keyword in ("oneOf", "anyOf"):
        return alternatives(error, explain)
    if keyword in _EXPLAINERS:
        return _EXPLAINERS[keyword](error)
    return [problem for inner in error.context or () for problem in explain(inner)]


def at(error: Failure) -> str:
    """The pointer to an error from the top of the item; a wrong key has its own."""
    path = tuple(error.absolute_path)
    named = "propertyNames" in error.relative_schema_path and isinstance(error.instance, str)
    return pointer((*path, error.instance) if named else path)


def _problem(error: Failure, expected: str, code: str, close: str | None = None) -> Problem:
    return Problem(at(error), show(error.instance), expected, code, close)


def _carry_problem(error: Failure) -> Iterator[Problem]:
    problem: Problem = error.validator_value
    place = at(error) + problem.pointer
    yield Problem(place, problem.found, problem.expected, problem.code, problem.nearest)


def _type(error: Failure) -> Iterator[Problem]:
    wanted = error.validator_value
    names = [wanted] if isinstance(wanted, str) else wanted
    yield _problem(error, " or ".join(TYPES.get(name, name) for name in names), "wrong-type")


def _required(error: Failure) -> Iterator[Problem]:
    # One error per missing key, but each has the whole list; its message starts with the key.
    for key in error.validator_value:
        if key not in error.instance and error.message.startswith(repr(key)):
            yield Problem(
                at(error), f"no key {quoted(key)}", f"the key {quoted(key)}", "missing-key"
            )


def _dependent(error: Failure) -> Iterator[Problem]:
    for key, needed in error.validator_value.items():
        for other in needed if key in error.instance else ():
            if other not in error.instance:
                expected = f"the key {quoted(other)} beside {quoted(key)}"
                yield Problem(at(error), f"no key {quoted(other)}", expected, "missing-key")


def _extra(error: Failure) -> Iterator[Problem]:
    schema = error.schema if isinstance(error.schema, dict) else {}
    allowed = _allowed_keys(schema)
    for key in error.instance:
        if key not in allowed and not _matches(key, schema):
            yield unknown_key(at(error), key, set(allowed))


def _allowed_keys(schema: dict[str, Any]) -> set[str]:
    keys = set(schema.get("properties", {}))
    for part in schema.get("allOf", ()):
        keys |= _allowed_keys(part) if isinstance(part, dict) else set()
    return keys


def _matches(key: str, schema: dict[str, Any]) -> bool:
    return any(re.search(pattern, key) for pattern in schema.get("patternProperties", {}))


def _choice(error: Failure) -> Iterator[Problem]:
    value = error.validator_value
    allowed = value if error.validator == "enum" else [value]
    yield not_among(at(error), error.instance, allowed)


def not_among(place: str, found: Any, allowed: Iterable[Any]) -> Problem:
    """The problem of a value that is not in the list."""
    every = list(allowed)
    close = None
    if isinstance(found, str):
        close = near(found, [each for each in every if isinstance(each, str)])
    expected = listed(every) if len(every) == 1 else f"one of {listed(every)}"
    return Problem(place, show(found), expected, "not-allowed", close)


_BOUNDS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "exclusiveMinimum": "more than {}",
    "exclusiveMaximum": "less than {}",
    "multipleOf": "a multiple of {}",
}
_LENGTHS = {
    "minItems": "at least {} in the list",
    "maxItems": "at most {} in the list",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minProperties": "at least {} keys",
    "maxProperties": "at most {} keys",
}


def _bound(error: Failure) -> Iterator[Problem]:
    expected = _BOUNDS[str(error.validator)].format(error.validator_value)
    yield _problem(error, expected, "out-of-range")


def _length(error: Failure) -> Iterator[Problem]:
    expected = _LENGTHS[str(error.validator)].format(error.validator_value)
    yield _problem(error, expected, "wrong-length")


def _pattern(error: Failure) -> Iterator[Problem]:
    schema = error.schema if isinstance(error.schema, dict) else {}
    told = schema.get("x-form") or schema.get("description")
    form = told or f"a text of the form {error.validator_value}"
    yield _problem(error, str(form), "wrong-form")


def _repeated(error: Failure) -> Iterator[Problem]:
    yield _problem(error, "each element once", "repeated-item")


def _contains(error: Failure) -> Iterator[Problem]:
    yield _problem(error, "a list with one more fitting element", "missing-item")


_EXPLAINERS: dict[str, Explainer] = {
    "type": _type,
    "required": _required,
    "dependentRequired": _dependent,
    "additionalProperties": _extra,
    "unevaluatedProperties": _extra,
    "enum": _choice,
    "const": _choice,
    "pattern": _pattern,
    "uniqueItems": _repeated,
    "contains": _contains,
    "x-ref": _carry_problem,
    "x-expression": _carry_problem,
    **dict.fromkeys(_BOUNDS, _bound),
    **dict.fromkeys(_LENGTHS, _length),
}
