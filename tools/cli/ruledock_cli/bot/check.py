"""``ruledock bot check``."""

from __future__ import annotations

import argparse

import attrs

from ruledock.errors import ConfigError
from ruledock_cli.settings import table_config
from ruledock_cli.usage import Usage
from ruledock_drawing.show import as_json, say


def run(args: argparse.Namespace) -> int:
    """Try a bot, and say of each thing whether it went well."""
    from ruledock_bots.conformance import check_bot  # late: starting is quick

    found = []
    try:
        for one in check_bot(args.bot, table_config(args), games=args.games, seconds=args.patience):
            found.append(one)
            if not args.json:
                say(f"{'wrong' if one.problem else 'fine '}  {one.tried}")
                if one.problem:
                    say(f"       {one.problem}")
    except ConfigError as error:
        raise Usage(str(error)) from None
    if args.json:
        as_json([attrs.asdict(one) for one in found])
    return 1 if any(one.problem for one in found) else 0
