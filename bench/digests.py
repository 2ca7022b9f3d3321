"""What random games come to, in one digest a table: records, saves, logs and results.

    python3 dev.py python bench/digests.py [--games N] [--out FILE] [--against FILE]

Two builds of the same source must print the same digests; so must the source before and after a
change that is only about speed.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import ruledock
from bench.all_games import tables
from ruledock.game.new_game import new_game
from ruledock.linking.config import Config

CHOSEN = 5
"""Once in this many games, one is played by ``choose`` instead of ``playout``."""


def main() -> int:
    """Print the digest of each table; with *against*, compare them and say where they differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="in all, over all tables")
    parser.add_argument("--out", type=Path, help="a file for the digests")
    parser.add_argument("--against", type=Path, help="digests to compare with")
    given = parser.parse_args()
    known = tables()
    found = {name: digest(config, _share(given.games, known)) for name, config in known.items()}
    text = json.dumps(found, indent=1)
    print(sha256(text.encode()).hexdigest(), f"{given.games} games of {len(known)} tables")
    if given.out:
        given.out.write_text(text, "utf-8")
    if given.against is None:
        return 0
    expected = json.loads(given.against.read_text("utf-8"))
    wrong = [name for name in {**expected, **found} if expected.get(name) != found.get(name)]
    for name in wrong:
        print(f"{name}: the games are not the same")
    return bool(wrong)


def _share(games: int, known: dict[str, Config]) -> int:
    return max(1, -(-games // len(known)))


def digest(config: Config, games: int) -> str:
    """What *games* random games of one table come to."""
    whole = sha256()
    for seed in range(games):
        game = played(config, seed)
        parts = [list(game.record.choices), game.save(), list(game.result.totals)]
        told = [str(line) for line in game.log(None)] if seed % CHOSEN == 0 else []
        whole.update(json.dumps([*parts, told], sort_keys=True).encode())
    return whole.hexdigest()


def played(config: Config, seed: int) -> ruledock.Game:
    """A random game; it is saved, loaded, copied and viewed half way."""
    game = new_game(config, seed)
    if seed % CHOSEN:
        return ruledock.playout(game, ruledock.RandomBot(seed))
    rng = Random(seed)
    while not game.over:
        decision = rng.choice(list(game.decisions))
        game.choose(decision, rng.randrange(len(decision.options)))
        if rng.random() < 0.01:
            game.copy().view(decision.player)
            assert ruledock.load(game.save()).save() == game.save()
    return game


if __name__ == "__main__":
    sys.exit(main())
