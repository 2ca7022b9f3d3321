"""A toy game for tests of the machine: every test says in a few lines what its steps do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import attrs

from ruledock.engine.options import Option, axis, names, numbers, option
from ruledock.game.new_game import new_game
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.hooks import hookimpl
from ruledock.linking.table import Table
from ruledock.plugin import hidden


@attrs.define(eq=False)
class ToyTable(Table):
    """Only what happened, in order, and what players hold."""

    done: list[str] = attrs.field(factory=list)
    held: list[list[str]] = attrs.field(factory=list)
    deck: list[str] = hidden()


@option("say {word}")
class Say(Option):
    """Say a word."""

    word: str = axis(names("word", ["yes", "no", "maybe", "stop"]))


@option("shout {word}")
class Shout(Option):
    """Say a word without being asked."""

    word: str = axis(names("word", ["yes", "no", "maybe", "stop"]))


@option("count {number}")
class Count(Option):
    """Say a number."""

    number: int = axis(numbers("number", 1, 9))


def say(*words: str) -> tuple[Say, ...]:
    """Options to say these words."""
    return tuple(Say(word) for word in words)


def toy(setup, *, steps=(), interrupts=(), players=2, seed=1, levels=None, **settings) -> Any:
    """A new game of a toy whose table is laid out by *setup*."""

    def prepare(table: ToyTable) -> None:
        table.held = [[] for _ in table.players]
        setup(table)

    spec = GameSpec(
        name="toy",
        title="Toy",
        players=(1, 6),
        table=ToyTable,
        setup=prepare,
        score=lambda table, player: (),
        winners=lambda table, totals: (0,),
        windows=levels or {},
    )
    hooks = {
        "ruledock_game": lambda: spec,
        "ruledock_view": lambda: (lambda table, player: {"done": list(table.done)},),
    }
    plugin = SimpleNamespace(**{name: hookimpl(hook) for name, hook in hooks.items()})
    plugin.STEPS, plugin.INTERRUPTS, plugin.OPTIONS = steps, interrupts, (Say, Shout, Count)
    plugins.register("toy", plugin)
    return new_game(make_config({"game": "toy", "players": players, **settings}), seed)
