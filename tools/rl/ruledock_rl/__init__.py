"""Environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel.

Each needs its extra (``pip install "ruledock[pettingzoo]"``) and is imported on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.installed.lazy import lazy_exports

if TYPE_CHECKING:
    from ruledock_rl.actions import Actions as Actions
    from ruledock_rl.aec import TableEnv as TableEnv
    from ruledock_rl.batch import BatchEnv as BatchEnv
    from ruledock_rl.encoding.encoding import Encoding as Encoding
    from ruledock_rl.learner import LearnerEnv as LearnerEnv
    from ruledock_rl.policy import PolicyBot as PolicyBot
    from ruledock_rl.rewards import difference as difference
    from ruledock_rl.rewards import points as points
    from ruledock_rl.rewards import rank as rank
    from ruledock_rl.rewards import won as won
    from ruledock_rl.solo import SoloEnv as SoloEnv
    from ruledock_rl.spiel import spiel_game as spiel_game

__getattr__, __dir__, __all__ = lazy_exports(
    __name__,
    {
        "ruledock_rl.actions": "Actions",
        "ruledock_rl.aec": "TableEnv",
        "ruledock_rl.batch": "BatchEnv",
        "ruledock_rl.encoding.encoding": "Encoding",
        "ruledock_rl.learner": "LearnerEnv",
        "ruledock_rl.policy": "PolicyBot",
        "ruledock_rl.rewards": "difference points rank won",
        "ruledock_rl.solo": "SoloEnv",
        "ruledock_rl.spiel": "spiel_game",
    },
    extras={
        "ruledock_rl.aec": "pettingzoo",
        "ruledock_rl.batch": "gymnasium",
        "ruledock_rl.encoding.encoding": "gymnasium",
        "ruledock_rl.learner": "gymnasium",
        "ruledock_rl.policy": "gymnasium",
        "ruledock_rl.solo": "gymnasium",
        "ruledock_rl.spiel": "openspiel",
    },
)
