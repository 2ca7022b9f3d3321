"""The greedy bot takes kittens and creatures where they help."""

import ruledock
from ruledock.game.seat import Seat
from ruledock_isle.bots.greedy import IsleGreedy
from ruledock_isle.table import IsleTable
from tests.plugins.isle.staging import do, lay, only, rescuing
from tests.plugins.kittens.nursery import ready


def chosen(game):
    """What the bot answers to the one open decision."""
    decision = only(game)
    made = IsleGreedy(1)(Seat(game, decision.player, decision))
    return (decision.options[made] if isinstance(made, int) else made).notation


def test_a_kitten_is_rescued_when_it_is_all_there_is():
    table = ready(left=(), right=())
    lay(table, 0, "043")
    game = rescuing(table)
    assert chosen(game).startswith("rescue kitten-")


def test_a_second_kitten_is_put_where_it_lies_well():
    table = ready(kittens=("kitten-blue-1", "kitten-blue-3"))
    game = rescuing(table)
    do(game, "rescue kitten-blue-1 permanent", "place kitten-blue-1 h4")
    assert chosen(game).startswith("place kitten-blue-3 ")


def test_whole_games_end_with_kittens_and_creatures_aboard():
    aboard = ""
    for seed in range(3):
        game = ruledock.new(
            "isle", players=2, modules=["creatures", "kittens"], windows="own", seed=seed
        )
        ruledock.playout(game, IsleGreedy(seed))
        boats = IsleTable.of(game).boats
        aboard += "".join(one.tile for boat in boats for one in boat.stowed)
    assert "kitten" in aboard
