"""Chance from a keyed hash beside chance from arithmetic: single draws, and whole games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bench.games import playouts
from bench.harness import Done, Row, Side, Timing, Work, compare, repeat, side
from bench.splitmix import SplitMix
from ruledock import play
from ruledock.chance import Chance
from ruledock.config import Config, make_config

TABLES = {
    "Sea Salt & Paper, 2 players": {"game": "sea_salt_paper", "players": 2},
    "auction, 3 players": {"game": "auction", "players": 3},
    "isle, 2 players": {"game": "isle", "players": 2},
}
STREAMS = ("isle.first", "isle.boats", "isle.colours", "isle.bag")
DECK = [*range(60)]
LEAST = 0.97
"""What is owed: whole games lose three in a hundred at most."""


def rows(timing: Timing) -> Iterator[Row]:
    """Ours is the keyed hash, theirs SplitMix64."""
    for name, make in DRAWS.items():
        yield compare(f"{name} v SplitMix64", "times/s", make(Chance), make(SplitMix), timing)
    for name, told in TABLES.items():
        config = make_config(told)
        ours, theirs = (side(_with(kind, config)) for kind in (Chance, SplitMix))
        title = f"{name}: playout v with SplitMix64"
        yield compare(title, "decisions/s", ours, theirs, timing, LEAST)


def _one(kind: Any) -> Side:
    chance = kind("7")
    return repeat(lambda: chance.below("isle.bag", 37), 1000)


def _seven(kind: Any) -> Side:
    chance = kind("7")
    return repeat(lambda: chance.draw_many("isle.deck", DECK[:], 7), 200)


def _new(kind: Any) -> Side:
    def begin() -> None:
        chance = kind("7")
        for stream in STREAMS:
            chance.below(stream, 5)

    return repeat(begin, 200)


def _copy(kind: Any) -> Side:
    chance = kind("7")
    for stream in STREAMS:
        chance.below(stream, 5)
    return repeat(chance.copy, 1000)


DRAWS = {
    "a draw": _one,
    "seven cards of sixty": _seven,
    "the first draw of four new streams": _new,
    "a copy": _copy,
}


def _with(kind: Any, config: Config) -> Work:
    """Whole random games whose luck is of one kind."""
    work, opened = playouts(config, 5), play.__dict__

    def played() -> Done:
        opened["Chance"] = kind
        try:
            return work()
        finally:
            opened["Chance"] = Chance

    return played
