"""Opponents to train against: bots by name, and the policy as it was earlier."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import torch

from ruledock.linking.config import make_config
from ruledock_bots.known import named_maker
from ruledock_rl import PolicyBot
from ruledock_rl.space import space_of

KEPT = 20
"""How many earlier selves to keep."""


class Frozen:
    """A policy network as it was, which draws its actions by their probabilities."""

    def __init__(self, policy: Any) -> None:
        self.net = deepcopy(policy).eval()
        self.rng = np.random.default_rng(0)

    def __call__(self, seen: Any) -> int:
        planes = [value.reshape(-1) for value in seen.values() if value.ndim == 3]
        row = np.concatenate([seen["observation"], *planes])
        with torch.no_grad():
            latent = self.net.mlp_extractor.forward_actor(
                self.net.extract_features(
                    torch.as_tensor(row[None]), self.net.pi_features_extractor
                )
            )
            scores = self.net.action_net(latent)[0].numpy()
        scores = np.where(seen["action_mask"], scores, -np.inf)
        odds = np.exp(scores - scores.max())
        return int(self.rng.choice(len(odds), p=odds / odds.sum()))


class Selves:
    """Earlier selves; the newest comes up most often."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.kept: list[Frozen] = []

    def keep(self, policy: Any) -> None:
        """Keep the policy as it is now."""
        self.kept.append(Frozen(policy))
        if len(self.kept) > KEPT:
            del self.kept[self.rng.randrange(KEPT // 2)]

    def draw(self) -> Frozen | None:
        """The newest self half of the time, else any."""
        if not self.kept:
            return None
        return self.kept[-1] if self.rng.random() < 0.5 else self.rng.choice(self.kept)


class Mixed:
    """Makes an opponent for each game: an earlier self half of the time, else a bot by name."""

    def __init__(self, selves: Selves, names: list[str], seed: int, game: str = "") -> None:
        self.selves, self.names, self.rng = selves, names, Random(seed)
        self.game = game

    def __call__(self, seed: int) -> Any:
        earlier = self.selves.draw()
        if earlier is not None and (not self.names or self.rng.random() < 0.5):
            return PolicyBot(earlier)
        ruleset = space_of(make_config({"game": self.game})).ruleset
        return named_maker(ruleset, self.rng.choice(self.names))(seed)
