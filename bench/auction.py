"""The auction on the engine beside the same rules without one."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from itertools import count
from random import Random

import ruledock
from bench.games import chooses, mid_game, playouts
from bench.harness import Done, Row, Timing, Work, compare, repeat, side
from bench.harness import owed as due
from bench.plain_auction import PlainAuction
from ruledock.linking.config import make_config

CONFIG = make_config({"game": "auction", "players": 3})
BATCH = 20


def rows(timing: Timing) -> Iterator[Row]:
    """Playouts, choices, copies and saves."""
    plain = side(_plain_playouts())
    ours, chosen = side(playouts(CONFIG, BATCH)), side(chooses(CONFIG, BATCH))
    yield compare("playout v plain Python", "decisions/s", ours, plain, timing, due(0.28, 0.6))
    yield compare("choose v plain Python", "decisions/s", chosen, plain, timing, due(0.14, 0.3))
    game, other = mid_game(CONFIG), _plain_mid_game()
    deep = repeat(lambda: copy.deepcopy(other))
    yield compare("copy v deepcopy of plain", "copies/s", repeat(game.copy), deep, timing)
    saves = repeat(lambda: ruledock.load(json.loads(json.dumps(game.save()))))
    yield compare("save + JSON + load v plain JSON", "saves/s", saves, _json(other), timing)


def _plain_playouts() -> Work:
    seeds = count()

    def work() -> Done:
        decided = 0
        for _ in range(BATCH):
            game = PlainAuction(3, Random(next(seeds)), Random(next(seeds)))
            game.play()
            decided += game.decisions
        return decided, BATCH

    return work


def _plain_mid_game() -> PlainAuction:
    game = PlainAuction(3, Random(1), Random(2))
    game.order = [0, 1, 2]
    game.draft()
    return game


def _json(game: PlainAuction):
    state = {"deck": game.deck, "coins": game.coins, "hands": game.hands, "shows": game.shows}
    return repeat(lambda: json.loads(json.dumps(state)))
