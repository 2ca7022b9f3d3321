"""Wandering through games so that what is rare in play happens often in tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

import attrs

from ruledock.engine.actors import interrupts, player_of
from ruledock.engine.options import Option
from ruledock.errors import NotOffered
from ruledock.game.record import read, write
from ruledock.messages import Message

if TYPE_CHECKING:
    from ruledock.game.game import Game

GLANCES = 6
"""Options looked at, besides the first and the last, before one is chosen."""
LONGEST = 3000
"""Choices after which a wandering game is left as it is."""


@attrs.frozen
class Act:
    """Something a player does: an answer, or an interrupt."""

    player: int
    option: Option
    asked: bool = True

    def on(self, game: Game) -> None:
        """Do it in *game*; refused when it is not open there."""
        if not self.asked:
            game.interrupt(self.player, self.option)
            return
        decision = game.decision_of(self.player)
        if decision is None:
            name = game.ruleset.name_of(self.player)
            raise NotOffered(Message("core.refused.not_asked", {"player": name}))
        game.choose(decision, self.option)

    @property
    def line(self) -> str:
        """The act as a record writes it."""
        return write(self.player if self.asked else ~self.player, self.option)

    @classmethod
    def of(cls, line: str, game: Game) -> Act:
        """The act a recorded line stands for in *game*; refused when it is not open."""
        who, notation = read(line)
        player = player_of(who)
        return cls(player, game.parse(player, notation), not interrupts(who))


class Wanderer:
    """Plays for everybody, and likes what is rare: interrupts, withdrawals, the odd option."""

    def __init__(self, rng: Random, *, meddling: float = 0.25) -> None:
        self.rng = rng
        self.meddling = meddling
        """How often somebody does something without being asked, when that is possible."""

    def act(self, game: Game) -> Act:
        """What happens next in *game*, which is not over."""
        rng = self.rng
        if rng.random() < self.meddling:
            meddler = rng.choice(game.table.players)
            open_now = game.interrupts(meddler)
            if open_now:
                return Act(meddler, rare(open_now, rng), asked=False)
        decision = rng.choice(list(game.decisions))
        return Act(decision.player, rare(decision.options, rng))

    def walk(self, game: Game, steps: int = LONGEST) -> Iterator[Act]:
        """Play *game* on, act by act: each is yielded before it is done."""
        for _ in range(steps):
            if game.over:
                return
            act = self.act(game)
            yield act
            act.on(game)

    def play(self, game: Game, steps: int = LONGEST) -> Game:
        """Play *game* on for so many acts, or to its end."""
        for _ in self.walk(game, steps):
            pass
        return game


def rare(options: Sequence[Option], rng: Random) -> Option:
    """One of *options*: each class of option as likely as any other, then the ends more often."""
    by_class: dict[type, list[Option]] = {}
    for one in some(options, rng, GLANCES):
        by_class.setdefault(type(one), []).append(one)
    return rng.choice(by_class[rng.choice(list(by_class))])


def some(options: Sequence[Option], rng: Random, count: int) -> list[Option]:
    """The first, the last and *count* others of a sequence; all of them when there are no more."""
    size = len(options)
    if size <= count + 2:
        return list(options)
    places = {0, size - 1, *(rng.randrange(size) for _ in range(count))}
    return [options[place] for place in sorted(places)]
