"""Seat what train.py has learnt: ``policy:of=policies.learned``, with the file in LEARNED.

It needs numpy alone, so that the bot runs wherever Ruledock does.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import numpy as np


@cache
def _net() -> dict[str, Any]:
    with np.load(os.environ["LEARNED"]) as file:
        return dict(file)


def learned(seen: Any) -> Any:
    """A number for each action; the bot takes the largest legal one."""
    net = _net()
    planes = [value.reshape(-1) for value in seen.values() if value.ndim == 3]
    row = np.concatenate([seen["observation"], *planes])
    hidden = row
    for layer in ("first", "second"):
        hidden = np.maximum(hidden @ net[layer] + net[f"{layer} bias"], 0)
    scores = hidden @ net["action"] + net["action bias"]
    if "straight" in net:
        scores += row @ net["straight"] + net["straight bias"]
    return scores
