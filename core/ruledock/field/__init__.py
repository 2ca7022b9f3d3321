"""Games as the libraries for learning agents know them: PettingZoo, Gymnasium and OpenSpiel.

Each needs its extra (``pip install "ruledock[pettingzoo]"``); nothing is imported before it is
asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ruledock.errors import RuledockError

if TYPE_CHECKING:
    from ruledock.field.actions import Actions
    from ruledock.field.aec import TableEnv
    from ruledock.field.layout import Layout
    from ruledock.field.rewards import points, won
    from ruledock.field.solo import SoloEnv
    from ruledock.field.spiel import spiel_game

_HOMES = {
    "Actions": ("actions", ""),
    "Layout": ("layout", "gymnasium"),
    "SoloEnv": ("solo", "gymnasium"),
    "TableEnv": ("aec", "pettingzoo"),
    "points": ("rewards", ""),
    "spiel_game": ("spiel", "openspiel"),
    "won": ("rewards", ""),
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home, extra = _HOMES[name]
    try:
        return getattr(import_module(f"{__name__}.{home}"), name)
    except ModuleNotFoundError as error:
        if not extra or str(error.name).startswith("ruledock"):
            raise
        told = f"{__name__}.{name} needs {error.name}; install it with ruledock[{extra}]"
        raise RuledockError(told) from None


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})


__all__ = ["Actions", "Layout", "SoloEnv", "TableEnv", "points", "spiel_game", "won"]
