"""How costs grow: with players, modules, lessons, days and squares, in the isle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import count, cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import ruledock
from bench import made_packs
from bench.all_games import LUCK, in_turn
from bench.games import CountingBot, half_way
from bench.harness import Done, Growth, Side, Timing, Work, grow, repeat, side
from bench.tile_lists import fill_half
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock_isle.options import Place
from ruledock_isle.table import IsleTable

MODULES = ("kittens", "creatures", "events")
SETS = ("A", "B", "C", "I")
GAMES = 6
Starts = list[ruledock.Game]
Points = Mapping[int, Starts]
"""By size: games at their start."""


def rows(timing: Timing) -> Iterator[Growth]:
    """Six kinds of work along five axes."""
    short = Timing(timing.seconds / 3, timing.windows)
    with TemporaryDirectory() as folder:
        for name, make in AXES.items():
            yield from _along(name, make(Path(folder)), short)


def _along(axis: str, points: Points, timing: Timing) -> Iterator[Growth]:
    whole = {size: side(_playouts(starts)) for size, starts in points.items()}
    yield grow(f"{axis}: playout, a whole game", whole, timing, lambda one: one.games)
    yield grow(f"{axis}: playout, a decision", whole, timing)
    halves = {
        size: [half_way(start, seed) for seed, start in enumerate(starts)]
        for size, starts in points.items()
    }
    for what, make in ASKED.items():
        sides = {size: make(games) for size, games in halves.items()}
        yield grow(f"{axis}: {what}", sides, timing)


# -- what is done ------------------------------------------------------------------------------


def _playouts(starts: Starts) -> Work:
    following, seeds = cycle(starts), count()

    def work() -> Done:
        bot = CountingBot(next(seeds))
        ruledock.playout(next(following).copy(), bot)
        return bot.decisions, 1

    return work


def _placements(games: Starts) -> Side:
    """All places of one tile on half-full boats, listed; boats that have less are filled up."""
    rng, cases = Random(5), []
    for game in games:
        fleet, boat = game.ruleset.book.fleet, IsleTable.of(game).boats[0].copy()
        tiles = [tile for tile, known in fleet.tiles.items() if known.start == "bag"]
        fill_half(boat, tiles, rng)
        cases += [(boat, tile) for tile in tiles[:8]]
    following = cycle(cases)

    def once() -> None:
        boat, tile = next(following)
        boat._spaces = (0, 0)
        boat.placements(partial(Place, tile), tile).spots()

    return repeat(once, len(cases))


ASKED: dict[str, Callable[[Starts], Side]] = {
    "copy": lambda games: in_turn(games, ruledock.Game.copy),
    "view": lambda games: in_turn(games, lambda game: game.view(0)),
    "guess": lambda games: in_turn(games, lambda game: game.guess(1, LUCK)),
    "placements of a tile": _placements,
    "scoring": lambda games: in_turn(games, lambda game: game.score(0)),
}


# -- where there is more -----------------------------------------------------------------------


def _starts(change: Callable[[IsleTable], None] = lambda table: None, **told: Any) -> Starts:
    """New games, with something changed before the first decision."""
    config = make_config({"game": "isle", "players": 2, **told})
    games = []
    for seed in range(GAMES):
        table = new_game(config, seed).table
        change(table)
        games.append(ruledock.Game(table))
    return games


def _players(_: Path) -> Points:
    return {players: _starts(players=players) for players in (2, 3, 4)}


def _modules(_: Path) -> Points:
    """The game is a plugin too: so there are one to four of them."""
    return {1 + many: _starts(modules=MODULES[:many]) for many in range(4)}


def _lessons(_: Path) -> Points:
    rules = {"lesson_sets": len(SETS)}
    starts = partial(_starts, lessons=SETS, rules=rules)
    return {held: starts(partial(_give_lessons, held=held)) for held in (3, 10, 30)}


def _give_lessons(table: IsleTable, held: int) -> None:
    """The first player begins with private lessons in play, which are in the deck no more."""
    known = table.book.lessons
    private = [card for card in table.deck if card in known and not known[card].public][:held]
    assert len(private) == held, f"there are no {held} private lessons"
    table.lessons[0] = private
    table.deck = [card for card in table.deck if card not in private]


def _days(folder: Path) -> Points:
    pack = made_packs.long_isle(folder / "long", days=50, players=2, squares=1420)
    return {days: _starts(packs=[pack], rules={"days": days}) for days in (5, 15, 50)}


def _squares(folder: Path) -> Points:
    found = {}
    for squares in (142, 1_000, 10_000):
        pack = made_packs.big_boats(folder / f"boats-{squares}", squares)
        found[squares] = _starts(_half_full, packs=[pack])
    return found


def _half_full(table: IsleTable) -> None:
    """Every boat has tiles on half of its squares before the game begins."""
    for boat in table.boats:
        fill_half(boat, list(dict.fromkeys(table.book.bag)), Random(11))


AXES: dict[str, Callable[[Path], Points]] = {
    "players": _players,
    "plugins": _modules,
    "lessons held": _lessons,
    "days": _days,
    "squares of a half-full boat": _squares,
}
