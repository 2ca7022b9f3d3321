"""Where the rulebook says nothing: our completions H1 to H12."""

import pytest

import ruledock
from ruledock_kockombat.phases.ending import order
from tests.rules.kockombat.boards import (
    CELLS,
    caught,
    down,
    ended,
    laid,
    moves,
    partners,
    table,
    take,
    turned_up,
)

CHAOS = ["chaoticats_1", "chaoticats_2", "chaoticats_3", "chaoticats_4", "chaoticats_chief"]


def tile_at(game, cell):
    return table(game).board[CELLS.index(cell)]


@pytest.mark.rule("kk.clan.order")
@pytest.mark.parametrize("last", [0, 1])
def test_h1_of_equal_chiefs_the_one_without_the_last_turn_goes_first(last):
    game = ended({"a1": "royal_claws_chief"}, ("royal_claws", "polterkitties"), last=last)
    assert order(table(game), last) == [1 - last, last]


@pytest.mark.rule("kk.clan.order")
def test_h1_the_chaoticats_chief_counts_two_before_the_attack_and_its_table_afterwards():
    tiles = dict(zip(["a1", "a5", "e1", "e5", "c3"], CHAOS, strict=True))
    tiles |= {"b5": "dog_2", "a2": "dog_4", "d1": "dog_1", "c5": "royal_claws_chief"}
    before = laid(tiles, [("ending", {"last": 1})], ("chaoticats", "royal_claws"))
    # The royal chief is asked about the dog beside it, so the attack has not begun.
    assert before.decisions[0].kind == "kockombat.dog"
    assert table(before).strength("chaoticats_chief") == 2
    assert order(table(before), 1) == [1, 0]
    after = take(before, "leave dogs")
    assert down(after) == {"chaoticats_1", "chaoticats_2", "royal_claws_chief"}
    assert table(after).strength("chaoticats_chief") == 6
    assert order(table(after), 1) == [0, 1]


@pytest.mark.rule("kk.clan.chief", "kk.clan.gourmets.chief")
def test_h2_a_chief_turned_down_has_no_ability_afterwards():
    tiles = {"c3": "gourmets_chief", "b2": "mouse_1", "c4": "dog_1"}
    game = ended(tiles)
    assert game.over and caught(game, 0) == set()
    power = {"c3": "power_cats_chief", "c1": "mouse_1", "c4": "dog_1"}
    assert caught(ended(power, ("power_cats", "crooks")), 0) == set()
    chaos = {
        "c3": "chaoticats_chief",
        "c2": "pigeon_1",
        "a5": "pigeon_2",
        "c4": "dog_1",
        "b2": "chaoticats_1",
    }
    assert caught(ended(chaos, ("chaoticats", "crooks")), 0) == {"pigeon_1"}


@pytest.mark.rule("kk.clan.chief")
def test_h2_an_ability_before_the_attack_works_even_for_a_chief_that_is_bitten():
    tiles = {"c3": "royal_claws_chief", "c4": "dog_1", "b3": "dog_2"}
    game = ended(tiles)
    assert moves(game) >= {"turn c4 2", "turn b3 1"}
    assert down(take(game, "turn b3 1")) == {"royal_claws_chief"}


@pytest.mark.rule("kk.clan.chaos.effect")
def test_h3_the_strength_of_chaoticats_is_fixed_right_after_the_attack():
    tiles = {
        "c3": "crooks_chief",
        "c2": "chaoticats_1",
        "b3": "chaoticats_2",
        "e5": "chaoticats_3",
        "e4": "mouse_1",
        "d4": "crooks_3",
        "e3": "crooks_4",
    }
    game = ended(tiles, ("crooks", "chaoticats"))
    assert down(game) == {"chaoticats_1", "chaoticats_2"}
    assert table(game).strength("chaoticats_3") == 6
    assert caught(game, 0) == {"mouse_1"}


@pytest.mark.rule("kk.clan.chaos.effect")
def test_h3_the_crooks_chief_compares_with_the_fixed_strength():
    pair = {"c3": "crooks_chief", "c2": "chaoticats_1", "b3": "chaoticats_2"}
    assert down(ended(pair, ("crooks", "chaoticats"))) == set()
    three = {**pair, "e5": "chaoticats_3"}
    assert down(ended(three, ("crooks", "chaoticats"))) == {"chaoticats_1", "chaoticats_2"}


@pytest.mark.rule("kk.clan.effect")
def test_h4_crooks_are_counted_after_their_chief_has_turned_some_down():
    tiles = {"c3": "crooks_chief", "c2": "crooks_1", "b3": "crooks_4", "e5": "crooks_2"}
    game = ended(tiles, ("crooks", "gourmets"))
    assert down(game) == {"crooks_1", "crooks_4"}
    assert game.result.totals == (2, 0)


@pytest.mark.rule("kk.clan.chaos.chief")
def test_h5_the_chief_must_be_next_to_the_prey_and_each_kind_counts_for_itself():
    tiles = {"c3": "chaoticats_chief", "c2": "pigeon_1", "a5": "pigeon_2", "e1": "fly_1"}
    tiles |= {"e2": "chaoticats_1", "e5": "fly_2"}
    game = ended(tiles, ("chaoticats", "crooks"))
    assert caught(game, 0) == {"pigeon_1", "pigeon_2", "fly_1"}
    assert game.result.totals == (10 + 3, 0)


@pytest.mark.rule("kk.clan.chaos.chief", "kk.score.tie")
def test_h5_a_tied_twin_is_one_that_nobody_has_caught_and_counts_as_a_tile():
    tiles = {"c3": "chaoticats_chief", "c2": "fly_1", "a5": "fly_2"}
    tiles |= {"a4": "chaoticats_1", "b5": "polterkitties_1"}
    tiles |= {"d4": "chaoticats_2", "e4": "chaoticats_3", "a1": "chaoticats_4"}
    game = ended(tiles, ("chaoticats", "polterkitties"))
    assert table(game).strength("chaoticats_1") == 2
    assert caught(game, 0) == {"fly_1", "fly_2"}
    assert game.result.totals == (12, 0)


@pytest.mark.rule("kk.clan.effect")
@pytest.mark.parametrize("clan", ["royal_claws", "defenders_of_justice", "power_cats"])
def test_h6_a_cat_of_the_other_clan_is_a_cat_too(clan):
    others = {"a2": "dog_1"}
    special = {
        "royal_claws": "swap c3 a2",
        "defenders_of_justice": "swap c3 e5",
        "power_cats": "stay",
    }
    for cat in (f"{clan}_1", "crooks_1", "crooks_chief"):
        assert special[clan] in moves(turned_up("c3", cat, (clan, "crooks"), others=others))


@pytest.mark.rule("kk.clan.effect")
def test_h7_the_other_prey_moves_by_its_reach_and_the_one_turned_up_stays():
    others = {"c3": "fly_1", "d4": "dog_1"}
    game = turned_up("b2", "mouse_1", ("polterkitties", "crooks"), others=others)
    # The prey in the centre qualifies; it cannot swap with the one that stays.
    assert partners(game, "c3") == set(["c2", "d2", "b3", "d3", "b4", "c4", "d4"])
    take(game, "swap c3 d4")
    assert [tile_at(game, cell) for cell in ("b2", "c3", "d4")] == ["mouse_1", "dog_1", "fly_1"]


@pytest.mark.rule("kk.clan.meowsketeers", "kk.clan.order")
def test_h8_one_dog_by_any_number_of_quarters_after_the_defenders_have_swapped():
    tiles = {"c3": "dog_1", "a1": "defenders_of_justice_chief", "c2": "royal_claws_chief"}
    game = ended(tiles, ("royal_claws", "defenders_of_justice"))
    assert tile_at(game, "c3") == "defenders_of_justice_chief"
    # The dog was next to the royal chief and is no longer: nothing to turn.
    assert game.over
    beside = {"c3": "dog_1", "a1": "defenders_of_justice_chief", "a2": "royal_claws_chief"}
    game = ended(beside, ("royal_claws", "defenders_of_justice"))
    assert down(take(game, "turn a1 2")) == {"royal_claws_chief"}
    for quarters in (1, 3):
        game = ended(beside, ("royal_claws", "defenders_of_justice"))
        assert down(take(game, f"turn a1 {quarters}")) == set()


@pytest.mark.rule("kk.clan.chief")
def test_h9_a_defenders_chief_in_the_centre_stays():
    tiles = {"c3": "defenders_of_justice_chief", "c2": "mouse_1"}
    game = ended(tiles, ("defenders_of_justice", "crooks"))
    assert tile_at(game, "c3") == "defenders_of_justice_chief"
    assert caught(game, 0) == {"mouse_1"}


@pytest.mark.rule("kk.clan.effect")
def test_h10_the_defenders_reach_runs_along_one_line():
    game = turned_up("a1", "defenders_of_justice_1", ("defenders_of_justice", "crooks"))
    assert partners(game, "a1") == {"b1", "c1", "a2", "a3", "b2", "c3"}


@pytest.mark.rule("kk.clan.chief")
def test_h11_nothing_blocks_the_power_cats_chief_and_a_neighbour_counts_once():
    tiles = {"a1": "power_cats_chief", "b1": "dog_1", "c1": "crooks_1", "e1": "mouse_1"}
    game = ended({**tiles, "e2": "crooks_2"}, ("power_cats", "crooks"), facing={"dog_1": 2})
    # Two against two: were the chief blocked it would lose, and were it counted twice it would win.
    assert caught(game, 0) == caught(game, 1) == set()
    beside = {"a1": "power_cats_chief", "a2": "mouse_1", "a3": "crooks_2"}
    game = ended(beside, ("power_cats", "crooks"))
    assert caught(game, 0) == caught(game, 1) == set()


@pytest.mark.rule("kk.setup.clan")
def test_h12_the_players_clans_differ():
    with pytest.raises(ruledock.ConfigError, match="twice; the players' clans differ"):
        ruledock.new("kockombat", clans=["crooks", "crooks"])
    game = take(ruledock.new("kockombat", seed=0), "clan crooks")
    assert "clan crooks" not in moves(game) and len(moves(game)) == 6
