"""Check the sentences of a pack against those of the plugins that it speaks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fluent.syntax import ast

from ruledock.content.read.sources import PackSource
from ruledock.engine.text import near, quoted, show
from ruledock.errors import Mistake, did_you_mean
from ruledock.messages import ENGLISH
from ruledock_speech.pack_sentences import SentenceFile, sentence_files
from ruledock_speech.speech import Book, bases, blanks_in, book_of, name_of

Entry = ast.Message | ast.Term


def check_sentences(source: PackSource, around: Iterable[PackSource] = ()) -> Iterator[Mistake]:
    """Every mistake in the sentences of a pack; *around* are packs that it lies over or needs."""
    for file in sentence_files(source):
        yield from _wrong_file(file)
    yield from same_sentences(source, around)


def same_sentences(source: PackSource, others: Iterable[PackSource]) -> Iterator[Mistake]:
    """Sentences that another pack says in the same language, in other words."""
    theirs = {key: (one, said) for one in others for key, said in _said(one).items()}
    for file in sentence_files(source):
        for entry in _entries(file):
            other, text = theirs.get((file.language, name_of(entry)), (source, ""))
            if other != source and text != file.text_of(entry):
                expected = f"nothing, as pack {other.name} says it in {file.language} already"
                yield _at(file, entry, show(name_of(entry)), expected, "duplicate-name")


def unsaid(file: SentenceFile) -> list[str]:
    """The sentences of its plugin that a file leaves in English."""
    here = {name_of(one) for one in _entries(file)}
    english = book_of(ENGLISH).owners.items()
    mine = (name for name, owner in english if owner == file.owner and not name.startswith("-"))
    return sorted(name for name in mine if name not in here)


def _said(source: PackSource) -> dict[tuple[str, str], str]:
    return {
        (file.language, name_of(entry)): file.text_of(entry)
        for file in sentence_files(source)
        for entry in _entries(file)
    }


def _entries(file: SentenceFile) -> list[Entry]:
    return [one for one in file.entries() if not isinstance(one, ast.Junk)]


def _wrong_file(file: SentenceFile) -> Iterator[Mistake]:
    english = book_of(ENGLISH)
    owners = {one for one in english.owners.values() if one.isidentifier()}
    if not file.language:
        expected = "a language and a plugin, such as de.auction.ftl"
        yield Mistake(file.path, "", show(file.name), expected, "bad-name")
    elif file.owner not in owners:
        expected = f"a plugin that says something: {did_you_mean(file.owner, owners)}"
        yield Mistake(file.path, "", quoted(file.owner), expected, "dangling-reference")
    else:
        for entry in file.entries():
            yield from _wrong_entry(file, entry, english)


def _wrong_entry(file: SentenceFile, entry: Entry | ast.Junk, english: Book) -> Iterator[Mistake]:
    if isinstance(entry, ast.Junk):
        first = (entry.content or "").strip().partition("\n")[0]
        yield _at(file, entry, show(first), "a sentence in Fluent", "wrong-form")
        return
    if why := file.why_not(entry):
        yield _at(file, entry, show(name_of(entry)), why, "not-allowed")
        return
    name = name_of(entry)
    if name.startswith("-"):
        return
    mine = [one for one, owner in english.owners.items() if _may_say(file, owner)]
    if name not in mine:
        expected = f"a sentence of {file.owner}"
        yield _at(file, entry, quoted(name), expected, "unknown-key", near(name, mine))
        return
    if book_of(file.language).owners.get(name):
        expected = f"nothing, as {file.owner} says it in {file.language} itself"
        yield _at(file, entry, quoted(name), expected, "duplicate-name")
    here, there = bases(blanks_in(entry)), bases(english.blanks(name) or ())
    if here != there:
        found = ", ".join(f"${one}" for one in sorted(here)) or "no blanks"
        expected = ", ".join(f"${one}" for one in sorted(there)) or "no blanks"
        yield _at(file, entry, found, f"the blanks of the original: {expected}", "not-allowed")


def _may_say(file: SentenceFile, owner: str) -> bool:
    """Whether a file may hold an owner's sentences: its plugin's, or a scene's."""
    return owner == file.owner or not owner.isidentifier()


def _at(
    file: SentenceFile,
    entry: Entry | ast.Junk,
    found: str,
    expected: str,
    code: str,
    nearest: str | None = None,
) -> Mistake:
    start = entry.span.start if entry.span else 0
    line = file.text.count("\n", 0, start) + 1
    return Mistake(file.path, "", found, expected, code, nearest=nearest, line=line)
