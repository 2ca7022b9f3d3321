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

EXTRAS = {
    "pettingzoo": "TableEnv",
    "gymnasium": "BatchEnv Encoding LearnerEnv PolicyBot SoloEnv",
    "openspiel": "spiel_game",
}
"""By extra: the names that need what it installs."""

_find, __dir__, __all__ = lazy_exports(
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
)


def __getattr__(name: str) -> object:
    try:
        return _find(name)
    except ModuleNotFoundError as error:
        extra = next((one for one, names in EXTRAS.items() if name in names.split()), None)
        if extra is None or str(error.name).startswith("ruledock"):
            raise
        from ruledock_local.extras import missing_extra  # late: starting is quick

        raise missing_extra(f"{__name__}.{name} needs {error.name}", extra) from None
