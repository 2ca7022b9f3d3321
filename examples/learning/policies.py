"""Seat what train.py has learnt: ``policy:of=policies.learned``, with the file in LEARNED.

It needs numpy alone, so that the bot runs wherever Ruledock does.
"""

from __future__ import annotations

import json
import os
from functools import cache
from typing import Any

import numpy as np
from layers import hidden, scores
from looking import Looking

from ruledock.linking.config import make_config
from ruledock_rl.space import space_of


@cache
def _learnt() -> tuple[dict[str, Any], Looking]:
    """The weights, and how the game is looked at."""
    with np.load(os.environ["LEARNED"]) as file:
        net = dict(file)
    game = json.loads(str(net.pop("game")))
    return net, Looking(space_of(make_config(game)))


def learned(seen: Any) -> Any:
    """A number for each action; the bot takes the largest legal one."""
    net, looking = _learnt()
    row = looking.row(seen["observation"], seen, seen["action_mask"])[None]
    return scores(looking.plan, net, row, hidden(looking.plan, net, row, np), np)[0]
