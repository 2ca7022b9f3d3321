"""Bots by name, with options of their own."""

import pytest

from ruledock.errors import ConfigError
from ruledock_bots import GreedyBot, RandomBot
from ruledock_bots.specs import maker
from ruledock_cli import main


class Dreamer:
    """A bot with an option of every kind."""

    def __init__(
        self,
        seed: int = 0,
        *,
        sheep: int = 3,
        hours: float | None = None,
        deep: bool = False,
        song: str = "",
    ):
        self.seen = (seed, sheep, hours, deep, song)

    def __call__(self, seat):
        return 0


BOTS = {"random": RandomBot, "greedy": GreedyBot, "dreamer": Dreamer}


def test_a_name_alone_is_the_maker_itself():
    assert maker(BOTS, "random") is RandomBot


def test_options_are_read_as_what_they_are():
    made = maker(BOTS, "dreamer:sheep=7,hours=0.5,deep=true,song=la la")(4)
    assert made.seen == (4, 7, 0.5, True, "la la")
    assert type(maker(BOTS, "dreamer:hours=2")(1).seen[2]) is float


def test_options_have_types_also_where_annotations_are_text():
    assert maker(BOTS, "greedy:guesses=5")(1).guesses == 5


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("gredy", "no bot 'gredy'; did you mean \"greedy\"?"),
        ("planet:sheep=1", "no bot 'planet'; known: dreamer, greedy, random"),
        ("dreamer:shep=1", "no option 'shep'; did you mean \"sheep\"?"),
        ("dreamer:sheep=many", "sheep: found 'many', expected a whole number"),
        ("dreamer:hours=long", "hours: found 'long', expected a number"),
        ("dreamer:deep=1", "deep: found '1', expected true or false"),
        ("dreamer:deep", "found 'deep', expected option=value"),
        ("dreamer:", "found '', expected option=value"),
        ("random:luck=1", "no option 'luck'; it has none"),
    ],
)
def test_what_cannot_be_read_is_said(spec, says):
    with pytest.raises(ConfigError, match="bot") as caught:
        maker(BOTS, spec)
    assert says in str(caught.value)


@pytest.mark.parametrize(("option", "least"), [("options=0", 1), ("guesses=-2", 1), ("far=-1", 0)])
def test_the_greedy_bot_must_look_at_something(option, least):
    name, _, found = option.partition("=")
    with pytest.raises(ConfigError) as caught:
        maker(BOTS, f"greedy:{option}")(1)
    assert str(caught.value) == f"greedy: {name}: found {found}, expected {least} or more"
    assert maker(BOTS, f"greedy:{name}={least}")(1)


@pytest.mark.parametrize(
    ("spec", "code"), [("planner:iterations=1", 0), ("planner:seconds=0", 2), ("planner:sec=1", 2)]
)
def test_commands_take_bots_with_options(spec, code, capsys):
    assert main(["watch", "auction", "--seed", "7", "--bot", spec]) == code
    said = capsys.readouterr()
    assert ("wins." in said.out) == (code == 0)
    assert ("planner" in said.err) == (code != 0)
