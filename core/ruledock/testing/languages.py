"""Check the sentences of a language against the English ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ruledock.linking.link import linked
from ruledock.messages import ENGLISH
from ruledock.testing.failures import require
from ruledock_explaining.labels import learn_labels
from ruledock_speech.speech import Book, bases, book_of


def check_language(language: str, owners: Iterable[str]) -> None:
    """Fail unless each sentence of these plugins stands in that language, with the same blanks."""
    found = [*problems_of(language, owners)]
    require(not found, "languages", f"{language}: {'; '.join(found)}")


def problems_of(language: str, owners: Iterable[str]) -> Iterator[str]:
    """What is wrong with the sentences of these plugins in a language, English included."""
    for ruleset in linked():
        learn_labels(ruleset.words.lexicon)
    english, book, mine = book_of(ENGLISH), book_of(language), set(owners)
    for source, junk in book.junk:
        if source.owner in mine:
            first = (junk.content or "").strip().splitlines()[0]
            yield f"{source.place} cannot be read as Fluent at {first!r}"
    wanted = {name for name, owner in english.owners.items() if owner in mine}
    yield from (f"no sentence {name}" for name in sorted(_said(wanted - book.entries.keys())))
    held = {name for name, owner in book.owners.items() if owner in mine}
    yield from (
        f"{name} is not in English" for name in sorted(_said(held - english.entries.keys()))
    )
    for name in sorted(held):
        yield from _problems_in(name, english, book)


def _said(names: set[str]) -> set[str]:
    """Without the terms: each language has its own."""
    return {name for name in names if not name.startswith("-")}


def _problems_in(name: str, english: Book, book: Book) -> Iterator[str]:
    yield from (f"{name} refers to {one}, which nobody wrote" for one in book.unknown(name))
    theirs = english.blanks(name)
    if theirs is None or name.startswith("-"):
        return
    here, there = bases(book.blanks(name) or ()), bases(theirs)
    yield from (f"{name} leaves out ${one}" for one in sorted(there - here))
    yield from (f"{name} adds ${one}" for one in sorted(here - there))
