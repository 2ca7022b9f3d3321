"""The row of event tiles, and the event that starts each day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from ruledock.plugin import Automatic, Axis, Ref, contributes, step
from ruledock_events.actions import ForToday
from ruledock_events.book import book_of
from ruledock_events.drawer import Events, Today
from ruledock_events.scoring import score_steps
from ruledock_isle.public import Few, IsleTable, doable, hooks

BAG = "events.bag"
PLAYER_OR_NOBODY = Axis("player", lambda ruleset: range(-1, len(ruleset.players)))


@step
class Daybreak:
    """Vesh's boat moves to the next tile, and its event takes place."""


@step
class Happening:
    """One operation of an event: for a player, or once for the whole day."""

    event: str
    at: Few
    player: Annotated[int, PLAYER_OR_NOBODY] = -1


@contributes(hooks.isle_setup)
def lay_out(table: IsleTable) -> None:
    """Draw tiles for the first and the last day, then for those between; the rest stay out."""
    drawer, book, count = table.drawer(Events), book_of(table), len(table.players)
    drawer.bag = sorted(book.tiles)
    drawn = table.chance.draw_many(BAG, drawer.bag, book.days)
    drawer.row = [*drawn[:1], *drawn[2:], *drawn[1:2]]
    drawer.noble_rats = dict(book.rats)
    drawer.spare_items = book.items
    drawer.points, drawer.used = [0] * count, [0] * count
    drawer.items, drawer.added = [[] for _ in range(count)], [[] for _ in range(count)]


def event_on(table: IsleTable, day: int) -> str | None:
    """The event of a day, which everybody sees; None if there were too few tiles."""
    row = table.drawer(Events).row
    return book_of(table).event_of(row[day - 1], day) if 0 < day <= len(row) else None


@contributes(hooks.isle_dawn)
def dawn(table: IsleTable) -> Sequence[Any]:
    """The event of the day comes first; on the first day everybody sees all that will come."""
    if table.log is not None and table.day == 1:
        for day in range(2, len(table.drawer(Events).row) + 1):
            if (event := event_on(table, day)) is not None:
                table.tell("events.row", day=day, event=Ref("events", event))
    return (Daybreak(),)


def daybreak(table: IsleTable, step: Daybreak) -> None:
    """Forget yesterday's changes, and start the event of today."""
    table.drawer(Events).today = Today()
    event = event_on(table, table.day)
    if event is None:
        return
    if table.log is not None:
        table.tell("events.event", event=Ref("events", event))
    effect = book_of(table).effects.get(event)
    table.push(*(score_steps(table, event) if effect is None else _happenings(table, event)))


def _happenings(table: IsleTable, event: str) -> Sequence[Happening]:
    """What changes the day happens once, anything else for each player in turn order."""
    steps: list[Happening] = []
    for at, bound in enumerate(book_of(table).effects[event]):
        if isinstance(bound.operation, ForToday):
            steps.append(Happening(event, at))
        else:
            steps += [Happening(event, at, player) for player in table.order]
    return steps


def happen(table: IsleTable, step: Happening) -> None:
    """Carry out the operation; a player who cannot skips it."""
    bound = book_of(table).effects[step.event][step.at]
    if step.player < 0 or doable(table, step.player, (bound,)):
        bound.run(table, step)


def can_happen(table: IsleTable, step: Happening) -> bool:
    """Whether the event has such an operation, for a player or for the day."""
    effect = book_of(table).effects.get(step.event, ())
    if step.at >= len(effect):
        return False
    return isinstance(effect[step.at].operation, ForToday) == (step.player < 0)


STEPS = (
    Automatic(Daybreak, daybreak, name="daybreak"),
    Automatic(Happening, happen, fits=can_happen, name="happening"),
)
