"""What is measured beside another revision or build: started by before.py, once on each side.

It reads what to do from standard input, a line of JSON each, and answers with the seconds that one
piece of work took, or with the reason why this side cannot do it. It calls only what has been
public for long, so that older revisions have most of it, too.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any

import ruledock
from ruledock.linking.config import make_config
from ruledock.linking.link import forget, link

EVERY = 12
"""Choices between two of the tables that are looked at."""
GAMES = 4
WARM = 3

# -- tables ------------------------------------------------------------------------------------


@cache
def config(name: str) -> Any:
    return make_config(TABLES[name])


@cache
def starts(name: str) -> list[tuple[Any, int]]:
    return [(config(name), seed) for seed in range(10)]


@cache
def saves(name: str) -> list[dict[str, Any]]:
    """Tables on the way through some games of random choices."""
    found = []
    for start in starts(name)[1:3]:
        random, game = Random(start[1]).random, ruledock.new(start[0], seed=start[1])
        made = 0
        while not game.over:
            decision = game.decisions[0]
            game.choose(decision, int(random() * len(decision.options)))
            made += 1
            if made % EVERY == 1 and not game.over:  # some games have few choices
                found.append(game.save())
    return found


@cache
def games(name: str) -> list[ruledock.Game]:
    return [ruledock.load(saved) for saved in saves(name)]


@cache
def ends(name: str) -> list[ruledock.Game]:
    """Games that are over."""
    return [played(start) for start in starts(name)[:GAMES]]


# -- work --------------------------------------------------------------------------------------


def played(start: tuple[Any, int]) -> ruledock.Game:
    random = Random(start[1]).random
    bot = lambda seat: int(random() * len(seat.decision.options))  # noqa: E731
    return ruledock.playout(ruledock.new(start[0], seed=start[1]), bot)


def choose(start: tuple[Any, int]) -> None:
    random, game = Random(start[1]).random, ruledock.new(start[0], seed=start[1])
    while not game.over:
        decision = game.decisions[0]
        options = decision.options
        game.choose(decision, options[int(random() * len(options))])


def save_and_load(game: ruledock.Game) -> None:
    ruledock.load(json.loads(json.dumps(game.save())))


def view(game: ruledock.Game) -> None:
    game.view(game.decisions[0].player)


def options(game: ruledock.Game) -> None:
    """List what is open, such as where a tile may lie, on a table that has just changed."""
    list(game.copy().decisions[0].options)


def describe(game: ruledock.Game) -> None:
    options = game.decisions[0].options
    for place in range(0, len(options), 1 + len(options) // 5):
        game.describe(options[place])


def score(game: ruledock.Game) -> None:
    game.copy().result  # noqa: B018 - it is computed when asked for


def explain(game: ruledock.Game) -> None:
    for lines in game.result.lines:
        for line in lines:
            if line.explained is not None:
                line.explained()


def guess(luck: Random, game: ruledock.Game) -> None:
    game.guess(game.decisions[0].player, luck)


def log(game: ruledock.Game) -> None:
    game.log(0)


def replay(game: ruledock.Game) -> None:
    ruledock.replay(game.record)


def simulate(start: tuple[Any, int]) -> None:
    list(ruledock.simulate(start[0], 2, seed=start[1]))


def link_anew(start: tuple[Any, int]) -> None:
    forget()
    link(start[0])


WORK: dict[str, tuple[Callable[[Any], object], Callable[[str], list[Any]]]] = {
    "playout": (played, starts),
    "choose": (choose, starts),
    "options": (options, games),
    "describe": (describe, games),
    "copy": (ruledock.Game.copy, games),
    "view": (view, games),
    "guess": (partial(guess, Random(3)), games),
    "score": (score, ends),
    "explain": (explain, ends),
    "log": (log, ends),
    "replay": (replay, ends),
    "load": (ruledock.load, saves),
    "save, JSON, load": (save_and_load, games),
    "simulate": (simulate, starts),
    "link": (link_anew, starts),
}


def seconds(what: str, name: str, window: float) -> float:
    """How long one piece of work takes, measured for a window."""
    work, pool = WORK[what][0], WORK[what][1](name)
    for one in pool[:WARM]:
        work(one)
    begin, done = time.process_time(), 0
    while time.process_time() - begin < window:
        for one in pool:
            work(one)
            done += 1
            if time.process_time() - begin > 2 * window:
                break
    return (time.process_time() - begin) / done


def main() -> None:
    """Answer each line."""
    for line in sys.stdin:
        what, name = json.loads(line)
        try:
            answer: float | str = seconds(what, name, float(sys.argv[2]))
        except (AttributeError, ImportError, TypeError, ruledock.RuledockError) as why:
            answer = repr(why)
        print(json.dumps(answer), flush=True)


TABLES: dict[str, dict[str, Any]] = json.loads(sys.argv[1]) if __name__ == "__main__" else {}

if __name__ == "__main__":
    main()
