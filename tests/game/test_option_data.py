"""Options and prompts as data: what a page or an app needs that knows no rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ruledock
from ruledock.engine.options import Option
from ruledock.messages import Message, Ref
from tests.libraries.knowledge.test_ahead import TABLES, wandering


@pytest.mark.parametrize("name", TABLES)
def test_every_open_option_is_listed_as_data(name: str) -> None:
    for game, decision, _ in wandering(name, 3, 60):
        seen = game.view(decision.player)["decision"]
        assert json.loads(json.dumps(seen)) == seen
        assert seen["count"] == len(decision.options)
        for option, listed in zip(decision.options, seen["options"], strict=True):
            kind = seen["kinds"][listed["kind"]]
            assert listed["notation"] == option.notation
            assert list(listed["fields"]) == list(kind["axes"]) == list(option.axes)
            assert game.parse(decision.player, listed["notation"]) == option


@pytest.mark.parametrize("name", ["auction", "isle", "isle  "])
def test_a_sealed_choice_is_data_for_its_player_and_nothing_for_others(name: str) -> None:
    own = others = 0
    for game, _, _ in wandering(name, 5, 60):
        for player in (*game.table.players, None):
            for one in game.view(player).get("sealed", ()):
                made = game.table.agenda[-1].choice_of(one["player"])
                own, others = own + (one["player"] == player), others + (one["player"] != player)
                assert made is not None
                assert one["option"] == (as_listed(game, made) if one["player"] == player else None)
    assert own > 2 < others


def as_listed(game: ruledock.Game, made: Option) -> dict[str, Any]:
    """What a view should say of an option by itself."""
    told = game.describe(made)
    return {
        "notation": made.notation,
        "kind": told["kind"],
        "fields": {name: field["value"] for name, field in told["fields"].items()},
        "axes": {name: field["axis"] for name, field in told["fields"].items()},
        "label": told["label"]["id"],
    }


@pytest.mark.parametrize("name", TABLES)
def test_a_described_option_says_what_it_names(name: str) -> None:
    for game, _, option in wandering(name, 4, 60):
        told = game.describe(option)
        assert json.loads(json.dumps(told)) == told
        plain = {field: one["value"] for field, one in told["fields"].items()}
        assert plain == {
            field: list(value) if isinstance(value, tuple) else value
            for field in option.axes
            for value in [getattr(option, field)]
        }
        plugin, _, kind = told["kind"].partition(".")
        assert told["label"]["id"] == f"{plugin}.option.{kind}"
        things = {field: named(one["axis"], one["value"]) for field, one in told["fields"].items()}
        assert told["label"]["args"] == things


def named(axis: str, value: Any) -> Any:
    """The argument of a label that a field of an option is."""
    if isinstance(value, list):
        return [named(axis, one) for one in value]
    return None if value is None else {"kind": axis, "id": value}


def test_a_label_is_a_message_that_names_things() -> None:
    game = ruledock.new("isle", players=2, seed=1)
    place = game.ruleset.read_option("place b07 c4 r90 flip")
    assert game.describe(place) == {
        "notation": "place b07 c4 r90 flip",
        "kind": "isle.place",
        "fields": {
            "tile": {"axis": "tile", "value": "b07"},
            "at": {"axis": "cell", "value": "c4"},
            "turn": {"axis": "turn", "value": 1},
            "flip": {"axis": "flip", "value": True},
            "colour": {"axis": "colour", "value": None},
        },
        "label": {
            "id": "isle.option.place",
            "args": {
                "tile": {"kind": "tile", "id": "b07"},
                "at": {"kind": "cell", "id": "c4"},
                "turn": {"kind": "turn", "id": 1},
                "flip": {"kind": "flip", "id": True},
                "colour": None,
            },
        },
    }


def test_prompts_are_messages() -> None:
    game = ruledock.new("sea_salt_paper", players=2, seed=1)
    decision = game.decisions[0]
    seen = game.view(decision.player)["decision"]["prompt"]
    assert Message(seen["id"], seen["args"]).text() == str(decision.prompt)


def test_interrupts_stand_in_the_view_of_who_may_act() -> None:
    game = ruledock.new("auction", players=2, seed=1)
    decision = game.decisions[0]
    game.choose(decision, 0)
    mine = game.view(decision.player)["interrupts"]
    assert [one["notation"] for one in mine["options"]] == ["withdraw"]
    assert mine["kinds"]["core.withdraw"]["label"] == "core.option.withdraw"
    assert "interrupts" not in game.view(None)


def test_a_thing_in_a_message_is_its_kind_and_id() -> None:
    said = Message("x", {"who": Ref("player", 0, "Ada"), "what": [Ref("tile", "b07")], "n": 3})
    assert said.to_dict() == {
        "id": "x",
        "args": {
            "who": {"kind": "player", "id": 0},
            "what": [{"kind": "tile", "id": "b07"}],
            "n": 3,
        },
    }
