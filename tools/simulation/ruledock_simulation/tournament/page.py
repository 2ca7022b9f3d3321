"""A tournament as a page of tables and plots, and as Markdown for docs."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock_drawing.plots import Row, plot
from ruledock_drawing.sheet import plain, sheet
from ruledock_simulation.tournament.standings import Standings

HEAD = ("bot", "rating", "95 of 100", "games", "won", "failed")
ABOUT = (
    "Ratings are Plackett-Luce strengths: 400 more means ten times as strong. The interval says "
    "where 95 of 100 ratings lie if the deals are drawn again. In the cross table, how often the "
    "bot on the left came before the one above, a tie counting half."
)


def rows(standings: Standings) -> list[list[str]]:
    """The table of bots, the strongest first."""
    return [
        [
            one.bot,
            f"{one.rating:.0f}",
            f"{one.low:.0f} to {one.high:.0f}",
            str(one.games),
            f"{100 * one.won / one.games:.1f} %" if one.games else "",
            str(one.failed),
        ]
        for one in standings.bots
    ]


def cross(standings: Standings) -> tuple[list[str], list[list[str]]]:
    """The cross table: its head, and a row for each bot."""
    names = [one.bot for one in standings.bots]
    return ["", *names], [
        [name, *("" if one is None else f"{100 * one:.0f} %" for one in shares)]
        for name, shares in zip(names, standings.cross, strict=True)
    ]


def page(standings: Standings, title: str, notes: str) -> str:
    """The whole page."""
    ratings = [Row(one.bot, one.rating, ends=(one.low, one.high)) for one in standings.bots]
    won = [Row(one.bot, 100 * one.won / max(1, one.games)) for one in standings.bots]
    plots = plot("Rating", ratings) + plot("Games won, %", won)
    return sheet(
        title,
        (),
        f"<h1>{plain(title)}</h1><p class='notes'>{plain(notes)} {plain(ABOUT)}</p>"
        f"{_table(HEAD, rows(standings))}{_table(*cross(standings))}"
        f"<div class='plots'>{plots}</div>",
    )


def _table(head: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{plain(cell)}</th>" for cell in head)
    lines = "".join(
        f"<tr>{''.join(f'<td>{plain(cell)}</td>' for cell in row)}</tr>" for row in body
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"
