"""Ancient creatures, a module of the isle: they come on one day only, and cats befriend them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ruledock.plugin import Needs, Ruleset, ScoreLine, hookimpl
from ruledock.plugin import at_stage as at
from ruledock_creatures import bag, scoring, screen
from ruledock_drawing.palette import Palette
from ruledock_isle.public import Fill, IsleTable, Store

parts = (bag, scoring)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("creatures",)),)


@hookimpl
def ruledock_book() -> Iterable[Callable[[Ruleset], bag.Book]]:
    return (bag.prepare,)


@hookimpl
def ruledock_view() -> Iterable[Callable[[IsleTable, int | None], Mapping[str, Any]]]:
    return (bag.see,)


@hookimpl
def ruledock_screen() -> Iterable[Callable[[Mapping[str, Any], Palette, Ruleset], str]]:
    return (screen.draw,)


@hookimpl
def isle_setup() -> Iterable[Callable[[IsleTable], None]]:
    return (bag.lay_out,)


@hookimpl
def isle_stores() -> Iterable[Store]:
    return (bag.STORE,)


@hookimpl
def isle_fields() -> Callable[[tuple[Fill, ...], IsleTable], tuple[Fill, ...]]:
    return bag.fields


@hookimpl
def isle_price() -> Callable[[int, IsleTable, int, str, str], int]:
    return at("first")(bag.price)


@hookimpl
def isle_may_rescue() -> Callable[[IsleTable, int, str, str], bool]:
    return bag.may_rescue


@hookimpl
def isle_tile_placed() -> Callable[[IsleTable, int, str, str], Sequence[Any]]:
    return bag.placed


@hookimpl
def isle_dusk() -> Callable[[IsleTable], Sequence[Any]]:
    return bag.dusk


@hookimpl
def isle_rival_lines() -> Callable[[tuple[ScoreLine, ...], IsleTable], tuple[ScoreLine, ...]]:
    return lambda lines, table: (*lines, *scoring.score_boats(table, bag.book_of(table).rival))
