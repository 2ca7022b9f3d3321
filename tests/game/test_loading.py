"""What fields and steps of a loaded save may be: by their annotations, and by what waits where."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any

import attrs
import pytest

import ruledock
from ruledock.engine import limits
from ruledock.engine.codec import Misfit, codec, shape_of
from ruledock.engine.decisions import Decision
from ruledock.engine.domains import BY_PLAYER, ByPlayer, Player
from ruledock.engine.interrupts import Interrupt
from ruledock.engine.options import Axis, names, numbers
from ruledock.engine.secret_choices import SecretChoice, SecretChoiceKind
from ruledock.engine.step_kinds import Asking, Automatic, at_the_bottom
from ruledock.plugin import step
from tests.toys import Say, Shout, say, toy

COLOURS = names("colour", ("red", "blue"))
Colour = Annotated[str, COLOURS]
Height = Annotated[int, numbers("height", -3, 3)]
Far = Annotated[int, numbers("far", 0, 10**12)]
Even = Annotated[int, Axis("even", lambda _: (), member=lambda _, value: value % 2 == 0)]


@attrs.define
class Fields:
    """One field of each way to say what it may hold."""

    who: Player
    whom: Player | None
    colour: Colour
    height: Height
    far: Far
    even: Even
    order: list[Player]
    counts: ByPlayer[int]
    hands: ByPlayer[list[Colour]]
    flags: ByPlayer[bool]
    points: Annotated[tuple[Far, ...], BY_PLAYER]
    some: frozenset[Colour]
    by_player: dict[Player, Height]
    by_colour: dict[Colour, int]
    by_far: dict[Far, int]
    anything: Any
    number: int
    word: str


GOOD: dict[str, Any] = {
    "who": 1,
    "whom": None,
    "colour": "red",
    "height": -3,
    "far": 10**12,
    "even": 4,
    "order": [1, 0],
    "counts": [5, -5],
    "hands": [["red"], []],
    "flags": [True, False],
    "points": [0, 10**12],
    "some": ["blue", "red"],
    "by_player": {"0": 1},
    "by_colour": {"blue": 9},
    "by_far": {"10000": 1},
    "anything": {"a": [1, None]},
    "number": limits.NUMBER,
    "word": "ж",
}
WRONG: dict[str, list[Any]] = {
    "who": [2, -1, True, 1.0, "1", None, [], 10**40],
    "whom": [2, "", False],
    "colour": ["green", "", 1, None, [], {}, "\ud800"],
    "height": [4, -4, True, 0.0],
    "far": [-1, 10**12 + 1],
    "even": [3, "4"],
    "order": [[2], [True], "10", [0, None], {"0": 1}],
    "counts": [[5], [5, 5, 5], [limits.NUMBER + 1, 0], [True, 1], "55"],
    "hands": [[["red"]], [["red"], ["green"]], [["red"], "red"], [[], [], []], [["red"], [[]]]],
    "flags": [[True], [1, 0]],
    "points": [[1], [1, -1], [1, 1, 1]],
    "some": [["green"], "red", [["red"]]],
    "by_player": [{"2": 1}, {"01": 1}, {"x": 1}, {0: 1}, {"0": 9}, []],
    "by_colour": [{"green": 1}, {"": 1}],
    "by_far": [{"-1": 1}, {"1e3": 1}, {"9" * 400: 1}],
    "anything": [{1}, {1: 2}, float("inf"), "x" * (limits.TEXT + 1), 10**50, [[0] * 20_000]],
    "number": [limits.NUMBER + 1, -limits.NUMBER - 1, True, 1.5, "1"],
    "word": ["\ud800", 1, None, "x" * (limits.TEXT + 1)],
}
RULES: Any = SimpleNamespace(
    players=range(2),
    config=SimpleNamespace(players=2),
    read_option=Say.read,
    among=lambda axis: axis.values(RULES),
)
LOAD = codec(Fields).loader(RULES)


def test_what_fields_can_hold_is_loaded():
    assert codec(Fields).dump(LOAD(GOOD)) == GOOD


@pytest.mark.parametrize("field", WRONG)
def test_what_they_cannot_hold_is_not(field):
    for wrong in WRONG[field]:
        with pytest.raises((Misfit, TypeError, ValueError)):
            LOAD({**GOOD, field: wrong})


@pytest.mark.parametrize(
    "hint", [Annotated[bool, COLOURS], Annotated[list[int], COLOURS], Annotated[int, "more"]]
)
def test_what_says_nothing_about_a_field_is_told_when_it_is_declared(hint):
    with pytest.raises(TypeError, match="cannot narrow a field"):
        shape_of(hint)


# -- what waits on the agenda ------------------------------------------------------------------


@step
class Ask:
    """Asks a player for a word."""

    player: Player


@step
class Base:
    """Starts whatever comes next."""


@step
class Secret(SecretChoice):
    """Everybody seals a word."""


WORDS = say("yes", "no")
STEPS = (
    Asking(
        Ask,
        lambda table, step: Decision(step.player, "toy.ask", WORDS),
        lambda table, step, player, chosen: None,
        fits=lambda table, step: "dark" not in table.done,
        name="ask",
    ),
    Automatic(Base, lambda table, step: None, fits=at_the_bottom, name="base"),
    SecretChoiceKind(
        Secret,
        lambda table, step, player: Decision(player, "toy.secret", () if table.done else WORDS),
        lambda table, step, chosen: None,
        name="secret",
    ),
)
SHOUT = Interrupt(Shout, lambda table, player, only: (Shout(),), lambda *_: None, name="shout")


def saved() -> dict[str, Any]:
    game = toy(
        lambda table: table.push(Secret((0, 1)), Base()),
        steps=STEPS,
        interrupts=(SHOUT,),
        levels={"noon": "own"},
    )
    game.choose(game.decisions[0], 0)
    return game.save()


BASE = {"step": "toy.base"}
SECRET = {"step": "toy.secret", "players": [0, 1], "sealed": ["say yes", None]}
WINDOW = {"step": "core.window", "name": "noon", "order": [1, 0], "at": 1, "quiet": 1}
ASK = {"step": "toy.ask", "player": 1}
RECHECK = {"step": "core.recheck"}


@pytest.mark.parametrize(
    "agenda",
    [
        [BASE, SECRET],
        [BASE, {**SECRET, "sealed": []}],
        [BASE, {**SECRET, "players": [1], "sealed": []}],
        [BASE, {**SECRET, "sealed": []}, ASK],
        [BASE, SECRET, RECHECK, ASK],
        [BASE, WINDOW, ASK],
        [],
    ],
)
def test_what_can_wait_is_loaded(agenda):
    assert ruledock.load({**saved(), "agenda": agenda}).save()["agenda"] is not None


@pytest.mark.parametrize(
    ("agenda", "place"),
    [
        ([ASK, BASE], "/agenda/1: no game can reach this: toy.base cannot wait here"),
        ([BASE, BASE], "/agenda/1"),
        ([BASE, {**ASK, "player": 2}], "/agenda/1/player: found 2, expected 0 to 1"),
        ([BASE, {**SECRET, "players": [0, 0]}], "/agenda/1"),
        ([BASE, {**SECRET, "players": []}], "/agenda/1"),
        ([BASE, {**SECRET, "sealed": ["say yes"]}], "/agenda/1"),
        ([BASE, {**SECRET, "sealed": ["say maybe", None]}], "/agenda/1"),
        ([BASE, {**SECRET, "sealed": ["sing", None]}], "/"),
        ([BASE, SECRET, ASK], "/agenda/1"),
        ([BASE, RECHECK], "/agenda/1"),
        ([RECHECK], "/agenda/0"),
        ([BASE, {**WINDOW, "name": "midnight"}], "/agenda/1"),
        ([BASE, {**WINDOW, "order": [1, 1]}], "/agenda/1"),
        ([BASE, {**WINDOW, "order": []}], "/agenda/1"),
        ([BASE, {**WINDOW, "at": 2}], "/agenda/1"),
        ([BASE, {**WINDOW, "quiet": 2}], "/agenda/1"),
    ],
)
def test_what_cannot_wait_is_refused_with_its_place(agenda, place):
    with pytest.raises(ruledock.SaveError) as error:
        ruledock.load({**saved(), "agenda": agenda})
    assert place in str(error.value)


def test_a_step_may_depend_on_the_table():
    whole = saved()
    dark = {**whole, "table": {**whole["table"], "done": ["dark"]}, "agenda": [BASE, ASK]}
    with pytest.raises(ruledock.SaveError, match=r"/agenda/1: .* toy.ask cannot wait here"):
        ruledock.load(dark)


def test_a_sealed_choice_among_nothing_is_noticed_before_it_is_asked():
    whole = saved()
    table = {**whole["table"], "done": ["x"]}
    with pytest.raises(ruledock.SaveError, match="/agenda/1: the game cannot go on from here"):
        ruledock.load({**whole, "table": table, "agenda": [BASE, {**SECRET, "sealed": []}]})
