"""What plugins tell the pipeline: kinds of content, and how to check what a schema cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, Protocol

from attrs import frozen

from ruledock.errors import Problem

SchemaLookup = Callable[[str], Mapping[str, Any]]


@frozen
class ContentKind:
    """A kind of thing packs hold: its folder, its schema, and the class its items become.

    A class with a classmethod ``__from_json__(value)`` builds itself; any other is structured
    field by field, and no key may be left over.
    """

    name: str
    schema: str | Mapping[str, Any]
    cls: type
    key: str = "id"


class Misbuilt(ValueError):
    """What a class raises that builds itself and knows which place of its item is wrong."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.expected)
        self.problem = problem


@frozen
class Provenance:
    """How we know a thing: printed in a rulebook, published elsewhere, or of our own making."""

    kind: Literal["rulebook", "public", "house"]
    source: str = ""

    @classmethod
    def __from_json__(cls, value: Any) -> Provenance:
        return cls(**value) if isinstance(value, dict) else cls(value)


class ExpressionCheck(Protocol):
    """Checks one value marked ``x-expression`` and yields what is wrong with it.

    A check may carry a text ``fingerprint`` that changes whenever its answers could. Without one,
    nothing that was checked by it is remembered between runs.
    """

    def __call__(self, value: Any, /) -> Iterable[Problem]: ...
