"""Kittens, a module of the isle: the first player of a day rescues them, up to two in a basket."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ruledock.plugin import Needs, Ruleset, hookimpl, noun
from ruledock_drawing.palette import Palette
from ruledock_isle.public import IsleTable, Source, Store, counting_as
from ruledock_kittens import board, rescue, screen

parts = (board, rescue)
WORDS = (noun("kittens", "tile", counting_as("kitten"), "Kittens; each is a cat as well."),)
MESSAGES = {
    "kittens.board": "On the kitten board: {board}.",
    "kittens.another": "{player} rescues {tile} in the same basket for {fish} fish.",
    "kittens.ask.another": "Rescue another kitten in the same basket, for {fish} fish?",
}


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("kittens",)),)


@hookimpl
def ruledock_book() -> Iterable[Callable[[Ruleset], board.Book]]:
    return (board.prepare,)


@hookimpl
def ruledock_view() -> Iterable[Callable[[IsleTable, int | None], Mapping[str, Any]]]:
    return (board.see,)


@hookimpl
def ruledock_screen() -> Iterable[Callable[[Mapping[str, Any], Palette, Ruleset], str]]:
    return (screen.draw,)


@hookimpl
def isle_setup() -> Iterable[Callable[[IsleTable], None]]:
    return (board.lay_out,)


@hookimpl
def isle_stores() -> Iterable[Store]:
    return (board.STORE,)


@hookimpl
def isle_rescue_offers() -> Iterable[Source]:
    return (board.SOURCE,)


@hookimpl
def isle_tile_placed() -> Callable[[IsleTable, int, str, str], Sequence[Any]]:
    return rescue.placed


@hookimpl
def isle_rescue_goes_on() -> Callable[[IsleTable], bool]:
    return rescue.goes_on


@hookimpl
def isle_rival_turn() -> Callable[[IsleTable, str, int], Sequence[Any]]:
    return rescue.rival_turn
