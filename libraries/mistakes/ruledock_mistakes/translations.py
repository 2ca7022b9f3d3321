"""Check the translations of a pack against what it prints."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruledock.content.kinds import ContentKind
from ruledock.content.read.pack import LANGUAGES, RawPack
from ruledock.engine.text import near, quoted, show, step
from ruledock.errors import Mistake, did_you_mean
from ruledock_mistakes.sentences import check_sentences
from ruledock_speech.translations import (
    PACKS,
    items_of,
    languages_of,
    leaves,
    people_read,
    read_language,
    translated,
)

_NUMBER = re.compile(r"\d+")


def check_translations(
    raw: RawPack, kinds: Mapping[str, ContentKind], around: Iterable[RawPack] = ()
) -> Iterator[Mistake]:
    """Every mistake in the languages of a pack; *around* are packs whose items it may translate."""
    around = [*around]
    known = {key: value for one in (*around, raw) for key, value in items_of(one, kinds).items()}
    for language in languages_of(raw.source):
        document, mistakes = read_language(raw.source, language)
        yield from mistakes
        file = raw.source.file(f"{LANGUAGES}/{language}.json")
        if not mistakes:
            yield from _wrong(document, file, kinds, known)
    yield from check_sentences(raw.source, [one.source for one in around])


def missing_translations(
    raw: RawPack, kinds: Mapping[str, ContentKind]
) -> dict[str, list[tuple[str, str, str]]]:
    """By language: the texts of a pack that it does not translate, by kind, id and pointer."""
    found = {}
    for language in languages_of(raw.source):
        said = dict(translated(read_language(raw.source, language)[0]))
        wanted = (
            (*key, pointer)
            for key, value in items_of(raw, kinds).items()
            for pointer in people_read(value)
            if pointer not in {leaf.pointer for leaf in leaves(said.get(key), value)}
        )
        found[language] = sorted(wanted)
    return found


def _wrong(
    document: Any, file: str, kinds: Mapping[str, ContentKind], known: Mapping[tuple[str, str], Any]
) -> Iterator[Mistake]:
    if not isinstance(document, dict):
        yield Mistake(file, "", show(document), "translations by kind and id", "wrong-type")
        return
    for kind, items in document.items():
        ids = {id_ for other, id_ in known if other == kind}
        if kind == "$schema":
            continue
        if kind not in (*kinds, PACKS):
            expected = f"a kind of content: {did_you_mean(kind, [*kinds, PACKS])}"
            yield Mistake(file, step("", kind), quoted(kind), expected, "unknown-key")
        elif not isinstance(items, dict):
            yield Mistake(file, step("", kind), show(items), "translations by id", "wrong-type")
        else:
            for id_ in sorted(items.keys() - ids):
                place, close = step(step("", kind), id_), near(id_, ids)
                found, expected = quoted(id_), f"the id of one of the {kind} of this pack"
                yield Mistake(file, place, found, expected, "dangling-reference", nearest=close)
            for id_ in items.keys() & ids:
                place = step(step("", kind), id_)
                yield from _wrong_texts(items[id_], known[kind, id_], file, place)


def _wrong_texts(said: Any, original: Any, file: str, place: str) -> Iterator[Mistake]:
    texts = people_read(original)
    for leaf in leaves(said, original):
        at = place + leaf.pointer
        if leaf.pointer not in texts:
            expected = f"one of {', '.join(texts)}" if texts else "nothing, it has no texts"
            yield Mistake(file, at, show(leaf.text), expected, "unknown-key")
        elif not isinstance(leaf.text, str) or not leaf.text.strip():
            yield Mistake(file, at, show(leaf.text), "a text", "wrong-type")
        elif _numbers(leaf.text) != _numbers(leaf.original):
            here = ", ".join(_numbers(leaf.text)) or "no numbers"
            expected = ", ".join(_numbers(leaf.original)) or "none, as in the original"
            yield Mistake(file, at, here, f"the numbers of the original: {expected}", "not-allowed")


def _numbers(text: str) -> list[str]:
    return sorted(_NUMBER.findall(text))
