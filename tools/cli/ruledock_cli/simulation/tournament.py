"""``ruledock tournament``."""

from __future__ import annotations

import argparse

from ruledock.errors import ConfigError
from ruledock_cli.files import keep_text
from ruledock_cli.settings import limits_of, table_config
from ruledock_cli.usage import Usage
from ruledock_drawing.show import as_json, count, figures, palette, say
from ruledock_local.config_file import load_config
from ruledock_simulation.pools import default_workers
from ruledock_simulation.tournament.page import HEAD, cross, page, rows
from ruledock_simulation.tournament.tournament import Round, Tournament


def run(args: argparse.Namespace) -> int:
    """Let bots play against each other in rounds, and rate them."""
    event = _start(args)
    paint = palette(args)
    last: Round | None = None
    try:
        for last in event:
            if not args.json and not last.last:
                best = last.standings.bots[0]
                say(f"round {last.number}: {count(last.standings.games, 'game')}, {best.bot} leads")
    except KeyboardInterrupt:
        if args.out:
            say(f"to go on, type the same again with --seed {event.seed}")
        raise
    assert last is not None, "there is at least one round"
    if args.html:
        games, deals = last.standings.games, last.standings.deals
        notes = f"{count(games, 'game')} on {count(deals, 'deal')}, seed {event.seed}."
        keep_text(args.html, page(last.standings, f"Tournament: {args.game}", notes))
    if args.json:
        about = {"rounds": last.number, "seed": event.seed, "digest": last.digest}
        return as_json({**about, **last.standings.to_dict()})
    for line in figures([[paint("dim", cell) for cell in HEAD], *rows(last.standings)], left=1):
        say(line)
    say()
    head, body = cross(last.standings)
    for line in figures([[paint("dim", cell) for cell in head], *body], left=1):
        say(line)
    say()
    say(f"{count(last.number, 'round')}, {count(last.standings.games, 'game')}")
    say(f"seed {event.seed}")
    say(f"digest {last.digest}")
    return 0


def _start(args: argparse.Namespace) -> Tournament:
    if args.on and args.workers:
        raise Usage("--workers is for this machine, but --on names a cluster, which has its own")
    workers = 1 if args.on else args.workers if args.workers is not None else default_workers()
    try:
        return Tournament(
            [table_config(args), *map(load_config, args.also)],
            args.bot or ["random", "greedy", "planner:iterations=20"],
            rounds=args.rounds,
            deals=args.deals,
            seed=args.seed,
            workers=workers,
            on=args.on,
            out=args.out,
            isolate=limits_of(args),
            stop_early=not args.all_rounds,
            progress=True,
        )
    except ConfigError as error:
        raise Usage(str(error)) from None
