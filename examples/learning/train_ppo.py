"""Train a policy with sb3-contrib's MaskablePPO, against bots and against earlier selves.

    python train_ppo.py sea_salt_paper --minutes 60 --out sea_salt_paper

See README.md in this folder for what it reached, and how to seat the policy afterwards.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import torch
from opponents import Mixed, Selves
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from ruledock_rl import LearnerEnv, difference, won


class OnlyNumbers(gymnasium.ObservationWrapper):
    """The row and all planes as one row; the mask goes its own way."""

    def __init__(self, env: LearnerEnv) -> None:
        super().__init__(env)
        parts = [env.encoding.size, *(int(np.prod(one)) for one in env.encoding.planes.values())]
        self.observation_space = gymnasium.spaces.Box(-1, 1, (sum(parts),), np.float32)

    def observation(self, seen: dict[str, Any]) -> Any:
        return one_row(seen)

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks().astype(bool)


def one_row(seen: dict[str, Any]) -> Any:
    """An observation without its mask, as one row."""
    planes = [value.reshape(-1) for name, value in seen.items() if value.ndim == 3]
    return np.concatenate([seen["observation"], *planes])


class Schedule(BaseCallback):
    """Stops after some minutes, keeps earlier selves, and plays test games now and then."""

    def __init__(self, args: argparse.Namespace, selves: Selves) -> None:
        super().__init__()
        self.args, self.selves, self.started = args, selves, time.process_time()
        self.next_self = self.next_test = 0.0
        self.log_file = (args.out / "curve.csv").open("w", newline="")
        self.rows = csv.writer(self.log_file)
        self.rows.writerow(["cpu_minutes", "steps", "opponent", "games", "wins"])

    def _on_step(self) -> bool:
        minutes = (time.process_time() - self.started) / 60
        if minutes >= self.next_self:
            self.next_self = minutes + self.args.minutes / 40
            self.selves.keep(self.model.policy)
        if minutes >= self.next_test:
            self.next_test = minutes + self.args.minutes / 12
            self.test(minutes, self.args.test_games)
        return minutes < self.args.minutes

    def test(self, minutes: float, games: int) -> None:
        """Win rates on games that training never sees."""
        for opponent in self.args.test:
            wins = play(self.model, self.args, opponent, games)
            self.rows.writerow([f"{minutes:.2f}", self.num_timesteps, opponent, games, wins])
            self.log_file.flush()
            print(f"{minutes:6.1f} min {self.num_timesteps:9d} steps {opponent}: {wins}/{games}")
        self.model.save(self.args.out / "policy")


def play(model: MaskablePPO, args: argparse.Namespace, opponent: str, games: int) -> float:
    """How many of these games the policy wins; a shared win counts in part."""
    env = OnlyNumbers(LearnerEnv(args.game, opponents=opponent or (), **settings(args)))
    wins = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=1_000_000 if number == 0 else None)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, _, _ = env.step(int(action))
        result, seat = env.unwrapped.playing.game.result, env.unwrapped.seat
        wins += (seat in result.winners) / max(1, len(result.winners))
    return wins


def shaped(result: Any) -> list[float]:
    """Mostly whether the game is won, and a little by how much, which tells more at the start."""
    margins = [max(-1.0, min(1.0, one / 30)) for one in difference(result)]
    return [0.7 * one + 0.3 * margin for one, margin in zip(won(result), margins, strict=True)]


def settings(args: argparse.Namespace) -> dict[str, Any]:
    return {"players": args.players, "modules": args.module}


def main() -> None:
    args = read_arguments()
    torch.set_num_threads(args.threads)
    args.out.mkdir(parents=True, exist_ok=True)
    selves = Selves(Random(args.seed))
    rivals: Any = () if args.players == 1 else Mixed(selves, args.against, args.seed, args.game)

    def make() -> OnlyNumbers:
        return OnlyNumbers(LearnerEnv(args.game, opponents=rivals, reward=shaped, **settings(args)))

    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([make] * args.games),
        n_steps=args.rollout,
        batch_size=512,
        n_epochs=args.epochs,
        gamma=1.0,
        gae_lambda=args.gae,
        ent_coef=args.entropy,
        learning_rate=lambda left: args.rate * (0.2 + 0.8 * left),
        policy_kwargs={"net_arch": args.layers},
        seed=args.seed,
        device="cpu",
    )
    schedule = Schedule(args, selves)
    model.learn(args.steps, callback=schedule)
    schedule.test((time.process_time() - schedule.started) / 60, 400)
    model.save(args.out / "policy")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--module", action="append", default=[])
    parser.add_argument("--minutes", type=float, default=60, help="processor time, not wall clock")
    parser.add_argument("--steps", type=int, default=20_000_000)
    parser.add_argument("--against", nargs="*", default=["random", "greedy"])
    parser.add_argument("--test", nargs="*", default=["random", "greedy"])
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--games", type=int, default=16, help="side by side")
    parser.add_argument("--rollout", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--layers", type=int, nargs="*", default=[256, 256])
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--gae", type=float, default=0.98)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
