"""Scoring tiles: points for what a boat holds at the start of a day."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ruledock.plugin import (
    Asking,
    Automatic,
    Axis,
    Decision,
    Message,
    Option,
    Player,
    Ref,
    ScoreLine,
    axis,
    contributes,
    option,
    step,
)
from ruledock_events.book import book_of
from ruledock_events.drawer import Events
from ruledock_isle.public import CELL, BoatScene, IsleRuleset, IsleTable, hooks, scene_of

Lines = tuple[ScoreLine, ...]


def _rows(ruleset: IsleRuleset) -> Sequence[int]:
    return range(1, 1 + max(plan.grid.height for plan in ruleset.book.fleet.plans.values()))


def _columns(ruleset: IsleRuleset) -> Sequence[str]:
    widest = max(ruleset.book.fleet.plans.values(), key=lambda plan: plan.grid.width)
    return [_letters(widest.grid.names[cell]) for cell in range(widest.grid.width)]


def _letters(square: str) -> str:
    """The column of a square, as its name has it."""
    return square.rstrip("0123456789")


@option("choose row {row}")
class ChooseRow(Option):
    """Score this row, counted from the top."""

    row: int = axis(Axis("row", _rows, str, int, "[0-9]+"))


@option("choose column {column}")
class ChooseColumn(Option):
    """Score this column, named like its squares."""

    column: str = axis(Axis("column", _columns, pattern="[a-z]+"))


@option("choose cat {at}")
class ChooseCat(Option):
    """Score the cat whose first square is this one."""

    at: str = axis(CELL)


@step
class Scoring:
    """One player takes the points of an event."""

    event: str
    player: Player


@step
class Choosing:
    """One player chooses what an event scores."""

    event: str
    player: Player


def score_steps(table: IsleTable, event: str) -> Sequence[Any]:
    """Each player scores, in turn order."""
    step = Choosing if book_of(table).events[event].choose else Scoring
    return [step(event, player) for player in table.order]


def scores(table: IsleTable, step: Scoring | Choosing) -> bool:
    """Whether the event scores, with a choice exactly if the step offers one."""
    book = book_of(table)
    if step.event not in book.points:
        return False
    return (book.events[step.event].choose is not None) == (type(step) is Choosing)


def score(table: IsleTable, step: Scoring) -> None:
    _gain(table, step.player, book_of(table).points[step.event](scene_of(table, step.player)))


def _gain(table: IsleTable, player: int, points: int) -> None:
    """Take point tokens openly; nobody gives any back."""
    points = max(0, points)
    table.drawer(Events).points[player] += points
    if table.log is not None:
        table.tell("events.gains", player=table.name(player), points=points)


# -- choosing ----------------------------------------------------------------------------------


def rows(scene: BoatScene) -> Sequence[tuple[Option, int]]:
    """Every row with its number."""
    return [(ChooseRow(number), number) for number in range(1, scene.plan.grid.height + 1)]


def columns(scene: BoatScene) -> Sequence[tuple[Option, int]]:
    """Every column with its number."""
    grid = scene.plan.grid
    return [(ChooseColumn(_letters(grid.names[cell])), cell + 1) for cell in range(grid.width)]


def cats(scene: BoatScene) -> Sequence[tuple[Option, int]]:
    """Every cat with its number among the tiles."""
    boat = scene.boat
    return [
        (ChooseCat(boat.first_square(one)), number)
        for number, one in enumerate(boat.stowed, 1)
        if boat.tile(one).is_cat
    ]


CHOICES: Mapping[str, Callable[[BoatScene], Sequence[tuple[Option, int]]]] = {
    "row": rows,
    "column": columns,
    "cat": cats,
}
ASK = {name: Message(f"events.ask.{name}") for name in CHOICES}


def worth(table: IsleTable, step: Choosing) -> dict[Option, int]:
    """What each choice pays; empty when none pays anything."""
    book, scene = book_of(table), scene_of(table, step.player)
    what = book.events[step.event].choose
    assert what is not None, "there is something to choose"
    points = book.points[step.event]
    paid = {chosen: points(scene, **{what: number}) for chosen, number in CHOICES[what](scene)}
    return paid if any(one > 0 for one in paid.values()) else {}


def offer(table: IsleTable, step: Choosing) -> Decision | None:
    paid = worth(table, step)
    if not paid:
        return None
    ask = ASK[str(book_of(table).events[step.event].choose)]
    return Decision(step.player, "events.choose", tuple(paid), ask, public=True)


def score_choice(table: IsleTable, step: Choosing, player: int, made: Option) -> None:
    points = worth(table, step)[made]
    if table.log is not None:
        named = {name: Ref(axis.name, getattr(made, name)) for name, axis in made.axes.items()}
        sentence = f"events.chooses.{made.kind.removeprefix('choose-')}"
        table.tell(sentence, player=table.name(player), **named)
    _gain(table, player, points)


# -- the end of the game -----------------------------------------------------------------------


@contributes(hooks.isle_score_lines)
def lines(before: Lines, table: IsleTable, player: int) -> Lines:
    """Add a line for the point tokens."""
    points = table.drawer(Events).points[player]
    because = Message("events.line", {"points": points})
    return (*before, ScoreLine(points, because, "events.points.final"))


@contributes(hooks.isle_rival_lines)
def rival_lines(before: Lines, table: IsleTable) -> Lines:
    """Add the small number of each scoring so far, by its day."""
    book, row = book_of(table), table.drawer(Events).row
    found = []
    for day, tile in enumerate(row[: table.day], 1):
        event = book.event_of(tile, day)
        numbers = book.small.get(event, ())
        if 2 <= day < book.days and day - 2 < len(numbers):
            named = Ref("events", event, book.events[event].name)
            because = Message("events.rival", {"event": named, "day": day})
            found.append(ScoreLine(numbers[day - 2], because, "events.solo.scoring"))
    return (*before, *found)


STEPS = (
    Automatic(Scoring, score, fits=scores, name="scoring"),
    Asking(Choosing, offer, score_choice, fits=scores, name="choosing"),
)
