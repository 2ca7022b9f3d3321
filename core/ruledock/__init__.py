"""Ruledock: tabletop rules as data. This is the public API; plugins import ruledock.plugin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.installed.lazy import lazy_exports
from ruledock.installed.version import VERSION

if TYPE_CHECKING:
    from ruledock.engine.decisions import Decision
    from ruledock.engine.options import Option
    from ruledock.engine.table import Drawer
    from ruledock.errors import (
        BotFailed,
        ConfigError,
        ContentError,
        LinkError,
        MessageError,
        NotOffered,
        Refusal,
        RuledockError,
        SaveError,
        Unreadable,
    )
    from ruledock.game.game import Game
    from ruledock.game.read_message import read_message
    from ruledock.game.record import Record
    from ruledock.game.seat import Bot, Seat
    from ruledock.game.start import load, new, position, replay
    from ruledock.linking.config import Config, load_config
    from ruledock.linking.game_spec import Result, Score, ScoreLine, ScorePart
    from ruledock.linking.table import Table
    from ruledock.messages import Message, Ref
    from ruledock_bots import GreedyBot, RandomBot
    from ruledock_bots.limits import Limits
    from ruledock_bots.planner import Planner
    from ruledock_bots.playing import playout
    from ruledock_drawing.notebook import Shown, show
    from ruledock_drawing.palette import Palette
    from ruledock_local.installation import Installation, report
    from ruledock_simulation import Simulation, simulate
    from ruledock_simulation.results import Played

__version__ = VERSION
"""The version of Ruledock that is installed."""

# The same names again, imported on first use: `ruledock --help` needs no engine.
__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "ruledock.engine.decisions": "Decision",
        "ruledock.engine.options": "Option",
        "ruledock.engine.table": "Drawer",
        "ruledock.errors": "BotFailed ConfigError ContentError LinkError MessageError NotOffered"
        " Refusal RuledockError SaveError Unreadable",
        "ruledock.game.game": "Game",
        "ruledock.game.read_message": "read_message",
        "ruledock.game.record": "Record",
        "ruledock.game.seat": "Bot Seat",
        "ruledock.game.start": "load new position replay",
        "ruledock.linking.config": "Config load_config",
        "ruledock.linking.game_spec": "Result Score ScoreLine ScorePart",
        "ruledock_local.installation": "Installation report",
        "ruledock.linking.table": "Table",
        "ruledock.messages": "Message Ref",
        "ruledock_bots": "GreedyBot RandomBot",
        "ruledock_bots.limits": "Limits",
        "ruledock_bots.planner": "Planner",
        "ruledock_bots.playing": "playout",
        "ruledock_simulation": "Simulation simulate",
        "ruledock_simulation.results": "Played",
        "ruledock_drawing.notebook": "Shown show",
        "ruledock_drawing.palette": "Palette",
    },
)

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
    "Installation",
    "Limits",
    "LinkError",
    "Message",
    "MessageError",
    "NotOffered",
    "Option",
    "Palette",
    "Planner",
    "Played",
    "RandomBot",
    "Record",
    "Ref",
    "Refusal",
    "Result",
    "RuledockError",
    "SaveError",
    "Score",
    "ScoreLine",
    "ScorePart",
    "Seat",
    "Shown",
    "Simulation",
    "Table",
    "Unreadable",
    "__version__",
    "load",
    "load_config",
    "new",
    "playout",
    "position",
    "read_message",
    "replay",
    "report",
    "show",
    "simulate",
]
