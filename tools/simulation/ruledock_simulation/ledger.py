"""A ledger: results as JSON lines, written so that no finished game is lost if the program ends.

Each seat of each game has a row; the rows of a game are written together.
"""

from __future__ import annotations

import json
import os
import re
import stat
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ruledock.errors import SaveError
from ruledock_simulation.columns import (
    TITLES,
    TITLES_CHECK,
    Row,
    check_game,
    check_row,
    other,
    read_titles,
    titles_sum,
    whole,
)
from ruledock_simulation.results import Played, Run

SYNC = 1.0
"""Seconds between two calls of fsync."""
HEAD = b'{"number": '
_PRINTED = re.compile(rb"[ -~]*")
BINARY = getattr(os, "O_BINARY", 0)
"""On Windows lines would otherwise end in two bytes."""
OWN = 0o600
"""Only the owner may read a result file: it holds the seed of games that may still be played."""
_KINDS = {stat.S_IFDIR: "a folder", stat.S_IFIFO: "a pipe", stat.S_IFSOCK: "a socket"}


class Ledger:
    """The file of one run, open for one writer."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path, self.run = path, run
        self.numbers: set[int] = set()
        """The numbers of the games it held when it was opened."""
        self.titles: dict[str, str] = {}
        self.columns: dict[str, None] = {}
        self._file = -1
        self._created = not path.exists()
        try:
            refuse_irregular(path)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY, OWN)
            _check_regular(path, os.fstat(self._file))  # the path may lead to another file by now
            _lock(self._file, path)
            self._end = self._survey()
            os.ftruncate(self._file, self._end)
        except OSError as error:
            self.close()
            raise SaveError(f"{path}: {error.strerror or error}") from None
        except SaveError:
            self.close()
            raise
        self._synced = time.monotonic()

    def _survey(self) -> int:
        """Read what the file holds; return where it ends without a half-written game."""
        end = 0
        for place, rows in games_in(self.path, self.titles):
            end = place
            self.run = self.run.with_seed(rows[0]["run"])
            self.run.check(self.path, rows)
            number = rows[0]["number"]
            if number in self.numbers:
                raise other(self.path, f"number: found {number} twice")
            self.numbers.add(number)
            self._note(rows)
        self.run = self.run.with_seed()
        return end

    def __iter__(self) -> Iterator[list[Row]]:
        """The rows of each game, in the order in which games finished."""
        return (rows for _, rows in games_in(self.path, {}))

    def add(self, games: Iterable[Played], titles: Mapping[str, str]) -> None:
        """Append finished games in one write."""
        new = {key: title for key, title in titles.items() if key not in self.titles}
        rows = [row for one in games for row in self.run.rows(one)]
        self._note(rows)
        if new and rows:
            rows[0][TITLES] = json.dumps(new, ensure_ascii=False)
            rows[0][TITLES_CHECK] = titles_sum(new)
        text = "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows)
        try:
            _write(self._file, text.encode())
            if time.monotonic() - self._synced > SYNC:
                self.sync()
        except OSError as error:
            raise SaveError(f"{self.path}: {error.strerror or error}") from None
        self.titles |= new

    def _note(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.columns |= dict.fromkeys(row)

    def finish(self) -> None:
        """Call this when all games are stored."""
        self.sync()

    def sync(self) -> None:
        """Wait until everything is on the disk."""
        os.fsync(self._file)
        self._synced = time.monotonic()

    def close(self) -> None:
        """Release the lock, and delete the file if we created it and it is still empty."""
        if self._file >= 0:
            empty = self._created and not os.fstat(self._file).st_size and self._is_there()
            os.close(self._file)
            self._file = -1
            if empty:
                self.path.unlink(missing_ok=True)

    def remove(self) -> None:
        """Delete the file, when its games are stored elsewhere."""
        self.close()
        self.path.unlink(missing_ok=True)

    def _is_there(self) -> bool:
        """Whether the path still leads to the file we opened."""
        try:
            return os.path.samestat(os.fstat(self._file), self.path.stat())
        except OSError:
            return False

    __del__ = close


def refuse_irregular(path: Path) -> None:
    """Refuse anything but a regular file without opening it: opening a pipe would block."""
    try:
        found = path.stat()
    except OSError:
        return  # nothing is there, or opening it will say what is wrong
    except ValueError as error:
        raise SaveError(f"{str(path)!r}: not the name of a file: {error}") from None
    _check_regular(path, found)


def _check_regular(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        kind = _KINDS.get(stat.S_IFMT(found.st_mode), "a device")
        raise SaveError(f"{path}: found {kind}, expected a regular file or nothing")


def _write(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


def _lock(file: int, path: Path) -> None:
    """Lock the file, where that is possible; the lock ends with the process."""
    try:
        import fcntl  # late: only Unix has it
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise SaveError(f"{path}: another simulation is writing it now") from None


# -- reading -----------------------------------------------------------------------------------


def games_in(path: Path, titles: dict[str, str]) -> Iterator[tuple[int, list[Row]]]:
    """Yield each complete game with the byte where it ends, and add its score lines to *titles*.

    Ignores what a broken write left at the end; anything else that is not a game is an error.
    """
    rows: list[Row] = []
    end = place = 0
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            row = _row(line)
            if row is None:
                break
            check_row(f"{path}:{number}", row)
            place += len(line)
            rows.append(row)
            if len(rows) == row.get("players"):
                if not whole(rows):
                    break
                end = place
                first = f"{path}:{number - len(rows) + 1}"
                check_game(first, rows)
                text, check = rows[0].pop(TITLES, "{}"), rows[0].pop(TITLES_CHECK, "")
                titles |= read_titles(first, TITLES, text, check)
                yield end, rows
                rows = []
        file.seek(end)
        _check_rest(path, end, file.read())


def _row(line: bytes) -> Row | None:
    """The row in a line, or None if the line is broken."""
    if not line.endswith(b"\n"):
        return None
    try:
        found: Any = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _check_rest(path: Path, end: int, rest: bytes) -> None:
    """Refuse a file whose end is more than one broken write can leave."""
    rows = [_row(line) for line in rest.splitlines(keepends=True)]
    good = rows.index(None) if None in rows else len(rows)
    ours = end > 0 or _begins(rest)
    players = rows[0].get("players", 1) if rows and rows[0] else 1
    if rest and (not ours or good >= players or any(rows[good:])):
        raise SaveError(f"{path}: found no results from byte {end} on; it is left as it is")


def _begins(rest: bytes) -> bool:
    """Whether a file starts like results, even if the first write broke off after a few bytes."""
    found = _PRINTED.match(rest)
    start = found[0][: len(HEAD)] if found else b""
    return start != b"" and HEAD.startswith(start)
