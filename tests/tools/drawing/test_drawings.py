"""Every game is drawn for a page: in words as well, and with all that can be chosen."""

from __future__ import annotations

from random import Random

import pytest

import ruledock
from ruledock.plugin import make_config
from ruledock_drawing.drawn import cover, draw_panels
from ruledock_drawing.panels import Reader
from ruledock_isle.public import IsleTable, squares_of

TABLES = [
    {"game": "isle", "players": 2, "modules": ["creatures", "events", "kittens"]},
    {"game": "isle", "players": 3, "modules": ["family", "kittens"]},
    {"game": "isle", "players": 1, "modules": ["events", "sister"]},
    {"game": "sea_salt_paper", "players": 3},
    {"game": "kockombat", "players": 2, "choice": "limited"},
]
DRAWN = {"tile", "cell", "card", "pile", "clan"}
"""Kinds of things that are drawn wherever an option may name one."""


def moments(table, seed, every=9):
    """A random game, stopped now and then."""
    game, rng, at = ruledock.new(make_config(table), seed=seed), Random(seed), 0
    while not game.over:
        decision = rng.choice(game.decisions)
        game.choose(decision, rng.randrange(len(decision.options)))
        at += 1
        if at % every == 0 and not game.over:
            yield game


def things(option):
    """What an option names, of the kinds that are drawn."""
    for field in option["fields"].values():
        if field["axis"] in DRAWN:
            several = field["value"] if isinstance(field["value"], list) else [field["value"]]
            yield from ((field["axis"], one) for one in several)


@pytest.mark.parametrize("table", TABLES, ids=lambda one: "-".join(map(str, one.values())))
def test_whatever_can_be_chosen_is_drawn(table, scaled):
    for seed in range(scaled(1, 10)):
        for game in moments(table, seed):
            for player in range(table["players"]):
                panels = draw_panels(game.view(player), Reader("en", game.ruleset))
                shown = {(one.axis, str(one.value)) for panel in panels for one in panel.pieces}
                pictures = "".join(panel.svg for panel in panels)
                decision = game.decision_of(player)
                for option in decision.options[:40] if decision else ():
                    for axis, one in things(game.describe(option)):
                        marked = f'data-axis="{axis}" data-value="{one}"'
                        assert (axis, str(one)) in shown or marked in pictures


@pytest.mark.parametrize("table", TABLES, ids=lambda one: "-".join(map(str, one.values())))
def test_every_picture_can_be_read_and_every_panel_has_words(table):
    for game in moments(table, 5):
        for player in (None, *range(table["players"])):
            for panel in draw_panels(game.view(player), Reader("en", game.ruleset)):
                assert panel.title and "-panel-" not in panel.title
                assert panel.svg or panel.pieces or panel.facts or panel.text
                assert not panel.svg or panel.text, "a picture is told in words, too"
                for piece in panel.pieces:
                    assert piece.label and piece.svg.startswith("<svg")


def test_a_tile_under_the_pointer_covers_what_the_option_covers():
    looked = 0
    for game in moments(TABLES[0], 3, every=1):
        decision = game.decisions[0]
        for option in decision.options[:: max(1, len(decision.options) // 7)]:
            squares = squares_of(IsleTable.of(game), decision.player, option)
            if squares:
                looked += 1
                check_cover(game, decision.player, option, squares)
    assert looked > 50


def check_cover(game, player, option, squares):
    fields = {"tile": option.tile, "at": option.at, "turn": option.turn, "flip": option.flip}
    fields["colour"] = option.colour
    view = game.view(player)
    found = cover(game.ruleset, view, "isle.place", fields)
    grid = IsleTable.of(game).boats[player].plan.grid
    row, column = grid.place(grid.cell_of(option.at))
    names = {grid.names[(row + y) * grid.stride + column + x] for x, y in found.squares}
    assert names == set(squares)
