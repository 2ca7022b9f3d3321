"""A run kept in parts: play what is missing, and yield a summary of each part."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from ruledock.errors import SaveError
from ruledock.installed.version import VERSION
from ruledock_simulation.parts.names import RUN, SAME, PartName, ranges, total
from ruledock_simulation.parts.place import Place
from ruledock_simulation.parts.reading import parts_at
from ruledock_simulation.parts.writing import Part, WriteParts
from ruledock_simulation.pools import Pool
from ruledock_simulation.progress import bar
from ruledock_simulation.results import Run

SIZE = 2000
"""Games in a part, unless the run that is there already says otherwise."""


class PartedSimulation(Iterator[Part]):
    """The parts of a run as they are written; those that are there already are only counted.

    No process holds or reads the rows of other parts: resuming reads ``run.json`` and the listing.
    """

    def __init__(self, play: Any, run: Run, place: Place, pool: Pool, *, size: int = SIZE) -> None:
        self._place, self.run = place, run
        self.size = size
        self._begin()
        self.parts: list[PartName] = parts_at(place)
        """The parts that are there, with their digests."""
        self.known = sum(one.games for one in self.parts)
        """How many games were there already."""
        held = self.parts[-1].last + 1 if self.parts else 0
        if held > run.games:
            told = f"games: found {held}, expected {run.games} or fewer"
            raise SaveError(f"{place.url}: holds more of this run; {told}")
        missing = ranges(run.games, self.size, self.parts)
        self._left = sum(last - first + 1 for first, last in missing)
        write = WriteParts(play(self.run.seed), self.run, place)
        self._coming = (part for parts in pool.run(write, missing) for part in parts)
        self._missing = len(missing)

    def _begin(self) -> None:
        """Write what the run is, or check that the one that is there is the same."""
        about = self._about()
        if RUN not in self._place.names():
            self.run = self.run.with_seed()
            about = self._about()
            self._place.write(RUN, (json.dumps(about, indent=1) + "\n").encode())
            return
        found = self._place.read_json(RUN)
        if not self.run.seed and isinstance(found.get("seed"), str):
            self.run = attrs.evolve(self.run, seed=found["seed"])
            about = self._about()
        for name in SAME:
            if found.get(name) != about[name]:
                told = f"{name}: found {found.get(name)!r}, expected {about[name]!r}"
                raise SaveError(f"{self._place.url}: holds another run; {told}")
        if type(found.get("size")) is not int or found["size"] < 1:
            raise SaveError(f"{self._place.url}/{RUN}: size: expected a whole number from 1")
        self.size = found["size"]

    def _about(self) -> dict[str, Any]:
        run: Mapping[str, Any] = attrs.asdict(self.run)
        same = {name: list(run[name]) if name == "bots" else run[name] for name in SAME}
        return {"format": 1, "version": VERSION, **same, "size": self.size}

    def __next__(self) -> Part:
        part = next(self._coming)
        self.parts.append(part.name)
        return part

    def __len__(self) -> int:
        """How many games there are, played or not."""
        return self.run.games

    @property
    def seed(self) -> str:
        """The seed of the run."""
        return self.run.seed

    @property
    def digest(self) -> str:
        """The sum of the hashes of all games so far: the same in any order, by any workers."""
        return total(self.parts)

    def play(self, progress: bool = False) -> PartedSimulation:
        """Play all that is missing."""
        for _ in bar(self, self._missing, "parts") if progress else self:
            pass
        return self
