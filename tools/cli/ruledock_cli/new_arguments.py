"""The arguments of ``ruledock new``. Imports nothing of the engine, to start quickly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruledock_cli.plugin_paths import plugin_name

Command = Callable[..., Any]


def new(commands: Any, command: Command) -> None:
    """Declare the commands for authors of plugins; each is a module in ``new/``."""
    about = "write plugins: start a game, or a module of one"
    one = commands.add_parser("new", help=about, description=f"{about[0].upper()}{about[1:]}.")
    parts = one.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for declare in (_game, _module):
        declare(parts, command)


def _game(parts: Any, command: Command) -> None:
    about = "make a new game: a folder with rules, cards and tests, ready to play and to publish"
    one = command(parts, "new.game", about)
    _place(one, "game")


def _module(parts: Any, command: Command) -> None:
    about = "make a new module: a folder with a rule, numbers and tests, ready to play with"
    one = command(parts, "new.module", about)
    _place(one, "module")
    one.add_argument(
        "--for",
        dest="game",
        type=plugin_name,
        required=True,
        metavar="GAME",
        help="the game that it extends",
    )


def _place(one: Any, what: str) -> None:
    one.add_argument("name", metavar="NAME", help=f"the name of the {what}, and of its folder")
    one.add_argument("--to", metavar="FOLDER", help="another folder for it, new or empty (NAME)")
