"""The kitten board on a terminal."""

from ruledock.game.game import Game
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen import screens_of
from tests.plugins.kittens.nursery import BOARD, ready


def test_the_screen_shows_the_board_with_prices_and_what_is_left():
    table = ready()
    drawn = screens_of(table.ruleset)["kittens"](Game(table).view(0), Palette())
    title, *rows, names, left = drawn.splitlines()
    assert title == ("kitten board, for the first player: 2 fish, 3 for another in the same basket")
    said = [f"{colour} kitten {number}" for _, colour, number in (one.split("-") for one in BOARD)]
    assert [one.strip() for one in names.split("  ") if one.strip()] == said
    assert any("[]" in row for row in rows)
    assert left == "kittens in the bag: 16"
