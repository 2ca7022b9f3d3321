"""The points at the end: a table by player and line, and what was counted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import attrs

from ruledock.linking.game_spec import Result, ScoreLine
from ruledock_cli.wording import name_of, read, tell
from ruledock_drawing.palette import Palette, clip, fold, width
from ruledock_drawing.show import figures

_COUNTED = re.compile(r" \(((?:[^()]|\([^()]*\))*)\)$")
HANG = " " * 8
_NUMBER = re.compile(r": \d+$")


@attrs.define
class Row:
    """One line of the table: what it pays for, and the line of each player who has it."""

    title: str
    lines: list[ScoreLine | None]


def points_table(result: Result, names: Sequence[str], paint: Palette) -> Iterator[str]:
    """A row for each line, a column for each player and rival; then the details by player."""
    rivals = {name_of(name): lines for name, lines in result.rivals.items()}
    scores = dict(zip(names, result.lines, strict=True)) | rivals
    rows = _rows(list(scores.values()))
    room = max(20, paint.columns - sum(max(6, width(name) + 2) for name in scores) - 1)
    cells = [[paint("bold", ""), *(paint("bold", clip(name, 12)) for name in scores)]]
    for row in rows:
        first, *more = fold(row.title, room, hang="  ")
        points = [f"{line.points:+d}" if line else "" for line in row.lines]
        cells.append([first, *points])
        cells += [[line, *[""] * len(scores)] for line in more]
    totals = [sum(line.points for line in lines) for lines in scores.values()]
    cells.append([paint("bold", tell("cli.tell.total")), *(paint("bold", one) for one in totals)])
    yield from figures(cells)
    for name, lines in scores.items():
        yield from _details(name, lines, paint)


def _rows(scores: Sequence[Sequence[ScoreLine]]) -> list[Row]:
    """The lines of all players, those for the same thing in one row."""
    rows: dict[str, Row] = {}
    for player, lines in enumerate(scores):
        for line in lines:
            key = title = _title(line)
            while key in rows and rows[key].lines[player] is not None:
                key = f"{key} "  # the same card twice
            row = rows.setdefault(key, Row(title, [None] * len(scores)))
            row.lines[player] = line
    return list(rows.values())


def _title(line: ScoreLine) -> str:
    """What a line pays for, without what was counted for one player."""
    return _NUMBER.sub("", _COUNTED.sub("", read(line.because)))


def _details(name: str, lines: Sequence[ScoreLine], paint: Palette) -> Iterator[str]:
    """What was counted for one player."""
    told = [(line, _counted(line)) for line in lines if line.points]
    if any(details for _, details in told):
        yield ""
        yield tell("cli.tell.counted", name=name)
    for line, details in told:
        if len(details) > 1:
            details = [_title(line), *(f"  {one}" for one in details)]
        for place, detail in enumerate(details):
            text = HANG + detail if place else f"  {line.points:+4d}  {detail}"
            hang = HANG if place == 0 else f"{HANG}    "
            yield from (paint("dim", part) for part in fold(text, paint.columns, hang=hang))


def _counted(line: ScoreLine) -> list[str]:
    """What was counted: the details of a line, or else what stands in brackets at its end."""
    found = _COUNTED.search(read(line.because))
    details = [read(one) for one in line.counted()]
    return details or ([f"{_title(line).rstrip('.')}: {found[1]}"] if found else [])
