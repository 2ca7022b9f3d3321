"""Find sentences of a plugin that nobody ever reads, and options whose label nobody wrote.

A label under a wrong id makes no error: people read the notation instead. Whether a sentence is
told can only be guessed from the texts in the code, so when in doubt we say nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping

from ruledock.engine.options import label_id
from ruledock.engine.text import near
from ruledock.errors import Mistake
from ruledock.linking import plugins
from ruledock.linking.declarations import declared_by
from ruledock.messages import ENGLISH, LOCALES, fluent_id
from ruledock.messages.phrasebook import Source, read
from ruledock_mistakes.told import code_of
from ruledock_speech.speech import book_of, references_in

NOTATION = "people read the option as it is typed"
OF_ITSELF = ("title", "about", "setting", "field", "value")
"""What a plugin is called and what its parts are, wherever people choose or list them."""
NEVER = "nothing in the plugin's code tells it"


def unread(plugin: str, games: Iterable[str] = ()) -> list[tuple[Mistake, str]]:
    """What looks odd in the English sentences of a linked plugin, each with why.

    For a module, *games* are those it belongs to, as they may tell its sentences.
    """
    written = {id_: source for source in _sources(plugin) for id_, _ in source.entries()}
    labels = _labels(plugin)
    missing = {id_ for id_, said in labels.items() if not said and id_ not in written}
    if not any(labels.values()) and not any(_is_label(plugin, id_) for id_ in written):
        missing = set()  # this plugin has no labels at all, on purpose
    told = Told(plugin, games)
    found = [*_unused(plugin, told, written, labels, missing)]
    hinted = {one.nearest for one, _ in found}
    place = next((source.place for source in written.values()), "MESSAGES")
    return found + [(_no_label(place, id_), NOTATION) for id_ in sorted(missing - hinted)]


def _sources(plugin: str) -> Iterator[Source]:
    """What a plugin says in English: in its file, and in Python."""
    folder = plugins.folder_of(plugins.load(plugin), LOCALES)
    if folder is not None and (source := read(folder, ENGLISH, plugin)) is not None:
        yield source
    for text in declared_by(plugin, "MESSAGES"):
        yield Source(plugin, text, "MESSAGES")


def _labels(plugin: str) -> dict[str, str]:
    """By the Fluent id of their label: the labels that the options have in Python, or ""."""
    options = declared_by(plugin, "OPTIONS")
    return {fluent_id(label_id(f"{plugin}.{one.kind}")): one.label for one in options}


def _is_label(plugin: str, id_: str) -> bool:
    return id_.startswith(fluent_id(label_id(f"{plugin}.")))


def _no_label(place: str, id_: str) -> Mistake:
    return Mistake(place, f"/{id_}", "nothing", "a label, as other options have", "missing-key")


def _unused(
    plugin: str,
    told: Told,
    written: Mapping[str, Source],
    labels: Iterable[str],
    missing: Iterable[str],
) -> Iterator[tuple[Mistake, str]]:
    """The sentences that no option, no other sentence and no text in the code names."""
    entries = book_of(ENGLISH).entries.values()
    named = {*labels, *(one for entry in entries for one in references_in(entry))}
    for id_, source in written.items():
        if id_.startswith("-") or id_ in named:
            continue
        if _is_label(plugin, id_):
            expected = f"{plugin}-option- and the fixed words of an option's template"
            close = near(id_, [*missing])
            yield _odd(source, id_, expected, close), "no option has this label"
        elif not told.names(id_):
            yield _odd(source, id_, "a sentence that somebody reads"), NEVER


def _odd(source: Source, id_: str, expected: str, close: str | None = None) -> Mistake:
    before = f"\n{source.text}".partition(f"\n{id_} ")[0]
    line = before.count("\n") + 1
    return Mistake(source.place, f"/{id_}", f'"{id_}"', expected, "unknown-key", line, close)


class Told:
    """The texts in the code of a plugin, to guess which sentences it or its game tells."""

    def __init__(self, plugin: str, games: Iterable[str]) -> None:
        self.texts: set[str] = set()
        self.forms: list[re.Pattern[str]] = []
        for file in (file for one in (plugin, *games) for file in code_of(one)):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    self.texts.add(fluent_id(node.value))
                elif isinstance(node, ast.JoinedStr) and (form := _form(node)):
                    self.forms.append(re.compile(form))

    def names(self, id_: str) -> bool:
        """Whether a text is the id or what it is made of.

        A decision ``fibs.give`` asks ``fibs-ask-give``, a whisper also tells what ends in
        ``-others``, and ``fibs-critter-crow`` is what a crow is called on the axis ``critter``.
        """
        plugin, *parts = id_.split("-")
        ends = {"-".join(parts[place:]) for place in range(len(parts))}
        begins = {"-".join([plugin, *parts[:place]]) + "-" for place in range(len(parts))}
        whole = {id_, id_.removesuffix("-others"), id_.replace("-ask-", "-", 1)}
        found = {*whole, *ends, *begins, *parts[:1]} & self.texts
        is_of_itself = parts[0] in OF_ITSELF if parts else False
        return is_of_itself or bool(found) or any(form.fullmatch(id_) for form in self.forms)


def _form(text: ast.JoinedStr) -> str:
    """What a text with blanks may become; "" if it can hardly be an id."""
    fixed = [fluent_id(str(one.value)) for one in text.values if isinstance(one, ast.Constant)]
    if not re.search("-.*[a-z]|[a-z].*-", "".join(fixed)):
        return ""
    parts = (
        re.escape(fluent_id(str(one.value))) if isinstance(one, ast.Constant) else ".*"
        for one in text.values
    )
    return "".join(parts)
