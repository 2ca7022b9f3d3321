"""Where data lies, schemas that stand on their own, and what plugins bring for screens and bots."""

import json
from pathlib import Path

import jsonschema
import pytest

import ruledock
from ruledock.installed.version import build
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.linking.hooks import Needs, hookimpl
from ruledock.linking.link import link
from ruledock.linking.shipped import data
from ruledock.linking.shipped_packs import builtin
from ruledock.testing.rules import load_catalogue
from ruledock_authoring.inline_refs import inline_refs
from ruledock_bots import GreedyBot, RandomBot
from ruledock_bots.known import bots_of
from ruledock_bots.planner import Planner
from ruledock_drawing.screen import screens_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(build() == "compiled", reason="the compiled build is installed, not linked")
def test_a_checkout_has_its_data_where_people_look_for_it():
    assert Path(str(data("schemas"))) == ROOT / "schemas"
    assert Path(str(data("content"))) == ROOT / "content"
    assert "isle.overview.win" in load_catalogue(data("rules")).ids


def test_other_packs_can_stand_in_for_the_shipped_ones(monkeypatch, tmp_path):
    monkeypatch.setenv("RULEDOCK_CONTENT", str(tmp_path))
    assert builtin() == data("content") == tmp_path
    assert data("schemas") != tmp_path
    monkeypatch.setenv("RULEDOCK_CONTENT", "")
    assert data("content") != tmp_path


FILES = {
    "a.json": {"properties": {"x": {"$ref": "b.json#/$defs/small", "description": "mine"}}},
    "b.json": {
        "$defs": {
            "small": {"allOf": [{"$ref": "#/$defs/number"}], "maximum": 9, "description": "theirs"},
            "number": {"type": "integer"},
            "tree/leaf": {"type": "array", "items": {"$ref": "#/$defs/tree~1leaf"}},
        }
    },
}


def test_a_bundled_schema_needs_no_other_file():
    schema = inline_refs(FILES["a.json"], FILES.__getitem__, "a.json")
    assert "$ref" not in json.dumps(schema)
    assert schema["properties"]["x"]["description"] == "mine"
    check = jsonschema.Draft202012Validator(schema).is_valid
    assert check({"x": 9}) and not check({"x": 10}) and not check({"x": "9"})


def test_a_schema_inside_itself_ends():
    schema = inline_refs({"$ref": "b.json#/$defs/tree~1leaf"}, FILES.__getitem__)
    assert jsonschema.Draft202012Validator(schema).is_valid([[], []])
    assert not jsonschema.Draft202012Validator(schema).is_valid(3)


class Guest:
    """A module that brings bots and a screen."""

    def __init__(self, *names: str, screens: int = 1) -> None:
        self.names, self.screens = names, screens

    @hookimpl
    def ruledock_needs(self):
        return (Needs(games=("brambles",)),)

    @hookimpl
    def ruledock_bots(self):
        return [(name, lambda seed: lambda seat: 0) for name in self.names]

    @hookimpl
    def ruledock_screen(self):
        return [lambda view, paint: "a guest"] * self.screens


def linked(**guests: Guest):
    for name, guest in guests.items():
        plugins.register(name, guest)
    return link(make_config({"game": "brambles", "modules": list(guests)}))


@pytest.fixture(autouse=True)
def _guests_leave():
    yield
    for name in [name for name in plugins.known() if name.startswith("guest_")]:
        plugins.unregister(name)


def test_every_game_has_the_cores_bots():
    assert bots_of(linked()) == {"random": RandomBot, "greedy": GreedyBot, "planner": Planner}


def test_a_plugins_bot_stands_in_for_the_cores():
    ruleset = linked(guest_one=Guest("greedy", "lazy"))
    assert set(bots_of(ruleset)) == {"random", "greedy", "planner", "lazy"}
    game = ruledock.new(ruleset.config, seed=1)
    ruledock.playout(game, bots_of(ruleset)["greedy"](1))
    assert set(game.record.choices) <= {"0 pick 1", "1 pick 1"}


def test_two_owners_of_a_bot_are_both_named():
    with pytest.raises(ruledock.LinkError, match=r"'lazy'.* guest_three and guest_two"):
        bots_of(linked(guest_two=Guest("lazy"), guest_three=Guest("lazy")))


def test_each_plugin_draws_once():
    assert set(screens_of(linked(guest_four=Guest()))) == {"brambles", "guest_four"}
    with pytest.raises(
        ruledock.LinkError, match="guest_five contributes more than once to ruledock_screen"
    ):
        screens_of(linked(guest_five=Guest(screens=2)))
