"""A plugin's part of a view: what its fields declare, and on top what it gives itself."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import ruledock
from ruledock.game.masks import masked
from ruledock.game.new_game import new_game
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.plugin import ByPlayer, GameSpec, Table, hidden, hookimpl, per_player, secret, table


@table
class Parlour(Table):
    """A table with a hand for each player, and a pile."""

    hands: ByPlayer[list[str]] = secret(by="player")
    pile: list[str] = hidden()
    coins: ByPlayer[int] = per_player(int)


def lay(table: Parlour) -> None:
    table.hands, table.pile = [[f"h{one}"] for one in table.players], ["x", "y"]


def seen(given: dict[str, Any], *, players: int = 2, viewer: int | None = 0) -> Any:
    """What a view of the parlour shows if the game itself gives these keys."""
    spec = GameSpec(
        name="parlour",
        title="Parlour",
        players=(1, 2),
        table=Parlour,
        setup=lay,
        score=lambda table, player: (),
        winners=lambda table, totals: (0,),
    )
    hooks = {
        "ruledock_game": lambda: spec,
        "ruledock_view": lambda: (lambda table, player: given,),
    }
    plugins.register("parlour", SimpleNamespace(**{n: hookimpl(one) for n, one in hooks.items()}))
    game = new_game(make_config({"game": "parlour", "players": players}), 1)
    return game.view(viewer)["table"]["parlour"]


DECLARED = {"hands": [["h0"], 1], "pile": 2, "coins": [0, 0]}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, DECLARED),
        ({"price": 3}, {**DECLARED, "price": 3}),
        ({"pile": {"count": 2}}, {**DECLARED, "pile": {"count": 2}}),
        ({"pile": None}, {**DECLARED, "pile": None}),
        ({"coins": ...}, {"hands": [["h0"], 1], "pile": 2}),
        ({"price": ...}, DECLARED),
    ],
)
def test_a_plugin_adds_to_its_fields_replaces_or_leaves_out(given, expected):
    assert seen(given) == expected


def test_a_spectator_sees_no_hand_of_who_plays_alone():
    assert seen({}, players=1)["hands"] == [["h0"]]
    assert seen({}, players=1, viewer=None)["hands"] == [1]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_fields_that_are_given_do_not_change_how_others_are_masked(viewer):
    table: Any = ruledock.new("auction", players=2, seed=3).table
    whole = masked(table, viewer)[""]
    for field in whole:
        rest = {name: value for name, value in whole.items() if name != field}
        assert masked(table, viewer, {"": [field]})[""] == rest
