"""Libraries that only some uses need: imported when they are, named when they are missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ruledock.errors import ConfigError


def require_extra(module: str, why: str, extra: str) -> Any:
    """A module of an optional library; without it, an error that says how it is installed."""
    try:
        return import_module(module)
    except ImportError:
        install = f"pip install 'ruledock[{extra}]'"
        raise ConfigError(f"{why}; install it with: {install}") from None
