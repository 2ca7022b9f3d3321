"""The ends of games that ship are what their games end with, and order cards as full games do."""

from __future__ import annotations

import pytest

from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_authoring.instant import Weighed, rank_correlation, weigh
from ruledock_authoring.trials import Item
from ruledock_isle.authoring.instant import rough
from ruledock_isle.authoring.played import ended_games, play_number, played_scenes

ENOUGH = 20
"""How often a lesson was played, if its mean is to tell something."""
REPLAYED = range(0, 660, 33)
"""Twenty of the games, of every number of players."""


def ruleset():
    return link(make_config({"game": "isle", "players": 4}))


def test_there_are_thousands_of_ends():
    assert sum(len(ended["boats"]) for ended in ended_games()) >= 2000
    assert {len(ended_games()[number]["boats"]) for number in REPLAYED} == {2, 3, 4}
    assert len(REPLAYED) == 20


@pytest.mark.parametrize("number", REPLAYED)
def test_a_game_played_again_ends_alike(number):
    assert play_number(number) == ended_games()[number]


def test_every_player_of_every_game_is_there_with_the_others_around():
    scenes = played_scenes(ruleset())
    assert len(scenes) == sum(len(ended["boats"]) for ended in ended_games())
    assert {len(scene.others()) for scene in scenes} == {1, 2, 3}
    assert all(scene not in scene.others() for scene in scenes[:50])


def test_cards_rank_as_in_whole_games_that_were_not_weighed():
    """Cards weighed on the first half of the games, beside what they paid in the second."""
    games = ended_games()
    first, second = games[: len(games) // 2], games[len(games) // 2 :]
    played: dict[str, list[int]] = {}
    for ended in second:
        for card, points in ended["paid"].items():
            played.setdefault(card, []).extend(points)
    ends = sum(len(ended["boats"]) for ended in first)
    weighed = {card.item.id: card.points[:ends] for card in rough(ruleset(), "isle").cards}
    cards = [card for card, points in played.items() if len(points) >= ENOUGH]
    assert len(cards) == 38
    assert rank_correlation(
        [sum(weighed[card]) / ends for card in cards],
        [sum(played[card]) / len(played[card]) for card in cards],
    ) > 0.9  # fmt: skip


def test_equal_values_share_their_rank():
    assert rank_correlation([1, 2, 3], [10, 20, 30]) == 1
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == -1
    assert rank_correlation([1, 1, 1], [1, 2, 3]) == 0


def test_a_card_far_above_all_known_ones_is_pointed_out():
    def card(id, cost, *points, own=False):
        return Item(id, id, "A", cost, own), points

    report = weigh([card("new", 1, 9, 9, own=True), card("dud", 1, 0, 0, own=True),
                    card("old", 1, 4, 2), card("old2", 2, 6, 0)], "fish")  # fmt: skip
    far, never = report.remarks()
    assert far == (
        "new new pays 9.0 points per fish, far more than any known card; "
        "the best of those is old old with 3.0."
    )
    assert never == (
        "dud dud never paid here; every known card did; "
        "of those that did, old2 old2 did so least often, on 1 of 2 ends."
    )
    assert isinstance(report.cards[0], Weighed)
    assert report.place(report.cards[1]) == 3


def test_what_printed_cards_do_is_said_beside_one_that_never_paid():
    def card(id, *points, own=False, cost=1):
        return Item(id, id.capitalize(), "A", cost, own), points

    cards = [card("dud", 0, 0, own=True), card("hard", 0, 0), card("easy", 3, 3)]
    (never,) = weigh(cards, "fish").remarks()
    assert never == (
        "dud Dud never paid here; neither did hard Hard; "
        "of those that did, easy Easy did so least often, on 2 of 2 ends."
    )


def test_a_card_that_costs_points_is_not_said_to_pay_nothing():
    cards = [
        (Item("leak", "Leak", "A", 1, True), (-3, -4)),
        (Item("old", "Old", "A", 1, False), (4, 2)),
    ]
    assert [*weigh(cards, "fish").remarks()] == [
        "leak Leak only takes points away here, 3.5 on average."
    ]


def test_a_free_card_is_compared_with_those_that_cost_one():
    def card(id, *points, own=False, cost=1):
        return Item(id, id.capitalize(), "A", cost, own), points

    (far,) = weigh([card("gift", 9, own=True, cost=0), card("old", 4)], "fish").remarks()
    assert "gift Gift pays 9.0 points for nothing, far more than any known card" in far
    assert not [*weigh([card("gift", 5, own=True, cost=0), card("old", 4)], "fish").remarks()]
