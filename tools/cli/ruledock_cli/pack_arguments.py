"""The arguments of ``ruledock pack``. Imports nothing of the engine, to start quickly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruledock_cli.plugin_paths import plugin_name

Command = Callable[..., Any]


def pack(commands: Any, command: Command) -> None:
    """Declare the commands for authors; each is a module in ``pack/``."""
    about = "write packs: start, check, explain, build"
    one = commands.add_parser("pack", help=about, description=f"{about[0].upper()}{about[1:]}.")
    parts = one.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for declare in (_new, _check, _explain, _words, _preview, _balance, _build, _schemas):
        declare(parts, command)


def game_option(one: Any) -> None:
    """The option that names the game of a pack."""
    one.add_argument(
        "--game",
        type=plugin_name,
        metavar="GAME",
        help="the game a pack is for, if it does not say",
    )


def _new(parts: Any, command: Command) -> None:
    one = command(parts, "pack.new", "make a new pack: a folder with two items that pass the check")
    one.add_argument("name", metavar="NAME", help="the name of the pack, and of its folder")
    one.add_argument(
        "--language",
        dest="into",
        action="append",
        default=[],
        metavar="CODE",
        help="also begin a translation into this language, such as cs; repeatable",
    )
    game_option(one)


def _check(parts: Any, command: Command) -> None:
    about = "check packs, their own examples included"
    one = command(parts, "check.check", about, json=True)
    one.add_argument(
        "paths",
        nargs="+",
        metavar="PATH",
        help="a pack's folder or .zip, a folder of packs, or a card's file",
    )
    check_options(one)
    game_option(one)
    one.set_defaults(only_packs=True, pack=(), reveal=False)


def check_options(one: Any) -> None:
    """The options of both commands that check packs."""
    one.add_argument("--watch", action="store_true", help="check again whenever a file changes")
    one.add_argument("--strict", action="store_true", help="fail on warnings, too")


def _explain(parts: Any, command: Command) -> None:
    one = command(parts, "pack.explain", "say in sentences what an item scores, and why")
    one.add_argument(
        "item", metavar="ITEM", help="its file or id, a pack's folder or .zip, or a pack's name"
    )
    one.add_argument(
        "position", metavar="SCENE", help="in one line, a file with a drawing, or example number N"
    )
    one.add_argument(
        "--with",
        dest="facts",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a fact beside the scene, such as coins=3 or colour=blue; repeatable",
    )
    one.add_argument(
        "--language", dest="into", default="en", metavar="CODE", help="explain in this language"
    )
    _pack_option(one)
    game_option(one)


def _path(one: Any) -> None:
    """A pack, or one of its cards."""
    about = "a pack's folder or .zip, a card's file or id, or a pack's name"
    one.add_argument("path", metavar="PATH", help=about)
    _pack_option(one)


def _pack_option(one: Any) -> None:
    one.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="PATH",
        help="a pack in which to look for the id; repeatable",
    )


def _words(parts: Any, command: Command) -> None:
    about = "list the words of scores, each with an example"
    one = command(parts, "pack.words", about, json=True)
    one.add_argument("word", nargs="?", metavar="WORD", help="only this one, with its parts")
    game_option(one)


def _preview(parts: Any, command: Command) -> None:
    about = "write a sheet of the cards to look at or print, with drawn examples"
    one = command(parts, "pack.preview", about)
    one.add_argument(
        "path",
        metavar="PATH",
        help="a pack's folder or .zip, a card's file or id, or a pack's name",
    )
    _pack_option(one)
    one.add_argument("--out", metavar="FILE", help="the page to write (NAME.html)")
    one.add_argument(
        "--language", dest="into", metavar="CODE", help="show the cards in this language"
    )
    game_option(one)


def _balance(parts: Any, command: Command) -> None:
    about = "weigh the cards beside known ones: at once, then in many games between bots"
    one = command(parts, "pack.balance", about, json=True)
    one.add_argument(
        "path",
        metavar="PATH",
        help="a pack's folder or .zip, a card's file or id, or a pack's name",
    )
    _pack_option(one)
    one.add_argument(
        "--games",
        type=int,
        metavar="N",
        help="how many (2000); 0 weighs at once only",
    )
    one.add_argument("--players", type=int, metavar="N", help="at each table (2)")
    one.add_argument(
        "--workers", type=int, metavar="W", help="processes that play at once (one for each core)"
    )
    one.add_argument("--seed", default="0", metavar="SEED", help="the seed of the games (0)")
    one.add_argument(
        "--bot", default="", metavar="BOT", help="the bot that plays (one that suits the game)"
    )
    one.add_argument("--sheet", metavar="FILE", help="write the cards, a table and plots as a page")
    game_option(one)


def _build(parts: Any, command: Command) -> None:
    one = command(parts, "pack.build", "make one .zip of a pack, the same bytes every time")
    one.add_argument("path", metavar="PATH", help="a pack's folder")
    one.add_argument("--out", metavar="FILE", help="the file to write (NAME-VERSION.zip)")
    game_option(one)


def _schemas(parts: Any, command: Command) -> None:
    about = "write schemas beside a pack, so that editors complete and check it"
    one = command(parts, "pack.schemas", about)
    one.add_argument("path", metavar="PATH", help="a pack's folder")
    game_option(one)
