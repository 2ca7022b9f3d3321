"""A step may hold what only some players see: views, undo and the kit go by its declaration."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import ruledock
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.testing import Broken, Report, check_game
from ruledock.testing.effort import sampled
from ruledock_drawing.drawn import draw_panels
from ruledock_drawing.palette import Palette
from ruledock_drawing.panels import Reader
from ruledock_drawing.screen import draw
from tests.testing import omens


@pytest.fixture(autouse=True)
def at_hand() -> Iterator[None]:
    plugins.register("omens", omens)
    yield
    plugins.unregister("omens")


def checked(players: int) -> Report:
    return check_game(make_config({"game": "omens", "players": players}), strict=True)


def test_a_view_shows_what_the_step_holds_to_those_it_is_declared_for() -> None:
    game = ruledock.new("omens", players=3, seed=4)
    assert "agenda" not in game.view(0)
    game.choose(game.decisions[0], 0)
    drawn = game.save()["agenda"][-1]["omen"]
    assert game.view(0)["agenda"] == [{"step": "omens.look", "omen": drawn}]
    for other in (1, 2, None):
        assert game.view(other)["agenda"] == [{"step": "omens.look", "omen": 1}]


def test_terminal_and_page_show_it_to_those_it_is_declared_for() -> None:
    game = ruledock.new("omens", players=3, seed=4)
    game.choose(game.decisions[0], 0)
    drawn = game.save()["agenda"][-1]["omen"]
    for player, shown in ((0, drawn), (1, "1"), (None, "1")):
        view = game.view(player)
        assert re.search(rf"omen +{shown}\n", draw(view, {}, Palette(), game.ruleset))
        [panel] = draw_panels(view, Reader("en", game.ruleset))
        assert re.search(rf"omen +{shown}\n", panel.text)


@pytest.mark.parametrize("players", [3, pytest.param(4, marks=pytest.mark.thorough)])
def test_a_game_with_secrets_on_steps_and_roles_twice_keeps_every_promise(players: int) -> None:
    report = checked(players)
    assert report.retold > 10
    assert any(place.endswith(".omen") for place in report.pairs)


FOUND = {"bare": r"leaks.*", "rest": "secrecy"}
"""What the kit finds where it is not a note that tells too much."""


@pytest.mark.parametrize(("named", "players"), sampled(omens.MISTAKES, [3, 4]))
def test_what_steps_and_numbers_tell_is_found(
    named: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    mistake = omens.MISTAKES[named]
    monkeypatch.setattr(omens, "mistake", mistake)
    with pytest.raises(Broken) as caught:
        checked(players)
    found = caught.value.property
    assert re.fullmatch(FOUND.get(mistake, r"secrecy\.notes"), found)
