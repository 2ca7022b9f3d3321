"""Tables laid out for one claim about events, noble rats or borrowed items."""

from __future__ import annotations

from ruledock_events.drawer import Events
from ruledock_isle.phases.days import Day
from tests.plugins.isle.staging import begin, isle, table_of, use_boats

BOATS = ("boat-red", "boat-blue", "boat-green", "boat-purple")
QUIET = ("maps", "rare", "common", "rats-two", "bow-stern", "no-treasure", "full-rooms")
USUAL = {1: ("more-fish",), 2: QUIET, 3: QUIET, 4: QUIET, 5: ("fewer-fish",)}
"""By day: events that ask nobody anything, where a test does not speak of it."""


def table(players=2, modules=(), days=None, **settings):
    """A new table with these events in the row, and known boats."""
    made = table_of(players, modules=["events", *modules], **settings)
    use_boats(made, *BOATS[:players])
    lay_row(made, days or {})
    return made


def lay_row(table, days):
    """Tiles that show these events on their days, and quiet ones on the others."""
    drawer = drawer_of(table)
    left = sorted([*drawer.row, *drawer.bag])
    row = {}
    for day in sorted(USUAL, key=lambda day: day not in days):
        wanted = (days[day],) if day in days else USUAL[day]
        row[day] = next(one for event in wanted for one in left if side(table, one, day) == event)
        left.remove(row[day])
    drawer.row, drawer.bag = [row[day] for day in sorted(row)], left


def side(table, tile, day):
    """The event that a tile shows on a day."""
    printed = table.ruleset.content.items["event-tiles"][tile]
    return printed.front if day in (1, 5) else printed.back


def lay_tile(table, tile, day):
    """One particular tile on a day, for one that lay there."""
    drawer = drawer_of(table)
    if tile in drawer.row:
        other = drawer.row.index(tile)
        drawer.row[other], drawer.row[day - 1] = drawer.row[day - 1], tile
    else:
        drawer.bag.remove(tile)
        drawer.bag = sorted([*drawer.bag, drawer.row[day - 1]])
        drawer.row[day - 1] = tile


def drawer_of(table):
    return table.drawer(Events)


def events(game):
    """The drawer of a game, with nothing lost."""
    return drawer_of(isle(game))


def rat(table, player, *squares):
    """Noble rats from the supply onto a boat."""
    for square in squares:
        drawer_of(table).noble_rats["noble-rat"] -= 1
        table.boats[player].stow("noble-rat", square)


def lend(table, player, *sides):
    """Borrowed items from the supply."""
    drawer = drawer_of(table)
    drawer.spare_items -= len(sides)
    drawer.items[player] = sorted([*drawer.items[player], *sides])


def dawn(table, day):
    """The day begins; the game stops at the first decision."""
    return begin(table, Day(day))


def rats_on(table, player):
    boat = table.boats[player]
    return [boat.first_square(one) for one in boat.stowed if one.tile == "noble-rat"]


def account(table):
    """Rats, items, event tiles and points are where they can be."""
    drawer = drawer_of(table)
    aboard = sum(len(rats_on(table, player)) for player in table.players)
    assert aboard + drawer.noble_rats["noble-rat"] == 18
    items = [item for items in (*drawer.items, *drawer.added) for item in items]
    assert len(items) + drawer.spare_items == 10
    assert len({*drawer.row, *drawer.bag}) == 15
    assert min(drawer.points) >= 0
