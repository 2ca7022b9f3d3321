"""A card that lies in no pack, in a temporary pack made around it."""

from __future__ import annotations

import atexit
import json
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from ruledock.content import PackSource
from ruledock.linking.ruleset import Ruleset
from ruledock_cli.files import read_text
from ruledock_cli.pack.game import only_source, workshop_of
from ruledock_cli.usage import Usage

DRAFT = "draft"
"""What that pack is called."""


def draft_around(file: Path, ruleset: Ruleset) -> tuple[PackSource, str]:
    """A pack that holds only this card, and the card's name in it."""
    begin = workshop_of(ruleset).begin
    if begin is None:
        raise Usage(f"{ruleset.game.name} begins no packs")
    begun = begin(DRAFT)
    folder = next(path.partition("/")[0] for path in begun if path.count("/") == 1)
    text = read_text(file)
    root = _folder_until_exit() / DRAFT
    (root / folder).mkdir(parents=True)
    (root / "pack.json").write_text(json.dumps(begun["pack.json"]), "utf-8")
    (root / folder / file.name).write_text(text, "utf-8")
    return only_source(str(root)), f"{folder}/{file.name}"


def _folder_until_exit() -> Path:
    """A folder that workers can read, too, for as long as the command runs."""
    place = mkdtemp()
    atexit.register(rmtree, place, ignore_errors=True)
    return Path(place)
