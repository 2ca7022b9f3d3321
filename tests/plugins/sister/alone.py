"""Games against the sister, laid out for one claim: positions drawn, her cards stacked."""

from __future__ import annotations

from typing import Any

from ruledock.chance import Chance
from ruledock.game import Game
from ruledock.operations import run_all
from ruledock_isle.days import NextPhase
from ruledock_isle.table import IsleTable
from ruledock_sister import Sister, sister_of
from tests.plugins.isle.staging import begin, fields, isle, table_of, use_boats

LEFT = ("b01", "g02", "r03", "p04")
RIGHT = ("o05", "b06", "g07", "r08")


class Stacked(Chance):
    """Chance that draws what a test has put on top, as long as there is any."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.tops: dict[str, list[str]] = {}

    def draw(self, stream: str, pool: list[Any]) -> Any:
        top = self.tops.get(stream)
        if not top:
            return super().draw(stream, pool)
        drawn = top.pop(0)
        pool.remove(drawn)
        return drawn


def stack(table: IsleTable, stream: str, *things: str) -> None:
    """What is drawn next from a stream: ``sister.deck``, ``isle.bag``, ``isle.deck`` …"""
    if not isinstance(table.chance, Stacked):
        table.chance = Stacked(table.chance.seed)
    assert isinstance(table.chance, Stacked)
    table.chance.tops.setdefault(stream, []).extend(things)


def alone(*modules: str, seed: int = 1, first: bool = False, **settings: Any) -> IsleTable:
    """A new table for one, with nothing on its agenda; the sister stands second, or first."""
    table = table_of(1, seed, modules=["sister", *modules], **settings)
    use_boats(table, "boat-blue")
    sister_of(table).first = first
    return table


def evening(*modules: str, left=LEFT, right=RIGHT, fish: int = 40, **given: Any) -> IsleTable:
    """A table before phase 4: cats in the fields, fish, oshax in the order of their names."""
    table = alone(*modules, **given)
    fields(table, left, right)
    table.oshax = sorted(table.oshax)
    table.fish = [fish]
    return table


def dusk_falls(table: IsleTable) -> Game:
    """The game goes on with phase 4 and what comes after it."""
    table.plan = ("rescue", "finds", "dusk")
    return begin(table, NextPhase())


def drawn(table: IsleTable) -> str:
    """The row as one line: both fields, oshax and piles of rare treasures, numbered from 1."""
    left, right = table.fields
    cats = [f"{n}:{tile}" for n, tile in enumerate([*left, *right], 1)]
    piles = {tile: table.rare.count(tile) for tile in table.rare}
    rare = [f"{n}:{tile}x{count}" for n, (tile, count) in enumerate(piles.items(), 1)]
    return " ".join([*cats[: len(left)], "|", *cats[len(left) :], "/", *rare]).strip()


def instruct(table: IsleTable, *instructions: Any) -> list[str]:
    """Carry out instructions as on one card; the row before and after each of them."""
    seen = [drawn(table)]
    for one in instructions:
        run_all(table.ruleset.operations.compile([one]), table, "")
        table.ruleset.game.check(table)
        seen.append(drawn(table))
    return seen


def play_card(table: IsleTable, card: str) -> None:
    """Carry out one of her own cards."""
    run_all(table.ruleset.books["sister"].does[card], table, card)
    table.ruleset.game.check(table)


def her(game: Game | IsleTable) -> Sister:
    """The sister's drawer, on a table that holds together."""
    return sister_of(isle(game) if isinstance(game, Game) else game)
