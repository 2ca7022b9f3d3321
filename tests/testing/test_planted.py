"""``check_game`` finds mistakes planted in a card game that declares nothing but its fields."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import ruledock
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.testing import Broken, Report, check_game
from ruledock.testing.effort import sampled
from ruledock.testing.moments import Pace
from tests.testing import suits, suits_secrets


@contextmanager
def docked(name: str, **changed: Any) -> Iterator[str]:
    """The game with something changed is there for a while, under this name."""
    plugins.register(name, suits.plugin(name, **changed))
    try:
        yield name
    finally:
        plugins.unregister(name)


def checked(name: str, players: int = 3, **settings: Any) -> Report:
    """What ``check_game`` says when nobody tells it how hard to look."""
    config = make_config({"game": name, "players": players})
    return check_game(config, strict=True, **settings)


def test_the_game_without_a_mistake_keeps_every_promise() -> None:
    with docked("suits") as name:
        report = checked(name, must_differ=["hands", "deck"])
    assert min(report.checks.values()) >= 20
    assert report.twins > 30
    assert report.carried > 10
    assert report.retold > 10


@pytest.mark.parametrize(
    "players",
    [pytest.param(2, marks=pytest.mark.thorough), 3, pytest.param(4, marks=pytest.mark.thorough)],
)
def test_a_game_of_choices_made_in_secret_keeps_every_promise(players: int) -> None:
    with docked("suits_buried", **suits.BURYING) as name:
        assert checked(name, players).twins > 30


@pytest.mark.parametrize(("mistake", "players"), sampled(suits.MISTAKES, [2, 3, 4]))
def test_a_planted_mistake_is_found_and_named(mistake: str, players: int) -> None:
    breaks, changed = suits.MISTAKES[mistake]
    with docked("suits_twin", **changed) as name, pytest.raises(Broken) as caught:
        checked(name, players)
    assert breaks == "*" or caught.value.property.startswith(breaks)


def test_a_game_that_shows_nothing_itself_is_seen_as_its_fields_declare() -> None:
    with docked("suits_unseen", view=None) as name:
        assert checked(name).twins > 30
        game = ruledock.new(name, players=3, seed=1)
        table = suits.Suits.of(game)
        mine, spectator = (game.view(seat)["table"][name] for seat in (0, None))
        assert mine["hands"][0] == table.hands[0]
        assert spectator["hands"][0] != table.hands[0]
        assert mine["deck"] == spectator["deck"] != table.deck
        assert mine["trick"] == table.trick


@pytest.mark.parametrize("mistake", suits.MISTAKES)
def test_a_mistake_is_found_in_a_game_that_declares_nothing_but_its_fields(mistake: str) -> None:
    _, changed = suits.MISTAKES[mistake]
    with docked("suits_unseen", **{"view": None, **changed}) as name, pytest.raises(Broken):
        checked(name)


@pytest.mark.parametrize("mistake", suits_secrets.DECLARED)
def test_secrets_that_are_told_or_declared_wrongly_are_found(mistake: str) -> None:
    breaks, changed = suits_secrets.DECLARED[mistake]
    with (
        docked("suits_telling", **{"view": None, **changed}) as name,
        pytest.raises(Broken) as caught,
    ):
        checked(name)
    assert caught.value.property.startswith(breaks), caught.value


ALONE = {**suits.MISTAKES, **suits_secrets.DECLARED}
"""Mistakes that show in a game that declares nothing but its fields."""
RARE = ("keeps facts that are no longer true", "tells by the order of options")
"""What shows in few games only."""


@pytest.mark.parametrize("luck", [1, 2000, 2400])
@pytest.mark.parametrize("mistake", RARE)
def test_a_rare_mistake_is_found_with_other_luck(mistake: str, luck: int) -> None:
    _, changed = ALONE[mistake]
    with docked("suits_rare", **{"view": None, **changed}) as name, pytest.raises(Broken):
        checked(name, seed=luck)


@pytest.mark.parametrize(
    ("mistake", "luck"),
    [("forgets what players do not hold", 2000), ("turns a card up that is not drawn", 100)],
)
def test_what_guesses_of_two_players_seldom_show_is_found(mistake: str, luck: int) -> None:
    _, changed = ALONE[mistake]
    with docked("suits_two", **{"view": None, **changed}) as name, pytest.raises(Broken) as caught:
        checked(name, 2, seed=luck)
    assert caught.value.property == "guess.plausible"


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("luck", [1, 3, 7, *range(100, 1000, 100), 2000, 2400, 2600])
def test_every_mistake_is_found_with_any_luck(luck: int, players: int) -> None:
    missed = []
    for mistake, (_, changed) in ALONE.items():
        with docked("suits_lucky", **{"view": None, **changed}) as name:
            try:
                checked(name, players, seed=luck)
            except Broken:
                continue
        missed.append(mistake)
    assert missed == []


@pytest.mark.parametrize("seed", [0, 1, 3])
@pytest.mark.parametrize("mistake", suits_secrets.STATED)
def test_a_second_statement_finds_a_field_that_declares_another_game(
    mistake: str, seed: int
) -> None:
    says, changed = suits_secrets.STATED[mistake]
    given = {"view": None, **changed}
    with docked("suits_stated", **given) as name, pytest.raises(Broken) as caught:
        checked(name, visibility=suits_secrets.SEEN_BY, seed=seed)
    assert caught.value.property == "visibility"
    assert says in str(caught.value)


def test_a_second_statement_of_the_same_finds_nothing() -> None:
    with docked("suits_stated") as name:
        report = checked(name, visibility=suits_secrets.SEEN_BY)
    assert report.stated == {"deck", "hands", "buried"}


@pytest.mark.parametrize("habit", suits.BAD_MANNERS)
def test_bad_manners_are_found_and_named(habit: str) -> None:
    breaks, changed = suits.BAD_MANNERS[habit]
    with docked("suits_rude", **changed) as name, pytest.raises(Broken) as caught:
        checked(name)
    assert caught.value.property == breaks, caught.value


class Undecorated(suits.Suits):
    """A table whose own fields nobody made fields."""

    extra: list[str] = []  # noqa: RUF012


def test_a_table_that_was_not_decorated_is_refused_when_it_is_linked() -> None:
    changed = {"spec": {"table": Undecorated}}
    unmade = pytest.raises(ruledock.LinkError, match="Undecorated is not declared with @table")
    with docked("suits_plain", **changed) as name, unmade:
        ruledock.new(name, players=2)


def test_leaks_that_are_not_checked_are_not_passed_over(recwarn: pytest.WarningsRecorder) -> None:
    config = make_config({"game": "brambles", "players": 2})
    with pytest.warns(UserWarning, match="leaks: NOT CHECKED"):
        assert check_game(config, games=1, often=0.01).leaks.startswith("leaks: NOT CHECKED")
    with pytest.raises(Broken, match="NOT CHECKED") as caught:
        check_game(config, games=1, often=0.01, strict=True)
    assert caught.value.property == "leaks.unchecked"
    assert check_game(config, nothing_hidden=True, strict=True, games=1).leaks == ""


def test_a_game_that_says_nothing_is_hidden_is_held_to_it() -> None:
    with docked("suits_open") as name, pytest.raises(Broken, match="fields declare secrets"):
        checked(name, nothing_hidden=True)


def test_secrets_of_which_no_two_worlds_differ_are_not_passed_over() -> None:
    def setup(table: suits.Suits) -> None:
        suits.setup(table)
        table.taken[0] += [*table.deck, *(card for hand in table.hands[1:] for card in hand)]
        table.deck, table.hands[1:] = [], [[] for _ in table.hands[1:]]
        table.agenda = [suits.Turn(0, 0)]

    with docked("suits_bare", spec={"setup": setup}) as name:
        assert not checked_loosely(name).pairs
        with pytest.raises(Broken, match="no two worlds differed") as caught:
            checked(name)
    assert caught.value.property == "leaks.coverage"


def checked_loosely(name: str) -> Report:
    return check_game(make_config({"game": name, "players": 3}))


def test_moments_are_spread_over_a_game() -> None:
    for length in (0, 1, 5, 16, 65, 408):
        pace = Pace(games=2, often=0.01)
        found = sorted(pace.moments(length, Random(length)))
        assert len(found) == pace.looks(length)
        parts = [place * len(found) // length for place in found]
        assert parts == list(range(len(found))) or length < 2 * len(found)
        assert all(0 <= place < length for place in found)
    assert 2 * Pace(2, 0.0).looks(16) >= 20
    assert Pace(1, 0.0).looks(408) < 5


def test_a_hidden_card_that_is_turned_up_bars_undo_by_itself() -> None:
    with docked("suits_up", steps={"turn": {"then": suits.turns_up_a_card}}) as name:
        game = ruledock.new(name, players=2, seed=1)
        for decision in list(game.decisions):
            game.choose(decision, 0)
        game.choose(game.decisions[0], 0)
        with pytest.raises(ruledock.Refusal, match="cannot take back"):
            game.undo(0)
