"""What a sentence costs: the first one, which imports Fluent, and then each line of a told game.

``python -m bench.sentences`` prints processor time for each game, in each language that is there,
also in German, which a pack brings; and what it costs to explain a score.
"""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock.messages import Phrasebook

GERMAN = Path(__file__).parents[1] / "examples" / "packs" / "german"
TABLES = (
    {"game": "isle", "players": 3},
    {"game": "sea_salt_paper", "players": 3, "packs": [str(GERMAN)]},
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
        game = played(table)
        lines = game.log(None)
        if first:
            began = time.process_time()
            lines[0].text()
            print(f"the first sentence: {1e3 * (time.process_time() - began):.0f} ms")
            first = False
        german = ["de"] if "packs" in table else []
        for language in [*Phrasebook.languages(), *german]:
            [line.text(language) for line in lines]
            began = time.process_time()
            for _ in range(REPEATS):
                [line.text(language) for line in lines]
            each = (time.process_time() - began) / REPEATS / len(lines)
            print(f"{table['game']}, {language}: {1e6 * each:.0f} µs a line, {len(lines)} lines")
            scored = [line for lines_ in game.result.lines for line in lines_ if line.points]
            began = time.process_time()
            told = [one for line in scored for one in line.details(language)]
            each = (time.process_time() - began) / max(1, len(told))
            if told:
                print(f"  what counted, {language}: {1e6 * each:.0f} µs for each of {len(told)}")


if __name__ == "__main__":
    main()
