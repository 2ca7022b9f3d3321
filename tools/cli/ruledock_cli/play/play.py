"""``ruledock play``."""

from __future__ import annotations

import argparse
import contextlib
from pathlib import Path
from typing import Any

from ruledock.engine import limits
from ruledock.game.game import Game
from ruledock_cli.files import game_in, recognise
from ruledock_cli.play.narrate import Narrator
from ruledock_cli.play.seats import bots_for, seat_of, start_game
from ruledock_cli.play.session import Quit, Session
from ruledock_cli.settings import table_config
from ruledock_cli.usage import Usage
from ruledock_drawing.show import palette, say, warn

INTERRUPTED = 130


def run(args: argparse.Namespace) -> int:
    """Seat a person among bots and play to the end, or until the person leaves."""
    game, kept = _game(args)
    seat = seat_of(_first(args.seat, kept.get("seat"), "0"), game.ruleset.config.names)
    bot = _first(args.bot, kept.get("bot"), "random")
    bots = bots_for(game, bot)
    assert seat is not None
    narrator = Narrator(game, seat, palette(args), args.speed)
    settings = {"seat": str(seat), "bot": bot}
    file = args.save or args.resume
    session = Session(game, seat, bots, narrator, args.interrupts, settings, file)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # late: for input() alone, gives it a history
    return _play(session, bool(args.resume))


def _first(*wishes: str | None) -> str:
    return next(wish for wish in wishes if wish is not None)


def _game(args: argparse.Namespace) -> tuple[Game, dict[str, str]]:
    if bool(args.game) == bool(args.resume):
        raise Usage("name a game to play, or a kept one with --resume FILE")
    if args.resume:
        found = recognise(args.resume)
        kept = found.data.get("play")
        return game_in(found, args.pack), _wishes(kept if isinstance(kept, dict) else {})
    if args.save and Path(args.save).exists():
        raise Usage(f"{args.save} is there already; go on with --resume {args.save}, or rename it")
    return start_game(table_config(args)), {}


def _wishes(kept: dict[str, Any]) -> dict[str, str]:
    """The valid ones among the settings saved with the game."""
    return {k: v for k, v in kept.items() if isinstance(v, str) and len(v) <= limits.NAME}


def _play(session: Session, resumed: bool) -> int:
    narrator = session.narrator
    narrator.tell_start()
    say(narrator.paint("dim", "Type a number or an option; “help” says what else."))
    if resumed:
        narrator.skip()
        session.tell_latest()
    try:
        session.play()
    except (Quit, EOFError):
        say()
        say(session.farewell())
        return 0
    except KeyboardInterrupt:
        say()
        warn(f"ruledock: stopped. {session.farewell()}")
        return INTERRUPTED
    narrator.tell_end()
    return 0
