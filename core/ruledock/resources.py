"""Where the shipped data lies: the same answer in a wheel, a zipped wheel and a checkout."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal


def data(kind: Literal["content", "schemas"]) -> Traversable:
    """The folder of shipped packs or schemas."""
    packed = files("ruledock") / "shipped" / kind
    return packed if packed.is_dir() else Path(__file__).resolve().parents[2] / kind
