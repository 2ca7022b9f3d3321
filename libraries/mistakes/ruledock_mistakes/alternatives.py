"""If a schema allows several forms, guess which one the author meant and explain that one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

from ruledock.engine.text import listed, near, pointer, quoted, show, step
from ruledock.errors import Problem
from ruledock.values import frozen
from ruledock_mistakes.expected import TYPES


class Failure(Protocol):
    """The interface of jsonschema.ValidationError, without importing jsonschema."""

    validator: Any
    validator_value: Any
    instance: Any
    schema: Any
    message: str
    context: Any

    @property
    def absolute_path(self) -> Sequence[str | int]: ...
    @property
    def relative_path(self) -> Sequence[str | int]: ...
    @property
    def relative_schema_path(self) -> Sequence[str | int]: ...


Explain = Callable[["Failure"], Iterable[Problem]]


@frozen
class Form:
    """One of the allowed forms, and why the value does not fit it."""

    errors: tuple[Failure, ...]

    @property
    def other_type(self) -> bool:
        return any(e.validator == "type" and not e.relative_path for e in self.errors)

    @property
    def marks(self) -> list[Failure]:
        """Failures of constants, here or one step down: they distinguish the forms."""
        return [e for e in self.errors if e.validator in ("const", "enum") and _near(e)]

    @property
    def keys(self) -> set[str]:
        """The keys of this form, as far as its failures show them."""
        schemas = (e.schema for e in self.errors if not e.relative_path)
        known = {key for s in schemas if isinstance(s, dict) for key in s.get("properties", ())}
        return known | {str(e.relative_path[0]) for e in self.errors if e.relative_path}

    def strangeness(self, value: Any) -> tuple[bool, bool, int, int, int, int]:
        """Small for the form the author most likely meant."""
        top = sum(1 for e in self.errors if not e.relative_path)
        known = len(self.keys & set(value)) if isinstance(value, dict) else 1
        depth = max(len(e.relative_path) for e in self.errors)
        likeness = (len(self.marks), top - known, -depth, len(self.errors))
        return self.other_type, not known, *likeness


def _near(error: Failure) -> bool:
    return len(error.relative_path) <= 1


def alternatives(error: Failure, explain: Explain) -> Iterator[Problem]:
    """The mistakes of the likeliest form; if no form is likely, what all of them allow."""
    place, value = pointer(error.absolute_path), error.instance
    forms = _forms(error)
    if not forms:
        yield Problem(place, show(value), "exactly one of the allowed forms", "ambiguous")
        return
    best = min(forms, key=lambda form: form.strangeness(value))
    if best.other_type:
        yield _no_such_type(place, value, forms)
    elif best.marks:
        yield _no_such_mark(best.marks[0], forms)
    elif isinstance(value, dict) and best.keys and not best.keys & set(value):
        yield from _no_such_key(place, value, forms)
    else:
        for inner in best.errors:
            yield from explain(inner)


def _forms(error: Failure) -> list[Form]:
    groups: dict[Any, list[Failure]] = defaultdict(list)
    for inner in error.context or ():
        groups[inner.relative_schema_path[0]].append(inner)
    return [Form(tuple(group)) for group in groups.values()]


def _no_such_type(place: str, value: Any, forms: list[Form]) -> Problem:
    names: list[str] = []
    for form in forms:
        for error in form.errors:
            if error.validator == "type" and not error.relative_path:
                wanted = error.validator_value
                names += [wanted] if isinstance(wanted, str) else wanted
    words = dict.fromkeys(TYPES.get(name, name) for name in names)
    return Problem(place, show(value), " or ".join(words), "wrong-type")


def _no_such_mark(mark: Failure, forms: list[Form]) -> Problem:
    allowed: list[Any] = []
    for form in forms:
        for error in form.marks:
            if error.absolute_path == mark.absolute_path:
                value = error.validator_value
                allowed += value if error.validator == "enum" else [value]
    texts = [each for each in allowed if isinstance(each, str)]
    found = mark.instance
    close = near(found, texts) if isinstance(found, str) else None
    expected = f"one of {listed(dict.fromkeys(map(_hashable, allowed)))}"
    return Problem(pointer(mark.absolute_path), show(found), expected, "not-allowed", close)


def _hashable(value: Any) -> Any:
    return value if isinstance(value, str | int | float | bool | None) else show(value)


def _no_such_key(place: str, value: dict[str, Any], forms: list[Form]) -> Iterator[Problem]:
    known = sorted({key for form in forms for key in form.keys})
    expected = f"an object with one of the keys {listed(known)}"
    if not value:
        yield Problem(place, show(value), expected, "missing-key")
    for key in value:
        if key not in known:
            close = near(key, known)
            yield Problem(step(place, key), quoted(key), expected, "unknown-key", close)
