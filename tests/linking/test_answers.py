"""What a plugin contributes is found in its parts, and what only tools need is loaded for them."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace

import pytest

from ruledock.errors import LinkError
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.linking.hooks import Needs, contributes, hookimpl, ruledock_view
from ruledock.linking.link import link
from ruledock_auction.hookspecs import auction_income, auction_plan
from ruledock_bots.hookspecs import bot
from ruledock_bots.known import bots_of


def part(name, **functions):
    """A module with these functions, as if it defined them."""
    made = ModuleType(name)
    for key, function in functions.items():
        function.__module__ = name
        setattr(made, key, function)
    return made


def linked(*parts, **more):
    plugin = SimpleNamespace(parts=parts, **more)
    plugin.ruledock_needs = hookimpl(lambda: (Needs(games=("auction",)),))
    plugins.register("guest", plugin)
    return link(make_config({"game": "auction", "modules": ["guest"]}))


@pytest.fixture(autouse=True)
def gone():
    yield
    plugins.unregister("guest")


@contributes(auction_income)
def seven(table, player):
    return 7


def test_a_marked_function_is_the_contribution_itself():
    ruleset = linked(part("one", seven=seven))
    table = SimpleNamespace(ruleset=ruleset)
    assert ruleset.hooks.auction_income(table, 0) == ruleset.rules["income"] + 7


def test_what_a_part_imports_from_another_plugin_is_not_its_own():
    ruleset = linked(part("one"), seven=None)
    own = part("one", seven=seven)
    borrowed = ModuleType("two")
    borrowed.seven = own.seven  # type: ignore[attr-defined]
    table = SimpleNamespace(ruleset=ruleset)
    assert linked(borrowed).hooks.auction_income(table, 0) == ruleset.rules["income"]


def test_what_two_parts_of_a_plugin_share_counts_once():
    home = part("one", seven=seven)
    other = ModuleType("two")
    other.seven = seven  # type: ignore[attr-defined]
    ruleset = linked(home, other)
    table = SimpleNamespace(ruleset=ruleset)
    assert ruleset.hooks.auction_income(table, 0) == ruleset.rules["income"] + 7


def test_hooks_may_be_implemented_in_parts():
    plan = hookimpl(lambda: lambda phases, table: ("nap", *phases))
    ruleset = linked(part("one", auction_plan=plan))
    assert ruleset.hooks.auction_plan(("sale",), None) == ("nap", "sale")


def test_a_hook_is_answered_once_by_each_plugin():
    again = contributes(auction_plan)(lambda phases, table: phases)
    plan = hookimpl(lambda: lambda phases, table: phases)
    for one, other in (({"a": again}, {"auction_plan": plan}), ({"a": again}, {"b": twin()})):
        with pytest.raises(LinkError, match="'guest' answers auction_plan twice"):
            linked(part("one", **one), part("two", **other))


def twin():
    return contributes(auction_plan)(lambda phases, table: phases)


def test_a_view_is_contributed_by_its_function():
    see = contributes(ruledock_view)(lambda table, player: {"seen": player})
    assert linked(part("one", see=see)).views["guest"](None, 2) == {"seen": 2}


LATE = """
from ruledock_bots.hookspecs import bot
from ruledock_drawing.hookspecs import ruledock_screen
from ruledock.plugin import contributes

@contributes(ruledock_screen)
def draw(view, paint, ruleset):
    return "drawn"

@bot("duck")
def duck(seat):
    return 0
"""


def test_parts_for_tools_are_loaded_when_a_tool_asks(monkeypatch, tmp_path):
    (tmp_path / "late_part.py").write_text(LATE)
    monkeypatch.syspath_prepend(tmp_path)
    ruleset = linked("late_part")
    assert "late_part" not in sys.modules
    assert ruleset.for_tool("ruledock_screen")["guest"](None, None, None) == "drawn"
    assert bots_of(ruleset)["duck"](1)(None) == 0


def test_a_class_of_bots_is_made_from_a_seed():
    @bot("keen")
    class Keen:
        def __init__(self, seed):
            self.seed = seed

    assert bots_of(linked(part("one", Keen=Keen)))["keen"](5).seed == 5
