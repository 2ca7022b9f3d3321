"""Optional libraries, imported when they are needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ruledock.errors import ConfigError


def require_extra(module: str, why: str, extra: str) -> Any:
    """Import a module of an optional library, or say how to install it."""
    try:
        return import_module(module)
    except ImportError:
        install = f"pip install 'ruledock[{extra}]'"
        raise ConfigError(f"{why}; install it with: {install}") from None
