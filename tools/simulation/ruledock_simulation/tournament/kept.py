"""The folder of a tournament: what it is, and its games as lines of JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ruledock.engine.seeds import draw_seed
from ruledock.errors import SaveError

ABOUT, GAMES = "tournament.json", "games.jsonl"
MODULUS = 2**256


def row_hash(row: Mapping[str, Any]) -> int:
    """A number for one game; the sum of all of them does not depend on their order."""
    text = json.dumps(row, sort_keys=True, separators=(",", ":"))
    return int.from_bytes(blake2b(text.encode(), digest_size=32).digest(), "big")


class Folder:
    """Keeps games as they are played; a line that was cut off is played again."""

    def __init__(self, path: Path | None, about: Mapping[str, Any]) -> None:
        self.path, self.about = path, dict(about)
        self._sum = 0
        self.numbers: set[int] = set()
        if path is not None:
            path.mkdir(parents=True, exist_ok=True)
            self._begin(path / ABOUT)
        self.about["seed"] = self.about["seed"] or draw_seed()

    def _begin(self, file: Path) -> None:
        """Go on with the tournament that is there, if it is this one."""
        if not file.exists():
            self.about["seed"] = self.about["seed"] or draw_seed()
            new = file.with_suffix(".new")
            new.write_text(json.dumps(self.about, indent=1) + "\n", encoding="utf-8")
            os.replace(new, file)
            return
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise SaveError(f"{file}: cannot be read as JSON: {error}") from None
        if not self.about["seed"]:
            self.about["seed"] = found.get("seed", "")
        for name, wanted in self.about.items():
            if found.get(name) != wanted:
                told = f"{name}: found {found.get(name)!r}, expected {wanted!r}"
                raise SaveError(f"{file}: holds another tournament; {told}")

    def known(self) -> Iterator[dict[str, Any]]:
        """The games that are there already."""
        if self.path is None or not (self.path / GAMES).exists():
            return
        whole = 0
        with open(self.path / GAMES, "rb") as file:
            for line in file:
                row = _read(line)
                if row is None:
                    break
                whole += len(line)
                if row["number"] not in self.numbers:
                    self._note(row)
                    yield row
        os.truncate(self.path / GAMES, whole)

    def add(self, rows: Iterable[dict[str, Any]]) -> None:
        """Keep finished games."""
        rows = list(rows)
        for row in rows:
            self._note(row)
        if self.path is not None:
            with open(self.path / GAMES, "ab") as file:
                file.write(b"".join(json.dumps(row).encode() + b"\n" for row in rows))

    def _note(self, row: Mapping[str, Any]) -> None:
        self.numbers.add(row["number"])
        self._sum = (self._sum + row_hash(row)) % MODULUS

    @property
    def digest(self) -> str:
        """The sum of all games' hashes: the same for any order and any number of workers."""
        return f"{self._sum:064x}"


def _read(line: bytes) -> dict[str, Any] | None:
    """The game in a line; None if it is not whole."""
    if not line.endswith(b"\n"):
        return None
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) and type(row.get("number")) is int else None
