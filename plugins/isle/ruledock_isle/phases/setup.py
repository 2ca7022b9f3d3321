"""Laying out a new game."""

from __future__ import annotations

from ruledock_isle.phases.days import Day
from ruledock_isle.table import IsleTable


def setup(table: IsleTable) -> None:
    """Draw boats and turn order, lay out the rest as the rules say, then let modules add theirs."""
    _seats(table)
    _boats(table)
    _tiles(table)
    table.deck = list(table.book.deck)
    table.push(Day(1))
    for lay_out in table.ruleset.hooks.isle_setup:
        lay_out(table)


def _seats(table: IsleTable) -> None:
    """Empty hands, a permanent basket each, a first player and the rest clockwise."""
    rules, count = table.ruleset.rules, len(table.players)
    baskets = rules["permanent_baskets"]
    first = table.starter("isle.first")
    table.order = [(first + seat) % count for seat in range(count)]
    table.fish = [rules["fish"]["start"]] * count
    table.baskets, table.used_baskets = [0] * count, [0] * count
    table.spare_baskets = baskets["tokens"]
    for player in table.order * baskets["start"]:
        table.gain_basket(player)
    table.waivers, table.drawn = [False] * count, [None] * count
    for name in ("hands", "packets", "drafted", "lessons", "rescue_cards", "discarded"):
        setattr(table, name, [[] for _ in range(count)])
    table.spent = [[0, 0] for _ in range(count)]
    table.received = [0] * count


def _boats(table: IsleTable) -> None:
    """Deal boats at random, and give each figure a colour of its own."""
    book, count = table.book, len(table.players)
    plans = sorted(book.fleet.plans)
    table.chance.shuffle("isle.boats", plans)
    table.boats = [book.fleet.boat(plans[player % len(plans)]) for player in range(count)]
    left = list(book.colours)
    table.chance.shuffle("isle.colours", left)
    table.colours = list(table.ruleset.config.settings["colours"])
    table.colours += [colour for colour in left if colour not in table.colours]
    del table.colours[count:]


def _tiles(table: IsleTable) -> None:
    """A full bag, common treasures by number of players, and the oshax that lie ready."""
    book = table.book
    piles = table.ruleset.rules["common_treasures"][str(len(table.players))]
    table.bag = list(book.bag)
    table.fields = [[], []]
    table.common = {tile: min(piles, book.tiles[tile].copies) for tile in book.common}
    oshax = list(book.oshax)
    named = [tile for tile in table.ruleset.config.settings.get("oshax", ()) if tile in oshax]
    for tile in named:
        oshax.remove(tile)
    ready = max(0, table.ruleset.rules["oshax"] - len(named))
    drawn = table.chance.draw_many("isle.oshax", oshax, ready) if ready < len(oshax) else oshax
    rest = [] if drawn is oshax else oshax
    table.oshax = sorted([*named, *drawn])
    table.bag = sorted([*table.bag, *rest])
