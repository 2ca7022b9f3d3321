"""Mutants of a pack: one value changed, which the game's tests should notice."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from textwrap import shorten
from typing import Any

from attrs import frozen

UNPLAYED = {
    "$schema": "for editors",
    "examples": "tests themselves, run with the pack",
    "id": "a name: whatever refers to it would have to change as well",
    "letter": "how things are drawn in text",
    "letters": "how things are drawn in text",
    "name": "for people",
    "names": "for people",
    "paint": "how a screen is coloured",
    "provenance": "for archivists",
    "rule": "which rule a line of the score cites",
    "text": "for people",
}
"""Fields that do not affect a game, and why."""

RANK = "order"
"""The field that only says what comes first."""

Step = str | int
Field = tuple[str, ...]


@frozen
class Mutant:
    """One value in a file of a pack, and the value that replaces it."""

    file: str
    path: tuple[Step, ...]
    old: Any
    new: Any
    entry: str = ""
    """The id of the card or tile that changes."""
    gone: bool = False
    """Whether an entry of a list is removed."""

    @property
    def field(self) -> Field:
        """Its field, the same in other entries and files of the folder."""
        return field_of(self.file, self.path)

    @property
    def pointer(self) -> str:
        """The place as a JSON pointer."""
        steps = (str(step).replace("~", "~0").replace("/", "~1") for step in self.path)
        return "".join(f"/{step}" for step in steps)

    def __str__(self) -> str:
        new = "nothing" if self.gone else _shorten(self.new)
        return f"{self.file} {self.pointer}: {_shorten(self.old)} → {new}"

    def text(self, original: str) -> str:
        """The whole file with the change."""
        document = json.loads(original)
        holder = document
        for step in self.path[:-1]:
            holder = holder[step]
        if self.gone:
            del holder[self.path[-1]]
        else:
            holder[self.path[-1]] = self.new
        return json.dumps(document, ensure_ascii=False, indent=2)


def _shorten(value: Any) -> str:
    return shorten(json.dumps(value, ensure_ascii=False), 60, placeholder=" …")


def mutants(pack: Path) -> Iterator[Mutant]:
    """Every change worth trying in *pack*.

    Numbers go up and down by one, ranks to either end, booleans flip. A word becomes the next word
    in the same field, such as a colour another colour; if there is no other, the next word under
    the same key, even in a neighbouring pack. Lists of two or more lose each of their entries.
    """
    documents = _documents(pack)
    neighbours = (file.parent for file in sorted(pack.parent.glob("*/pack.json")))
    seen = _seen(documents, map(_documents, neighbours))
    for file, document in documents.items():
        for path, value in _places(document):
            change = _move_rank if _key(path) == RANK else _change_value
            for new in change(value, seen(file, path)):
                yield Mutant(file, path, value, new, _entry(document, path))
            for at, one in enumerate(value if isinstance(value, list) and len(value) > 1 else ()):
                lost = (*path, at)
                yield Mutant(file, lost, one, None, _entry(document, lost), gone=True)


def _documents(pack: Path) -> dict[str, Any]:
    """The files of a pack as JSON, by path."""
    return {
        file.relative_to(pack).as_posix(): json.loads(file.read_text(encoding="utf-8"))
        for file in sorted(pack.rglob("*.json"))
        if file.name != "pack.json"
    }


def _places(value: Any, path: tuple[Step, ...] = ()) -> Iterator[tuple[tuple[Step, ...], Any]]:
    """Every value in a document with its path, except unplayed fields."""
    yield path, value
    inside: Iterable[tuple[Step, Any]] = ()
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = enumerate(value)
    for step, inner in inside:
        if step not in UNPLAYED:
            yield from _places(inner, (*path, step))


def _entry(document: Any, path: tuple[Step, ...]) -> str:
    """The id of the entry that *path* leads into, in a list or the whole file."""
    first: Any = path[0]
    holder = document[first] if isinstance(document, list) else document
    return str(holder.get("id", "")) if isinstance(holder, dict) else ""


def field_of(file: str, path: tuple[Step, ...]) -> Field:
    """The field of a place, the same in other entries of a list and files of a folder."""
    steps = ("*" if isinstance(step, int) else step for step in path)
    return (str(Path(file).parent), *steps)


def _key(path: tuple[Step, ...]) -> str:
    """The last name in a path; entries of a list have that of the list."""
    return next((step for step in reversed(path) if isinstance(step, str)), "")


Seen = Callable[[str, tuple[Step, ...]], list[Any]]


def _seen(documents: dict[str, Any], around: Iterable[dict[str, Any]]) -> Seen:
    """Find the values that may stand in a place: those of its field, or else of its key."""
    fields: defaultdict[Field, set[Any]] = defaultdict(set)
    keys: defaultdict[str, set[Any]] = defaultdict(set)
    anywhere: defaultdict[str, set[Any]] = defaultdict(set)
    for file, path, value in _words(documents):
        fields[field_of(file, path)].add(value)
        keys[_key(path)].add(value)
    for _, path, value in (word for other in around for word in _words(other)):
        anywhere[_key(path)].add(value)

    def seen(file: str, path: tuple[Step, ...]) -> list[Any]:
        found, key = fields[field_of(file, path)], _key(path)
        if key == RANK or len(found) > 1:
            return sorted(found)
        return sorted(keys[key] if len(keys[key]) > 1 else found | anywhere[key])

    return seen


def _words(documents: dict[str, Any]) -> Iterator[tuple[str, tuple[Step, ...], Any]]:
    """Every word and rank, with its file and path."""
    for file, document in documents.items():
        for path, value in _places(document):
            if isinstance(value, str) or _key(path) == RANK:
                yield file, path, value


def _move_rank(rank: int, ranks: list[int]) -> Iterator[int]:
    """Move a rank to the front and to the end, unless it is there."""
    if rank != ranks[0]:
        yield ranks[0] - 1
    if rank != ranks[-1]:
        yield ranks[-1] + 1


def _change_value(value: Any, words: list[str]) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        yield from (value + 1, value - 1)
    elif isinstance(value, str) and len(words) > 1:
        yield words[(words.index(value) + 1) % len(words)]
