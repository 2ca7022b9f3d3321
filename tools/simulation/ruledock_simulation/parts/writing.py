"""Play the games of one part and write them, in any process."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import attrs

from ruledock.installed.version import VERSION
from ruledock_local.extras import require_extra
from ruledock_simulation.columns import FIXED, RIVAL, TEXT, Row, titles_sum
from ruledock_simulation.parquet import TITLES, TITLES_CHECK, arrow
from ruledock_simulation.parts.names import MODULUS, PartName
from ruledock_simulation.parts.place import Place
from ruledock_simulation.results import Played, Run

COMPRESSION = "zstd"


@attrs.frozen
class Part:
    """What a part of a run came to."""

    name: PartName
    won: tuple[float, ...]
    """By seat: games won; a shared victory counts in part."""
    points: tuple[int, ...]
    """By seat: the sum of all totals."""
    failed: int

    @property
    def games(self) -> int:
        """How many games it holds."""
        return self.name.games


@attrs.frozen
class WriteParts:
    """Plays parts of a run and writes each to its place; returns summaries only."""

    play: Any
    """Plays games by number: (numbers) -> (games, titles)."""
    run: Run
    place: Place

    def __call__(self, tasks: Sequence[tuple[int, int]]) -> list[Part]:
        """Play and write the parts with these first and last games."""
        return [self._part(first, last) for first, last in tasks]

    def _part(self, first: int, last: int) -> Part:
        games, titles = self.play(range(first, last + 1))
        name = PartName(first, last, sum(map(game_hash, games)) % MODULUS)
        rows = [row for one in games for row in self.run.rows(one)]
        self.place.write(str(name), encode(rows, titles, self.run))
        seats = range(self.run.players)
        won = [sum(_share(one, seat) for one in games) for seat in seats]
        points = [sum(one.totals[seat] for one in games) for seat in seats]
        return Part(name, tuple(won), tuple(points), sum(bool(one.failure) for one in games))


def _share(one: Played, seat: int) -> float:
    return 1 / len(one.winners) if seat in one.winners else 0.0


def game_hash(one: Played) -> int:
    """A number for one game; the sum of all does not depend on who played them when."""
    text = json.dumps(attrs.astuple(one), sort_keys=True, separators=(",", ":"))
    return int.from_bytes(blake2b(text.encode(), digest_size=32).digest(), "big")


def encode(rows: Sequence[Row], titles: Mapping[str, str], run: Run) -> bytes:
    """Rows as a compressed Parquet file that says which code and content made it."""
    parquet, base = arrow(), require_extra("pyarrow", "", "parquet")
    kinds = {**dict.fromkeys(TEXT, base.string()), "won": base.bool_()}
    names = {name for row in rows for name in row}.difference(FIXED)
    more = sorted(names, key=lambda name: (not name.startswith(RIVAL), name))
    columns = [(name, kinds.get(name, base.int64())) for name in (*FIXED, *more)]
    metadata = {
        TITLES: json.dumps(titles, ensure_ascii=False, sort_keys=True).encode(),
        TITLES_CHECK: titles_sum(titles).encode(),
        b"ruledock.version": VERSION.encode(),
        b"ruledock.config": run.config.encode(),
        b"ruledock.run": run.seed.encode(),
    }
    table = base.Table.from_pylist(list(rows), base.schema(columns, metadata=metadata))
    data = io.BytesIO()
    parquet.write_table(table, data, compression=COMPRESSION)
    return data.getvalue()
