"""The kit finds games whose saves can be damaged so that they load and then crash."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import attrs
import pytest

from ruledock.engine.decisions import Decision
from ruledock.engine.domains import ByPlayer, Player
from ruledock.engine.options import Option, option
from ruledock.engine.step_kinds import Asking, StepKind
from ruledock.game.new_game import new_game
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.hooks import hookimpl
from ruledock.linking.table import Table
from ruledock.plugin import plain, step, table
from ruledock.testing import Broken, check_damage, check_game


@option("draw")
class Draw(Option):
    """Take a card."""


@option("rest")
class Rest(Option):
    """Take none."""


OPTIONS = (Draw(), Rest())


def game_of(table: type, turn: type, **more: Any) -> SimpleNamespace:
    """A game in which everybody draws cards in turn until there are none."""

    def setup(one: Any) -> None:
        one.cards = list(range(12))
        one.hands = [[] for _ in one.players]
        one.push(turn(0))

    def take(one: Any, step: Any, player: int, chosen: Option) -> None:
        one.hands[player].append(one.cards.pop())
        if chosen == Draw() and one.cards:
            one.hands[player].append(one.cards.pop())
        if one.cards:
            one.push(turn((player + 1) % len(one.players)))

    step = Asking(
        turn, lambda one, step: Decision(step.player, "heap.draw", OPTIONS), take, name="turn"
    )
    spec = GameSpec(
        name="heap",
        title="Heap",
        players=(2, 3),
        table=table,
        setup=setup,
        score=lambda one, player: (),
        winners=lambda one, totals: (0,),
        **more,
    )
    hooks: dict[str, Any] = {
        "ruledock_game": lambda: spec,
        "ruledock_view": lambda: (lambda one, player: {"hands": [len(h) for h in one.hands]},),
    }
    plugin = SimpleNamespace(**{name: hookimpl(hook) for name, hook in hooks.items()})
    plugin.STEPS = (attrs.evolve(step, fits=more_cards),) if more else (step,)
    plugin.OPTIONS = (Draw, Rest)
    return plugin


def more_cards(table: Any, step: Any) -> bool:
    return bool(table.cards) and len(table.agenda) == 1


@table
class LooseHeap(Table):
    """Nothing is said about what the fields can hold."""

    cards: list[int] = plain(factory=list)
    hands: list[list[int]] = plain(factory=list)


@attrs.frozen
class LooseTurn:
    """One player draws."""

    player: int


@table
class Heap(Table):
    """Everything is said."""

    cards: list[int] = plain(factory=list)
    hands: ByPlayer[list[int]] = plain(factory=list)


@step
class Turn:
    """One player draws."""

    player: Player


def check(table: Heap) -> None:
    held = [card for cards in (table.cards, *table.hands) for card in cards]
    if sorted(held) != [*range(12)]:
        raise ValueError("every card is somewhere")


@pytest.fixture
def dock():
    def docked(plugin: Any) -> Any:
        plugins.register("heap", plugin)
        return make_config({"game": "heap", "players": 2})

    yield docked
    plugins.unregister("heap")


def test_a_game_that_says_nothing_of_its_fields_is_found_out(dock) -> None:
    config = dock(game_of(LooseHeap, LooseTurn))
    with pytest.raises(Broken, match=r"\[damage\] a damaged save loads, and then raises") as broken:
        check_game(config, nothing_hidden=True, games=6, often=0.5)
    assert "\nto see it: ruledock.load(" in str(broken.value)


def test_one_that_says_what_they_can_hold_passes(dock) -> None:
    config = dock(game_of(Heap, Turn, check=check))
    assert check_game(config, nothing_hidden=True, games=6, often=0.5).checks["damage"] > 10


def test_most_damage_keeps_the_form_and_much_of_it_loads(dock) -> None:
    config, rng = dock(game_of(Heap, Turn, check=check)), Random(1)
    game = new_game(config, 1)
    game.choose(game.decisions[0], 0)
    verdicts = [check_damage(game, rng) for _ in range(300)]
    assert verdicts.count("played") > 30
    assert verdicts.count("refused") > 30


def test_a_step_kind_of_another_sort_is_what_it_was() -> None:
    assert StepKind(Turn, name="turn").may_wait(None, Turn(0), 0)
