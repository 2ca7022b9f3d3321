"""Results as a Parquet file, written in one go when all games are played.

Until then they are in a ledger beside it: a Parquet file without its footer cannot be read.
"""

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
from ruledock_local.extras import require_extra
from ruledock_simulation.columns import (
    FIXED,
    RIVAL,
    TEXT,
    Row,
    check_columns,
    check_game,
    check_row,
    other,
    read_titles,
    titles_sum,
    whole,
)
from ruledock_simulation.ledger import OWN, Ledger, refuse_irregular
from ruledock_simulation.pools import in_turn
from ruledock_simulation.results import Played, Run

AT_ONCE = 50_000
"""Rows in a row group, which are held in memory."""
TITLES = b"ruledock.titles"
"""The metadata key for the sentences of score lines."""
TITLES_CHECK = b"ruledock.titles.check"
"""The metadata key for their checksum."""


class ParquetFile:
    """A Parquet file and, until it is finished, the ledger beside it."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path, self.run = path, run
        arrow()  # complain now if it is missing, not after the last game
        refuse_irregular(path)
        self._held: set[int] = set()
        self._columns: list[str] = []
        titles: Mapping[str, str] = {}
        if path.exists():
            self._columns, titles = self._survey()
        self._ledger = Ledger(ledger_path(path), self.run)
        self.run = self._ledger.run
        self.numbers = self._held | self._ledger.numbers
        self._ledger.titles = {**titles, **self._ledger.titles}

    @property
    def titles(self) -> Mapping[str, str]:
        """The sentence of each score line."""
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
        """The rows of each game, in the file or in the ledger."""
        held = games_in(self.path) if self._held else iter(())
        return chain(held, (rows for rows in self._ledger if rows[0]["number"] not in self._held))

    def add(self, games: Iterable[Played], titles: Mapping[str, str]) -> None:
        """Append finished games to the ledger."""
        self._ledger.add(games, titles)

    def finish(self) -> None:
        """Write all games to one file, and only then delete the ledger."""
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
        """Release the ledger."""
        self._ledger.close()


def ledger_path(path: Path) -> Path:
    """The path of the ledger beside an unfinished file."""
    return path.with_name(f"{path.name}.unfinished")


def arrow() -> Any:
    """Import the library that reads and writes Parquet."""
    return require_extra("pyarrow.parquet", "Parquet files need pyarrow", "parquet")


def write(path: Path, rows: Iterable[Row], names: Iterable[str], titles: Mapping[str, str]) -> None:
    """Write a file beside *path*, and move it there when it is complete."""
    parquet, base = arrow(), require_extra("pyarrow", "", "parquet")
    kinds = {**dict.fromkeys(TEXT, base.string()), "won": base.bool_()}
    more = sorted(names, key=lambda name: (not name.startswith(RIVAL), name))
    columns = [(name, kinds.get(name, base.int64())) for name in (*FIXED, *more)]
    text = json.dumps(titles, ensure_ascii=False, sort_keys=True).encode()
    metadata = {TITLES: text, TITLES_CHECK: titles_sum(titles).encode()}
    schema = base.schema(columns, metadata=metadata)
    new = path.with_name(f"{path.name}.new")
    coming = iter(rows)
    with suppress(FileNotFoundError):
        os.remove(new)  # left by a run that broke off
    with open(new, "xb", opener=partial(os.open, mode=OWN)) as file:
        with parquet.ParquetWriter(file, schema) as writer:
            while chunk := list(islice(coming, AT_ONCE)):
                writer.write_table(base.Table.from_pylist(chunk, schema))
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)


# -- reading -----------------------------------------------------------------------------------


def read_schema(path: Path) -> Any:
    """Read the columns of a result file."""
    parquet, base = arrow(), require_extra("pyarrow", "", "parquet")
    if not path.exists() and ledger_path(path).exists():
        raise SaveError(f"{path}: not finished; what there is so far is in {ledger_path(path)}")
    try:
        schema = parquet.read_schema(path)
    except (OSError, base.ArrowException) as error:
        raise SaveError(f"{path}: cannot be read as Parquet: {error}") from None
    missing = [name for name in FIXED if name not in schema.names]
    if missing:
        raise SaveError(f"{path}: not a file of results, as it has no column {missing[0]!r}")
    return schema


def titles_of(path: Path, schema: Any) -> dict[str, str]:
    """The sentences of the score lines in a file."""
    metadata = schema.metadata or {}
    check = metadata.get(TITLES_CHECK, b"").decode(errors="replace")
    return read_titles(str(path), TITLES.decode(), metadata.get(TITLES, b"{}"), check)


def games_in(path: Path) -> Iterator[list[Row]]:
    """Yield the rows of each game in a file."""
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
    """Yield the rows of a file, with only a part of it in memory."""
    parquet, base = arrow(), require_extra("pyarrow", "", "parquet")
    try:
        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=4096):
                yield from batch.to_pylist()
    except (OSError, UnicodeError, base.ArrowException) as error:
        raise SaveError(f"{path}: cannot be read as Parquet: {error}") from None
