"""The planner: plays its options out in guessed games, and explores those that do well.

It is an information-set tree search: one tree for all worlds the player may be in, each try in
one of them. A game helps it by overriding the methods under *what a game may know better*.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from random import Random
from time import perf_counter
from typing import Any

from ruledock.engine.decisions import Decision
from ruledock.engine.options import Option
from ruledock.engine.secret_choices import SecretChoice
from ruledock.errors import ConfigError
from ruledock.game.game import Game
from ruledock.game.seat import Seat
from ruledock_bots.tree import Node


class Planner:
    """Tries options in guessed games while there is time, then takes the one it tried most.

    With *iterations* it plays the same every time; with *seconds* it depends on the machine.
    :meth:`stop` ends its thinking at once and may be called from any thread.
    """

    usual = 100
    """Tries for a decision if neither iterations nor seconds are set."""
    curious = 0.3
    """How much it prefers options it has rarely tried."""
    wide = 2.0
    """Options it considers after *n* tries: this times the square root of *n* + 1."""
    sure = 0.0
    """Standard errors by which an option must beat the first one of :meth:`ranked`."""
    most = 60
    """How many options it considers in all, if the game does not rank them."""
    far = 80
    """How many choices it plays on after a try has left the tree."""
    together = 6
    """Tries in one guessed game with the same luck, so that only the choice differs."""
    scale = 12.0
    """The lead in points that makes a player a likely winner."""

    def __init__(
        self, seed: int = 0, *, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        if iterations is not None and iterations < 1:
            raise ConfigError(f"planner: iterations: found {iterations}, expected 1 or more")
        if seconds is not None and not 0 < seconds < inf:
            raise ConfigError(f"planner: seconds: found {seconds}, expected a time above 0")
        self.rng = Random(seed)
        self.seconds = seconds
        self.iterations = iterations or (self.usual if seconds is None else None)
        self.tries = 0
        """How many tries the last decision took."""
        self._stopped = False

    def __call__(self, seat: Seat) -> Option | int:
        self._stopped, self.tries = False, 0
        if len(seat.decision.options) == 1:
            return 0
        until = inf if self.seconds is None else perf_counter() + self.seconds
        enough = self.iterations or inf
        root, world = Node(), seat.guess(self.rng)
        ranked = self.ranked(world, seat.decision)
        if len(ranked) == 1:
            return ranked[0]
        while self.tries < enough and not self._stopped and perf_counter() < until:
            if self.tries and not self.tries % self.together:
                world = seat.guess(self.rng)
            self._try(root, world.copy(), seat.player, ranked)
            self.tries += 1
        return self._best(root, ranked, self.surety(seat.decision))

    def stop(self) -> None:
        """Answer now, with what is known so far."""
        self._stopped = True

    def _best(self, root: Node, ranked: Sequence[Option], sure: float) -> Option:
        """The option tried most, if it clearly beats the first of *ranked*; else that first one."""
        first = root.children.get(ranked[0])
        best = max(root.children.values(), key=lambda one: (one.visits, one.worth), default=None)
        if first is None or best is None or best.option is None:
            return ranked[0]
        if sure and not best.beats(first, sure):
            return ranked[0]
        return best.option

    # -- one try -------------------------------------------------------------------------

    def _try(self, root: Node, game: Game, me: int, ranked: Sequence[Option]) -> None:
        """Follow the tree to a new node, play on from there, and record how it ended."""
        path, chapter = [root], self.chapter(game)
        decision = game.decision_of(me)
        assert decision is not None, "a guess asks the same of the player"
        known = True
        while known and self._goes_on(game, chapter):
            options = decision.options
            if len(options) == 1:
                chosen: Option = options[0]
            elif decision.player != me and isinstance(game.table.agenda[-1], SecretChoice):
                chosen = self.reply(game, decision)  # nobody knows the others' secret choices
            else:
                node = self._next(path[-1], game, decision, ranked if len(path) == 1 else ())
                path.append(node)
                chosen, known = node.chosen, node.visits > 0
            game._apply(decision.player, chosen)
            if not game.over:
                decision = game.decisions[0]
        self._play_on(game, chapter)
        worth = self.worth(game)
        for node in path:
            node.learn(worth[node.player])

    def _next(self, node: Node, game: Game, decision: Decision, ranked: Sequence[Option]) -> Node:
        """A new option if there were enough tries for one more; else the most promising."""
        known = node.open_children(decision.options)
        limit = self.wide * (node.visits + 1) ** 0.5
        if len(known) < min(limit, len(ranked or decision.options)):
            new = ranked[len(known)] if ranked else self.reply(game, decision)
            if new not in node.children:
                return node.add(new, decision.player)
        curious = self.curious
        return max(known, key=lambda child: child.promise(curious))

    def _play_on(self, game: Game, chapter: Any) -> None:
        """Play on with quick replies, at most to the end of the chapter."""
        for _ in range(self.far):
            if not self._goes_on(game, chapter):
                break
            decision = game.decisions[0]
            options = decision.options
            chosen = options[0] if len(options) == 1 else self.reply(game, decision)
            game._apply(decision.player, chosen)

    def _goes_on(self, game: Game, chapter: Any) -> bool:
        return not game.over and self.chapter(game) == chapter

    # -- what a game may know better -----------------------------------------------------

    def ranked(self, game: Game, decision: Decision) -> Sequence[Option]:
        """The options to consider, most promising first; *game* is a guess."""
        count = len(decision.options)
        some = self.rng.sample(range(count), min(count, self.most))
        return [decision.options[place] for place in some]

    def surety(self, decision: Decision) -> float:
        """Standard errors by which an option must beat the first one of :meth:`ranked`."""
        return self.sure

    def reply(self, game: Game, decision: Decision) -> Option:
        """A quick choice for any player while a try is played on; *game* is a guess."""
        options = decision.options
        return options[int(self.rng.random() * len(options))]

    def chapter(self, game: Game) -> Any:
        """The part of the game we are in; a try ends with the part in which it began."""
        return None

    def worth(self, game: Game) -> Sequence[float]:
        """How well each player stands at the end of a try, from 0 to 1."""
        result = game.result
        rivals = [sum(line.points for line in lines) for lines in result.rivals.values()]
        worth = []
        for player, mine in enumerate(result.totals):
            others = [*result.totals[:player], *result.totals[player + 1 :], *rivals]
            if result.fewest_win:
                lead = min(others, default=0) - mine
            else:
                lead = mine - max(others, default=0)
            stands = likely(lead, self.scale)
            if game.over:
                stands = (stands + (player in result.winners) / max(1, len(result.winners))) / 2
            worth.append(stands)
        return worth


def likely(lead: float, scale: float) -> float:
    """How likely a player with this lead is to win."""
    return 1 / (1 + exp(-max(-20.0, min(20.0, lead / scale))))


class Supposed(Seat):
    """A seat in a guessed game, for bots that play tries on; it does not guess again."""

    __slots__ = ("_supposed",)

    def __init__(self, game: Game, decision: Decision) -> None:
        super().__init__(game, decision.player, decision)
        self._supposed = game

    def guess(self, rng: Random) -> Game:
        """The guessed game itself; a caller that changes it must restore it."""
        return self._supposed
