"""Play at random, so that what is rare in play happens often in tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from ruledock.engine.actors import interrupting, interrupts, player_of
from ruledock.engine.options import Option
from ruledock.errors import NotOffered
from ruledock.game.record import read, write
from ruledock.messages import Message
from ruledock.values import frozen

if TYPE_CHECKING:
    from ruledock.game.game import Game

GLANCES = 6
"""Options to consider for a choice, besides the first and the last."""
LONGEST = 3000
"""Stop a game after this many choices."""


@frozen
class Act:
    """Something a player does: an answer, or an interrupt."""

    player: int
    option: Option
    asked: bool = True

    def on(self, game: Game) -> None:
        """Do it in *game*; Refusal if it is not open there."""
        if not self.asked:
            game.interrupt(self.player, self.option)
            return
        decision = game.decision_of(self.player)
        if decision is None:
            name = game.ruleset.name_of(self.player)
            raise NotOffered(Message("core.refused.not_asked", {"player": name}))
        game.choose(decision, self.option)

    @property
    def who(self) -> int:
        """Who acts, as histories store it."""
        return self.player if self.asked else interrupting(self.player)

    @property
    def line(self) -> str:
        """The act as a record writes it."""
        return write(self.who, self.option)

    @classmethod
    def of(cls, line: str, game: Game) -> Act:
        """The act of a recorded line in *game*; Refusal if it is not open."""
        who, notation = read(line)
        player = player_of(who)
        return cls(player, game.parse(player, notation), not interrupts(who))


class Wanderer:
    """Plays for everybody, and prefers what is rare: interrupts, withdrawals, odd options."""

    def __init__(self, rng: Random, *, meddling: float = 0.25) -> None:
        self.rng = rng
        self.meddling = meddling
        """The probability of an interrupt, if one is possible."""

    def act(self, game: Game) -> Act:
        """The next act in *game*, which is not over."""
        rng = self.rng
        if rng.random() < self.meddling:
            meddler = rng.choice(game.table.players)
            open_now = game.interrupts(meddler)
            if open_now:
                return Act(meddler, rare(open_now, rng), asked=False)
        decision = rng.choice(list(game.decisions))
        return Act(decision.player, rare(decision.options, rng))

    def walk(self, game: Game, steps: int = LONGEST) -> Iterator[Act]:
        """Play *game* on; yield each act before doing it."""
        for _ in range(steps):
            if game.over:
                return
            act = self.act(game)
            yield act
            act.on(game)

    def play(self, game: Game, steps: int = LONGEST) -> Game:
        """Play *game* on for up to *steps* acts."""
        for _ in self.walk(game, steps):
            pass
        return game


def rare(options: Sequence[Option], rng: Random) -> Option:
    """A random option: all option classes are equally likely, and the ends likelier than others."""
    by_class: dict[type, list[Option]] = {}
    for one in some(options, rng, GLANCES):
        by_class.setdefault(type(one), []).append(one)
    return rng.choice(by_class[rng.choice(list(by_class))])


def some(options: Sequence[Option], rng: Random, count: int) -> list[Option]:
    """The first, the last and *count* others of a sequence, or all if there are no more."""
    size = len(options)
    if size <= count + 2:
        return list(options)
    places = {0, size - 1, *(rng.randrange(size) for _ in range(count))}
    return [options[place] for place in sorted(places)]
