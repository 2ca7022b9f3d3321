"""Laying out a game against the sister, and her colours at the end of each day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from ruledock.plugin import Automatic, Ref, at_stage, contributes, step
from ruledock_isle.public import Fill, IsleTable, hooks
from ruledock_sister.book import book_of
from ruledock_sister.drawer import sister_of


@step
class Introduce:
    """Players hear how the sister starts."""


@step
class TurnColour:
    """The next colour card is turned up."""


@contributes(hooks.isle_setup)
def lay_out(table: IsleTable) -> None:
    """Draw who is first, the order of the oshax, her lessons and her first colour."""
    book, sister, chance = book_of(table), sister_of(table), table.chance
    sister.first = bool(chance.below("sister.first", 2))
    chance.shuffle("sister.oshax", table.oshax)
    basic, advanced = list(book.basic), list(book.advanced)
    sister.lessons = sorted(chance.draw_many("sister.basic", basic, book.dealt[0]))
    sister.lessons += sorted(chance.draw_many("sister.advanced", advanced, book.dealt[1]))
    sister.cards_to_come = sorted(book.cards)
    sister.colours_to_come = list(book.colours)
    turn_colour(table)
    table.push(Introduce())


def introduce(table: IsleTable, step: Introduce) -> None:
    if table.log is not None:
        sister = sister_of(table)
        for name in sister.lessons:
            card = Ref("sister-lessons", name)
            table.tell("sister.lesson", card=card)
        _tell_colour(table)
        table.tell("sister.is_first" if sister.first else "sister.is_second")


def turn_colour(table: IsleTable) -> None:
    """Turn up her next colour, if one is left; earlier ones score more."""
    sister = sister_of(table)
    if sister.colours_to_come:
        sister.colours.append(table.chance.draw("sister.colours", sister.colours_to_come))
        _tell_colour(table)


def _tell_colour(table: IsleTable) -> None:
    if table.log is not None:
        colours = sister_of(table).colours
        table.tell("sister.colour", colour=Ref("colour", colours[-1]), place=len(colours))


@contributes(hooks.isle_dusk)
def dusk(table: IsleTable) -> Sequence[Any]:
    """She turns up her next colour at the end of each day, if one is left."""
    return (TurnColour(),) if sister_of(table).colours_to_come else ()


@contributes(hooks.isle_fields)
@at_stage("first")
def fields(fills: tuple[Fill, ...], table: IsleTable) -> tuple[Fill, ...]:
    """Fill each field with its number of cats in a game for one."""
    cats = book_of(table).cats
    return tuple(attrs.evolve(one, count=cats[one.field]) for one in fills)


STEPS = (
    Automatic(
        Introduce,
        introduce,
        fits=lambda table, step: bool(sister_of(table).colours),
        name="introduce",
    ),
    Automatic(TurnColour, lambda table, step: turn_colour(table), name="turn-colour"),
)
