"""What cards do with tiles: take, draw, move and unload them."""

from __future__ import annotations

from ruledock.plugin import (
    Asking,
    Automatic,
    Decision,
    Message,
    Player,
    Ref,
    Subsets,
    its_player,
    refs,
    step,
)
from ruledock_isle.axes import FIELDS, Few
from ruledock_isle.boat.placing import TakeTile
from ruledock_isle.cards.acting import Acting
from ruledock_isle.contributions import ALWAYS
from ruledock_isle.options import Move, To, Unload
from ruledock_isle.phases.days import set_out
from ruledock_isle.phases.treasures import PlaceDrawn, can_take
from ruledock_isle.table import IsleTable

ASK_MOVE = Message("isle.ask.move")
ASK_FIELD = Message("isle.ask.field")
ASK_UNLOAD = Message("isle.ask.unload")
_ALLOWS = (ALWAYS,)


def take_tiles(table: IsleTable, step: Acting, count: int, **given: str) -> None:
    table.push(TakeTile(step.player, (given["from"],), count, must=True))


def can_take_tiles(table: IsleTable, player: int, count: int, **given: str) -> bool:
    return can_take(table, player, (given["from"],))


def draw_tile(table: IsleTable, step: Acting) -> None:
    """A tile from the bag, for the player's own boat."""
    tile = table.draw_tile()
    if tile is not None:
        table.drawn[step.player] = tile
        if table.log is not None:
            table.tell("isle.drawn", player=table.name(step.player), tile=Ref("tile", tile))
        table.push(PlaceDrawn(step.player))


def can_draw_tile(table: IsleTable, player: int, **_: int) -> bool:
    return bool(table.bag)


@step
class Arriving:
    """Tiles come from the bag to the fields, one by one."""

    player: Player
    left: Few


@step
class ChoosingField:
    """The player says into which field the tile just drawn goes."""

    player: Player


def draw_to_fields(table: IsleTable, step: Acting, count: int) -> None:
    table.push(Arriving(step.player, count))


def arrive(table: IsleTable, step: Arriving) -> None:
    """Draw one tile; for a cat the player chooses a field before the next draw."""
    tile = table.draw_tile()
    if tile is None:
        return
    if step.left > 1:
        table.push(Arriving(step.player, step.left - 1))
    if table.log is not None:
        table.tell("isle.drawn", player=table.name(step.player), tile=Ref("tile", tile))
    if not set_out(table, tile):
        table.drawn[step.player] = tile
        table.push(ChoosingField(step.player))


TO = tuple(To(field) for field in FIELDS)


def offer_field(table: IsleTable, step: ChoosingField) -> Decision | None:
    if table.drawn[step.player] is None:
        return None
    return Decision(step.player, "isle.field", TO, ASK_FIELD, public=True)


def put_in_field(table: IsleTable, step: ChoosingField, player: int, chosen: To) -> None:
    tile, table.drawn[player] = table.drawn[player], None
    assert tile is not None, "a tile has just been drawn"
    table.fields[FIELDS.index(chosen.field)].append(tile)
    if table.log is not None:
        args = {"tile": Ref("tile", tile), "field": Ref("field", chosen.field)}
        table.tell("isle.to_field", player=table.name(player), **args)


@step
class MovingCats:
    """One player moves cats between the fields."""

    player: Player
    up_to: Few


def movable(table: IsleTable) -> list[str]:
    """The cats in the fields."""
    tiles = table.book.tiles
    return sorted(tile for field in table.fields for tile in field if tiles[tile].is_cat)


def move_cats(table: IsleTable, step: Acting, up_to: int) -> None:
    table.push(MovingCats(step.player, up_to))


def nothing_to_move(table: IsleTable, player: int, up_to: int) -> bool:
    return not movable(table)


def offer_move(table: IsleTable, step: MovingCats) -> Decision:
    options = Subsets(Move, movable(table), 0, step.up_to)
    return Decision(step.player, "isle.move", options, ASK_MOVE, public=True)


def move_chosen(table: IsleTable, step: MovingCats, player: int, chosen: Move) -> None:
    """Put each cat into the other field."""
    for tile in chosen.tiles:
        field = table.field_of(tile)
        table.fields[field].remove(tile)
        table.fields[1 - field].append(tile)
    if table.log is not None:
        table.tell("isle.moves", player=table.name(player), tiles=refs("tile", chosen.tiles))
    table.push(*table.ruleset.hooks.isle_moved(table, player, chosen.tiles))


@step
class Unloading:
    """A player takes treasures off their boat."""

    player: Player
    count: Few


def treasures(table: IsleTable, player: int) -> list[str]:
    """The first squares of all treasures on a boat, in the order they came aboard."""
    boat = table.boats[player]
    return [boat.first_square(one) for one in boat.stowed if boat.tile(one).is_treasure]


def discard_treasures(table: IsleTable, step: Acting, count: int) -> None:
    table.push(Unloading(step.player, count))


def can_unload(table: IsleTable, player: int, count: int) -> bool:
    return len(treasures(table, player)) >= count


def offer_unload(table: IsleTable, step: Unloading) -> Decision | None:
    options = Subsets(Unload, treasures(table, step.player), step.count, step.count)
    if not options:
        return None
    return Decision(step.player, "isle.unload", options, ASK_UNLOAD, public=True)


def unload(table: IsleTable, step: Unloading, player: int, chosen: Unload) -> None:
    """Take treasures out of the game; what they covered lies open again."""
    boat = table.boats[player]
    taken = []
    for square in chosen.at:
        place = boat.at(square)
        assert place is not None, "a treasure covers its first square"
        taken.append(boat.remove(place).tile)
    table.leave(taken)
    if table.log is not None:
        table.tell("isle.unloads", player=table.name(player), tiles=refs("tile", taken))


STEPS = (
    Automatic(Arriving, arrive, closes=its_player, name="arriving"),
    Asking(ChoosingField, offer_field, put_in_field, closes=its_player, name="choosing-field"),
    Asking(
        MovingCats, offer_move, move_chosen, closes=its_player, allows=_ALLOWS, name="moving-cats"
    ),
    Asking(Unloading, offer_unload, unload, closes=its_player, allows=_ALLOWS, name="unloading"),
)
