"""Every clan: what it can do, and what only its chief can do."""

import pytest

import ruledock
from tests.rules.kockombat.boards import (
    CELLS,
    CLANS,
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

STRAIGHT = {"c1", "c2", "c4", "c5", "a3", "b3", "d3", "e3"}


def tile_at(game, cell):
    return table(game).board[CELLS.index(cell)]


@pytest.mark.rule("kk.clan.two_abilities")
def test_every_clan_has_an_effect_and_a_chief_with_an_ability_and_no_two_are_alike():
    clans = ruledock.new("kockombat", seed=0).ruleset.content.all("clans")
    assert len({clan.effect.text for clan in clans}) == 7
    assert len({clan.chief.text for clan in clans}) == 7


@pytest.mark.rule("kk.clan.effect")
def test_a_clan_effect_works_in_turns_or_at_the_end():
    clans = ruledock.new("kockombat", seed=0).ruleset.content.items["clans"]
    assert {name: clans[name].effect.when for name in CLANS} == {
        "gourmets": "scoring",
        "royal_claws": "flip",
        "crooks": "scoring",
        "defenders_of_justice": "flip",
        "chaoticats": "strength",
        "power_cats": "flip",
        "polterkitties": "flip",
    }


@pytest.mark.rule("kk.clan.effect")
@pytest.mark.parametrize("clan", CLANS)
def test_an_effect_of_turns_works_in_the_own_turn_only(clan):
    other = "crooks" if clan != "crooks" else "gourmets"
    around = {"a1": "dog_1", "e5": "mouse_2"}
    for tile, reach in (
        ("dog_2", STRAIGHT),
        ("mouse_1", {"b2", "c2", "d2", *["b3", "d3", "b4", "c4", "d4"]}),
    ):
        game = turned_up("c3", tile, (clan, other), player=1, others=around)
        assert moves(game) == {f"swap c3 {cell}" for cell in reach}
    game = turned_up("c3", f"{clan}_1", (clan, other), player=1, others=around)
    assert moves(game) == {f"swap c3 {cell}" for cell in STRAIGHT}


@pytest.mark.rule("kk.clan.chief")
def test_only_the_chief_has_the_ability():
    tiles = {"b2": "gourmets_4", "c3": "mouse_1", "a5": "gourmets_3", "b4": "mouse_2"}
    game = ended(tiles)
    assert game.over
    assert caught(game, 0) == set()


# -- Gourmets ----------------------------------------------------------------------------------


@pytest.mark.rule("kk.clan.gourmets.effect")
def test_gourmets_get_one_point_more_for_each_prey_tile():
    game = ended({"c3": "gourmets_1", "c2": "mouse_1", "b3": "fly_1", "c4": "fly_2"})
    assert caught(game, 0) == {"mouse_1", "fly_1", "fly_2"}
    assert game.result.totals == (3 + 12 + 3, 0)


@pytest.mark.rule("kk.clan.gourmets.effect")
def test_only_gourmets_get_it():
    game = ended({"c3": "royal_claws_1", "c2": "mouse_1"})
    assert game.result.totals == (0, 3)


DIAGONAL = {"c3": "gourmets_chief", "b2": "mouse_1", "d4": "mouse_6", "d2": "mouse_2"}


@pytest.mark.rule("kk.clan.gourmets.chief")
def test_the_gourmets_chief_may_hunt_one_prey_at_its_corners():
    game = ended(DIAGONAL)
    assert game.decisions[0].player == 0
    assert moves(game) == {"hunt none", "hunt b2", "hunt d2", "hunt d4"}
    take(game, "hunt d4")
    assert caught(game, 0) == {"mouse_6"}


@pytest.mark.rule("kk.clan.gourmets.chief")
def test_the_gourmets_chief_need_not():
    assert caught(take(ended(DIAGONAL), "hunt none"), 0) == set()


@pytest.mark.rule("kk.clan.gourmets.chief")
def test_the_gourmets_chief_adds_its_strength_of_three_there():
    tiles = {**DIAGONAL, "a2": "royal_claws_3", "b1": "gourmets_1"}
    assert caught(take(ended(tiles), "hunt b2"), 0) == {"mouse_1"}
    assert caught(take(ended(tiles), "hunt d4"), 1) == {"mouse_1"}


@pytest.mark.rule("kk.clan.gourmets.chief")
def test_the_gourmets_chief_reaches_one_step_only():
    game = ended({"c3": "gourmets_chief", "a1": "mouse_1", "e5": "mouse_2", "c5": "mouse_3"})
    assert game.over
    assert caught(game, 0) == set()


@pytest.mark.rule("kk.clan.gourmets.chief")
def test_the_limit_of_one_is_a_rule_that_a_host_can_change():
    game = ended(DIAGONAL, rules={"diagonal_prey": 2})
    assert "hunt b2+d4" in moves(game) and "hunt b2+d2+d4" not in moves(game)
    assert caught(take(game, "hunt b2+d4"), 0) == {"mouse_1", "mouse_6"}
    everything = ended(DIAGONAL, rules={"diagonal_prey": 4})
    assert caught(take(everything, "hunt b2+d2+d4"), 0) == {"mouse_1", "mouse_2", "mouse_6"}


# -- Royal Claws -------------------------------------------------------------------------------


@pytest.mark.rule("kk.clan.meowsketeers")
def test_royal_claws_may_swap_a_cat_with_any_dog_that_is_face_up():
    others = {"a1": "dog_1", "e4": "dog_4", "b1": "mouse_1", "d5": "gourmets_1"}
    game = turned_up("c3", "royal_claws_1", player=1, others=others)
    assert partners(game, "c3") == STRAIGHT | {"a1", "e4"}
    take(game, "swap c3 e4")
    assert (tile_at(game, "c3"), tile_at(game, "e4")) == ("dog_4", "royal_claws_1")


@pytest.mark.rule("kk.clan.meowsketeers")
def test_royal_claws_move_prey_and_dogs_like_anybody():
    others = {"a1": "dog_1", "e4": "dog_4"}
    assert partners(turned_up("c3", "dog_2", player=1, others=others), "c3") == STRAIGHT
    prey = turned_up("c3", "mouse_1", player=1, others=others)
    assert len(partners(prey, "c3")) == 8


@pytest.mark.rule("kk.clan.meowsketeers")
def test_the_royal_claws_chief_may_turn_one_dog_next_to_it_before_the_dogs_attack():
    tiles = {"c3": "royal_claws_chief", "c2": "dog_1", "b3": "dog_3", "d4": "dog_4"}
    game = ended({**tiles, "c1": "gourmets_1"})
    assert game.decisions[0].player == 1
    assert moves(game) == {
        "leave dogs",
        *(f"turn {cell} {quarters}" for cell in ("c2", "b3") for quarters in (1, 2, 3)),
    }
    assert down(take(ended({**tiles, "c1": "gourmets_1"}), "leave dogs")) == {
        "gourmets_1",
        "royal_claws_chief",
    }
    assert down(take(game, "turn c2 1")) == {"royal_claws_chief"}


@pytest.mark.rule("kk.clan.meowsketeers")
def test_no_dog_next_to_the_royal_claws_chief_no_question():
    assert ended({"c3": "royal_claws_chief", "b2": "dog_1", "d4": "dog_5"}).over


# -- Crooks ------------------------------------------------------------------------------------


@pytest.mark.rule("kk.clan.effect")
def test_each_crook_still_face_up_is_worth_a_point():
    tiles = {"a1": "crooks_1", "a3": "crooks_2", "e5": "crooks_3", "e4": "dog_1", "c1": "crooks_4"}
    game = ended(tiles, ("crooks", "gourmets"), facing={"dog_1": 2})
    assert down(game) == {"crooks_3"}
    assert game.result.totals == (3, 0)


@pytest.mark.rule("kk.clan.chief")
def test_the_crooks_chief_turns_down_every_weaker_cat_next_to_it():
    tiles = {
        "c3": "crooks_chief",
        "c2": "gourmets_4",
        "b3": "crooks_4",
        "d3": "mouse_1",
        "b2": "gourmets_1",
        "c5": "gourmets_2",
    }
    game = ended(tiles, ("crooks", "gourmets"))
    assert down(game) == {"gourmets_4", "crooks_4"}
    assert caught(game, 0) == {"mouse_1"}


@pytest.mark.rule("kk.clan.chief")
def test_the_crooks_chief_leaves_stronger_and_equal_cats_alone():
    tiles = {"c3": "crooks_chief", "c2": "defenders_of_justice_chief"}
    # A chief of nine in the centre: it has swapped places with the chief of seven.
    assert down(ended(tiles, ("crooks", "defenders_of_justice"))) == set()
    cats = {"c2": "crooks_chief", "b2": "chaoticats_1", "c1": "chaoticats_2", "e5": "chaoticats_3"}
    assert down(ended(cats, ("crooks", "chaoticats"))) == {"chaoticats_1", "chaoticats_2"}
    few = {"c2": "crooks_chief", "b2": "chaoticats_1"}
    assert down(ended(few, ("crooks", "chaoticats"))) == set()


@pytest.mark.rule("kk.clan.chief", "kk.end.order")
def test_the_crooks_chief_acts_after_the_dogs_and_before_the_hunt():
    tiles = {"c3": "crooks_chief", "c2": "gourmets_4", "d2": "mouse_1", "d3": "gourmets_1"}
    game = ended(tiles, ("crooks", "gourmets"))
    assert caught(game, 1) == set()
    bitten = ended({**tiles, "b3": "dog_2"}, ("crooks", "gourmets"))
    assert down(bitten) == {"crooks_chief"}
    assert caught(bitten, 1) == {"mouse_1"}


# -- Defenders of Justice ----------------------------------------------------------------------


@pytest.mark.rule("kk.clan.effect")
def test_defenders_may_swap_a_cat_one_or_two_steps_along_diagonals_too():
    game = turned_up("c3", "gourmets_1", ("defenders_of_justice", "gourmets"))
    assert partners(game, "c3") == STRAIGHT | set(["b2", "a1", "d2", "e1", "b4", "a5", "d4", "e5"])
    dog = turned_up("c3", "dog_1", ("defenders_of_justice", "gourmets"))
    assert partners(dog, "c3") == STRAIGHT


@pytest.mark.rule("kk.clan.chief")
def test_the_defenders_chief_swaps_with_the_centre_before_the_dogs_attack():
    tiles = {"a1": "defenders_of_justice_chief", "c3": "dog_1", "a2": "gourmets_1", "b1": "dog_2"}
    game = ended(tiles, ("defenders_of_justice", "gourmets"), facing={"dog_1": 2})
    assert tile_at(game, "c3") == "defenders_of_justice_chief"
    assert tile_at(game, "a1") == "dog_1"
    assert down(game) == {"gourmets_1"}


# -- Chaoticats --------------------------------------------------------------------------------


CHAOS = {"a1": "chaoticats_1", "a5": "chaoticats_2", "e1": "chaoticats_3", "e5": "chaoticats_4"}


@pytest.mark.rule("kk.clan.chaos.effect")
@pytest.mark.parametrize(("up", "strength"), [(1, 10), (2, 8), (3, 6), (4, 4), (5, 2)])
def test_chaoticats_are_the_stronger_the_fewer_are_up(up, strength):
    tiles = dict([*CHAOS.items(), ("c3", "chaoticats_chief")][:up])
    game = ended(tiles, ("chaoticats", "crooks"))
    assert [table(game).strength(cat) for cat in tiles.values()] == [strength] * up


@pytest.mark.rule("kk.clan.chaos.effect")
def test_chaoticats_are_counted_after_the_dogs_attack():
    tiles = {**CHAOS, "c3": "chaoticats_chief", "d5": "dog_2", "b1": "mouse_1", "b2": "gourmets_3"}
    game = ended({**tiles, "c1": "gourmets_1"}, ("chaoticats", "gourmets"))
    assert down(game) == {"chaoticats_4"}
    assert table(game).strength("chaoticats_1") == 4
    assert caught(game, 0) == set()
    assert caught(game, 1) == {"mouse_1"}


@pytest.mark.rule("kk.clan.chaos.chief")
def test_the_second_pigeon_comes_with_the_first_that_the_chief_helped_to_catch():
    tiles = {"c3": "chaoticats_chief", "c2": "pigeon_1", "a5": "pigeon_2"}
    game = ended(tiles, ("chaoticats", "crooks"))
    assert caught(game, 0) == {"pigeon_1", "pigeon_2"}
    assert game.result.totals == (10, 0)


@pytest.mark.rule("kk.clan.chaos.chief")
def test_a_second_pigeon_that_somebody_else_has_caught_stays_there():
    tiles = {"c3": "chaoticats_chief", "c2": "pigeon_1", "a5": "pigeon_2", "a4": "crooks_1"}
    game = ended(tiles, ("chaoticats", "crooks"))
    assert caught(game, 0) == {"pigeon_1"}
    assert caught(game, 1) == {"pigeon_2"}


@pytest.mark.rule("kk.clan.chaos.chief")
def test_a_mouse_brings_no_second_mouse():
    tiles = {"c3": "chaoticats_chief", "c2": "mouse_2", "a5": "mouse_3"}
    assert caught(ended(tiles, ("chaoticats", "crooks")), 0) == {"mouse_2"}


@pytest.mark.rule("kk.clan.chaos.chief")
def test_a_pigeon_caught_without_the_chief_brings_nothing():
    tiles = {"c3": "chaoticats_1", "c2": "pigeon_1", "a5": "pigeon_2", "e5": "chaoticats_chief"}
    assert caught(ended(tiles, ("chaoticats", "crooks")), 0) == {"pigeon_1"}


# -- Power Cats --------------------------------------------------------------------------------


@pytest.mark.rule("kk.clan.effect")
def test_power_cats_may_leave_a_cat_where_it_is():
    game = turned_up("c3", "crooks_1", ("power_cats", "crooks"))
    assert moves(game) == {"stay", *(f"swap c3 {cell}" for cell in STRAIGHT)}
    take(game, "stay")
    assert tile_at(game, "c3") == "crooks_1"
    assert game.decisions[0].player == 1
    assert "stay" not in moves(turned_up("c3", "dog_1", ("power_cats", "crooks")))
    assert "stay" not in moves(turned_up("c3", "mouse_1", ("power_cats", "crooks")))


@pytest.mark.rule("kk.clan.chief")
def test_the_power_cats_chief_hunts_its_whole_row_and_column():
    tiles = {"c3": "power_cats_chief", "c1": "mouse_1", "e3": "mouse_2", "a3": "fly_1"}
    game = ended({**tiles, "a1": "mouse_3", "b3": "dog_5"}, ("power_cats", "crooks"))
    assert game.over
    assert caught(game, 0) == {"mouse_1", "mouse_2", "fly_1"}


# -- Polterkitties -----------------------------------------------------------------------------


@pytest.mark.rule("kk.clan.effect")
def test_polterkitties_may_move_another_prey_instead():
    others = {"e5": "mouse_2", "a5": "dog_1", "a1": "gourmets_1"}
    game = turned_up("c3", "mouse_1", ("polterkitties", "gourmets"), others=others)
    own = {f"swap c3 {cell}" for cell in ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]}
    assert moves(game) == own | {"swap e5 d4", "swap e5 e4", "swap e5 d5"}
    take(game, "swap e5 d5")
    assert (tile_at(game, "c3"), tile_at(game, "d5")) == ("mouse_1", "mouse_2")
    assert (
        partners(turned_up("c3", "dog_2", ("polterkitties", "gourmets"), others=others), "e5")
        == set()
    )


@pytest.mark.rule("kk.clan.chief")
def test_dogs_cannot_catch_the_polterkitties_chief():
    tiles = {"c3": "dog_4", "c2": "polterkitties_chief", "c4": "polterkitties_1", "b2": "mouse_1"}
    game = ended({**tiles, "d3": "gourmets_1"}, ("polterkitties", "gourmets"))
    assert down(game) == {"polterkitties_1", "gourmets_1"}
    assert caught(game, 0) == {"mouse_1"}


@pytest.mark.rule("kk.clan.chief")
def test_a_stronger_chief_can_still_turn_it_down():
    tiles = {"c3": "crooks_chief", "c2": "polterkitties_chief", "d2": "dog_2"}
    assert down(ended(tiles, ("crooks", "polterkitties"))) == {"polterkitties_chief"}


# -- without abilities -------------------------------------------------------------------------


@pytest.mark.rule("kk.setup.first_game")
@pytest.mark.parametrize("clan", [clan for clan in CLANS if clan != "chaoticats"])
def test_without_abilities_no_clan_does_anything_special(clan):
    other = "crooks" if clan != "crooks" else "gourmets"
    others = {"a1": "dog_1", "e5": "mouse_2", "b2": "mouse_5"}
    game = turned_up("c3", f"{clan}_1", (clan, other), others=others, abilities=False)
    assert moves(game) == {f"swap c3 {cell}" for cell in STRAIGHT}
    prey = turned_up("c3", "mouse_1", (clan, other), others=others, abilities=False)
    assert len(moves(prey)) == 8
    tiles = {
        "a1": f"{clan}_chief",
        "c1": "mouse_1",
        "b2": "mouse_2",
        "a2": f"{other}_1",
        "b1": "dog_2",
    }
    end = ended(tiles, (clan, other), abilities=False)
    assert end.over
    assert down(end) == {f"{clan}_chief"}
    assert end.result.totals == (0, 4)


@pytest.mark.rule("kk.setup.first_game")
def test_chaoticats_need_abilities():
    with pytest.raises(ruledock.ConfigError, match="chaoticats has no strength of its own"):
        ruledock.new("kockombat", clans=["chaoticats", "crooks"], abilities=False)
    game = ruledock.new("kockombat", seed=0, abilities=False)
    assert "clan chaoticats" not in moves(game) and len(moves(game)) == 6


@pytest.mark.rule("kk.clan.order")
def test_the_stronger_chief_goes_first():
    steps = [("resolve", {"moment": "before_dogs", "last": 1})]
    tiles = {"c3": "dog_1", "a1": "defenders_of_justice_chief", "a2": "royal_claws_chief"}
    game = laid(tiles, steps, ("royal_claws", "defenders_of_justice"))
    # Nine beats five: the dog has come to a1, next to the chief that may now turn it.
    assert moves(game) == {"leave dogs", "turn a1 1", "turn a1 2", "turn a1 3"}
