"""The tables of a report as rows of text, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ruledock.messages import LOCALES, Phrasebook
from ruledock_drawing.wording import tell

Phrasebook.learn("report", Path(__file__).parent / LOCALES)
_SEATS = (
    "seats", "bot", "won", "interval", "shared", "total", "spread", "least", "middle", "most",
)  # fmt: skip
_LINES = ("line", "had", "paid", "points", "spread", "least", "most", "won", "interval")


def seat_titles() -> list[str]:
    """The titles of the columns of seats."""
    return [tell(f"report.{one}") for one in _SEATS]


def line_titles() -> list[str]:
    """The titles of the columns of score lines."""
    return [tell(f"report.{one}") for one in _LINES]


def failure_titles() -> list[str]:
    """The titles of the columns of failures."""
    return [tell("report.games"), tell("report.failures")]


def about() -> str:
    """How to read the tables."""
    return tell("report.about")


def heading(one: Mapping[str, Any]) -> str:
    """A sentence on which games a table is about."""
    choices: Any = "unended" if one["games"] else "nobody"
    if one["choices_mean"] is not None:
        choices = round(one["choices_mean"])
    counts = {name: one[name] for name in ("game", "players", "games", "tied", "unwon", "failed")}
    modules = ", ".join(one["modules"].split("+"))
    return tell("report.heading", **counts, modules=modules, choices=choices)


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
            yield [tell("report.any"), bot["bot"], *_results(bot)]
    for rival in one["rivals"]:
        yield ["", rival["rival"], "", "", "", *_totals(rival)]


def _results(row: Mapping[str, Any]) -> list[str]:
    won = [_percent(row["won_share"]), _interval(row), str(row["shared"])]
    return [*won, *_totals(row)]


def _totals(row: Mapping[str, Any]) -> list[str]:
    found = [row[f"total_{name}"] for name in ("least", "middle", "most")]
    places = ["-" if place is None else str(place) for place in found]
    return [_decimal(row["total_mean"]), _decimal(row["total_spread"]), *places]


def lines(one: Mapping[str, Any]) -> Iterator[list[str]]:
    """A row for each score line."""
    for line in one["lines"]:
        points = [_decimal(line["points_mean"]), _decimal(line["points_spread"])]
        ends = [str(line["points_least"]), str(line["points_most"])]
        shares = [_percent(line["had_share"]), _percent(line["paid_share"])]
        won = [_percent(line["won_share"]), _interval(line)]
        yield [line["line"], *shares, *points, *ends, *won]


def _decimal(value: float | None) -> str:
    """The number with one decimal, or a dash for none."""
    if value is None:
        return "-"
    whole, _, tenth = f"{value:.1f}".partition(".")
    return tell("report.decimal", whole=whole, tenth=tenth)


def _percent(share: float | None) -> str:
    return "-" if share is None else tell("report.percent", number=_decimal(100 * share))


def _interval(row: Mapping[str, Any]) -> str:
    if row["won_share"] is None:
        return "-"
    low, high = (_decimal(100 * row[end]) for end in ("won_low", "won_high"))
    return tell("report.range", low=low, high=high)
