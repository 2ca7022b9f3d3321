"""A report as an HTML page of tables and plots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock_drawing.notebook import within_a_screen
from ruledock_drawing.plots import Row, histogram, plot
from ruledock_drawing.sheet import plain, sheet
from ruledock_drawing.wording import tell
from ruledock_simulation.report_rows import (
    about,
    failure_titles,
    failures,
    heading,
    line_titles,
    lines,
    seat_titles,
    seats,
)
from ruledock_simulation.reports import Group, Report

PLOTTED = 60
"""Score lines on one plot."""


def page(report: Report, title: str) -> str:
    """The whole page, with tables and plots for each group."""
    pages = [part for group in report for part in _pages(group, group.to_dict(report.titles))]
    return sheet(title, (), *pages)


def show(report: Report) -> str:
    """The tables as notebooks show them: one for the seats of each group."""
    groups = [group.to_dict(report.titles) for group in report]
    parts = (
        f"<p><b>{plain(heading(one))}</b></p>"
        f"{_table(seat_titles(), list(seats(one)))}{_failures(one)}"
        for one in groups
    )
    return within_a_screen("".join(parts))


def _pages(group: Group, one: Mapping[str, Any]) -> Iterator[str]:
    head = f"<h1>{plain(heading(one))}</h1>"
    settings = tell("report.settings", settings=one["config"])
    yield (
        f"{head}<p class='notes'>{plain(about())} {plain(settings)}</p>"
        f"{_table(seat_titles(), list(seats(one)))}{_failures(one)}"
        f"<div class='plots'>{''.join(_plots(group, one))}</div>"
    )
    named = [
        [f"{line['line']}: {line['title']}" if line["title"] else line["line"], *rest]
        for line, (_, *rest) in zip(one["lines"], lines(one), strict=True)
    ]
    yield f"{head}{_table(line_titles(), named)}"


def _failures(one: Mapping[str, Any]) -> str:
    rows = list(failures(one))
    return _table(failure_titles(), rows) if rows else ""


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{plain(cell)}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{plain(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _plots(group: Group, one: Mapping[str, Any]) -> Iterator[str]:
    yield plot(tell("report.plot.won"), [_won(_name(seat), seat) for seat in one["seats"]])
    totals = [(f"{seat} {bot}", of.totals) for (seat, bot), of in sorted(group.seats.items())]
    yield histogram(tell("report.plot.totals"), [*totals, *sorted(group.rivals.items())])
    shown = sorted(one["lines"], key=lambda line: -line["had"])[:PLOTTED]
    points = [
        Row(line["line"], line["points_mean"], line["points_spread"] or 0.0) for line in shown
    ]
    yield plot(tell("report.plot.points"), points)
    yield plot(tell("report.plot.won_with"), [_won(line["line"], line) for line in shown])


def _name(seat: Mapping[str, Any]) -> str:
    return f"{seat['seat']} {seat['bot']}"


def _won(label: str, row: Mapping[str, Any]) -> Row:
    if row["won_share"] is None:
        return Row(label, None)
    ends = (100 * row["won_low"], 100 * row["won_high"])
    return Row(label, round(100 * row["won_share"], 2), ends=ends)
