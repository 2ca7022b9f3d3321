"""A turn: turn a tile up, then move it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ruledock.plugin import Asking, BoundOp, Decision, Message, Option, Ref, bits
from ruledock_kockombat.check import plays
from ruledock_kockombat.clans.moments import Turned
from ruledock_kockombat.options import Flip, Stay, Swap
from ruledock_kockombat.phases.steps import Ending, FlipTile, MoveTile
from ruledock_kockombat.table import UNSEEN, KockombatTable

FLIP = Message("kockombat.ask.flip")
STAY = Stay()


def offer_flips(table: KockombatTable, step: FlipTile) -> Decision:
    """Any tile that is face down."""
    flips = table.book.flips
    hidden = [flip for flip, tile in zip(flips, table.board, strict=True) if tile == UNSEEN]
    return Decision(step.player, "kockombat.flip", hidden, FLIP, public=True)


def flip(table: KockombatTable, step: FlipTile, player: int, chosen: Flip) -> None:
    tile = table.turn_up(table.book.number[chosen.cell])
    if table.log is not None:
        args = {"cell": Ref("cell", chosen.cell), "tile": table.tile(tile)}
        table.tell("kockombat.flips", player=table.name(player), **args)
    table.push(MoveTile(player, chosen.cell))


def offer_moves(table: KockombatTable, step: MoveTile) -> Decision:
    """A swap within reach, and what the player's clan adds to that."""
    book = table.book
    cell = book.number[step.cell]
    tile = table.board[cell]
    more = table.side(step.player).on_flip
    moves = _moves(table, step.player, cell, more) if more else book.moves[tile][cell]
    prompt = partial(ask_move, table, tile, step.cell, moves)
    return Decision(step.player, "kockombat.move", moves, prompt, public=True)


def ask_move(table: KockombatTable, tile: str, cell: str, moves: Sequence[Option]) -> Message:
    """What to swap: the tile that was turned up, or another one instead; or nothing."""
    others = any([isinstance(one, Swap) and one.cell != cell for one in moves])
    about = {"tile": table.tile(tile), "cell": Ref("cell", cell)}
    args = {**about, "others": int(others), "stays": int(STAY in moves)}
    return Message("kockombat.ask.move", args, table.ruleset)


def _moves(
    table: KockombatTable, player: int, cell: int, more: Sequence[BoundOp]
) -> Sequence[Option]:
    book, tile, swaps = table.book, table.board[cell], table.book.swaps
    turned = Turned(player, cell, book.sorts[tile], book.reach[tile][cell])
    for bound in more:
        bound.operation.run(table, turned, **bound.params)
    moves: list[Option] = [swaps[cell][other] for other in bits(turned.swaps)]
    if turned.stays:
        moves.append(STAY)
    for mover in bits(turned.instead):
        reach = book.reach[table.board[mover]][mover] & ~(1 << cell)
        moves += [swaps[mover][other] for other in bits(reach)]
    return moves


def move(table: KockombatTable, step: MoveTile, player: int, chosen: Option) -> None:
    book = table.book
    if isinstance(chosen, Swap):
        tile = table.board[book.number[chosen.cell]]
        table.swap(book.number[chosen.cell], book.number[chosen.other])
        if table.log is not None:
            cell, other = Ref("cell", chosen.cell), Ref("cell", chosen.other)
            args = {"player": table.name(player), "cell": cell, "other": other}
            table.tell("kockombat.swaps", **args, tile=table.tile(tile))
    elif table.log is not None:
        table.tell("kockombat.stays", player=table.name(player), cell=Ref("cell", step.cell))
    table.push(FlipTile(1 - player) if table.unseen else Ending(player))


STEPS = (
    Asking(FlipTile, offer_flips, flip, fits=plays, name="flip-tile"),
    Asking(MoveTile, offer_moves, move, fits=plays, name="move-tile"),
)
