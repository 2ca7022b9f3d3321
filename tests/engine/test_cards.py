"""What card games need again and again: dealing, seats, new deals, cards that must be played."""

from types import SimpleNamespace
from typing import Annotated, NamedTuple

import attrs
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
    TrickTable,
    highest,
    hookimpl,
    numbers,
    per_player,
    require_once,
    require_turns,
    step,
    table,
    takes_trick,
)

Count = Annotated[int, numbers("count", 0, 99)]


@table
class Deals(Table):
    """A table with something for each player."""

    deal: Count = 3
    points: ByPlayer[Count] = per_player(int)
    taken: ByPlayer[list[Count]] = per_player(list)
    pile: list[Count] = attrs.field(factory=list)


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


@given(st.lists(st.text(max_size=4)))
def test_the_highest_are_all_that_nothing_beats(things):
    found = highest(things, by=len)
    assert found == [one for one in things if all(len(other) <= len(one) for other in things)]


class Card(NamedTuple):
    suit: str
    rank: int


@given(st.lists(st.builds(Card, st.sampled_from("abc"), st.integers(0, 9)), min_size=1),
       st.sampled_from(["", "a", "c"]))  # fmt: skip
def test_trumps_take_a_trick_and_then_the_suit_led(trick, trump):
    best = trick[takes_trick(trick, trump)]
    trumps = [card for card in trick if card.suit == trump]
    among = trumps or [card for card in trick if card.suit == trick[0].suit]
    assert best == max(among)


def test_nobody_plays_out_of_turn():
    require_turns([[1], [2], [3, 4]], [[], [5, 6, 7], []], [8, 9], 0)
    require_turns([[1, 2], [3], [4, 5]], [[], [], []], [6], 1)
    for leader in (1, 2):
        with pytest.raises(ValueError, match="as many cards"):
            require_turns([[1], [2], [3, 4]], [[], [5, 6, 7], []], [8, 9], leader)
    with pytest.raises(ValueError, match="as many cards"):
        require_turns([[1], [2], [3]], [[4], [5, 6], []], [], 0)


@given(st.lists(st.lists(st.integers(0, 9), max_size=4), max_size=4))
def test_a_card_in_two_places_or_in_none_is_noticed(places):
    cards = [card for place in places for card in place]
    require_once(cards[::-1], *places)
    for wrong in ([*cards, 3], cards[1:]):
        if len(wrong) != len(cards):
            with pytest.raises(ValueError, match="exactly one place"):
                require_once(wrong, *places)


class Face(NamedTuple):
    """A card of a trick-taking game."""

    suit: str
    rank: int


FACES = {f"{suit}{rank}": Face(suit, rank) for suit in "abc" for rank in range(1, 6)}


def tricks(hands, trick=""):
    """A table for tricks, without a game around it."""
    rules = SimpleNamespace(players=range(3), content=SimpleNamespace(items={"cards": FACES}))
    made = TrickTable(ruleset=rules, agenda=[], chance=Chance(1), drawers={}, log=None)
    made.hands, made.trick = [hand.split() for hand in hands], trick.split()
    return made


def test_whoever_does_not_follow_suit_shows_to_lack_it():
    table = tricks(["a2", "b1 b4", "a1 c3"], "a5")
    assert (table.turn, table.led) == (1, "a")
    assert table.playable(1) == ["b1", "b4"]
    table.play(1, "b4")
    assert table.playable(2) == ["a1"]
    table.play(2, "a1")
    assert table.lacks == [set(), {"a"}, set()]


def test_the_best_card_takes_the_trick_and_its_player_leads():
    for trump, winner in (("", 0), ("b", 1)):
        table = tricks(["a2", "b1", "c3"], "a5 b4 a1")
        assert table.take_trick(trump) == winner == table.leader
        assert table.taken[winner] == ["a5", "b4", "a1"]
        assert table.trick == []


@given(st.permutations(sorted(FACES)), st.data())
def test_nobody_holds_what_they_have_shown_to_lack(deck, data):
    table = tricks([" ".join(sorted(deck[player::3])) for player in range(3)])
    while any(table.hands):
        player = table.turn
        table.play(player, data.draw(st.sampled_from(table.playable(player))))
        for lacks, hand in zip(table.lacks, table.hands, strict=True):
            assert lacks.isdisjoint(FACES[card].suit for card in hand)
        if len(table.trick) == 3:
            table.take_trick()
        table.require_tricks(deck)


def test_content_that_no_plugin_has_is_named_with_what_there_is():
    table = tricks(["a1", "", ""])
    table.ruleset.content.items = {"card": FACES}
    with pytest.raises(ruledock.RuledockError, match=r'no content .cards.*did you mean "card"'):
        table.playable(0)
