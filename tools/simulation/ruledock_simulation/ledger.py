"""A ledger: results as JSON lines, written so that whatever ends the program, no finished game is
lost. A row for each seat of each game; the rows of a game are written together."""

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
    checked_titles,
    other,
    titles_sum,
    whole,
)
from ruledock_simulation.results import Played, Run

SYNC = 1.0
"""Seconds after which what was written is also asked to be on the disk itself."""
HEAD = b'{"number": '
_PRINTED = re.compile(rb"[ -~]*")
BINARY = getattr(os, "O_BINARY", 0)
"""Where lines would else end in two bytes."""
OWN = 0o600
"""Only its owner reads a file of results: it holds the seed of games that may still be played."""
_KINDS = {stat.S_IFDIR: "a folder", stat.S_IFIFO: "a pipe", stat.S_IFSOCK: "a socket"}


class Ledger:
    """The file of one run, open for one writer; reading it tells what is already played."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path, self.run = path, run
        self.numbers: set[int] = set()
        """Of the games it held when it was opened."""
        self.titles: dict[str, str] = {}
        self.columns: dict[str, None] = {}
        self._file = -1
        self._began = not path.exists()
        try:
            refuse_irregular(path)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY, OWN)
            _check_regular(path, os.fstat(self._file))  # it may be another one by now
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
        """Learn what it holds; where it ends when what was left half written is taken off."""
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
        """The rows of each game it holds now, in the order the games were finished."""
        return (rows for _, rows in games_in(self.path, {}))

    def add(self, games: Iterable[Played], titles: Mapping[str, str]) -> None:
        """Keep finished games, in one go."""
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
        """All games are there."""
        self.sync()

    def sync(self) -> None:
        """Wait until the disk has it."""
        os.fsync(self._file)
        self._synced = time.monotonic()

    def close(self) -> None:
        """Let others write; a file it began is not left behind with nothing in it."""
        if self._file >= 0:
            empty = self._began and not os.fstat(self._file).st_size and self._is_there()
            os.close(self._file)
            self._file = -1
            if empty:
                self.path.unlink(missing_ok=True)

    def remove(self) -> None:
        """Its games are elsewhere now."""
        self.close()
        self.path.unlink(missing_ok=True)

    def _is_there(self) -> bool:
        """Whether the file at its place is still the one it has opened."""
        try:
            return os.path.samestat(os.fstat(self._file), self.path.stat())
        except OSError:
            return False

    __del__ = close


def refuse_irregular(path: Path) -> None:
    """Refuse what is there and no regular file, without opening it: a pipe would wait for ever."""
    try:
        found = path.stat()
    except OSError:
        return  # nothing is there, or whoever opens it says what is wrong
    except ValueError as error:
        raise SaveError(f"{str(path)!r}: no name of a file: {error}") from None
    _check_regular(path, found)


def _check_regular(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        kind = _KINDS.get(stat.S_IFMT(found.st_mode), "a device")
        raise SaveError(f"{path}: found {kind}, expected a regular file or nothing")


def _write(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


def _lock(file: int, path: Path) -> None:
    """One writer at a time, where files can be locked; the lock ends with its process."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise SaveError(f"{path}: another simulation is writing it now") from None


# -- reading -----------------------------------------------------------------------------------


def games_in(path: Path, titles: dict[str, str]) -> Iterator[tuple[int, list[Row]]]:
    """Each whole game of a file with the place where it ends; *titles* learns its score lines.

    What a broken write left at the end is passed over; anything else that is no game is an error.
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
                said, check = rows[0].pop(TITLES, "{}"), rows[0].pop(TITLES_CHECK, "")
                titles |= checked_titles(first, TITLES, said, check)
                yield end, rows
                rows = []
        file.seek(end)
        _check_rest(path, end, file.read())


def _row(line: bytes) -> Row | None:
    """The row that a line holds, if it is a whole one."""
    if not line.endswith(b"\n"):
        return None
    try:
        found: Any = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _check_rest(path: Path, end: int, rest: bytes) -> None:
    """Refuse to pass over more than one broken write can leave at the end of a file."""
    rows = [_row(line) for line in rest.splitlines(keepends=True)]
    good = rows.index(None) if None in rows else len(rows)
    ours = end > 0 or _begins(rest)
    players = rows[0].get("players", 1) if rows and rows[0] else 1
    if rest and (not ours or good >= players or any(rows[good:])):
        raise SaveError(f"{path}: found no results from byte {end} on; it is left as it is")


def _begins(rest: bytes) -> bool:
    """Whether a file begins as results do, even if its first write broke off after a few bytes."""
    found = _PRINTED.match(rest)
    start = found[0][: len(HEAD)] if found else b""
    return start != b"" and HEAD.startswith(start)
