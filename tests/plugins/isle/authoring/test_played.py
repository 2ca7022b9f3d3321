"""The ends of games that ship are what their games end with, and order cards as full games do."""

from __future__ import annotations

from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_authoring.instant import Weighed, rank_correlation, weigh
from ruledock_authoring.trials import Item
from ruledock_isle.authoring.instant import rough
from ruledock_isle.authoring.played import ended_games, play_number, played_scenes

ENOUGH = 5


def ruleset():
    return link(make_config({"game": "isle", "players": 4}))


def test_games_played_again_end_alike(scaled):
    ended = ended_games()
    for number in range(scaled(2, 20)):
        assert play_number(number) == ended[number]


def test_every_player_of_every_game_is_there_with_the_others_around():
    scenes = played_scenes(ruleset())
    assert len(scenes) == sum(len(ended["boats"]) for ended in ended_games())
    assert {len(scene.others()) for scene in scenes} == {1, 2, 3}
    assert all(scene not in scene.others() for scene in scenes[:50])


def test_cards_rank_roughly_as_in_whole_games():
    played: dict[str, list[int]] = {}
    for ended in ended_games():
        for card, points in ended["paid"].items():
            played.setdefault(card, []).extend(points)
    weighed = {card.item.id: card.mean for card in rough(ruleset(), "isle").cards}
    cards = [card for card, points in played.items() if len(points) >= ENOUGH]
    means = [sum(played[card]) / len(played[card]) for card in cards]
    assert len(cards) > 20
    assert rank_correlation([weighed[card] for card in cards], means) > 0.5


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
    assert "new new pays 9.0 points per fish, far more than any known card (3.0)" in far
    assert "dud dud never paid here, as 0 of 2 known cards" in never
    assert isinstance(report.cards[0], Weighed)
    assert report.place(report.cards[1]) == 3
