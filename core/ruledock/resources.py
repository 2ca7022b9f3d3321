"""Where the shipped data lies: the same answer in a wheel, a zipped wheel and a checkout."""

import os
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal

CHECKOUT = {"content": "content", "schemas": "schemas", "rules": "docs/rules"}
"""Where a checkout keeps what a wheel keeps under ``ruledock/shipped``."""


def data(kind: Literal["content", "schemas", "rules"]) -> Traversable:
    """The folder of shipped packs, schemas or rule catalogues.

    ``RULEDOCK_CONTENT`` names another folder of packs to be used in the place of the shipped one.
    """
    chosen = os.environ.get("RULEDOCK_CONTENT") if kind == "content" else None
    if chosen:
        return Path(chosen)
    packed = files("ruledock") / "shipped" / kind
    return packed if packed.is_dir() else Path(__file__).resolve().parents[2] / CHECKOUT[kind]
