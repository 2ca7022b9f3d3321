"""What plugins declare: kinds of content, and checks that a schema cannot express."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, Protocol

from ruledock.errors import Problem
from ruledock.values import frozen

SchemaLookup = Callable[[str], Mapping[str, Any]]


@frozen
class ContentKind:
    """A kind of item in packs: its folder, its schema, and the class of its objects.

    A class with a classmethod ``__from_json__(value)`` builds itself; any other is filled field by
    field, and unknown keys are errors.
    """

    name: str
    schema: str | Mapping[str, Any]
    cls: type
    key: str = "id"


class Misbuilt(ValueError):
    """Raised by ``__from_json__`` to say which place of the item is wrong."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.expected)
        self.problem = problem


@frozen
class Provenance:
    """Where something comes from: a rulebook, another publication, or ourselves."""

    kind: Literal["rulebook", "public", "house"]
    source: str = ""

    @classmethod
    def __from_json__(cls, value: Any) -> Provenance:
        return cls(**value) if isinstance(value, dict) else cls(value)


class ExpressionCheck(Protocol):
    """Checks one value marked ``x-expression`` and yields what is wrong with it.

    A check may have a text ``fingerprint`` that changes whenever its answers could. Without one,
    its results are not cached.
    """

    def __call__(self, value: Any, /) -> Iterable[Problem]: ...
