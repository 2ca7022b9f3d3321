"""``ruledock pack balance``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ruledock.engine.text import printable
from ruledock.errors import ConfigError
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.balance import Report, balance
from ruledock_authoring.balance_page import about, header, name_of, numbers, page, remarks
from ruledock_cli.files import keep_text, refuse_unwritable
from ruledock_cli.pack.game import one_pack, workshop_of
from ruledock_cli.pack.preview import previews_of
from ruledock_cli.usage import Usage
from ruledock_drawing.palette import Palette
from ruledock_drawing.sheet import sheet
from ruledock_drawing.show import as_json, figures, palette, say
from ruledock_simulation.pools import default_workers


def run(args: argparse.Namespace) -> int:
    """Play many games with a pack, and compare its cards with known ones."""
    source, ruleset = one_pack(args.path, args.game)
    if args.sheet:
        refuse_unwritable(args.sheet)
    report = _play(args, ruleset, source.name)
    if args.json:
        as_json(report.to_dict())
    else:
        for line in _table(report, palette(args)):
            say(line)
    if args.sheet:
        title = ruleset.content.packs[source.name].title
        keep_text(args.sheet, sheet(title, previews_of(ruleset, source.name), page(report)))
        if not args.json:
            say(f"The sheet is in {args.sheet}.")
    return 0


def _play(args: argparse.Namespace, ruleset: Ruleset, pack: str) -> Report:
    make = workshop_of(ruleset).trial
    if make is None:
        raise Usage(f"{ruleset.game.name} puts no cards on trial")
    if args.games < 1:
        raise Usage(f"--games {args.games}: expected at least one")
    workers = args.workers if args.workers is not None else default_workers()
    try:
        trial = make(ruleset, pack, args.players)
        return balance(trial, pack, args.games, bot=args.bot, seed=args.seed, workers=workers)
    except ConfigError as error:
        raise Usage(str(error)) from None


def _table(report: Report, paint: Palette) -> Iterator[str]:
    own = [card for card in report.cards if card["own"]]
    rows = [[paint("bold", cell) for cell in ["card", *header(report)]]]
    rows += [[printable(f"{card['id']} {card['name']}", 40), *numbers(card)] for card in own]
    rows += [["" for _ in rows[0]]]
    rows += [[paint("dim", name_of(group)), *numbers(group)] for group in report.groups]
    yield from figures(rows)
    yield ""
    yield from (printable(f"Look at this: {remark}", 200) for remark in remarks(report))
    yield paint("dim", about(report))
