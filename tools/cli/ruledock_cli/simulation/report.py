"""``ruledock report``."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from ruledock.engine.text import printable
from ruledock.errors import ConfigError
from ruledock_cli.files import keep_text
from ruledock_cli.simulation.report_titles import translate_titles
from ruledock_cli.usage import Usage
from ruledock_cli.wording import tell
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import as_json, figures, listing, palette, say
from ruledock_simulation.report_page import page
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
from ruledock_simulation.reports import Report, report_of


def run(args: argparse.Namespace) -> int:
    """Report on results in files: who wins from which seat, and what score lines bring."""
    try:
        report = report_of(args.files)
    except ConfigError as error:
        raise Usage(*error.args) from None
    if not args.json:
        translate_titles(report)
    if args.html:
        keep_text(args.html, page(report, tell("report.title", files=args.files)))
    if args.json:
        return as_json(report.to_dict())
    _tell(report, palette(args))
    if args.html:
        say(tell("report.page", file=args.html))
    return 0


def _tell(report: Report, paint: Palette) -> None:
    first, *rest = line_titles()
    for group in report:
        one = group.to_dict(report.titles)
        say(paint("bold", heading(one)))
        for shown in figures([[paint("dim", cell) for cell in seat_titles()], *seats(one)], left=2):
            say(shown)
        tell_failures(one, paint)
        say()
        head = [paint("dim", cell) for cell in (first, "", *rest)]
        named = [[row[0], _short(report.titles.get(row[0], "")), *row[1:]] for row in lines(one)]
        for shown in figures([head, *named], left=2):
            say(shown)
        say()
    say(paint("dim", about()) if report.groups else tell("report.none"))


def tell_failures(one: Mapping[str, Any], paint: Palette) -> None:
    """Say how many games were lost by bots that failed, and why."""
    rows = list(failures(one))
    for shown in (
        listing([[paint("dim", cell) for cell in failure_titles()], *rows]) if rows else ()
    ):
        say(shown)


def _short(title: str) -> str:
    return printable(title, 40)
