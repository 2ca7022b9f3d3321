"""Where finished games go: nowhere, to JSON lines or to a Parquet file."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Protocol

from ruledock.errors import ConfigError
from ruledock_simulation.columns import Row
from ruledock_simulation.ledger import Ledger
from ruledock_simulation.parquet import ParquetFile
from ruledock_simulation.results import Played, Run

SUFFIXES = (".jsonl", ".parquet")


class Store(Protocol):
    """What a simulation needs from a place that holds its games."""

    @property
    def run(self) -> Run:
        """The run with its seed: the one you named, the one in the file, or a new one."""
        ...

    @property
    def numbers(self) -> Collection[int]:
        """The numbers of the games it already held."""
        ...

    @property
    def titles(self) -> Mapping[str, str]:
        """The sentence of each score line."""
        ...

    def __iter__(self) -> Iterator[list[Row]]:
        """The rows of each game it already held."""
        ...

    def add(self, games: Iterable[Played], titles: Mapping[str, str]) -> None:
        """Store games; once this returns they are safe."""
        ...

    def finish(self) -> None:
        """Call this when all games are stored."""
        ...

    def close(self) -> None:
        """Release the file."""
        ...


class NoStore:
    """A store for simulations without a file; it keeps titles only."""

    def __init__(self, run: Run) -> None:
        self.run = run.with_seed()
        self.numbers = frozenset[int]()
        self.titles: dict[str, str] = {}

    def __iter__(self) -> Iterator[list[Row]]:
        return iter(())

    def add(self, games: Iterable[Played], titles: Mapping[str, str]) -> None:
        """Keep the titles."""
        self.titles = {**titles, **self.titles}

    def finish(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


def store(out: str | Path | None, run: Run) -> Store:
    """Open the store that fits the file's name, with the games of the run it already holds."""
    if out is None:
        return NoStore(run)
    path = Path(out)
    if path.suffix == ".jsonl":
        return Ledger(path, run)
    if path.suffix == ".parquet":
        return ParquetFile(path, run)
    raise ConfigError(f"{out}: expected a name that ends in {' or '.join(SUFFIXES)}")
