"""What is drawn: a plugin's own drawing, or else a list of all that is in the view."""

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock_drawing.palette import CODES, Palette, pad, width
from ruledock_drawing.screen import draw, in_words, plain, screens_of


def view(**part):
    return {"game": "toy", "names": ["Ada", "Ben"], "player": 0, "table": {"toy": part}}


def test_lists_by_player_become_a_row_for_each():
    drawn = plain(view(coins=[3, 14], hands=[["a", "b"], []], pile=["x", "y"]), "toy", Palette())
    assert drawn.split("\n")[1:] == [
        "  pile  x, y",
        "  Ada (you)  coins 3; hands a, b",
        "  Ben        coins 14; hands -",
    ]


def test_declared_fields_say_what_is_by_player_and_what_things_are_called():
    game = ruledock.new("hearts", players=3, seed=2, names=["Ada", "Ben", "Cleo"])
    for _ in range(3):
        game.choose(game.decisions[0], game.decisions[0].options[-1])
    passed = game.record.choices[0].partition(" pass ")[2].split("+")
    drawn = draw(game.view(0), {}, Palette(), game.ruleset)
    leader = game.view(0)["table"]["hearts"]["leader"]
    assert f"  leads  {['Ada', 'Ben', 'Cleo'][leader]}\n  trick  2♣" in drawn
    ada, ben, _ = (drawn[drawn.index(name) :] for name in ("Ada (you)", "Ben  ", "Cleo  "))
    names = {card.id: card.name for card in game.ruleset.content.all("cards")}
    assert all(names[card] in ben.partition(";")[2] for card in passed)
    assert " with " in ben.partition("Cleo")[0]
    own = game.view(0)["table"]["hearts"]["hands"][0]
    assert ", ".join(names[card] for card in own[:3]) in ada


def test_nothing_takes_no_room_but_zero_does():
    drawn = plain(view(round=0, hidden=None, empty=[], open=False), "toy", Palette())
    assert drawn.split("\n")[1:] == ["  round  0", "  open   no"]


LEAVES = st.none() | st.booleans() | st.integers() | st.text("abc", min_size=1, max_size=4)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("xyz", min_size=1), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.text("pqr", min_size=1, max_size=5), VALUES, max_size=5))
def test_every_text_and_number_of_a_view_is_drawn(part):
    drawn = "".join(plain(view(**part), "toy", Palette()).split())
    leaves = [leaf for value in part.values() for leaf in texts(value)]
    assert all(leaf in drawn for leaf in leaves)


def texts(value):
    if isinstance(value, list):
        return [leaf for one in value for leaf in texts(one)]
    if isinstance(value, dict):
        return [leaf for one in value.values() for leaf in texts(one)]
    return [] if value is None or isinstance(value, bool) else ["".join(str(value).split())]


def test_a_plugin_draws_its_own_part_and_the_game_comes_first():
    seen = {**view(), "table": {"addon": {"a": 1}, "toy": {"b": 2}}}
    drawn = draw(seen, {"toy": lambda view, paint: f"drawn {view['table']['toy']['b']}"}, Palette())
    assert drawn.startswith("drawn 2\n-- addon --")


@pytest.mark.parametrize("game", ["auction", "brambles"])
@pytest.mark.parametrize("player", [None, 0, 1])
def test_a_games_own_drawing_works_at_every_moment_for_everybody(game, player):
    playing = ruledock.new(game, players=3, seed=4)
    screens = screens_of(playing.ruleset)
    assert set(screens) == {game}
    while not playing.over:
        drawn = draw(playing.view(player), screens, Palette())
        assert all(name in drawn for name in playing.ruleset.config.names)
        hands = playing.view(player)["table"][game].get("hands", [])
        own = [card for hand in hands if isinstance(hand, list) for card in hand]
        assert all(card in drawn for card in own)
        playing.choose(playing.decisions[0], 0)


def test_words_for_values():
    assert in_words(["a", ["b", "c"], {"d": 1}]) == "a, (b, c), (d 1)"
    assert in_words({"your_cards": ["a"], "none": None}) == "your cards a"


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("stream", "choice", "environ", "coloured"),
    [
        (Terminal(), "auto", {}, True),
        (Terminal(), "auto", {"NO_COLOR": "1"}, False),
        (Terminal(), "auto", {"NO_COLOR": ""}, True),
        (Terminal(), "auto", {"TERM": "dumb"}, False),
        (Terminal(), "never", {}, False),
        (io.StringIO(), "auto", {}, False),
        (io.StringIO(), "always", {"NO_COLOR": "1"}, True),
    ],
)
def test_where_there_is_colour(stream, choice, environ, coloured):
    assert Palette.of(stream, choice, environ).colour is coloured


@given(st.text("abcř猫 ", max_size=8), st.lists(st.sampled_from(sorted(CODES)), min_size=1))
def test_colour_takes_no_room(text, styles):
    painted = Palette(True)(" ".join(styles), text)
    assert width(painted) == width(text) == len(text) + text.count("猫")
    assert width(pad(painted, 12)) == max(12, width(text))
    assert Palette()(styles[0], text) == text


def test_a_view_that_is_drawn_is_still_json():
    game = ruledock.new("auction", seed=1)
    seen = game.view(0)
    before = json.dumps(seen)
    draw(seen, screens_of(game.ruleset), Palette(True))
    assert json.dumps(seen) == before
