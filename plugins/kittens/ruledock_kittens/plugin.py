"""Kittens, a module of the isle: the first player of a day rescues them, up to two in a basket."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock.plugin import Needs, Prepare, See, hookimpl, noun
from ruledock_drawing.hookspecs import Screen
from ruledock_isle.public import (
    AfterPlacing,
    Change,
    Happening,
    RivalTurn,
    Source,
    Store,
    TableTest,
    counting_as,
)
from ruledock_kittens import board, rescue

parts = (board, rescue)
WORDS = (noun("kittens", "tile", counting_as("kitten"), "Kittens; each is a cat as well."),)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("kittens",)),)


@hookimpl
def ruledock_book() -> Iterable[Prepare]:
    return (board.prepare,)


@hookimpl
def ruledock_view() -> Iterable[See]:
    return (board.see,)


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    from ruledock_kittens.screen import draw  # late: only the tool needs it

    return (draw,)


@hookimpl
def isle_dawn() -> Happening:
    return board.dawn


@hookimpl
def isle_setup() -> Iterable[Change]:
    return (board.lay_out,)


@hookimpl
def isle_stores() -> Iterable[Store]:
    return (board.STORE,)


@hookimpl
def isle_rescue_offers() -> Iterable[Source]:
    return (board.SOURCE,)


@hookimpl
def isle_tile_placed() -> AfterPlacing:
    return rescue.after_placing


@hookimpl
def isle_rescue_goes_on() -> TableTest:
    return rescue.goes_on


@hookimpl
def isle_rival_turn() -> RivalTurn:
    return rescue.rival_turn
