"""Her instructions, with the row drawn before and after each of them."""

import pytest

from tests.plugins.isle.staging import do, give, offered, rescuing, show_rare
from tests.plugins.sister.alone import alone, drawn, evening, instruct, play_card, stack

FULL = "1:b01 2:g02 3:r03 4:p04 | 5:o05 6:b06 7:g07 8:r08 /"
PILES = "1:rare-tx1 2:rare-lx1 3:rare-ix1"


def cat(position):
    return {"remove_cat": {"position": position}}


def rare(position):
    return {"remove_rare": {"position": position}}


def swap(one, other):
    return {"swap_cats": {"positions": [one, other]}}


@pytest.mark.rule("sister.action.cat", "sister.number.renumber", "sister.number.no_move")
@pytest.mark.parametrize(
    ("position", "left"),
    [
        (1, "1:g02 2:r03 3:p04 | 4:o05 5:b06 6:g07 7:r08 /"),
        (4, "1:b01 2:g02 3:r03 | 4:o05 5:b06 6:g07 7:r08 /"),
        (5, "1:b01 2:g02 3:r03 4:p04 | 5:b06 6:g07 7:r08 /"),
        (8, "1:b01 2:g02 3:r03 4:p04 | 5:o05 6:b06 7:g07 /"),
    ],
)
def test_a_cat_leaves_the_game_and_the_others_close_up_in_their_fields(position, left):
    table = evening()
    row = [*table.fields[0], *table.fields[1]]
    assert instruct(table, cat(position)) == [FULL, left]
    assert table.gone == [row[position - 1]]


@pytest.mark.rule("sister.number.no_move")
def test_a_tile_keeps_the_price_of_its_field_whatever_its_number():
    table = evening(left=("b01",), right=("o05",), fish=3)
    instruct(table, cat(1))
    assert drawn(table) == "| 1:o05 /"
    assert offered(rescuing(alone_with(table))) == ["pass"], "cat 1 lies right and costs 5"


def alone_with(table):
    """The same table with a card in hand, so that the player is asked."""
    give(table, 0, "001")
    return table


@pytest.mark.rule("sister.action.gold", "sister.number.renumber")
def test_a_rare_treasure_leaves_the_row():
    table = evening()
    show_rare(table, "rare-t", "rare-l", "rare-i")
    assert instruct(table, rare(2)) == [
        f"{FULL} 1:rare-tx1 2:rare-lx1 3:rare-ix1",
        f"{FULL} 1:rare-tx1 2:rare-ix1",
    ]
    assert table.gone == ["rare-l"]


@pytest.mark.rule("sister.action.gold.stack", "sister.fill.rare_stack")
def test_only_one_treasure_of_a_pile_goes_and_the_pile_keeps_its_place():
    table = evening()
    show_rare(table, "rare-t", "rare-l")
    stack(table, "isle.bag", "rare-t", "b09", "b10", "b11", "b12")
    give(table, 0, "083")
    game = rescuing(table)
    do(game, "play 083", "to left", "to left", "to left")
    assert drawn(table).split("/ ")[1] == "1:rare-tx2 2:rare-lx1"
    steps = instruct(table, rare(1), rare(1), rare(1), rare(1))
    assert [one.partition("/")[2].strip() for one in steps] == [
        "1:rare-tx2 2:rare-lx1",
        "1:rare-tx1 2:rare-lx1",
        "1:rare-lx1",
        "",
        "",
    ]


@pytest.mark.rule("sister.action.oshax")
def test_an_oshax_leaves_the_row_and_the_others_close_up():
    table = evening()
    for position in (5, 5, 2):
        instruct(table, {"remove_oshax": {"position": position}})
    assert table.oshax == ["oshax-1", "oshax-3", "oshax-4"]
    assert table.gone == ["oshax-2", "oshax-5", "oshax-6"]


@pytest.mark.rule("sister.action.swap", "sister.action.swap.example")
def test_a_swap_exchanges_positions_and_fields():
    table = evening()
    assert instruct(table, swap(2, 6)) == [
        FULL,
        "1:b01 2:b06 3:r03 4:p04 | 5:o05 6:g02 7:g07 8:r08 /",
    ]
    assert table.gone == []


@pytest.mark.rule("sister.action.swap")
def test_a_swap_within_a_field():
    assert instruct(evening(), swap(1, 4))[1] == (
        "1:p04 2:g02 3:r03 4:b01 | 5:o05 6:b06 7:g07 8:r08 /"
    )


@pytest.mark.rule("sister.action.common", "sister.action.common.none")
@pytest.mark.parametrize("tile", ["common-1", "common-2", "common-corner", "common-line"])
def test_a_common_treasure_of_the_shape_goes_while_any_is_left(tile):
    table = evening()
    for left in (4, 3, 2, 1, 0, 0):
        assert instruct(table, {"remove_common": {"tile": tile}}) == [FULL, FULL]
        assert table.common[tile] == left
    assert table.gone == [tile] * 5
    assert sum(table.common.values()) == 15, "other shapes stay"


@pytest.mark.rule("sister.number.missing_last")
@pytest.mark.parametrize("position", [3, 4, 8])
def test_a_number_that_is_too_high_means_the_last_position(position):
    table = evening(left=("b01",), right=("o05",))
    assert instruct(table, cat(position))[1] == "1:b01 | /"
    table.leave(table.oshax[2:])
    del table.oshax[2:]
    instruct(table, {"remove_oshax": {"position": position}})
    assert table.oshax == ["oshax-1"]


@pytest.mark.rule("sister.number.impossible")
def test_what_cannot_be_done_has_no_effect_and_the_rest_of_the_card_is_done():
    table = evening(left=(), right=())
    steps = instruct(table, cat(1), rare(1), swap(1, 2), {"remove_oshax": {"position": 1}})
    assert set(steps) == {"| /"}
    assert table.gone == ["oshax-1"]
    table = evening(left=("b01",), right=())
    assert instruct(table, swap(1, 2)) == ["1:b01 | /", "1:b01 | /"], "one cat is no two"
    table = evening(left=(), right=())
    play_card(table, "188")
    assert table.gone == ["common-corner"], "no cat 3, but the treasure goes"


@pytest.mark.rule("sister.number.example.missing")
def test_example_cat_6_and_rare_3_with_four_cats_and_two_treasures():
    table = evening(left=("b01", "g02"), right=("o05", "b06"))
    show_rare(table, "rare-t", "rare-l")
    assert instruct(table, cat(6), rare(3)) == [
        "1:b01 2:g02 | 3:o05 4:b06 / 1:rare-tx1 2:rare-lx1",
        "1:b01 2:g02 | 3:o05 / 1:rare-tx1 2:rare-lx1",
        "1:b01 2:g02 | 3:o05 / 1:rare-tx1",
    ]


@pytest.mark.rule("sister.number.example.swap")
@pytest.mark.parametrize(
    ("left", "right", "positions", "after"),
    [
        (("b01",), ("o05",), (2, 6), "1:o05 | 2:b01 /"),
        (("b01", "g02"), (), (2, 6), "1:g02 2:b01 | /"),
        (("b01", "g02"), ("o05", "b06"), (5, 6), "1:b01 2:g02 | 3:b06 4:o05 /"),
        (("b01", "g02"), ("o05", "b06"), (6, 5), "1:b01 2:g02 | 3:b06 4:o05 /"),
        (("b01", "g02"), ("o05", "b06"), (1, 6), "1:b06 2:g02 | 3:o05 4:b01 /"),
    ],
)
def test_example_swap_2_and_6_with_two_cats(left, right, positions, after):
    table = evening(left=left, right=right)
    assert instruct(table, swap(*positions))[1] == after


@pytest.mark.rule(
    "sister.number.example.turn1", "sister.number.example.player", "sister.number.example.turn2"
)
def test_the_rulebooks_example_of_renumbering():
    table = evening()
    show_rare(table, "rare-t", "rare-l", "rare-i")
    assert instruct(table, cat(3), rare(2)) == [
        f"{FULL} {PILES}",
        f"1:b01 2:g02 3:p04 | 4:o05 5:b06 6:g07 7:r08 / {PILES}",
        "1:b01 2:g02 3:p04 | 4:o05 5:b06 6:g07 7:r08 / 1:rare-tx1 2:rare-ix1",
    ]
    give(table, 0, "080", "001")
    table.baskets, table.spare_baskets = [2], 8
    game = rescuing(table)
    do(game, "play 080")
    for tile in ("g02", "g07"):
        do(game, f"rescue {tile} permanent")
        do(game, offered(game)[0])
        if offered(game)[-1] == "leave it":  # it happens to cover a map
            do(game, "leave it")
    assert offered(game) == ["end turn"]
    assert instruct(table, cat(7), rare(3)) == [
        "1:b01 2:p04 | 3:o05 4:b06 5:r08 / 1:rare-tx1 2:rare-ix1",
        "1:b01 2:p04 | 3:o05 4:b06 / 1:rare-tx1 2:rare-ix1",
        "1:b01 2:p04 | 3:o05 4:b06 / 1:rare-tx1",
    ]


# -- each of her cards -------------------------------------------------------------------------

CARDS = """
174 1 0 cat 5, cat 4              175 4 0 cat 6, common-1
176 3 0 cat 3, oshax 3            177 2 1 cat 4, cat 3
178 4 1 cat 2, common-corner      179 3 1 cat 5, rare 4
180 3 2 cat 2, rare 2             181 2 2 cat 7, oshax 2
182 1 2 cat 4, rare 1             183 4 3 cat 1, common-2
184 3 3 cat 6, rare 5             185 2 3 cat 2, common-line
186 4 4 cat 1, oshax 5            187 1 4 cat 1, cat 5
188 4 4 cat 3, common-corner      189 1 5 cat 6, cat 1
190 2 5 cat 7, common-2           191 2 6 cat 5, cat 2
192 4 6 swap 1 6, cat 2           193 3 7 cat 6, rare 3
194 4 9 swap 2 5, cat 1           195 3 9 cat 8, oshax 1
196 3 9 cat 4, common-line
"""


def listed():
    for line in CARDS.strip().splitlines():
        for entry in line.split("  "):
            if entry.strip():
                number, baskets, speed, *does = entry.split()
                yield number, int(baskets), int(speed), " ".join(does).split(", ")


def naive(row, fields, oshax, piles, common, does):
    """Carry out instructions on plain lists."""
    for one in does:
        what, *numbers = one.split()
        numbers = [int(number) for number in numbers]
        if what == "cat":
            gone = row.pop(numbers[0] - 1)
            fields.pop(gone)
        elif what == "swap":
            one, other = row[numbers[0] - 1], row[numbers[1] - 1]
            row[numbers[0] - 1], row[numbers[1] - 1] = other, one
            fields[one], fields[other] = fields[other], fields[one]
        elif what == "oshax":
            oshax.pop(numbers[0] - 1)
        elif what == "rare":
            piles.pop(numbers[0] - 1)
        else:
            common[what] -= 1


@pytest.mark.rule("sister.setup.deck", "sister.phase4.top_down", "sister.phase4.speed")
@pytest.mark.parametrize(("number", "baskets", "speed", "does"), list(listed()))
def test_each_of_her_cards(number, baskets, speed, does):
    table = evening()
    show_rare(table, "rare-t", "rare-l", "rare-i", "rare-o", "rare-s")
    row = [*table.fields[0], *table.fields[1]]
    fields = {tile: side for side in (0, 1) for tile in table.fields[side]}
    oshax, piles, common = list(table.oshax), list(table.rare), dict(table.common)
    naive(row, fields, oshax, piles, common, does)
    play_card(table, number)
    assert [*table.fields[0], *table.fields[1]] == row
    assert {tile: side for side in (0, 1) for tile in table.fields[side]} == fields
    assert (table.oshax, table.rare, table.common) == (oshax, piles, common)
    card = table.ruleset.books["sister"].cards[number]
    assert (card.baskets, card.speed) == (baskets, speed)
    assert [instruction(one) for one in card.does] == does, "also where another would do the same"


def instruction(printed):
    """An instruction as the list above writes it."""
    [(name, given)] = printed.items()
    if name == "remove_common":
        return given["tile"]
    if name == "swap_cats":
        return "swap {} {}".format(*given["positions"])
    return f"{name.removeprefix('remove_')} {given['position']}"


def test_the_list_above_names_every_card():
    assert {number for number, *_ in listed()} == set(alone().ruleset.books["sister"].cards)
