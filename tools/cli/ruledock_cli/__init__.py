"""The command line. Only what the chosen command needs is imported, so that help comes at once."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import TextIO

from ruledock_cli.arguments import parser

WRONG, USAGE, INTERRUPTED, PIPE = 1, 2, 130, 141
"""Exit codes: the thing looked at is wrong; asked in the wrong way; Ctrl-C; nobody reads on."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; an error of ours is a sentence, not a traceback."""
    args = _arguments(argv)
    try:
        code = int(import_module(f"ruledock_cli.{args.command}").run(args))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _end("stopped.", INTERRUPTED)
    except BrokenPipeError:
        _close(sys.stdout)
        return _end("nobody reads the output any more.", PIPE)
    except Exception as error:
        if not _on_purpose(error):
            raise
        return _end(str(error), _code(error))


def _arguments(argv: Sequence[str] | None) -> Namespace:
    """What was typed; where modules can be switched on, each may be named like an option."""
    top = parser()
    args, rest = top.parse_known_args(argv)
    if rest:
        from ruledock_cli.catalog import all_plugins  # late: starting is quick

        named = [word.removeprefix("--") for word in rest if word.startswith("--")]
        modules = {one.name for one in all_plugins() if one.needs}
        if not hasattr(args, "module") or len(named) < len(rest) or not modules.issuperset(named):
            top.error(f"unrecognized arguments: {' '.join(rest)}")
        args.module = [*args.module, *named]
    return args


def _on_purpose(error: Exception) -> bool:
    """Whether an error is one of ours; anything else is a bug and goes on its way."""
    from ruledock.errors import RuledockError  # late: starting is quick

    return isinstance(error, RuledockError)


def _code(error: Exception) -> int:
    from ruledock_cli.usage import Usage  # late: starting is quick

    return USAGE if isinstance(error, Usage) else WRONG


def _end(sentence: str, code: int) -> int:
    from ruledock_drawing.show import warn  # late: starting is quick

    try:
        warn(f"ruledock: {sentence}")
    except BrokenPipeError:  # where errors go the same way as the output
        _close(sys.stderr)
    return code


def _close(stream: TextIO) -> None:
    """Point a stream at nothing, or Python complains once more while it shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
