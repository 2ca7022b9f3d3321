"""``ruledock watch``."""

from __future__ import annotations

import argparse

from ruledock.cli.files import keep
from ruledock.cli.narrate import Narrator, as_data, bot_chooses
from ruledock.cli.settings import bots_for, seat_of, started, table_config
from ruledock.cli.show import as_json, palette, say


def run(args: argparse.Namespace) -> int:
    """Play one whole game between bots and tell it."""
    game = started(table_config(args))
    seat = seat_of(args.seat, game.ruleset.config.names)
    bots = bots_for(game, args.bot or "random")
    narrator = Narrator(game, seat, palette(args), args.speed)
    if not args.json:
        narrator.opening()
    while not game.over:
        bot_chooses(game, bots, game.decisions[0])
        if not args.json:
            narrator.catch_up()
    if args.save:
        keep(args.save, game.record.to_dict())
    if args.json:
        return as_json(as_data(game, seat))
    narrator.ending()
    if args.save:
        say(f"The record is in {args.save}.")
    return 0
