"""Ancient creatures, a module of the isle: they come on one day only, and cats befriend them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ruledock.plugin import Needs, Prepare, See, at_stage, hookimpl
from ruledock_creatures import bag, scoring
from ruledock_drawing.hookspecs import Screen
from ruledock_isle.public import (
    AfterPlacing,
    Change,
    Fills,
    Happening,
    MayRescue,
    Price,
    RivalLines,
    Store,
)

if TYPE_CHECKING:
    from ruledock_drawing.panels import Drawing

parts = (bag, scoring)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("creatures",)),)


@hookimpl
def ruledock_book() -> Iterable[Prepare]:
    return (bag.prepare,)


@hookimpl
def ruledock_view() -> Iterable[See]:
    return (bag.see,)


@hookimpl
def ruledock_drawing() -> Iterable[Drawing]:
    from ruledock_creatures.drawing import DRAWING  # late: only the tool needs it

    return (DRAWING,)


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    from ruledock_creatures.screen import SCREEN  # late: only the tool needs it

    return (SCREEN,)


@hookimpl
def isle_setup() -> Iterable[Change]:
    return (bag.lay_out,)


@hookimpl
def isle_stores() -> Iterable[Store]:
    return (bag.STORE,)


@hookimpl
def isle_fields() -> Fills:
    return bag.fields


@hookimpl
def isle_price() -> Price:
    return at_stage("first")(bag.price)


@hookimpl
def isle_may_rescue() -> MayRescue:
    return bag.may_rescue


@hookimpl
def isle_tile_placed() -> AfterPlacing:
    return bag.after_placing


@hookimpl
def isle_dusk() -> Happening:
    return bag.dusk


@hookimpl
def isle_rival_lines() -> RivalLines:
    return lambda lines, table: (*lines, *scoring.score_boats(table, bag.book_of(table).rival))
