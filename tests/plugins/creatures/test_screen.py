"""Creatures on a terminal: their cat symbols beside the boats and on them."""

from ruledock.game import Game
from ruledock.palette import Palette
from tests.plugins.creatures.menagerie import aboard, ready


def test_the_screen_shows_where_cat_symbols_lie():
    table = ready()
    aboard(table, 1, "creature-02 e5")
    view = Game(table).view(None)
    drawn = table.ruleset.screens["creatures"](view, Palette())
    assert drawn.splitlines() == [
        "creatures in the bag: 15",
        "  P1: creature-02 with cat symbols blue i5, green f5, red e5",
    ]


def test_a_creature_in_the_field_shows_its_cat_symbols():
    table = ready(creatures=("creature-01",))
    drawn = table.ruleset.screens["isle"](Game(table).view(None), Palette())
    place = drawn.index("right field")
    assert drawn[place:].splitlines()[1:5] == ["    []rr", "  gg[]", "    oo", "  creature-01"]
