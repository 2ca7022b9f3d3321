"""Look at a kept game without spoiling it: an unfinished one is shown as a spectator sees it."""

from __future__ import annotations

import argparse

import attrs

from ruledock.game.game import Game
from ruledock_cli.files import Found, game_in
from ruledock_cli.play.seats import seat_of
from ruledock_cli.usage import Usage
from ruledock_cli.wording import tell


@attrs.frozen
class Revealed:
    """A game in a file, and how much of it may be shown."""

    game: Game
    seat: int | None
    """Whose view to show; None for a spectator's."""
    secrets: bool
    """Whether to show the seed and the choices as they are recorded."""


def look_at(found: Found, args: argparse.Namespace) -> Revealed:
    """The game in a file; of an unfinished one, hands and seed only with ``--reveal``."""
    game = game_in(found, args.pack)
    seat = seat_of(args.seat, game.ruleset.config.names)
    secrets = game.over or args.reveal
    if seat is not None and not secrets:
        raise Usage(tell("cli.usage.not_over", name=args.seat))
    return Revealed(game, seat, secrets)
