"""Seat what train_ppo.py has learnt: ``policy:of=policies.learned``, with the file in LEARNED."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO


@cache
def _model() -> MaskablePPO:
    torch.set_num_threads(1)
    return MaskablePPO.load(os.environ["LEARNED"], device="cpu")


def learned(seen: Any) -> int:
    """The most likely legal action."""
    planes = [value.reshape(-1) for value in seen.values() if value.ndim == 3]
    row = np.concatenate([seen["observation"], *planes])
    mask = seen["action_mask"].astype(bool)
    action, _ = _model().predict(row, action_masks=mask, deterministic=True)
    return int(action)
