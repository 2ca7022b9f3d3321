"""Which choices a policy makes badly: a bot plays, and the policy makes one kind of choice alone.

    LEARNED=sister/policy.npz python choices.py isle --players 1 --module sister --games 16

The games are those of ``ruledock simulate`` with the same seed. *alike* says how often the policy
would have chosen the same, in the games that the bot plays by itself.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from policies import learned

import ruledock
from ruledock.game.seat import Bot, Seat
from ruledock.linking.config import Config, make_config
from ruledock.linking.link import link
from ruledock_bots.known import named_maker
from ruledock_rl import PolicyBot

Mine = Callable[[str], bool]
"""Whether the policy makes choices of this kind."""


class Mixed:
    """Plays as a bot does, but for some kinds of choices."""

    def __init__(self, bot: Bot, mine: Mine, met: Counter[str], alike: Counter[str]) -> None:
        self.bot, self.policy, self.mine = bot, PolicyBot(learned), mine
        self.met, self.alike = met, alike

    def __call__(self, seat: Seat) -> Any:
        kind, options = seat.decision.kind, seat.decision.options
        if len(options) == 1:
            return 0
        said = self.policy(seat)
        if self.mine(kind):
            return said
        chosen = self.bot(seat)
        self.met[kind] += 1
        self.alike[kind] += said == (options[chosen] if isinstance(chosen, int) else chosen)
        return chosen


def main() -> None:
    args = read_arguments()
    config = make_config({"game": args.game, "players": args.players, "modules": args.module})
    met, alike = Counter[str](), Counter[str]()
    tell("none", "", *played(config, args, lambda kind: False, met, alike))
    for kind in args.kind or sorted(met):
        same = f"{alike[kind] / met[kind]:.0%} of {met[kind]} alike" if met[kind] else ""
        tell(kind, same, *played(config, args, partial(str.__eq__, kind), Counter(), Counter()))
    tell("all", "", *played(config, args, lambda kind: True, Counter(), Counter()))


def played(
    config: Config, args: argparse.Namespace, mine: Mine, met: Counter[str], alike: Counter[str]
) -> tuple[float, float, int, int]:
    """Mean points of the first seat and of the best of the others, and how many games it won."""
    make = named_maker(link(config), args.bot)
    own, others, won = [], [], 0
    bots = [lambda seed: Mixed(make(seed), mine, met, alike), *[args.bot] * (args.players - 1)]
    for one in ruledock.simulate(config, args.games, bots, seed=args.seed):
        own.append(one.totals[0])
        others.append(max([*one.totals[1:], *one.rivals.values()]))
        won += 0 in one.winners
    return sum(own) / len(own), sum(others) / len(others), won, len(own)


def tell(kind: str, same: str, own: float, others: float, won: int, games: int) -> None:
    print(f"{kind:20} {own:6.1f} {others:6.1f}  won {won} of {games}  {same}", flush=True)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--module", action="append", default=[])
    parser.add_argument("--bot", default="planner:iterations=5")
    parser.add_argument("--kind", action="append", help="this kind of choice alone")
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--seed", default="1")
    return parser.parse_args()


if __name__ == "__main__":
    main()
