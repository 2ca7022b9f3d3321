"""Creatures on a terminal: their cat symbols beside the boats and on them."""

from ruledock.game.game import Game
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen import screens_of
from tests.plugins.creatures.menagerie import aboard, ready


def test_the_screen_shows_where_cat_symbols_lie():
    table = ready()
    aboard(table, 1, "creature-02 e5")
    view = Game(table).view(None)
    drawn = screens_of(table.ruleset)["creatures"](view, Palette())
    assert drawn.splitlines() == [
        "creatures in the bag: 15",
        "  P1: creature 02 with cat symbols blue i5, green f5, red e5",
    ]


def test_a_creature_in_the_field_shows_its_cat_symbols():
    table = ready(creatures=("creature-01",))
    drawn = screens_of(table.ruleset)["isle"](Game(table).view(None), Palette(size=(30, 40)))
    place = drawn.index("right field")
    assert drawn[place:].splitlines()[1:5] == ["    []rr", "  gg[]", "    oo", "  creature 01"]
