"""The auction: a small invented game that holds, all at once, what is hard in larger ones."""

from importlib.resources import files

from ruledock_auction import hookspecs
from ruledock_auction.game import (
    auction_income,
    auction_lines,
    auction_may_bid,
    auction_phases,
    auction_plan,
    ruledock_book,
    ruledock_content,
    ruledock_game,
    ruledock_interrupts,
    ruledock_messages,
    ruledock_operations,
    ruledock_options,
    ruledock_screen,
    ruledock_steps,
    ruledock_view,
    ruledock_words,
)

schemas = files(__name__) / "schemas"


def packs() -> object:
    """The folder of this game's packs."""
    return files(__name__) / "content"


__all__ = [
    "auction_income",
    "auction_lines",
    "auction_may_bid",
    "auction_phases",
    "auction_plan",
    "hookspecs",
    "packs",
    "ruledock_book",
    "ruledock_content",
    "ruledock_game",
    "ruledock_interrupts",
    "ruledock_messages",
    "ruledock_operations",
    "ruledock_options",
    "ruledock_screen",
    "ruledock_steps",
    "ruledock_view",
    "ruledock_words",
    "schemas",
]
