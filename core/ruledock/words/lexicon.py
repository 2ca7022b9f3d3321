"""All words, sorts and domains of one scene, with every lookup the reader needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ruledock.errors import LinkError, owner_clash
from ruledock.words.params import Param, Range
from ruledock.words.sorts import (
    ANY,
    CORE_SORTS,
    COUNTABLE,
    NUMBER,
    ItemSort,
    SceneSpec,
    bind,
    item_of,
    selection_of,
)
from ruledock.words.word import Word


class Lexicon:
    """The vocabulary of one scene."""

    def __init__(
        self,
        words: Iterable[Word],
        sorts: Iterable[ItemSort],
        domains: Mapping[str, Sequence[str | int]],
        scene: SceneSpec,
    ) -> None:
        self.scene = scene
        self.items = {item.name: item for item in sorts}
        self.domains = {name: tuple(values) for name, values in domains.items()}
        self.words = tuple(words)
        self.by_name: dict[str, list[Word]] = {}
        for word in self.words:
            self.by_name.setdefault(word.name, []).append(word)
        self.selections = tuple(selection_of(item) for item in self.items)
        self._fitting: dict[tuple[str, ...], list[Word]] = {}

    def sorts(self) -> tuple[str, ...]:
        """Every sort an expression can have."""
        return (*sorted(CORE_SORTS), *self.selections, *self.items, *self.domains)

    def size_of(self, sort: str) -> int:
        """The largest number of things of an item sort, or the number of values of a value sort."""
        return self.items[sort].limit if sort in self.items else len(self.domains[sort])

    def most(self, item: str) -> int | None:
        """The largest number of things of an item sort in a scene, if known."""
        return None if self.items[item].open else self.items[item].limit

    def values_in(self, env: tuple[str, ...]) -> tuple[str, ...]:
        """The sorts of the variables in *env*, with "" for things, as these cannot be named."""
        return tuple(sort if sort in self.domains else "" for sort in env)

    def expand(self, pattern: str, feasible: Sequence[str]) -> tuple[str, ...]:
        """The sorts that a signature's pattern allows."""
        if pattern == COUNTABLE:
            return (NUMBER, *self.selections)
        if "|" in pattern:
            return tuple(pattern.split("|"))
        if ANY in pattern:
            return tuple(bind(pattern, item) for item in feasible)
        return (pattern,)

    def feasible(self, word: Word, wanted: Sequence[str]) -> list[str]:
        """What ``*`` in a word's signature can stand for if a *wanted* sort is expected."""
        patterns = [word.sort, *(param.sort for param in word.params.values())]
        things_only = any(item_of(pattern) == ANY for pattern in patterns)
        bases = [*self.items] if things_only else [*self.items, *self.domains]
        return [base for base in bases if ANY not in word.sort or bind(word.sort, base) in wanted]

    def yields(self, word: Word, wanted: Sequence[str]) -> bool:
        """Whether the word can have one of these sorts."""
        if ANY in word.sort:
            return bool(self.feasible(word, wanted))
        return word.sort in wanted

    def fitting(self, name: str, wanted: Sequence[str]) -> list[Word]:
        """The words of this name that can have one of these sorts."""
        key = (name, *wanted)
        if key not in self._fitting:
            if name not in self.by_name:
                return []
            self._fitting[key] = [w for w in self.by_name[name] if self.yields(w, wanted)]
        return self._fitting[key]

    def attributes(self, items: Iterable[str]) -> dict[str, Word]:
        """The attribute words of these item sorts, by name."""
        sorts = [selection_of(item) for item in items]
        return {word.name: word for word in self.words if word.attribute and word.sort in sorts}

    def example(self, word: Word) -> Any:
        """An example of the word: the game's own for its sort or name, or else the word's."""
        shown = self.scene.examples if word.owner == "core" else {}
        return shown.get(f"{word.sort} {word.name}", shown.get(word.name, word.example))


def check_vocabulary(lexicon: Lexicon) -> None:
    """Refuse words that are ambiguous or can never be used."""
    conflicts = [
        *_bad_sorts(lexicon), *_bad_params(lexicon), *_duplicates(lexicon), *_shadows(lexicon),
    ]  # fmt: skip
    if conflicts:
        raise LinkError("\n".join(conflicts))


def _bad_sorts(lexicon: Lexicon) -> Iterable[str]:
    known = {*lexicon.sorts(), selection_of(ANY), ANY, COUNTABLE}
    for name in [*lexicon.items, *lexicon.domains]:
        if name in CORE_SORTS or (name in lexicon.items and name in lexicon.domains):
            yield f"sort {name!r} is declared twice"
    for word in lexicon.words:
        if word.scene not in (None, lexicon.scene.name):
            yield (
                f"word {word.name!r} of {word.owner} is for scene {word.scene!r},"
                f" not for {lexicon.scene.name!r}"
            )
        for sort in (word.sort, *_expression_sorts(word)):
            if sort not in known:
                yield f"word {word.name!r} of {word.owner} has an unknown sort {sort!r}"


def _expression_sorts(word: Word) -> list[str]:
    found = [param.sort for param in word.params.values() if type(param) in (Param, Range)]
    return [sort for pattern in found for sort in pattern.split("|")]


def _bad_params(lexicon: Lexicon) -> Iterable[str]:
    for word in lexicon.words:
        keys = list(word.params)
        if keys and keys[0] != word.name:
            yield f"the first parameter of word {word.name!r} of {word.owner} must have its name"
        for key in set(keys) & set(lexicon.scene.locals):
            yield f"word {word.name!r} of {word.owner} has a parameter named like the local {key!r}"


def _duplicates(lexicon: Lexicon) -> Iterable[str]:
    """Words of the same name must differ in sort, but not as a number and a selection."""
    everything = (NUMBER, *lexicon.selections)
    for name, words in lexicon.by_name.items():
        for place, word in enumerate(words):
            for other in words[:place]:
                mine = [sort for sort in lexicon.sorts() if lexicon.yields(word, [sort])]
                mixed = lexicon.yields(word, everything) and lexicon.yields(other, everything)
                number = NUMBER in (word.sort, other.sort)
                if lexicon.yields(other, mine) or (mixed and number):
                    both = (f"{one.owner} (a {one.sort})" for one in (other, word))
                    yield owner_clash(f"word {name!r}", *both)


def _shadows(lexicon: Lexicon) -> Iterable[str]:
    """No parameter may have the name of another word of that sort, and no word that of a domain."""
    for word in lexicon.words:
        bare = item_of(word.sort) is not None and not word.params
        if word.name == "named" or (bare and word.name in lexicon.domains):
            yield f"word {word.name!r} of {word.owner} is named like a sort or a core form"
        mine = [sort for sort in lexicon.sorts() if lexicon.yields(word, [sort])]
        for key in list(word.params)[1:]:
            for other in lexicon.fitting(key, mine):
                yield (
                    f"parameter {key!r} of word {word.name!r} of {word.owner} is named like"
                    f" the word of {other.owner}"
                )
