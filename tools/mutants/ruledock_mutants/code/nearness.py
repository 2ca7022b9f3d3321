"""Which test files most likely notice a change: those that use the same words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from pathlib import Path

from attrs import Factory, define

from ruledock_mutants.code.change import Change

_WORD = re.compile(r"[a-z]+|[0-9]+")


def words(text: str) -> set[str]:
    """The words of a path or name in lower case, split at `_` and capitals."""
    return set(_WORD.findall(re.sub(r"([a-z])([A-Z])", r"\1 \2", text).lower()))


@define
class Nearness:
    """The words of each test file, the weight of each word, and earlier kills."""

    words: Mapping[str, set[str]]
    paths: Mapping[str, set[str]]
    weight: Mapping[str, float]
    path_weight: Mapping[str, float]
    broad: Sequence[str] = ()
    """Test files that notice much in little time; tried after the two nearest."""
    killers: dict[str, list[str]] = Factory(dict)
    """The test files that noticed changes of a file, the latest first."""

    @classmethod
    def of(cls, root: Path, tests: Sequence[str], broad: Sequence[str] = ()) -> Nearness:
        """Read the test files at *root*."""
        texts = {test: words((root / test).read_text("utf-8")) for test in tests}
        paths = {test: words(test) for test in tests}
        return cls(texts, paths, _weights(texts), _weights(paths), broad)

    def remember(self, change: Change, test: str) -> None:
        """Note that a test file noticed a change."""
        known = self.killers.setdefault(change.file, [])
        if test in known:
            known.remove(test)
        known.insert(0, test)

    def order(self, change: Change) -> list[str]:
        """All test files: earlier killers first, then by common words, with broad ones early."""
        places = words(change.file)
        about = places | words(change.within) | words(change.was)
        known = self.killers.get(change.file, [])[:2]

        def rank(test: str) -> tuple[float, float]:
            shared = sum(self.weight.get(word, 0) for word in about & self.words[test])
            named = sum(self.path_weight[word] for word in places & self.paths[test])
            place = known.index(test) if test in known else len(known)
            return place, -(shared + 3 * named)

        near = sorted(self.words, key=rank)
        return list(dict.fromkeys([*near[:2], *self.broad, *near]))


def _weights(texts: Mapping[str, set[str]]) -> dict[str, float]:
    """The weight of each word: higher the fewer texts have it."""
    known = Counter(word for found in texts.values() for word in found)
    return {word: log((1 + len(texts)) / count) for word, count in known.items()}
