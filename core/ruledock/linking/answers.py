"""What a plugin answers to hooks, wherever in its parts that is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

from ruledock.errors import LinkError
from ruledock.linking.combine import takes_several
from ruledock.linking.hooks import PROJECT, hookimpl


def answers(name: str, parts: Sequence[Any]) -> SimpleNamespace:
    """By hook: the function with which a plugin answers it, or one made of its contributions."""
    found: dict[str, Any] = {}
    given: dict[Any, dict[int, Any]] = {}
    for attribute, one in _functions(parts):
        if hasattr(one, f"{PROJECT}_impl") and found.setdefault(attribute, one) is not one:
            raise _twice(name, attribute)
        for hook, value in getattr(one, "contributes", ()):
            given.setdefault(hook, {})[id(value)] = value
    for hook, values in given.items():
        if hook.__name__ in found or (len(values) > 1 and not takes_several(hook)):
            raise _twice(name, hook.__name__)
        found[hook.__name__] = _saying(hook, tuple(values.values()))
    return SimpleNamespace(**found)


def _functions(parts: Iterable[Any]) -> Iterator[tuple[str, Any]]:
    """All attributes of the parts by name; what another plugin's module defines is not theirs."""
    own = {part.__name__ for part in parts if isinstance(part, ModuleType)}
    for part in parts:
        for name in dir(part):
            one = getattr(part, name, None)
            if not hasattr(one, "contributes") or getattr(one, "__module__", "") in own:
                yield name, one


def _saying(hook: Any, values: tuple[Any, ...]) -> Any:
    said = values if takes_several(hook) else values[0]
    return hookimpl(lambda: said)


def _twice(name: str, hook: str) -> LinkError:
    return LinkError(f"plugin {name!r} answers {hook} twice; one function must do it")
