"""What the engine refuses in any game."""

from __future__ import annotations

import ruledock
from ruledock.engine.options import Option, axis, names, numbers, option, subset_of
from ruledock.linking import plugins
from ruledock.plugin import Decision, Subsets
from ruledock_cli.play.turn_screen import TurnScreen
from ruledock_drawing.palette import Palette
from tests.refusals.reasons import at, begun, do, refused_with
from tests.testing import suits


def sea() -> ruledock.Game:
    return begun("sea_salt_paper", starts="Ada")


LETTER = names("letter", ["a", "b", "c"])
COINS = numbers("coins", 0, 9)


@option("take {letters}")
class Take(Option):
    """Take some letters."""

    letters: tuple[str, ...] = axis(subset_of(LETTER))


@option("bid {coins}")
class Bid(Option):
    """Bid some coins."""

    coins: int = axis(COINS)


@option("pair {letter} {coins}")
class Pair(Option):
    """A letter and some coins."""

    letter: str = axis(LETTER)
    coins: int = axis(COINS)


def asked(line: str, *offered: Option | Subsets) -> None:
    """Somebody is asked in a toy, and answers this."""
    lazy = offered[0] if isinstance(offered[0], Subsets) else offered

    def offer(table: suits.Suits, step: suits.Giving, player: int) -> Decision:
        return Decision(player, "toy.ask", lazy)

    steps = {"giving": {"offer": offer}}
    toy = suits.plugin(
        "suits_asked", steps=steps, options=(suits.Give, suits.Play, Take, Bid, Pair)
    )
    plugins.register("suits_asked", toy)
    try:
        ruledock.new("suits_asked", players=2, seed=1).parse(0, line)
    finally:
        plugins.unregister("suits_asked")


@refused_with("core.refused.exactly")
def one_card_too_few() -> None:
    game = begun("hearts", players=4)
    first = str(game.decisions[0].options[0])
    game.parse(0, first.rpartition("+")[0])


@refused_with("core.refused.not_among")
def a_card_of_somebody_else() -> None:
    game = begun("hearts", players=4)
    one, other = (str(game.decision_of(who).options[0]) for who in (0, 1))
    game.parse(0, f"{one.rpartition('+')[0]}+{other.rpartition('+')[2]}")


@refused_with("core.refused.at_least")
def too_few_letters() -> None:
    asked("take a", Subsets(Take, ["a", "b", "c"], 2, 3))


@refused_with("core.refused.at_most")
def too_many_letters() -> None:
    asked("take a+b+c", Subsets(Take, ["a", "b", "c"], 0, 2))


@refused_with("core.refused.range")
def too_many_coins() -> None:
    asked("bid 4", Bid(0), Bid(3))


@refused_with("core.refused.only")
def other_coins() -> None:
    asked("bid 4", Bid(3))


@refused_with("core.refused.because")
@refused_with("core.refused.other_question")
def an_answer_to_another_question() -> None:
    sea().parse(0, "pass")


@refused_with("core.refused.not_offered")
def each_of_two_things_but_not_both() -> None:
    asked("pair a 2", Pair("a", 1), Pair("b", 2))


@refused_with("core.refused.nothing_for_it")
def a_bare_verb() -> None:
    game = at("sea_salt_paper.play", sea())
    assert not any(str(one).startswith("lay") for one in game.decisions[0].options)
    decision = game.decisions[0]
    TurnScreen(game, decision.player, decision, Palette(), str).question.read("lay")


@refused_with("core.refused.not_turn")
def out_of_turn() -> None:
    sea().parse(1, "draw")


@refused_with("core.refused.not_asked")
def nobody_is_told_who_is_asked() -> None:
    game = begun("isle", windows="own")
    while game.decisions[0].kind != "core.window":
        game.choose(game.decisions[0], -1)  # the last purchase keeps the most cards
    game.parse(1 - game.decisions[0].player, "lay none")


@refused_with("core.refused.no_option")
def no_option_at_all() -> None:
    game = sea()
    game.choose(game.decisions[0], None)


@refused_with("core.refused.no_number")
def a_number_too_high() -> None:
    game = sea()
    game.choose(game.decisions[0], 99)


@refused_with("core.refused.no_decision")
def no_decision_at_all() -> None:
    sea().choose(None, 0)


@refused_with("core.refused.no_player")
def no_player_at_all() -> None:
    sea().parse(2, "draw")


@refused_with("core.refused.no_text")
def a_text_without_end() -> None:
    sea().parse(0, "draw" * 9999)


@refused_with("core.refused.unreadable")
def a_verb_of_no_game() -> None:
    sea().parse(0, "dance")


@refused_with("core.refused.over")
def after_the_end() -> None:
    game = begun("crates")
    decision = game.decisions[0]
    ruledock.playout(game, lambda seat: 0)
    game.choose(decision, 0)


@refused_with("core.refused.undo.nothing")
def nothing_to_take_back() -> None:
    sea().undo(0)


@refused_with("core.refused.undo.chance")
def a_card_was_drawn() -> None:
    do(sea(), "draw").undo(0)


@refused_with("core.refused.undo.answered")
def somebody_has_answered() -> None:
    game = begun("brambles")
    do(game, "pick 1", "pick 1").undo(0)


@refused_with("core.refused.ahead")
def what_will_be_drawn() -> None:
    game = sea()
    game.ahead(0, game.parse(0, "draw"))
