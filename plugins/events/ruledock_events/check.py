"""What holds for the events at every moment."""

from __future__ import annotations

from ruledock.plugin import contributes, ruledock_checks
from ruledock_events.book import book_of
from ruledock_events.drawer import Events
from ruledock_isle.public import IsleTable


@contributes(ruledock_checks)
def check(table: IsleTable) -> None:
    """Raise when the drawer holds what no game could reach."""
    drawer, book = table.drawer(Events), book_of(table)
    if sorted([*drawer.row, *drawer.bag]) != sorted(book.tiles):
        raise ValueError("every event tile is in the row or in the bag")
    laid = [item for items in (*drawer.items, *drawer.added) for item in items]
    if drawer.spare_items + len(laid) != book.items:
        raise ValueError("borrowed items are neither lost nor made")
    if any(len(share) != 2 or not share[1] for share in drawer.today.shares.values()):
        raise ValueError("a share of a field's tiles is two numbers, the second above 0")
