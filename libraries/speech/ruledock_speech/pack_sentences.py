"""Sentences in packs: ``languages/de.auction.ftl`` says in German what the plugin ``auction`` says.

A pack from a stranger can only add. If the plugin itself, or an earlier pack, has a sentence in
that language, that one is used. Of Fluent, a pack may use text, blanks, choices and plain terms, so
that no sentence of it can grow beyond measure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ruledock.content.read.pack import LANGUAGES
from ruledock.content.read.sources import PackSource
from ruledock.engine import limits
from ruledock.messages import OBEYED
from ruledock.messages.phrasebook import Source
from ruledock.values import frozen

NAME = re.compile(r"([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.([a-z0-9_]+)\.ftl")
LONGEST, LONGEST_TERM = 4_000, 200
"""How many characters of Fluent a sentence and a term may have."""
_OBEYED = re.compile(OBEYED)


@frozen
class SentenceFile:
    """A file of sentences in a pack: its name, and the language and owner that the name says."""

    name: str
    path: str
    language: str
    owner: str
    text: str

    def entries(self) -> Iterator[ast.Message | ast.Term | ast.Junk]:
        """What stands in it; nothing if it is nested too deeply to be read."""
        try:
            body = FluentResource(self.text).body
        except RecursionError:
            return
        yield from (one for one in body if isinstance(one, ast.Message | ast.Term | ast.Junk))

    def text_of(self, entry: ast.Message | ast.Term) -> str:
        """An entry as it stands in the file."""
        assert entry.span is not None  # the parser was asked for them
        return self.text[entry.span.start : entry.span.end]

    def why_not(self, entry: ast.Message | ast.Term) -> str:
        """What is wrong with an entry; "" if it is fine."""
        text = self.text_of(entry)
        most = LONGEST_TERM if isinstance(entry, ast.Term) else LONGEST
        if len(text) > most:
            return f"at most {most} characters"
        if _OBEYED.search(text):
            return "a text without control characters"
        uses = _Uses()
        uses.visit(entry)
        if uses.functions or uses.messages or (uses.terms and isinstance(entry, ast.Term)):
            return "text, blanks, choices, and terms that refer to nothing else"
        return ""


def sentence_files(source: PackSource) -> Iterator[SentenceFile]:
    """The files of sentences in a pack; the language is "" if the name does not say one."""
    for entry in source.entries((LANGUAGES,)):
        folder, _, name = entry.path.partition("/")
        if folder == LANGUAGES and entry.sort == "file" and name.endswith(".ftl"):
            data = entry.read(limits.FILE_BYTES)
            said = NAME.fullmatch(name)
            language, owner = said.groups() if said else ("", "")
            text = data.decode("utf-8", "replace").replace("\r\n", "\n")
            yield SentenceFile(name, source.file(entry.path), language, owner, text)


def sentences(source: PackSource, language: str) -> Iterator[Source]:
    """What a pack says in one language; what is wrong in it is left out."""
    for file in sentence_files(source):
        if file.language == language:
            good = (
                file.text_of(one)
                for one in file.entries()
                if not isinstance(one, ast.Junk) and not file.why_not(one)
            )
            yield Source("", "\n".join(good) + "\n", file.path)


class _Uses(Visitor):
    """What an entry uses of Fluent."""

    def __init__(self) -> None:
        self.functions: list[str] = []
        self.messages: list[str] = []
        self.terms: list[str] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.append(node.id.name)
        self.generic_visit(node)
