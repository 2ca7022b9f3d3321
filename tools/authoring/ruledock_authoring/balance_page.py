"""A balance report as tables and plots, for the terminal and for a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

from ruledock_authoring.balance import Report
from ruledock_authoring.instant import FAR
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


def about(report: Report, aims: str = "") -> str:
    """Explain the numbers in a few sentences, and what the bots aimed for."""
    aimed = f" What they aim for: {aims}." if aims else ""
    return (
        f"{report.games} games of {report.players} {report.bot} bots from seed {report.seed}. "
        "Taken: of the times a player could choose it in a draft. Played: of the games it could "
        "turn up in. Fulfilled: of the times it was played, paying more than nothing. Points are "
        "those of who played it; others: what a card that counts for all paid each of the rest."
        f"{aimed}"
    )


def remarks(report: Report) -> Iterator[str]:
    """Point out cards of the pack that stand out."""
    known = [card for card in report.cards if not card["own"] and card["played"] >= ENOUGH]
    best = max(known, key=lambda card: card["points_mean"] or 0, default=None)
    dear = max(known, key=lambda card: _per_cost(card, card["points_mean"] or 0), default=None)
    for card in (card for card in report.cards if card["own"]):
        name = f"{card['id']} {card['name']}"
        if best is not None and _surely(card) > best["points_mean"]:
            paid = f"{one_decimal(card['points_mean'])} points"
            top = _beside(best, best["points_mean"])
            yield f"{name} pays {paid}, more than any known card; the best of those is {top}."
        elif dear is not None and _per_cost(card, _surely(card)) > FAR * _dearest(dear):
            each = _per_cost(card, card["points_mean"])
            paid = f"{one_decimal(each)} points per {report.unit or 'cost'}"
            top = _beside(dear, _dearest(dear))
            yield f"{name} pays {paid}, far more than any known card; the best of those is {top}."
        elif card["played"] >= ENOUGH and not card["fulfilled_share"]:
            yield f"{name} was played {card['played']} times and never paid{_known_share(known)}."
        elif card["seen"] >= ENOUGH and not card["taken"]:
            yield f"{name} was offered {card['seen']} times and never taken."


def _beside(card: Mapping[str, Any], value: float) -> str:
    return f"{card['id']} {card['name']} with {one_decimal(value)}"


def _per_cost(card: Mapping[str, Any], points: float) -> float:
    """Points for each unit of cost; what costs nothing is compared with what costs one."""
    return float(points / max(1, card["cost"]))


def _dearest(card: Mapping[str, Any]) -> float:
    return _per_cost(card, card["points_mean"] or 0)


def _known_share(known: Sequence[Mapping[str, Any]]) -> str:
    """How often known cards pay, said beside one that never did."""
    shares = [(card["fulfilled_share"] or 0.0, card) for card in known]
    if not shares:
        return ""
    share, least = min(shares, key=lambda one: one[0])
    mean = sum(one for one, _ in shares) / len(shares)
    least_said = f"the rarest, {least['id']} {least['name']}, in {_percent(share)}"
    return f"; known cards do in {_percent(mean)} of their games, {least_said}"


def _surely(card: Mapping[str, Any]) -> float:
    """What a card very likely pays at least."""
    if card["played"] < ENOUGH or card["points_mean"] is None:
        return 0.0
    return float(card["points_mean"] - 2 * (card["points_spread"] or 0) / sqrt(card["played"]))


def name_of(group: Mapping[str, Any]) -> str:
    """The name of a set in the table."""
    name = group["group"] if group["group"] == "basic" else f"set {group['group']}"
    return f"{name}, {group['cards']} cards"


def page(report: Report, aims: str = "") -> str:
    """The table of all cards, and plots of what they are worth."""
    head = "".join(f"<th>{plain(cell)}</th>" for cell in ["card", *header(report)])
    rows = "".join(_rows(report))
    return (
        f"<h1>Balance</h1><p class='notes'>{plain(about(report, aims))}</p>"
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
    around = card[spread] if spread else None
    name = f"{card['group']}: {card['name']}"
    if value is None or not around:
        return Row(name, value, own=card["own"])
    # The spread may reach further than anything the card ever paid.
    ends = max(card["points_low"], value - around), min(card["points_high"], value + around)
    return Row(name, value, own=card["own"], ends=ends)
