"""Working folders for bots."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from secrets import token_hex


def make(user: tuple[int, int] | None = None) -> str:
    """Make a folder that only we can read, or only the user with these ids."""
    folder = tempfile.mkdtemp(prefix="ruledock-bot-")
    if user is not None:
        os.chown(folder, *user)
    return folder


def clear(folder: str) -> None:
    """Remove a folder with everything in it, as far as possible.

    Moves inner folders to the top first, so that no path gets long and no call nests: a thousand
    nested folders break :func:`shutil.rmtree`.
    """
    todo = [folder]
    while todo:
        here = todo.pop()
        with suppress(OSError):
            os.chmod(here, 0o700)
            todo += [_lift(inner, folder) for inner in _remove_files(here)]
            os.rmdir(here)
    with suppress(OSError):
        os.rmdir(folder)


def _remove_files(folder: str) -> list[str]:
    """Remove the files in a folder, and return the folders in it."""
    folders = []
    with os.scandir(folder) as entries:
        for entry in list(entries):
            if entry.is_dir(follow_symlinks=False):
                folders.append(entry.path)
            else:
                with suppress(OSError):
                    os.unlink(entry.path)
    return folders


def _lift(folder: str, top: str) -> str:
    """Move a folder to the top, under a new name."""
    new = os.path.join(top, token_hex(8))
    with suppress(OSError):
        os.chmod(folder, 0o700)  # moving a folder writes in it
        os.rename(folder, new)
    return new
