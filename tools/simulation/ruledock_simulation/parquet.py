"""Results as a Parquet file: written whole when all games are played, never half.

Until then they are in a ledger beside it, which needs no footer to be read."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import Any

from ruledock.errors import SaveError
from ruledock_simulation.columns import (
    FIXED,
    RIVAL,
    TEXT,
    Row,
    check_columns,
    check_game,
    check_row,
    checked_titles,
    other,
    titles_sum,
    whole,
)
from ruledock_simulation.ledger import OWN, Ledger, refuse_irregular
from ruledock_simulation.pools import in_turn
from ruledock_simulation.require_extra import require_extra
from ruledock_simulation.results import Played, Run

AT_ONCE = 50_000
"""Rows of a group, and rows held in memory."""
TITLES = b"ruledock.titles"
"""Where a file tells what its score lines say."""
TITLES_CHECK = b"ruledock.titles.check"
"""Where it has the sum of that, by which a change is noticed."""


class ParquetFile:
    """A Parquet file and, until it is finished, the ledger beside it."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path, self.run = path, run
        arrow()  # tell now if it is missing, not when all is played
        refuse_irregular(path)
        self._held: set[int] = set()
        self._columns: list[str] = []
        titles: Mapping[str, str] = {}
        if path.exists():
            self._columns, titles = self._survey()
        self._ledger = Ledger(unfinished(path), self.run)
        self.run = self._ledger.run
        self.numbers = self._held | self._ledger.numbers
        self._ledger.titles = {**titles, **self._ledger.titles}

    @property
    def titles(self) -> Mapping[str, str]:
        """What its score lines say."""
        return self._ledger.titles

    def _survey(self) -> tuple[list[str], Mapping[str, str]]:
        schema = read_schema(self.path)
        check_columns(str(self.path), schema.names)
        for rows in games_in(self.path):
            self.run = self.run.with_seed(rows[0]["run"])
            self.run.check(self.path, rows)
            number = rows[0]["number"]
            if number in self._held:
                raise other(self.path, f"number: found {number} twice")
            self._held.add(number)
        return schema.names, titles_of(self.path, schema)

    def __iter__(self) -> Iterator[list[Row]]:
        """The rows of each game there is."""
        held = games_in(self.path) if self._held else iter(())
        return chain(held, (rows for rows in self._ledger if rows[0]["number"] not in self._held))

    def add(self, games: Iterable[Played], titles: Mapping[str, str]) -> None:
        """Keep finished games."""
        self._ledger.add(games, titles)

    def finish(self) -> None:
        """All games are there: make one file of them, and only then let go of the ledger."""
        if len(self._held) < self.run.games:
            self._ledger.sync()
            every = ((rows[0]["number"], rows) for rows in self)
            ordered = in_turn(every, range(self.run.games))
            names = {*self._columns, *self._ledger.columns}.difference(FIXED)
            try:
                write(self.path, chain.from_iterable(ordered), names, self.titles)
            except OSError as error:
                raise SaveError(f"{self.path}: {error.strerror or error}") from None
        self._ledger.remove()

    def close(self) -> None:
        """Let others write."""
        self._ledger.close()


def unfinished(path: Path) -> Path:
    """The ledger beside a file that is not there yet."""
    return path.with_name(f"{path.name}.unfinished")


def arrow() -> Any:
    """The library that reads and writes Parquet."""
    return require_extra("pyarrow.parquet", "Parquet files need pyarrow", "parquet")


def write(path: Path, rows: Iterable[Row], names: Iterable[str], titles: Mapping[str, str]) -> None:
    """Write a file beside *path*, and put it there in one move when it is whole."""
    parquet, base = arrow(), require_extra("pyarrow", "", "parquet")
    kinds = {**dict.fromkeys(TEXT, base.string()), "won": base.bool_()}
    more = sorted(names, key=lambda name: (not name.startswith(RIVAL), name))
    columns = [(name, kinds.get(name, base.int64())) for name in (*FIXED, *more)]
    said = json.dumps(titles, ensure_ascii=False, sort_keys=True).encode()
    told = {TITLES: said, TITLES_CHECK: titles_sum(titles).encode()}
    schema = base.schema(columns, metadata=told)
    new = path.with_name(f"{path.name}.new")
    coming = iter(rows)
    with suppress(FileNotFoundError):
        os.remove(new)  # whatever somebody has put there
    with open(new, "xb", opener=partial(os.open, mode=OWN)) as file:
        with parquet.ParquetWriter(file, schema) as writer:
            while chunk := list(islice(coming, AT_ONCE)):
                writer.write_table(base.Table.from_pylist(chunk, schema))
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)


# -- reading -----------------------------------------------------------------------------------


def read_schema(path: Path) -> Any:
    """The columns of a file of results."""
    parquet, base = arrow(), require_extra("pyarrow", "", "parquet")
    if not path.exists() and unfinished(path).exists():
        raise SaveError(f"{path}: not finished; what there is so far is in {unfinished(path)}")
    try:
        schema = parquet.read_schema(path)
    except (OSError, base.ArrowException) as error:
        raise SaveError(f"{path}: cannot be read as Parquet: {error}") from None
    missing = [name for name in FIXED if name not in schema.names]
    if missing:
        raise SaveError(f"{path}: no file of results, for it has no column {missing[0]!r}")
    return schema


def titles_of(path: Path, schema: Any) -> dict[str, str]:
    """What the score lines of a file say."""
    told = schema.metadata or {}
    check = told.get(TITLES_CHECK, b"").decode(errors="replace")
    return checked_titles(str(path), TITLES.decode(), told.get(TITLES, b"{}"), check)


def games_in(path: Path) -> Iterator[list[Row]]:
    """The rows of each game of a file."""
    rows: list[Row] = []
    for number, row in enumerate(_rows_in(path), 1):
        check_row(f"{path}, row {number}", row)
        rows.append(row)
        if len(rows) == row["players"]:
            if not whole(rows):
                break
            check_game(f"{path}, row {number - len(rows) + 1}", rows)
            yield rows
            rows = []
    if rows:
        raise SaveError(f"{path}: the rows of a game are not together, at game {rows[0]['number']}")


def _rows_in(path: Path) -> Iterator[Row]:
    """The rows of a file, a part of it in memory at a time."""
    parquet, base = arrow(), require_extra("pyarrow", "", "parquet")
    try:
        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=4096):
                yield from batch.to_pylist()
    except (OSError, UnicodeError, base.ArrowException) as error:
        raise SaveError(f"{path}: cannot be read as Parquet: {error}") from None
