"""``ruledock play``."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from ruledock.engine import limits
from ruledock.engine.text import printable
from ruledock.errors import BotFailed
from ruledock.game.game import Game
from ruledock_cli.files import game_in, recognise
from ruledock_cli.play.commands import Quit
from ruledock_cli.play.going_on import choose_kept
from ruledock_cli.play.keeping import Keeper
from ruledock_cli.play.kept import new_file, short_path
from ruledock_cli.play.keyboard import Keyboard, open_keyboard
from ruledock_cli.play.lock import locked
from ruledock_cli.play.narrate import Narrator
from ruledock_cli.play.paging import show_lines, wait_for_more
from ruledock_cli.play.seats import bots_for, seats_of, start_game
from ruledock_cli.play.session import Session, settings_of
from ruledock_cli.settings import table_config
from ruledock_cli.usage import Usage
from ruledock_cli.wording import tell
from ruledock_drawing.show import palette, say, warn
from ruledock_drawing.terminal import second_screen

FAILED, INTERRUPTED = 1, 130
_PLAIN_BOT = re.compile(r"[a-z0-9_-]+(:[\w=.,-]+)?")
LATEST = 8
"""Lines that remind a returning person of what happened."""


def run(args: argparse.Namespace) -> int:
    """Seat people among bots and play to the end, or until they leave."""
    keyboard = open_keyboard()
    if not args.game and not args.resume:
        args.resume = choose_kept(keyboard, palette(args))
        if args.resume is None:
            return 0
    with ExitStack() as held:
        named = args.save or args.resume
        if named:
            held.enter_context(locked(Path(named)))  # before reading what another may still write
        keeper = _prepare(args, named)
        if not named and keeper.file is not None:
            held.enter_context(locked(keeper.file))
        return _play(args, keeper, keyboard, held)


def _prepare(args: argparse.Namespace, named: str | None) -> Keeper:
    """The game, who plays it, and where it is kept."""
    game, kept = _game(args)
    wanted = args.seat or kept.get("seat", "0").split(",")
    people = seats_of(wanted, game.ruleset.config.names)
    bot = args.bot or _trusted(kept.get("bot")) or "random"
    place = Path(named) if named else new_file(game.ruleset.game.name)
    return Keeper(game, settings_of(people, bot), place, by_itself=not named)


def _game(args: argparse.Namespace) -> tuple[Game, dict[str, str]]:
    if args.game and args.resume:
        raise Usage(tell("cli.usage.name_a_game"))
    if args.resume:
        found = recognise(args.resume)
        kept = found.data.get("play")
        return game_in(found, args.pack), _wishes(kept if isinstance(kept, dict) else {})
    if args.save and Path(args.save).exists():
        raise Usage(tell("cli.usage.kept_already", file=args.save))
    several = len(args.seat or ()) > 1
    return start_game(table_config(args, **({"windows": "own"} if several else {}))), {}


def _wishes(kept: dict[str, Any]) -> dict[str, str]:
    """The valid ones among the settings saved with the game."""
    return {k: v for k, v in kept.items() if isinstance(v, str) and len(v) <= limits.NAME}


def _trusted(bot: str | None) -> str | None:
    """The bot a file names; one that runs a program or imports a module must be typed by us."""
    if bot and (not _PLAIN_BOT.fullmatch(bot) or bot.startswith(("exec:", "policy:"))):
        raise Usage(tell("cli.usage.bot_from_file", bot=printable(bot)))
    return bot


def _play(args: argparse.Namespace, keeper: Keeper, keyboard: Keyboard, held: ExitStack) -> int:
    game, paint = keeper.game, palette(args)
    people = [int(seat) for seat in keeper.settings["seat"].split(",")]
    bots = bots_for(game, keeper.settings["bot"])
    asks = _asks_out_of_turn(args.interrupts, people, game)
    session = Session(game, people, bots, paint, keyboard, keeper, asks, args.speed)
    narrator = Narrator(game, None, paint, args.speed)
    if not session.alone and keyboard.live:
        held.enter_context(second_screen())
    _begin(session, narrator, resumed=bool(args.resume))
    try:
        session.play()
    except (Quit, EOFError):
        return _leave(held, keeper, 0)
    except KeyboardInterrupt:
        return _leave(held, keeper, INTERRUPTED)
    except BotFailed as failed:
        warn(f"\nruledock: {failed}")
        return _leave(held, keeper, FAILED)
    return _end(held, session, narrator)


def _asks_out_of_turn(wanted: str | None, people: Sequence[int], game: Game) -> bool:
    """Whether to ask before a bot acts; windows, where the person has any, ask often enough."""
    if len(people) > 1 and wanted == "ask":
        raise Usage(tell("cli.usage.ask_several"))
    if wanted is None:
        return len(people) == 1 and not any(
            people[0] in one for one in game.ruleset.asking.values()
        )
    return wanted == "ask"


def _begin(session: Session, narrator: Narrator, *, resumed: bool) -> None:
    narrator.tell_start(seed=False)
    say(narrator.paint("dim", tell("cli.play.hint")))
    for seat in session.people if resumed else ():
        own = session.narrators[seat]
        own.told = max(0, len(session.game.log(seat)) - LATEST)


def _leave(held: ExitStack, keeper: Keeper, code: int) -> int:
    """Say goodbye where it can be read, which is not on the second screen."""
    said = keeper.farewell()
    held.close()
    if code:
        warn(f"\nruledock: {tell('cli.play.stopped')} {said}")
    else:
        say()
        say(said)
    return code


def _command(words: str, columns: int) -> str:
    """A command on a line of its own; if it is too long for one, a shell reads both as one."""
    before, _, last = words.rpartition(" ")
    return f"  {words}" if len(words) + 2 <= columns else f"  {before} \\\n  {last}"


def _end(held: ExitStack, session: Session, narrator: Narrator) -> int:
    session.report(session.keeper.keep())
    held.close()
    if session.at is not None:
        session.lines += len(show_lines(session, session.narrators[session.at].news()))
    if session.lines:
        wait_for_more(session)
    show_lines(session, [*narrator.table(), *narrator.points()])
    narrator.tell_winners(seed=True)
    if session.keeper.file is not None and not session.keeper.trouble:
        file = short_path(session.keeper.file)
        say(narrator.paint("dim", tell("cli.play.replay")))
        say(narrator.paint("dim", _command(f"ruledock replay {file}", narrator.paint.columns)))
    return 0
