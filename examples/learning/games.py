"""Many games side by side: a learner, and in some games another player opposite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import numpy as np
from looking import Looking

from ruledock.game.seat import Seat
from ruledock_bots.known import named_maker
from ruledock_rl import BatchEnv, difference, won
from ruledock_rl.space import space_of

SCALE = 20.0
"""This many points are worth as much as a game won."""

Actor = Callable[[Any, Any], Any]
"""(rows, masks) -> an action for each row."""


def standing(game: Any) -> tuple[int, list[int]]:
    """The rounds that are over, and the points so far: of those rounds, or if there are none, what
    the table as it lies would score.
    """
    table = game.table
    if hasattr(table, "rounds"):
        return len(table.rounds), [table.total(player) for player in table.players]
    return 0, [sum(line.points for line in game.score(player)) for player in table.players]


def gain(before: list[int], after: list[int]) -> list[float]:
    """The points that each player gained on the best other one."""
    made = [new - old for new, old in zip(after, before, strict=True)]
    best = [max([*made[:at], *made[at + 1 :]], default=0) for at in range(len(made))]
    return [(mine - other) / SCALE for mine, other in zip(made, best, strict=True)]


@attrs.define
class Steps:
    """What happened in all games, step by step; the first axis is time, the second the game."""

    seen: Any
    mask: Any
    action: Any
    odds: Any
    worth: Any
    player: Any
    learns: Any
    """Whether the learner chose here, and had a choice."""
    reward: Any
    """By player."""
    ended: Any
    """Whether a round or the game ended after this step."""

    @classmethod
    def empty(cls, time: int, games: int, players: int, inputs: int, actions: int) -> Steps:
        at = (time, games)
        return cls(
            np.zeros((*at, inputs), np.float32), np.zeros((*at, actions), np.bool_),
            np.zeros(at, np.int32), np.zeros(at, np.float32), np.zeros(at, np.float32),
            np.zeros(at, np.int32), np.zeros(at, np.bool_),
            np.zeros((*at, players), np.float32), np.zeros(at, np.bool_),
        )  # fmt: skip


class Rival:
    """A bot by name, which speaks in actions."""

    def __init__(self, space: Any, name: str, seed: int) -> None:
        self.actions, self.bot = space.actions, named_maker(space.ruleset, name)(seed)
        self.spelt: list[int] = []

    def __call__(self, playing: Any) -> int:
        if not playing.said:
            decision = playing.game.decisions[0]
            chosen = self.bot(Seat(playing.game, decision.player, decision))
            option = decision.options[chosen] if isinstance(chosen, int) else chosen
            self.spelt = self.actions.spell(option, decision.player)
        return self.spelt[len(playing.said)]


class Games:
    """The games of a learner; *rivals* names who sits opposite: ``self``, ``past`` or a bot."""

    def __init__(self, game: str, rivals: list[str], seed: int, **settings: Any) -> None:
        self.env = BatchEnv(game, len(rivals), **settings)
        self.space = space_of(self.env._space.config)
        self.looking = Looking(self.space)
        self.rivals = [
            one if one in ("self", "past") else Rival(self.space, one, seed * 1000 + at)
            for at, one in enumerate(rivals)
        ]
        self.turns = self.env.reset(seed)
        self.players = self.space.config.players
        self.in_rounds = hasattr(self.env.playing[0].game.table, "rounds")
        self.stood = [standing(one.game) for one in self.env.playing]
        self.told = np.zeros((len(rivals), self.players), np.float32)
        """By place: the points told as rewards of single steps, in games without rounds."""
        self.games = np.arange(len(rivals))
        """By place: the number of the game there, by which seats take turns."""
        self.inputs = self.row().shape[1]
        self.won: list[tuple[str, float, int]] = []
        """By finished game: who sat opposite, what part of the win is the learner's, its points."""

    def row(self) -> Any:
        """What the players on turn see, in one row each."""
        turns = self.turns
        return np.array([
            self.looking.row(seen, {name: one[at] for name, one in turns.planes.items()}, mask)
            for at, (seen, mask) in enumerate(
                zip(turns.observation, turns.action_mask, strict=True)
            )
        ])  # fmt: skip

    def learner(self, place: int) -> int:
        return int(self.games[place]) % self.players

    def others(self) -> Any:
        """By place, whether somebody else than the learner is on turn."""
        return np.array([
            rival != "self" and self.turns.players[at] != self.learner(at)
            for at, rival in enumerate(self.rivals)
        ])  # fmt: skip

    def fill(self, actions: Any, past: Actor | None) -> None:
        """Put the actions of those who sit opposite."""
        others = self.others()
        if past is not None and any(one == "past" for one in self.rivals):
            earlier = past(self.row(), self.turns.action_mask.astype(bool))
        for at in np.flatnonzero(others):
            rival = self.rivals[at]
            actions[at] = earlier[at] if rival == "past" else rival(self.env.playing[at])

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Take the actions; what each player gained, and where a round or a game ended."""
        before = list(self.env.playing)
        self.turns = self.env.step(actions)
        gained = np.zeros((len(before), self.players), np.float32)
        ended = self.turns.over.copy()
        for at, playing in enumerate(before):
            old, now = self.stood[at], standing(playing.game)
            if now != old:
                ended[at] |= self.in_rounds
                gained[at] += gain(old[1], now[1])
            self.told[at] += gained[at]
            if self.turns.over[at]:
                self._finish(at, playing.game.result, gained)
                self.told[at], now = 0, standing(self.env.playing[at].game)
            self.stood[at] = now
        return gained, ended

    def _finish(self, at: int, result: Any, gained: Any) -> None:
        """Add what the end brings: the win, and all that the steps have not told."""
        if not self.in_rounds:
            gained[at] += np.array(difference(result)) / SCALE - self.told[at]
        gained[at] += won(result)
        rival = self.rivals[at]
        name = rival if isinstance(rival, str) else type(rival.bot).__name__
        mine = (self.learner(at) in result.winners) / max(1, len(result.winners))
        self.won.append((name, mine, result.totals[self.learner(at)]))
        self.games[at] += 1
