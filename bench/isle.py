"""The isle beside catanatron, and lists of placements beside other ways to make them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bench import peers
from bench.games import chooses, kept_memory, mid_game, playouts
from bench.harness import Missing, Row, Timing, compare, limit, reach, repeat, side
from bench.harness import owed as due
from bench.sea_salt import peer_row
from bench.tile_lists import Cases
from ruledock.linking.config import make_config

TWO = make_config({"game": "isle", "players": 2})
FOUR = make_config({"game": "isle", "players": 4})
COPIES = due(100_000, 150_000)
MEMORY = 64 * 1024


def rows(timing: Timing) -> Iterator[Row | Missing]:
    """Playouts and choices, copies, placements."""
    against = partial(
        peer_row, "decisions", peer=peers.CATANATRON, tasks=("playout",), timing=timing
    )
    yield against("playout v catanatron, 2 players", side(playouts(TWO)), owed=due(3.5, 6))
    yield against("choose v catanatron, 2 players", side(chooses(TWO)), owed=due(1.75, 3))
    copies = repeat(mid_game(FOUR).copy)
    yield reach("copy, 4 players", "copies/s", copies, timing, COPIES)
    name = "copy v catanatron, 4 players"
    yield peer_row("copies", name, copies, peers.CATANATRON, ("copy",), timing=timing)
    name = "memory of a live game, 4 players"
    try:
        yield limit(name, "bytes", kept_memory(partial(mid_game, FOUR)), MEMORY)
    except ImportError as why:
        yield Missing(name, str(why))
    yield from _lists(timing)


def _lists(timing: Timing) -> Iterator[Row | Missing]:
    """All legal placements of one tile on a half-full boat, contact tested, listed."""
    cases = Cases(TWO)
    cases.check()
    ours, unit = side(cases.each(cases.ours)), "lists/s"
    name = "placements of a tile v"
    yield compare(f"{name} naive sets", unit, ours, side(cases.each(cases.naive, 4)), timing, 100)
    masks = side(cases.each(cases.masks))
    yield compare(f"{name} prepared masks", unit, ours, masks, timing)
    try:
        in_c = peers.worker(peers.C_LIMIT, cases.for_c()).side(f"list {cases.total}")
    except peers.Absent as why:
        yield Missing(f"{name} C through cffi", str(why))
    else:
        yield compare(f"{name} C through cffi", unit, ours, in_c, timing, due(0.27, 0.5))
