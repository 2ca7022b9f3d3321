"""Laying out a game against the sister, and her colours at the end of each day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from ruledock.agenda import Automatic
from ruledock_isle.hookspecs import Fill
from ruledock_isle.table import IsleTable
from ruledock_sister.book import book_of
from ruledock_sister.drawer import sister_of


@attrs.frozen
class Introduce:
    """What has been laid out of the sister is told."""


@attrs.frozen
class TurnColour:
    """The next colour card is turned up."""


def lay_out(table: IsleTable) -> None:
    """Chance decides who is first, in which row the oshax lie, her lessons and her first colour."""
    book, sister, chance = book_of(table), sister_of(table), table.chance
    sister.first = bool(chance.below("sister.first", 2))
    chance.shuffle("sister.oshax", table.oshax)
    basic, advanced = list(book.basic), list(book.advanced)
    sister.lessons = sorted(chance.draw_many("sister.basic", basic, book.dealt[0]))
    sister.lessons += sorted(chance.draw_many("sister.advanced", advanced, book.dealt[1]))
    sister.deck = sorted(book.cards)
    sister.unseen = list(book.colours)
    turn_colour(table)
    table.push(Introduce())


def introduce(table: IsleTable, step: Introduce) -> None:
    if table.listener is not None:
        sister, book = sister_of(table), book_of(table)
        for name in sister.lessons:
            table.tell("sister.lesson", card=name, text=book.lessons[name].text)
        _tell_colour(table)
        table.tell("sister.is_first" if sister.first else "sister.is_second")


def turn_colour(table: IsleTable) -> None:
    """The earlier a colour is turned up, the more it scores; nothing once all are."""
    sister = sister_of(table)
    if sister.unseen:
        sister.colours.append(table.chance.draw("sister.colours", sister.unseen))
        _tell_colour(table)


def _tell_colour(table: IsleTable) -> None:
    if table.listener is not None:
        colours = sister_of(table).colours
        table.tell("sister.colour", colour=colours[-1], place=len(colours))


def dusk(table: IsleTable) -> Sequence[Any]:
    """At the end of each day the next colour is turned up, if one is left."""
    return (TurnColour(),) if sister_of(table).unseen else ()


def fields(fills: tuple[Fill, ...], table: IsleTable) -> tuple[Fill, ...]:
    """So many cats come to each field, whatever one player would get."""
    cats = book_of(table).cats
    return tuple(attrs.evolve(one, count=cats[one.field]) for one in fills)


STEPS = (
    Automatic(Introduce, introduce, fits=lambda table, step: bool(sister_of(table).colours)),
    Automatic(TurnColour, lambda table, step: turn_colour(table)),
)
