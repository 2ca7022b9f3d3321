"""``check_game`` finds what is wrong with each twin of the auction, and says it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import ruledock
from examples.games.auction.tests import twins
from examples.games.auction.tests.legality import legal
from examples.games.auction.tests.visibility import SEEN_BY
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.installed.version import build
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.testing import Broken, Report, Wanderer, check_faults, check_game

ASKED = "leaks.asked"
TWINS = {name: (plugin, breaks) for name, plugin, breaks in twins.twins()}


@pytest.fixture(autouse=True)
def _sentences() -> None:
    """Twins speak with the sentences of the auction, which are read when it is linked."""
    ruledock.new("auction")


@contextmanager
def docked(**known: Any) -> Iterator[None]:
    """Install these plugins for a while."""
    for name, plugin in known.items():
        plugins.register(name, plugin)
    try:
        yield
    finally:
        for name in known:
            plugins.unregister(name)


def checked(game: str, **settings: Any) -> Report:
    # Only the rules show what is wrong with twins of options, so only those are checked by them.
    rules = legal if TWINS.get(game, ("", ""))[1].startswith("options") else None
    config = make_config({"game": game, "players": 3, **settings})
    return check_game(config, legal=rules, games=30, often=0.2)


@pytest.mark.parametrize("name", TWINS)
def test_a_broken_twin_fails_for_its_own_reason(name: str) -> None:
    plugin, breaks = TWINS[name]
    with docked(**{name: plugin}), pytest.raises(Broken) as caught:
        checked(name)
    # If only holders are asked, a guess tried first would find nobody to ask, and one who looks
    # ahead learns who is.
    others = ("guess", "leaks.ahead") if breaks == ASKED else ()
    assert caught.value.property.startswith((breaks, *others))
    assert caught.value.record is not None
    assert caught.value.record["start"]["config"]["game"] == name


def test_a_twin_without_a_fault_passes() -> None:
    with docked(auction_twin=twins.twin("auction_twin")):
        config = make_config({"game": "auction_twin", "players": 3})
        report = check_game(config, visibility=SEEN_BY, legal=legal, games=1, often=0.2)
    assert report.games == 1


def test_modules_that_mind_who_comes_first_fail() -> None:
    twins.DOCKED.clear()
    with docked(rival_a=twins.rival("rival_a", 1), rival_b=twins.rival("rival_b", 2)):
        config = make_config({"game": "auction", "modules": ["rival_a", "rival_b"]})
        with pytest.raises(Broken) as caught:
            check_game(config, visibility=SEEN_BY, legal=legal, games=1, often=0.05)
    assert caught.value.property == "module-order"


@pytest.mark.skipif(build() == "compiled", reason="compiled methods call each other past a patch")
def test_an_engine_that_does_not_recover_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(make_config({"game": "auction", "players": 2}), 1)
    Wanderer(Random(1)).play(game, 12)
    monkeypatch.setattr(Game, "_return_to", lambda game, place: None)
    with pytest.raises(Broken) as caught:
        for _ in range(20):
            act = Wanderer(Random(2)).act(game)
            check_faults(game, act, Random(3), count=20)
            act.on(game)
    assert caught.value.property == "faults"


def test_a_failure_says_where_and_how_to_see_it_again() -> None:
    name = next(name for name, (_, breaks) in TWINS.items() if breaks == "leaks.view")
    with docked(**{name: TWINS[name][0]}):
        with pytest.raises(Broken) as caught:
            checked(name)
        broken = caught.value
        assert broken.pointer.startswith(f"/table/{name}/glimpse")
        assert broken.record is not None
        again = ruledock.replay(broken.record)
        assert again.record.to_dict() == broken.record
    assert "to reproduce: ruledock.replay(" in str(broken)
