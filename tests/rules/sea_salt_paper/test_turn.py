"""Setting up, drawing, and laying pairs with their effects."""

from collections import Counter

import pytest

import ruledock
from ruledock import ConfigError, Refusal
from tests.rules.sea_salt_paper.tables import (
    asked,
    do,
    every_card,
    offered,
    sea,
    table_of,
    view,
)

PAIR = "lay swimmer-black-1 shark-black-1"


def drawn_two(game: ruledock.Game) -> list[str]:
    do(game, "draw")
    return [line.removeprefix("keep ") for line in offered(game)]


# -- setting up ----------------------------------------------------------------------------


@pytest.mark.rule("ssp.players")
def test_two_to_four_may_play() -> None:
    for players in (2, 3, 4):
        assert len(ruledock.new("sea_salt_paper", players=players).table.players) == players
    for players in (1, 5):
        with pytest.raises(ConfigError, match="2 to 4 players"):
            ruledock.new("sea_salt_paper", players=players)


@pytest.mark.rule("ssp.setup.shuffle", "ssp.setup.discards")
def test_two_cards_lie_open_the_rest_is_the_draw_pile_and_hands_are_empty() -> None:
    tops = Counter()
    for seed in range(40):
        table = table_of(ruledock.new("sea_salt_paper", players=3, seed=seed))
        assert [len(pile) for pile in table.piles] == [1, 1]
        assert len(table.deck) == 56
        assert {*table.deck, *table.piles[0], *table.piles[1]} == every_card()
        assert table.hands == table.laid == [[], [], []]
        tops.update([table.piles[0][0], table.piles[1][0]])
    assert len(tops) > 30


@pytest.mark.rule("ssp.setup.start")
def test_r36_chance_says_who_starts() -> None:
    starts = Counter(asked(ruledock.new("sea_salt_paper", players=4, seed=n)) for n in range(200))
    assert sorted(starts) == [0, 1, 2, 3]
    assert min(starts.values()) > 25


@pytest.mark.rule("ssp.setup.start")
@pytest.mark.parametrize("name", ["Ada", "Ben"])
def test_the_host_may_say_who_starts(name: str) -> None:
    names = ["Ada", "Ben"]
    for seed in range(5):
        game = ruledock.new("sea_salt_paper", players=names, starts=name, seed=seed)
        assert names[asked(game)] == name


@pytest.mark.rule("ssp.turn.order", "ssp.close.optional")
def test_turns_go_to_the_left() -> None:
    piles = ["crab-black crab-green", "boat-black fish-green shell-grey"]
    game = sea(players=3, turn=1, at="draw", piles=piles)
    order = []
    for line in ("take 1", "take 2", "take 2", "take 2"):
        order.append(asked(game))
        do(game, line, "pass")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("ssp.turn.steps", "ssp.draw.must")
def test_a_turn_starts_with_a_draw_and_goes_on_to_pairs_and_its_end() -> None:
    game = sea(at="draw", hands=["crab-black crab-green"], piles=["boat-black", "fish-green"])
    assert offered(game) == ["draw", "take 1", "take 2"]
    for early in ("pass", "lay crab-black-1 crab-green-1", "stop"):
        with pytest.raises(Refusal):
            do(game, early)
    do(game, "take 1")
    assert offered(game) == ["pass", "lay crab-black-1 crab-green-1"]


# -- drawing -------------------------------------------------------------------------------


@pytest.mark.rule("ssp.draw.pile")
def test_of_two_cards_drawn_one_is_kept_and_the_other_discarded_on_either_pile() -> None:
    for pile, sizes in (("1", [2, 1]), ("2", [1, 2])):
        game = sea(at="draw", piles=["boat-black", "fish-green"])
        one, other = drawn_two(game)
        do(game, f"keep {other}", f"discard {pile}")
        table = table_of(game)
        assert table.hands[0] == [other]
        assert [len(cards) for cards in table.piles] == sizes
        assert table.piles[int(pile) - 1][-1] == one
        assert not table.drawn
        assert offered(game) == ["pass"]


@pytest.mark.rule("ssp.draw.discard")
def test_the_top_of_either_pile_may_be_taken() -> None:
    for line, card, left in (
        ("take 1", "crab-black-1", [["boat-black-1"], ["fish-green-1"]]),
        ("take 2", "fish-green-1", [["boat-black-1", "crab-black-1"], []]),
    ):
        game = do(sea(at="draw", piles=["boat-black crab-black", "fish-green"]), line)
        assert table_of(game).hands[0] == [card]
        assert table_of(game).piles == left


@pytest.mark.rule("ssp.draw.no_peek")
def test_while_drawing_only_tops_are_shown_that_were_not_seen_before() -> None:
    game = sea(at="draw", piles=["boat-black crab-black", "fish-green"])
    assert [pile["top"] for pile in view(game, 0)["piles"]] == ["crab-black-1", "fish-green-1"]
    with pytest.raises(Refusal):
        do(game, "pick boat-black-1")


@pytest.mark.rule("ssp.draw.pile")
def test_r01_the_last_card_is_kept_and_two_leave_the_pile_empty() -> None:
    game = sea(at="draw", deck="crab-black", rest=("piles", 0), piles=["", "fish-green"])
    do(game, "draw")
    assert table_of(game).hands[0] == ["crab-black-1"]
    assert table_of(game).deck == []
    assert offered(game) == ["pass"]
    game = sea(at="draw", deck="crab-black crab-green", rest=("piles", 0), piles=["", "fish-green"])
    assert drawn_two(game) == ["crab-black-1", "crab-green-1"]
    assert table_of(game).deck == []


@pytest.mark.rule("ssp.draw.must")
def test_r02_without_a_draw_pile_only_discards_can_be_taken() -> None:
    game = sea(at="draw", deck="", rest=("laid", 1), piles=["crab-black", "fish-green"], caller=1)
    assert offered(game) == ["take 1", "take 2"]
    with pytest.raises(Refusal):
        do(game, "draw")
    # With one pile left there is nothing to choose: it is taken.
    game = sea(at="draw", deck="", rest=("laid", 1), piles=["", "fish-green"], caller=1)
    assert table_of(game).hands[0] == ["fish-green-1"]


@pytest.mark.rule("ssp.draw.must", "ssp.duo.boat.effect")
def test_r03_with_nothing_to_draw_the_step_is_skipped_and_boats_give_no_turn() -> None:
    held = "boat-black boat-yellow crab-black"
    game = sea(at="draw", deck="", rest=("laid", 1), hands=[held], caller=1)
    assert offered(game) == ["pass", "lay boat-black-1 boat-yellow-1"]
    do(game, "lay boat-black-1 boat-yellow-1")
    assert offered(game) == ["pass"]
    assert table_of(game).laid[0] == ["boat-black-1", "boat-yellow-1"]


@pytest.mark.rule("ssp.draw.pile.empty_discard")
def test_r04_an_empty_pile_must_be_filled_and_the_first_of_two_empty_ones() -> None:
    for piles, sizes in (
        (["", "fish-green"], [1, 1]),
        (["fish-green", ""], [1, 1]),
        (["", ""], [1, 0]),
    ):
        game = sea(at="draw", piles=piles)
        if any(piles):
            do(game, "draw")  # with no discards there is nothing else to do
        do(game, offered(game)[0])
        assert [len(pile) for pile in table_of(game).piles] == sizes
        assert offered(game) == ["pass"]
    game = sea(at="draw", piles=["crab-black", "fish-green"])
    do(game, f"keep {drawn_two(game)[0]}")
    assert offered(game) == ["discard 1", "discard 2"]


@pytest.mark.rule("ssp.draw.pile.empty_discard", "ssp.duo.crab.effect")
def test_r05_an_empty_pile_is_neither_taken_from_nor_searched_and_stays_empty() -> None:
    game = sea(at="draw", hands=["crab-black crab-green"], piles=["", "fish-green boat-black"])
    assert offered(game) == ["draw", "take 2"]
    do(game, "take 2", "lay crab-black-1 crab-green-1")
    assert table_of(game).hands[0] == ["boat-black-1", "fish-green-1"]  # the one pile, its one card
    assert table_of(game).piles == [[], []]
    do(game, "pass")
    # Nothing but the draw pile is left to draw from, so two cards are drawn.
    assert [line.partition(" ")[0] for line in offered(game)] == ["keep", "keep"]


@pytest.mark.rule("ssp.draw.pile")
def test_r06_the_card_to_keep_is_chosen_before_the_pile() -> None:
    game = sea(at="draw", piles=["crab-black", "fish-green"])
    one, other = drawn_two(game)
    assert offered(game) == [f"keep {one}", f"keep {other}"]
    assert view(game, 1)["drawn"] == 2
    do(game, f"keep {one}")
    assert view(game, 1)["drawn"] == 1
    assert offered(game) == ["discard 1", "discard 2"]


# -- pairs ---------------------------------------------------------------------------------


@pytest.mark.rule("ssp.pair.play", "ssp.turn.steps")
def test_a_pair_may_be_laid_and_need_not_be() -> None:
    game = sea(hands=["fish-black fish-green"])
    assert offered(game) == ["pass", "lay fish-black-1 fish-green-1"]
    do(game, "pass")
    assert table_of(game).hands[0] == ["fish-black-1", "fish-green-1"]
    assert asked(game) == 1


@pytest.mark.rule("ssp.pair.repeat")
def test_further_pairs_may_be_laid_alike_or_different() -> None:
    held = "crab-black crab-green crab-grey crab-yellow swimmer-black shark-black"
    game = sea(hands=[f"{held} shell-grey"], piles=["", ""])
    do(game, "lay crab-black-1 crab-grey-1")
    assert offered(game) == ["pass", "lay crab-green-1 crab-yellow-1", PAIR]
    do(game, "lay crab-green-1 crab-yellow-1", PAIR)
    assert len(table_of(game).laid[0]) == 6
    assert offered(game) == ["pass"]


@pytest.mark.rule("ssp.duo.crab.effect")
def test_r07_crabs_search_one_pile_keep_its_order_and_take_one_card_unseen() -> None:
    held = "crab-black crab-green"
    game = sea(hands=[held], piles=["boat-black fish-green shell-grey shark-green", "fish-black"])
    do(game, "lay crab-black-1 crab-green-1")
    assert offered(game) == ["search 1", "search 2"]
    do(game, "search 1")
    picks = ["pick boat-black-1", "pick fish-green-1", "pick shell-grey-1", "pick shark-green-1"]
    assert offered(game) == picks
    do(game, "pick fish-green-1")
    table = table_of(game)
    assert table.piles[0] == ["boat-black-1", "shell-grey-1", "shark-green-1"]
    assert table.hands[0] == ["fish-green-1"]
    other = view(game, 1)
    below = ["boat-black-1", "fish-green-1", "shell-grey-1"]
    assert other["piles"][0]["top"] == "shark-green-1"
    assert other["piles"][0]["perhaps"] == below
    assert sorted(other["hands"][0]["perhaps"]) == sorted(below)
    assert [str(line) for line in game.log(1)][-1] == "P0 takes a card out of pile 1."
    assert str(game.log(0)[-1]) == "P0 takes the green fish out of pile 1."
    # Whoever sees another top knows that the old one was taken.
    game = sea(hands=[held], piles=["boat-black fish-green", "fish-black"])
    do(game, "lay crab-black-1 crab-green-1", "search 1", "pick fish-green-1")
    assert view(game, 1)["hands"][0] == {"count": 1, "known": ["fish-green-1"], "perhaps": []}


@pytest.mark.rule("ssp.duo.crab.effect", "ssp.duo.crab.score")
def test_r08_crabs_without_discards_do_nothing_and_score() -> None:
    game = sea(hands=["crab-black crab-green shell-grey"])
    do(game, "lay crab-black-1 crab-green-1")
    assert offered(game) == ["pass"]
    assert view(game, 0)["points"] == 1


@pytest.mark.rule("ssp.duo.boat.effect")
def test_r09_boats_give_another_whole_turn_that_may_chain_and_end_the_round() -> None:
    boats = "boat-black boat-yellow boat-dark_blue boat-light_blue"
    seven = "shell-grey shell-black shell-green octopus-grey octopus-green"
    game = sea(hands=[f"{boats} {seven}"], piles=["crab-black fish-green", "fish-black"])
    do(game, "lay boat-black-1 boat-yellow-1")
    assert asked(game) == 0
    assert offered(game) == ["draw", "take 1", "take 2"]  # the draw comes before any call
    do(game, "take 1")
    assert offered(game) == [
        "pass",
        "lay boat-dark_blue-1 boat-light_blue-1",
        "stop",
        "last chance",
    ]
    do(game, "lay boat-dark_blue-1 boat-light_blue-1", "take 1")
    assert offered(game) == ["pass", "stop", "last chance"]
    do(game, "stop")
    assert table_of(game).rounds[0].caller == 0


@pytest.mark.rule("ssp.duo.boat.effect", "ssp.deck_out")
def test_r10_a_boats_turn_is_played_after_the_pile_ran_out() -> None:
    game = sea(
        at="draw",
        deck="crab-black crab-green",
        rest=("piles", 0),
        piles=["", "fish-green"],
        hands=["boat-black boat-yellow"],
    )
    do(game, "draw", "keep crab-black-1", "discard 2", "lay boat-black-1 boat-yellow-1")
    assert offered(game) == ["take 1", "take 2"]
    do(game, "take 2")
    assert asked(game) == 0
    do(game, "lay crab-black-1 crab-green-1", "search 2", "pass")
    assert table_of(game).rounds[0].how == "out"


@pytest.mark.rule("ssp.duo.fish.effect")
def test_r11_fish_draw_the_top_card_unseen_by_others() -> None:
    game = sea(hands=["fish-black fish-green"])
    before = set(table_of(game).deck)
    do(game, "lay fish-black-1 fish-green-1")
    table = table_of(game)
    (card,) = table.hands[0]
    assert card in before
    assert len(table.deck) == len(before) - 1
    assert view(game, 1)["hands"][0] == {"count": 1, "known": [], "perhaps": []}
    assert str(game.log(1)[-1]) == "P0 draws a card."
    empty = sea(hands=["fish-black fish-green"], deck="", rest=("laid", 1))
    do(empty, "lay fish-black-1 fish-green-1")
    assert table_of(empty).hands[0] == []


@pytest.mark.rule("ssp.duo.swimmer_shark.effect", "ssp.duo.table_safe")
def test_r13_a_random_card_of_a_chosen_opponents_hand_known_to_thief_and_victim() -> None:
    stolen = Counter()
    for seed in range(60):
        game = sea(
            players=3,
            hands=["swimmer-black shark-black", "crab-black boat-black fish-black", "shell-grey"],
            laid=["", "crab-green crab-yellow"],
            seed=seed,
        )
        do(game, PAIR)
        assert offered(game) == ["rob p1", "rob p2"]
        do(game, "rob p1")
        (card,) = table_of(game).hands[0]
        assert offered(game) == ["pass"]  # one card, and no more
        stolen[card] += 1
        assert table_of(game).laid[1] == ["crab-green-1", "crab-yellow-1"]
        assert view(game, 0)["hands"][0] == [card]
        assert view(game, 1)["hands"][0]["known"] == [card]
        assert view(game, 2)["hands"][0] == {"count": 1, "known": [], "perhaps": []}
        assert game.log(1)[-1].message.args["card"].id == card
        assert "card" not in game.log(2)[-1].message.args
    assert sorted(stolen) == ["boat-black-1", "crab-black-1", "fish-black-1"]
    assert min(stolen.values()) > 8
    held = "swimmer-black shark-black shell-grey"
    nobody = do(sea(hands=[held], laid=["", "crab-green crab-yellow"]), PAIR)
    assert table_of(nobody).hands == [["shell-grey-1"], []]
    assert offered(nobody) == ["pass"]


@pytest.mark.rule("ssp.last_chance.immune", "ssp.duo.table_safe")
def test_r14_exposed_hands_cannot_be_robbed() -> None:
    seven = "shell-grey shell-black shell-green octopus-grey octopus-green"
    game = sea(
        players=4,
        hands=[seven, "crab-black", "swimmer-black shark-black", "fish-black"],
        piles=["boat-black boat-yellow boat-dark_blue", "fish-green"],
    )
    do(game, "last chance", "take 1", "pass", "take 1", PAIR)
    # Only player 3 still has a hand, so there is nobody to choose.
    assert table_of(game).hands[3] == []
    assert "fish-black-1" in table_of(game).hands[2]


@pytest.mark.rule("ssp.pair.play")
def test_r15_an_effect_cannot_be_declined() -> None:
    game = sea(hands=["crab-black crab-green"], piles=["boat-black fish-green", "fish-black"])
    do(game, "lay crab-black-1 crab-green-1")
    with pytest.raises(Refusal):
        do(game, "pass")
    do(game, "search 1")
    with pytest.raises(Refusal):
        do(game, "pass")
    assert asked(game) == 0
