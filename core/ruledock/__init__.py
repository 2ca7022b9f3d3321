"""Ruledock: tabletop rules as data. This is its whole public face; everything else is private."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ruledock.bots import Bot, GreedyBot, RandomBot, Seat
    from ruledock.bots.limits import Limits
    from ruledock.bots.planner import Planner
    from ruledock.config import Config, load_config
    from ruledock.decisions import Decision
    from ruledock.errors import (
        BotFailed,
        ConfigError,
        ContentError,
        LinkError,
        NotOffered,
        Refusal,
        RuledockError,
        SaveError,
        Unreadable,
    )
    from ruledock.face import load, new, position, replay
    from ruledock.game import Game
    from ruledock.options import Option
    from ruledock.palette import Palette
    from ruledock.play import playout
    from ruledock.record import Record
    from ruledock.ruleset import Result, ScoreLine
    from ruledock.simulation import Simulation, simulate
    from ruledock.simulation.results import Played
    from ruledock.table import Drawer, Table

__version__ = "0.1.0"

# The same imports once more, made when a name is first used: `ruledock --help` needs no engine.
_HOMES = {
    "bots": ("Bot", "GreedyBot", "RandomBot", "Seat"),
    "bots.limits": ("Limits",),
    "bots.planner": ("Planner",),
    "config": ("Config", "load_config"),
    "decisions": ("Decision",),
    "errors": (
        "BotFailed",
        "ConfigError",
        "ContentError",
        "LinkError",
        "NotOffered",
        "Refusal",
        "RuledockError",
        "SaveError",
        "Unreadable",
    ),
    "face": ("load", "new", "position", "replay"),
    "game": ("Game",),
    "options": ("Option",),
    "palette": ("Palette",),
    "play": ("playout",),
    "record": ("Record",),
    "ruleset": ("Result", "ScoreLine"),
    "simulation": ("Simulation", "simulate"),
    "simulation.results": ("Played",),
    "table": ("Drawer", "Table"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'ruledock' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"ruledock.{home}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


__all__ = [
    "Bot",
    "BotFailed",
    "Config",
    "ConfigError",
    "ContentError",
    "Decision",
    "Drawer",
    "Game",
    "GreedyBot",
    "Limits",
    "LinkError",
    "NotOffered",
    "Option",
    "Palette",
    "Planner",
    "Played",
    "RandomBot",
    "Record",
    "Refusal",
    "Result",
    "RuledockError",
    "SaveError",
    "ScoreLine",
    "Seat",
    "Simulation",
    "Table",
    "Unreadable",
    "__version__",
    "load",
    "load_config",
    "new",
    "playout",
    "position",
    "replay",
    "simulate",
]
