"""Hearts keeps what every game promises, and its own rules."""

import pytest

import ruledock
from ruledock.plugin import Game
from ruledock.testing import check_game, its_player
from ruledock_hearts.plugin import HeartsTable, Turn


def playing(*hands, trick="", taken=(), leader=0):
    """A game in the middle of a deal, in which the players hold these cards."""
    table = HeartsTable.of(ruledock.new("hearts", players=len(hands), seed=1)).copy()
    table.hands = [sorted(hand.split()) for hand in hands]
    table.trick, table.leader, table.agenda = trick.split(), leader, [Turn()]
    table.taken = [cards.split() for cards in taken] or [[] for _ in hands]
    return Game(table)


def options(game):
    return " ".join(option.card for option in game.decisions[0].options)


def play(game, cards):
    for card in cards.split():
        game.choose(game.decisions[0], game.parse(game.decisions[0].player, f"play {card}"))
    return HeartsTable.of(game)


@pytest.mark.parametrize("players", [3, 4])
def test_hearts_keeps_every_promise(players):
    config = ruledock.Config("hearts", players=players)
    check_game(config, strict=True, visibility={"hands": its_player}, games=1, often=0.03)


def test_whoever_holds_the_suit_follows_it():
    game = playing(
        "c3 ca d5", "s3 h4 sq", "c5 c6 c7", trick="c4", taken=("d2 d3 d4", "", ""), leader=2
    )
    assert options(game) == "c3 ca"
    assert options(playing(*["s3 h4 sq"] * 3, trick="c4", taken=("d2", "", ""))) == "h4 s3 sq"


def test_hearts_are_not_led_until_they_are_broken():
    hands = ("c3 h5 s2", "d3 d4 h2", "c5 c6 c7")
    assert options(playing(*hands, taken=("d5 d6 d7", "", ""))) == "c3 s2"
    assert options(playing(*hands, taken=("d5 d6 h7", "", ""))) == "c3 h5 s2"
    assert options(playing("h3 h5", "d3 d4", "c5 c6", taken=("d5 d6 d7", "", ""))) == "h3 h5"


def test_nobody_gives_points_in_the_first_trick():
    assert options(playing("c5", "h3 sq d4 s2", "c6", trick="c2")) == "d4 s2"
    assert options(playing("c5", "h3 sq", "c6", trick="c2")) == "h3 sq"


def test_the_highest_card_of_the_suit_led_takes_the_trick():
    table = play(playing("c3 d4", "ca d5", "d2 da", taken=("s2 s3 s4", "", "")), "c3 ca da")
    assert table.taken == [["s2", "s3", "s4"], ["c3", "ca", "da"], []]
    assert table.turn == 1


def test_the_queen_costs_thirteen_and_each_heart_one():
    game = playing("c3", "sq", "h4", taken=("h2 h3 c4", "h5 c5 c6", ""))
    assert play(game, "c3 sq h4").points == [13 + 3, 1, 0]


def test_all_points_of_a_deal_go_to_the_others():
    hearts = "h2 h3 h4 h5 h6 h7 h8 h9 h10 hj hq hk"
    table = play(playing("ca", "sq", "ha", taken=(hearts, "", "")), "ca sq ha")
    assert table.points == [0, 26, 26]


def test_a_card_played_tells_what_its_player_lacks():
    game = playing("c3 d4", "h4 d5", "d2 da", taken=("s2 s3 s4", "", ""))
    table = play(game, "c3 d5")
    assert table.lacks == [set(), {"clubs"}, set()]


def test_whoever_passed_a_card_knows_where_it_is():
    game = ruledock.new("hearts", players=4, seed=2)
    passed = game.decision_of(0).options[-1].cards
    for _ in range(4):
        game.choose(game.decisions[0], game.decisions[0].options[-1])
    hands = [game.view(player)["table"]["hearts"]["hands"][1] for player in range(4)]
    assert hands[0]["known"] == sorted(passed)
    assert hands[2] == hands[3] == len(hands[1])
