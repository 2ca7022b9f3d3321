"""Playouts of three games beside peers that run in processes of their own, for every build.

PyPy is measured here alone: it wants to be warm, and would make the plain Python of other suites
faster too, which runs in the process that measures.
"""

from __future__ import annotations

from collections.abc import Iterator

from bench import auction, isle, peers, sea_salt
from bench.games import playouts
from bench.harness import Missing, Row, Timing, side
from bench.sea_salt import IN_PYTHON, peer_row


def rows(timing: Timing) -> Iterator[Row | Missing]:
    """Nothing is owed here that is not owed in the suites of the games."""
    median = "v the median Python game of OpenSpiel"
    cards, sale = playouts(sea_salt.CONFIG), playouts(auction.CONFIG, auction.BATCH)
    for name, work in (("Sea Salt & Paper", cards), ("auction", sale)):
        title = f"{name}, {median}"
        yield peer_row("decisions", title, side(work), peers.OPENSPIEL, IN_PYTHON, timing=timing)
    boats = side(playouts(isle.TWO))
    title = "isle, 2 players, v catanatron"
    yield peer_row("decisions", title, boats, peers.CATANATRON, ("playout",), timing=timing)
