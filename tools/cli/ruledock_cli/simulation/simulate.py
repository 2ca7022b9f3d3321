"""``ruledock simulate``."""

from __future__ import annotations

import argparse
from typing import Any

from ruledock.errors import ConfigError
from ruledock.linking.config import Config
from ruledock_cli.settings import limits_of, table_config
from ruledock_cli.simulation.report import tell_failures
from ruledock_cli.usage import Usage
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import as_json, count, figures, palette, say, warn
from ruledock_simulation import Simulation, simulate, simulate_parts
from ruledock_simulation.parts.place import is_place
from ruledock_simulation.pools import default_workers
from ruledock_simulation.report_rows import heading, seat_titles, seats
from ruledock_simulation.reports import Report


def run(args: argparse.Namespace) -> int:
    """Play many games between bots, keep them in a file, and say who won.

    A bot that fails loses its game, which is a result like others; an error only if all games fail.
    """
    if is_place(args.out):
        return _run_parts(args)
    many = _start(args)
    if many.known:
        left = len(many) - many.known
        warn(f"{args.out}: {count(many.known, 'game')} there, {left} to play")
    try:
        report = many.report()
    except KeyboardInterrupt:
        if args.out:
            warn(f"ruledock: {args.out}: to go on, type the same again")
        raise
    out = args.out if len(many) else None
    code = 0 if not len(many) or any(group.finished for group in report) else 1
    if args.json:
        about = {"games": len(many), "known": many.known, "seed": many.seed, "out": out}
        about |= {"digest": many.digest}
        as_json({**about, **report.to_dict()})
        return code
    _tell(report, palette(args))
    say(f"seed {many.seed}")
    say(f"digest {many.digest}")
    if out:
        say(f"The results are in {out}; look at them with: ruledock report {out}")
    elif args.out:
        say(f"No game was asked for; nothing is written to {args.out}.")
    return code


def _run_parts(args: argparse.Namespace) -> int:
    """Play into a folder or a URL: each worker writes its own parts."""
    try:
        config, games, bots, given = _given(args)
        many = simulate_parts(config, games, bots, out=args.out, **given)
    except ConfigError as error:
        raise Usage(str(error)) from None
    if many.known:
        left = len(many) - many.known
        warn(f"{args.out}: {count(many.known, 'game')} there, {left} to play")
    many.play(progress=True)
    if args.json:
        about = {"games": len(many), "known": many.known, "seed": many.seed, "out": args.out}
        return as_json({**about, "parts": len(many.parts), "digest": many.digest})
    say(f"{count(len(many), 'game')} in {count(len(many.parts), 'part')}")
    say(f"seed {many.seed}")
    say(f"digest {many.digest}")
    say(f"The results are in {args.out}; look at them with: ruledock report {args.out}")
    return 0


def _start(args: argparse.Namespace) -> Simulation:
    try:
        config, games, bots, given = _given(args)
        return simulate(config, games, bots, out=args.out, progress=True, **given)
    except ConfigError as error:
        raise Usage(str(error)) from None


def _given(args: argparse.Namespace) -> tuple[Config, int, Any, dict[str, Any]]:
    """What to play, and where."""
    if args.on and args.workers:
        raise Usage("--workers is for this machine, but --on names a cluster, which has its own")
    workers = 1 if args.on else args.workers if args.workers is not None else default_workers()
    bots = args.bot[0] if len(args.bot) == 1 else args.bot or None
    given = {"workers": workers, "on": args.on, "isolate": limits_of(args)}
    return table_config(args), args.games, bots, given


def _tell(report: Report, paint: Palette) -> None:
    for group in report:
        one = group.to_dict({})
        say(paint("bold", heading(one)))
        for line in figures([[paint("dim", cell) for cell in seat_titles()], *seats(one)], left=2):
            say(line)
        tell_failures(one, paint)
