"""The network in training: how it acts, how it is tested, and how that went."""

from __future__ import annotations

import argparse
import csv
import time
from itertools import cycle
from typing import Any

import jax
import numpy as np
from games import Games, Steps
from net import likeliest, load, make, sample, save

COLUMNS = ("stage", "cpu_minutes", "steps", "opponent", "games", "wins", "points")


class Learner:
    """A network in training, and how it went."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args, self.settings = args, {"players": args.players, "modules": args.module}
        self.key = jax.random.PRNGKey(args.seed)
        self.rng = np.random.default_rng(args.seed)
        probe = Games(args.game, ["self"], 1, **self.settings)
        self.inputs, self.actions = probe.inputs, probe.env.actions.size
        self.plan = probe.looking.plan
        self.net = (
            load(args.start)
            if args.start
            else make(self.plan, self.inputs, args.hidden, self.actions, args.seed)
        )
        self.started, self.steps = time.process_time(), 0
        self.curve = csv.writer((args.out / "curve.csv").open("w", newline="", buffering=1))
        self.curve.writerow(COLUMNS)

    @property
    def minutes(self) -> float:
        """Processor time so far."""
        return (time.process_time() - self.started) / 60

    def room(self, time_: int, tables: Games) -> Steps:
        """Room for so many steps; it is used again and again, as there is much of it."""
        games = len(tables.rivals)
        return Steps.empty(time_, games, tables.players, self.inputs, self.actions)

    def draw(self, net: Any, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
        self.key, key = jax.random.split(self.key)
        return tuple(map(np.array, sample(self.plan, net, seen, mask, key)))  # type: ignore[return-value]

    def test(self, stage: str) -> None:
        """Win rates in games that training never sees, by the likeliest action."""
        minutes, steps = self.minutes, self.steps
        for opponent, games in zip(self.args.test, cycle(self.args.test_games)):
            wins, points = self.wins(opponent, games)
            told = [stage, f"{minutes:.2f}", steps, opponent, games, wins, f"{points:.1f}"]
            self.curve.writerow(told)
            print(*told, flush=True)
        self.started += (self.minutes - minutes) * 60  # tests are not training
        save(self.net, {"game": self.args.game, **self.settings}, self.args.out / "policy.npz")

    def wins(self, opponent: str, games: int) -> tuple[float, float]:
        """How many of these games the policy wins, a shared win in part, and its mean points."""
        side = min(games, 40)
        tables = Games(self.args.game, [opponent] * side, 9_000_000, **self.settings)
        done = np.zeros(side, int)
        each, total, points = games // side, 0.0, 0
        while done.min() < each:
            seen, mask = tables.row(), tables.turns.action_mask.astype(bool)
            action = np.array(likeliest(self.plan, self.net, seen, mask))
            tables.fill(action, None)
            met = len(tables.won)
            before = tables.games.copy()
            tables.step(action)
            over = np.flatnonzero(tables.games != before)
            for place, (_, part, got) in zip(over, tables.won[met:], strict=True):
                if done[place] < each:
                    total, points = total + part, points + got
                done[place] += 1
        return total, points / (each * side)
