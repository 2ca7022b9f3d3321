"""Linking: what does not fit together is one clear error, with names and the nearest spelling."""

from __future__ import annotations

import itertools
import re
from types import SimpleNamespace
from typing import ClassVar

import attrs
import pytest

import ruledock
from ruledock.engine.drawer import Drawer
from ruledock.engine.options import Option, option
from ruledock.engine.step_kinds import Automatic
from ruledock.linking import plugins
from ruledock.linking.combine import (
    ALL,
    ANY,
    ONE,
    PIPELINE,
    SUM,
    UNION,
    Contribution,
    at_stage,
    combine,
)
from ruledock.linking.config import make_config
from ruledock.linking.hooks import Needs, hookimpl
from ruledock.linking.link import link
from ruledock.plugin import Holding, drawer, hidden, plain, secret, step
from ruledock_auction import steps
from ruledock_auction.favours import OPERATIONS


@pytest.fixture
def module(monkeypatch):
    """Make a module of the auction out of hook functions, for one test."""
    names = itertools.count()

    def make(**hooks):
        name = f"toy{next(names)}"
        declared = {k: what for k, what in hooks.items() if k.isupper() or k == "parts"}
        marked = declared | {h: hookimpl(f) for h, f in hooks.items() if h not in declared}
        marked.setdefault("ruledock_needs", hookimpl(lambda: (Needs(games=("auction",)),)))
        plugins.register(name, SimpleNamespace(**marked))
        return name

    yield make
    for name in [name for name in plugins.known() if name.startswith("toy")]:
        plugins.unregister(name)


def auction(**settings):
    return make_config({"game": "auction", **settings})


def test_a_ruleset_is_linked_once():
    assert link(auction()) is link(auction())
    assert link(auction()) is link(auction(seed=3))
    assert link(auction()) is not link(auction(players=3))


def test_the_order_of_modules_does_not_show():
    orders = itertools.permutations(["tolls", "patrons", "late_draft"])
    assert len({link(auction(modules=list(order))).digest for order in orders}) == 1


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"game": "auktion"}, "no game 'auktion'; did you mean \"auction\"?"),
        ({"modules": ["toll"]}, "no module 'toll'; did you mean \"tolls\"?"),
        ({"modules": ["toll", "patron"]}, "no module 'patron'; did you mean \"patrons\"?"),
        ({"game": "tolls"}, "'tolls' is a module, not a game"),
        ({"players": 5}, "The auction house is for 2 to 4 players, not 5"),
        ({"playrs": 3}, 'auction has no such setting; did you mean "players"?'),
        ({"packs": ["auctoin"]}, "no pack 'auctoin'; did you mean \"auction\"?"),
        ({"rules": {"ronds": 3}}, "rounds"),
        ({"rules": {"rounds": 0}}, "/rules/rounds"),
        ({"rules": {"rounds": "two"}}, "/rules/rounds"),
        ({"rules": {"draft": {"keeep": [1]}}}, "/rules/draft/keeep"),
    ],
)
def test_a_host_is_told_what_to_write_instead(settings, said):
    with pytest.raises(ruledock.RuledockError) as error:
        link(make_config({"game": "auction", **settings}))
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("what", "some", "not_"), [("game", "isle", "tolls"), ("module", "tolls", "isle")]
)
def test_only_what_could_be_meant_is_listed(what, some, not_):
    with pytest.raises(ruledock.ConfigError, match=f"^no {what} 'zzz'; known: ") as error:
        plugins.load("zzz", what)
    listed = str(error.value).partition("known: ")[2].split(", ")
    assert some in listed and not_ not in listed


def test_all_unknown_modules_are_named_at_once():
    with pytest.raises(ruledock.ConfigError) as error:
        link(auction(modules=["one", "two"]))
    assert "'one'" in str(error.value)
    assert "'two'" in str(error.value)


def test_a_misspelt_hook_is_found(module):
    name = module(ruledock_veiw=lambda: ())
    with pytest.raises(ruledock.LinkError) as error:
        link(auction(modules=[name]))
    assert f"plugin '{name}' implements ruledock_veiw" in str(error.value)
    assert 'did you mean "ruledock_view"?' in str(error.value)


def test_a_hook_of_another_game_is_found(module):
    name = module(auction_pln=lambda: None)
    with pytest.raises(ruledock.LinkError, match='did you mean "auction_plan"'):
        link(auction(modules=[name]))


def test_two_owners_of_a_step_are_both_named(module):
    name = module(STEPS=(Automatic(steps.Round, lambda table, step: None, name="round"),))
    with pytest.raises(ruledock.LinkError) as error:
        link(auction(modules=[name]))
    assert str(error.value) == (
        f"step Round may have only one owner, but both auction and {name} claim it"
    )


@step
class Nap:
    """A step nobody needs."""


def another_nap():
    return attrs.make_class("Nap", [], frozen=True)


@drawer
class Unnamed(Drawer):
    """A drawer that says no name."""


@drawer
class Veiled(Drawer):
    """Its fields are secret until something that is spelt otherwise."""

    name: ClassVar[str] = "veiled"
    revealed: bool = False
    looked: list[int] = plain(factory=list)
    laid: list[str] = secret(until="reveald", known="lookd")
    lent: list[str] = secret(to="whom")
    open: list[str] = secret(until="revealed", known="looked")
    held: list[str] = hidden(fits=Holding(lambda table, thing: thing, has="shwon"))
    shown: list[str] = plain(factory=list)


@drawer
class Strange(Drawer):
    """A drawer that holds what no save can."""

    name: ClassVar[str] = "strange"
    what: complex = 1j


NAPS = (Automatic(Nap, print, name="nap"), Automatic(another_nap(), print, name="nap"))


def misbehaves():
    raise ZeroDivisionError("by zero")


@pytest.mark.parametrize(
    ("hook", "answer", "said"),
    [
        ("ruledock_guess", lambda: None, "ruledock_guess returns None, expected a tuple"),
        ("STEPS", None, "STEPS holds None"),
        ("STEPS", (Nap,), "test_link.Nap'>. The kinds of step it handles"),
        ("OPTIONS", (Option,), "Option'>. The options it offers"),
        ("MESSAGES", (3,), "MESSAGES holds 3"),
        ("MESSAGES", ("a sentence",), "found 'a sentence', expected sentences such as"),
        ("MESSAGES", "a = b\na = c", "holds 'a' twice"),
        ("parts", (3,), "parts holds 3, expected modules"),
        ("auction_income", lambda: 5, "auction_income returns 5, expected a function"),
        ("auction_plan", lambda: None, "auction_plan returns None, expected a function"),
        ("ruledock_guess", misbehaves, "ruledock_guess fails with ZeroDivisionError('by zero')"),
        ("ruledock_guess", lambda what: (), "Argument(s) {'what'}"),
        ("STEPS", NAPS, "has two step kinds called 'nap'"),
        (
            "STEPS",
            (Automatic(object, print, name="object"),),
            "object is not declared with @table, @drawer or @step",
        ),
        ("DRAWERS", (Unnamed,), "the drawer Unnamed has no name"),
        (
            "DRAWERS",
            (Veiled,),
            "Veiled.laid has until='reveald', but Veiled has no such field; "
            'did you mean "revealed"?',
        ),
        ("DRAWERS", (Veiled,), "Veiled.lent has to='whom', but Veiled has no such field; known: "),
        ("DRAWERS", (Veiled,), "Veiled.laid has known='lookd', but Veiled has no such field"),
        ("DRAWERS", (Veiled,), "Veiled.held has has='shwon', but Veiled has no such field"),
        ("DRAWERS", (Strange,), "Strange cannot be saved: a table cannot hold"),
        (
            "MESSAGES",
            "auction-line = x",
            "message 'auction-line' of auction already",
        ),
        (
            "OPERATIONS",
            OPERATIONS,
            "operation 'gain' may have only one owner, but both auction and toy0",
        ),
    ],
)
def test_an_answer_that_cannot_be_used_names_the_plugin(module, hook, answer, said):
    name = module(**{hook: answer})
    with pytest.raises(ruledock.LinkError) as error:
        link(auction(modules=[name]))
    assert said in str(error.value)
    assert name in str(error.value)


@pytest.mark.parametrize(
    ("hook", "given", "said"),
    [
        ("auction_lines", None, "auction_lines returns None, expected a tuple, () for nothing"),
        ("auction_lines", 3, "auction_lines returns 3, expected a tuple, () for nothing"),
        ("auction_sold", None, "auction_sold returns None, expected a tuple, () for nothing"),
        ("auction_income", None, "auction_income returns None, expected a number"),
    ],
)
def test_a_function_that_returns_nothing_useful_names_its_plugin(module, hook, given, said):
    """Alone or beside the game's own, the function of a module is held to what the hook wants."""
    name = module(**{hook: lambda: lambda *args: given})
    called = getattr(link(auction(modules=[name])).hooks, hook)
    with pytest.raises(ruledock.LinkError) as error:
        called(ruledock.new("auction", seed=1).table, 0)
    assert str(error.value) == f"plugin {name!r}: {said}"


@pytest.mark.parametrize("modules", [(), ("lone",)])
def test_after_a_first_fit_answer_a_lone_function_is_called_bare(module, modules):
    """Whether the game contributes it or a module: nothing is decided by names."""

    def sold(*args):
        return ()

    names = [module(auction_sold=lambda: sold) for _ in modules]
    hooks = link(auction(modules=names)).hooks
    hook = "auction_sold" if modules else "auction_lines"
    table = ruledock.new("auction", seed=1).table
    first, again = getattr(hooks, hook), None
    answer = first(table, 0)
    again = getattr(hooks, hook)
    assert not isinstance(again, type(first))
    assert answer == again(table, 0)
    assert again is sold or not modules


def test_a_lone_function_that_answers_with_a_list_is_joined_every_time(module):
    name = module(auction_sold=lambda: lambda *args: [1])
    hooks = link(auction(modules=[name])).hooks
    assert [hooks.auction_sold(), hooks.auction_sold()] == [(1,), (1,)]


def test_a_type_error_inside_a_contribution_is_its_own(module):
    name = module(auction_lines=lambda: lambda *args: len(3))
    with pytest.raises(TypeError, match="has no len"):
        table = ruledock.new("auction", seed=1).table
        link(auction(modules=[name])).hooks.auction_lines(table, 0)


@pytest.mark.parametrize("changed", [{}, {"rounds": 3}])
def test_nobody_changes_the_rules_that_games_share(changed):
    rules = link(auction(rules=changed)).rules
    for place, name in ((rules, "rounds"), (rules["draft"], "packet"), (rules["draft"]["keep"], 0)):
        with pytest.raises(TypeError, match="does not support item assignment"):
            place[name] = 1


def test_two_owners_of_a_phase_are_refused(module):
    name = module(auction_phases=lambda: (("sale", print),))
    said = f"phase 'sale' may have only one owner, but both auction and {name} claim it"
    with pytest.raises(ruledock.LinkError, match=said):
        link(auction(modules=[name]))


def test_a_hook_may_yield_what_it_contributes(module):
    def needs():
        yield Needs(games=("auction",), packs=("nowhere",))

    with pytest.raises(ruledock.RuledockError, match="no pack 'nowhere'"):
        link(auction(modules=[module(ruledock_needs=needs)]))


def test_two_options_with_one_notation_are_found(module):
    @option("bid {coins}")
    class OtherBid(Option):
        coins: int = attrs.field(metadata={"axis": steps.Bid.axes["coins"]})

    name = module(OPTIONS=(OtherBid,))
    with pytest.raises(ruledock.LinkError, match=rf"both auction and {name} claim it"):
        link(auction(modules=[name]))


@pytest.mark.parametrize(
    ("needs", "said"),
    [
        (Needs(games=("chess",)), "belongs to chess, not to auction"),
        (Needs(modules=("tolls",)), "needs module 'tolls'"),
        (Needs(players=(3, 4)), "is for 3 to 4 players, not 2"),
        (Needs(packs=("lamps",)), "no pack 'lamps'"),
        (Needs(excludes={"patrons": "they quarrel"}), "cannot be played together: they quarrel"),
    ],
)
def test_unmet_needs_are_told(module, needs, said):
    name = module(ruledock_needs=lambda: (needs,))
    with pytest.raises(ruledock.ConfigError) as error:
        link(auction(players=2, modules=[name, "patrons"]))
    assert said in str(error.value)


def test_an_override_changes_the_rules_of_that_table_only():
    game = ruledock.new("auction", seed=1, rules={"rounds": 1, "draft": {"packet": 3}})
    assert game.ruleset.rules["rounds"] == 1
    assert game.ruleset.rules["draft"] == {"packet": 3, "keep": (2, 1, 1)}
    assert link(auction()).rules["rounds"] == 2


# -- the five ways to combine ----------------------------------------------------------------


def parts(*values):
    return [Contribution(f"plugin{place}", value) for place, value in enumerate(values)]


def shuffled(values):
    return itertools.permutations(parts(*values))


def test_a_union_lists_everything_by_plugin():
    for order in shuffled([(1, 2), (), (3,)]):
        assert combine(UNION, "hook", order, calls=False) == (1, 2, 3)


def test_functions_are_joined_when_called():
    for order in shuffled([lambda x: x, lambda x: 10 * x, lambda x: 100]):
        assert combine(SUM, "hook", order, calls=True)(3) == 133
    for order in shuffled([lambda x: x > 1, lambda x: x > 2]):
        assert combine(ALL, "hook", order, calls=True)(2) is False
        assert combine(ANY, "hook", order, calls=True)(2) is True


def test_a_hook_nobody_implements_is_neutral():
    assert combine(UNION, "hook", [], calls=True)(1) == ()
    assert combine(SUM, "hook", [], calls=True)(1) == 0
    assert combine(ALL, "hook", [], calls=True)(1) is True
    assert combine(ANY, "hook", [], calls=True)(1) is False
    assert combine(ONE, "hook", [], calls=False) is None
    assert combine(PIPELINE, "hook", [], calls=True)("as it is") == "as it is"


def test_one_owner_means_one():
    assert combine(ONE, "hook", parts("mine"), calls=False) == "mine"
    with pytest.raises(ruledock.LinkError, match="both plugin0 and plugin1 claim it"):
        combine(ONE, "hook", parts("mine", "mine too"), calls=False)


def test_a_pipeline_goes_by_stage_then_by_name():
    def adds(letter, stage=None):
        function = lambda text, *_: text + letter  # noqa: E731
        return at_stage(stage)(function) if stage else function

    for order in shuffled([adds("l", "last"), adds("c"), adds("b", "base"), adds("d")]):
        assert combine(PIPELINE, "hook", order, calls=True)("") == "bcdl"


def test_an_unknown_stage_is_refused():
    with pytest.raises(ruledock.LinkError, match='did you mean "change"'):
        at_stage("chnge")


def test_saves_call_a_step_by_its_saved_name_whatever_its_class_is_called():
    known = ruledock.new("auction", seed=1).ruleset.kinds.values()
    saved = ruledock.new("auction", seed=1).ruleset.step_names
    for kind in known:
        assert saved[kind.step].rpartition(".")[2] == kind.name
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", kind.name)


def test_an_unknown_hook_is_met_with_the_nearest():
    hooks = link(make_config({"game": "isle", "players": 2})).hooks
    with pytest.raises(AttributeError, match="no hook 'isle_drat'; did you mean 'isle_draft'"):
        hooks.isle_drat  # noqa: B018
