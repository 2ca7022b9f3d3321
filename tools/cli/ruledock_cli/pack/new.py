"""``ruledock pack new``."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruledock.content import find_packs
from ruledock.content.read.pack import LANGUAGES
from ruledock_cli.pack.game import ruleset_for, workshop_of
from ruledock_cli.pack.schemas import TRANSLATIONS, schema_files, translation_files, write_files
from ruledock_cli.usage import Usage
from ruledock_drawing.show import say
from ruledock_speech.translations import PACKS, TEXTS

NAME = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
LONGEST = 60


def run(args: argparse.Namespace) -> int:
    """Make a folder with a new pack that passes the check."""
    root = Path(args.name)
    _check_name(root.name, root)
    ruleset = ruleset_for(args.game)
    begin = workshop_of(ruleset).begin
    if begin is None:
        raise Usage(f"{ruleset.game.name} has no pack to begin with")
    files: Mapping[str, Any] = begin(root.name)
    files = {**files, **{f"{LANGUAGES}/{code}.json": _to_translate(files) for code in args.into}}
    folders = sorted({name.partition("/")[0] for name in files if "/" in name})
    write_files(root, {**files, **schema_files(ruleset, folders)})
    write_files(root, translation_files(root, ruleset))
    for name in sorted(files):
        say(f"  {root / name}")
    say(f"Now edit them, and look at them with: ruledock pack check {root}")
    return 0


def _to_translate(files: Mapping[str, Any]) -> dict[str, Any]:
    """The texts of all items, for their author to translate."""
    found: dict[str, Any] = {"$schema": f"../{TRANSLATIONS}"}
    for path, item in files.items():
        kind, _, inner = path.partition("/")
        if inner and isinstance(item, dict) and "id" in item:
            texts = {key: item[key] for key in TEXTS if key in item}
            found.setdefault(kind, {})[item["id"]] = texts
    pack = files["pack.json"]
    found[PACKS] = {pack["name"]: {"title": pack["title"]}}
    return found


def _check_name(name: str, root: Path) -> None:
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise Usage(
            f"{name!r} cannot be the name of a pack; use lower-case words and numbers joined by "
            "single hyphens or underscores, such as harbour or night-watch"
        )
    if name in find_packs((), ()):
        raise Usage(f"a pack called {name!r} is installed already; take another name")
    if root.exists() and not (root.is_dir() and not any(root.iterdir())):
        raise Usage(f"{root} is there already; take another name, or remove it")
