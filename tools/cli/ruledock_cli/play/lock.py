"""A lock beside a kept game, so that two processes never write the same one."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ruledock.errors import SaveError
from ruledock_cli.wording import tell

try:
    import fcntl
except ImportError:  # Windows has no fcntl
    fcntl = None  # type: ignore[assignment]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file; SaveError names the process that has it.

    The system lets go of it when the process ends, however it ends.
    """
    lock = path.with_name(f".{path.name}.lock")
    file = _acquire(lock, path)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            lock.unlink()
        file.close()


def is_held(path: Path) -> bool:
    """Whether another process has the lock of a file."""
    lock = path.with_name(f".{path.name}.lock")
    try:
        with lock.open("r+", encoding="utf-8") as file:
            return not _take(file, lock)
    except OSError:
        return False


def _acquire(lock: Path, path: Path) -> IO[str]:
    while True:
        try:
            file = os.fdopen(os.open(lock, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
        except OSError as error:
            raise SaveError(f"{path}: {error.strerror or error}") from None
        if not _take(file, lock):
            holder = file.read().strip()
            file.close()
            raise SaveError(tell("cli.play.locked", file=str(path), process=holder or "?"))
        if _is_at(file, lock):  # else its holder removed it between our two steps
            file.truncate(0)
            file.write(f"{os.getpid()} ({socket.gethostname()})")
            file.flush()
            return file
        file.close()


def _take(file: IO[str], lock: Path) -> bool:
    if fcntl is None:
        return _is_ours_or_stale(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _is_ours_or_stale(file: IO[str]) -> bool:
    """Without locks of the system: whether nobody is noted, or a process that has ended."""
    noted = file.read().partition(" ")[0]
    file.seek(0)
    if not noted.isdigit():
        return True
    try:
        os.kill(int(noted), 0)
    except OSError:
        return True
    return False


def _is_at(file: IO[str], lock: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file.fileno()), lock.stat())
    except OSError:
        return False
