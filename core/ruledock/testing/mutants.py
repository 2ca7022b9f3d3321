"""Packs with one printed thing changed, which a game's tests must tell from the real one."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from attrs import frozen

# An example is itself a test, and the others are for people, editors and archivists.
UNPLAYED = frozenset({"$schema", "text", "name", "provenance", "examples"})

Step = str | int
Field = tuple[str, ...]


@frozen
class Mutant:
    """One value of one file of a pack, and the value that takes its place."""

    file: str
    path: tuple[Step, ...]
    old: Any
    new: Any
    entry: str = ""
    """What the file calls the thing that is changed: the id of a card."""

    @property
    def field(self) -> Field:
        """What its place has in common with its like in other entries and files of a folder."""
        return field_of(self.file, self.path)

    @property
    def pointer(self) -> str:
        """The place as a JSON pointer."""
        steps = (str(step).replace("~", "~0").replace("/", "~1") for step in self.path)
        return "".join(f"/{step}" for step in steps)

    def __str__(self) -> str:
        return f"{self.file} {self.pointer}: {json.dumps(self.old)} → {json.dumps(self.new)}"

    def text(self, original: str) -> str:
        """The whole file with the change made."""
        document = deepcopy(json.loads(original))
        holder = document
        for step in self.path[:-1]:
            holder = holder[step]
        holder[self.path[-1]] = self.new
        return json.dumps(document, ensure_ascii=False, indent=2)


def mutants(pack: Path) -> Iterator[Mutant]:
    """Every change worth trying in *pack*.

    Numbers go up and down by one, booleans flip. A word is swapped for another word seen in the
    same field, a colour for a colour, if some word of that field repeats: ids never do.
    """
    documents = {
        file.relative_to(pack).as_posix(): json.loads(file.read_text(encoding="utf-8"))
        for file in sorted(pack.rglob("*.json"))
        if file.name != "pack.json"
    }
    words = _words(documents)
    for file, document in documents.items():
        for path, value in _leaves(document):
            for new in _others(value, words[field_of(file, path)]):
                yield Mutant(file, path, value, new, _entry(document, path))


def _leaves(value: Any, path: tuple[Step, ...] = ()) -> Iterator[tuple[tuple[Step, ...], Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in UNPLAYED:
                yield from _leaves(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _leaves(inner, (*path, index))
    elif path:
        yield path, value


def _entry(document: Any, path: tuple[Step, ...]) -> str:
    """The id of what *path* leads into: one of a list, or the whole file."""
    first: Any = path[0]
    holder = document[first] if isinstance(document, list) else document
    return str(holder.get("id", "")) if isinstance(holder, dict) else ""


def field_of(file: str, path: tuple[Step, ...]) -> Field:
    """What a place has in common with its like in other entries of a list and files of a folder."""
    steps = ("*" if isinstance(step, int) else step for step in path)
    return (str(Path(file).parent), *steps)


def _words(documents: dict[str, Any]) -> defaultdict[Field, list[str]]:
    """The words of each field in which some word repeats."""
    seen: defaultdict[Field, Counter[str]] = defaultdict(Counter)
    for file, document in documents.items():
        for path, value in _leaves(document):
            if isinstance(value, str):
                seen[field_of(file, path)][value] += 1
    repeating = {at: sorted(found) for at, found in seen.items() if found.total() > len(found)}
    return defaultdict(list, repeating)


def _others(value: Any, words: list[str]) -> tuple[Any, ...]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int | float):
        return (value + 1, value - 1)
    if isinstance(value, str) and value in words and len(words) > 1:
        return (words[(words.index(value) + 1) % len(words)],)
    return ()
