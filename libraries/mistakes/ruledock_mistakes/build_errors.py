"""Explain why an object could not be built: build it again, with a converter that takes notes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import evolve
from cattrs.errors import (
    AttributeValidationNote,
    BaseValidationError,
    ForbiddenExtraKeysError,
    IterableValidationNote,
)

from ruledock.content.build.objects import WrongType, converter
from ruledock.content.kinds import Misbuilt
from ruledock.engine.text import listed, pointer, printable, show, unknown_key
from ruledock.errors import Problem

Step = str | int


def explain_build(value: Any, cls: type) -> list[Problem]:
    """All problems of a value of which no *cls* can be built."""
    try:
        converter().structure(value, cls)
    except Exception as error:  # a plugin's class may raise what it likes
        return list(_problems(error, (), value))
    raise AssertionError(f"{cls.__name__} can be built only with detailed validation")


def _problems(error: BaseException, path: tuple[Step, ...], value: Any) -> Iterator[Problem]:
    """Each failure inside a structuring error, with the path to it."""
    if isinstance(error, BaseValidationError):
        for inner in error.exceptions:
            yield from _problems(inner, (*path, *_step(inner)), value)
    elif isinstance(error, ForbiddenExtraKeysError):
        for key in sorted(error.extra_fields):
            yield unknown_key(pointer(path), key, _fields(error.cl))
    elif isinstance(error, KeyError) and path:
        missing = listed(error.args)
        yield Problem(pointer(path[:-1]), f"no key {missing}", f"the key {missing}", "missing-key")
    elif isinstance(error, Misbuilt):
        yield evolve(error.problem, pointer=pointer(path) + error.problem.pointer)
    elif isinstance(error, WrongType):
        yield Problem(pointer(path), show(error.value), error.expected, "wrong-type")
    else:
        found = show(_follow(value, path))
        yield Problem(pointer(path), found, printable(str(error)) or repr(error), "not-built")


def _step(error: BaseException) -> tuple[Step, ...]:
    """The last step of the path to an error, which cattrs puts into a note."""
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            return (note.name,)
        if isinstance(note, IterableValidationNote):
            return (note.index,)
    return ()


def _fields(cls: Any) -> list[str]:
    return [attribute.name for attribute in getattr(cls, "__attrs_attrs__", ())]


def _follow(value: Any, path: tuple[Step, ...]) -> Any:
    for part in path:
        try:
            value = value[part]
        except (KeyError, IndexError, TypeError):
            return value
    return value
