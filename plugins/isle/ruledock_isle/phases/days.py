"""A day on the isle: its plan, the fields, fishing and dusk; and the moments between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruledock.plugin import Automatic, LinkError, Ref, at_the_bottom, did_you_mean, refs, step
from ruledock_isle.axes import FIELDS, DayNumber, Phase, WindowName
from ruledock_isle.contributions import Fill
from ruledock_isle.phases.draft import draft_ends
from ruledock_isle.table import IsleTable

DAWN = "dawn"
"""Before the plan of a day, when what modules bring happens."""
SCORING = "scoring"
"""After the last day."""
PHASES = ("fields", "fishing", "explore", "lessons", "rescue", "finds", "dusk")


@step
class Day:
    """A day begins."""

    number: DayNumber


@step
class PlanDay:
    """Dawn is over: put the phases of the day in order."""


@step
class NextPhase:
    """The next phase of the plan, or else the next day."""


@step
class PhaseEnd:
    """A phase of the plan has ended."""

    phase: Phase


@step
class Moment:
    """A moment at which everybody may act, in turn order."""

    name: WindowName


def begin(table: IsleTable, step: Day) -> None:
    """Begin with what happens at dawn, which may change the plan of the day."""
    table.day, table.phase = step.number, DAWN
    if table.log is not None:
        if step.number == 1:
            _tell_start(table)
        table.tell("isle.day", day=step.number)
    table.push(*table.ruleset.hooks.isle_dawn(table), PlanDay())


def _tell_start(table: IsleTable) -> None:
    """Who has which boat, and who is first."""
    for player, boat in enumerate(table.boats):
        table.tell("isle.boat", player=table.name(player), boat=Ref("boats", boat.plan.id))
    table.tell_house_made()
    if len(table.order) > 1:
        table.tell("isle.order", players=[table.name(player) for player in table.order])


def plan(table: IsleTable, step: PlanDay) -> None:
    """Put today's phases in order."""
    planned: Any = table.ruleset.hooks.isle_plan(PHASES, table)
    _check_plan(table, planned)
    table.plan = planned
    table.push(NextPhase())


def _check_plan(table: IsleTable, planned: Any) -> None:
    """Refuse a plan that no day could follow, before the day begins."""
    known, modules = table.book.phases, ", ".join(table.ruleset.config.modules)
    changed = f"the plan of day {table.day} with the modules {modules}"
    if not isinstance(planned, tuple):
        raise LinkError(f"{changed}: isle_plan returns {planned!r}, expected a tuple of phases")
    for name in planned:
        if name not in known:
            expected = f"a phase of isle_phases; {did_you_mean(str(name), known)}"
            raise LinkError(f"{changed}: found {name!r}, expected {expected}")


def next_phase(table: IsleTable, step: NextPhase) -> None:
    """Start the next phase of the plan; after the last day comes the last window."""
    book = table.book
    if table.plan:
        name, table.plan = table.plan[0], table.plan[1:]
        table.phase = name
        if table.log is not None:
            table.tell("isle.phase", day=table.day, phase=Ref("phase", name))
        table.push(*book.phase_ends[name], step)
        book.phases[name](table)
    elif table.day < book.days:
        table.push(Day(table.day + 1))
    else:
        table.phase = SCORING
        table.window("before-scoring", table.order)


def phase_end(table: IsleTable, step: PhaseEnd) -> None:
    """Let modules act at the end of a phase."""
    table.push(*table.ruleset.hooks.isle_phase_ends(table, step.phase))


def moments(table: IsleTable, name: str) -> Sequence[Moment]:
    """The step that opens a window, if the settings ask anybody there."""
    return table.book.moments.get(name, ())


def moment(table: IsleTable, step: Moment) -> None:
    """Open the window for those who want to be asked."""
    table.window(step.name, table.order)


# -- filling the fields ------------------------------------------------------------------------


@step
class FillFields:
    """The fields are filled."""


def start_fields(table: IsleTable) -> None:
    """Open a window, then fill the fields."""
    table.push(*moments(table, "before-fields"), FillFields())


def fill_fields(table: IsleTable, step: FillFields) -> None:
    """Draw until each field has its tiles; what belongs elsewhere goes there and does not count."""
    book = table.book
    fills = (Fill(0, book.fill[0], from_bag), Fill(1, book.fill[1], from_bag))
    for fill in table.ruleset.hooks.isle_fields(fills, table):
        _fill(table, fill)
    if table.log is not None:
        for name, tiles in zip(FIELDS, table.fields, strict=True):
            table.tell("isle.field", field=Ref("field", name), tiles=refs("tile", tiles))
        table.tell("isle.rare", tiles=refs("tile", table.rare))


def from_bag(table: IsleTable) -> str | None:
    """Draw from the bag, as the base game does."""
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
    """Put a drawn tile on the display it belongs to; False when it belongs in a field."""
    display = table.book.displays.get(tile)
    if display is None:
        return False
    display(table, tile)
    return True


# -- fishing and dusk --------------------------------------------------------------------------


def start_fishing(table: IsleTable) -> None:
    """Give everybody fish, then open a window."""
    income = table.ruleset.hooks.isle_income
    for player in table.order:
        table.earn(player, max(0, income(table, player)))
    table.push(*moments(table, "after-fishing"))


def start_dusk(table: IsleTable) -> None:
    """Remove the cats left behind, keep the treasures, and make the baskets ready again."""
    if table.log is not None and any(table.fields):
        table.tell("isle.left", tiles=refs("tile", [tile for one in table.fields for tile in one]))
    for field in table.fields:
        table.leave(field)
        field.clear()
    if table.day < table.book.days:
        table.refresh_baskets()
    table.push(*table.ruleset.hooks.isle_dusk(table))


def comes_next(table: IsleTable, step: Any) -> bool:
    """Whether a day or a phase can wait: below everything else, and after the draft."""
    return at_the_bottom(table, step) and draft_ends(table)


STEPS = (
    Automatic(Day, begin, fits=comes_next, name="day"),
    Automatic(PlanDay, plan, fits=comes_next, name="plan-day"),
    Automatic(NextPhase, next_phase, fits=comes_next, name="next-phase"),
    Automatic(PhaseEnd, phase_end, name="phase-end"),
    Automatic(Moment, moment, name="moment"),
    Automatic(FillFields, fill_fields, name="fill-fields"),
)
STARTS = (("fields", start_fields), ("fishing", start_fishing), ("dusk", start_dusk))
