"""Phase 4 against the sister: her first card, turns in order, and what she does when one passes."""

import pytest

import ruledock
from ruledock_isle.phases.days import NextPhase
from ruledock_isle.table import IsleTable
from ruledock_sister.drawer import sister_of
from tests.plugins.isle.staging import begin, do, give, isle, offered, only, over, play_on
from tests.plugins.sister.alone import alone, drawn, dusk_falls, evening, her, stack

SLOW, FAST, FASTER = "015", "035", "007"
"""Rescue cards of speed 0, 3 and 4."""
KEPT = "001"
"""An oshax card, which is of no use in phase 4."""


def first_cards(table, *cards, laid=()):
    """Phase 4 begins; the player lays these rescue cards, the sister's come in this order.

    The player holds one card more, so that nothing is decided for want of a choice.
    """
    stack(table, "sister.deck", *cards)
    give(table, 0, KEPT, *laid)
    game = dusk_falls(table)
    do(game, f"lay {'+'.join(sorted(laid)) or 'none'}")
    return game


def rescue_left(game, tile):
    """Rescue a cat with the permanent basket and put it anywhere."""
    do(game, f"rescue {tile} permanent")
    do(game, offered(game)[0])


@pytest.mark.rule("sister.phase4.player")
def test_the_player_rescues_by_the_ordinary_rules():
    game = first_cards(evening(), "187", laid=("043", "055"))
    assert her(game).first is False
    rescue_left(game, "p04")
    table = isle(game)
    assert (table.fish, table.baskets, table.used_baskets) == ([37], [0], [1])
    assert table.boats[0].stowed[0].tile == "p04"
    assert offered(game) == ["end turn"]


@pytest.mark.rule("sister.phase4.reveal")
def test_her_card_is_turned_up_only_after_the_player_has_committed_rescue_cards():
    table = evening()
    stack(table, "sister.deck", "187")
    give(table, 0, "043")
    game = dusk_falls(table)
    assert only(game).kind == "isle.lay"
    assert (her(game).today, len(her(game).cards_to_come)) == ([], 23)
    do(game, "lay none")
    assert her(game).today == ["187"]


@pytest.mark.rule("sister.phase4.card_count", "sister.phase4.card_count.example_3")
@pytest.mark.parametrize(("card", "face_down"), [("187", 0), ("191", 1), ("193", 2), ("192", 3)])
def test_the_baskets_of_the_first_card_are_the_number_of_her_cards(card, face_down):
    game = first_cards(evening(), card)
    sister = her(game)
    assert (sister.today, sister.row, len(sister.cards_to_come)) == ([card], face_down, 22)
    shown = game.view(0)["table"]["sister"]
    assert shown["row"] == face_down
    assert card not in shown["cards_to_come"] and len(shown["cards_to_come"]) == 22


@pytest.mark.rule("sister.phase4.speed")
@pytest.mark.parametrize(
    ("card", "laid", "before", "first"),
    [
        ("186", [FAST], False, True),
        ("186", [FAST, SLOW], True, True),
        ("183", [FASTER], True, False),
        ("186", [FASTER], True, True),
        ("186", [FASTER], False, False),
        ("176", [], True, True),
        ("176", [], False, False),
    ],
)
def test_the_faster_goes_first_and_a_tie_changes_nothing(card, laid, before, first):
    game = first_cards(evening(first=before), card, "187", "189", "191", laid=laid)
    assert her(game).first is first


@pytest.mark.rule("sister.phase4.first_card_only", "sister.phase4.example.turn2_ignored")
def test_baskets_and_speed_of_later_cards_are_ignored():
    game = first_cards(evening(first=True), "181", "194")
    assert (her(game).today, her(game).row, her(game).first) == (["181"], 1, True)
    do(game, "pass")
    assert her(game).used == ["181", "194"], "four baskets and speed 9 bring no further card"


@pytest.mark.rule(
    "sister.phase4.alternate", "sister.phase4.first_turn", "sister.phase4.later_turns"
)
def test_second_in_the_order_she_follows_each_turn_of_the_player():
    game = first_cards(evening(), "180", "183", "188", laid=("007", "055"))
    assert (her(game).first, her(game).turns) == (False, 0)
    assert drawn(isle(game)) == "1:b01 2:g02 3:r03 4:p04 | 5:o05 6:b06 7:g07 8:r08 /"
    rescue_left(game, "p04")
    do(game, "end turn")  # cat 2, rare treasure 2
    assert drawn(isle(game)) == "1:b01 2:r03 | 3:o05 4:b06 5:g07 6:r08 /"
    assert (her(game).today, her(game).turns) == (["180"], 1)
    do(game, "rescue r03 whole")
    do(game, offered(game)[0], "end turn")  # cat 1, a common treasure of two squares
    assert drawn(isle(game)) == "| 1:o05 2:b06 3:g07 4:r08 /"
    assert (her(game).today, her(game).turns) == (["180", "183"], 2)


@pytest.mark.rule(
    "sister.phase4.alternate", "sister.phase4.first_turn", "sister.phase4.later_turns"
)
def test_first_in_the_order_she_acts_before_each_turn_of_the_player():
    game = first_cards(evening(), "193", "180", "182", laid=("055",))
    assert (her(game).first, her(game).turns) == (True, 1)
    assert drawn(isle(game)) == "1:b01 2:g02 3:r03 4:p04 | 5:o05 6:g07 7:r08 /"  # cat 6
    rescue_left(game, "p04")
    do(game, "end turn")
    assert (her(game).today, her(game).turns) == (["193", "180"], 2)
    assert drawn(isle(game)) == "1:b01 2:r03 | 3:o05 4:g07 5:r08 /"  # cat 2


@pytest.mark.rule("sister.phase4.no_card")
def test_without_a_card_she_passes_and_the_player_goes_on():
    game = first_cards(evening(), "187", laid=("055",))
    assert her(game).turns == 1
    left = drawn(isle(game))
    assert left == "1:g02 2:r03 3:p04 | 4:o05 5:g07 6:r08 /"
    rescue_left(game, "p04")
    do(game, "end turn")
    assert (her(game).turns, her(game).row) == (1, 0)
    assert only(game).kind == "isle.rescue"
    assert drawn(isle(game)) == "1:g02 2:r03 | 3:o05 4:g07 5:r08 /", "only the rescued cat is gone"


@pytest.mark.rule("sister.phase4.player_passed")
@pytest.mark.parametrize("first", [True, False])
def test_when_the_player_passes_all_her_cards_are_still_resolved(first):
    game = first_cards(evening(first=first), "175", "182", "177", "185")
    if first:
        assert drawn(isle(game)) == "1:b01 2:g02 3:r03 4:p04 | 5:o05 6:g07 7:r08 /"
    do(game, "pass")
    assert her(game).used == ["175", "182", "177", "185"]
    # cat 6; cat 4; cats 4 and 3; cat 2
    assert isle(game).gone == ["b06", "common-1", "common-line", "g02", "o05", "p04", "r03"]
    assert drawn(isle(game)) == "1:b01 | 2:g07 3:r08 /"


@pytest.mark.rule("sister.phase4.player_passed")
def test_the_player_may_act_between_her_last_cards():
    table = evening(windows="all")
    stack(table, "sister.deck", "175", "182", "177", "185")
    give(table, 0, KEPT)
    game = dusk_falls(table)
    asked = []
    while not her(game).used:
        asked.append((offered(game)[-1], her(game).turns))
        do(game, {"isle.lay": "lay none", "isle.rescue": "pass"}.get(only(game).kind, "nothing"))
    last = [turns for option, turns in asked if option == "nothing"][-3:]
    assert last == [1, 2, 3], "before each card that follows the pass"


def test_her_cards_go_on_when_the_fields_are_empty():
    table = evening(left=("b01",), right=(), edition="uk")
    game = first_cards(table, "176", "181", "195")
    assert her(game).first is False
    rescue_left(game, "b01")
    do(game, "end turn")
    assert her(game).used == ["176", "181", "195"], "no cat is left, but oshax are"
    assert isle(game).gone == ["oshax-1", "oshax-2", "oshax-3"]


@pytest.mark.rule("sister.phase4.top_down", "sister.phase4.twice")
@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("174", ["b01", "g02", "r03", "b06", "g07", "r08"]),  # cat 5, then cat 4
        ("177", ["b01", "g02", "o05", "b06", "g07", "r08"]),  # cat 4, then cat 3
        ("187", ["g02", "r03", "p04", "o05", "g07", "r08"]),  # cat 1, then what is now cat 5
        ("189", ["g02", "r03", "p04", "o05", "g07", "r08"]),  # cat 6, then cat 1
    ],
)
def test_two_instructions_are_carried_out_one_after_the_other(card, left):
    game = first_cards(evening(first=True), card)
    assert her(game).turns == 1
    assert [tile for field in isle(game).fields for tile in field] == left


@pytest.mark.rule(
    "sister.phase4.example.deal", "sister.phase4.example.turn1", "sister.phase4.example.turn2"
)
def test_the_rulebooks_example_of_a_day():
    game = first_cards(evening(), "186", "178", laid=(FAST,))
    sister = her(game)
    assert (sister.today, sister.row) == (["186"], 3), "three more cards face down"
    assert sister.first, "speed 4 beats 3"
    assert drawn(isle(game)) == "1:g02 2:r03 3:p04 | 4:o05 5:b06 6:g07 7:r08 /", "cat 1"
    assert isle(game).oshax == ["oshax-1", "oshax-2", "oshax-3", "oshax-4", "oshax-6"]
    rescue_left(game, "p04")
    do(game, "end turn")
    assert drawn(isle(game)) == "1:g02 | 2:o05 3:b06 4:g07 5:r08 /", "cat 2"
    assert isle(game).common["common-corner"] == 4
    assert (her(game).row, her(game).first) == (2, True), "4 baskets and speed 1 are ignored"


@pytest.mark.rule("sister.phase5")
def test_phase_five_is_the_players_alone():
    table = alone()
    table.oshax = sorted(table.oshax)
    give(table, 0, "001", "002", "098")
    before = sister_of(table).cards_to_come[:]
    table.plan = ("finds", "dusk")
    game = begin(table, NextPhase())
    do(game, "find 001 oshax")
    do(game, over(game, "h4", "oshax-1", "blue")[0])
    assert (her(game).cards_to_come, her(game).today, isle(game).gone) == (before, [], [])
    assert "find 002 oshax" in offered(game), "the player's turns follow each other"


@pytest.mark.rule("sister.oshax_exhausted", "sister.oshax_exhausted.wording")
def test_without_oshax_neither_her_instructions_nor_oshax_cards_do_anything():
    table = evening()
    table.leave(table.oshax)
    table.oshax = []
    game = first_cards(table, "195", "181", "176")
    do(game, "pass")
    assert her(game).used == ["195", "181", "176"]
    assert [tile for tile in isle(game).gone if "oshax" not in tile] == ["g07", "r03", "r08"]
    assert only(game).kind == "isle.find"
    assert offered(game) == ["pass"], "the oshax card cannot be played"


@pytest.mark.rule("sister.endday.colour", "sister.endday.over")
def test_a_colour_is_turned_up_each_evening_and_after_the_last_the_game_is_scored():
    game = ruledock.new("isle", players=1, modules=["sister"], seed=5, windows="own")
    turned = [(1, 1)]
    colours = list(sister_of(IsleTable.of(game)).colours)

    def another(table):
        return len(sister_of(table).colours) > len(colours)

    while not game.over:
        play_on(game, another)
        table = IsleTable.of(game)
        now = sister_of(table).colours
        assert now[: len(colours)] == colours
        if len(now) > len(colours):
            turned.append((table.day, len(now)))
            colours = list(now)
    assert turned == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)], "seen as the next day begins"
    assert (IsleTable.of(game).day, sister_of(IsleTable.of(game)).colours_to_come) == (5, [])


def test_her_used_cards_never_return():
    game = ruledock.new("isle", players=1, modules=["sister"], seed=8, windows="own")
    play_on(game, lambda table: False)
    sister = sister_of(IsleTable.of(game))
    assert 5 <= len(sister.used) == len(set(sister.used)) <= 20
    assert len(sister.used) + len(sister.cards_to_come) == 23


def test_a_sister_without_cards_just_passes():
    table = evening()
    sister = sister_of(table)
    sister.used, sister.cards_to_come = sister.cards_to_come, []
    game = first_cards(table)
    do(game, "pass")
    assert (her(game).today, her(game).turns, len(her(game).used)) == ([], 0, 23)
