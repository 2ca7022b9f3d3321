"""Back-up and restore: one file that holds every table as of one moment."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ruledock.errors import ConfigError
from ruledock_web.store.sqlite import VERSION


def back_up(database: Path, target: Path) -> int:
    """Copy all tables into a new file, even while a server runs; return how many."""
    if target.exists():
        raise ConfigError(f"{target} is there already; name another file, or remove it")
    if not database.exists():
        raise ConfigError(f"{database}: there are no tables to back up")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(database)) as here, closing(sqlite3.connect(part)) as there:
            here.backup(there)
            there.execute("pragma journal_mode=delete")
        count = check(part)
        _sync(part)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise ConfigError(f"{target}: {error}") from None
    return count


def restore(backup: Path, database: Path, replace: bool = False) -> int:
    """Put a back-up where a server finds it; return how many tables it holds."""
    count = check(backup)
    if database.exists() and not replace:
        raise ConfigError(f"{database} holds tables already; --replace puts the back-up in place")
    with locked(database):
        try:
            with closing(sqlite3.connect(backup)) as old, closing(sqlite3.connect(database)) as new:
                old.backup(new)
        except sqlite3.Error as error:
            raise ConfigError(f"{database}: {error}") from None
    return count


def check(file: Path) -> int:
    """How many tables a file holds; ConfigError if it is damaged or something else."""
    if not file.is_file():
        raise ConfigError(f"{file}: there is no such file")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            [(sound,)] = db.execute("pragma integrity_check(1)").fetchall()
            [(version,)] = db.execute("pragma user_version").fetchall()
            if sound != "ok" or version != VERSION:
                found = sound if sound != "ok" else f"format {version}, expected {VERSION}"
                raise ConfigError(f"{file}: this is not a sound back-up of tables: {found}")
            [(count,)] = db.execute("select count(*) from tables").fetchall()
    except sqlite3.Error as error:
        raise ConfigError(f"{file}: this is not a back-up of tables: {error}") from None
    return int(count)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold the tables for oneself: one server at a time, and none while they are restored."""
    try:
        import fcntl  # late: only Unix has it
    except ImportError:
        yield
        return
    with Path(f"{database}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ConfigError(
                f"{database}: a server is using these tables; stop it first"
            ) from None
        yield


def _sync(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())
