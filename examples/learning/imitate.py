"""First, learn what a teacher would do, in its games and in those of the learner."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from games import Games, Rival, Steps
from learner import Learner
from net import forward
from returns import returns

LENGTH = 192
"""Steps of all games that are watched before the network learns from them."""
SLIP = 0.03
"""How often the learner chooses instead of the teacher at first, so that both see mistakes."""
BATCH = 512


class Kept:
    """What was watched: seen, mask, action, worth. What was seen is kept in halves of the size."""

    def __init__(self) -> None:
        self.size, self.columns = 0, []

    def add(self, rows: tuple[Any, ...]) -> int:
        """Add some rows, with room for as many again where there is none; how many they are."""
        new = len(rows[0])
        if not self.columns:
            kinds = (np.float16, np.bool_, np.int32, np.float32)
            self.columns = [
                np.empty((0, *one.shape[1:]), kind) for one, kind in zip(rows, kinds, strict=True)
            ]
        for at, (column, one) in enumerate(zip(self.columns, rows, strict=True)):
            if self.size + new > len(column):
                wider = np.empty((2 * (self.size + new), *column.shape[1:]), column.dtype)
                wider[: self.size] = column[: self.size]
                self.columns[at] = column = wider
            column[self.size : self.size + new] = one
        self.size += new
        return new

    def draw(self, rng: Any) -> tuple[Any, ...]:
        """Rows at random."""
        rows = rng.integers(0, self.size, BATCH)
        seen, mask, action, worth = (column[rows] for column in self.columns)
        return seen.astype(np.float32), mask, action, worth


class Imitation(Learner):
    """A learner that imitates."""

    def imitate(self) -> None:
        """Learn what the teacher would do, first in its own games, then in mixed ones."""
        args, kept = self.args, Kept()
        tables = Games(args.game, ["self"] * args.games, args.seed + 1, **self.settings)
        teachers = [
            Rival(tables.space, args.teacher, args.seed * 77 + at) for at in range(args.games)
        ]
        update, room = self.imitator(), self.room(LENGTH, tables)
        while self.steps < args.imitate:
            early = not args.start and self.steps < args.imitate / 3
            share = 0.0 if early else args.lead
            new = kept.add(self.watch(room, tables, teachers, share))
            for _ in range(2 * new // BATCH + 20):
                loss, agree = update(*kept.draw(self.rng))
            self.tell(kept, loss, agree)
        for _ in range(args.imitate_more):
            loss, agree = update(*kept.draw(self.rng))
        self.tell(kept, loss, agree)

    def tell(self, kept: Kept, loss: float, agree: float) -> None:
        told = f"{self.minutes:5.1f} min {kept.size} loss {loss:.3f} agrees {agree:.3f}"
        print(told, flush=True)

    def watch(
        self, steps: Steps, tables: Games, teachers: list[Rival], share: float
    ) -> tuple[Any, ...]:
        """Let the teacher play, and the learner in a share of steps; what the teacher would do."""
        games = len(teachers)
        for at in range(LENGTH):
            seen, mask = tables.row(), tables.turns.action_mask.astype(bool)
            # where the learner has begun an option, the teacher has no word on how to end it
            begun = np.array([
                bool(one.said) and not teacher.spelt
                for one, teacher in zip(tables.env.playing, teachers, strict=True)
            ])  # fmt: skip
            said = np.array([
                0 if own_way else teacher(one)
                for own_way, teacher, one in zip(begun, teachers, tables.env.playing, strict=True)
            ])  # fmt: skip
            steps.seen[at], steps.mask[at], steps.action[at] = seen, mask, said
            steps.player[at] = tables.turns.players
            steps.learns[at] = ~begun & (mask.sum(1) > 1)
            own, _, _ = self.draw(self.net, seen, mask)
            free = np.array([not one.said for one in tables.env.playing])
            instead = begun | free & (self.rng.random(games) < max(share, SLIP))
            taken = np.where(instead, own, said)
            for place in np.flatnonzero(instead & (taken != said)):
                teachers[place].spelt = []
            steps.reward[at], steps.ended[at] = tables.step(taken)
        self.steps += LENGTH * games
        when, where, target, _ = returns(steps, 1.0)
        return (
            steps.seen[when, where], steps.mask[when, where],
            steps.action[when, where], target,
        )  # fmt: skip

    def imitator(self) -> Any:
        optimiser = optax.adam(1e-3)
        self.memory = optimiser.init(self.net)

        def loss(net: Any, seen: Any, mask: Any, action: Any, target: Any) -> tuple[Any, Any]:
            odds, worth = forward(self.plan, net, seen, mask)
            chosen = jnp.take_along_axis(odds, action[:, None], 1)[:, 0]
            agree = (odds.argmax(-1) == action).mean()
            return -chosen.mean() + 0.5 * ((worth - target) ** 2).mean(), agree

        @jax.jit
        def update(net: Any, memory: Any, *rows: Any) -> Any:
            (value, agree), slope = jax.value_and_grad(loss, has_aux=True)(net, *rows)
            change, memory = optimiser.update(slope, memory)
            return optax.apply_updates(net, change), memory, value, agree

        def once(*rows: Any) -> tuple[float, float]:
            self.net, self.memory, value, agree = update(self.net, self.memory, *rows)
            return float(value), float(agree)

        return once
