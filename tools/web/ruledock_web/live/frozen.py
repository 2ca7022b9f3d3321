"""Tables that can no longer be played are drawn as they were last seen, if that can be done."""

from __future__ import annotations

from typing import Any

from ruledock.game.kept_config import kept_config
from ruledock.linking.link import link
from ruledock_drawing.drawn import draw_panels
from ruledock_drawing.panels import Reader
from ruledock_web.live.state import panel_data
from ruledock_web.store.interface import Snapshot, TableRow

REASONS = ("rules", "choices")


def frozen_id(frozen: str) -> str:
    """The sentence that tells players why a table is read-only; the details are for the host."""
    reason = frozen.partition(":")[0]
    return f"web.frozen.{reason if reason in REASONS else 'other'}"


def last_panels(
    row: TableRow, snapshot: Snapshot | None, seat: int | None, language: str
) -> list[dict[str, Any]]:
    """The panels of a seat at the last snapshot; none if today's rules cannot draw it."""
    if snapshot is None:
        return []
    try:
        ruleset = link(kept_config(row.config, "this table", ""))
        view = snapshot.views["" if seat is None else str(seat)]
        return [panel_data(panel) for panel in draw_panels(view, Reader(language, ruleset))]
    except Exception:  # older views may hold anything, and other rules may draw nothing of it
        return []
