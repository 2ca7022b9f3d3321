"""Why there is no pack at a path, and the pack around a single file."""

from __future__ import annotations

import os
from pathlib import Path

from ruledock.content.read.sources import PackSource, packs_in
from ruledock.engine.text import printable
from ruledock.errors import Mistake


def no_pack(path: Path) -> Mistake:
    """The mistake of a path at which no pack lies."""
    place, expected = printable(str(path)), "a pack: a folder with a pack.json, or a .zip of one"
    if os.path.isfile(path):
        around = pack_around(path)
        named = f", such as {around.file()} around this file" if around else ""
        return Mistake(place, "", "a single file", f"{expected}{named}", "not-a-pack")
    found = "no pack.json" if os.path.exists(path) else "nothing"
    return Mistake(place, "", found, expected, "missing-file")


def pack_around(file: Path) -> PackSource | None:
    """The pack that contains a file."""
    folders = file.resolve().parents
    root = next((folder for folder in folders if (folder / "pack.json").is_file()), None)
    return next(packs_in(root)) if root else None
