"""Where finished games are kept: nowhere, in JSON lines or in a Parquet file."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Protocol

from ruledock.errors import ConfigError
from ruledock_simulation.columns import Row
from ruledock_simulation.results import Played, Run

SUFFIXES = (".jsonl", ".parquet")


class Store(Protocol):
    """What a simulation asks of the place where its games are kept."""

    @property
    def run(self) -> Run:
        """The run, with its seed: the one named, the one that was there already, or a new one."""
        ...

    @property
    def numbers(self) -> Collection[int]:
        """Of the games that were there already."""
        ...

    @property
    def titles(self) -> Mapping[str, str]:
        """What score lines say."""
        ...

    def __iter__(self) -> Iterator[list[Row]]:
        """The rows of each game that was there already."""
        ...

    def add(self, games: Iterable[Played], titles: Mapping[str, str]) -> None:
        """Keep games, for good, before it returns."""
        ...

    def finish(self) -> None:
        """All games are there."""
        ...

    def close(self) -> None:
        """Nothing more is added."""
        ...


class Nowhere:
    """For simulations whose games are only read."""

    def __init__(self, run: Run) -> None:
        self.run = run.with_seed()
        self.numbers = frozenset[int]()
        self.titles: dict[str, str] = {}

    def __iter__(self) -> Iterator[list[Row]]:
        return iter(())

    def add(self, games: Iterable[Played], titles: Mapping[str, str]) -> None:
        """Only the titles are of use."""
        self.titles = {**titles, **self.titles}

    def finish(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


def store(out: str | Path | None, run: Run) -> Store:
    """The store that a file's name asks for, with what it already holds of the run."""
    if out is None:
        return Nowhere(run)
    path = Path(out)
    if path.suffix == ".jsonl":
        from ruledock_simulation.ledger import Ledger  # late: starting is quick

        return Ledger(path, run)
    if path.suffix == ".parquet":
        from ruledock_simulation.parquet import ParquetFile  # late: starting is quick

        return ParquetFile(path, run)
    raise ConfigError(f"{out}: expected a name that ends in {' or '.join(SUFFIXES)}")
