"""The whole tree of a small game, with every outcome of chance: what exact methods need.

Chance is asked number by number. A choice is carried out with the outcomes known so far; if it asks
for one more, that is a chance node with as many outcomes as the number may have, equally likely.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import attrs

from ruledock.engine.chance import Chance
from ruledock.engine.options import Option
from ruledock.errors import RuledockError
from ruledock.game.game import Game
from ruledock.linking.config import Config
from ruledock.linking.table import Table, set_up
from ruledock_rl.rewards import Reward, check_reward
from ruledock_rl.sight import sight
from ruledock_rl.space import Playing, Space, config_of, space_of

MOST = 200_000
"""The most nodes of a tree that is built whole."""
GLANCES = (6, 12)
"""How many levels are counted first: a game too large mostly shows it there."""
TOO_MANY = f"this game has more than {MOST:,} nodes: too many for exact methods"


class AsksChance(Exception):
    """A rule asks chance for a number that is not known yet."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class KnownChance(Chance):
    """Chance whose outcomes are given; it raises :class:`AsksChance` where they end."""

    __slots__ = ("left",)

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__("0" * 32)
        self.left = list(outcomes)

    def copy(self) -> KnownChance:
        """An independent copy."""
        new = KnownChance(self.left)
        new.counters = self.counters.copy()
        new.disclosed = self.disclosed
        return new

    def below(self, stream: str, n: int) -> int:
        """The next known outcome; a number that can only be 0 is none."""
        self.counters[stream] = self.counters.get(stream, 0) + 1
        if n == 1:
            return 0
        if not self.left:
            raise AsksChance(n)
        return self.left.pop(0)

    def draw_many(self, stream: str, pool: list[Any], count: int) -> list[Any]:
        """Take *count* things out of *pool*, one after the other."""
        return [self.draw(stream, pool) for _ in range(min(count, len(pool)))]


@attrs.frozen(eq=False)
class ExactState:
    """A game at one point of its tree: somebody acts, chance does, or it is over."""

    space: Space
    before: Table | None
    """The table before the choice that waits for chance; None before the deal."""
    made: Option | None
    """That choice."""
    outcomes: tuple[int, ...] = ()
    """What chance has answered so far."""
    said: tuple[int, ...] = ()
    """The actions of the player on turn so far."""
    past: tuple[tuple[str, ...], ...] = ()
    """By player: all that they saw and did so far."""
    path: tuple[int, ...] = ()
    """The actions and outcomes that lead here."""

    @classmethod
    def start(cls, space: Space) -> ExactState:
        """The game before the deal."""
        return cls(space, None, None, past=((),) * space.config.players)

    @cached_property
    def _now(self) -> Playing | int:
        """The game, or how many outcomes chance has here."""
        try:
            table = self._table()
        except AsksChance as asked:
            return asked.outcomes
        playing = Playing(self.space, table)
        playing.say_again(self.said)
        return playing

    def _table(self) -> Game:
        if self.before is None:
            return Game(set_up(self.space.ruleset, KnownChance(self.outcomes)))
        table = self.before.copy()
        table.chance = KnownChance(self.outcomes)
        game = Game(table)
        if self.made is not None:
            game.choose(game.decisions[0], self.made)
            game.decisions  # noqa: B018  steps that follow may ask chance too
        return game

    @property
    def chance(self) -> int:
        """How many outcomes chance has here, all equally likely; 0 if it is not asked."""
        now = self._now
        return now if isinstance(now, int) else 0

    @property
    def playing(self) -> Playing:
        """The game, where chance is not asked."""
        now = self._now
        if isinstance(now, int):
            raise RuledockError("chance is asked here, and nobody can act")
        return now

    def after_chance(self, outcome: int) -> ExactState:
        """The state after this outcome of chance."""
        if not 0 <= outcome < self.chance:
            raise RuledockError(f"outcome: found {outcome}, expected 0 to {self.chance - 1}")
        path = (*self.path, outcome)
        return attrs.evolve(self, outcomes=(*self.outcomes, outcome), path=path)._seen()

    def after(self, action: int) -> ExactState:
        """The state after an action of the player on turn."""
        now = self.playing
        player = now.player
        past = list(self.past)
        past[player] = (*past[player], f"!{action}")
        copy = now.copy()
        made = copy.say(action)
        after = ExactState(
            self.space, now.game.table, made, past=tuple(past), path=(*self.path, action)
        )
        return attrs.evolve(after, said=copy.said) if made is None else after._seen()

    def _seen(self) -> ExactState:
        """The same, with what each player has seen since, if that has changed."""
        if self.chance:
            return self
        game, past = self.playing.game, []
        for player, known in enumerate(self.past):
            seen = json.dumps(sight(game, player), sort_keys=True)
            last = next((one for one in reversed(known) if not one.startswith("!")), None)
            past.append(known if seen == last else (*known, seen))
        return attrs.evolve(self, past=tuple(past))

    def __deepcopy__(self, memo: Any) -> ExactState:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _walk, (self.space, self.path)

    def information(self, player: int) -> tuple[str, ...]:
        """All that a player saw and did so far; equal where they cannot tell states apart."""
        return self.past[player]


def _walk(space: Space, path: Sequence[int]) -> ExactState:
    state = ExactState.start(space)
    for step in path:
        state = state.after_chance(step) if state.chance else state.after(step)
    return state


@attrs.frozen(eq=False)
class ExactTree:
    """A tree as flat lists, parents before children."""

    config: Config
    player: list[int]
    """By node: who acts; -1 for chance, -2 at the end."""
    infoset: list[int]
    """By node: which information set it is in; -1 if nobody acts."""
    children: list[tuple[int, ...]]
    worth: list[tuple[float, ...]]
    """By node: what the end is worth to each player; empty elsewhere."""
    infosets: list[tuple[int, tuple[int, ...]]]
    """By information set: who acts, and the legal actions."""
    reach: list[float]
    """By end: how likely chance makes it, if all players go there."""

    @property
    def ends(self) -> int:
        """How many ends the tree has."""
        return len(self.reach)


def exact_tree(config: Config | str, *, reward: Reward | str = "won", **settings: Any) -> ExactTree:
    """Walk the whole tree of a small game; refuse one with more than :data:`MOST` nodes."""
    space = space_of(config_of(config, settings))
    tree = ExactTree(space.config, [], [], [], [], [], [])
    known: dict[Any, int] = {}
    worth = check_reward(reward)
    above: list[int] = []  # the nodes on the way, by level
    for state, level, reach in _states(space):
        number = len(tree.player)
        if level:
            parent = above[level - 1]
            tree.children[parent] = (*tree.children[parent], number)
        above[level:] = [number]
        who, infoset, end = _node(state, known, tree.infosets, worth)
        tree.player.append(who)
        tree.infoset.append(infoset)
        tree.children.append(())
        tree.worth.append(end)
        if end:
            tree.reach.append(reach)
    return tree


@attrs.frozen
class TreeSize:
    """The bounds of a tree."""

    outcomes: int
    """The most outcomes that chance has at one node."""
    longest: int
    """The most actions of players from the deal to the end."""
    worst: float
    best: float


def measure(space: Space, reward: Reward) -> TreeSize:
    """Walk the whole tree for its bounds; refuse one with more than :data:`MOST` nodes."""
    outcomes, longest, worths = 1, 0, [0.0]
    acts = [0]  # the actions on the way, by level
    for state, level, _ in _states(space):
        outcomes = max(outcomes, state.chance)
        if not state.chance and state.playing.over:
            longest = max(longest, acts[level])
            worths += map(float, reward(state.playing.game.result))
        acts[level + 1 :] = [acts[level] + (0 if state.chance else 1)]
    return TreeSize(outcomes, longest, min(worths), max(worths))


def _node(
    state: ExactState,
    known: dict[Any, int],
    infosets: list[tuple[int, tuple[int, ...]]],
    reward: Reward,
) -> tuple[int, int, tuple[float, ...]]:
    if state.chance:
        return -1, -1, ()
    playing = state.playing
    if playing.over:
        return -2, -1, tuple(map(float, reward(playing.game.result)))
    player = playing.player
    key = (player, state.information(player))
    if key not in known:
        known[key] = len(infosets)
        infosets.append((player, tuple(playing.legal)))
    return player, known[key], ()


def _states(space: Space) -> Iterator[tuple[ExactState, int, float]]:
    """All states with their level and how likely chance makes them, parents before children."""
    for levels in GLANCES:
        for _ in _down(space, levels):
            pass
    yield from _down(space)


def _down(space: Space, levels: int | None = None) -> Iterator[tuple[ExactState, int, float]]:
    """The states of the first *levels*; only those on one path are kept."""
    waiting = [iter([(ExactState.start(space), 1.0)])]
    nodes = 1  # with children that are not made yet
    while waiting:
        state, reach = next(waiting[-1], (None, 0.0))
        if state is None:
            waiting.pop()
            continue
        steps = _steps(state)
        nodes += len(steps)
        if nodes > MOST:
            raise RuledockError(TOO_MANY)
        level = len(waiting) - 1
        yield state, level, reach
        if level + 1 != levels:
            waiting.append(_after(state, steps, reach))


def _steps(state: ExactState) -> Sequence[int]:
    """The outcomes of chance here, or the actions of the player on turn."""
    if state.chance:
        return range(state.chance)
    return [] if state.playing.over else state.playing.legal


def _after(
    state: ExactState, steps: Sequence[int], reach: float
) -> Iterator[tuple[ExactState, float]]:
    for step in steps:
        if state.chance:
            yield state.after_chance(step), reach * (1 / state.chance)
        else:
            yield state.after(step), reach
