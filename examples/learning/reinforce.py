"""Self-play: against oneself and earlier selves, by proximal policy optimisation."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import optax
from games import Games, Steps
from learner import Learner
from net import forward
from returns import returns


class Reinforcement(Learner):
    """A learner that plays."""

    def reinforce(self) -> None:
        """Play against oneself and earlier selves; do more of what went well."""
        args = self.args
        every = args.past if args.players > 1 else 0
        rivals = ["past" if every and at % every == 0 else "self" for at in range(args.games)]
        tables = Games(args.game, rivals, args.seed + 2, **self.settings)
        earlier, tested, begun = [self.net], 0.0, self.steps
        update, room = self.improver(), self.room(args.rollout, tables)
        while (gone := (self.steps - begun) / args.steps) < 1:
            past = (
                earlier[-1] if self.rng.random() < 0.5 else earlier[self.rng.integers(len(earlier))]
            )
            steps = self.play(room, tables, past)
            self.learn(steps, update, args.rate * (1 - 0.9 * gone))
            if gone > len(earlier) / 20:
                earlier.append(self.net)
            if gone > tested + 1 / args.tests:
                tested = gone
                self.test("self-play")

    def play(self, steps: Steps, tables: Games, past: Any) -> Steps:
        for at in range(self.args.rollout):
            seen, mask = tables.row(), tables.turns.action_mask.astype(bool)
            action, odds, worth = self.draw(self.net, seen, mask)
            steps.learns[at] = ~tables.others() & (mask.sum(1) > 1)
            tables.fill(action, lambda *rows: self.draw(past, *rows)[0])
            steps.seen[at], steps.mask[at], steps.action[at] = seen, mask, action
            steps.odds[at], steps.worth[at] = odds, worth
            steps.player[at] = tables.turns.players
            steps.reward[at], steps.ended[at] = tables.step(action)
        self.steps += self.args.rollout * len(tables.rivals)
        return steps

    def improver(self) -> Any:
        args = self.args
        optimiser = optax.chain(
            optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5), optax.scale(-1.0)
        )
        self.memory = optimiser.init(self.net)

        def loss(
            net: Any, seen: Any, mask: Any, action: Any, old: Any, target: Any, adv: Any
        ) -> Any:
            odds, worth = forward(self.plan, net, seen, mask)
            chosen = jnp.take_along_axis(odds, action[:, None], 1)[:, 0]
            ratio = jnp.exp(chosen - old)
            gain = jnp.minimum(ratio * adv, jnp.clip(ratio, 0.8, 1.2) * adv).mean()
            spread = -(jnp.exp(odds) * jnp.where(mask, odds, 0)).sum(-1).mean()
            return -gain - args.entropy * spread + 0.5 * ((worth - target) ** 2).mean()

        @jax.jit
        def update(net: Any, memory: Any, rate: Any, *rows: Any) -> Any:
            value, slope = jax.value_and_grad(loss)(net, *rows)
            change, memory = optimiser.update(slope, memory)
            change = jax.tree.map(lambda one: one * rate, change)
            return optax.apply_updates(net, change), memory, value

        return update

    def learn(self, steps: Steps, update: Any, rate: float) -> None:
        when, where, target, adv = returns(steps, self.args.decay)
        adv = (adv - adv.mean()) / (adv.std() + 1e-8)
        size = self.args.batch
        for _ in range(self.args.epochs):
            order = self.rng.permutation(len(when))
            for start in range(0, len(order) - size + 1, size):
                rows = order[start : start + size]
                at = when[rows], where[rows]
                self.net, self.memory, _ = update(
                    self.net, self.memory, rate, steps.seen[at], steps.mask[at],
                    steps.action[at], steps.odds[at], target[rows], adv[rows],
                )  # fmt: skip
