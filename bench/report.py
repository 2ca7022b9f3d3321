"""Results for people and for programs."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.harness import Growth, Missing, Row

HEAD = ("what", "ours", "theirs", "reached (spread)", "owed", "")
GROWN = ("what", "sizes", "at the first", "beside the first", "grows with the power", "")
TIMES = "\N{MULTIPLICATION SIGN}"
VERDICT = {True: "met", False: "MISSED", None: ""}
Line = Row | Missing | Growth


def cells(line: Line) -> tuple[str, ...]:
    """A line of the table, column by column."""
    if isinstance(line, Missing):
        return (line.name, "", "", f"not measured: {line.why}", "", "")
    if isinstance(line, Growth):
        return _grown(line)
    mark = TIMES if line.theirs else ""
    low, high = line.spread
    reached = f"{_short(line.reached)}{mark} ({_short(low)} to {_short(high)})"
    owed = "" if line.owed is None else f"{'≤' if line.most else '≥'} {_short(line.owed)}{mark}"
    theirs = _rate(line.theirs, line.unit) if line.theirs else ""
    return (line.name, _rate(line.ours, line.unit), theirs, reached, owed, VERDICT[line.met])


def _grown(line: Growth) -> tuple[str, ...]:
    sizes = " → ".join(f"{size:,}" for size in line.sizes)
    ratios = ", ".join(f"{_short(ratio)}{TIMES}" for ratio in line.ratios[1:])
    first = f"{_short(1e6 * line.seconds)} µs"
    return (line.name, sizes, first, ratios, f"{line.exponent:.2f}", "")


def plain(line: Line) -> str:
    """A line for the terminal."""
    name, ours, theirs, reached, owed, verdict = cells(line)
    return f"{name:<52} {ours:>34} {theirs:>34}  {reached:<26} {owed:<10} {verdict}"


def keep(folder: Path, suites: Mapping[str, Sequence[Line]], peers: Sequence[str]) -> None:
    """Write RESULTS.md and results.json."""
    system = f"Python {platform.python_version()}, {platform.machine()}, one pinned core"
    text = [
        "# Results of one run",
        "",
        f"{system}, processor time. Peers: {', '.join(peers) or 'none'}.",
        "Ours and theirs alternate window by window; the median is shown, with the least and the",
        "largest window. Only decisions with two or more options count, on every side.",
        "Growth is told by ratios to the first size, and by the slope of a line through the",
        "logarithms: 1 means in proportion, 0 not at all.",
        "Made by `python3 dev.py python bench/run.py`.",
    ]
    for name, lines in suites.items():
        head = GROWN if any(isinstance(line, Growth) for line in lines) else HEAD
        text += ["", f"## {name}", "", _row(head), _row(["---"] * len(head))]
        text += [_row(cells(line)) for line in lines]
        notes = [f"- {line.name}: {line.note}" for line in lines if getattr(line, "note", "")]
        text += ["", *notes] if notes else []
    (folder / "RESULTS.md").write_text("\n".join([*text, ""]), encoding="utf-8")
    rows = {name: [line.to_dict() for line in lines] for name, lines in suites.items()}
    data = {"system": system, "peers": list(peers), "suites": rows}
    (folder / "results.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def _row(parts: Sequence[str]) -> str:
    return f"| {' | '.join(parts)} |"


def _rate(rate, unit: str) -> str:
    games = f", {_short(rate.games)} games/s" if rate.games else ""
    return f"{_short(rate.units)} {unit}{games}"


def _short(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"
