"""Collect the schemas for a load, without network, and validate with our own keywords.

``x-ref`` marks a text that must be the id of an item of that kind; ``x-expression`` passes a value
to the check of that name; ``x-form`` describes a pattern in words. jsonschema is slow to load, so
we import it only if there is something to check.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from ruledock.content.kinds import ExpressionCheck, SchemaLookup
from ruledock.engine import limits
from ruledock.engine.text import near, quoted, show
from ruledock.errors import LinkError, Problem
from ruledock.installed.outside import library
from ruledock.values import Factory, define

if TYPE_CHECKING:
    from jsonschema import ValidationError
    from jsonschema.protocols import Validator
    from referencing import Registry

    Keyword = Callable[[Any, Any, Any, Any], Iterator[ValidationError]]

_REFERENCE = re.compile(r'"\$ref": "([^"#]+)')
# Through these keywords a value can be visited again and again, so we count their uses.
_COUNTED = ("$ref", "allOf", "anyOf", "if", "not", "oneOf")


def explain(error: Any) -> Iterator[Problem]:
    """What an error of jsonschema means, in our words; at least one problem."""
    found: Iterator[Problem] = library("schema-errors")(error)
    return found


class TooHard(Exception):
    """Checking an item took too many steps."""


@define(slots=False)
class SchemaShelf:
    """All schemas for a load, by file name."""

    lookup: SchemaLookup
    known: dict[str, Mapping[str, Any]] = Factory(dict)

    def add(self, schema: str | Mapping[str, Any]) -> Mapping[str, Any]:
        """Add a schema and all that it refers to."""
        if not isinstance(schema, str):
            self._follow(schema)
            return schema
        if schema not in self.known:
            self.known[schema] = self._load(schema)
            self._follow(self.known[schema])
        return self.known[schema]

    def _load(self, name: str) -> Mapping[str, Any]:
        try:
            return self.lookup(name)
        except (KeyError, OSError, ValueError) as error:
            raise LinkError(f'no schema "{name}" ({error})') from None

    def _follow(self, schema: Mapping[str, Any]) -> None:
        for reference in _REFERENCE.findall(json.dumps(schema)):
            name = reference.rpartition("/")[2]
            if name != str(schema.get("$id", "")).rpartition("/")[2]:
                self.add(name)

    @cached_property
    def registry(self) -> Registry[Any]:
        from referencing import Registry, Resource  # late: slow to load
        from referencing.jsonschema import DRAFT202012  # late: slow to load

        pairs = []
        for name, schema in self.known.items():
            resource = Resource.from_contents(schema, default_specification=DRAFT202012)
            pairs += [(name, resource), (str(schema.get("$id", name)), resource)]
        registry: Registry[Any] = Registry().with_resources(pairs)
        return registry.crawl()


@lru_cache(maxsize=512)
def _schema_error(schema: str) -> str:
    """Why *schema* is not a valid JSON Schema; "" if it is."""
    from jsonschema import Draft202012Validator, SchemaError  # late: slow to load

    try:
        Draft202012Validator.check_schema(json.loads(schema))
    except SchemaError as error:
        return error.message
    return ""


@define(slots=False)
class Checker:
    """Validates values against schemas, with all ids and expressions of the load."""

    shelf: SchemaShelf
    expressions: Mapping[str, ExpressionCheck]
    ids: Mapping[str, Collection[str]]
    """Known ids by kind; references to other kinds are not checked."""
    steps: int = 0
    _made: dict[int, Validator] = Factory(dict)

    def problems(self, schema: Mapping[str, Any], value: Any) -> list[Problem]:
        """All problems of a value, in our words, up to a limit."""
        try:
            found = (problem for error in self.errors(schema, value) for problem in explain(error))
            return list(islice(found, limits.LOOKED_FOR))
        except TooHard:
            expected = "something that can be checked in a few steps"
            return [Problem("", show(value), expected, "too-hard")]

    def errors(self, schema: Mapping[str, Any], value: Any) -> list[ValidationError]:
        """The errors of jsonschema; TooHard or RecursionError if the value is a trap."""
        from referencing.exceptions import Unresolvable  # late: slow to load

        self.steps = 0
        validator = self._made.get(id(schema)) or self._make(schema)
        try:
            return list(islice(validator.iter_errors(value), limits.LOOKED_FOR))
        except Unresolvable as error:
            raise LinkError(f"a schema refers to something that does not exist: {error}") from None

    def _make(self, schema: Mapping[str, Any]) -> Validator:
        wrong = _schema_error(json.dumps(schema, sort_keys=True, default=dict))
        if wrong:
            name = schema.get("$id") or schema.get("title") or "a schema"
            raise LinkError(f"{name} is not a JSON Schema: {wrong}")
        made: Validator = self._class(schema, registry=self.shelf.registry)
        return self._made.setdefault(id(schema), made)

    @cached_property
    def _class(self) -> Any:
        from jsonschema import Draft202012Validator, validators  # late: slow to load

        keywords: dict[str, Any] = {
            name: self._count_steps(Draft202012Validator.VALIDATORS[name]) for name in _COUNTED
        }
        keywords |= {"x-ref": self._ref, "x-expression": self._expression, "uniqueItems": _unique}
        types = Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_whole)
        extend: Any = validators.extend
        return extend(Draft202012Validator, keywords, type_checker=types)

    def _count_steps(self, keyword: Keyword) -> Keyword:
        def counted(
            validator: Any, wanted: Any, value: Any, schema: Any
        ) -> Iterator[ValidationError]:
            self.steps += 1
            if self.steps > limits.ITEM_CHECKS:
                raise TooHard
            yield from keyword(validator, wanted, value, schema) or ()

        return counted

    def _ref(self, _: Any, kind: str, value: Any, schema: Any) -> Iterator[ValidationError]:
        known = self.ids.get(kind)
        if known is not None and isinstance(value, str) and value not in known:
            expected = f"the id of an item of {kind}"
            close = near(value, known)
            problem = Problem("", quoted(value), expected, "dangling-reference", close)
            yield _as_error(problem, "x-ref", value, schema)

    def _expression(self, _: Any, name: str, value: Any, schema: Any) -> Iterator[ValidationError]:
        check = self.expressions.get(name)
        if check is None:
            raise LinkError(f'a schema has "x-expression": "{name}", but there is no such check')
        for problem in check(value):
            yield _as_error(problem, "x-expression", value, schema)


def _as_error(problem: Problem, keyword: str, value: Any, schema: Any) -> ValidationError:
    """A validation error that carries our own problem."""
    from jsonschema import ValidationError  # late: slow to load

    return ValidationError(
        problem.found, validator=keyword, validator_value=problem, instance=value, schema=schema
    )


def _is_whole(_: Any, value: Any) -> bool:
    # JSON Schema accepts 3.0 as an integer; a count of cards should not be a float.
    return isinstance(value, int) and not isinstance(value, bool)


def _unique(_: Any, wanted: bool, value: Any, schema: Any) -> Iterator[ValidationError]:
    # jsonschema compares every pair, which takes minutes for a long list.
    from jsonschema import ValidationError  # late: slow to load

    if not wanted or not isinstance(value, list):
        return
    seen: set[str] = set()
    for index, element in enumerate(value):
        text = json.dumps(element, sort_keys=True)
        if text in seen:
            yield ValidationError("repeated", path=[index], instance=element)
        seen.add(text)
