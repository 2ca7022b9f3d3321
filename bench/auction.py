"""The auction on the engine beside the same rules without one."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from itertools import count
from random import Random

import ruledock
from bench.harness import Row, compare
from bench.plain_auction import PlainAuction
from ruledock.config import make_config
from ruledock.play import new_game

CONFIG = make_config({"game": "auction", "players": 3})
BATCH = 20


def rows(seconds: float, windows: int) -> Iterator[Row]:
    """Playouts, choices, copies and saves."""
    timing = {"seconds": seconds, "windows": windows}
    plain = _plain_playouts()
    yield compare("auction, playout", "decisions", _playouts(), plain, floor=0.25, **timing)
    yield compare("auction, choose", "decisions", _chooses(), plain, **timing)
    game, other = _mid_game(), _plain_mid_game()
    yield compare(
        "auction, copy v deepcopy of plain", "copies", _copies(game), _deep(other), **timing
    )
    yield compare("auction, save+load v plain JSON", "saves", _saves(game), _json(other), **timing)


def _playouts():
    seeds = count()

    def work() -> int:
        done = 0
        for _ in range(BATCH):
            game = new_game(CONFIG, next(seeds))
            ruledock.playout(game, ruledock.RandomBot(next(seeds)))
            done += len(game.result.totals) and len(game._history)
        return done

    return work


def _chooses():
    seeds = count()

    def work() -> int:
        done = 0
        for _ in range(BATCH):
            game, random = new_game(CONFIG, next(seeds)), Random(next(seeds)).random
            while not game.over:
                decision = game.decisions[0]
                options = decision.options
                game.choose(decision, options[int(random() * len(options))])
                done += 1
        return done

    return work


def _plain_playouts():
    seeds = count()

    def work() -> int:
        done = 0
        for _ in range(BATCH):
            game = PlainAuction(3, Random(next(seeds)), Random(next(seeds)))
            game.play()
            done += game.decisions
        return done

    return work


def _mid_game() -> ruledock.Game:
    game = new_game(CONFIG, 5)
    for _ in range(20):
        game.choose(game.decisions[0], 0)
    return game


def _plain_mid_game() -> PlainAuction:
    game = PlainAuction(3, Random(1), Random(2))
    game.order = [0, 1, 2]
    game.draft()
    return game


def _repeat(once):
    def work() -> int:
        for _ in range(BATCH):
            once()
        return BATCH

    return work


def _copies(game):
    return _repeat(game.copy)


def _deep(game):
    return _repeat(lambda: copy.deepcopy(game))


def _saves(game):
    return _repeat(lambda: ruledock.load(json.loads(json.dumps(game.save()))))


def _json(game):
    state = {"deck": game.deck, "coins": game.coins, "hands": game.hands, "shows": game.shows}
    return _repeat(lambda: json.loads(json.dumps(state)))
