"""Where a command takes a game or a module, it also takes the path of a plugin.

Imports nothing of the engine unless there is a path, to start quickly.
"""

from __future__ import annotations

TABLES = (".toml", ".json")


def plugin_name(text: str) -> str:
    """A name as it is; for the path of a plugin, load it and return the name of the first one."""
    return load_plugins(text)[0] if is_plugin_path(text) else text


def load_plugins(path: str) -> tuple[str, ...]:
    """Load the plugins at a path; a path with nothing to load is wrong usage."""
    from ruledock.errors import ConfigError  # late: starting is quick
    from ruledock_cli.usage import Usage  # late: starting is quick
    from ruledock_local.uninstalled import load_uninstalled  # late: starting is quick

    try:
        return load_uninstalled(path)
    except ConfigError as error:
        raise Usage(*error.args) from None


def is_plugin_path(text: str) -> bool:
    """Whether *text* is the path of a plugin, neither a name nor a file that describes a table."""
    path = "/" in text or "\\" in text or text in (".", "..") or text.endswith(".py")
    return path and not text.endswith(TABLES)
