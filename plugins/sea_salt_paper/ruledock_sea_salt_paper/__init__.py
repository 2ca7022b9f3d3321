"""Sea Salt & Paper: draw, lay pairs, and stop in time."""

from ruledock_sea_salt_paper.game import (
    ruledock_book,
    ruledock_bots,
    ruledock_content,
    ruledock_game,
    ruledock_guess,
    ruledock_messages,
    ruledock_operations,
    ruledock_options,
    ruledock_screen,
    ruledock_steps,
    ruledock_view,
    ruledock_words,
)
from ruledock_sea_salt_paper.table import SeaTable

__all__ = [
    "SeaTable",
    "ruledock_book",
    "ruledock_bots",
    "ruledock_content",
    "ruledock_game",
    "ruledock_guess",
    "ruledock_messages",
    "ruledock_operations",
    "ruledock_options",
    "ruledock_screen",
    "ruledock_steps",
    "ruledock_view",
    "ruledock_words",
]
