"""Which test files are likeliest to notice a change: those that speak of the same things."""

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
    """The words of a path or a name, in small letters; `_` and capitals part them."""
    return set(_WORD.findall(re.sub(r"([a-z])([A-Z])", r"\1 \2", text).lower()))


@define
class Nearness:
    """What every test file speaks of, how telling each word is, and who noticed what."""

    said: Mapping[str, set[str]]
    paths: Mapping[str, set[str]]
    weight: Mapping[str, float]
    path_weight: Mapping[str, float]
    broad: Sequence[str] = ()
    """Test files that notice much in little time; they come after the two nearest."""
    killers: dict[str, list[str]] = Factory(dict)
    """The test files that noticed changes of a file, the latest first."""

    @classmethod
    def of(cls, root: Path, tests: Sequence[str], broad: Sequence[str] = ()) -> Nearness:
        """Read the test files at *root*."""
        said = {test: words((root / test).read_text("utf-8")) for test in tests}
        paths = {test: words(test) for test in tests}
        return cls(said, paths, _weights(said), _weights(paths), broad)

    def remember(self, change: Change, test: str) -> None:
        """That a test file noticed a change."""
        known = self.killers.setdefault(change.file, [])
        if test in known:
            known.remove(test)
        known.insert(0, test)

    def order(self, change: Change) -> list[str]:
        """All test files: killers of neighbours, then by what they have in common, some broad."""
        places = words(change.file)
        about = places | words(change.within) | words(change.was)
        known = self.killers.get(change.file, [])[:2]

        def rank(test: str) -> tuple[float, float]:
            shared = sum(self.weight.get(word, 0) for word in about & self.said[test])
            named = sum(self.path_weight[word] for word in places & self.paths[test])
            place = known.index(test) if test in known else len(known)
            return place, -(shared + 3 * named)

        near = sorted(self.said, key=rank)
        return list(dict.fromkeys([*near[:2], *self.broad, *near]))


def _weights(texts: Mapping[str, set[str]]) -> dict[str, float]:
    """How telling each word is: the fewer texts have it, the more."""
    known = Counter(word for found in texts.values() for word in found)
    return {word: log((1 + len(texts)) / count) for word, count in known.items()}
