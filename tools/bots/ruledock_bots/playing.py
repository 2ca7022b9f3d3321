"""Play a game between bots, which may be named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruledock.engine.seeds import draw_seed, require_seed
from ruledock.game.game import Game
from ruledock.game.playout import Until
from ruledock.game.playout import playout as play
from ruledock.game.seat import Bot
from ruledock.linking.ruleset import Ruleset
from ruledock_bots.decision_kinds import refuse_misspelt
from ruledock_bots.known import named_maker
from ruledock_bots.seeds import bot_seed

Named = str | type[Bot] | Bot
"""A bot, its class, or its name: ``"greedy"``, or with options, ``"planner:seconds=0.1"``."""


def playout(
    game: Game,
    bots: Named | Sequence[Named],
    *,
    until: Until | None = None,
    seed: int | str | None = None,
) -> Game:
    """Play *game* to its end: with one bot for all seats, or with one for each.

    A name or a class makes a new bot for each seat, whose luck comes from *seed*, or else from the
    system. *until* stops earlier: a function of the game, or a kind of decision such as
    ``"isle.rescue"``; if that never comes, the game is played to its end; a kind that its plugins
    never ask is refused. Bots are only asked if there are at least two options, and an
    illegal choice is refused.
    """
    if isinstance(until, str):
        refuse_misspelt(game.ruleset, until)
    run = draw_seed() if seed is None else require_seed(seed, "playout, at /seed")
    return play(game, _make_all(game.ruleset, bots, run), until=until)


def _make_all(ruleset: Ruleset, bots: Named | Sequence[Named], run: str) -> Bot | list[Bot]:
    if isinstance(bots, str | type):
        return [_make(ruleset, bots, run, seat) for seat in ruleset.players]
    if isinstance(bots, Sequence):
        return [_make(ruleset, one, run, seat) for seat, one in enumerate(bots)]
    return bots


def _make(ruleset: Ruleset, bot: Named, run: str, seat: int) -> Bot:
    if not isinstance(bot, str | type):
        return bot
    make: Any = named_maker(ruleset, bot) if isinstance(bot, str) else bot
    made: Bot = make(bot_seed(run, 0, seat))
    return made
