"""The options that players choose from, and their notation."""

from __future__ import annotations

from typing import Annotated, Any

import attrs

from ruledock.plugin import (
    Axis,
    Message,
    Option,
    Ref,
    Ruleset,
    axis,
    items,
    numbers,
    option,
    refs,
    subset_of,
)


def _cells(ruleset: Ruleset) -> tuple[str, ...]:
    return tuple(ruleset.book.cells)


def _clan(ruleset: Ruleset, clan: str) -> Any:
    return ruleset.content.items["clans"][clan]


def _clan_name(ruleset: Ruleset, clan: str) -> str:
    return str(_clan(ruleset, clan).name)


def _prey_called(ruleset: Ruleset, prey: str) -> Message:
    """Prey in words, with what it is worth."""
    found = ruleset.content.items["prey"][prey]
    kind = ruleset.content.items["kinds"][found.kind]
    args = {"kind": Ref("kinds", kind.id, kind.name), "points": found.points}
    return Message("kockombat.prey", args)


def _set_called(ruleset: Ruleset, prey: str) -> Message:
    return Message("kockombat.set", {"prey": refs("prey", prey.split("+"))})


def _cat_called(ruleset: Ruleset, cat: str) -> Message:
    """A cat in words, with its strength; a question mark has none."""
    found = ruleset.book.cats[cat]
    sentence = "chief" if ruleset.book.clans[found.clan].chief == cat else "cat"
    args = {"clan": Ref("clan", found.clan), "strength": found.strength}
    return Message(f"kockombat.{sentence}", args)


def _dog_called(ruleset: Ruleset, dog: str) -> str:
    return str(ruleset.content.items["dogs"][dog].name)


CELL = Axis("cell", _cells, pattern=r"[a-z]\d+")
CLAN = attrs.evolve(items("clan", "clans"), called=_clan_name)
PREY = Axis("prey", lambda ruleset: tuple(ruleset.book.prey), called=_prey_called)
DOG = Axis("dog", lambda ruleset: tuple(ruleset.book.dogs), called=_dog_called)
THINGS = (
    PREY,
    DOG,
    Axis("cat", lambda ruleset: tuple(ruleset.book.cats), called=_cat_called),
    Axis("set", lambda ruleset: tuple(map("+".join, ruleset.book.sets)), called=_set_called),
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
