"""Find the shipped data in a wheel, a zipped wheel or a checkout."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

CHECKOUT = {"content": "content", "schemas": "schemas", "rules": "docs/rules"}
"""Where a checkout keeps what a wheel keeps under ``ruledock/shipped``."""


def data(kind: Literal["content", "schemas", "rules"]) -> Traversable:
    """The folder of shipped packs, schemas or rule catalogues.

    ``RULEDOCK_CONTENT`` names another folder of packs to use instead of the shipped one.
    """
    chosen = os.environ.get("RULEDOCK_CONTENT") if kind == "content" else None
    if chosen:
        return Path(chosen)
    here = Path(__file__)
    for folder in (here.parents[1] / "shipped" / kind, here.resolve().parents[3] / CHECKOUT[kind]):
        if folder.is_dir():
            return folder
    from importlib.resources import files  # late: only a zipped wheel needs it

    return files("ruledock") / "shipped" / kind
