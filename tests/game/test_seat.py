"""A seat shows what a player may know: no public attribute leads to the real table."""

import types
from collections.abc import Mapping, Sequence, Set
from functools import partial
from random import Random
from types import SimpleNamespace

import attrs
import pytest

import ruledock
from ruledock.engine.chance import Chance
from ruledock.engine.drawer import Drawer
from ruledock.engine.sequences import Product
from ruledock.game.game import Game
from ruledock.game.seat import Seat
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table
from ruledock_auction.options import Bid

TABLES = {
    "auction": {"players": 3},
    "sea_salt_paper": {"players": 3},
    "kockombat": {"players": 2},
    "isle": {"players": 2, "modules": ["kittens", "creatures", "events"]},
    "isle ": {"players": 1, "modules": ["sister"]},
    "isle  ": {"players": 3, "modules": ["family"]},
}
PLAIN = (str, bytes, int, float, type(None), types.ModuleType)
SECRET = (Game, Table, Drawer, Chance)


def public(thing):
    """What anybody can reach from *thing* without a name that begins with an underscore."""
    if isinstance(thing, Mapping):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, Sequence | Set):
        yield from list(thing)[:200]
    if isinstance(thing, type):
        return
    for name in dir(thing):
        if name.startswith("_") or name == "guess":
            continue
        try:
            value = getattr(thing, name)
        except Exception:
            continue
        if isinstance(value, types.MethodType):
            if value.__self__ is not thing:
                yield value.__self__
        else:
            yield value


def inside(function):
    """What a plain function, a lambda or a partial carries with it."""
    if isinstance(function, types.FunctionType):
        yield from (cell.cell_contents for cell in function.__closure__ or ())
        yield from function.__defaults__ or ()
    elif hasattr(function, "func"):
        yield from (function.func, *function.args, *function.keywords.values())


def leaks(seat, real):
    """The first way to something of the real game, as a list of types; nothing if there is none."""
    seen, todo = set(), [(seat, ("Seat",))]
    while todo:
        thing, way = todo.pop()
        if isinstance(thing, SECRET):
            return way
        if isinstance(thing, (*PLAIN, Ruleset)) or id(thing) in seen:
            continue
        if any(thing is one for one in real):
            return way
        seen.add(id(thing))
        real_keep.append(thing)
        for following in (*public(thing), *inside(thing)):
            todo.append((following, (*way, type(following).__name__)))
    return None


real_keep: list = []
"""Keeps all that was looked at alive, so that no id is used twice."""


def parts(table):
    """All that changes in a game: the lists, dicts and sets of its table, and their owners."""
    found = [table, table.agenda, table.chance, *table.drawers.values()]
    for owner in (table, *table.drawers.values()):
        for field in attrs.fields(type(owner)):
            value = getattr(owner, field.name, None)
            if isinstance(value, list | dict | set) and field.name != "ruleset":
                found.append(value)
                found += [one for one in value if isinstance(one, list | dict | set)]
    return found


@pytest.mark.parametrize("name", TABLES)
def test_no_public_attribute_leads_to_the_real_table(name, scaled):
    seen = set()
    for seed in range(scaled(1, 6)):
        game = ruledock.new(name.strip(), seed=seed, **TABLES[name])
        rng = Random(seed)
        while not game.over:
            decision = game.decisions[0]
            key = decision.kind, type(decision.options), type(decision.options[0])
            if key not in seen:
                seen.add(key)
                seat = Seat(game, decision.player, decision)
                way = leaks(seat, parts(game.table))
                assert way is None, f"{decision.kind}: {' -> '.join(way)}"
                assert not hasattr(decision.options, "__setitem__"), "bots could add their own"
                guess = parts(seat.guess(rng).table)
                assert not {id(one) for one in guess} & {id(one) for one in parts(game.table)}
            game.choose(decision, rng.randrange(len(decision.options)))
            real_keep.clear()
    assert seen


def test_the_walk_would_find_a_leak():
    """A decision that carries the table in a closure, a lazy sequence or a field is noticed."""
    game = ruledock.new("auction", players=2, seed=1)
    decision, table = game.decisions[0], game.table
    assert leaks(Seat(game, 0, decision), parts(table)) is None
    for ask in (lambda: table, lambda agenda=table.agenda: agenda, partial(len, table.agenda)):
        assert leaks(SimpleNamespace(ask=ask), parts(table)) is not None
    lazy = Product(Bid, table.agenda)
    assert leaks(Seat(game, 0, decision.offering(lazy)), parts(table)) is not None
