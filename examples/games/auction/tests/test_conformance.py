"""The auction keeps every promise, whatever modules are on and however many play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from examples.games.auction.tests.legality import legal
from examples.games.auction.tests.visibility import SEEN_BY, WITH_PATRONS
from ruledock.game.game import Game
from ruledock.linking.config import Config, make_config
from ruledock.testing import AnyGame, check_game, configs, games_in_progress, modules_of
from ruledock.testing.effort import Scaled
from ruledock.testing.keeping import check_save

MODULES = ("late_draft", "patrons", "tolls")
SUBSETS = list(chain.from_iterable(combinations(MODULES, size) for size in range(4)))
HIDDEN = ("hands", "deck", "packets", "reserve", "sealed")
RULES = {
    "rounds": st.integers(1, 4),
    "coins": st.integers(0, 20),
    "income": st.integers(0, 8),
    "lots": st.integers(0, 6),
    "fee": st.integers(0, 3),
    "draft": st.fixed_dictionaries(
        {
            "packet": st.integers(0, 7),
            "keep": st.lists(st.integers(0, 3), min_size=1, max_size=4),
        }
    ),
}


def test_the_modules_tried_here_are_all_there_are() -> None:
    assert tuple(modules_of("auction")) == MODULES


def numbers_of_players() -> Iterator[Any]:
    """Every subset with every number of players; a plain run takes one number for each."""
    for place, modules in enumerate(SUBSETS):
        for players in (2, 3, 4):
            marks = () if players == 2 + place % 3 else (pytest.mark.thorough,)
            name = "+".join((*modules, str(players)))
            yield pytest.param(modules, players, marks=marks, id=name)


@pytest.mark.parametrize(("modules", "players"), [*numbers_of_players()])
def test_every_subset_of_modules_keeps_every_promise(
    modules: tuple[str, ...], players: int, scaled: Scaled
) -> None:
    config = make_config({"game": "auction", "players": players, "modules": list(modules)})
    games, seen = scaled(1, 30), WITH_PATRONS if "patrons" in modules else SEEN_BY
    report = check_game(config, visibility=seen, legal=legal, games=games, seed=players, often=0.12)
    assert report.games == games
    assert sum(report.pairs.values())


def test_pairs_of_worlds_differ_in_every_area_that_can_be_hidden(scaled: Scaled) -> None:
    config = make_config({"game": "auction", "players": 3, "modules": ["patrons"]})
    check_game(
        config,
        visibility=WITH_PATRONS,
        must_differ=(*HIDDEN, "patrons.loves", "patrons.box"),
        games=scaled(3, 40),
        seed=100,
        often=0.15,
    )


def test_promises_hold_under_any_rules(scaled: Scaled) -> None:
    @settings(max_examples=scaled(4, 400), suppress_health_check=list(HealthCheck))
    @given(configs("auction", rules=RULES))
    def check(config: Config) -> None:
        check_game(config, legal=legal, games=1, often=0.03)

    check()


@given(games_in_progress(configs("auction")), st.randoms(use_true_random=False))
def test_games_in_progress_can_be_saved(game: Game, rng: object) -> None:
    check_save(game, rng)  # type: ignore[arg-type]


class Evening(AnyGame):
    """An evening with everything that can interrupt it."""

    config = make_config({"game": "auction", "players": 3, "modules": list(MODULES)})


TestEvening = Evening.TestCase
