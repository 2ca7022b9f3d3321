"""Plots as SVG: rows with a dot for the value and a line for the spread, and histograms.

They use the font of the page around them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

import attrs

from ruledock.engine.text import printable

LABEL, WIDE, ROW, TOP = 150, 360, 13, 30
TALL, MOST_BARS = 40, 90
OWN, KNOWN = "#0072b2", "#7a7a7a"


@attrs.frozen
class Row:
    """A row of a plot; no dot if the value is None."""

    label: str
    value: float | None
    spread: float = 0.0
    own: bool = True
    """Whether it belongs to the pack on trial: a full dot, not a ring."""
    ends: tuple[float, float] | None = None
    """The ends of its line, if they are not symmetric."""

    def line(self, value: float) -> tuple[float, float]:
        """The ends of its line."""
        return self.ends or (value - self.spread, value + self.spread)


def plot(title: str, rows: Sequence[Row]) -> str:
    """Plot all rows on one scale, which includes zero."""
    high = TOP + ROW * len(rows) + 8
    steps = _steps(rows)
    return _drawing(
        title, high, [*_grid(steps, high), *(_row(row, n, steps) for n, row in enumerate(rows))]
    )


def _drawing(title: str, high: int, parts: Sequence[str]) -> str:
    name = _text(title)
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {LABEL + WIDE + 16} {high}'"
        f" width='{LABEL + WIDE + 16}' height='{high}' role='img' aria-label='{name}'>"
        f"<text x='0' y='12' font-size='12' font-weight='bold'>{name}</text>"
        f"{''.join(parts)}</svg>"
    )


def histogram(title: str, rows: Sequence[tuple[str, Mapping[int, int]]]) -> str:
    """Plot how often each number came up, one histogram below the other on one scale."""
    every = [float(value) for _, counts in rows for value in counts]
    steps = _steps([Row("", value) for value in every])
    high = TOP + (TALL + 6) * len(rows) + 8
    drawn = [_bars(*row, n, steps) for n, row in enumerate(rows)]
    return _drawing(title, high, [*_grid(steps, high), *drawn])


def _bars(label: str, counts: Mapping[int, int], number: int, steps: Sequence[float]) -> str:
    """One histogram; close numbers share a bar."""
    wide = max(1, ceil((steps[-1] - steps[0]) / MOST_BARS))
    binned: dict[int, int] = {}
    for value, times in counts.items():
        binned[value // wide] = binned.get(value // wide, 0) + times
    foot = TOP + (TALL + 6) * (number + 1) - 6
    scale = TALL / max(binned.values(), default=1)
    size = WIDE * wide / (steps[-1] - steps[0])
    bars = "".join(
        f"<path d='M{_x(place * wide, steps)} {foot}v-{times * scale:.1f}h{size:.1f}V{foot}z'"
        f" fill='{OWN}'><title>{_range(place, wide)}: {times}</title></path>"
        for place, times in sorted(binned.items())
    )
    name = (
        f"<text x='{LABEL - 6}' y='{foot - TALL // 2}' font-size='8.5'"
        f" text-anchor='end'>{_text(label, 28)}</text>"
    )
    return f"<g>{name}{bars}</g>"


def _range(place: int, wide: int) -> str:
    first, last = place * wide, place * wide + wide - 1
    return str(first) if first == last else f"{first} to {last}"


def _text(text: str, limit: int = 200) -> str:
    return escape(printable(text, limit), quote=True)


def _steps(rows: Sequence[Row]) -> list[float]:
    """Round, evenly spaced numbers that cover all values and their spread."""
    ends = [end for row in rows if row.value is not None for end in row.line(row.value)]
    low, top = min([0.0, *ends]), max([0.0, *ends])
    apart = _round((top - low) / 5 or 1.0)
    return [n * apart for n in range(floor(low / apart), max(1, ceil(top / apart)) + 1)]


def _round(size: float) -> float:
    """The next larger of 1, 2, 5, 10, 20 …"""
    unit: float = 10.0 ** floor(log10(size))
    return next(unit * n for n in (1, 2, 5, 10) if unit * n >= size * 0.999)


def _x(value: float, steps: Sequence[float]) -> str:
    return f"{LABEL + WIDE * (value - steps[0]) / (steps[-1] - steps[0]):.1f}"


def _grid(steps: Sequence[float], high: int) -> Iterator[str]:
    for step in steps:
        x = _x(step, steps)
        dark = "#1b1b1b" if step == 0 else "#dddddd"
        yield f"<path d='M{x} {TOP - 4}V{high - 6}' stroke='{dark}' stroke-width='.8'/>"
        yield (
            f"<text x='{x}' y='{TOP - 8}' font-size='8' text-anchor='middle'"
            f" fill='#555'>{step:g}</text>"
        )


def _row(row: Row, number: int, steps: Sequence[float]) -> str:
    y = TOP + ROW * number + ROW // 2
    weight = " font-weight='bold'" if row.own else ""
    label = (
        f"<text x='{LABEL - 6}' y='{y + 3}' font-size='8.5'{weight}"
        f" text-anchor='end'>{_text(row.label, 28)}</text>"
    )
    return label if row.value is None else label + _dot(row, row.value, y, steps)


def _dot(row: Row, value: float, y: int, steps: Sequence[float]) -> str:
    colour = OWN if row.own else KNOWN
    fill = colour if row.own else "#ffffff"
    first, last = (_x(end, steps) for end in row.line(value))
    line = f"<path d='M{first} {y}H{last}' stroke='{colour}' stroke-width='1.2'/>"
    dot = f"<circle cx='{_x(value, steps)}' cy='{y}' r='3.4' fill='{fill}' stroke='{colour}'/>"
    return f"<g>{line if row.spread or row.ends else ''}{dot}<title>{value:g}</title></g>"
