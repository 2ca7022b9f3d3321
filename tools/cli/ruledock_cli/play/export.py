"""``ruledock export``."""

from __future__ import annotations

import argparse
from pathlib import Path

from ruledock_cli.files import game_in, keep, recognise
from ruledock_cli.play.seats import seat_of
from ruledock_cli.usage import Usage
from ruledock_cli.wording import read, tell
from ruledock_drawing.show import say


def run(args: argparse.Namespace) -> int:
    """Write what one player knows of a kept game to another file."""
    if Path(args.out).exists():
        raise Usage(tell("cli.usage.there_already", file=args.out))
    game = game_in(recognise(args.file), args.pack)
    names = game.ruleset.config.names
    seat = seat_of(args.seat, names)
    told = {
        **game.record_for(seat).to_dict(),
        "redacted": "" if seat is None else names[seat],
        "log": [read(line) for line in game.log(seat)],
    }
    keep(args.out, told, private=True)  # a hand is in it; its player may hand it on
    say(tell("cli.export.written", file=args.out, name=told["redacted"]))
    return 0
