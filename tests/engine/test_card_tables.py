"""What card games need again and again of a table: dealing, seats, new deals."""

from types import SimpleNamespace
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock.engine.chance import Chance
from ruledock.linking import plugins
from ruledock.plugin import (
    ByPlayer,
    GameSpec,
    Table,
    hookimpl,
    numbers,
    per_player,
    plain,
    step,
    table,
)

Count = Annotated[int, numbers("count", 0, 99)]


@table
class Deals(Table):
    """A table with something for each player."""

    deal: Count = 3
    points: ByPlayer[Count] = per_player(int)
    taken: ByPlayer[list[Count]] = per_player(list)
    pile: list[Count] = plain(factory=list)


@step(name="shuffle")
class Shuffle:
    """The first thing that happens."""

    def run(self, table: Deals) -> None:
        table.deal += 1


@pytest.fixture
def new():
    @hookimpl
    def ruledock_game():
        return GameSpec(
            name="deals",
            title="Deals",
            players=(2, 5),
            table=Deals,
            setup=Shuffle,
            score=lambda table, player: [],
        )

    plugin = SimpleNamespace(ruledock_game=ruledock_game, STEPS=(Shuffle.step_kind,))
    plugins.register("deals", plugin)
    yield lambda players: Deals.of(ruledock.new("deals", players=players, seed=1))
    plugins.unregister("deals")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_new_table_has_something_for_each_player(new, players):
    made = new(players)
    assert (made.points, made.taken) == ([0] * players, [[] for _ in range(players)])
    made.taken[0].append(1)
    assert not any(made.taken[1:])


def test_the_first_step_is_all_that_a_game_may_need_to_set_up(new):
    assert new(3).deal == 4


def test_a_field_is_renewed_and_the_others_stay(new):
    made = new(3)
    made.points, made.taken, made.deal, made.pile = [1, 2, 3], [[1], [2], [3]], 7, [4]
    made.renew("taken", "deal", "pile")
    assert (made.points, made.taken, made.deal, made.pile) == ([1, 2, 3], [[], [], []], 3, [])
    made.pile.append(1)
    assert new(3).pile == []
    with pytest.raises(ruledock.RuledockError, match='did you mean "taken"'):
        made.renew("points", "takn")


@given(st.integers(0, 4), st.integers(0, 9))
def test_seats_are_counted_round_the_table(player, seats):
    made = Deals.__new__(Deals)
    made.ruleset = type("Rules", (), {"players": range(5)})
    walked = player
    for _ in range(seats):
        walked = made.left_of(walked)
    assert made.left_of(player, seats) == walked


@given(st.integers(1, 6), st.lists(st.integers(), max_size=30), st.integers())
def test_hands_are_sorted_and_equal_and_nothing_is_lost(hands, cards, seed):
    pool = list(cards)
    dealt = Chance(seed).deal("toy.deck", pool, hands)
    assert len(dealt) == hands
    assert {len(hand) for hand in dealt} == {len(cards) // hands}
    assert len(pool) == len(cards) % hands
    assert all(hand == sorted(hand) for hand in dealt)
    assert sorted([*pool, *(card for hand in dealt for card in hand)]) == sorted(cards)
