"""Asking the plugins: each answers a hook once, and is named when the answer cannot be used."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ruledock.combine import PIPELINE, UNION, Contribution
from ruledock.errors import LinkError, RuledockError


def contributions(caller: Any) -> list[Contribution]:
    """What every plugin contributes to a hook, by the plugins' names."""
    parts = [
        Contribution(impl.plugin_name, _answer(impl, caller.name, caller.spec.function))
        for impl in caller.get_hookimpls()
    ]
    return sorted(parts, key=lambda part: part.plugin)


def _answer(impl: Any, hook: str, spec: Any) -> Any:
    try:
        value = impl.function()
        if spec.calls or spec.way is PIPELINE:
            fits, expected = callable(value), "a function"
        elif spec.way is UNION:
            fits, expected = isinstance(value, Iterable), "a tuple"
            value = tuple(value) if fits else value
        else:
            return value
    except RuledockError:
        raise
    except Exception as error:
        raise LinkError(f"plugin {impl.plugin_name!r}: {hook} fails with {error!r}") from error
    if not fits:
        found = f"{hook} returns {value!r}, expected {expected}"
        raise LinkError(f"plugin {impl.plugin_name!r}: {found}")
    return value
