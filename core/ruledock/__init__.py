"""Ruledock: tabletop rules as data. This is the public API; plugins import ruledock.plugin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.installed.lazy import lazy_exports
from ruledock.installed.version import VERSION

if TYPE_CHECKING:
    from ruledock.engine.decisions import Decision as Decision
    from ruledock.engine.drawer import Drawer as Drawer
    from ruledock.engine.options import Option as Option
    from ruledock.errors import BotFailed as BotFailed
    from ruledock.errors import ConfigError as ConfigError
    from ruledock.errors import ContentError as ContentError
    from ruledock.errors import LinkError as LinkError
    from ruledock.errors import MessageError as MessageError
    from ruledock.errors import NotOffered as NotOffered
    from ruledock.errors import Refusal as Refusal
    from ruledock.errors import RuledockError as RuledockError
    from ruledock.errors import SaveError as SaveError
    from ruledock.errors import Unreadable as Unreadable
    from ruledock.game.game import Game as Game
    from ruledock.game.record import Record as Record
    from ruledock.game.seat import Bot as Bot
    from ruledock.game.seat import Seat as Seat
    from ruledock.game.start import load as load
    from ruledock.game.start import new as new
    from ruledock.game.start import replay as replay
    from ruledock.linking.config import Config as Config
    from ruledock.linking.game_spec import Result as Result
    from ruledock.linking.game_spec import Score as Score
    from ruledock.linking.game_spec import ScoreLine as ScoreLine
    from ruledock.linking.game_spec import ScorePart as ScorePart
    from ruledock.linking.table import Table as Table
    from ruledock.messages import Message as Message
    from ruledock.messages import Ref as Ref
    from ruledock_bots import GreedyBot as GreedyBot
    from ruledock_bots import RandomBot as RandomBot
    from ruledock_bots.limits import Limits as Limits
    from ruledock_bots.planner import Planner as Planner
    from ruledock_bots.playing import playout as playout
    from ruledock_drawing.hands import Hand as Hand
    from ruledock_drawing.hands import HeldCard as HeldCard
    from ruledock_drawing.hands import hand as hand
    from ruledock_drawing.notebook import Shown as Shown
    from ruledock_drawing.notebook import show as show
    from ruledock_drawing.palette import Palette as Palette
    from ruledock_local.config_file import load_config as load_config
    from ruledock_local.installation import Installation as Installation
    from ruledock_local.installation import report as report
    from ruledock_positions.position import position as position
    from ruledock_simulation import Simulation as Simulation
    from ruledock_simulation import simulate as simulate
    from ruledock_simulation.results import Played as Played
    from ruledock_speech.read_message import read_message as read_message

__version__ = VERSION
"""The version of Ruledock that is installed."""

# The same names again, imported on first use: `ruledock --help` needs no engine.
__getattr__, __dir__, __all__ = lazy_exports(
    __name__,
    {
        "ruledock.engine.decisions": "Decision",
        "ruledock.engine.options": "Option",
        "ruledock.engine.drawer": "Drawer",
        "ruledock.errors": "BotFailed ConfigError ContentError LinkError MessageError NotOffered"
        " Refusal RuledockError SaveError Unreadable",
        "ruledock.game.game": "Game",
        "ruledock.game.record": "Record",
        "ruledock.game.seat": "Bot Seat",
        "ruledock.game.start": "load new replay",
        "ruledock.linking.config": "Config",
        "ruledock.linking.game_spec": "Result Score ScoreLine ScorePart",
        "ruledock_local.config_file": "load_config",
        "ruledock_local.installation": "Installation report",
        "ruledock.linking.table": "Table",
        "ruledock.messages": "Message Ref",
        "ruledock_bots": "GreedyBot RandomBot",
        "ruledock_bots.limits": "Limits",
        "ruledock_bots.planner": "Planner",
        "ruledock_bots.playing": "playout",
        "ruledock_positions.position": "position",
        "ruledock_simulation": "Simulation simulate",
        "ruledock_simulation.results": "Played",
        "ruledock_speech.read_message": "read_message",
        "ruledock_drawing.hands": "Hand HeldCard hand",
        "ruledock_drawing.notebook": "Shown show",
        "ruledock_drawing.palette": "Palette",
    },
)
