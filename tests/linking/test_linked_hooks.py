"""A game's hooks are one typed class, and each contributed function has a name and a signature."""

import inspect
import re
from types import SimpleNamespace
from typing import Protocol

import attrs
import pytest

import ruledock
from ruledock.linking import hooks, plugins
from ruledock.linking.combine import ONE, SUM, Keyed
from ruledock.linking.config import make_config
from ruledock.linking.hooks import Needs, hookimpl, hookspec
from ruledock.linking.link import link
from ruledock.linking.linked_hooks import Hooks
from ruledock_auction import hookspecs as auction
from ruledock_auction import plugin as auction_plugin
from ruledock_auction.hookspecs import AuctionHooks
from ruledock_isle import contributions, hookspecs, public
from ruledock_isle.hookspecs import IsleHooks

SPECS = [hooks, auction, hookspecs, *plugins.tool_specs()]
FUNCTIONS = [
    kind
    for module in (*SPECS, contributions)
    for kind in vars(module).values()
    if getattr(kind, "_is_protocol", False) and kind is not Protocol
]


@pytest.fixture
def known():
    """Make plugins known for one test."""
    names = []

    def register(name, plugin):
        names.append(name)
        plugins.register(name, plugin)

    yield register
    for name in names:
        plugins.unregister(name)


def auction_with(kind):
    """A plugin like the auction, with another class of hooks."""
    game = attrs.evolve(auction_plugin.ruledock_game(), name="bazaar", hooks=kind)
    return SimpleNamespace(**{**vars(auction_plugin), "ruledock_game": hookimpl(lambda: game)})


def refused(known, kind):
    known("bazaar", auction_with(kind))
    with pytest.raises(ruledock.LinkError) as error:
        link(make_config({"game": "bazaar"}))
    return str(error.value)


class OneMore(AuctionHooks):
    auction_icome: int


Short = type(
    "Short",
    (Hooks,),
    {
        "__annotations__": {
            n: int for n in vars(auction) if n.startswith("auction_") and "sold" not in n
        }
    },
)


def test_a_class_that_lacks_a_hook_is_refused(known):
    said = refused(known, Short)
    assert said == (
        "game 'bazaar': its hookspecs declare auction_sold, which Short does not annotate"
    )


def test_a_class_with_a_hook_too_many_is_refused_with_the_nearest(known):
    said = refused(known, OneMore)
    assert "OneMore annotates auction_icome, which its hookspecs do not declare" in said
    assert 'did you mean "auction_income"?' in said


def test_a_game_with_hooks_needs_a_class_of_them(known):
    said = refused(known, Hooks)
    assert len(said.splitlines()) == len(inspect.get_annotations(AuctionHooks))
    assert "declare auction_plan, but its GameSpec names no class of hooks" in said


@pytest.mark.parametrize(("game", "kind"), [("auction", AuctionHooks), ("isle", IsleHooks)])
def test_a_linked_game_has_its_own_class_of_hooks(game, kind):
    linked = link(make_config({"game": game, "players": 2})).hooks
    assert type(linked) is kind
    assert vars(linked).keys() == inspect.get_annotations(kind).keys()


def test_a_module_may_bring_hooks_of_its_own(known):
    def prizes():
        raise NotImplementedError

    specs = SimpleNamespace(prizes=hookspec(SUM, calls=True)(prizes))
    needs = hookimpl(lambda: (Needs(games=("auction",)),))
    known("fair", SimpleNamespace(hookspecs=specs, ruledock_needs=needs))
    known("stall", SimpleNamespace(prizes=hookimpl(lambda: len), ruledock_needs=needs))
    linked = link(make_config({"game": "auction", "modules": ["fair", "stall"]})).hooks
    assert linked.prizes("abc") == 3


def test_a_tool_that_misspells_its_hook_learns_the_nearest():
    ruleset = link(make_config({"game": "brambles", "players": 2}))
    with pytest.raises(ruledock.LinkError, match=r"'ruledock_bot'.*did you mean \"ruledock_bots\""):
        ruleset.for_tool("ruledock_bot")


def test_no_hook_wants_a_function_without_a_name():
    answers = [
        (name, one.__annotations__["return"])
        for module in SPECS
        for name, one in vars(module).items()
        if hasattr(one, "way")
    ]
    assert len(answers) > 40
    assert [name for name, answer in answers if "Callable" in answer] == []


OPEN = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
"""Of functions with options of their own, such as makers of bots."""


def test_every_contributed_function_says_what_it_does_and_names_what_it_gets():
    assert len(FUNCTIONS) > 35
    for kind in FUNCTIONS:
        assert kind.__dict__["__doc__"].strip().endswith("."), kind
        given = list(inspect.signature(kind.__call__).parameters.values())
        named = [one for one in given if one.kind not in OPEN]
        assert {one.kind for one in named} == {inspect.Parameter.POSITIONAL_ONLY}, kind
        assert all(one.annotation is not one.empty for one in given[1:]), kind


@pytest.mark.parametrize(("specs", "kind"), [(auction, AuctionHooks), (hookspecs, IsleHooks)])
def test_the_class_says_what_the_specs_say(specs, kind):
    """A tuple or, where each has one owner, a mapping; the function itself where one is."""
    for name, annotated in inspect.get_annotations(kind).items():
        answer = getattr(specs, name).__annotations__["return"]
        several = re.fullmatch(r"Iterable\[(.*)\]", answer)
        way = getattr(specs, name).way
        combined = f"tuple[{several[1]}, ...]" if several else answer
        if isinstance(way, Keyed):
            combined = f"Mapping[str, {several[1]}]"
        optional = " | None" if way is ONE else ""
        assert annotated == combined + optional, name


def test_no_two_contributed_functions_of_the_isle_are_alike():
    shapes = {}
    for kind in {one for one in FUNCTIONS if one.__module__ == contributions.__name__}:
        shape = str(inspect.signature(kind.__call__))
        assert shape not in shapes, f"{kind.__name__} is {shapes.get(shape)} again"
        shapes[shape] = kind.__name__


def test_modules_of_the_isle_can_import_whatever_they_contribute():
    own = [kind for kind in vars(contributions).values() if inspect.isclass(kind)]
    names = {kind.__name__ for kind in own if kind.__module__ == contributions.__name__}
    assert names <= set(public.__all__)
