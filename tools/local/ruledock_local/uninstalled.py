"""Make plugins known from their files or folders, without installing them."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import attrs

from ruledock.engine.text import printable
from ruledock.errors import ConfigError, LinkError
from ruledock.linking import plugins
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.hooks import PROJECT
from ruledock.messages import Message
from ruledock_local.plugin_code import PluginCode

PACKS = "content"
"""The folder beside a file in which its packs lie."""
EXPECTED = "the .py file of a plugin, or a folder with its pyproject.toml or plugin.py"
_loaded: dict[str, tuple[int, tuple[str, ...]]] = {}
"""By path: when it was written, and the plugins in it."""


@attrs.frozen
class Uninstalled:
    """A plugin that is not installed, with the folders of its packs."""

    name: str
    plugin: Any
    packs: tuple[Any, ...] = ()


def load_uninstalled(path: str | Path) -> tuple[str, ...]:
    """Make the plugins at *path* known to this process, and return their names, games first."""
    place = Path(os.path.abspath(path))
    written = _written(place, printable(str(path)))
    before, names = _loaded.get(str(place), (0, ()))
    if before == written and {*names} <= {*plugins.known()}:
        return names
    found = list(_find(place, printable(str(path))))
    for one in found:
        plugins.register(one.name, one.plugin, packs=one.packs)
    found.sort(key=lambda one: not hasattr(one.plugin, "ruledock_game"))
    names = tuple(one.name for one in found)
    _loaded[str(place)] = written, names
    return names


def uninstalled() -> tuple[str, ...]:
    """The paths that were loaded, for other processes to load them, too."""
    return tuple(_loaded)


def is_plugin_at(place: Path) -> bool:
    """Whether this is the file of a plugin, or a folder with one."""
    found = place.suffix == ".py" or os.path.isfile(place / "plugin.py")
    return found or bool(_declared(place))


def refuse_bare(named: str, what: str, folder: Path) -> None:
    """Refuse a bare name for a plugin that is not installed but lies in *folder*: write a path."""
    if named in plugins.known() or not named.isidentifier():
        return
    for path in (named, f"{named}.py"):
        if (folder / path).exists() and is_plugin_at(folder / path):
            found = {"name": named, "path": f"./{path}"}
            raise ConfigError(Message(f"core.wrong.{what}_here", found))


def _written(place: Path, shown: str) -> int:
    try:
        return place.stat().st_mtime_ns
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise ConfigError(f"{shown}: {why}; expected {EXPECTED}") from None


def _find(place: Path, shown: str) -> Iterator[Uninstalled]:
    if declared := _declared(place):
        yield from _in_project(place, declared, shown)
    elif (place / "plugin.py").is_file():
        yield _in_file(place / "plugin.py", f"{shown.rstrip('/')}/plugin.py")
    elif place.suffix == ".py":
        yield _in_file(place, shown)
    else:
        found = "a folder without one" if place.is_dir() else "another kind of file"
        raise ConfigError(f"{shown}: found {found}, expected {EXPECTED}")


def _declared(folder: Path) -> dict[str, dict[str, str]]:
    """The entry points of a project that has plugins; nothing if it has none."""
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
        points: dict[str, dict[str, str]] = project["entry-points"]
        return points if points[plugins.GROUP] else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _in_project(
    folder: Path, declared: dict[str, dict[str, str]], shown: str
) -> Iterator[Uninstalled]:
    """Load what a project's entry points name, as if it were installed."""
    from ruledock.content.read.sources import offered_folder  # late: starting is quick

    code = PluginCode(folder / "src" if (folder / "src").is_dir() else folder, shown)
    offers = [code.load(value) for value in declared.get("ruledock.packs", {}).values()]
    packs = tuple(code.run(partial(offered_folder, offer)) for offer in offers)
    for name, value in declared[plugins.GROUP].items():
        plugin = code.load(value)
        _name(plugin, name, code)
        yield Uninstalled(name, plugin, packs)
        packs = ()  # those of the first are known to all


def _in_file(file: Path, shown: str) -> Uninstalled:
    root = file.parent
    while (root / "__init__.py").is_file():
        root = root.parent
    code = PluginCode(root, shown)
    plugin, package = _run(file, code)
    name = _name(plugin, _fallback(file), code)
    offer = getattr(package, "packs", None)
    beside = file.parent / PACKS
    packs = code.run(offer) if callable(offer) else beside if beside.is_dir() else None
    return Uninstalled(name, plugin, () if packs is None else (packs,))


def _run(file: Path, code: PluginCode) -> tuple[Any, Any]:
    """The module in a file, and the package that says where its packs are."""
    inside = file.relative_to(code.folder).with_suffix("").parts
    if len(inside) == 1:
        module = code.run_file(file)
        return module, module
    return code.load(".".join(inside)), code.load(inside[0])


def _fallback(file: Path) -> str:
    """The name of a module that does not state one: that of its file or folder."""
    return file.parent.name.removeprefix("ruledock_") if file.stem == "plugin" else file.stem


def _name(plugin: Any, fallback: str, code: PluginCode) -> str:
    """The name of a plugin: its game's, or for a module the fallback."""
    game, needs = (_hook(plugin, name, code) for name in ("ruledock_game", "ruledock_needs"))
    if game is not None:
        spec = code.run(game)
        if not isinstance(spec, GameSpec):
            found = type(spec).__name__
            raise LinkError(f"{code.shown}: ruledock_game returns {found}, expected a GameSpec")
        return spec.name
    if needs is None:
        raise LinkError(
            f"{code.shown}: found neither ruledock_game nor ruledock_needs, expected a plugin: "
            "a game has `@hookimpl def ruledock_game()`, a module `@hookimpl def ruledock_needs()`"
        )
    return fallback


def _hook(plugin: Any, name: str, code: PluginCode) -> Any:
    """A hook of the plugin, or None; LinkError for one that is not marked."""
    found = getattr(plugin, name, None)
    if found is not None and not hasattr(found, f"{PROJECT}_impl"):
        raise LinkError(f"{code.shown}: {name} has no @hookimpl above it, so nobody would call it")
    return found
