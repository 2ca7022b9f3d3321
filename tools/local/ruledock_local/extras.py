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
        raise missing_extra(why, extra) from None


def missing_extra(why: str, extra: str) -> ConfigError:
    """The error for an optional library that is not installed."""
    return ConfigError(f"{why}; install it with: pip install 'ruledock[{extra}]'")
