"""A day on the isle: its plan, the fields, fishing and dusk; and the moments between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from ruledock.agenda import Automatic, at_the_bottom
from ruledock_isle.axes import DayNumber, Phase, WindowName
from ruledock_isle.drafting import draft_ends
from ruledock_isle.hookspecs import Fill
from ruledock_isle.table import IsleTable

PHASES = ("fields", "fishing", "explore", "lessons", "rescue", "finds", "dusk")


@attrs.frozen
class Day:
    """A day begins."""

    number: DayNumber


@attrs.frozen
class PlanDay:
    """Dawn is over: the phases of the day are put in order."""


@attrs.frozen
class NextPhase:
    """The next phase of the plan, or else the next day."""


@attrs.frozen
class PhaseEnd:
    """A phase of the plan has ended."""

    phase: Phase


@attrs.frozen
class Moment:
    """A moment at which everybody may act, in turn order."""

    name: WindowName


def begin(table: IsleTable, step: Day) -> None:
    """Whatever happens at dawn comes first, and may change how the day goes."""
    table.day, table.phase = step.number, "dawn"
    if table.listener is not None:
        table.tell("isle.day", day=step.number)
    table.push(*table.ruleset.hooks.isle_dawn(table), PlanDay())


def plan(table: IsleTable, step: PlanDay) -> None:
    """The phases in the order that holds today."""
    table.plan = table.ruleset.hooks.isle_plan(PHASES, table)
    table.push(NextPhase())


def next_phase(table: IsleTable, step: NextPhase) -> None:
    """Start what the plan says next; after the last day comes the last window."""
    book = table.book
    if table.plan:
        name, table.plan = table.plan[0], table.plan[1:]
        table.phase = name
        table.push(*book.phase_ends[name], step)
        book.phases[name](table)
    elif table.day < book.days:
        table.push(Day(table.day + 1))
    else:
        table.phase = "scoring"
        table.window("before-scoring", table.order)


def phase_end(table: IsleTable, step: PhaseEnd) -> None:
    """What modules do when a phase is over."""
    table.push(*table.ruleset.hooks.isle_phase_ends(table, step.phase))


def moments(table: IsleTable, name: str) -> Sequence[Moment]:
    """The step that opens a window, if anybody wants to be asked there."""
    return table.book.moments.get(name, ())


def moment(table: IsleTable, step: Moment) -> None:
    """Open the window for those who want to be asked."""
    table.window(step.name, table.order)


# -- filling the fields ------------------------------------------------------------------------


@attrs.frozen
class FillFields:
    """Tiles are drawn into the fields."""


def start_fields(table: IsleTable) -> None:
    """A window, and then the fields are filled."""
    table.push(*moments(table, "before-fields"), FillFields())


def fill_fields(table: IsleTable, step: FillFields) -> None:
    """Draw until each field has its number; what belongs elsewhere goes there and is no cat."""
    book = table.book
    fills = (Fill(0, book.fill[0], from_bag), Fill(1, book.fill[1], from_bag))
    for fill in table.ruleset.hooks.isle_fields(fills, table):
        _fill(table, fill)
    if table.listener is not None:
        left, right = table.fields
        table.tell("isle.fields", left=list(left), right=list(right), rare=list(table.rare))


def from_bag(table: IsleTable) -> str | None:
    """The bag is where cats come from."""
    return table.draw_tile()


def _fill(table: IsleTable, fill: Fill) -> None:
    field, wanted = table.fields[fill.field], fill.count
    while wanted > 0:
        tile = fill.draw(table)
        if tile is None:
            return
        if set_out(table, tile):
            continue
        field.append(tile)
        wanted -= 1


def set_out(table: IsleTable, tile: str) -> bool:
    """Put a drawn tile on the display it belongs to; False when it belongs into a field."""
    display = table.book.displays.get(tile)
    if display is None:
        return False
    display(table, tile)
    return True


# -- fishing and dusk --------------------------------------------------------------------------


def start_fishing(table: IsleTable) -> None:
    """Fish for everybody, then a window."""
    income = table.ruleset.hooks.isle_income
    for player in table.order:
        table.earn(player, max(0, income(table, player)))
    table.push(*moments(table, "after-fishing"))


def start_dusk(table: IsleTable) -> None:
    """Cats left behind leave the game, treasures stay, baskets are ready again."""
    for field in table.fields:
        table.leave(field)
        field.clear()
    if table.day < table.book.days:
        table.refresh_baskets()
    table.push(*table.ruleset.hooks.isle_dusk(table))


def comes_next(table: IsleTable, step: Any) -> bool:
    """Whether a day or a phase can be about to begin: below all else, and after the draft."""
    return at_the_bottom(table, step) and draft_ends(table)


STEPS = (
    Automatic(Day, begin, fits=comes_next),
    Automatic(PlanDay, plan, fits=comes_next),
    Automatic(NextPhase, next_phase, fits=comes_next),
    Automatic(PhaseEnd, phase_end),
    Automatic(Moment, moment),
    Automatic(FillFields, fill_fields),
)
STARTS = (("fields", start_fields), ("fishing", start_fishing), ("dusk", start_dusk))
