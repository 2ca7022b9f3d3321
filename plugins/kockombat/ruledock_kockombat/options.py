"""The options that players choose from, and their notation."""

from __future__ import annotations

from typing import Annotated, Any

import attrs

from ruledock.plugin import Axis, Option, Ruleset, axis, items, numbers, option, subset_of


def _cells(ruleset: Ruleset) -> tuple[str, ...]:
    return tuple(ruleset.book.cells)


def _clan(ruleset: Ruleset, clan: str) -> Any:
    return ruleset.content.items["clans"][clan]


def _clan_name(ruleset: Ruleset, clan: str) -> str:
    return str(_clan(ruleset, clan).name)


CELL = Axis("cell", _cells, pattern=r"[a-z]\d+")
CLAN = attrs.evolve(items("clan", "clans"), called=_clan_name)
PREY = Axis("prey", lambda ruleset: tuple(ruleset.book.prey))
DOG = Axis("dog", lambda ruleset: tuple(ruleset.book.dogs))
THINGS = (
    PREY,
    DOG,
    Axis("cat", lambda ruleset: tuple(ruleset.book.cats)),
    Axis("set", lambda ruleset: tuple(map("+".join, ruleset.book.sets))),
    Axis("effect", CLAN.domain, item=lambda ruleset, clan: _clan(ruleset, clan).effect),
    Axis("chief", CLAN.domain, item=lambda ruleset, clan: _clan(ruleset, clan).chief),
)

# What fields of tables and steps can hold.
CellName = Annotated[str, CELL]
CellNumber = Annotated[int, Axis("cell", lambda ruleset: range(len(ruleset.book.cells)))]
ClanId = Annotated[str, CLAN]
PreyId = Annotated[str, PREY]
DogId = Annotated[str, DOG]
GameNumber = Annotated[
    int, Axis("game", lambda ruleset: range(ruleset.config.settings["games"] + 1))
]
Quarters = Annotated[int, numbers("quarters", 0, 3)]


TURNED = {1: "to the right", 2: "around", 3: "to the left"}


def _turned(ruleset: Ruleset, quarters: int) -> str:
    return TURNED[quarters]


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
    quarters: int = axis(attrs.evolve(numbers("quarters", 1, 3), called=_turned))


@option("leave dogs")
class LeaveDogs(Option):
    """Turn no dog."""


@option("hunt {cells}")
class Hunt(Option):
    """Let the chief hunt these prey as well."""

    cells: tuple[str, ...] = axis(subset_of(CELL))
