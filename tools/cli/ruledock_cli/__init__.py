"""The command line. It imports only what the chosen command needs, so that help comes at once."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TextIO

from ruledock_cli.arguments import FOR_PLAYERS, Said, parser
from ruledock_cli.plugin_paths import TABLES

WRONG, USAGE, INTERRUPTED, PIPE = 1, 2, 130, 141
"""Exit codes: a check failed; wrong usage; Ctrl-C; the reader of a pipe is gone."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; print our own errors without a traceback."""
    given = _command_first(sys.argv[1:] if argv is None else argv)
    try:
        args = _parse(given)
        _speak(args)
        code = int(import_module(f"ruledock_cli.{args.command}").run(args))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _end("stopped.", INTERRUPTED)
    except BrokenPipeError:
        _close(sys.stdout)
        return _end("nobody reads the output any more.", PIPE)
    except Exception as error:
        if not _is_ours(error):
            raise
        return _end(_said(error, given), _code(error))


def _parse(given: list[str]) -> Namespace:
    """Parse the arguments; commands with --module also take modules as options, such as --tolls."""
    language = readers_language(_named_in(given))
    top = parser(None if language.partition("-")[0] in ("", "en") else _said_in(language))
    if {"-h", "--help"} & {*given} and language:
        from ruledock_cli.help_texts import translate_help  # late: starting is quick

        translate_help(top, language)
    args, rest = top.parse_known_args(given)
    if rest:
        from ruledock.errors import nearest  # late: starting is quick
        from ruledock_cli.catalog import all_plugins  # late: starting is quick

        named = [word.removeprefix("--") for word in rest if word.startswith("--")]
        modules = {one.name for one in all_plugins() if one.needs}
        if not hasattr(args, "module") or len(named) < len(rest) or not modules.issuperset(named):
            near = nearest(rest[0], [f"--{name}" for name in (*vars(args), *modules)])
            hint = f"; did you mean {near}?" if near else ""
            top.error(f"unrecognized arguments: {' '.join(rest)}{hint}")
        args.module = [*args.module, *named]
    return args


def _said_in(language: str) -> Said:
    """What translates argparse's complaints."""

    def said(top: ArgumentParser, message: str) -> str:
        from ruledock_cli.help_texts import translate_mistake  # late: starting is quick

        return translate_mistake(top, message, language)

    return said


def _command_first(given: Sequence[str]) -> list[str]:
    """The arguments with the command first, also if somebody names a language before it."""
    if not given or given[0].partition("=")[0] != "--language":
        return list(given)
    many = 1 if "=" in given[0] else 2
    return [*given[many : many + 1], *given[:many], *given[many + 1 :]]


def _named_in(given: Sequence[str]) -> str:
    """The value of --language, before anything is parsed."""
    for word, after in zip(given, [*given, ""][1:], strict=True):
        if word.partition("=")[0] == "--language":
            return word.partition("=")[2] or after
    return ""


def _speak(args: Namespace) -> None:
    """Choose the reader's language; one that the table's file names comes last."""
    if args.command == "web.serve":
        _use(readers_language(None))
    if not hasattr(args, "language"):
        return
    table = getattr(args, "game", None) or ""
    language, where = readers_language(args.language), "RULEDOCK_LANGUAGE"
    if not language and Path(table).suffix in TABLES:
        from ruledock_local.config_file import table_language  # late: starting is quick

        language, where = readers_language(table_language(table)), table
    if args.language or where == table or os.environ.get(where):
        _look_up(language, args, table, where)
    _use(language)


def _use(language: str) -> None:
    """Speak a language from now on."""
    if language not in ("", "en"):
        from ruledock_cli.wording import use_language  # late: starting is quick

        use_language(language)


def _look_up(language: str, args: Namespace, table: str, where: str) -> None:
    """Refuse a language in which nobody here says anything, neither we nor a pack of the table.

    One that stands in the environment or in the file of the table is only warned of.
    """
    if not language or _is_shipped(language):
        return
    from ruledock_cli.language import refuse_unknown, warn_of_unknown  # late: starting is quick

    packs = getattr(args, "pack", None) or ()
    if args.language:
        refuse_unknown(args.language, language, table, packs)
    else:
        warn_of_unknown(where, language, table, packs)


def _is_shipped(language: str) -> bool:
    """Whether the command line speaks a language, or the same without a country."""
    return (Path(__file__).parent / "locales" / (language.partition("-")[0] or "-")).is_dir()


def readers_language(named: str | None) -> str:
    """The language as asked for, by the environment, or by the system; "" if none says any."""
    system = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    every = [named, os.environ.get("RULEDOCK_LANGUAGE"), next(filter(None, system), "")]
    plain = (one.partition(".")[0].partition("@")[0].replace("_", "-") for one in every if one)
    return next((one for one in plain if one not in ("", "C", "POSIX")), "")


def _is_ours(error: Exception) -> bool:
    """Whether an error is one of ours; any other is a bug and keeps its traceback."""
    from ruledock.errors import RuledockError  # late: starting is quick

    return isinstance(error, RuledockError)


def _said(error: Exception, given: Sequence[str]) -> str:
    """What is wrong, in the reader's language if the command is for players or hosts."""
    from ruledock.errors import RuledockError  # late: starting is quick
    from ruledock_drawing.wording import spoken  # late: starting is quick
    from ruledock_local.describing import error_text  # late: starting is quick

    assert isinstance(error, RuledockError)
    if spoken() != "en" or not {*given[:1]} <= {*FOR_PLAYERS, "serve"}:
        return error_text(error, spoken())
    named = readers_language(_named_in(given))
    return error_text(error, named if _is_shipped(named) else readers_language(None) or "en")


def _code(error: Exception) -> int:
    from ruledock_cli.usage import Usage  # late: starting is quick

    return USAGE if isinstance(error, Usage) else WRONG


def _end(sentence: str, code: int) -> int:
    from ruledock_drawing.show import warn  # late: starting is quick

    try:
        warn(f"ruledock: {sentence}")
    except BrokenPipeError:  # when errors go to the same pipe
        _close(sys.stderr)
    return code


def _close(stream: TextIO) -> None:
    """Redirect a stream to nowhere, or Python complains again while it shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
