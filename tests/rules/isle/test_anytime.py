"""Anytime cards: each of them, and the moments at which they may be played."""

import pytest

import ruledock
from ruledock.errors import NotOffered, Refusal
from ruledock_isle.boat.boat import Boat, Stowed
from ruledock_isle.boat.plans import drawn_plan
from ruledock_isle.phases.days import Day, NextPhase
from tests.plugins.isle.staging import (
    begin,
    do,
    fields,
    finding,
    give,
    interrupt,
    isle,
    lay,
    offered,
    open_to,
    over,
    play_on,
    rescuing,
    stow,
    table_of,
    teach,
    use_boats,
)

COSTS = {
    **dict.fromkeys(range(67, 69), 2), **dict.fromkeys(range(69, 71), 1),
    **dict.fromkeys(range(71, 73), 0), **dict.fromkeys(range(73, 75), 1),
    75: 3, 76: 2, 77: 1, 78: 2, 79: 2, 80: 2, 81: 2, 82: 2, 83: 1, 84: 6, 85: 6,
    86: 2, 87: 2, 88: 3, 89: 3, **dict.fromkeys(range(90, 98), 2),
}  # fmt: skip


def ready(*hand, fish=0, left=("b01", "g02"), right=("r03", "p04"), players=2, **settings):
    """Player 0 is on turn in phase 4 with these cards in hand."""
    table = table_of(players, **settings)
    use_boats(table, *["boat-red", "boat-blue", "boat-green", "boat-purple"][:players])
    fields(table, left, right)
    table.fish = [fish] * players
    give(table, 0, *hand)
    return table


@pytest.mark.rule("isle.phase2.pay.cost")
@pytest.mark.parametrize("number", range(67, 98))
def test_what_each_anytime_card_costs(number):
    assert table_of(2).book.costs[f"{number:03}"] == COSTS[number]


# -- fish --------------------------------------------------------------------------------------


def fish_after(card, *tiles, lessons=()):
    """What player 0 earns by a card with these tiles aboard."""
    table = ready(card)
    stow(table, 0, *tiles)
    teach(table, 0, *lessons)
    game = rescuing(table)
    do(game, f"play {card}")
    table = isle(game)
    assert table.hands[0] == []
    assert table.discard == [card]
    return table.fish[0]


CARGO = (
    "b10 n5",
    "b05 n8 r90 flip",
    "g05 q5",
    "oshax-1 q3 r90 as-blue",
    "oshax-5 l7 as-orange",
    "common-1 j7",
    "common-2 j5 r90",
    "common-1 l6",
    "rare-o h5",
)


@pytest.mark.rule("isle.anytime.when")
@pytest.mark.parametrize(
    ("card", "fish"),
    [
        ("067", 4), ("068", 4),  # 2 for each of 2 oshax
        ("078", 3), ("079", 3),  # 1 for each of 3 private lessons
        ("090", 3), ("091", 3),  # blue, green and orange
        ("092", 2), ("093", 2),  # 2 for the rare treasure
        ("094", 3), ("095", 3),  # 1 for each of 3 common treasures
        ("096", 3), ("097", 3),  # 3 blue cats, the oshax included
    ],
)  # fmt: skip
def test_cards_that_give_fish_for_what_is_aboard(card, fish):
    assert fish_after(card, *CARGO, lessons=("113", "114", "127")) == fish


@pytest.mark.rule("isle.anytime.to_no_effect")
@pytest.mark.parametrize("card", ["067", "078", "090", "092", "094", "096"])
def test_a_card_that_would_give_no_fish_is_not_offered(card):
    assert f"play {card}" not in offered(rescuing(ready(card)))


@pytest.mark.parametrize("card", ["096", "097"])
def test_096_and_097_say_that_the_best_colour_counts_and_ask_for_none(card):
    table = ready(card)
    stow(table, 0, *CARGO)
    game = rescuing(table)
    assert "name" not in table.book.cards[card].text.lower()
    do(game, f"play {card}")
    assert isle(game).fish[0] == 3


@pytest.mark.rule("isle.card.076")
def test_076_gives_five_fish_for_a_permanent_basket_used_or_not():
    table = ready("076")
    table.baskets, table.used_baskets, table.spare_baskets = [1, 1], [1, 0], 7
    game = rescuing(table)
    do(game, "play 076")
    assert offered(game) == ["give used basket", "give ready basket"]
    do(game, "give used basket")
    table = isle(game)
    assert (table.fish[0], table.baskets[0], table.used_baskets[0]) == (5, 1, 0)
    assert table.spare_baskets == 8


@pytest.mark.rule("isle.card.076")
def test_076_right_after_a_rescue_pays_for_the_next_with_the_basket_just_used():
    table = ready("076", "080", fish=3)
    lay(table, 0, "043")
    game = rescuing(table)
    do(game, "play 080", "rescue b01 permanent", "place b01 p4")
    assert "rescue g02 whole" not in offered(game)
    do(game, "play 076")
    assert isle(game).fish[0] == 5
    do(game, "rescue g02 whole")
    do(game, over(game, "o4")[0])
    assert isle(game).fish[0] == 2
    assert isle(game).used_baskets[0] == 0


# -- contact -----------------------------------------------------------------------------------


@pytest.mark.rule("isle.anytime.when", "isle.place.adjacent")
@pytest.mark.parametrize("card", ["069", "070"])
def test_069_and_070_free_the_next_tile_from_contact_and_only_that(card):
    table = ready(card, fish=20)
    stow(table, 0, "b02 d3")
    lay(table, 0, "043")
    game = rescuing(table)
    do(game, f"play {card}", "rescue b01 permanent", "place b01 p4")
    assert isle(game).waivers[0] is False
    do(game, "pass", "rescue g02 whole")
    boat = isle(game).boats[0]
    assert not over(game, "j8")
    assert boat.frontier


@pytest.mark.rule("isle.anytime.when")
def test_two_waivers_cannot_be_pending_together():
    table = ready("069", "070", fish=20)
    stow(table, 0, *CARGO[:1])
    game = rescuing(table)
    do(game, "play 069")
    assert "play 070" not in offered(game)


@pytest.mark.rule("isle.place.first", "isle.anytime.to_no_effect")
def test_a_waiver_is_not_offered_on_an_empty_boat():
    assert "play 069" not in offered(rescuing(ready("069", fish=20)))


def test_a_waiver_may_be_played_for_a_map_reward():
    table = ready("069", fish=20)
    game = rescuing(table)
    do(game, "rescue b01 permanent", "place b01 j6")
    assert not over(game, "b5", "common-1")
    do(game, "play 069")
    do(game, "place common-1 b5")
    assert isle(game).boats[0].stowed[-1].tile == "common-1"


@pytest.mark.rule("isle.place.adjacent", "isle.anytime.when")
def test_a_rescue_that_needs_a_waiver_is_offered_only_after_it():
    table = ready("069", fish=20, left=("b01",), right=())
    two_chambers(table)
    game = rescuing(table)
    assert offered(game) == ["pass", "play 069"]
    do(game, "play 069")
    assert offered(game) == ["rescue b01 permanent", "pass"]


# -- cards and lessons -------------------------------------------------------------------------


@pytest.mark.rule("isle.card.071_074")
@pytest.mark.parametrize(("card", "count"), [("071", 2), ("072", 2), ("073", 3), ("074", 3)])
def test_071_to_074_draw_cards_to_be_paid_for_at_once(card, count):
    table = ready(card, fish=20)
    game = rescuing(table)
    do(game, f"play {card}")
    table = isle(game)
    drawn = table.drafted[0]
    assert len(drawn) == count
    assert len(table.deck) == 150 - 1 - count
    costs = sum(table.book.costs[one] for one in drawn)
    do(game, f"buy {'+'.join(drawn)}")
    assert isle(game).fish[0] == 20 - costs
    assert isle(game).hands[0] == drawn
    assert not any(one in str(game.view(1)["table"]["isle"]["hands"]) for one in drawn)


@pytest.mark.rule("isle.card.071_074", "isle.phase2.pay.discard")
def test_drawn_cards_that_are_not_bought_are_discarded_face_down():
    table = ready("071")
    game = rescuing(table)
    do(game, "play 071")
    drawn = isle(game).drafted[0]
    do(game, "buy none")
    assert isle(game).discarded[0] == drawn
    assert isle(game).hands[0] == []


@pytest.mark.rule("isle.card.071_074")
@pytest.mark.parametrize("bought", [False, True], ids=["none", "all"])
def test_what_was_paid_for_drawn_cards_is_taken_back_but_not_their_draw(bought):
    game = rescuing(ready("071", fish=20))
    do(game, "play 071")
    drawn = isle(game).drafted[0][:]
    do(game, f"buy {'+'.join(drawn)}" if bought else "buy none")
    game.undo(0)
    assert (isle(game).drafted[0], isle(game).fish[0]) == (drawn, 20)
    with pytest.raises(Refusal, match="revealed"):
        game.undo(0)


@pytest.mark.rule("isle.anytime.when")
@pytest.mark.parametrize("card", ["084", "085"])
def test_084_and_085_give_a_permanent_basket(card):
    game = rescuing(ready(card))
    do(game, f"play {card}")
    assert isle(game).baskets == [2, 1]
    assert isle(game).spare_baskets == 7


@pytest.mark.rule("isle.faq.discard_own")
@pytest.mark.parametrize("card", ["086", "087"])
def test_086_and_087_give_a_basket_for_two_private_lessons(card):
    table = ready(card)
    teach(table, 0, "113", "114", "127")
    game = rescuing(table)
    do(game, f"play {card}")
    assert offered(game) == ["discard 113+114", "discard 113+127", "discard 114+127"]
    do(game, "discard 113+127")
    table = isle(game)
    assert table.lessons[0] == ["114"]
    assert table.discarded[0] == ["113", "127"]
    assert table.baskets[0] == 2
    assert "113" not in str(game.view(1)["table"]["isle"])


@pytest.mark.rule("isle.faq.discard_own")
def test_one_lesson_or_one_treasure_is_not_enough():
    table = ready("086", "088")
    teach(table, 0, "113")
    teach(table, 1, "114", "127")
    stow(table, 0, "common-1 d3")
    stow(table, 1, "common-1 d3", "common-1 e3")
    assert offered(rescuing(table)) == ["pass"]


@pytest.mark.rule("isle.faq.discard_own")
@pytest.mark.parametrize("card", ["088", "089"])
def test_088_and_089_give_a_basket_for_two_treasures_which_leave_the_game(card):
    table = ready(card)
    stow(table, 0, "b10 d3", "common-1 f4", "rare-o g3", "common-2 d6")
    game = rescuing(table)
    do(game, f"play {card}")
    assert offered(game) == ["unload f4+g3", "unload f4+d6", "unload g3+d6"]
    do(game, "unload f4+g3")
    table = isle(game)
    assert [one.tile for one in table.boats[0].stowed] == ["b10", "common-2"]
    assert table.gone == ["common-1", "rare-o"]
    assert table.common["common-1"] == 4
    assert table.baskets[0] == 2


# -- tiles -------------------------------------------------------------------------------------


def with_bag(table, *tiles):
    """Only these tiles are left in the bag."""
    rest = list(table.bag)
    for tile in tiles:
        rest.remove(tile)
    table.leave(rest)
    table.bag = sorted(tiles)


@pytest.mark.rule("isle.place.must_place", "isle.map.match")
def test_075_draws_a_tile_that_must_be_placed_and_may_earn_a_treasure():
    table = ready("075", left=(), right=())
    with_bag(table, "b01")
    game = rescuing(table)
    do(game, "play 075")
    assert isle(game).drawn[0] == "b01"
    assert {option.tile for option in game.decisions[0].options} == {"b01"}
    do(game, "place b01 j6")
    assert isle(game).drawn[0] is None
    assert "leave it" in offered(game)


@pytest.mark.rule("isle.place.must_place")
def test_075_may_draw_a_rare_treasure_for_the_boat():
    table = ready("075", left=(), right=())
    with_bag(table, "rare-i")
    game = rescuing(table)
    do(game, "play 075", "place rare-i d5")
    assert [one.tile for one in isle(game).boats[0].stowed] == ["rare-i"]


def crowded(table, *, room):
    """Cover the boat of player 0 with one vast treasure, but for some squares."""
    boat = table.boats[0]
    grid = boat.plan.grid
    free = sum(1 << grid.cell_of(name) for name in room)
    boat.load(Stowed("common-1", None, grid.cells & ~free))
    table.common["common-1"] -= 1


@pytest.mark.rule("isle.place.cannot_take")
def test_075_a_tile_that_fits_nowhere_leaves_the_game():
    table = ready("075", left=(), right=())
    with_bag(table, "b01")
    crowded(table, room=["d5"])
    game = rescuing(table)
    do(game, "play 075")
    assert game.over  # nobody holds a card, so nothing is asked
    assert "b01" in isle(game).gone
    assert isle(game).discard == ["075"]
    assert [str(told) for told in game.log(1)][:3] == [
        "P0 plays 075 “Stowaway”: Pull one random tile out of the bag and put it on your boat"
        " right away.",
        "P0 draws the blue cat b01 from the bag.",
        "P0 finds no place for the blue cat b01, which leaves the game.",
    ]


def two_chambers(table):
    """A boat of two chambers with a corridor between; the left chamber is full."""
    rows = ["...~~~...", ".........", "...~~~..."]
    boat = Boat(table.book.fleet, drawn_plan(rows, 0, {}))
    grid = boat.plan.grid
    left = sum(1 << grid.cell(row, column) for row in range(3) for column in range(3))
    boat.load(Stowed("common-1", None, left))
    table.common["common-1"] -= 1
    table.boats[0] = boat


def test_075_drawing_a_tile_that_fits_only_without_contact():
    for waived in (True, False):
        table = ready("075", "069", left=(), right=())
        with_bag(table, "b01")
        two_chambers(table)
        game = rescuing(table)
        do(game, "play 075")
        assert offered(game) == ["let go", "play 069"]
        if waived:
            do(game, "play 069")
            assert "let go" not in offered(game)
            game.choose(game.decisions[0], 0)
            assert [one.tile for one in isle(game).boats[0].stowed] == ["common-1", "b01"]
            game.undo(0)
            assert isle(game).drawn[0] == "b01"
        else:
            do(game, "let go")
            assert "b01" in isle(game).gone


@pytest.mark.rule("isle.anytime.resolve")
def test_077_moves_up_to_three_cats_each_to_the_other_field():
    game = rescuing(ready("077"))
    do(game, "play 077")
    assert len(offered(game)) == 1 + 4 + 6 + 4
    do(game, "move b01+p04+r03")
    assert isle(game).fields == [["g02", "p04", "r03"], ["b01"]]


@pytest.mark.rule("isle.anytime.resolve")
def test_077_may_move_none():
    game = rescuing(ready("077"))
    do(game, "play 077", "move none")
    assert isle(game).fields == [["b01", "g02"], ["r03", "p04"]]


@pytest.mark.rule("isle.anytime.to_no_effect")
def test_077_is_not_offered_with_no_cat_in_the_fields():
    assert "play 077" not in offered(rescuing(ready("077", "007", left=(), right=())))


@pytest.mark.rule("isle.anytime.resolve")
def test_083_draws_no_more_tiles_than_there_are():
    table = ready("083", "007", left=(), right=())
    with_bag(table, "b09")
    game = rescuing(table)
    do(game, "play 083", "to left")
    assert (isle(game).fields, isle(game).bag) == ([["b09"], []], [])
    assert game.decisions[0].kind == "isle.rescue"


@pytest.mark.rule("isle.fill.rare_treasure", "isle.anytime.resolve")
def test_083_draws_four_tiles_and_asks_a_field_for_each_cat():
    table = ready("083", left=(), right=())
    with_bag(table, "g02", "g03", "g04", "g05", "rare-i", "rare-o")
    game = rescuing(table)
    do(game, "play 083")
    while game.decisions and game.decisions[0].kind == "isle.field":
        assert offered(game) == ["to left", "to right"]
        do(game, "to right")
    table = isle(game)
    assert table.fields[0] == []
    assert len(table.fields[1]) + len(table.rare) == 4
    assert set(table.fields[1]) <= {"g02", "g03", "g04", "g05"}
    assert set(table.rare) <= {"rare-i", "rare-o"}
    assert len(table.bag) == 2


@pytest.mark.rule("isle.phase4.turn.one_cat")
@pytest.mark.parametrize("card", ["080", "081", "082"])
@pytest.mark.parametrize("when", ["before", "after"])
def test_080_to_082_allow_a_second_rescue_before_or_after_the_first(card, when):
    table = ready(card, fish=20)
    lay(table, 0, "043", "044")  # a basket for a third rescue, which nobody may make
    game = rescuing(table)
    if when == "before":
        do(game, f"play {card}")
    do(game, "rescue b01 permanent", "place b01 p4")
    if when == "after":
        assert not any(one.startswith("rescue") for one in offered(game))
        do(game, f"play {card}")
    do(game, "rescue r03 whole")
    do(game, over(game, "o4")[0])
    table = isle(game)
    assert table.fish[0] == 20 - 3 - 5
    assert [one.tile for one in table.boats[0].stowed] == ["b01", "r03"]
    assert game.decisions[0].player == 1


@pytest.mark.rule("isle.phase4.turn.one_cat")
def test_extra_rescues_stack_and_lapse_with_the_turn():
    table = ready("080", "081", "007", fish=20)
    lay(table, 0, "043", "044")
    game = rescuing(table)
    do(game, "play 080", "play 081", "rescue b01 permanent", "place b01 p4")
    assert "rescue g02 whole" in offered(game)
    do(game, "end turn", "pass")
    do(game, "rescue g02 whole")
    do(game, over(game, "o4")[0])
    assert offered(game) == ["end turn"]


def test_extra_rescues_are_offered_in_the_own_rescue_turn_only():
    table = ready("080", fish=20)
    table.baskets, table.spare_baskets = [2, 2], 6
    give(table, 1, "081", "007")
    game = rescuing(table)
    assert "play 080" in offered(game)
    assert open_to(game, 1) == []
    table = ready("080")
    assert offered(finding(table)) == ["pass"]


@pytest.mark.rule("isle.anytime.to_no_effect")
def test_an_extra_rescue_needs_a_basket_for_it():
    table = ready("080", "007", fish=20)
    assert "play 080" not in offered(rescuing(table)), "one basket serves the rescue of the turn"
    table = ready("080", "081", fish=20)
    table.baskets, table.spare_baskets = [2, 1], 7
    game = rescuing(table)
    do(game, "play 080")
    assert "play 081" not in offered(game), "a second card would need a third basket"


@pytest.mark.rule("isle.anytime.to_no_effect")
def test_an_extra_rescue_needs_a_cat_for_it():
    table = ready("080", "007", fish=20, left=("b01",), right=())
    table.baskets, table.spare_baskets = [2, 1], 7
    assert "play 080" not in offered(rescuing(table))


# -- moments -----------------------------------------------------------------------------------


@pytest.mark.rule("isle.anytime.when")
def test_on_another_players_turn_a_card_interrupts():
    table = ready(fish=20)
    give(table, 1, "084")
    game = rescuing(table)
    assert open_to(game, 1) == ["play 084"]
    interrupt(game, 1, "play 084")
    assert isle(game).baskets[1] == 2
    assert game.decisions[0].player == 0


@pytest.mark.rule("isle.anytime.when")
def test_own_cards_stand_among_the_options_of_the_turn():
    game = rescuing(ready("084"))
    assert offered(game)[-1] == "play 084"


def playing(players, windows, *, cards):
    """A whole game whose windows are counted; players hold these cards from the start."""
    table = table_of(players, windows=windows)
    for player, card in cards.items():
        give(table, player, card)
    table.push(Day(1))
    return ruledock.Game(table)


DAILY = {
    "phases": ["before-fields", "after-fishing", "after-purchase", "rescue-phase", "finds-phase"],
    "all": [
        "before-fields", "after-fishing", "before-purchase", "after-purchase", "rescue-phase",
        "before-rescue-cards", "before-reveal", "before-rescue-turn", "before-rescue-turn",
        "finds-phase", "before-find-turn",
    ],
}  # fmt: skip


@pytest.mark.rule("isle.anytime.when")
@pytest.mark.parametrize("windows", ["own", "phases", "all"])
def test_windows_open_as_often_as_the_settings_ask(windows):
    game = playing(2, windows, cards={0: "007", 1: "008"})
    met = []

    def choose(decision):
        if decision.kind == "core.window":
            met.append((decision.player, game.table.agenda[-1].name))
        passes = decision.kind in ("isle.rescue", "isle.find")
        return len(decision.options) - 1 if passes else 0

    play_on(game, lambda table: False, choose)
    expected = [*5 * DAILY.get(windows, []), "before-scoring"]
    for player in (0, 1):
        assert [name for asked, name in met if asked == player] == expected


@pytest.mark.rule("isle.anytime.when")
def test_nobody_is_told_who_is_asked_at_a_window():
    game = playing(2, "all", cards={0: "084"})
    assert game.decisions[0].kind == "core.window"
    assert "asked" not in game.view(1)
    assert game.view(1)["others_may_act"] is True


@pytest.mark.rule("isle.anytime.simultaneous")
def test_in_a_window_players_act_in_turn_order_until_all_let_it_pass():
    table = table_of(3, windows="phases")
    table.order = [2, 0, 1]
    for player, card in ((2, "071"), (0, "072"), (1, "084")):
        give(table, player, card)
    table.plan = ("fields",)
    game = begin(table, NextPhase())
    assert game.decisions[0].player == 2
    assert open_to(game, 0) == []
    do(game, "play 071", "buy none")
    assert game.decisions[0].player == 0
    do(game, "play 072", "buy none")
    assert game.decisions[0].player == 1
    assert [len(field) for field in isle(game).fields] == [0, 0]
    do(game, "nothing")
    assert isle(game).day == 2  # the fields of this day have been filled, and another has begun


@pytest.mark.rule("isle.anytime.resolve")
def test_a_card_is_resolved_completely_before_its_player_does_anything_else():
    table = ready("077", "084", fish=20)
    game = rescuing(table)
    do(game, "play 077")
    assert open_to(game, 0) == []
    with pytest.raises(NotOffered):
        game.interrupt(0, game.ruleset.read_option("play 084"))


@pytest.mark.rule("isle.phase2.set_aside")
def test_nothing_is_played_during_the_draft():
    table = table_of(2)
    give(table, 0, "084")
    give(table, 1, "094")
    table.plan = ("explore",)
    game = begin(table, NextPhase())
    assert open_to(game, 0) == []
    assert open_to(game, 1) == []


@pytest.mark.rule("isle.anytime.when")
def test_in_the_last_window_fish_still_count():
    table = table_of(2)
    table.day, table.plan = 5, ()
    teach(table, 0, "142")
    give(table, 0, "076")
    game = begin(table, NextPhase())
    assert offered(game) == ["nothing", "play 076"]
    do(game, "play 076")
    assert game.over
    assert [line.points for line in game.score(0) if line.rule == "isle.lesson.142"] == [7]


# -- hard cases --------------------------------------------------------------------------------


def test_077_played_while_another_players_placement_is_open():
    table = ready(fish=3)
    give(table, 1, "077")
    game = rescuing(table)
    do(game, "rescue b01 permanent")
    before = game.save()
    interrupt(game, 1, "play 077")
    assert game.decisions[0].player == 1
    do(game, "1: move b01")  # from left to right: 5 fish, and player 0 has 3
    assert game.decisions[0].player == 0
    assert "rescue b01 permanent" not in offered(game)
    assert "rescue g02 permanent" in offered(game)
    assert isle(game).fish[0] == 3
    assert isle(game).baskets[0] == 1
    with pytest.raises(Refusal):
        game.undo(0)
    assert game.save() != before


def made_dearer(fish):
    """Player 0 has announced a cat of the left field, and player 1 moves it to the right one."""
    table = ready(fish=fish)
    give(table, 1, "077")
    game = rescuing(table)
    do(game, "rescue b01 permanent")
    assert "call off" not in offered(game)
    interrupt(game, 1, "play 077")
    do(game, "1: move b01")
    return game


@pytest.mark.rule("isle.phase4.rescue.dearer", "isle.anytime.when")
def test_a_rescue_that_has_become_dearer_may_be_withdrawn():
    game = made_dearer(fish=9)
    assert "call off" in offered(game)
    do(game, "call off")
    assert "rescue b01 permanent" in offered(game)
    assert (isle(game).fish[0], isle(game).baskets[0]) == (9, 1)
    assert "b01" in isle(game).fields[1]
    assert "withdraws" in game.log(1)[-1].text()


@pytest.mark.rule("isle.phase4.rescue.dearer", "isle.phase4.rescue.cost_right")
def test_a_rescue_that_has_become_dearer_may_be_paid_for():
    game = made_dearer(fish=9)
    do(game, "place b01 k4")
    assert (isle(game).fish[0], isle(game).baskets[0]) == (4, 0)


def test_077_may_make_an_announced_rescue_cheaper():
    table = ready(fish=5)
    give(table, 1, "077")
    game = rescuing(table)
    do(game, "rescue r03 permanent")
    interrupt(game, 1, "play 077")
    do(game, "1: move r03")
    do(game, "place r03 k4")
    assert isle(game).fish[0] == 2


def test_088_by_a_player_between_rescue_and_placement():
    table = ready("088", fish=20)
    stow(table, 0, "b10 d3", "common-1 f4", "common-2 d6")
    game = rescuing(table)
    do(game, "rescue b01 permanent")
    assert not over(game, "f4")
    do(game, "play 088")  # there are just two treasures, so nothing is asked
    assert over(game, "f4")
    place = over(game, "f4")[0]
    do(game, place)
    table = isle(game)
    assert [one.tile for one in table.boats[0].stowed] == ["b10", "b01"]
    assert (table.fish[0], table.baskets[0], table.used_baskets[0]) == (17, 1, 1)
    game.undo(0)
    assert isle(game).fish[0] == 20
    with pytest.raises(Refusal, match="revealed"):
        game.undo(0)


def test_076_by_a_player_between_rescue_and_placement_ends_the_rescue():
    table = ready("076", fish=20)
    game = rescuing(table)
    do(game, "rescue b01 permanent", "play 076")
    assert game.decisions[0].kind == "isle.rescue"
    assert offered(game) == ["pass"] if game.decisions[0].player == 0 else True
    assert isle(game).fish[0] == 25
    assert isle(game).fields[0] == ["b01", "g02"]


def test_a_draw_card_inside_a_window_with_two_players_wanting_it():
    table = table_of(2, windows="phases")
    give(table, 0, "073")
    give(table, 1, "074")
    table.throw(0, table.deck[4:])
    table.deck = table.deck[:4]
    table.plan = ("fields",)
    game = begin(table, NextPhase())
    assert game.decisions[0].player == 0
    assert open_to(game, 1) == []
    do(game, "play 073", "buy none")
    assert len(isle(game).deck) == 1
    assert game.decisions[0].player == 1
    do(game, "play 074")
    assert len(isle(game).drafted[1]) == 1  # a draw yields what is left
    do(game, "buy none")
    assert isle(game).deck == []


def test_an_interrupt_inside_an_interrupt():
    table = ready("083", fish=20)
    give(table, 1, "077")
    with_bag(table, "g05", "g06", "g07", "g08")
    game = rescuing(table)
    do(game, "play 083", "0: to left")
    interrupt(game, 1, "play 077")
    do(game, "1: move r03")
    assert game.decisions[0].player == 0
    do(game, "to right", "to right", "to right")
    assert len(isle(game).fields[0]) == 4
    assert len(isle(game).fields[1]) == 4
