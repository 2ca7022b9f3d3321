"""``ruledock bot``: commands for authors of bots."""
