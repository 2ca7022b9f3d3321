"""Steps that say with their methods what they do."""

from __future__ import annotations

from typing import Annotated

import pytest

import ruledock
from ruledock.plugin import (
    Decision,
    Option,
    Player,
    SecretChoice,
    at_the_bottom,
    names,
    option,
    step,
)
from tests.toys import Say, say, toy

Word = Annotated[str, names("word", ["yes", "no", "maybe", "stop"])]


@step(name="greet")
class Greet:
    """Says hello."""

    def run(self, table):
        table.done.append("hello")
        table.push(AskThem(0))


@step(name="asks")
class AskThem:
    """Asks one player."""

    player: Player

    def fits(self, table):
        return len(table.done) == 1

    def offer(self, table):
        return Decision(self.player, "toy.ask", say("yes", "no"))

    def take(self, table, player, chosen):
        table.done.append(chosen.word)
        table.push(AllOfYou((0, 1)))


@step(name="all-of-you", fits=at_the_bottom)
class AllOfYou(SecretChoice):
    """Asks everybody in secret."""

    def offer(self, table, player):
        return Decision(player, "toy.all", say("maybe", "stop"))

    def resolve(self, table, chosen):
        table.done += [f"{player} {choice.word}" for player, choice in chosen.items()]


STEPS = (Greet, AskThem, AllOfYou)


def game():
    return toy(lambda table: table.push(Greet()), steps=[one.step_kind for one in STEPS])


def test_each_method_is_called_with_the_table():
    playing = game()
    playing.choose(playing.decisions[0], Say("no"))
    playing.choose(playing.decisions[1], Say("stop"))
    playing.choose(playing.decisions[0], Say("maybe"))
    assert playing.over
    assert playing.table.done == ["hello", "no", "0 maybe", "1 stop"]


def test_saves_know_a_step_by_its_name():
    playing = game()
    assert playing.save()["agenda"] == [{"step": "toy.asks", "player": 0}]
    playing.choose(playing.decisions[0], Say("no"))
    assert playing.save()["agenda"][0]["step"] == "toy.all-of-you"


def test_a_save_from_before_a_step_was_renamed_is_played_on():
    saved = game().save()
    questions = step(name="asks")(type("Questions", (AskThem,), {}))
    toy(lambda table: None, steps=[one.step_kind for one in (Greet, questions, AllOfYou)])
    playing = ruledock.load(saved)
    assert type(playing.table.agenda[0]) is questions
    assert playing.save() == saved
    playing.choose(playing.decisions[0], Say("no"))
    assert playing.table.done == ["hello", "no"]


def test_a_step_without_a_name_is_told_what_to_write():
    with pytest.raises(TypeError, match=r'LongNap: .*, as in @step\(name="long-nap"\)'):
        step(type("LongNap", (), {"run": lambda self, table: None}))


def test_loading_asks_whether_a_step_fits():
    saved = game().save()
    assert ruledock.load(saved).save() == saved
    saved["table"]["done"] = []
    with pytest.raises(ruledock.RuledockError, match="asks cannot wait here"):
        ruledock.load(saved)


@pytest.mark.parametrize("method", ["offer", "take", "resolve"])
def test_half_a_step_is_refused(method):
    with pytest.raises(TypeError, match="Half: a step that handles itself has the methods run; "):
        step(type("Half", (), {method: lambda self, table: None, "__annotations__": {}}))


def test_a_name_without_methods_is_refused():
    with pytest.raises(TypeError, match="Nap: a step that handles itself"):
        step(name="nap")(type("Nap", (), {}))


@option("shout {words}")
class ShoutAll(Option):
    """Several words at once."""

    words: tuple[Word, ...]


@option("whisper {word}")
class Whisper(Option):
    """One word."""

    word: Word


def test_the_type_of_a_field_says_its_axis():
    assert ShoutAll.read("shout yes+no") == ShoutAll(("yes", "no"))
    assert Whisper("yes").settled() == Whisper("yes")
    assert Whisper.axes["word"].name == "word"
    assert ShoutAll.axes["words"].of is Whisper.axes["word"]


def test_a_field_without_an_axis_is_refused():
    with pytest.raises(TypeError, match="Mute: nothing says the axis of word"):

        @option("mute {word}")
        class Mute(Option):
            word: str
