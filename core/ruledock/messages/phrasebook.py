"""Where sentences come from: Fluent text by language and owner. Nothing is parsed here."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from ruledock.values import frozen

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENGLISH = "en"
LOCALES = "locales"
"""The folder beside a plugin that holds ``<language>/<plugin>.ftl``."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
_BLANK = re.compile(r"\{([\w-]+)\}")
LIKE = "'auction-round = Round { $round } begins.'"
_SPECIAL = re.compile(r"^[ .*\[]|[ ]$")


@frozen
class Source:
    """Fluent text, whose it is, and where it stands."""

    owner: str
    text: str
    place: str

    def entries(self) -> Iterator[tuple[str, str]]:
        """The id of each sentence or term, with its text, without parsing it."""
        starts = [*_ENTRY.finditer(self.text)]
        for start, after in zip(starts, [*starts[1:], None], strict=False):
            end = len(self.text) if after is None else after.start()
            yield start[1], self.text[start.start() : end].strip()


class Phrasebook:
    """All sentences known to this process, as Fluent text."""

    sources: ClassVar[dict[str, list[Source]]] = {ENGLISH: []}
    """By language, in the order in which they were learned; later ones replace earlier ones."""
    folders: ClassVar[dict[str, Traversable]] = {}
    """By owner: where its sentences lie."""
    packs: ClassVar[dict[Any, None]] = {}
    """The packs of all tables, which may say something in other languages."""
    _english: ClassVar[dict[str, tuple[str, str]]] = {}
    """By Fluent id: the owner of the English sentence, and its text."""
    _languages: ClassVar[set[str]] = set()
    _kept: ClassVar[set[tuple[str, str]]] = set()
    """The sentences that came from other processes, by language and id."""
    _spelled: ClassVar[dict[str, str]] = {}
    """By Fluent id: the message id that it stands for, where one was given."""

    @classmethod
    def learn(cls, owner: str, folder: Traversable) -> None:
        """Learn what lies in ``<language>/<owner>.ftl`` of a folder; English is read at once."""
        cls.folders[owner] = folder
        if folder.is_dir():
            cls._languages |= {each.name for each in folder.iterdir() if each.is_dir()}
        if (found := read(folder, ENGLISH, owner)) is not None:
            cls.add(found.text, owner, place=found.place)

    @classmethod
    def add(cls, text: str, owner: str, *, place: str = "") -> None:
        """Learn English sentences. Only the plugin that added a sentence may change it."""
        source = Source(owner, text, place or "MESSAGES")
        entries = [*source.entries()]
        if text.strip() and not entries:
            shown = text.strip()[:60]
            raise ValueError(f"{source.place}: found {shown!r}, expected sentences such as {LIKE}")
        for id_, count in Counter(id_ for id_, _ in entries).items():
            if count > 1:
                raise ValueError(f"{source.place} holds {id_!r} twice")
        fresh = [one for one in entries if cls._is_new(owner, *one)]
        if fresh:
            cls._english.update({id_: (owner, entry) for id_, entry in fresh})
            cls.sources[ENGLISH].append(source)

    @classmethod
    def _is_new(cls, owner: str, id_: str, entry: str) -> bool:
        other, said = cls._english.get(id_, (owner, ""))
        if said != entry and other != owner:
            raise ValueError(f"message {id_!r} of {other} already says {said!r}")
        return said != entry

    @classmethod
    def add_patterns(cls, patterns: Mapping[str, str], owner: str) -> None:
        """Learn English sentences by message id; two ids that Fluent spells alike are refused."""
        for id_ in patterns:
            if (other := cls._spelled.setdefault(fluent_id(id_), id_)) != id_:
                both = f"messages {other!r} and {id_!r}"
                raise ValueError(f"{both} are both {fluent_id(id_)!r} in Fluent")
        lines = (f"{fluent_id(id_)} = {pattern}\n" for id_, pattern in patterns.items())
        cls.add("".join(lines), owner, place=f"the code of {owner}")

    @classmethod
    def has(cls, id: str) -> bool:
        """Whether there is an English sentence for this message id."""
        return fluent_id(id) in cls._english

    @classmethod
    def ids(cls, owner: str) -> list[str]:
        """The Fluent ids of an owner's English sentences."""
        return [id_ for id_, (other, _) in cls._english.items() if other == owner]

    @classmethod
    def keep(cls, id: str, text: str, language: str) -> None:
        """Learn how another process says a message, in case nobody here says it."""
        if (language, id) not in cls._kept:
            cls._kept.add((language, id))
            cls.sources.setdefault(language, []).append(Source("", text, "another process"))

    @classmethod
    def languages(cls) -> list[str]:
        """The languages in which somebody here has something to say."""
        return sorted(cls._languages | cls.sources.keys())


def read(folder: Traversable, language: str, owner: str) -> Source | None:
    """What an owner says in one language; None if nothing."""
    file = folder / language / f"{owner}.ftl"
    try:
        return Source(owner, file.read_text("utf-8"), f"{LOCALES}/{language}/{owner}.ftl")
    except (FileNotFoundError, NotADirectoryError):
        return None


def fluent_id(id: str) -> str:
    """A message id as Fluent spells it."""
    return id.replace(".", "-").replace("*", "any")


def fluent_pattern(template: str) -> str:
    """A template with blanks like ``{this}``, in Fluent, which would trim spaces at its ends."""
    pattern = _BLANK.sub(r"{ $\1 }", template)
    return _SPECIAL.sub(lambda found: f'{{ "{found[0]}" }}', pattern)


Phrasebook.learn("core", Path(__file__).parents[1] / LOCALES)
