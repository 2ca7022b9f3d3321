"""The tables of a report as rows of text, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruledock_drawing.show import one_decimal

SEATS = ("seat", "bot", "won", "95 %", "shared", "total", "spread", "least", "middle", "most")
LINES = ("line", "had", "paid", "points", "spread", "least", "most", "won", "95 %")
FAILURES = ("games", "lost by a bot that failed")
ABOUT = (
    "Won: of the games of this seat or bot, shared victories included, with the interval of 95 % "
    "by Wilson. Had: of all seats, those whose score had the line; paid: of those, more than "
    "nothing; points and won are theirs."
)
"""How to read the tables."""


def heading(one: Mapping[str, Any]) -> str:
    """A sentence on which games a table is about."""
    modules = f" with {', '.join(one['modules'].split('+'))}" if one["modules"] else ""
    players = "1 player" if one["players"] == 1 else f"{one['players']} players"
    ties = f", {one['tied']} tied" if one["tied"] else ""
    unwon = f", {one['unwon']} won by nobody" if one["unwon"] else ""
    failed = f", {one['failed']} lost by a bot that failed" if one["failed"] else ""
    mean = "none played to its end" if one["games"] else "none"
    if one["choices_mean"] is not None:
        mean = f"{one['choices_mean']:.0f} choices each"
    head = f"{one['game']}{modules}, {players}: {one['games']} games"
    return f"{head}, {mean}{ties}{unwon}{failed}"


def failures(one: Mapping[str, Any]) -> Iterator[list[str]]:
    """A row for each way in which bots failed, the most frequent first."""
    for row in one["failures"]:
        yield [str(row["games"]), row["failure"]]


def seats(one: Mapping[str, Any]) -> Iterator[list[str]]:
    """A row for each seat, for each bot if there are several, and for rivals."""
    for seat in one["seats"]:
        yield [str(seat["seat"]), seat["bot"], *_results(seat)]
    if len(one["bots"]) > 1:
        for bot in one["bots"]:
            yield ["any", bot["bot"], *_results(bot)]
    for rival in one["rivals"]:
        yield ["", rival["rival"], "", "", "", *_totals(rival)]


def _results(row: Mapping[str, Any]) -> list[str]:
    won = [_percent(row["won_share"]), _interval(row), str(row["shared"])]
    return [*won, *_totals(row)]


def _totals(row: Mapping[str, Any]) -> list[str]:
    found = [row[f"total_{name}"] for name in ("least", "middle", "most")]
    places = ["-" if place is None else str(place) for place in found]
    return [one_decimal(row["total_mean"]), one_decimal(row["total_spread"]), *places]


def lines(one: Mapping[str, Any]) -> Iterator[list[str]]:
    """A row for each score line."""
    for line in one["lines"]:
        points = [one_decimal(line["points_mean"]), one_decimal(line["points_spread"])]
        ends = [str(line["points_least"]), str(line["points_most"])]
        shares = [_percent(line["had_share"]), _percent(line["paid_share"])]
        won = [_percent(line["won_share"]), _interval(line)]
        yield [line["line"], *shares, *points, *ends, *won]


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f}%"


def _interval(row: Mapping[str, Any]) -> str:
    if row["won_share"] is None:
        return "-"
    return f"{100 * row['won_low']:.1f} to {100 * row['won_high']:.1f}"
