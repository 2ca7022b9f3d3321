"""What is in the red bag, the one day creatures are there, and what becomes of them."""

from collections import Counter

import pytest

import ruledock
from ruledock_isle.phases.days import Day, FillFields
from ruledock_isle.table import IsleTable
from tests.plugins.creatures.menagerie import menagerie
from tests.plugins.isle.staging import begin, isle, play_on, table_of

# Each creature as printed: b, g, o, p, r are cat symbols, # is a plain square.
PRINTED = {
    "01": ".#r/g#./.o.",
    "02": "rg##b",
    "03": "r##g/p...",
    "04": "ro#./..#b",
    "05": "ro/##/p.",
    "06": "r#b/.#./.p.",
    "07": "g.o/b##",
    "08": "g../o../##p",
    "09": "g../b#./.#p",
    "10": ".o./b#p/.#.",
    "11": "r##g/.o..",
    "12": "rb./.#./.#p",
    "13": "g#o/b#p",
    "14": "ro##b/p....",
    "15": "rg##/b..p",
    "16": "r##g/.op.",
    "17": "rg../.o#./..#b",
    "18": "g#ob/.#../.p..",
}
COLOURS = {"b": "blue", "g": "green", "o": "orange", "p": "purple", "r": "red"}


def shown(shape):
    """A creature drawn as in :data:`PRINTED`."""
    rows = [list(row) for row in shape.rows]
    letters = {colour: letter for letter, colour in COLOURS.items()}
    for mark, (row, column) in shape.marks:
        rows[row][column] = letters[mark]
    return "/".join("".join(row) for row in rows)


@pytest.mark.rule("creatures.component.tiles", "creatures.tile.symbols")
def test_eighteen_creatures_with_three_or_four_cat_symbols():
    table = table_of(2, modules=["creatures"])
    names = [f"creature-{number}" for number in PRINTED]
    assert menagerie(table).bag == names
    for number, drawn in PRINTED.items():
        tile = table.book.tiles[f"creature-{number}"]
        assert shown(tile.shape) == drawn
        assert tile.copies == 1
    sizes = Counter(sum(drawn.count(letter) for letter in COLOURS) for drawn in PRINTED.values())
    assert sizes == {3: 12, 4: 6}
    assert {letter: "".join(PRINTED.values()).count(letter) for letter in COLOURS} == dict.fromkeys(
        COLOURS, 12
    )


@pytest.mark.rule("creatures.not_cats")
def test_a_creature_is_no_cat_and_has_no_colour():
    table = table_of(2, modules=["creatures"])
    for creature in menagerie(table).bag:
        tile = table.book.tiles[creature]
        assert tile.counts_as == {"creature"}
        assert tile.colour is None and not tile.has_colour and not tile.is_cat


@pytest.mark.rule("creatures.fill.left", "creatures.fill.right")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_day_1_cats_come_to_the_left_and_creatures_to_the_right(players):
    seen = set()
    for seed in range(8):
        table = isle(begin(table_of(players, seed, modules=["creatures"]), FillFields()))
        left, right = table.fields
        assert len(left) == len(right) == 2 * players
        assert all(table.book.tiles[tile].is_cat for tile in left)
        assert all(tile.startswith("creature-") for tile in right)
        assert len(menagerie(table).bag) == 18 - 2 * players
        seen |= set(right)
    assert len(seen) > 8


@pytest.mark.rule("creatures.day1.only")
@pytest.mark.parametrize("day", [2, 3, 4, 5])
def test_on_later_days_both_fields_hold_cats(day):
    table = table_of(2, modules=["creatures"])
    table.day = day
    table = isle(begin(table, FillFields()))
    assert [len(field) for field in table.fields] == [4, 4]
    assert all(table.book.tiles[tile].is_cat for field in table.fields for tile in field)


@pytest.mark.rule("creatures.players_5_6")
def test_six_players_would_need_twelve_of_the_eighteen():
    rules = {"cats_per_player": {"left": 0, "right": 3}}
    table = table_of(4, modules=["creatures"], rules=rules)
    table = isle(begin(table, FillFields()))
    assert (len(table.fields[1]), len(menagerie(table).bag)) == (12, 6)


def test_a_bag_that_is_empty_leaves_the_field_short():
    rules = {"cats_per_player": {"left": 0, "right": 10}}
    table = isle(begin(table_of(2, modules=["creatures"], rules=rules), FillFields()))
    assert (len(table.fields[1]), menagerie(table).bag) == (18, [])


@pytest.mark.rule("creatures.endday.return", "creatures.day1.only")
def test_after_day_1_no_creature_is_left_but_on_boats():
    game = ruledock.new("isle", players=2, modules=["creatures"], windows="own", seed=2)
    arrived = set(IsleTable.of(game).fields[1])
    assert len(arrived) == 4
    play_on(game, lambda table: table.day == 2)
    table = isle(game)
    stowed = {one.tile for boat in table.boats for one in boat.stowed}
    assert menagerie(table).bag == []
    gone = {tile for tile in table.gone if tile.startswith("creature-")}
    assert gone == {f"creature-{number}" for number in PRINTED} - stowed
    assert not any(tile.startswith("creature-") for field in table.fields for tile in field)


@pytest.mark.rule("creatures.day1.only")
def test_a_host_may_name_another_day():
    table = table_of(2, modules=["creatures"], rules={"creatures": {"day": 3}})
    for day in (1, 2):
        table.day = day
        table = isle(begin(table, FillFields()))
        assert not any(tile.startswith("creature") for tile in table.fields[1])
        for field in table.fields:
            table.leave(field)
            field.clear()
    table.day = 3
    assert all(tile.startswith("creature") for tile in isle(begin(table, FillFields())).fields[1])


def test_the_day_begins_with_them_in_the_field():
    table = isle(begin(table_of(2, modules=["creatures"]), Day(1)))
    assert len([tile for tile in table.fields[1] if tile.startswith("creature-")]) == 4
