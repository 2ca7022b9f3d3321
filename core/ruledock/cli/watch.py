"""``ruledock watch``."""

from __future__ import annotations

import argparse

from ruledock.cli.files import keep
from ruledock.cli.narrate import Narrator, as_data, bot_chooses
from ruledock.cli.settings import limits_of, seat_of, seated_bots, started, table_config
from ruledock.cli.show import as_json, palette, say
from ruledock.errors import BotFailed
from ruledock.game import Game
from ruledock.simulation.results import lost


def run(args: argparse.Namespace) -> int:
    """Play one whole game between bots and tell it, to its end or to where a bot fails."""
    game = started(table_config(args))
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
        failure = {} if failed is None else {"failure": lost(failed, game.ruleset)}
        as_json({**as_data(game, seat), **failure})
    else:
        _end(narrator, failed)
        if args.save:
            say(f"The record is in {args.save}.")
    return 0 if failed is None else 1


def _play(args: argparse.Namespace, game: Game, narrator: Narrator) -> None:
    with seated_bots(game, args.bot or "random", limits_of(args)) as bots:
        if not args.json:
            narrator.opening()
        while not game.over:
            bot_chooses(game, bots, game.decisions[0])
            if not args.json:
                narrator.catch_up()


def _end(narrator: Narrator, failed: BotFailed | None) -> None:
    if failed is None:
        narrator.ending()
    else:
        narrator.breaking_off(failed.player, lost(failed, narrator.game.ruleset), failed.said)
