"""Ends of games played beforehand, on which lessons are weighed at once.

``python -m ruledock_isle.authoring.played`` plays them anew, after a change of rules or bots. In
them nobody aims for the lessons on trial: bots have the printed sets before them.
"""

from __future__ import annotations

import argparse
import bz2
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ruledock.plugin import Bot, Game, Ruleset
from ruledock_authoring.balance import play_one
from ruledock_isle.authoring.trial import YARDSTICKS, play
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.text import list_tiles
from ruledock_isle.table import IsleTable
from ruledock_isle.words import BoatScene
from ruledock_isle.words.scene import sit_around
from ruledock_simulation.pools import in_order
from ruledock_simulation.progress import bar

FILE = "played.json.bz2"
"""Of all that Python can unpack, bzip2 makes these texts smallest: about 50 bytes for each boat."""
RUN, BOT = "beforehand", "scholar"
PLAYERS = (2, 3, 3, 4)
"""How many sit at the tables, in turn."""
Ended = Mapping[str, Any]


def play_number(number: int) -> dict[str, Any]:
    """Play the game of this number: its boats and belongings, and what each lesson paid."""
    settings = {
        "game": "isle",
        "players": PLAYERS[number % len(PLAYERS)],
        "lessons": [*YARDSTICKS],
        "windows": "own",
    }
    ended: dict[str, Any]
    (ended,) = play_one((settings, RUN, number, BOT, _play))
    return ended


def _play(game: Game, bots: Sequence[Bot]) -> list[dict[str, Any]]:
    uses = play(game, bots)
    table = IsleTable.of(game)
    used = zip(table.baskets, table.used_baskets, strict=True)
    return [
        {
            "boats": [list_tiles(boat) for boat in table.boats],
            "fish": list(table.fish),
            "baskets": [left + gone for left, gone in used],
            "lessons": [len(cards) for cards in table.lessons],
            "order": list(table.order),
            "paid": {use.item: list(use.points) for use in uses if use.points},
        }
    ]


@lru_cache(maxsize=1)
def ended_games() -> Sequence[Ended]:
    """The games that ship."""
    data = (files(__package__) / FILE).read_bytes()
    found: list[Ended] = json.loads(bz2.decompress(data))
    return found


def played_scenes(ruleset: Ruleset) -> Sequence[BoatScene]:
    """Every player at the end of every game, with the others around the table."""
    fleet: Fleet = ruleset.book.fleet
    return [scene for ended in ended_games() for scene in _scenes(fleet, ended)]


def _scenes(fleet: Fleet, ended: Ended) -> Iterator[BoatScene]:
    boats = [fleet.read(text, loose=True) for text in ended["boats"]]
    scenes = [_scene(boats[player], ended, player) for player in range(len(boats))]
    sit_around(scenes)
    yield from scenes


def _scene(boat: Boat, ended: Ended, player: int) -> BoatScene:
    return BoatScene(
        boat,
        fish=ended["fish"][player],
        baskets=ended["baskets"][player],
        lessons=ended["lessons"][player],
        turn_position=ended["order"].index(player) + 1,
        named_it=player == 0,
    )


def main() -> None:
    """Play the games and keep their ends."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=680)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    numbers = list(range(asked.games))
    ended = list(bar(in_order(play_number, numbers, asked.workers), asked.games, "games"))
    text = json.dumps(ended, separators=(",", ":"))
    target = Path(str(files(__package__))) / FILE
    target.write_bytes(bz2.compress(text.encode()))


if __name__ == "__main__":
    main()
