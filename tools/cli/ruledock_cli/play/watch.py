"""``ruledock watch``."""

from __future__ import annotations

import argparse

from ruledock.errors import BotFailed
from ruledock.game.game import Game
from ruledock_cli.files import keep
from ruledock_cli.play.narrate import Narrator, as_data, bot_chooses
from ruledock_cli.play.seats import seat_bots, seat_of, start_game
from ruledock_cli.settings import limits_of, table_config
from ruledock_cli.wording import tell
from ruledock_drawing.show import as_json, palette, say
from ruledock_simulation.results import describe_failure


def run(args: argparse.Namespace) -> int:
    """Play one game between bots and tell it, to its end or until a bot fails."""
    game = start_game(table_config(args))
    seat = seat_of(args.seat, game.ruleset.config.names)
    narrator = Narrator(game, seat, palette(args), args.speed)
    failed = None
    try:
        _play(args, game, narrator)
    except BotFailed as error:
        failed = error
    if args.save:
        keep(args.save, game.record.to_dict())
    if args.json:
        failure = {} if failed is None else {"failure": describe_failure(failed, game.ruleset)}
        as_json({**as_data(game, seat), **failure})
    else:
        narrator.tell_table()
        _end(narrator, failed)
        if args.save:
            say(tell("cli.tell.record_in", file=args.save))
    return 0 if failed is None else 1


def _play(args: argparse.Namespace, game: Game, narrator: Narrator) -> None:
    with seat_bots(game, args.bot or "random", limits_of(args)) as bots:
        if not args.json:
            narrator.tell_start(seed=True)
        while not game.over:
            bot_chooses(game, bots, game.decisions[0])
            if not args.json:
                narrator.catch_up()


def _end(narrator: Narrator, failed: BotFailed | None) -> None:
    if failed is None:
        narrator.tell_end()
    else:
        narrator.tell_failure(
            failed.player, describe_failure(failed, narrator.game.ruleset), failed.said
        )
