"""Kočkombat: two clans of cats, one square of tiles, five dogs."""

from ruledock_kockombat.game import (
    ruledock_book,
    ruledock_bots,
    ruledock_content,
    ruledock_game,
    ruledock_messages,
    ruledock_operations,
    ruledock_options,
    ruledock_screen,
    ruledock_steps,
    ruledock_view,
    ruledock_words,
)
from ruledock_kockombat.table import KockombatTable

__all__ = [
    "KockombatTable",
    "ruledock_book",
    "ruledock_bots",
    "ruledock_content",
    "ruledock_game",
    "ruledock_messages",
    "ruledock_operations",
    "ruledock_options",
    "ruledock_screen",
    "ruledock_steps",
    "ruledock_view",
    "ruledock_words",
]
