"""A turn: a tile is turned up, then swapped."""

import pytest

import ruledock
from ruledock.errors import NotOffered
from tests.rules.kockombat.boards import laid, moves, partners, table, take, turned_up


def flipping(tiles, player=0, **more):
    return laid(tiles, [("flip-tile", {"player": player})], **more)


@pytest.mark.rule("kk.turn.flip")
def test_any_face_down_tile_may_be_turned_up_and_no_other():
    game = flipping({"a1": "mouse_1", "c3": "dog_1"})
    cells = {f"flip {letter}{row}" for row in "12345" for letter in "abcde"}
    assert moves(game) == cells - {"flip a1", "flip c3"}


@pytest.mark.rule("kk.turn.flip")
def test_the_tile_turned_up_is_one_of_those_that_were_face_down():
    game = flipping({"c3": "dog_1"})
    before = set(table(game).unseen)
    take(game, "flip b2")
    assert table(game).board[6] in before
    assert table(game).board[6] not in table(game).unseen


@pytest.mark.rule("kk.turn.swap", "kk.turn.swap.facing")
def test_a_face_up_and_a_face_down_tile_swap_places_and_keep_their_sides():
    game = turned_up("b2", "gourmets_1")
    take(game, "swap b2 c2")
    assert table(game).board[6] == "?"
    assert table(game).board[7] == "gourmets_1"


@pytest.mark.rule("kk.turn.swap", "kk.turn.swap.facing")
def test_two_face_up_tiles_swap_places_and_stay_face_up():
    game = turned_up("b2", "gourmets_1", others={"b3": "dog_2"}, player=1)
    take(game, "swap b2 b3")
    assert table(game).board[6] == "dog_2"
    assert table(game).board[11] == "gourmets_1"


@pytest.mark.rule("kk.turn.swap.facing")
def test_a_dog_keeps_its_facing_when_it_moves():
    game = laid({"a1": "dog_3"}, [("move-tile", {"player": 0, "cell": "a1"})], facing={"dog_3": 3})
    take(game, "swap a1 e1")
    assert table(game).facing == {"dog_3": 3}


@pytest.mark.rule("kk.turn.swap.reach")
@pytest.mark.parametrize(
    ("cell", "reach"),
    [
        ("c3", "c1 c2 c4 c5 a3 b3 d3 e3"),
        ("a1", "b1 c1 a2 a3"),
        ("d2", "b2 c2 e2 d1 d3 d4"),
    ],
)
def test_a_cat_reaches_one_or_two_spaces_along_its_row_and_column(cell, reach):
    for cat in ("gourmets_1", "royal_claws_chief"):
        assert partners(turned_up(cell, cat, abilities=False), cell) == set(reach.split())


@pytest.mark.rule("kk.turn.swap.reach")
@pytest.mark.parametrize(
    ("cell", "reach"),
    [
        ("c3", "b2 c2 d2 b3 d3 b4 c4 d4"),
        ("a1", "b1 a2 b2"),
        ("e3", "d2 e2 d3 d4 e4"),
    ],
)
def test_prey_reaches_the_eight_spaces_around_it(cell, reach):
    for prey in ("mouse_1", "fly_2", "pigeon_1"):
        assert partners(turned_up(cell, prey), cell) == set(reach.split())


@pytest.mark.rule("kk.turn.swap.reach")
@pytest.mark.parametrize(
    ("cell", "reach"),
    [
        ("c3", "c1 c2 c4 c5 a3 b3 d3 e3"),
        ("a1", "b1 c1 d1 e1 a2 a3 a4 a5"),
        ("e4", "a4 b4 c4 d4 e1 e2 e3 e5"),
    ],
)
def test_a_dog_reaches_its_whole_row_and_column(cell, reach):
    for dog in ("dog_1", "dog_4"):
        assert partners(turned_up(cell, dog), cell) == set(reach.split())


@pytest.mark.rule("kk.turn.swap.reach")
def test_tiles_between_and_owners_do_not_matter():
    others = {"b1": "dog_1", "c1": "royal_claws_2", "a2": "mouse_1"}
    game = turned_up("a1", "gourmets_2", others=others, abilities=False)
    assert partners(game, "a1") == {"b1", "c1", "a2", "a3"}


@pytest.mark.rule("kk.turn.swap")
def test_a_swap_out_of_reach_or_none_at_all_is_refused():
    game = turned_up("a1", "gourmets_2")
    for text in ("swap a1 b2", "swap a1 d1", "swap b1 c1", "stay"):
        with pytest.raises(NotOffered):
            game.parse(0, text)


@pytest.mark.rule("kk.turn.alternate", "kk.end.turns")
@pytest.mark.parametrize("seed", range(4))
def test_players_alternate_through_twenty_four_turns(seed):
    game = ruledock.new("kockombat", seed=seed, clans=["crooks", "chaoticats"])
    first, movers = table(game).first, []
    while not game.over:
        decision = game.decisions[0]
        if decision.kind == "kockombat.move":
            movers.append(decision.player)
        game.choose(decision, 0)
    assert movers == [first, 1 - first] * 12


@pytest.mark.rule("kk.end.trigger")
def test_the_game_ends_once_the_last_tile_has_been_moved():
    game = ruledock.new("kockombat", seed=5, clans=["crooks", "chaoticats"])
    while "?" in table(game).board:
        assert not game.over
        game.choose(game.decisions[0], 0)
    assert game.decisions[0].kind == "kockombat.move"
    game.choose(game.decisions[0], 0)
    assert game.over
