"""Build frozen objects from checked JSON. Unknown keys and wrong types are errors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import evolve

from ruledock.content.check.explain import unknown_key
from ruledock.content.kinds import ContentKind, Misbuilt
from ruledock.content.merge.items import Merged
from ruledock.content.read.pack import RawItem
from ruledock.engine.text import listed, pointer, printable, show
from ruledock.errors import Mistake, Problem

if TYPE_CHECKING:
    from cattrs import Converter

Step = str | int


class _WrongType(ValueError):
    """A value of another type than its class expects."""

    def __init__(self, value: Any, expected: str) -> None:
        super().__init__(f"{show(value)} is not {expected}")
        self.value, self.expected = value, expected


@cache
def converter(explains: bool = True) -> Converter:
    """The two shared converters: one explains errors, the other prepares classes twice as fast."""
    from cattrs import Converter  # late: slow to load
    from cattrs.strategies import configure_union_passthrough  # late: slow to load

    made = Converter(forbid_extra_keys=True, detailed_validation=explains)
    for cls, expected in _PLAIN.items():
        made.register_structure_hook(cls, _strictly(cls, expected))
    configure_union_passthrough(str | bool | int | float | None, made)
    made.register_structure_hook_func(
        lambda cls: hasattr(cls, "__from_json__"), lambda value, cls: cls.__from_json__(value)
    )
    return made


_PLAIN: dict[type, str] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
}


def _strictly(cls: type, expected: str) -> Any:
    # By default the converter would turn "3" into 3 and "yes" into true.
    allowed = (int, float) if cls is float else cls

    def structure(value: Any, _: Any) -> Any:
        if not isinstance(value, allowed) or (isinstance(value, bool) and cls is not bool):
            raise _WrongType(value, expected)
        return value

    return structure


def build_items(
    merged: Merged, kinds: Mapping[str, ContentKind]
) -> tuple[dict[str, dict[str, Any]], list[Mistake]]:
    """The objects of all items, by kind and id, in order."""
    built: dict[str, dict[str, Any]] = {}
    mistakes: list[Mistake] = []
    for name, kind in sorted(kinds.items()):
        built[name] = {}
        for key, item in merged.survivors(name):
            try:
                built[name][key] = converter(explains=False).structure(item.value, kind.cls)
            except Exception:  # a plugin's class may raise what it likes
                mistakes += _mistakes(item, kind)
    return built, mistakes


def _mistakes(item: RawItem, kind: ContentKind) -> list[Mistake]:
    """Build an item again, with the converter that explains what is wrong."""
    try:
        converter().structure(item.value, kind.cls)
    except Exception as error:
        problems = _problems(error, (), item.value)
        return [problem.mistake(item.file, item.pointer) for problem in problems]
    raise AssertionError(f"{item.file} can be built only with detailed validation")


def _problems(error: BaseException, path: tuple[Step, ...], value: Any) -> Iterator[Problem]:
    """Each failure inside a structuring error, with the path to it."""
    from cattrs.errors import BaseValidationError, ForbiddenExtraKeysError  # late: slow to load

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
    elif isinstance(error, _WrongType):
        yield Problem(pointer(path), show(error.value), error.expected, "wrong-type")
    else:
        found = show(_follow(value, path))
        yield Problem(pointer(path), found, printable(str(error)) or repr(error), "not-built")


def _step(error: BaseException) -> tuple[Step, ...]:
    """The last step of the path to an error, which cattrs puts into a note."""
    from cattrs.errors import AttributeValidationNote, IterableValidationNote  # late: slow to load

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
