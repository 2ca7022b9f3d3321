"""The machine: steps, decisions, interrupts, sealed choices and windows, on a toy."""

from __future__ import annotations

import sys

import attrs
import pytest

import ruledock
from ruledock.engine.decisions import Decision
from ruledock.engine.interrupts import Interrupt
from ruledock.engine.secret_choices import SecretChoice, SecretChoiceKind, Withdraw
from ruledock.engine.step_kinds import Asking, Automatic, everyone, its_player
from ruledock.engine.windows import Nothing
from ruledock.game.history import EVERY
from ruledock.installed.version import build
from ruledock.plugin import step
from tests.toys import Count, Say, Shout, say, toy


@step
class Note:
    """Runs by itself."""

    text: str


@step
class Ask:
    """Asks one player for a word."""

    player: int
    words: tuple[str, ...] = ("yes", "no")
    public: bool = False


@step
class Resolving:
    """A player is in the middle of something."""

    player: int


@step
class Secret(SecretChoice):
    """Everybody seals a word."""


TRACED = pytest.mark.skipif(build() == "compiled", reason="compiled code has no lines to break at")
NOTE = Automatic(Note, lambda table, step: table.done.append(step.text), name="note")


def offer(table, step):
    words = say(*step.words)
    return Decision(step.player, "toy.ask", words, public=step.public, interrupts=True)


def heard(table, step, player, chosen):
    table.done.append(f"{player} {chosen.word}")


ASK = Asking(Ask, offer, heard, name="ask")
RESOLVING = Asking(Resolving, offer=lambda table, step: offer(table, Ask(step.player)), then=heard,
                   closes=its_player, allows=("answer",), name="resolving")  # fmt: skip
SECRET = SecretChoiceKind(
    Secret,
    lambda table, step, player: Decision(player, "toy.secret", say("yes", "no"), private=True),
    lambda table, step, chosen: table.done.append(str({p: c.word for p, c in chosen.items()})),
    name="secret",
)


def shouts(table, player, only):
    allowed = ["stop"] if only is not None else table.held[player]
    return tuple(Shout(word) for word in table.held[player] if word in allowed)


def shouted(table, player, chosen):
    table.held[player].remove(chosen.word)
    table.done.append(f"{player} shouts {chosen.word}")
    if chosen.word == "maybe":
        table.push(Resolving(player))


SHOUT = Interrupt(Shout, shouts, shouted, name="shout", tags=frozenset({"answer"}),
                  possible=lambda table, player: bool(table.held[player]))  # fmt: skip
STEPS = (NOTE, ASK, RESOLVING, SECRET)


def game_with(*agenda, held=(), **settings):
    def setup(table):
        for player, words in enumerate(held):
            table.held[player] = list(words)
        table.push(*agenda)

    return toy(setup, steps=STEPS, interrupts=(SHOUT,), **settings)


def done(game):
    return game.table.done


# -- steps -----------------------------------------------------------------------------------


def test_steps_run_in_the_order_they_were_pushed():
    game = game_with(Note("a"), Note("b"), Ask(0), Note("c"))
    assert done(game) == ["a", "b"]
    game.choose(game.decisions[0], Say("no"))
    assert done(game) == ["a", "b", "0 no", "c"]
    assert game.over
    assert list(game.decisions) == []


def test_a_single_option_that_everybody_knows_is_taken_by_the_machine():
    game = game_with(Ask(0, ("yes",), public=True), Ask(1))
    assert done(game) == ["0 yes"]
    assert game.decisions[0].player == 1


def test_a_single_option_that_follows_from_hidden_facts_is_asked():
    game = game_with(Ask(0, ("yes",)))
    assert [option.word for option in game.decisions[0].options] == ["yes"]


def test_a_step_with_nothing_to_ask_is_over():
    idle = Asking(Resolving, lambda table, step: None, heard, name="resolving")
    game = toy(lambda table: table.push(Resolving(0), Note("after")), steps=(NOTE, idle))
    assert done(game) == ["after"]


def test_a_decision_without_options_is_an_error_of_the_plugin():
    with pytest.raises(ruledock.RuledockError, match=r"toy\.ask of p0, 0 options> has no options"):
        game_with(Ask(0, ()))


def test_a_game_that_runs_in_circles_is_stopped():
    @attrs.frozen
    class Endless:
        pass

    again = Automatic(Endless, lambda table, step: table.push(step), name="endless")
    with pytest.raises(ruledock.RuledockError, match="steps without a decision"):
        toy(lambda table: table.push(Endless()), steps=(again,))


# -- choosing --------------------------------------------------------------------------------


def test_what_is_not_offered_is_refused_and_changes_nothing():
    game = game_with(Ask(0), Ask(1))
    before = game.save()
    with pytest.raises(ruledock.NotOffered) as refusal:
        game.choose(game.decisions[0], Say("maybe"))
    assert str(refusal.value) == "P0 cannot say maybe now; open: say yes, say no."
    assert game.save() == before


def test_an_older_decision_is_checked_again():
    game = game_with(Ask(0), Ask(0, ("no", "maybe")), Ask(1))
    old = game.decisions[0]
    game.choose(old, Say("yes"))
    with pytest.raises(ruledock.NotOffered):
        game.choose(old, Say("yes"))
    game.choose(old, Say("no"))
    assert done(game) == ["0 yes", "0 no"]
    with pytest.raises(ruledock.NotOffered, match="It is not the turn of P0"):
        game.choose(old, Say("no"))


def test_after_the_end_nothing_can_be_chosen():
    game = game_with(Ask(0))
    last = game.decisions[0]
    game.choose(last, 0)
    with pytest.raises(ruledock.Refusal, match="The game is over"):
        game.choose(last, 0)


def test_an_exception_inside_a_plugin_leaves_the_game_as_it_was():
    def fails(table, step, player, chosen):
        table.done.append("half done")
        raise ZeroDivisionError

    game = toy(
        lambda table: table.push(*[Ask(0)] * 40, Resolving(1)),
        steps=(NOTE, ASK, Asking(Resolving, RESOLVING.offer, fails, name="resolving")),
    )
    for _ in range(40):
        game.choose(game.decisions[0], 1)
    before = game.save()
    with pytest.raises(ZeroDivisionError):
        game.choose(game.decisions[0], 0)
    assert game.save() == before
    assert game.decisions[0].player == 1
    assert len(game.record.choices) == 40


@TRACED
@pytest.mark.parametrize("made", [3, EVERY - 1])
def test_a_choice_that_is_broken_off_anywhere_has_not_been_made(made):
    game = game_with(*[Ask(0)] * (EVERY + 8))
    for _ in range(made):
        game.choose(game.decisions[0], 1)
    lines = 0
    while True:
        lines += 1
        tried = game.copy()
        if not broken_off(lambda tried=tried: tried.choose(tried.decisions[0], 0), lines):
            break
        assert tried.save() == game.save()
        assert tried.record == game.record
        tried.choose(tried.decisions[0], 0)
        assert len(tried.record.choices) == made + 1
    assert lines > 20


@TRACED
def test_a_playout_that_is_broken_off_anywhere_stops_between_two_choices():
    game = game_with(*[Ask(0)] * (EVERY - 2), Secret((0, 1)), Ask(1), Ask(0))
    for _ in range(EVERY - 3):
        game.choose(game.decisions[0], 1)
    whole = ruledock.playout(game.copy(), lambda seat: 0)
    lines, seen = 0, set()
    while True:
        lines += 1
        tried = game.copy()
        if not broken_off(lambda tried=tried: ruledock.playout(tried, lambda seat: 0), lines):
            break
        again = game.copy()
        for choice in tried.record.choices[EVERY - 3 :]:
            player, _, text = choice.partition(" ")
            again.choose(again.decision_of(int(player)), again.parse(int(player), text))
        assert tried.save() == again.save()
        assert ruledock.playout(tried, lambda seat: 0).save() == whole.save()
        seen.add(len(again.record.choices))
    assert tried.record == whole.record
    assert seen == {*range(EVERY - 3, EVERY + 3)}


def test_a_fault_in_a_playout_takes_back_the_choice_before_and_a_bots_own_fault_does_not():
    def fails(table, step):
        raise ZeroDivisionError

    def falters(seat):
        return 1 / 0

    steps = (ASK, Automatic(Note, fails, name="note"))
    game = toy(lambda table: table.push(*[Ask(0)] * 3, Note("!"), Ask(0)), steps=steps)
    with pytest.raises(ZeroDivisionError):
        ruledock.playout(game, lambda seat: 1)
    assert len(game.record.choices) == 2
    assert game.decisions[0].player == 0
    with pytest.raises(ZeroDivisionError):
        ruledock.playout(game, falters)
    assert len(game.record.choices) == 2


def test_a_bot_may_look_at_the_game_and_copy_it_in_the_middle():
    game = game_with(*[Ask(0)] * (2 * EVERY))
    copies = []

    def looks(seat):
        assert game.decisions[0] is seat.decision
        copies.append(game.copy())
        return 0

    ruledock.playout(game, looks)
    assert [len(one.record.choices) for one in copies] == [*range(2 * EVERY)]
    assert len(game.record.choices) == 2 * EVERY


def broken_off(act, line):
    """Whether Ctrl-C at the so many-th line of the engine came before the act was done."""
    left = line

    def trace(frame, event, _):
        nonlocal left
        if "ruledock" not in frame.f_code.co_filename:
            return None
        left -= event == "line"
        if not left:
            sys.settrace(None)
            raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return False


def test_an_index_beyond_the_options_is_refused():
    game = game_with(Ask(0))
    with pytest.raises(ruledock.NotOffered, match="P0 has no option 2; they go from 0 to 1"):
        game.choose(game.decisions[0], 2)
    with pytest.raises(ruledock.NotOffered, match="P0 has no option 2"):
        ruledock.playout(game, lambda seat: 2)


def count(table, step):
    return Decision(step.player, "toy.count", (Count(1), Count(2)))


@pytest.mark.parametrize("one", [True, 1.0])
def test_what_equals_a_number_but_is_not_written_so_is_refused(one):
    counted = Asking(Ask, count, lambda table, step, player, chosen: None, name="ask")
    game = toy(lambda table: table.push(Ask(0)), steps=(counted,))
    assert Count(one) in game.decisions[0].options
    with pytest.raises(ruledock.NotOffered, match=f"P0 cannot count {one} now"):
        game.choose(game.decisions[0], Count(one))
    game.choose(game.decisions[0], Count(1))
    assert ruledock.replay(game.record).over


def test_a_bot_keeps_to_its_seat():
    def moves_over(seat):
        seat.player = 1 - seat.player

    with pytest.raises(AttributeError):
        ruledock.playout(game_with(Ask(0)), moves_over)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("say yess", "“say yess” isn't one of your options. Did you mean “say yes”?"),
        ("hello", "“hello” isn't one of your options. Type, for example, “say yes”."),
    ],
)
def test_a_text_that_cannot_be_read_is_answered_with_help(typed, said):
    game = game_with(Ask(0))
    with pytest.raises(ruledock.Unreadable) as refusal:
        game.parse(0, typed)
    assert str(refusal.value) == said


def test_a_text_is_read_whatever_its_spaces():
    game = game_with(Ask(0))
    assert game.parse(0, "  say   no ") == Say("no")


def test_a_text_that_reads_but_is_not_open_is_refused_as_such():
    game = game_with(Ask(0))
    with pytest.raises(ruledock.NotOffered, match="cannot say maybe now"):
        game.parse(0, "say maybe")
    with pytest.raises(ruledock.NotOffered, match="It is not the turn of P1"):
        game.parse(1, "say yes")


# -- interrupts ------------------------------------------------------------------------------


def test_a_player_not_on_turn_may_interrupt_and_the_decision_reopens():
    game = game_with(Ask(0), held=[[], ["no"]])
    old = game.decisions[0]
    game.interrupt(1, Shout("no"))
    assert done(game) == ["1 shouts no"]
    game.choose(old, Say("yes"))
    assert done(game) == ["1 shouts no", "0 yes"]


def test_on_the_own_turn_interrupts_are_ordinary_options():
    game = game_with(Ask(0), held=[["no"]])
    assert [option.notation for option in game.decisions[0].options] == [
        "say yes",
        "say no",
        "shout no",
    ]
    game.choose(game.decisions[0], Shout("no"))
    assert done(game) == ["0 shouts no"]
    assert [option.notation for option in game.decisions[0].options] == ["say yes", "say no"]


def test_an_interrupt_pushes_its_steps_above_the_open_decision():
    game = game_with(Ask(0), held=[[], ["maybe"]])
    game.interrupt(1, Shout("maybe"))
    assert game.decisions[0].player == 1
    game.choose(game.decisions[0], Say("yes"))
    assert game.decisions[0].player == 0


def test_who_is_resolving_something_can_only_do_what_it_lets_in():
    game = game_with(Ask(0), held=[["no"], ["maybe", "no", "stop"]])
    game.interrupt(1, Shout("maybe"))
    assert list(game.interrupts(1)) == [Shout("stop")]
    assert list(game.interrupts(0)) == [Shout("no")]
    with pytest.raises(ruledock.NotOffered):
        game.interrupt(1, Shout("no"))


def test_an_interrupt_inside_an_interrupt_comes_first():
    game = game_with(Ask(0), held=[["maybe"], ["maybe"]])
    game.interrupt(1, Shout("maybe"))
    game.interrupt(0, Shout("maybe"))
    assert game.decisions[0].player == 0
    game.choose(game.decisions[0], Say("no"))
    assert game.decisions[0].player == 1


# -- sealed choices --------------------------------------------------------------------------


def test_nothing_happens_until_all_have_sealed():
    game = game_with(Secret((0, 1)))
    game.choose(game.decisions[1], Say("no"))
    assert done(game) == []
    assert [decision.player for decision in game.decisions] == [0]
    game.choose(game.decisions[0], Say("yes"))
    assert done(game) == ["{0: 'yes', 1: 'no'}"]


def test_decisions_looked_at_together_can_be_answered_one_by_one():
    game = game_with(Secret((0, 1)))
    asked = game.decisions
    for decision in asked:
        game.choose(decision, 1)
    assert [decision.player for decision in asked] == [0, 1]
    assert game.over


def test_who_has_sealed_is_not_asked_again_by_the_decision_they_kept():
    game = game_with(Secret((0, 1)))
    mine = game.decisions[0]
    game.choose(mine, 1)
    with pytest.raises(ruledock.Refusal):
        game.choose(mine, 0)
    assert [decision.player for decision in game.decisions] == [1]


def test_a_sealed_choice_closes_interrupts_and_may_be_withdrawn():
    game = game_with(Secret((0, 1)), held=[["no"], ["no"]])
    game.choose(game.decision_of(0), Say("no"))
    assert list(game.interrupts(0)) == [Withdraw()]
    assert list(game.interrupts(1)) == [Shout("no")]
    game.interrupt(0, Withdraw())
    assert list(game.interrupts(0)) == [Shout("no")]
    assert [decision.player for decision in game.decisions] == [0, 1]


def test_nobody_sees_what_another_has_sealed():
    game = game_with(Secret((0, 1)))
    first, second = game.copy(), game.copy()
    first.choose(first.decision_of(0), Say("yes"))
    second.choose(second.decision_of(0), Say("no"))
    assert first.view(1) == second.view(1)
    assert first.view(None) == second.view(None)
    assert first.view(0) != second.view(0)
    assert first.record_for(1) == second.record_for(1)
    assert first.record_for(0) != second.record_for(0)


def test_a_step_that_closes_to_everyone_closes_to_everyone():
    closed = SecretChoiceKind(Secret, SECRET.offer, SECRET.resolve, closes=everyone, name="secret")
    game = toy(
        lambda table: (table.held[0].append("no"), table.push(Secret((0, 1)))),
        steps=(closed,),
        interrupts=(SHOUT,),
    )
    assert list(game.interrupts(0)) == []


# -- windows ---------------------------------------------------------------------------------


def windowed(held, order=(0, 1)):
    def setup(table):
        for player, words in enumerate(held):
            table.held[player] = list(words)
        table.push(Note("after"))
        table.window("moment", order)

    return toy(setup, steps=STEPS, interrupts=(SHOUT,), levels={"moment": "phases"})


def asked(game):
    return [(decision.player, [str(option) for option in decision.options])
            for decision in game.decisions]  # fmt: skip


def test_a_window_asks_everybody_who_might_hold_something():
    game = windowed([["yes"], ["no"]])
    assert asked(game) == [(0, ["nothing", "shout yes"])]
    game.choose(game.decisions[0], Nothing())
    assert asked(game) == [(1, ["nothing", "shout no"])]
    game.choose(game.decisions[0], Nothing())
    assert done(game) == ["after"]


def test_a_window_goes_round_until_all_let_it_pass():
    game = windowed([["yes"], ["no", "yes"]])
    game.choose(game.decisions[0], Nothing())
    game.choose(game.decisions[0], Shout("no"))
    assert asked(game) == [(0, ["nothing", "shout yes"])]
    game.choose(game.decisions[0], Nothing())
    game.choose(game.decisions[0], Nothing())
    assert done(game) == ["1 shouts no", "after"]


def test_who_holds_nothing_is_not_asked():
    assert done(windowed([[], []])) == ["after"]
    assert asked(windowed([[], ["no"]])) == [(1, ["nothing", "shout no"])]


def test_inside_a_window_turn_order_rules():
    game = windowed([["yes"], ["no"]])
    assert list(game.interrupts(1)) == []


def test_nobody_sees_who_is_asked_at_a_window():
    game = windowed([["yes"], ["no"]])
    before = game.view(None)
    assert before["others_may_act"] is True
    game.choose(game.decisions[0], Nothing())
    assert game.view(None) == before
    assert game.record_for(1).choices == ()
    assert game.record_for(0).choices == ("0 nothing",)


@pytest.mark.parametrize(("level", "asks"), [("own", False), ("phases", True), ("all", True)])
def test_settings_say_at_which_windows_one_is_asked(level, asks):
    def setup(table):
        table.held[0].append("no")
        table.window("moment", [0])

    levels = {"moment": "phases"}
    game = toy(setup, steps=STEPS, interrupts=(SHOUT,), levels=levels, windows=level)
    assert bool(game.decisions) is asks


def test_a_sealed_choice_that_is_no_longer_legal_is_made_again():
    words = SecretChoiceKind(
        Secret,
        lambda table, step, player: Decision(
            player, "toy.secret", say(*(table.held[player] or ["yes"])), private=True
        ),
        SECRET.resolve,
        name="secret",
    )

    def steal(table, player, chosen):
        shouted(table, player, chosen)
        table.held[1 - player].clear()

    thief = Interrupt(Shout, shouts, steal, name="shout")
    game = toy(
        lambda table: (
            table.held[0].extend(["no", "maybe"]),
            table.held[1].append("no"),
            table.push(Secret((0, 1))),
        ),
        steps=(words, RESOLVING),
        interrupts=(thief,),
    )
    game.choose(game.decision_of(0), Say("maybe"))
    game.interrupt(1, Shout("no"))
    assert [decision.player for decision in game.decisions] == [0, 1]
    assert [str(option) for option in game.decisions[0].options] == ["say yes"]
    assert "The sealed choice of P0 is no longer possible" in str(game.log(None)[-1])


def test_a_sealed_choice_that_is_still_legal_stays_sealed():
    game = game_with(Secret((0, 1)), held=[[], ["no"]])
    game.choose(game.decision_of(0), Say("no"))
    game.interrupt(1, Shout("no"))
    assert [decision.player for decision in game.decisions] == [1]


def test_a_decision_cannot_be_changed():
    game = game_with(Ask(0))
    with pytest.raises(AttributeError):
        game.decisions[0].options = say("stop")


@pytest.mark.parametrize("player", [2, -1, 99])
def test_nobody_else_sits_at_the_table(player):
    game = game_with(Ask(0))
    for ask in (game.view, game.log, game.undo, game.interrupts, game.score):
        with pytest.raises(ruledock.RuledockError, match="players are 0 to 1"):
            ask(player)
    with pytest.raises(ruledock.RuledockError, match="players are 0 to 1"):
        game.parse(player, "say yes")


def test_a_step_that_nobody_handles_is_named():
    @attrs.frozen
    class Stray:
        pass

    with pytest.raises(ruledock.RuledockError, match=r"handles the step .*Stray"):
        toy(lambda table: table.push(Stray()), steps=STEPS)
