"""Phase 2: the draft and the purchase."""

import pytest

import ruledock
from ruledock.errors import NotOffered
from ruledock_isle.phases.days import NextPhase
from tests.plugins.isle.staging import (
    begin,
    do,
    give,
    interrupt,
    isle,
    offered,
    open_to,
    stow,
    table_of,
    use_boats,
)


def exploring(table, day=1):
    table.day, table.plan = day, ("explore",)
    return begin(table, NextPhase())


def keep_all(game):
    """Everybody keeps the first cards until the draft is over."""
    while game.decisions[0].kind == "isle.draft":
        game.choose(game.decisions[0], 0)


def purchasing(table, cards, player=0):
    """A purchase with these cards chosen, and nothing chosen by the others."""
    from ruledock_isle.phases.packets import OpenPurchase

    for card in cards:
        table.deck.remove(card)
    table.drafted[player] = sorted(cards)
    table.phase = "explore"
    return begin(table, OpenPurchase())


@pytest.mark.rule("isle.phase2.steps", "isle.phase2.deal", "isle.phase2.draft.pick")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_cards_each_of_which_two_are_kept_in_secret(players):
    game = exploring(table_of(players))
    table = isle(game)
    assert [len(packet) for packet in table.packets] == [7] * players
    assert len(table.deck) == 150 - 7 * players
    assert [decision.player for decision in game.decisions] == list(range(players))
    assert {len(decision.options) for decision in game.decisions} == {21}
    assert all(len(option.cards) == 2 for option in game.decisions[0].options)
    assert {decision.private for decision in game.decisions} == {True}


def test_who_keeps_the_last_card_is_not_said_to_pass_any_on():
    game = ruledock.new("isle", players=2, seed=1, windows="own")
    keep_all(game)
    told = [str(one) for one in game.log(None) if "keeps" in str(one)]
    assert told[-2:] == [
        "Everybody keeps 2 cards and passes the rest on.",
        "Everybody keeps the last card, too.",
    ]


@pytest.mark.rule("isle.phase2.draft.sequence")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_two_two_and_the_last_one(players):
    game = exploring(table_of(players))
    assert list(game.ruleset.rules["draft"]["keep"]) == [2, 2, 2, 1]  # a last one of two is one
    sizes = []
    while game.decisions[0].kind == "isle.draft":
        table = isle(game)
        sizes.append((len(table.packets[0]), len(table.drafted[0])))
        for _ in range(players):
            game.choose(game.decisions[0], 0)
    assert sizes == [(7, 0), (5, 2), (3, 4)]
    table = isle(game)
    assert [len(cards) for cards in table.drafted] == [7] * players
    assert [len(cards) for cards in table.packets] == [0] * players
    assert game.decisions[0].kind == "isle.purchase"


@pytest.mark.rule("isle.phase2.draft.odd_days", "isle.phase2.draft.even_days")
@pytest.mark.parametrize(("day", "neighbour"), [(1, 1), (2, 3), (3, 1), (4, 3), (5, 1)])
def test_cards_pass_to_the_left_on_odd_days_and_to_the_right_on_even_ones(day, neighbour):
    game = exploring(table_of(4), day)
    before = set(isle(game).packets[0])
    for _ in range(4):
        game.choose(game.decisions[0], 0)
    first_decision = game.decision_of(neighbour)
    offered_cards = {card for option in first_decision.options for card in option.cards}
    assert offered_cards < before
    assert len(offered_cards) == 5


@pytest.mark.rule("isle.phase2.deal")
def test_a_short_deck_is_dealt_evenly():
    table = table_of(3)
    table.throw(0, table.deck[17:])
    del table.deck[17:]
    game = exploring(table)
    assert [len(packet) for packet in isle(game).packets] == [5, 5, 5]
    assert len(isle(game).deck) == 2


@pytest.mark.rule("isle.phase2.set_aside", "isle.phase2.pay.take_back", "isle.anytime.when")
def test_cards_of_earlier_days_stay_out_of_the_draft_and_cannot_be_played_in_it():
    table = table_of(2)
    give(table, 0, "084", "007")
    game = exploring(table, day=2)
    assert "084" not in {card for packet in isle(game).packets for card in packet}
    assert open_to(game, 0) == []
    keep_all(game)
    do(game, "0: buy none", "1: buy none")
    assert isle(game).hands[0] == ["007", "084"]


# -- paying ------------------------------------------------------------------------------------


@pytest.mark.rule("isle.phase2.pay.choice", "isle.phase2.pay.cost")
def test_any_cards_that_can_be_paid_for_together_may_be_bought():
    table = table_of(2)
    table.fish = [6, 0]
    game = purchasing(table, ["084", "075", "007"])  # 6, 3 and 1 fish
    assert set(offered(game, 0)) == {
        "buy none",
        "buy 007",
        "buy 075",
        "buy 084",
        "buy 007+075",
    }
    assert offered(game, 1) == ["buy none"]


@pytest.mark.rule("isle.phase2.example.pay", "isle.phase2.pay.to_hand", "isle.phase2.pay.discard")
def test_four_cards_for_six_fish_and_the_other_three_discarded():
    table = table_of(2)
    table.fish = [20, 20]
    game = purchasing(table, ["007", "023", "035", "043", "055", "069", "084"])
    do(game, "0: buy 007+023+035+043", "1: buy none")  # 1 + 1 + 2 + 2
    table = isle(game)
    assert table.fish[0] == 14
    assert table.hands[0] == ["007", "023", "035", "043"]
    assert table.discarded[0] == ["055", "069", "084"]
    assert table.drafted == [[], []]


@pytest.mark.rule("isle.phase2.pay.secret")
def test_nobody_learns_what_others_drafted_bought_or_discarded():
    table = table_of(2)
    table.fish = [20, 20]
    game = purchasing(table, ["007", "069"])
    do(game, "0: buy 007")
    assert game.view(1)["sealed"] == [{"player": 0, "option": None}]
    assert "007" not in str(game.view(1)["table"])
    do(game, "1: buy none")
    seen = game.view(1)["table"]["isle"]
    assert seen["hands"] == [1, []]
    assert seen["discarded"] == [1, []]
    assert "007" not in str(seen)
    assert "069" not in str(seen)
    assert [str(one) for one in game.log(1)] == [
        "P0 pays 1 fish for 1 card.",
        "P1 buys no cards.",
    ]


@pytest.mark.rule("isle.card.071_074", "isle.anytime.when")
def test_before_paying_fish_cards_may_be_played_and_draw_cards_may_not():
    table = table_of(2)
    give(table, 0, "071", "076", "084", "094")
    use_boats(table, "boat-red", "boat-blue")
    stow(table, 0, "common-1 j7")
    game = purchasing(table, ["007"])
    assert "play 076" in offered(game, 0)
    assert "play 094" in offered(game, 0)
    assert not {"play 071", "play 084"} & set(offered(game, 0))
    do(game, "0: buy none", "1: buy none")
    assert open_to(game, 0) == []  # the day has gone on to nothing here


@pytest.mark.rule("isle.card.071_074")
def test_right_after_paying_a_draw_card_may_be_played():
    table = table_of(2, windows="phases")
    give(table, 0, "071")
    game = purchasing(table, ["007"])
    do(game, "0: buy none", "1: buy none")
    assert offered(game, 0) == ["nothing", "play 071"]
    do(game, "play 071")
    assert len(isle(game).drafted[0]) == 2
    assert game.decisions[0].kind == "isle.purchase"


@pytest.mark.rule("isle.card.071_074")
def test_a_draw_card_is_closed_in_the_window_before_the_purchase():
    table = table_of(2, windows="all")
    give(table, 0, "071", "084")
    game = exploring(table)
    keep_all(game)
    assert offered(game, 0)[0] == "nothing"
    assert "play 084" in offered(game, 0)
    assert "play 071" not in offered(game, 0)


def test_a_purchase_committed_withdrawn_financed_by_a_fish_card_and_committed_again():
    table = table_of(2)
    table.fish = [4, 0]
    give(table, 0, "076")
    game = purchasing(table, ["075", "084"])  # 3 and 6 fish
    do(game, "0: buy 075")
    assert open_to(game, 0) == ["withdraw"]
    interrupt(game, 0, "withdraw")
    assert isle(game).fish[0] == 4
    with pytest.raises(NotOffered):
        do(game, "0: buy 084")
    do(game, "0: play 076")  # a permanent basket for 5 fish
    assert isle(game).fish[0] == 9
    do(game, "0: buy 075+084", "1: buy none")
    assert isle(game).fish[0] == 0
    assert isle(game).hands[0] == ["075", "084"]


def test_a_purchase_can_be_taken_back_until_a_card_is_shown():
    table = table_of(2)
    table.fish = [4, 0]
    give(table, 0, "076")
    game = purchasing(table, ["075", "084"])
    before = game.save()
    do(game, "0: buy 075")
    game.undo(0)
    assert game.save() == before
    do(game, "0: play 076")
    with pytest.raises(ruledock.Refusal, match="revealed"):
        game.undo(0)
    do(game, "0: buy 084")
    game.undo(0)
    assert isle(game).fish[0] == 9
