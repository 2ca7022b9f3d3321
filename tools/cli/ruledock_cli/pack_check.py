"""``ruledock pack check``."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from ruledock.content import stamp
from ruledock.errors import ContentError
from ruledock_cli.pack_look import Verdict, look
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import as_json, count, palette, say

PAUSE = 0.5
"""Seconds between two looks at the files."""


def run(args: argparse.Namespace) -> int:
    """Check the packs that were named, once or whenever a file of them changes."""
    return _watch(args) if args.watch else _check(args)


def _check(args: argparse.Namespace) -> int:
    verdicts = list(look(map(Path, args.paths), args.game))
    if args.json:
        as_json([verdict.to_dict() for verdict in verdicts])
    else:
        _show(verdicts, palette(args))
    return int(any(one.error or (args.strict and one.warnings) for one in verdicts))


def _show(verdicts: Sequence[Verdict], paint: Palette) -> None:
    for one in verdicts:
        if one.error is None:
            say(f"{paint('green', 'fine')}   {one.path}: {one.fine}")
        else:
            many = _mistakes(one.error)
            say(f"{paint('red', 'wrong')}  {one.path}{many}")
            say(_indented(str(one.error)))
        if one.warnings:
            say(f"{paint('yellow', 'look')}   {one.path}: {count(len(one.warnings), 'warning')}")
        for warning in one.warnings:
            say(_indented(str(warning)))


def _mistakes(error: Exception) -> str:
    return f": {count(len(error.mistakes), 'mistake')}" if isinstance(error, ContentError) else ""


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.split("\n"))


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
