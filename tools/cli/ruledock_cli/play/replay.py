"""``ruledock replay``."""

from __future__ import annotations

import argparse
from typing import Any

import attrs

from ruledock.engine.actors import player_of
from ruledock.game.record import read
from ruledock_cli.files import Found, game_in, recognise
from ruledock_cli.play.narrate import Narrator, as_data
from ruledock_cli.play.seats import seat_of
from ruledock_cli.usage import Usage
from ruledock_drawing.screen import draw, screens_of
from ruledock_drawing.show import as_json, count, palette, say


def run(args: argparse.Namespace) -> int:
    """Tell a recorded game again, to its end or up to a choice."""
    found = recognise(args.file)
    game = game_in(_cut(found, args.to), args.pack)
    seat = seat_of(args.seat, game.ruleset.config.names)
    if args.json:
        return as_json(as_data(game, seat))
    paint = palette(args)
    narrator = Narrator(game, seat, paint, args.speed)
    narrator.tell_start()
    narrator.catch_up()
    if game.over:
        narrator.tell_end()
        return 0
    say()
    say(draw(game.view(seat), screens_of(game.ruleset), paint, game.ruleset))
    say()
    say(_describe_state(found, game, args.to, seat))
    return 0


def _cut(found: Found, to: int | None) -> Found:
    choices = found.data.get("choices")
    if to is None:
        return found
    if found.kind != "record" or not isinstance(choices, list):
        raise Usage(f"--to: {found.path} is a {found.kind} and holds no choices")
    if not 0 <= to <= len(choices):
        raise Usage(f"--to {to}: this record has {count(len(choices), 'choice')}")
    return attrs.evolve(found, data={**found.data, "choices": choices[:to]})


def _describe_state(found: Found, game: Any, to: int | None, seat: int | None) -> str:
    choices = found.data.get("choices", [])
    made = len(game.record.choices)
    if to is not None and to < len(choices):
        known = seat is None or player_of(read(choices[to])[0]) == seat
        then = f"; next in the record: {choices[to]}" if known else ""
        return f"{count(made, 'choice')} told{then}"
    return f"The game is not over; {count(made, 'choice')} made so far."
