"""Build frozen objects from checked JSON. Unknown keys and wrong types are errors."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from ruledock.content.kinds import ContentKind
from ruledock.content.merge.items import Merged
from ruledock.engine.text import show
from ruledock.errors import Mistake
from ruledock.installed.outside import library

if TYPE_CHECKING:
    from cattrs import Converter


class WrongType(ValueError):
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
            raise WrongType(value, expected)
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
                problems = library("build-errors")(item.value, kind.cls)
                mistakes += [problem.mistake(item.file, item.pointer) for problem in problems]
    return built, mistakes
