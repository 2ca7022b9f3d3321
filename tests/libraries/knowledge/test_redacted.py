"""Records for one reader."""

from __future__ import annotations

from ruledock.engine.decisions import Decision
from ruledock.engine.step_kinds import Asking
from ruledock.plugin import step
from tests.game.test_record import STEPS, Ask, answer, play
from tests.toys import say, toy


@step
class Whisper:
    """Asks one player for something that nobody else may know."""

    player: int


def test_a_redacted_record_keeps_private_choices_from_everybody_else():
    def offer(table, step):
        return Decision(step.player, "whisper", say("yes", "no"), private=True)

    steps = (*STEPS, Asking(Whisper, offer, answer, name="whisper"))
    game = toy(lambda table: table.push(Ask(1), Whisper(0), Whisper(1), Ask(0)), steps=steps)
    play(game, "yes", "no", "yes", "no")
    seen = {player: game.record_for(player).choices for player in (0, 1, None)}
    assert seen[0] == ("1 say yes", "0 say no", "1 ?", "0 say no")
    assert seen[1] == ("1 say yes", "0 ?", "1 say yes", "0 say no")
    assert seen[None] == ("1 say yes", "0 ?", "1 ?", "0 say no")
