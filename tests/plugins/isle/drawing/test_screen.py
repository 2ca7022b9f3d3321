"""What a person sees in the terminal."""

import re
from random import Random

import pytest

import ruledock
from ruledock.game.seat import Seat
from ruledock_drawing.palette import Palette, width
from ruledock_drawing.screen import draw, draw_in, screens_of
from ruledock_isle.boat.data import squares_under
from ruledock_isle.drawing.looks import lying
from ruledock_isle.drawing.remarks import remark
from tests.plugins.isle.staging import (
    do,
    fields,
    give,
    lay,
    rescuing,
    show_rare,
    stow,
    table_of,
    teach,
    use_boats,
)


def shown(game, player, *, colour=False):
    return draw(game.view(player), screens_of(game.ruleset), Palette(colour))


def scene():
    table = table_of(2, names=["Ada", "Bo"])
    use_boats(table, "boat-red", "boat-blue")
    fields(table, left=["b01", "g02"], right=["r03"])
    show_rare(table, "rare-o")
    table.fish = [20, 7]
    give(table, 0, "084", "098")
    give(table, 1, "085")
    teach(table, 0, "113")
    teach(table, 1, "114")
    lay(table, 0, "043")
    stow(table, 0, "b04 j4")
    return rescuing(table)


def test_it_shows_fields_prices_boats_and_the_own_cards_in_words():
    text = shown(scene(), 0)
    assert "left field, 3 fish each" in text
    assert "right field, 5 fish each" in text
    assert re.search(r"b01 +g02", text)
    assert "“Block”" in text
    assert "Ada (you)" in text
    assert "20 fish" in text
    assert "rescue cards 043" in text
    assert re.search(r"084 New basket +Receive one permanent basket", text)  # it is paid
    assert re.search(r"your private lessons\n  113 \S", text)
    assert len(re.findall(r"^  [1-9]  ", text, re.M)) == 18


def test_it_hides_what_others_hold():
    text = shown(scene(), 1)
    assert re.search(r"085 New basket", text)
    for hidden in ("084", "098", "113"):
        assert hidden not in text
    assert re.search(r"Ada: .*2 cards, 1 lesson", text)


def test_a_spectator_sees_no_cards():
    text = shown(scene(), None)
    assert not re.search(r"\b(084|085|098|113|114)\b", text)


def test_tiles_are_in_colour_and_nothing_else_changes():
    game = scene()
    painted = shown(game, 0, colour=True)
    assert "\x1b[30;44m" in painted
    plain = re.sub(r"\x1b\[[0-9;]*m", "", painted)
    assert [line.rstrip() for line in plain.splitlines()] == shown(game, 0).splitlines()


def test_it_draws_every_moment_of_a_game():
    game = ruledock.new("isle", players=3, seed=2, windows="own")
    bot = ruledock.RandomBot(2)
    drawn = 0
    while not game.over:
        decision = game.decisions[0]
        drawn += bool(shown(game, decision.player))
        game.choose(decision, bot(Seat(game, decision.player, decision)))
    assert drawn > 100


def test_a_score_names_the_tiles_it_counts():
    game = scene()
    do(game, "rescue b01 permanent")
    do(game, next(one.notation for one in game.decisions[0].options))
    line = next(line for line in game.score(0) if line.rule == "isle.score.rats")
    (counted,) = line.counted()
    assert line.details() == [f"Visible rats: {len(counted.things)}"]
    squares = [square for one in counted.things for square in one["squares"]]
    assert all(re.fullmatch(r"[a-v][1-9]", square) for square in squares)
    assert len(set(squares)) == -line.points


def test_an_announced_rescue_is_known_to_all_before_it_is_placed():
    game = scene()
    assert game.view(1)["table"]["isle"]["announced"] is None
    do(game, "rescue b01 permanent")
    announced = {"player": 0, "tile": "b01", "basket": "permanent"}
    for player in (0, 1, None):
        assert game.view(player)["table"]["isle"]["announced"] == announced
        assert "rescues b01" in " ".join(shown(game, player).split())


def test_squares_show_their_room_free_or_covered_and_tiles_their_name():
    wide = draw(scene().view(0), screens_of(scene().ruleset), Palette(size=(120, 40)))
    own = wide.partition("Ada (you)")[2].splitlines()
    assert own[6].split() == [
        *["5", "*", "1", "1", "1", "5", "3", "3", "3"],
        *("b.3b.3", "3", *["5", "5", "5", "5", "5", "6", "6", "*", "6", "7", "7"]),
        *("5", "Deck", "59"),
    ]
    assert "b04" in own[5]
    assert own[4].endswith("3 Dining room (apple) 14")


def test_a_narrow_terminal_has_the_rooms_below_the_boat():
    text = draw(scene().view(0), screens_of(scene().ruleset), Palette(size=(80, 24)))
    said = " ".join(text.split())
    assert "free squares: 1 Stern (parrot) 18, 2 Port cabin (moon) 11, 3 Dining room" in said
    assert max(map(len, text.splitlines())) <= 80


def test_tiles_with_long_names_are_explained_below():
    table = table_of(2, names=["Ada", "Bo"])
    use_boats(table, "boat-red", "boat-blue")
    stow(table, 0, "oshax-1 h5 as-green")
    text = shown(rescuing(table), 0)
    assert "G1 oshax 1" in text


def test_the_tile_that_somebody_thinks_of_lies_on_the_boat_in_brackets():
    game = scene()
    do(game, "rescue b01 permanent")
    rng = Random(1)
    for option in rng.sample(list(game.decisions[0].options), 12):
        view = {**game.view(0), "considered": game.describe(option)}
        lines = draw_in(view, game.ruleset, Palette(size=(80, 24)), 16)
        drawn = "\n".join(lines)
        rows = [line for line in lines if re.match(r"  [1-9]  ", line)]
        found = {
            f"{'abcdefghijklmnopqrstuv'[place]}{row[2]}"
            for row in rows
            for place in range(22)
            if row[5 + 3 * place : 8 + 3 * place] == "[b]"
        }
        assert found == set(squares_under(game.table.boats[0], option)), drawn


SIZES = [(80, 24), (120, 40), (200, 60)]


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_moment_of_a_game(size):
    """Nothing is wider than the terminal, and what stands beside a question fits on it."""
    modules = ["kittens", "events", "creatures"]
    game = ruledock.new("isle", players=2, seed=2, modules=modules, windows="own")
    bot = ruledock.RandomBot(2)
    paint = Palette(size=size)
    looked = 0
    while not game.over:
        decision = game.decisions[0]
        if looked % 4 == 0:
            lines = draw_in(game.view(decision.player), game.ruleset, paint, size[1] - 8)
            assert len(lines) <= size[1] - 8
            assert max(map(width, lines)) <= size[0]
        looked += 1
        game.choose(decision, bot(Seat(game, decision.player, decision)))
    whole = draw(game.view(0), screens_of(game.ruleset), paint)
    assert max(map(width, whole.splitlines())) <= size[0]


def test_at_120_columns_the_shapes_on_offer_are_in_sight_when_a_cat_is_chosen():
    game = scene()
    lines = draw_in(game.view(0), game.ruleset, Palette(size=(120, 40)), 28)
    text = "\n".join(lines)
    assert "[][]" in text and re.search(r"^  [1-9]  ", text, re.M)
    assert "084" in text


def test_prices_are_those_of_now():
    game = scene()
    assert game.view(0)["table"]["isle"]["tile_prices"] == {"b01": 3, "g02": 3, "r03": 5}
    rescue = game.describe(game.parse(0, "rescue r03 permanent"))
    assert remark(game.view(0), rescue, game.ruleset) == "5 fish, 15 left"


def test_the_ways_a_tile_can_lie_are_drawn_as_they_will_lie():
    game = scene()
    do(game, "rescue b01 permanent")
    drawn = shown(game, 0).split("() is the square that you name\n")[1].splitlines()[:4]
    assert [line.split() for line in drawn] == [
        ["()", "()", "()", "()[][]"],
        ["[][][]", "[]", "[][][]", "[]"],
        ["[]", "[][][]", "[]", "[]"],
        ["b01", "r90", "r180", "r270"],
    ]
    for tile in game.ruleset.book.tiles.values():
        for way in tile.shape.orientations:
            rows = lying(tile.shape.rows, way.turn, way.flip)
            places = [(r, c) for r, row in enumerate(rows) for c, it in enumerate(row) if it == "#"]
            first = rows[0].index("#")
            assert tuple((r, c - first) for r, c in places) == way.places
