"""Train a policy by self-play, from nothing or from what imitating a bot has taught it.

    python train.py sea_salt_paper --steps 2000000 --out scratch
    python train.py sea_salt_paper --imitate 170000 --steps 2000000 --out imitated

The same command learns the same: it counts steps, not minutes, and uses one thread.

See README.md in this folder for what it reached, and how to seat the policy afterwards.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

# One thread, so that sums are added up in one order; set before jax is loaded.
os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

from imitate import Imitation
from reinforce import Reinforcement


class Trainer(Imitation, Reinforcement):
    """Imitates if asked to, then plays."""


def main() -> None:
    args = read_arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(args)
    if args.imitate:
        trainer.imitate()
    trainer.test("imitation" if args.imitate else "start")
    if args.steps:
        trainer.reinforce()
        trainer.test("end")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--module", action="append", default=[])
    parser.add_argument("--steps", type=int, default=0, help="of self-play")
    parser.add_argument("--imitate", type=int, default=0, metavar="STEPS", help="before it")
    parser.add_argument("--imitate-more", type=int, default=1000, help="further updates after them")
    parser.add_argument("--lead", type=float, default=0.5, help="the learner's share of choices")
    parser.add_argument("--start", type=Path, metavar="POLICY", help="go on from this one")
    parser.add_argument("--teacher", default="greedy")
    parser.add_argument("--test", nargs="*", help="opponents; none in games for one")
    parser.add_argument(
        "--test-games",
        type=int,
        nargs="+",
        default=[120],
        metavar="N",
        help="for all opponents, or for each of them",
    )
    parser.add_argument("--tests", type=int, default=8, help="on the way")
    parser.add_argument("--games", type=int, default=64, help="side by side")
    parser.add_argument("--past", type=int, default=4, help="every so many against earlier selves")
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
    if len(args.test_games) not in (1, len(args.test)):
        parser.error(f"--test-games: one number, or {len(args.test)}, one for each opponent")
    return args


if __name__ == "__main__":
    main()
