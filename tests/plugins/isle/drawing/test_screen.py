"""What a person sees in the terminal."""

import re

import ruledock
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen import draw, screens_of
from ruledock_isle.drawing.screen import lying
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
    assert "rare-o" in text
    assert "Ada (you)" in text
    assert "20 fish" in text
    assert "rescue cards 043" in text
    assert re.search(r"084 anytime +6 fish  Receive one permanent basket", text)
    assert "113 private lesson" in text
    assert len(re.findall(r"^  [1-9]  ", text, re.M)) == 18


def test_it_hides_what_others_hold():
    text = shown(scene(), 1)
    assert "085 anytime" in text
    for hidden in ("084", "098", "113"):
        assert hidden not in text
    assert "2 cards in hand" in text


def test_a_spectator_sees_no_cards():
    text = shown(scene(), None)
    assert not re.search(r"\b(084|085|098|113|114)\b", text)


def test_tiles_are_in_colour_and_nothing_else_changes():
    game = scene()
    painted = shown(game, 0, colour=True)
    assert "\x1b[30;44m" in painted
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == shown(game, 0)


def test_it_draws_every_moment_of_a_game():
    game = ruledock.new("isle", players=3, seed=2, windows="own")
    bot = ruledock.RandomBot(2)
    from ruledock.game.seat import Seat

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
        assert "wants to rescue b01 (permanent basket)" in shown(game, player)


def test_free_squares_show_their_room_and_each_room_how_many_are_left():
    text = shown(scene(), 0)
    own = text[text.index("Ada (you)") :].splitlines()
    assert " ".join(own[6].split()) == "5 * 1 1 1 5 3 3 3 b1 b1 3 5 5 5 5 5 6 6 * 6 7 7"
    assert own[11].strip() == (
        "squares free: 1 Stern 18, 2 Port cabin 11, 3 Dining room 14, 4 Starboard cabin 11, "
        "5 Deck 59, 6 Storeroom 20, 7 Bow 4"
    )


def test_the_ways_a_tile_can_lie_are_drawn_as_they_will_lie():
    game = scene()
    do(game, "rescue b01 permanent")
    drawn = shown(game, 0).split("() is the square that you name\n")[1].splitlines()
    assert [line.split() for line in drawn] == [
        ["()", "()", "()", "()[][]"],
        ["[][][]", "[]", "[][][]", "[]"],
        ["[]", "[][][]", "[]", "[]"],
        ["b01", "r90", "r180", "r270"],
    ]
    for tile in game.ruleset.book.tiles.values():
        for way in tile.shape.orientations:
            rows = lying(tile.shape.rows, way.name)
            places = [(r, c) for r, row in enumerate(rows) for c, it in enumerate(row) if it == "#"]
            first = rows[0].index("#")
            assert tuple((r, c - first) for r, c in places) == way.places
