"""A pack without the files that hold mistakes, so that one broken card does not hide the others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from ruledock.content import PackSource
from ruledock.content.read.entries import PackRefused
from ruledock.content.read.pack import RawPack, read_pack
from ruledock.content.read.sources import packs_at
from ruledock.errors import ContentError

T = TypeVar("T")


def read_all(source: PackSource) -> RawPack:
    """A pack with everything in its folders, whatever kinds the game knows."""
    return read_pack(source, {one.path.partition("/")[0] for one in source.entries(())})


def without_wrong(source: PackSource, error: ContentError, load: Callable[[PackSource], T]) -> T:
    """Load the pack once more without the files in *error*; raise that if it does not help."""
    try:
        raw = read_all(source)
    except (PackRefused, OSError):
        raise error from None
    files = {mistake.file for mistake in error.mistakes}
    wrong = {name for name in raw.texts if source.file(name) in files}
    if not wrong or any("/" not in name for name in wrong):
        raise error
    with TemporaryDirectory() as folder:
        for name, data in raw.texts.items():
            if name not in wrong:
                target = Path(folder) / source.name / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data if isinstance(data, bytes) else data.encode())
        (copy,) = packs_at(str(Path(folder) / source.name))
        try:
            return load(copy)
        except ContentError:
            raise error from None
