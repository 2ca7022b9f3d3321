"""Find plugins, which distributions list in the entry-point group ``ruledock.plugins``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ruledock.errors import ConfigError, LinkError, did_you_mean, wrong
from ruledock.installed.entry_points import EntryPoint, entry_points

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP = "ruledock.plugins"
HOOKS = "ruledock.hooks"
_registered: dict[str, Any] = {}
_changes: list[str] = []


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def register(name: str, plugin: Any, *, packs: Sequence[Traversable] = ()) -> None:
    """Make a plugin known without installing it, for tests and notebooks.

    *packs* are the folders of its packs; they hide installed packs of the same names.
    """
    _registered[name] = plugin
    _changes.append(name)
    _register_packs(name, packs)


def unregister(name: str) -> None:
    """Forget a registered plugin; an installed one of that name shows again."""
    del _registered[name]
    _changes.append(name)
    _register_packs(name, ())


def _register_packs(name: str, folders: Sequence[Traversable]) -> None:
    from ruledock.content.read.sources import register_packs  # late: starting is quick

    register_packs(name, folders)


def generation() -> int:
    """A number that changes with every (un)registration, as rulesets linked before are outdated."""
    return len(_changes)


def known() -> list[str]:
    """The names of all plugins."""
    return sorted({*_installed(), *_registered})


def games() -> list[str]:
    """The names of all plugins that define a game."""
    return [name for name in known() if _is_game(name)]


def load(name: str, what: str = "module") -> Any:
    """The plugin of this name; the error for an unknown one suggests the nearest name."""
    if name in _registered:
        return _registered[name]
    point = _installed().get(name)
    if point is None:
        alike = [one for one in known() if _is_game(one) == (what == "game")]
        raise ConfigError(wrong(f"no_{what}", name=name, hint=did_you_mean(name, alike)))
    try:
        return point.load()
    except Exception as error:
        raise LinkError(f"plugin {name!r} cannot be imported: {error}") from error


def _is_game(name: str) -> bool:
    """Whether a plugin defines a game; False if it cannot be imported."""
    try:
        return hasattr(load(name), "ruledock_game")
    except LinkError:
        return False


@cache
def tool_specs() -> tuple[Any, ...]:
    """The hook modules of tools, found in the entry-point group ``ruledock.hooks``."""
    return tuple(point.load() for point in entry_points(group=HOOKS))


def parts_of(name: str, plugin: Any, *, late: bool = False) -> list[Any]:
    """A plugin's own module and its ``parts``: modules, or names of those that only tools need.

    The latter are imported, and returned with the others, only if *late*.
    """
    parts = getattr(plugin, "parts", ())
    found = [plugin]
    for part in parts if isinstance(parts, tuple | list) else (parts,):
        if not isinstance(part, ModuleType | str):
            raise LinkError(f"plugin {name!r}: parts holds {part!r}, expected modules")
        if late or not isinstance(part, str):
            found.append(import_module(part) if isinstance(part, str) else part)
    return found


def folder_of(plugin: Any, name: str) -> Traversable | None:
    """A folder of a plugin, such as ``schemas``: its attribute, or else the one beside its file."""
    file = getattr(plugin, "__file__", None)
    beside = None if file is None else Path(file).parent / name
    found: Traversable | None = getattr(plugin, name, beside)
    return found


def specs_of(plugin: Any) -> Any:
    """The hook module of a game: the plugin's attribute ``hookspecs``, if any."""
    found = getattr(plugin, "hookspecs", None)
    return import_module(found) if isinstance(found, str) else found


def hooks_in(specs: Any) -> list[str]:
    """The names of the hooks that a hook module declares; none if there is no module."""
    return [name for name, one in vars(specs).items() if hasattr(one, "way")] if specs else []
