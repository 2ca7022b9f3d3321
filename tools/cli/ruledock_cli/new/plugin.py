"""Write a new plugin: check its name, then make its folder from a template."""

from __future__ import annotations

import argparse
import keyword
import re
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from ruledock.content import find_packs
from ruledock.linking import plugins
from ruledock_authoring.scaffold import fill_template
from ruledock_cli.pack.schemas import write_files
from ruledock_cli.usage import Usage
from ruledock_drawing.show import say

NAME = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
LONGEST = 24
"""Longer ones would make lines of the templates too long."""
RESERVED = ("config", "core")
"""Names that commands and saves use for something else."""


def make_plugin(args: argparse.Namespace, template: Traversable, what: str, then: str) -> int:
    """Make the folder of a new plugin, and say how to go on; *then* is the command to try it."""
    named = Path(args.name)
    root = Path(args.to) if args.to else named
    check_name(named.name, what)
    _refuse_existing(root)
    files = fill_template(template, named.name)
    write_files(root, files)
    for name in sorted(files):
        say(f"  {root / name}")
    shown = str(root) if root.is_absolute() or root == Path() else f"./{root.as_posix()}"
    say(f"Now look at it with: {then.format(path=shown)}")
    return 0


def check_name(name: str, what: str) -> None:
    """Refuse a name that no plugin can have, or that something else has."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise Usage(
            f"{name!r} cannot be the name of a {what}; use lower-case words and numbers joined by "
            f"single underscores, at most {LONGEST} characters, such as brambles or night_market"
        )
    if name in plugins.known():
        raise Usage(f"a plugin called {name!r} is installed already; take another name")
    if name in RESERVED or find_spec(f"ruledock_{name}"):
        raise Usage(f"{name!r} is a name that Ruledock uses itself; take another one")
    if name in find_packs((), ()):
        raise Usage(f"a pack called {name!r} is installed already; take another name")


def _refuse_existing(root: Path) -> None:
    if root.exists() and not (root.is_dir() and not any(root.iterdir())):
        raise Usage(f"{root} is there already; take another name or --to FOLDER, or remove it")
