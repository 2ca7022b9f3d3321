"""Hypothesis strategies: configurations, games in progress, decisions and acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from ruledock.engine.decisions import Decision
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.linking.config import WINDOWS, Config, make_config
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.plugins import load
from ruledock.testing.modules import can_link, modules_of
from ruledock.testing.universe import offers
from ruledock.testing.walking import Act, Wanderer

seeds = st.integers(0, 2**32 - 1)
"""Seeds of games."""


def _players(game: str) -> tuple[int, int]:
    spec: GameSpec = load(game, "game").ruledock_game()
    return spec.players


@st.composite
def configs(
    draw: st.DrawFn,
    /,
    game: str,
    *,
    modules: Sequence[str] | None = None,
    players: tuple[int, int] | None = None,
    windows: bool = True,
    rules: Mapping[str, st.SearchStrategy[Any]] | None = None,
    **options: st.SearchStrategy[Any],
) -> Config:
    """Valid configurations of *game*: any modules, player counts, windows and rules.

    *rules* and further keywords are strategies for rules and for the game's own settings.
    """
    low, high = players or _players(game)
    known = modules_of(game) if modules is None else modules
    plain: dict[str, Any] = {"game": game, "players": draw(st.integers(low, high))}
    plain["modules"] = sorted(name for name in known if draw(st.booleans()))
    if windows:
        level, count = st.sampled_from(WINDOWS), plain["players"]
        plain["windows"] = draw(level | st.lists(level, min_size=count, max_size=count))
    if rules:
        plain["rules"] = draw(st.fixed_dictionaries({}, optional=dict(rules)))
    plain.update({name: draw(strategy) for name, strategy in options.items()})
    config = make_config(plain)
    assume(can_link(config))
    return config


@st.composite
def games_in_progress(
    draw: st.DrawFn, config: Config | st.SearchStrategy[Config], *, choices: int = 60
) -> Game:
    """Games after up to *choices* random choices; some of them are over."""
    chosen = config if isinstance(config, Config) else draw(config)
    game = new_game(chosen, draw(seeds))
    steps = draw(st.integers(0, choices))
    return Wanderer(Random(draw(seeds))).play(game, steps)


def decisions_in(game: Game) -> st.SearchStrategy[Decision]:
    """The open decisions of a game that is not over."""
    return st.sampled_from(list(game.decisions))


@st.composite
def acts(draw: st.DrawFn, game: Game) -> Act:
    """Everything that players may do in a game that is not over: answers and interrupts."""
    offer = draw(st.sampled_from([one for one in offers(game) if one.options]))
    return offer.act(offer.options[draw(st.integers(0, len(offer.options) - 1))])
