"""Train a policy: imitate a bot first, then improve by playing against it and against itself.

    python train.py sea_salt_paper --minutes 22 --imitate 4 --out sea_salt_paper

See README.md in this folder for what it reached, and how to seat the policy afterwards.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

# One thread, so that minutes of processor time are minutes; set before jax is loaded.
os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

from imitate import Imitation
from reinforce import Reinforcement


class Trainer(Imitation, Reinforcement):
    """Imitates, then plays."""


def main() -> None:
    args = read_arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(args)
    trainer.imitate()
    trainer.test("imitate", args.test_games)
    trainer.reinforce()
    trainer.test("end", 400)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--module", action="append", default=[])
    parser.add_argument("--minutes", type=float, default=50, help="of processor time in all")
    parser.add_argument("--imitate", type=float, default=6, help="minutes of imitation")
    parser.add_argument("--imitate-more", type=int, default=3000, help="further steps of imitation")
    parser.add_argument("--teacher", default="greedy")
    parser.add_argument("--test", nargs="*", help="opponents; none in games for one")
    parser.add_argument("--test-games", type=int, default=120)
    parser.add_argument("--games", type=int, default=64, help="side by side")
    parser.add_argument("--rollout", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--entropy", type=float, default=0.005)
    parser.add_argument("--decay", type=float, default=0.95)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"))
    args = parser.parse_args()
    if args.test is None:
        args.test = ["random", "greedy"] if args.players > 1 else ["self"]
    return args


if __name__ == "__main__":
    main()
