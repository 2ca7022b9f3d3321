"""Why a player cannot do something now: the first reason that a player would check."""

from __future__ import annotations

from typing import Any

from ruledock.plugin import Message, Option, Ref, refs
from ruledock_sea_salt_paper.options import Keep, LastChance, Lay, Stop, Take
from ruledock_sea_salt_paper.phases.steps import Drawing, Keeping, Playing
from ruledock_sea_salt_paper.scoring.points import points_of
from ruledock_sea_salt_paper.table import SeaTable


def why_not(table: SeaTable, player: int, option: Option) -> Message | None:
    """The reason, as far as the player can know it; None if there is no more to say."""
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Drawing) and isinstance(option, Take):
        return _why("pile", pile=Ref("pile", option.pile))
    if isinstance(top, Keeping) and isinstance(option, Keep):
        return _why("not_drawn", cards=refs("card", table.drawn))
    if not isinstance(top, Playing):
        return None
    if isinstance(option, Stop | LastChance):
        return _not_closed(table, player)
    return _not_laid(table, player, option) if isinstance(option, Lay) else None


def _not_closed(table: SeaTable, player: int) -> Message:
    if table.caller is not None:
        return _why("called", caller=table.name(table.caller))
    return _why("points", needs=table.book.closing_points, has=points_of(table, player))


def _not_laid(table: SeaTable, player: int, option: Lay) -> Message:
    missing = [card for card in (option.first, option.second) if card not in table.hands[player]]
    return _why("not_held", cards=refs("card", missing)) if missing else _why("no_pair")


def _why(sentence: str, **args: Any) -> Message:
    return Message(f"sea_salt_paper.refused.{sentence}", args)
