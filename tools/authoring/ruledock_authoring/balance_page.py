"""A balance report as tables and plots, for the terminal and for a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any

from ruledock_authoring.balance import Report
from ruledock_drawing.plots import Row, plot
from ruledock_drawing.sheet import plain
from ruledock_drawing.show import one_decimal

ENOUGH = 20
"""How often a card must have come up before we remark on it."""


def header(report: Report) -> list[str]:
    """The headings of the table."""
    per = f"per {report.unit}" if report.unit else "per cost"
    return ["taken", "played", "fulfilled", "points", "spread", per, "cost", "others"]


def numbers(one: Mapping[str, Any]) -> list[str]:
    """The cells of a card, or of a set, which has no cost."""
    shares = [_percent(one[f"{key}_share"]) for key in ("taken", "played", "fulfilled")]
    values = [one_decimal(one[f"points_{key}"]) for key in ("mean", "spread", "per_cost")]
    return [*shares, *values, str(one.get("cost", "")), one_decimal(one["others_mean"])]


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.0f}%"


def about(report: Report) -> str:
    """Explain the numbers in a few sentences."""
    return (
        f"{report.games} games of {report.players} {report.bot} bots from seed {report.seed}. "
        "Taken: of the times a player could choose it in a draft. Played: of the games it could "
        "turn up in. Fulfilled: of the times it was played, paying more than nothing. Points are "
        "those of who played it; others: what a card that counts for all paid each of the rest."
    )


def remarks(report: Report) -> Iterator[str]:
    """Point out cards of the pack that stand out."""
    known = [card for card in report.cards if not card["own"] and card["played"] >= ENOUGH]
    best = max(known, key=lambda card: card["points_mean"] or 0, default=None)
    for card in (card for card in report.cards if card["own"]):
        name = f"{card['id']} {card['name']}"
        if best is not None and _surely(card) > best["points_mean"]:
            paid = f"{one_decimal(card['points_mean'])} points"
            top = f"{best['id']} {best['name']} with {one_decimal(best['points_mean'])}"
            yield f"{name} pays {paid}, more than any known card; the best of those is {top}."
        elif card["played"] >= ENOUGH and not card["fulfilled_share"]:
            yield f"{name} was played {card['played']} times and never paid."
        elif card["seen"] >= ENOUGH and not card["taken"]:
            yield f"{name} was offered {card['seen']} times and never taken."


def _surely(card: Mapping[str, Any]) -> float:
    """What a card very likely pays at least."""
    if card["played"] < ENOUGH or card["points_mean"] is None:
        return 0.0
    return float(card["points_mean"] - 2 * (card["points_spread"] or 0) / sqrt(card["played"]))


def name_of(group: Mapping[str, Any]) -> str:
    """The name of a set in the table."""
    name = group["group"] if group["group"] == "basic" else f"set {group['group']}"
    return f"{name}, {group['cards']} cards"


def page(report: Report) -> str:
    """The table of all cards, and plots of what they are worth."""
    head = "".join(f"<th>{plain(cell)}</th>" for cell in ["card", *header(report)])
    rows = "".join(_rows(report))
    return (
        f"<h1>Balance</h1><p class='notes'>{plain(about(report))}</p>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
        f"<div class='page'><h1>Balance</h1><div class='plots'>{''.join(_plots(report))}</div>"
    )


def _rows(report: Report) -> Iterator[str]:
    for group in report.groups:
        yield _line(name_of(group), numbers(group), "own")
        for card in report.cards:
            if (card["group"], card["own"]) == (group["group"], group["own"]):
                yield _line(f"{card['id']} {card['name']}", numbers(card), "")


def _line(name: str, cells: list[str], kind: str) -> str:
    columns = "".join(f"<td>{plain(cell)}</td>" for cell in [name, *cells])
    return f"<tr class='{kind}'>{columns}</tr>"


def _plots(report: Report) -> Iterator[str]:
    per = report.unit or "cost"
    for title, key, spread, scale in (
        ("Points, mean and spread", "points_mean", "points_spread", 1.0),
        (f"Points per {per}", "points_per_cost", "", 1.0),
        ("Taken when it could be, %", "taken_share", "", 100.0),
        ("Fulfilled when played, %", "fulfilled_share", "", 100.0),
    ):
        yield plot(title, [_dot(card, key, spread, scale) for card in report.cards])


def _dot(card: Mapping[str, Any], key: str, spread: str, scale: float) -> Row:
    value = None if card[key] is None else round(scale * card[key], 2)
    around = card[spread] if spread else 0.0
    return Row(f"{card['group']}: {card['name']}", value, around or 0.0, card["own"])
