"""The layout of observations: one row of numbers for any view of a ruleset.

The words come from the rules: ids of content and values along the axes of options. The shape comes
from views of a few random games, always the same ones, so that equal rules have equal layouts. The
last number counts what a later view holds beyond that shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import attrs
import numpy as np
import numpy.typing as npt

from ruledock.game.game import Game
from ruledock.game.view import situation
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import new_table
from ruledock_rl.actions import Actions
from ruledock_rl.drawings import Grid
from ruledock_rl.parts import (
    ById,
    Counts,
    Either,
    Fields,
    Maybe,
    Number,
    Order,
    Part,
    Places,
    Word,
    put,
)
from ruledock_rl.seen import Drawn, Listed, Seen, together, vocabulary_of
from ruledock_rl.vocabulary import Vocabulary

GAMES = range(8, 25)
"""The least and most random games to play to learn the shape of views."""
CHOICES = 4000
"""After the least games, stop once they made this many choices together."""
LOOKS = 400
"""About how many views to look at, beside those at the end of each game."""
BY_PLACE = 2000
"""The most numbers for a list of words of fixed length that is laid out by place."""
DRAWN = "drawn"
"""Where a view gives a thing as data, its drawing stands beside under this name."""
BOUND = 1_000_000.0
"""Observations are clipped to this distance from zero."""

Observation = npt.NDArray[np.float32]


def sight(game: Game, player: int) -> dict[str, Any]:
    """The view of a player, without names and without options, which the action mask shows."""
    own = game.decision_of(player)
    seen = situation(game.table, game.decisions, player)
    return {**seen, "decision": None if own is None else own.kind}


class Layout:
    """The meaning of each number of an observation."""

    def __init__(self, part: Part, actions: Actions) -> None:
        self._part = part
        self._said = {action: part.size + place for place, action in enumerate(actions.incomplete)}
        self.size = part.size + len(self._said) + 1
        said = (f"said: {actions.names[action]}" for action in self._said)
        self.names: tuple[str, ...] = (*part.names(""), *said, "beyond")
        """The name of each number."""

    def write(self, sight: Mapping[str, Any], said: tuple[int, ...] = ()) -> Observation:
        """Write a view, and the actions of its player so far, as numbers."""
        row = np.zeros(self.size, np.float32)
        row[-1] = put(self._part, sight, row, 0)
        for action in said:
            if action in self._said:
                row[self._said[action]] = 1
        return np.clip(row, -BOUND, BOUND, out=row)

    def read(self, observation: Observation) -> dict[str, float]:
        """An observation by name, without its zeros."""
        return {self.names[place]: float(observation[place]) for place in observation.nonzero()[0]}


def layout_of(ruleset: Ruleset, actions: Actions) -> Layout:
    """The layout of all views under these rules."""
    seen = Seen()
    for sight in _sights(ruleset):
        seen.look(sight)
    part = _Builder(vocabulary_of(seen, Vocabulary(ruleset))).part(seen)
    assert part is not None
    return Layout(part, actions)


def _sights(ruleset: Ruleset) -> Iterator[dict[str, Any]]:
    """Views of random games, with every kind of decision that came up."""
    met: set[str] = set()
    made = 0
    for seed in range(GAMES.stop):
        if seed >= GAMES.start and made > CHOICES:
            break
        game, rng = Game(new_table(ruleset, seed)), Random(seed)
        often = LOOKS / max(CHOICES, GAMES.start * made / max(seed, 1))
        while not game.over:
            decision = game.decisions[0]
            if decision.kind not in met:
                met.add(decision.kind)
                yield from _all(game)
            elif rng.random() < often:
                yield sight(game, rng.choice(game.table.players))
            game.choose(decision, rng.randrange(len(decision.options)))
            made += 1
        yield from _all(game)


def _all(game: Game) -> Iterator[dict[str, Any]]:
    return (sight(game, player) for player in game.table.players)


@attrs.frozen
class _Builder:
    """Builds the parts of a layout from what was seen in each place."""

    vocabulary: Vocabulary

    def part(self, seen: Seen, *, missing: bool = False) -> Part | None:
        """The part for one place; None if there is nothing to write."""
        found = [one for one in self._parts(seen) if one.size]
        if not found:
            return None
        one = found[0] if len(found) == 1 else Either(found)
        absent = missing or seen.nothing
        return Maybe(one) if absent and not isinstance(one, Word) else one

    def _parts(self, seen: Seen) -> Iterator[Part]:
        if seen.numbers:
            yield Number()
        if seen.words and not seen.prose:
            yield Word(self.vocabulary.of(seen.words))
        if seen.grid is not None:
            yield self._grid(seen.grid)
        if seen.lists is not None:
            yield from self._list(seen.lists)
        if seen.dicts:
            yield self._by_id(seen) if self._ids(seen) else self._fields(seen)

    def _grid(self, grid: Drawn) -> Part:
        """A part for a drawing; each letter may also come in the other case."""
        letters = {one.swapcase() for one in grid.symbols if len(one) == 1}
        titles = [word for word in grid.titles if word in self.vocabulary]
        return Grid(
            grid.lines, grid.columns, sorted(grid.symbols | letters), self.vocabulary.of(titles)
        )

    def _list(self, lists: Listed) -> Iterator[Part]:
        part = self.part(lists.item, missing=len(lists.lengths) > 1)
        longest = max(lists.lengths)
        if part is None:
            return
        fixed = len(lists.lengths) == 1
        if isinstance(part, Word) and lists.item.only_words:
            words = tuple(part.places)
            fixed = fixed or (lists.lengths == {0, longest} and lists.repeats)  # a board
            if not fixed or longest * len(words) > BY_PLACE:
                yield Counts(words) if lists.sorted or lists.repeats else Order(words)
                return
        yield Places(part, longest if fixed else longest * 3 // 2)

    def _fields(self, seen: Seen) -> Part:
        parts = {}
        for key, one in self._told(seen).items():
            part = self.part(one, missing=one.times < seen.dicts)
            if part is not None:
                parts[key] = part
        return Fields(parts, frozenset(seen.keys) - frozenset(parts))

    def _told(self, seen: Seen) -> Mapping[str, Seen]:
        """The fields to write: of something drawn, only the drawing, which says all the rest."""
        drawn = seen.keys.get(DRAWN)
        return {DRAWN: drawn} if drawn is not None and drawn.grid is not None else seen.keys

    def _ids(self, seen: Seen) -> bool:
        """Whether the keys are ids: known words, and not always all of them."""
        varied = any(one.times < seen.dicts for one in seen.keys.values())
        return varied and all(key in self.vocabulary for key in seen.keys)

    def _by_id(self, seen: Seen) -> Part:
        under = together(seen.keys.values(), printed=False)
        return ById(self.vocabulary.of(seen.keys), self.part(under))
