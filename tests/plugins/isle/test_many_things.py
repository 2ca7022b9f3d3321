"""Groups of things on large boats: found another way, and the same."""

from __future__ import annotations

from random import Random

import pytest

from ruledock_isle.boat.geometry import Grid
from ruledock_isle.words import squares


@pytest.mark.parametrize("seed", range(8))
def test_many_things_are_grouped_as_few_are(monkeypatch, seed):
    rng = Random(seed)
    grid = Grid.of(["." * rng.randrange(1, 12)] * rng.randrange(1, 12))
    cells = [cell for cell in range(grid.lift) if grid.cells >> cell & 1]
    rng.shuffle(cells)
    bodies = []
    while len(cells) > len(grid.names) // 4:
        size = rng.randrange(1, 4)
        bodies.append(sum(1 << cell for cell in cells[:size]))
        del cells[:size]
    some = rng.getrandbits(len(bodies)) if bodies else 0
    few = list(squares.groups(bodies, some, grid))
    monkeypatch.setattr(squares, "MANY", 0)
    assert list(squares.groups(bodies, some, grid)) == few
    assert sum(group for group, _ in few) == some
