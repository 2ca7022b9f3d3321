"""Positions: a table as a text that people read and write."""

from __future__ import annotations

from types import SimpleNamespace
from typing import ClassVar

import attrs
import pytest
from hypothesis import given

import ruledock
from ruledock.engine.drawer import Drawer
from ruledock.linking import plugins
from ruledock.plugin import drawer, plain
from tests.game.test_record import games


@given(games)
def test_a_position_is_the_game_in_readable_form(game):
    text = game.position()
    assert ruledock.position(text).save() == game.save()
    assert all(len(line) <= 100 for line in text.splitlines())


def test_a_position_says_what_it_is_and_leaves_room_between_its_parts():
    game = ruledock.new("auction", players=2, seed=4, modules=["tolls", "patrons"])
    lines = game.position().splitlines()
    assert lines[0].startswith("# A position.")
    headings = [number for number, line in enumerate(lines) if line.startswith("[")]
    assert {lines[number].strip("[]") for number in headings} >= {
        "chance", "table", "drawers.tolls", "drawers.patrons", "agenda"
    }  # fmt: skip
    assert [lines[number - 1] for number in (1 + 1, *headings)] == [""] * (1 + len(headings))


def test_a_position_that_cannot_be_read_says_why():
    with pytest.raises(ruledock.SaveError, match="cannot be read"):
        ruledock.position("game = ")
    with pytest.raises(ruledock.SaveError, match="the position, at /game"):
        ruledock.position("players = 2")
    text = ruledock.new("auction", seed=1).position().replace("coins = [9, 9]", "coins = [9, -1]")
    with pytest.raises(ruledock.SaveError, match="/table/coins/1: found -1, expected 0 to"):
        ruledock.position(text)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("agenda = 5", "/agenda: found 5, expected a list"),
        ("agenda = [5]", "/agenda/0"),
        ("chance = 3", "/chance: found 3, expected an object"),
        ("table = 4", "/table: found 4, expected an object"),
        (f"agenda = {'[' * 10_000}", "this position: found too many levels"),
    ],
)
def test_a_position_of_another_shape_says_where(written, said):
    with pytest.raises(ruledock.SaveError) as error:
        ruledock.position(f'game = "auction"\n{written}')
    assert said in str(error.value)


@attrs.define
class Wish:
    """Something that may be nothing, inside something."""

    word: str | None = None


@drawer
class Wishes(Drawer):
    """A drawer full of them."""

    name: ClassVar[str] = "wishes"
    listed: list[Wish] = plain(factory=lambda: [Wish(), Wish("stop")])


@pytest.fixture
def wishing():
    """A game with such a drawer."""
    module = SimpleNamespace(DRAWERS=(Wishes,))
    plugins.register("wishes", module)
    yield ruledock.new("auction", modules=["wishes"], seed=1)
    plugins.unregister("wishes")


def test_a_position_keeps_what_is_missing_inside_something_else(wishing):
    assert ruledock.position(wishing.position()).save() == wishing.save()


@pytest.mark.parametrize("text", ["a\x7f", "a\r\nb", "a\nb", "a'\n", "a\x00\nb"])
def test_whatever_a_text_holds_a_position_says_so(text, wishing):
    wishing.table.drawer(Wishes).listed[0].word = text
    assert ruledock.position(wishing.position()).save() == wishing.save()


def test_what_a_position_leaves_out_is_as_in_a_new_game():
    game = ruledock.position("""
game = "kockombat"
[table]
clans = ["crooks", {none = true}]
[[agenda]]
step = "kockombat.lay-out"
[[agenda]]
step = "kockombat.choose-clan"
player = 1
""")
    new = ruledock.new("kockombat", seed=1).save()["table"]
    table = game.save()["table"]
    assert table["clans"] == ["crooks", None]
    assert {**table, "clans": None, "first": None} == {**new, "clans": None, "first": None}
    assert ruledock.playout(game, "random", seed=1).over


def test_what_is_left_out_still_has_to_fit_the_rest():
    with pytest.raises(ruledock.SaveError, match="every card must be in exactly one place"):
        ruledock.position("""
game = "sea_salt_paper"
[table]
hands = [["shark-black-1"], ["shark-black-1"]]
[[agenda]]
step = "sea_salt_paper.playing"
player = 0
""")
