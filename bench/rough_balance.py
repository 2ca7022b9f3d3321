"""How well the rough balance orders the printed lessons, beside games that are really played.

    nice -n 19 python3 dev.py python bench/rough_balance.py --minutes 15

Plays games of the full balance, of other seeds than those that ship, until the processor time is
used up. Now and then it tells the rank correlation of what each lesson paid whoever played it with
what the rough balance says of it, so a run that is stopped early has told something.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Mapping

from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_authoring.balance import Tally, play_one
from ruledock_authoring.instant import rank_correlation
from ruledock_isle.authoring.instant import rough
from ruledock_isle.authoring.trial import trial
from ruledock_simulation import portable

PLAYERS = 2
"""As ``ruledock pack balance`` plays."""
SEED, OFTEN = "full balance", 25
"""The seed of the run, and after how many games to tell what came of them so far."""
FEWEST = 5
"""How often a lesson must have been played to be ranked."""


def main() -> None:
    """Play, and tell from time to time."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=15, help="of processor time")
    minutes = parser.parse_args().minutes
    ruleset = link(make_config({"game": "isle", "players": 4}))
    weighed = {card.item.id: card.mean for card in rough(ruleset, "isle").cards}
    start = time.process_time()
    for games, tallies in _played(ruleset):
        spent = time.process_time() - start
        if games % OFTEN == 0 or spent > 60 * minutes:
            print(f"{games} games, {spent:.0f} s: {_compare(weighed, tallies)}", flush=True)
        if spent > 60 * minutes:
            return


def _played(ruleset) -> Iterator[tuple[int, Mapping[str, Tally]]]:
    """Games without end: how many there were, and what each lesson did in all of them."""
    found = trial(ruleset, "lessons-a", PLAYERS)
    (table,) = map(portable, found.tables)
    tallies = {item.id: Tally(item) for item in found.items}
    games = 0
    while True:
        for use in play_one((table, SEED, games, found.bot, found.play)):
            tallies[use.item].add(use)
        games += 1
        yield games, tallies


def _compare(weighed: Mapping[str, float], tallies: Mapping[str, Tally]) -> str:
    paid = {id: tally.points for id, tally in tallies.items() if len(tally.points) >= FEWEST}
    means = [sum(points) / len(points) for points in paid.values()]
    alike = rank_correlation([weighed[id] for id in paid], means)
    least = min(map(len, paid.values()), default=0)
    return f"rank correlation {alike:.3f} over {len(paid)} lessons, each played {least}+ times"


if __name__ == "__main__":
    main()
