"""What a page asks beside the game."""

from random import Random
from types import SimpleNamespace

import pytest

import ruledock
from ruledock.errors import Refusal
from ruledock_isle.options import Place
from ruledock_isle.table import IsleTable
from ruledock_web.live.answers import answer
from ruledock_web.live.state import state_of


def placing():
    """An isle game in which somebody holds a tile and has others on the boat."""
    game, rng = ruledock.new("isle", players=2, seed=3), Random(3)
    for _ in range(400):
        decision = game.decisions[0]
        boats = IsleTable.of(game).boats
        if decision.kind == "isle.place" and boats[decision.player].stowed:
            return game, decision
        game.choose(decision, rng.randrange(len(decision.options)))
    raise AssertionError("nobody placed a second tile")


def why(game, player, kind, fields, language="en"):
    table = SimpleNamespace(game=game)
    page = SimpleNamespace(seat=player, language=language)
    return answer(table, page, "why", {"kind": kind, "fields": fields})


def test_every_place_that_is_not_open_says_why():
    game, decision = placing()
    player, some = decision.player, decision.options[0]
    open_ = set(decision.options)
    reasons = set()
    for at in IsleTable.of(game).boats[player].plan.grid.cells_by_name:
        fields = {"tile": some.tile, "at": at, "turn": 0, "flip": False, "colour": some.colour}
        if Place(**fields) not in open_:
            reasons.add(why(game, player, "isle.place", fields))
    assert all(reasons)
    assert "it would touch no other tile" in reasons
    assert any(one.startswith("it would overlap") for one in reasons)
    assert any(one.endswith("outside the boat") for one in reasons)


def test_the_reason_is_in_the_readers_language():
    game, decision = placing()
    lying = IsleTable.of(game).boats[decision.player].stowed[0]
    grid = IsleTable.of(game).boats[decision.player].plan.grid
    at = next(name for name, cell in grid.cells_by_name.items() if lying.cells >> cell & 1)
    fields = {"tile": decision.options[0].tile, "at": at, "turn": 0, "flip": False}
    fields["colour"] = decision.options[0].colour
    assert "překrýval" in why(game, decision.player, "isle.place", fields, "cs")


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("isle.nothing", {}),
        (7, {}),
        ("isle.place", None),
        ("isle.place", {"tile": "b01"}),
        ("isle.place", {"tile": "b01", "somewhere": "k5"}),
    ],
)
def test_what_no_page_asks_is_refused(kind, fields):
    game, decision = placing()
    with pytest.raises(Refusal):
        why(game, decision.player, kind, fields)


@pytest.mark.parametrize("at", ["zz9", {}, [["k5"]], None, 5])
def test_squares_that_do_not_exist_have_no_reason(at):
    game, decision = placing()
    fields = {"tile": "b01", "at": at, "turn": 0, "flip": False, "colour": None}
    assert why(game, decision.player, "isle.place", fields) == ""


def asked(game, player, what, language="en", **more):
    table = SimpleNamespace(game=game)
    return answer(table, SimpleNamespace(seat=player, language=language), what, more)


def test_labels_say_what_an_option_costs_now():
    game = ruledock.new("isle", players=2, seed=3)
    ruledock.playout(game, "random", seed=1, until=lambda now: _buys(now, 0))
    fish = IsleTable.of(game).fish[0]
    card = IsleTable.of(game).drafted[0][0]
    cost = game.ruleset.book.costs[card]
    [said] = asked(game, 0, "labels", options=[f"buy {card}"])
    assert said.startswith("Pay for") and said.endswith(f"({cost} fish, {fish - cost} left)")
    [said] = asked(game, 0, "labels", "uk", options=[f"buy {card}"])
    assert f"лишиться {fish - cost}" in said


def _buys(game, player):
    decision = game.decision_of(player)
    return decision is not None and decision.kind == "isle.purchase"


@pytest.mark.parametrize("options", [None, "pass", ["pass"] * 81])
def test_labels_are_asked_for_a_list_that_is_not_too_long(options):
    game, decision = placing()
    with pytest.raises(Refusal):
        asked(game, decision.player, "labels", options=options)


def test_the_sheet_says_who_has_won():
    game = ruledock.new("isle", players=1, modules=["sister"], seed=2)
    ruledock.playout(game, "random", seed=2)
    sheet = asked(game, 0, "score")
    assert [side[2] for side in sheet["sides"]] == [False, True], "chance loses to the sister"
    assert sheet["verdict"] == f"{sheet['sides'][1][0]} wins."
    czech = asked(game, 0, "score", "cs")
    assert czech["sides"][1][0] != sheet["sides"][1][0]


def test_turning_and_flipping_have_words_under_the_keys_that_scripts_use():
    game = ruledock.new("isle", players=2, seed=3)
    ruledock.playout(game, "random", seed=1, until=lambda now: _flips(now))
    words = state_of(game, game.decisions[0].player, "en")["ask"]["words"]
    assert words["flip"] == {"false": "", "true": "flipped"}
    assert words["turn"]["1"] == "turned right"


def _flips(game):
    decision = game.decisions[0]
    places = decision.options if decision.kind == "isle.place" else ()
    return {one.flip for one in places} == {False, True} and 1 in {one.turn for one in places}
