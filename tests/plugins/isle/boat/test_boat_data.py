"""Boats as data: the tiles of a view, and the squares that an option would cover."""

from __future__ import annotations

from random import Random

import pytest

import ruledock
import ruledock_isle
from ruledock_isle.options import Pass, Place
from ruledock_isle.public import IsleTable, squares_of
from tests.plugins.isle.staging import do, fields, rescuing, stow, table_of, use_boats


def boats_of(game):
    return game.view(None)["table"]["isle"]["boats"]


def covered(boat):
    """The squares under tiles, read from the drawing alone."""
    rows = [line.split() for line in boat["drawn"].splitlines()[1:] if "=" not in line]
    return {
        f"{chr(ord('a') + column)}{row}"
        for row, words in enumerate(rows, 1)
        for column, word in enumerate(words)
        if word[0] not in "~.*?"
    }


def test_each_tile_aboard_says_where_and_how_it_lies():
    table = table_of(2)
    use_boats(table, "boat-red", "boat-blue")
    oshax = table.oshax[0]
    stow(table, 0, "b04 j4", f"{oshax} f3 as-green")
    first, second = boats_of(rescuing(table))
    assert (first["plan"], second["plan"], second["tiles"]) == ("boat-red", "boat-blue", [])
    assert [(one["tile"], one["at"], one["colour"]) for one in first["tiles"]] == [
        ("b04", "j4", "blue"),
        (oshax, "f3", "green"),
    ]
    assert all(one["squares"][0] == one["at"] for one in first["tiles"])


@pytest.mark.parametrize("modules", [[], ["creatures", "events", "kittens"]])
def test_tiles_and_drawing_are_the_same_boat_and_options_cover_what_they_say(modules, scaled):
    for seed in range(scaled(2, 20)):
        game, rng = ruledock.new("isle", players=2, modules=modules, seed=seed), Random(seed)
        placed = 0
        while not game.over:
            decision = game.decisions[0]
            chosen, player = rng.choice(decision.options), decision.player
            under = squares_of(IsleTable.of(game), player, chosen)
            before = covered(boats_of(game)[player])
            game.choose(decision, chosen)
            if isinstance(chosen, Place):
                placed += 1
                boat = boats_of(game)[player]
                assert covered(boat) == before | set(under) and before.isdisjoint(under)
                assert boat["tiles"][-1]["squares"] == under
                assert set().union(*(one["squares"] for one in boat["tiles"])) == covered(boat)
        assert placed > 3
        for boat in boats_of(game):
            again = IsleTable.of(game).book.fleet.read(f"{boat['plan']}:")
            for one in boat["tiles"]:
                tile = game.ruleset.book.tiles[one["tile"]]
                colour = one["colour"] if tile.picks_colour else None
                again.stow(one["tile"], one["at"], one["turn"], one["flip"], colour)
            assert str(again) == boat["drawn"]


def test_apps_ask_by_notation_and_other_options_cover_nothing():
    table = table_of(2)
    use_boats(table, "boat-red", "boat-blue")
    fields(table, left=["b01"])
    stow(table, 0, "b04 j4")
    table.fish, table.order = [20, 20], [0, 1]
    game = rescuing(table)
    assert ruledock_isle.squares_of(ruledock_isle.IsleTable.of(game), 0, Pass()) == []
    do(game, "rescue b01 permanent")
    option = game.decisions[0].options[0]
    found = squares_of(IsleTable.of(game), 0, game.parse(0, option.notation))
    assert found[0] == option.at
    with pytest.raises(ValueError, match="b01 cannot lie like that at v5"):
        squares_of(IsleTable.of(game), 0, Place("b01", "v5"))


def test_what_somebody_does_to_a_view_changes_no_other():
    table = table_of(2)
    stow(table, 0, "b04 j4")
    game = rescuing(table)
    boats_of(game)[0]["tiles"][0]["squares"].clear()
    assert len(boats_of(game)[0]["tiles"][0]["squares"]) > 1
