"""What a sentence costs: the first one, which imports Fluent, and then each line of a told game.

``python -m bench.sentences`` prints processor time for each game, in each language that is there.
"""

from __future__ import annotations

import time
from random import Random

from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock.messages import Phrasebook

TABLES = (
    {"game": "isle", "players": 3},
    {"game": "sea_salt_paper", "players": 3},
    {"game": "kockombat"},
)
REPEATS = 5


def played(table: dict[str, object]) -> Game:
    game, rng = new_game(make_config(table), 1), Random(1)
    while not game.over:
        decision = rng.choice(game.decisions)
        game.choose(decision, rng.randrange(len(decision.options)))
    return game


def main() -> None:
    first = True
    for table in TABLES:
        lines = played(table).log(None)
        if first:
            began = time.process_time()
            lines[0].text()
            print(f"the first sentence: {1e3 * (time.process_time() - began):.0f} ms")
            first = False
        for language in Phrasebook.languages():
            [line.text(language) for line in lines]
            began = time.process_time()
            for _ in range(REPEATS):
                [line.text(language) for line in lines]
            each = (time.process_time() - began) / REPEATS / len(lines)
            print(f"{table['game']}, {language}: {1e6 * each:.0f} µs a line, {len(lines)} lines")


if __name__ == "__main__":
    main()
