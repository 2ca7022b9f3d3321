"""JSON as a person would write it: on one line if it fits, else line by line."""

from __future__ import annotations

import json
from typing import Any

WIDTH = 96


def pretty(value: Any, left: int = 0) -> str:
    """Format a JSON value that begins after *left* characters of indentation."""
    line = json.dumps(value, ensure_ascii=False)
    if (left and left + len(line) <= WIDTH) or not isinstance(value, dict | list) or not value:
        return line
    pad = " " * (left + 2)
    if isinstance(value, dict):
        keys = [json.dumps(key, ensure_ascii=False) for key in value]
        parts = [
            f"{key}: {pretty(part, left + 2)}"
            for key, part in zip(keys, value.values(), strict=True)
        ]
        opening, closing = "{", "}"
    else:
        parts = [pretty(part, left + 2) for part in value]
        opening, closing = "[", "]"
    inner = f",\n{pad}".join(parts)
    return f"{opening}\n{pad}{inner}\n{' ' * left}{closing}"
