"""Play games of a tournament, in any process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from ruledock.errors import BotFailed, ConfigError
from ruledock.game.new_game import new_game
from ruledock.game.playout import playout
from ruledock.linking.config import make_config
from ruledock.linking.ruleset import Ruleset
from ruledock_bots.isolation import isolate_bots
from ruledock_bots.limits import Limits
from ruledock_bots.seeds import bot_seed, game_seed
from ruledock_simulation.results import describe_failure
from ruledock_simulation.seating import makers
from ruledock_simulation.tournament.schedule import Match

Row = dict[str, Any]


@attrs.frozen
class Matches:
    """Plays the matches of a run."""

    tables: tuple[Mapping[str, Any], ...]
    """By table: its configuration."""
    digests: tuple[str, ...]
    bots: tuple[str, ...]
    run: str
    """The seed of the tournament."""
    limits: Limits

    def __call__(self, matches: Sequence[Match]) -> list[Row]:
        """Play matches, and return a row for each."""
        return [self._play(one) for one in matches]

    def _play(self, match: Match) -> Row:
        config = make_config(self.tables[match.table])
        game = new_game(config, game_seed(self.run, match.deal))
        ruleset = game.ruleset
        if ruleset.digest != self.digests[match.table]:
            raise ConfigError("a worker has other plugins or packs than this machine")
        failed = None
        try:
            self._seat(game, ruleset, match)
        except BotFailed as error:
            failed = error
        result = game.result
        last = None if failed is None else failed.player
        return {
            "number": match.number,
            "table": match.table,
            "deal": match.deal,
            "seats": list(match.seats),
            "totals": list(result.totals),
            "places": places(result.totals, result.winners, result.fewest_win, last),
            "failure": "" if failed is None else describe_failure(failed, ruleset),
        }

    def _seat(self, game: Any, ruleset: Ruleset, match: Match) -> None:
        wanted = [self.bots[bot] for bot in match.seats]
        seeds = [bot_seed(self.run, match.number, seat) for seat in range(len(wanted))]
        with isolate_bots(makers(ruleset, wanted), seeds, self.limits) as bots:
            playout(game, bots)


def places(
    totals: Sequence[int], winners: Sequence[int], fewest_win: bool, failed: int | None
) -> list[int]:
    """By seat: its place, from 1. Winners are first, a bot that failed is last, equals share."""
    sign = -1 if fewest_win else 1
    keys = [
        (seat != failed, failed is not None or seat in winners, sign * total)
        for seat, total in enumerate(totals)
    ]
    return [1 + sum(other > key for other in keys) for key in keys]
