"""Results for people and for programs: a terminal, RESULTS.md, results.json and a plot."""

from __future__ import annotations

import json
import platform
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from math import log10
from pathlib import Path
from typing import Any

from bench.harness import Growth, Missing, Row

TIMES = "\N{MULTIPLICATION SIGN}"
VERDICT = {True: "met", False: "MISSED", None: ""}
Line = Row | Missing | Growth
Suites = Mapping[str, Mapping[str, Sequence[Mapping[str, Any]]]]
"""By suite and build: the rows as JSON, and last which Python and peers there were."""


def cells(line: Line) -> tuple[str, ...]:
    """A line of the table, column by column."""
    if isinstance(line, Missing):
        return (line.name, "", "", f"not measured: {line.why}", "", "")
    if isinstance(line, Growth):
        return _grown(line)
    theirs = _rate(line.theirs, line.unit) if line.theirs else ""
    reached, owed = _reached(line), _owed(line)
    return (line.name, _rate(line.ours, line.unit), theirs, reached, owed, VERDICT[line.met])


def _reached(line: Row) -> str:
    mark = TIMES if line.theirs else ""
    low, high = line.spread
    return f"{_short(line.reached)}{mark} ({_short(low)} to {_short(high)})"


def _owed(line: Row) -> str:
    mark = TIMES if line.theirs else ""
    return "" if line.owed is None else f"{'≤' if line.most else '≥'} {_short(line.owed)}{mark}"


def _grown(line: Growth) -> tuple[str, ...]:
    sizes = " → ".join(f"{size:,}" for size in line.sizes)
    ratios = ", ".join(f"{_short(ratio)}{TIMES}" for ratio in line.ratios[1:])
    first = f"{_short(1e6 * line.seconds)} µs"
    return (line.name, sizes, first, ratios, f"{line.exponent:.2f}", "")


def plain(line: Line) -> str:
    """A line for the terminal."""
    name, ours, theirs, reached, owed, verdict = cells(line)
    return f"{name:<52} {ours:>34} {theirs:>34}  {reached:<26} {owed:<10} {verdict}"


def keep(folder: Path, suites: Suites) -> None:
    """Write RESULTS.md, results.json and the plot."""
    (folder / "RESULTS.md").write_text("\n".join([*_page(suites), ""]), encoding="utf-8")
    data = {"system": _system(suites), "suites": suites}
    (folder / "results.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    picture = folder.parent / "docs" / "pictures" / "speed.svg"
    picture.write_text(plot(suites), encoding="utf-8")


def _system(suites: Suites) -> str:
    """The machine and the Python of each build."""
    pythons = dict[str, str]()
    for builds in suites.values():
        pythons |= {build: lines[-1]["python"] for build, lines in builds.items() if lines}
    named = ", ".join(f"{build} on {python}" for build, python in pythons.items())
    return f"{platform.machine()}, one pinned core; {named}"


def python_build() -> str:
    """Which Python runs this, and how it was built: optimisation makes it a sixth faster."""
    flags, how = sysconfig.get_config_var("CONFIG_ARGS") or "", "without optimisation"
    more = " and the auction compiled, too" if _is_compiled("ruledock_auction.table") else ""
    if "--enable-optimizations" in flags:
        how = "with optimisation"
    elif Path(sys.base_prefix).name == "usr":  # or unpacked beside the system
        how = "as the system's distribution builds it"
    name = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{name}, built {how}{more}"


def _is_compiled(module: str) -> bool:
    found = find_spec(module)
    return found is not None and not str(found.origin).endswith(".py")


def _page(suites: Suites) -> Iterator[str]:
    builds = list(dict.fromkeys(build for rows in suites.values() for build in rows))
    found = (lines[-1].get("peers", ()) for rows in suites.values() for lines in rows.values())
    peers = sorted({one for several in found for one in several})
    yield "# Results of one run"
    yield ""
    yield f"{_system(suites)}. Processor time. Peers: {', '.join(peers) or 'none'}."
    yield "Ours and theirs alternate window by window; the median is shown, with the least and the"
    yield "largest window. Only decisions with two or more options count, on every side. The builds"
    yield "ran one after the other, suite by suite, so compare what they reach beside their peers."
    yield "Made by `bench/run.py --budgets`; the reasons for what is missed are in"
    yield "[where the time goes](../docs/explanation/where-the-time-goes.md)."
    for name, rows in suites.items():
        yield from (
            "",
            f"## {name}",
            "",
            _row(["what", *builds]),
            _row(["---"] * (1 + len(builds))),
        )
        named = {
            build: {line.get("name"): line for line in rows.get(build, ())} for build in builds
        }
        for what in dict.fromkeys(what for lines in named.values() for what in lines if what):
            yield _row([what, *(_cell(named[build].get(what)) for build in builds)])


def _cell(data: Mapping[str, Any] | None) -> str:
    """What one build reaches in one row."""
    if data is None:
        return ""
    if "why" in data:
        return f"not measured: {data['why']}"
    line = Row.of(data)
    verdict = f"; owed {_owed(line)}, **{VERDICT[line.met]}**" if line.owed is not None else ""
    note = f" ({line.note})" if line.note and not line.theirs else ""
    rate = f"{_rate(line.ours, line.unit)}; " if line.theirs else ""
    return f"{rate}{_reached(line)}{'' if line.theirs else ' ' + line.unit}{note}{verdict}"


def _row(parts: Sequence[str]) -> str:
    return f"| {' | '.join(parts)} |"


def _rate(rate, unit: str) -> str:
    games = f", {_short(rate.games)} games/s" if rate.games else ""
    return f"{_short(rate.units)} {unit}{games}"


def _short(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"


# -- the plot ----------------------------------------------------------------------------------

COLOURS = {"pure": "#4878a8", "compiled": "#d1762b", "pypy": "#6a9a4f"}
LEFT, WIDE, HIGH = 400, 420, 11
"""Where bars begin, how wide the plot is, and how high a bar, in pixels."""
LOW, TOP = 0.25, 4.0
"""The scale, in parts of what is owed; what is beyond is cut off."""


def plot(suites: Suites) -> str:
    """Bars in SVG: what each build reaches of what it owes, row by row; the line is the budget."""
    body, y = list[str](), 36
    for suite, builds in suites.items():
        named = {
            build: {line["name"]: line for line in lines if line.get("owed") is not None}
            for build, lines in builds.items()
        }
        for what in dict.fromkeys(what for lines in named.values() for what in lines):
            body.append(_text(LEFT - 8, y + HIGH, f"{suite}: {what}"))
            for build, lines in named.items():
                if what in lines:
                    body += _bar(build, Row.of(lines[what]), y)
                    y += HIGH + 1
            y += 8
    x = LEFT + _across(1)
    budget = [
        f'<text x="{x:.0f}" y="30" text-anchor="middle" fill="#333">what is owed</text>',
        f'<line x1="{x:.0f}" y1="34" x2="{x:.0f}" y2="{y}" stroke="#333" stroke-dasharray="4 3"/>',
    ]
    drawn = {build for builds in suites.values() for build in builds}
    legend = [
        f'<text x="{LEFT + 90 * place}" y="14" fill="{colour}">{build}</text>'
        for place, (build, colour) in enumerate(COLOURS.items())
        if build in drawn
    ]
    size = f'width="{LEFT + WIDE + 90}" height="{y + 10}"'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">'
    )
    paper = '<rect width="100%" height="100%" fill="white"/>'
    return "\n".join([head, paper, *legend, *budget, *body, "</svg>", ""])


def _across(part: float) -> float:
    """How far from the left a part of what is owed lies, on a logarithmic scale."""
    kept = min(max(part, LOW), TOP)
    return WIDE * log10(kept / LOW) / log10(TOP / LOW)


def _bar(build: str, line: Row, y: int) -> Iterator[str]:
    owed = line.owed or 1.0
    part = owed / line.reached if line.most else line.reached / owed
    wide, colour = max(_across(part), 2), COLOURS.get(build, "#888")
    yield f'<rect x="{LEFT}" y="{y}" width="{wide:.0f}" height="{HIGH}" fill="{colour}"/>'
    told, halo = f"{_short(line.reached)} of {_short(owed)}", 'stroke="white" stroke-width="3"'
    at = f'x="{LEFT + wide + 4:.0f}" y="{y + HIGH - 1}" paint-order="stroke" {halo}'
    yield f'<text {at} fill="#333">{told}</text>'


def _text(x: int, y: int, text: str) -> str:
    escaped = text.replace("&", "&amp;")
    return f'<text x="{x}" y="{y}" text-anchor="end" fill="#333">{escaped}</text>'
