"""Translations of what packs print: ``languages/<code>.json``, by kind and id.

A file mirrors the items: ``{"cards": {"116": {"name": "…", "text": "…"}}}``. What the pack itself
is called stands in ``{"packs": {"harbour": {"title": "…"}}}``. A file is read when somebody wants
that language, and never changes a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from ruledock.content.kinds import ContentKind
from ruledock.content.read.pack import LANGUAGES, RawPack, read_pack
from ruledock.content.read.parse import parse
from ruledock.content.read.sources import PackSource
from ruledock.engine import limits
from ruledock.engine.text import step
from ruledock.errors import Mistake
from ruledock.values import field, frozen

PACKS = "packs"
"""Beside the kinds of content: the packs themselves, which have titles."""
Pairs = Mapping[str, str]
"""By the original text: its translation."""


@frozen
class Translations:
    """What the packs of a game say in one language."""

    items: Mapping[tuple[str, str], Pairs] = field(factory=dict)
    """By kind and id of the item."""
    anywhere: Pairs = field(factory=dict)
    """What stands in any item, for things that are only parts of items."""


@frozen
class Leaf:
    """One text of a translation, and the original at the same place; None if there is none."""

    pointer: str
    text: Any
    original: Any


def load_translations(
    sources: Mapping[str, PackSource], kinds: Mapping[str, ContentKind], language: str
) -> Translations:
    """The translations in all packs; what is wrong in them is left out."""
    raws = {name: read_pack(source, kinds) for name, source in sources.items()}
    originals = {key: value for raw in raws.values() for key, value in items_of(raw, kinds).items()}
    found: dict[tuple[str, str], dict[str, str]] = {}
    plain = language.partition("-")[0]
    for raw, one in product(raws.values(), dict.fromkeys((plain, language))):
        mine = items_of(raw, kinds)
        document, _ = read_language(raw.source, one)
        for key, said in translated(document):
            for leaf in leaves(said, mine.get(key, originals.get(key))):
                if isinstance(leaf.text, str) and isinstance(leaf.original, str):
                    found.setdefault(key, {})[leaf.original] = leaf.text
    anywhere = {one: text for pairs in found.values() for one, text in pairs.items()}
    return Translations(found, anywhere)


def items_of(raw: RawPack, kinds: Mapping[str, ContentKind]) -> dict[tuple[str, str], Any]:
    """The items of a pack by kind and id, as they stand in its files, and what it is called."""
    items = (item for item in raw.items if isinstance(item.value, dict))
    found = {(item.kind, str(item.value.get(kinds[item.kind].key))): item.value for item in items}
    if isinstance(raw.pack.get("title"), str):
        found[PACKS, raw.name] = {"title": raw.pack["title"]}
    return found


def languages_of(source: PackSource) -> list[str]:
    """The languages that a pack has."""
    names = (name.removesuffix(".json") for name in _files(source) if name.endswith(".json"))
    return sorted(names)


def read_language(source: PackSource, language: str) -> tuple[Any, list[Mistake]]:
    """The file of one language, and what cannot be read in it."""
    read = _files(source).get(f"{language}.json")
    if read is None:
        return {}, []
    return parse(source.file(f"{LANGUAGES}/{language}.json"), read(limits.FILE_BYTES))


def _files(source: PackSource) -> dict[str, Callable[[int], bytes]]:
    folder = f"{LANGUAGES}/"
    entries = (one for one in source.entries((LANGUAGES,)) if one.sort == "file")
    return {
        one.path.removeprefix(folder): one.read for one in entries if one.path.startswith(folder)
    }


def translated(document: Any) -> Iterator[tuple[tuple[str, str], Any]]:
    """What a file translates, by kind and id."""
    kinds: Mapping[str, Any] = document if isinstance(document, dict) else {}
    for kind, items in kinds.items():
        if isinstance(items, dict):
            yield from (((kind, id_), said) for id_, said in items.items())


def leaves(said: Any, original: Any, pointer: str = "") -> Iterator[Leaf]:
    """Every text of a translation beside its original."""
    if isinstance(said, dict):
        inner = original if isinstance(original, dict) else {}
        for key, one in said.items():
            yield from leaves(one, inner.get(key), step(pointer, key))
    elif isinstance(said, list):
        several = original if isinstance(original, list) else []
        for place, one in enumerate(said):
            beside = several[place] if place < len(several) else None
            yield from leaves(one, beside, step(pointer, place))
    else:
        yield Leaf(pointer, said, original)


def people_read(value: Any, pointer: str = "") -> list[str]:
    """Where in an item there are texts for people: names and texts, but for those of examples."""
    found: list[str] = []
    if isinstance(value, dict):
        for key, one in value.items():
            if key in TEXTS and isinstance(one, str):
                found.append(step(pointer, key))
            elif key not in BESIDE:
                found += people_read(one, step(pointer, key))
    elif isinstance(value, list):
        for place, one in enumerate(value):
            found += people_read(one, step(pointer, place))
    return found


TEXTS = ("name", "text", "title")
BESIDE = ("examples", "provenance", "names")
"""Parts of an item that players do not read, or read in their own language already."""
