"""The ids of our environments for Gymnasium: one learner in each installed game.

Importing this module registers them; Gymnasium does so when an id names it:
``gymnasium.make("ruledock_rl.ids:ruledock/isle-v0", players=3, opponents="greedy")``.
"""

from __future__ import annotations

from gymnasium.envs.registration import register

from ruledock.linking.plugins import games

IDS = tuple(f"ruledock/{game}-v0" for game in games())
"""All ids."""

for _id in IDS:
    register(
        id=_id,
        entry_point="ruledock_rl.learner:LearnerEnv",
        kwargs={"config": _id.removeprefix("ruledock/").removesuffix("-v0")},
        disable_env_checker=True,  # it samples actions that the mask leaves out
    )
