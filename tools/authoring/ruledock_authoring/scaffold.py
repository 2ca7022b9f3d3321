"""Templates: folders of files in which ``{{name}}`` stands for the name of something new.

A template's files end in ``.template``, so that no tool takes them for code or pages of ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from ruledock.installed.version import VERSION

END = ".template"
BLANK = re.compile(r"\{\{(\w+)\}\}")
GAME = files(__package__) / "templates" / "game"
"""The template of a new game."""


def fill_template(folder: Traversable, name: str) -> dict[str, str]:
    """The files of a new plugin, by path."""
    words = words_for(name)
    return {
        _fill(path, words): _fill(file.read_text(encoding="utf-8"), words)
        for path, file in _files(folder)
    }


def words_for(name: str) -> dict[str, str]:
    """What the blanks of a template stand for."""
    parts = name.split("_")
    return {
        "name": name,
        "Name": "".join(part.capitalize() for part in parts),
        "title": " ".join(parts).capitalize(),
        "package": f"ruledock_{name}",
        "distribution": f"ruledock-{'-'.join(parts)}",
        "version": VERSION,
    }


def _fill(text: str, words: Mapping[str, str]) -> str:
    return BLANK.sub(lambda blank: words[blank[1]], text)


def _files(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for child in sorted(folder.iterdir(), key=lambda one: one.name):
        if child.is_dir():
            yield from _files(child, f"{above}{child.name}/")
        elif child.name.endswith(END):
            yield f"{above}{child.name.removesuffix(END)}", child
