"""``ruledock pack balance``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from ruledock.engine.text import printable
from ruledock.errors import ConfigError
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.balance import Report, balance
from ruledock_authoring.balance_page import about, header, name_of, numbers, page, remarks
from ruledock_authoring.instant import LABEL, Rough, Weighed
from ruledock_cli.files import keep_text, refuse_unwritable
from ruledock_cli.pack.game import workshop_of
from ruledock_cli.pack.good_part import find_part
from ruledock_cli.pack.preview import previews_of
from ruledock_cli.usage import Usage
from ruledock_drawing.palette import Palette
from ruledock_drawing.sheet import sheet
from ruledock_drawing.show import as_json, figures, palette, say, warn
from ruledock_simulation.pools import default_workers

GAMES, PLAYERS = 2000, 2
"""How many games are played by how many, unless the author says otherwise."""


def run(args: argparse.Namespace) -> int:
    """Weigh the cards of a pack at once; then play many games, and compare them with known ones."""
    found = find_part(args.path, args.pack, args.game)
    ruleset, name = found.ruleset, found.source.name
    if args.sheet:
        refuse_unwritable(args.sheet)
    rough = _weigh(ruleset, name, found.ids)
    if rough is not None and not args.json:
        for line in _rough_table(rough, palette(args)):
            say(line)
    found.warn()
    report = _play(args, ruleset, name, weighed=rough is not None)
    aims = workshop_of(ruleset).aims.get(report.bot, "") if report else ""
    if args.json:
        played = {} if report is None else report.to_dict()
        as_json({**played, "rough": None if rough is None else rough.to_dict()})
    elif report is not None:
        for line in _table(report, palette(args), aims):
            say(line)
    if args.sheet:
        title = ruleset.content.packs[name].title
        shown = previews_of(ruleset, name, found.ids)
        keep_text(args.sheet, sheet(title, shown, page(report, aims) if report else ""))
        if not args.json:
            say(f"The sheet is in {args.sheet}.")
    return 0


def _weigh(ruleset: Ruleset, pack: str, ids: Sequence[str]) -> Rough | None:
    make = workshop_of(ruleset).rough
    return None if make is None else make(ruleset, pack, ids)


def _rough_table(rough: Rough, paint: Palette) -> Iterator[str]:
    """Each card of the pack, then the known ones as a whole."""
    per = f"per {rough.unit or 'cost'}"
    known = [card for card in rough.cards if not card.item.own]
    rows = [[paint("bold", cell) for cell in ["card", "points", "fulfilled", per, "cost", "place"]]]
    for card in (card for card in rough.cards if card.item.own):
        place = f"{rough.place(card)} of {len(known) + 1}"
        rows.append([printable(f"{card.item.id} {card.item.name}", 40), *_cells(card), place])
    for title, pick in (("known, the best", max), ("known, the least", min)):
        if known:
            card = pick(known, key=lambda one: one.mean)
            name = f"{title}: {card.item.id} {card.item.name}"
            rows.append([paint("dim", printable(name, 48)), *_cells(card), ""])
    yield paint("bold", f"At once, on {rough.ends} ends of games, {LABEL}:")
    yield from figures(rows)
    yield from (printable(f"Look at this: {remark}", 200) for remark in rough.remarks())
    yield ""


def _cells(card: Weighed) -> list[str]:
    per = "-" if card.per_cost is None else f"{card.per_cost:.1f}"
    return [f"{card.mean:.1f}", f"{100 * card.fulfilled:.0f}%", per, str(card.item.cost)]


def _play(args: argparse.Namespace, ruleset: Ruleset, pack: str, *, weighed: bool) -> Report | None:
    """Play the games asked for; a pack that no game can use yet is weighed all the same."""
    games = GAMES if args.games is None else args.games
    make = workshop_of(ruleset).trial
    if not games:
        return None
    if make is None:
        raise Usage(f"{ruleset.game.name} has no trial for cards")
    if games < 0:
        raise Usage(f"--games {games}: expected 0 or more")
    workers = args.workers if args.workers is not None else default_workers()
    try:
        trial = make(ruleset, pack, PLAYERS if args.players is None else args.players)
    except ConfigError as error:
        if weighed and args.games is None and args.players is None:
            warn(f"ruledock: no games, as none can use this pack yet: {error}")
            return None
        raise Usage(str(error)) from None
    try:
        return balance(trial, pack, games, bot=args.bot, seed=args.seed, workers=workers)
    except ConfigError as error:
        raise Usage(str(error)) from None


def _table(report: Report, paint: Palette, aims: str) -> Iterator[str]:
    own = [card for card in report.cards if card["own"]]
    rows = [[paint("bold", cell) for cell in ["card", *header(report)]]]
    rows += [[printable(f"{card['id']} {card['name']}", 40), *numbers(card)] for card in own]
    rows += [["" for _ in rows[0]]]
    rows += [[paint("dim", name_of(group)), *numbers(group)] for group in report.groups]
    yield from figures(rows)
    yield ""
    yield from (printable(f"Look at this: {remark}", 200) for remark in remarks(report))
    yield paint("dim", about(report, aims))
