"""What is in the box, how the board is laid out, and that nothing else changes."""

from collections import Counter
from itertools import chain, combinations

import pytest

import ruledock
from ruledock.errors import ConfigError
from ruledock.testing import modules_of
from ruledock_creatures.bag import Creatures
from ruledock_isle.check import check
from ruledock_isle.table import IsleTable
from tests.plugins.isle.staging import table_of
from tests.plugins.kittens.nursery import nursery

COLOURS = ("blue", "green", "orange", "purple", "red")
OUTLINES = {"1": ["##"], "2": ["#.", "##"], "3": ["###"], "4": [".##", "##."]}
THREE = [name for name in ("creatures", "events", "kittens") if name in modules_of("isle")]
COMBINATIONS = list(chain.from_iterable(combinations(THREE, n) for n in range(len(THREE) + 1)))


@pytest.mark.rule("kittens.component.tiles")
def test_twenty_kittens_four_in_each_colour():
    table = table_of(2, modules=["kittens"])
    tiles = table.book.tiles
    kittens = [*nursery(table).bag, *nursery(table).board]
    assert sorted(kittens) == [f"kitten-{colour}-{n}" for colour in COLOURS for n in range(1, 5)]
    for kitten in kittens:
        _, colour, number = kitten.split("-")
        assert tiles[kitten].colour == colour
        assert tiles[kitten].shape.rows == OUTLINES[number]
        assert tiles[kitten].copies == 1
        assert tiles[kitten].counts_as == {"cat", "kitten"}


@pytest.mark.rule("kittens.colour")
def test_a_drawn_boat_tells_kittens_from_cats_by_their_letters():
    table = table_of(2, modules=["kittens"])
    boat = table.book.fleet.boat("boat-red")
    letters = {"blue": "l", "green": "n", "orange": "a", "purple": "u", "red": "d"}
    for place, (colour, letter) in enumerate(letters.items()):
        boat.stow(f"kitten-{colour}-1", f"e{place + 3}")
        assert f" {letter}{place + 1} " in str(boat)
    assert "?b" in str(boat), "maps keep the letters of cats"
    assert table.book.fleet.read(str(boat)) == boat


@pytest.mark.rule("kittens.setup.draw", "kittens.general.bags")
def test_four_random_kittens_lie_on_the_board_and_sixteen_in_the_bag():
    boards = set()
    for seed in range(20):
        drawer = nursery(table_of(2, seed=seed, modules=["kittens"]))
        assert (len(drawer.board), len(drawer.bag)) == (4, 16)
        assert len({*drawer.board, *drawer.bag}) == 20
        boards.add(tuple(drawer.board))
    assert len(boards) > 15
    assert len({kitten for board in boards for kitten in board}) == 20


@pytest.mark.rule("kittens.general.bags")
def test_creatures_have_a_bag_of_their_own():
    table = table_of(2, modules=["creatures", "kittens"])
    assert len(table.drawer(Creatures).bag) == 18
    assert not {*table.drawer(Creatures).bag, *nursery(table).bag} & set(table.bag)
    assert Counter(tile[0] for tile in table.bag)["k"] == 0


@pytest.mark.rule("kittens.general.modules")
@pytest.mark.parametrize("modules", COMBINATIONS, ids="+".join)
def test_the_modules_go_together_in_any_combination(modules):
    game = ruledock.new("isle", players=2, modules=list(modules), windows="own", seed=4)
    assert {name for name in THREE if name in game.view(0)["table"]} <= set(modules)
    ruledock.playout(game, ruledock.RandomBot(4))
    assert game.over
    check(IsleTable.of(game))


@pytest.mark.rule("kittens.general.players_5_6")
@pytest.mark.parametrize("players", [5, 6])
def test_five_and_six_players_are_refused_as_without_the_module(players):
    for modules in ([], ["kittens"]):
        with pytest.raises(ConfigError, match="for 1 to 4 players"):
            ruledock.new("isle", players=players, modules=modules)


def in_step(modules):
    """A game with modules and one without, both played alike; yields them before each choice."""
    plain = ruledock.new("isle", players=2, windows="own", seed=11)
    more = ruledock.new("isle", players=2, windows="own", seed=11, modules=modules)
    while not plain.over:
        yield plain, more
        rescue = plain.decisions[0].kind == "isle.rescue"
        cats = [text for text in options(plain) if not rescue or text == "pass"]
        text = cats[len(cats) // 2]
        for game in (plain, more):
            player = game.decisions[0].player
            game.choose(game.decisions[0], game.parse(player, text))


def options(game):
    return [option.notation for option in game.decisions[0].options]


@pytest.mark.rule("kittens.general.base", "kittens.phase.only_4")
def test_a_game_in_which_nobody_rescues_kittens_differs_only_in_what_may_be_rescued():
    more_to_rescue = 0
    for plain, more in in_step(["kittens"]):
        mine, yours = plain.save(), more.save()
        assert mine["table"] == yours["table"]
        assert mine["agenda"] == yours["agenda"]
        kittens = [text for text in options(more) if text.startswith("rescue kitten")]
        assert [text for text in options(more) if text not in kittens] == options(plain)
        assert not kittens or plain.decisions[0].kind == "isle.rescue"
        more_to_rescue += bool(kittens)
    assert plain.result.totals == more.result.totals
    assert more_to_rescue
