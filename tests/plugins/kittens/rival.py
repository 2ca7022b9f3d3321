"""A stand-in for an opponent who is no player: who is first, which turn it is, whom it sends away.

It has no cards of its own; a test says what it does. Cats are numbered over both fields, from 1.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

import attrs

from ruledock.engine.drawer import Drawer
from ruledock.engine.step_kinds import Automatic
from ruledock.linking import plugins
from ruledock.linking.game_spec import ScoreLine
from ruledock.linking.hooks import Needs, hookimpl
from ruledock.plugin import drawer, step
from ruledock_isle.contributions import Fill
from ruledock_isle.table import IsleTable


@drawer
class Rival(Drawer):
    """Whether the rival stands first."""

    name: ClassVar[str] = "rival"
    first: bool = False


@step
class RivalTurn:
    """The rival takes a turn: the number of it today, and the cat that is sent away."""

    number: int
    cat: int


@step
class SendAway:
    """The cat at a position leaves the game; the last one, when there are fewer."""

    cat: int


def take_turn(table: IsleTable, step: RivalTurn) -> None:
    steps = table.ruleset.hooks.isle_rival_turn(table, "rival", step.number)
    table.push(*steps, SendAway(step.cat))


def send_away(table: IsleTable, step: SendAway) -> None:
    row = [(field, tile) for field in table.fields for tile in field]
    field, tile = row[min(step.cat, len(row)) - 1]
    field.remove(tile)
    table.leave([tile])


def lines(table: IsleTable) -> tuple[ScoreLine, ...]:
    """What the rival scores besides anything of its own."""
    found: tuple[ScoreLine, ...] = table.ruleset.hooks.isle_rival_lines((), table)
    return found


@contextmanager
def around() -> Iterator[None]:
    """The rival is there to be named as a module."""
    plugins.register("rival", sys.modules[__name__])
    try:
        yield
    finally:
        plugins.unregister("rival")


STEPS = (
    Automatic(RivalTurn, take_turn, name="rival-turn"),
    Automatic(SendAway, send_away, name="send-away"),
)


@hookimpl
def ruledock_needs() -> Sequence[Needs]:
    return (Needs(games=("isle",), players=(1, 1)),)


@hookimpl
def isle_solo() -> Sequence[str]:
    return ("rival",)


@hookimpl
def isle_first() -> Callable[[IsleTable, int], bool]:
    return lambda table, player: not table.drawer(Rival).first


@hookimpl
def isle_fields() -> Callable[[tuple[Fill, ...], IsleTable], tuple[Fill, ...]]:
    """One player counts as two."""
    return lambda fills, table: tuple(attrs.evolve(one, count=2 * one.count) for one in fills)
