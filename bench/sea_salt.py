"""Sea Salt & Paper beside OpenSpiel, RLCard, PettingZoo, boardgame.io and plain Python."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from itertools import count
from random import Random

import ruledock
from bench import peers
from bench.games import chooses, mid_game, playouts
from bench.harness import Done, Missing, Row, Side, Timing, compare, limit, middle, reach, repeat
from bench.harness import owed as due
from bench.harness import side as measured
from bench.plain_sea_salt import PlainSeaSalt
from ruledock.linking.config import make_config

CONFIG = make_config({"game": "sea_salt_paper", "players": 2})
IN_PYTHON = (
    "python_block_dominoes",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_kuhn_poker",
)
JAVA = "TAG's Sea Salt & Paper in Java"
COPIES = 200_000
"""3.5 times the copies of TAG, which has this game in Java."""
LARGEST = 2_000


def rows(timing: Timing) -> Iterator[Row | Missing]:
    """Playouts and choices, copies, saves."""
    ours, chosen = measured(playouts(CONFIG)), measured(chooses(CONFIG))
    against = partial(peer_row, "decisions", timing=timing)
    plain = measured(plain_playouts())
    yield compare("playout v plain Python", "decisions/s", ours, plain, timing, due(0.48, 0.95))
    yield compare("choose v plain Python", "decisions/s", chosen, plain, timing, due(0.24, 0.48))
    median, gin = "the median Python game of OpenSpiel", "OpenSpiel's C++ gin rummy"
    yield against(f"playout v {median}", ours, peers.OPENSPIEL, IN_PYTHON, owed=due(3.4, 7))
    yield against(f"choose v {median}", chosen, peers.OPENSPIEL, IN_PYTHON, owed=due(1.7, 3.5))
    yield against(f"playout v {gin}", ours, peers.OPENSPIEL, ("gin_rummy",), owed=due(3, 6))
    yield against(f"choose v {gin}", chosen, peers.OPENSPIEL, ("gin_rummy",), owed=due(1.5, 3))
    yield against(f"playout v {JAVA}", ours, peers.TAG, ("playout",), owed=due(None, 1))
    yield against("playout v RLCard's bare uno", ours, peers.RLCARD, ("uno",))
    yield against("playout v RLCard's bare gin rummy", ours, peers.RLCARD, ("gin-rummy",))
    pettingzoo = ("connect_four_v3",)
    yield against("playout v PettingZoo's connect four", ours, peers.PETTINGZOO, pettingzoo)
    yield against("playout v boardgame.io", ours, peers.BOARDGAMEIO, ("playout",))
    yield from _kept(timing)


def _kept(timing: Timing) -> Iterator[Row | Missing]:
    """Copies and saves of a game half way through."""
    game = mid_game(CONFIG)
    copies = repeat(game.copy)
    yield reach("copy", "copies/s", copies, timing, COPIES)
    yield peer_row("copies", f"copy v {JAVA}", copies, peers.TAG, ("copy",), timing=timing)
    size = len(game.save_text())
    yield limit("size of a save", "bytes", [size], LARGEST)
    against = partial(peer_row, "saves", peer=peers.BOARDGAMEIO, tasks=("save",), timing=timing)
    saves = repeat(lambda: ruledock.load(game.save_text()))
    name = "save + JSON + load v boardgame.io"
    if find_spec("msgspec") is None:
        yield against(f"{name}, without the extra 'fast'", saves)
        return
    yield against(name, saves, owed=1)
    slow = repeat(lambda: ruledock.load(json.loads(json.dumps(game.save()))))
    yield against(f"{name}, without the extra 'fast'", slow)


def peer_row(
    unit: str,
    name: str,
    ours: Side,
    peer: peers.Peer,
    tasks: tuple[str, ...],
    *,
    timing: Timing,
    owed: float | None = None,
) -> Row | Missing:
    """Ours beside a peer; of several tasks the median counts."""
    try:
        working = peers.worker(peer)
        theirs = middle([working.side(task) for task in tasks])
    except peers.Absent as why:
        return Missing(name, f"{peer.name}: {why}")
    return compare(name, f"{unit}/s", ours, theirs, timing, owed)


def plain_playouts():
    """Whole random games without an engine."""
    seeds = count()

    def work() -> Done:
        game = PlainSeaSalt(2, Random(next(seeds)), Random(next(seeds)))
        game.play()
        return game.decisions, 1

    return work
