"""The order of tests for a mutant, so that one of the first two kills most mutants."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

from attrs import Factory, define

from ruledock_mutants.mutants import Field, Mutant

_WORD = re.compile(r"[a-z]+|[0-9]+")


@define
class TestOrder:
    """Predicts from earlier kills and from test names which test notices a mutant."""

    __test__ = False  # pytest, this is not a test

    seconds: Mapping[str, float]
    killers: defaultdict[Field, list[str]] = Factory(lambda: defaultdict(list))
    latest: list[str] = Factory(list)

    def remember(self, mutant: Mutant, killer: str) -> None:
        """Note that this test killed this mutant."""
        for known in (self.killers[mutant.field], self.latest):
            if killer in known:
                known.remove(killer)
            known.insert(0, killer)

    def order(self, mutant: Mutant) -> Sequence[str]:
        """All tests: likely killers first, then those whose name fits the mutant, then quick ones.

        The best guess is a test function that killed a neighbour, with this entry as parameter:
        often one test covers all cards.
        """
        known = {killer: place for place, killer in enumerate(self.killers[mutant.field])}
        functions = {_function(killer) for killer in known}
        latest = {killer: place for place, killer in enumerate(self.latest[:20])}
        entry = set(words(mutant.entry))
        hints = {word for step in (mutant.file, *mutant.path) for word in words(str(step))}

        def rank(test: str) -> tuple[float, ...]:
            name = set(words(test.partition("::")[2]))
            named = bool(entry) and entry <= name
            return (
                -(named and _function(test) in functions),
                known.get(test, len(known)),
                -named,
                latest.get(test, len(latest)),
                -len(hints & name),
                self.seconds[test],
            )

        return sorted(self.seconds, key=rank)


def words(text: str) -> list[str]:
    """The words and numbers in a name; 007 is 7."""
    return [word.lstrip("0") or "0" for word in _WORD.findall(text.lower())]


def _function(test: str) -> str:
    """A test without its parameters."""
    return test.partition("[")[0]
