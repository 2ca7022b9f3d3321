"""What players know of the sister: everything but the order of what she will turn up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.plugin import contributes, ruledock_checks, ruledock_view
from ruledock_isle.public import IsleTable
from ruledock_sister.book import book_of
from ruledock_sister.drawer import sister_of
from ruledock_sister.rows import cats, piles
from ruledock_sister.scoring import sister_total


@contributes(ruledock_view)
def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """Her points so far, and the numbered rows."""
    rows = {"cats": cats(table), "oshax": list(table.oshax), "rare": piles(table)}
    return {"points": sister_total(table), "positions": rows}


@contributes(ruledock_checks)
def check(table: IsleTable) -> None:
    """Raise when the drawer holds what no game could reach."""
    sister, book = sister_of(table), book_of(table)
    if sorted([*sister.cards_to_come, *sister.today, *sister.used]) != sorted(book.cards):
        raise ValueError("every card of the sister is in exactly one place")
    if sorted([*sister.colours, *sister.colours_to_come]) != sorted(book.colours):
        raise ValueError("every colour card of the sister is turned up or not")
    if not 0 <= sister.row <= len(sister.cards_to_come) or sister.cards_left < 0:
        raise ValueError("the sister's row holds cards she does not have")
    if not set(sister.lessons) <= set(book.lessons):
        raise ValueError("the sister holds a lesson that no pack defines")
