"""Why a player cannot do something now: the first reason that a player would check."""

from __future__ import annotations

from typing import Any

from ruledock.plugin import Message, Option, Ref
from ruledock_kockombat.options import Choose, Flip, Swap
from ruledock_kockombat.phases.steps import FlipTile, MoveTile
from ruledock_kockombat.table import KockombatTable


def why_not(table: KockombatTable, player: int, option: Option) -> Message | None:
    """The reason, as far as the player can know it; None if there is no more to say."""
    top = table.agenda[-1] if table.agenda else None
    if isinstance(option, Choose) and option.clan in table.clans:
        return _why("taken", clan=Ref("clan", option.clan))
    if isinstance(option, Flip) and isinstance(top, FlipTile):
        tile = table.board[table.book.number[option.cell]]
        return _why("face_up", cell=Ref("cell", option.cell), tile=table.tile(tile))
    if isinstance(option, Swap) and isinstance(top, MoveTile):
        if top.cell not in (option.cell, option.other):
            return _why("other_tile", cell=Ref("cell", top.cell))
        return _why("reach", cell=Ref("cell", top.cell))
    return None


def _why(sentence: str, **args: Any) -> Message:
    return Message(f"kockombat.refused.{sentence}", args)
