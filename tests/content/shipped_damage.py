"""Ways to damage a file of a pack, each with the place where it was done."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import attrs

from ruledock.engine.text import pointer

Path = tuple[Any, ...]
LIST_OF_SCORES = ("total", "best-of")
SCORES = ("score", "pays", "half")


@attrs.frozen
class Damage:
    """A file that has been damaged: how, where, and what it says now."""

    how: str
    place: str
    text: str
    line: int | None = None
    """Where a text stopped being JSON."""


@attrs.frozen
class Marks:
    """What the schema says of the places in a document."""

    keys: frozenset[Path]
    """Members that are named by the schema or by the language, so that no other name will do."""
    references: frozenset[Path]
    expressions: frozenset[Path]
    """Every place inside an expression, the whole one included."""


def marks(value: Any, schema: Any) -> Marks:
    """Look at a document with its schema, all of whose references have been followed."""
    found: dict[str, set[Path]] = {"keys": set(), "references": set(), "expressions": set()}
    _mark(value, schema, (), found)
    return Marks(**{name: frozenset(places) for name, places in found.items()})


def _mark(value: Any, schema: Any, path: Path, found: dict[str, set[Path]]) -> None:
    if not isinstance(schema, dict):
        return
    if "x-expression" in schema:
        for place in places(value, path):
            found["expressions"].add(place)
            if place and isinstance(place[-1], str) and place != path:
                found["keys"].add(place)
    if "x-ref" in schema and isinstance(value, str):
        found["references"].add(path)
    for key in ("anyOf", "oneOf", "allOf"):
        for one in schema.get(key, ()):
            _mark(value, one, path, found)
    if isinstance(value, dict):
        for key, part in value.items():
            if key in schema.get("properties", {}):
                found["keys"].add((*path, key))
                _mark(part, schema["properties"][key], (*path, key), found)
            else:
                _mark(part, schema.get("additionalProperties"), (*path, key), found)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            _mark(part, schema.get("items"), (*path, index), found)


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a document."""
    yield path
    inner = value.items() if isinstance(value, dict) else ()
    for key, part in enumerate(value) if isinstance(value, list) else inner:
        yield from places(part, (*path, key))


def follow(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


# -- the ways ----------------------------------------------------------------------------------


def misspell_key(text: str, known: Marks, luck: Random) -> Damage | None:
    document = json.loads(text)
    keys = sorted((path for path in known.keys if path[-1] != "$schema"), key=str)
    if not keys:
        return None
    *way, key = luck.choice(keys)
    holder = follow(document, tuple(way))
    wrong = misspelt(key, luck)
    if wrong in holder:
        return None
    renamed = {wrong if name == key else name: part for name, part in holder.items()}
    holder.clear()
    holder.update(renamed)
    return Damage("key misspelt", pointer((*way, wrong)), written(document))


def misspelt(text: str, luck: Random) -> str:
    at = luck.randrange(len(text))
    return luck.choice([text[:at] + "q" + text[at + 1 :], text[:at] + "j" + text[at:]])


def change_type(text: str, known: Marks, luck: Random) -> Damage | None:
    document = json.loads(text)
    every = [path for path in places(document) if path and path[-1] != "$schema"]
    path = luck.choice(every)
    holder, old = follow(document, path[:-1]), follow(document, path)
    others: list[Any] = [7.5, True, None]
    if not isinstance(old, str):
        others.append("qjq")
    holder[path[-1]] = luck.choice([one for one in others if type(one) is not type(old)])
    return Damage("value of another type", pointer(path), written(document))


def break_reference(text: str, known: Marks, luck: Random) -> Damage | None:
    if not known.references:
        return None
    document = json.loads(text)
    path = luck.choice(sorted(known.references, key=str))
    holder = follow(document, path[:-1])
    holder[path[-1]] = misspelt(holder[path[-1]], luck)
    return Damage("reference broken", pointer(path), written(document))


def wrong_sort(text: str, known: Marks, luck: Random) -> Damage | None:
    """A score where none can stand, a condition where only a score can."""
    if not known.expressions:
        return None
    document = json.loads(text)
    path = luck.choice(sorted(known.expressions, key=str))
    if not path:
        return None
    scores = path[-1] in SCORES or (len(path) > 1 and path[-2] in LIST_OF_SCORES)
    holder = follow(document, path[:-1])
    holder[path[-1]] = {"at-least": 1, "of": 1} if scores else {"pay": 1}
    return Damage("word of the wrong sort", pointer(path), written(document))


def misspell_word(text: str, known: Marks, luck: Random) -> Damage | None:
    document = json.loads(text)
    words = [path for path in known.expressions if isinstance(follow(document, path), str)]
    if not words:
        return None
    path = luck.choice(sorted(words, key=str))
    holder = follow(document, path[:-1])
    holder[path[-1]] = misspelt(holder[path[-1]], luck)
    return Damage("word misspelt", pointer(path), written(document))


def lose_a_mark(text: str, known: Marks, luck: Random) -> Damage | None:
    """A brace, bracket, comma, colon or quote gone."""
    at = luck.choice([n for n, character in enumerate(text) if character in '{}[]:,"'])
    broken = text[:at] + text[at + 1 :]
    try:
        json.loads(broken)
    except json.JSONDecodeError as error:
        return Damage("brace lost", "", broken, error.lineno)
    return None


WAYS: tuple[Callable[[str, Marks, Random], Damage | None], ...] = (
    misspell_key, change_type, break_reference, wrong_sort, misspell_word, lose_a_mark,
)  # fmt: skip


def written(document: Any) -> str:
    return json.dumps(deepcopy(document), indent=2, ensure_ascii=False)
