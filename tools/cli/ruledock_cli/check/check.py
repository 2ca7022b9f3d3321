"""``ruledock check``, and ``ruledock pack check``, which takes packs only."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from ruledock.content import PackSource, stamp
from ruledock.engine.text import printable
from ruledock.errors import RuledockError
from ruledock_authoring.checking.packs import check_packs
from ruledock_authoring.checking.verdict import Verdict
from ruledock_cli import wording as wording  # so that its sentences are known
from ruledock_cli.check.cards import check_card
from ruledock_cli.check.game_files import check_game_file
from ruledock_cli.check.plugins import odd_sentences
from ruledock_cli.files import Found, is_card, recognise
from ruledock_drawing.show import as_json, palette, say

PAUSE = 0.5
"""Seconds between two looks at the files."""


def run(args: argparse.Namespace) -> int:
    """Check everything named, once or whenever a file changes."""
    return _watch(args) if args.watch else _check(args)


def _check(args: argparse.Namespace) -> int:
    how = {"only_packs": args.only_packs, "reveal": args.reveal}
    verdicts = list(check_paths(args.paths, args.game, args.pack, **how))
    if args.json:
        as_json([verdict.to_dict() for verdict in verdicts])
    else:
        paint = palette(args)
        for verdict in verdicts:
            for line in verdict.lines(paint):
                say(line)
    return int(any(one.is_wrong(strict=args.strict) for one in verdicts))


def _watch(args: argparse.Namespace, wait: Callable[[float], None] = time.sleep) -> int:
    """Check again and again, until somebody stops it."""
    seen = None
    while True:
        now = stamp(args.paths)
        if now != seen:
            seen = now
            if not args.json:
                say(f"— {time.strftime('%H:%M:%S')}")
            _check(args)
        wait(PAUSE)


def _named(path: str) -> Found:
    """A pack, or a single card."""
    return Found("card" if is_card(Path(path)) else "pack", Path(path))


def check_paths(
    paths: Iterable[str],
    game: str | None = None,
    packs: Sequence[str] = (),
    *,
    only_packs: bool = False,
    reveal: bool = False,
) -> Iterator[Verdict]:
    """Check what lies at each path; also whether the packs among them fit together."""
    checked: dict[str, PackSource] = {}
    for path in paths:
        kind = "pack" if only_packs else "unknown"
        try:
            found = _named(path) if only_packs else recognise(path)
            kind = found.kind
            if kind == "card":
                yield check_card(found.path, game)
            elif kind == "pack":
                yield from check_packs(found.path, game, checked)
            else:
                fine = check_game_file(found, packs, reveal=reveal)
                odd = tuple(odd_sentences(path)) if kind == "plugin" else ()
                yield Verdict(printable(path), kind, fine, warnings=odd)
        except RuledockError as error:
            yield Verdict(printable(path), kind, error=error)
