"""The options that players choose from, and their notation."""

from __future__ import annotations

from typing import Annotated

from ruledock.plugin import Axis, Option, Ruleset, axis, items, numbers, option, subset_of


def _cells(ruleset: Ruleset) -> tuple[str, ...]:
    return tuple(ruleset.book.cells)


CELL = Axis("cell", _cells, pattern=r"[a-z]\d+")
CLAN = items("clan", "clans")

# What fields of tables and steps can hold.
CellName = Annotated[str, CELL]
CellNumber = Annotated[int, Axis("cell", lambda ruleset: range(len(ruleset.book.cells)))]
ClanId = Annotated[str, CLAN]
ClanOrNone = Annotated[str, Axis("clan", lambda ruleset: ("", *ruleset.content.items["clans"]))]
PreyId = Annotated[str, Axis("prey", lambda ruleset: tuple(ruleset.book.prey))]
DogId = Annotated[str, Axis("dog", lambda ruleset: tuple(ruleset.book.dogs))]
GameNumber = Annotated[
    int, Axis("game", lambda ruleset: range(ruleset.config.settings["games"] + 1))
]
Quarters = Annotated[int, numbers("quarters", 0, 3)]


@option("clan {clan}")
class Choose(Option):
    """Play this clan: chosen from all, or kept from the cards in hand."""

    clan: str = axis(CLAN)


@option("flip {cell}")
class Flip(Option):
    """Turn this tile face up."""

    cell: str = axis(CELL)


@option("swap {cell} {other}")
class Swap(Option):
    """Move the tile in a cell by swapping it with another one."""

    cell: str = axis(CELL)
    other: str = axis(CELL)


@option("stay")
class Stay(Option):
    """Leave the tile just turned up where it is."""


@option("turn {cell} {quarters}")
class Turn(Option):
    """Turn a dog clockwise by some quarters."""

    cell: str = axis(CELL)
    quarters: int = axis(numbers("quarters", 1, 3))


@option("leave dogs")
class LeaveDogs(Option):
    """Turn no dog."""


@option("hunt {cells}")
class Hunt(Option):
    """Let the chief hunt these prey as well."""

    cells: tuple[str, ...] = axis(subset_of(CELL))
