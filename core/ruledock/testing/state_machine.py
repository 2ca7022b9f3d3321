"""A state machine for any game: hypothesis plays, and shrinks failures."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ruledock.errors import Refusal
from ruledock.game import start
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.linking.config import Config
from ruledock.testing.failures import require, require_equal, state
from ruledock.testing.keeping import check_undo, packs_of
from ruledock.testing.strategies import acts, seeds


def _goes_on(machine: AnyGame) -> bool:
    return machine.game is not None and not machine.game.over


class AnyGame(RuleBasedStateMachine):
    """Plays games of one configuration.

    A subclass sets it and adds its own invariants::

        class Evening(AnyGame):
            config = make_config({"game": "auction", "players": 3})

        TestEvening = Evening.TestCase
    """

    config: ClassVar[Config]
    game: Game | None = None

    @initialize(seed=seeds)
    def begin(self, seed: int) -> None:
        """Start a new game."""
        self.game = new_game(self.config, seed)

    @property
    def now(self) -> Game:
        """The game being played."""
        assert self.game is not None
        return self.game

    @precondition(_goes_on)
    @rule(data=st.data())
    def somebody_acts(self, data: st.DataObject) -> None:
        """Somebody answers or interrupts."""
        data.draw(acts(self.now)).on(self.now)

    @precondition(_goes_on)
    @rule(data=st.data())
    def somebody_takes_back(self, data: st.DataObject) -> None:
        """Somebody takes back the latest choice, if that is allowed."""
        check_undo(self.now)
        before = state(self.now)
        try:
            self.now.undo(data.draw(st.sampled_from(self.now.table.players)))
        except Refusal:
            require_equal("undo", "a refused undo changed the game", before, state(self.now))

    @rule()
    def all_leave_and_come_back(self) -> None:
        """Save and load the game."""
        before = state(self.now)
        self.game = start.load(self.now.save(), packs_from=packs_of(self.now))
        require_equal("save", "loaded and saved differ", before, state(self.now))

    @precondition(_goes_on)
    @rule(data=st.data(), seed=seeds)
    def somebody_wonders(self, data: st.DataObject, seed: int) -> None:
        """Somebody guesses; they see nothing new, and nothing changes."""
        player, before = data.draw(st.sampled_from(self.now.table.players)), state(self.now)
        guess = self.now.guess(player, Random(seed))
        views = [self.now.view(player), guess.view(player)]
        require_equal("guess.agrees", f"p{player} would see something else", *views)
        require_equal("guess", "guessing changed the game", before, state(self.now))

    @invariant()
    def whoever_is_asked_has_an_answer(self) -> None:
        """Each open decision has at least one option."""
        for decision in self.game.decisions if self.game else ():
            require(len(decision.options) > 0, "has-option", f"{decision!r} has no option")

    @invariant()
    def nothing_is_lost(self) -> None:
        """The game's own check of its table holds."""
        if self.game is not None:
            self.game.ruleset.game.check(self.game.table)
