"""Vocabularies: the words that may stand in the same place of a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ruledock.linking.ruleset import Ruleset


class Vocabulary:
    """Words in classes: those of one kind of content, of one axis or seen in one place."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._class: dict[str, set[str]] = {}
        for words in _of_the_rules(ruleset):
            self.join(words)

    def join(self, words: Iterable[str]) -> None:
        """Put words that may stand in the same place into one class."""
        joined: set[str] = set()
        for word in words:
            joined |= self._class.get(word, {word})
        for word in joined:
            self._class[word] = joined

    def __contains__(self, word: str) -> bool:
        return word in self._class

    def of(self, words: Iterable[str]) -> tuple[str, ...]:
        """All words in the classes of these words, in alphabetical order."""
        return tuple(sorted(set().union(*(self._class.get(word, {word}) for word in words))))


def _of_the_rules(ruleset: Ruleset) -> Iterator[set[str]]:
    for items in ruleset.content.items.values():
        yield set(items)
    for option in ruleset.options:
        for axis in option.axes.values():
            one = axis.of or axis
            values = one.domain(ruleset)
            yield {one.write(value) for value in values if isinstance(value, str)} - {""}
