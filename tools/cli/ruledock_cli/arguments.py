"""The arguments of ``ruledock``. Imports nothing of the engine, to start quickly."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn, cast

from ruledock.installed.version import VERSION, build
from ruledock_cli.new_arguments import new
from ruledock_cli.pack_arguments import check_options, game_option, pack
from ruledock_cli.plugin_paths import load_plugins, plugin_name
from ruledock_cli.web_arguments import serve, tables

ABOUT = (
    "Tabletop games whose rules are data: list them, watch them, play them, check their content."
)
GAME = "a game by name, by its .py file or folder, or a file that describes a table"
CODES = "exit codes: 0 fine, 1 something is wrong with what was checked, 2 wrong usage, 130 Ctrl-C"

Said = Callable[[argparse.ArgumentParser, str], str]
"""Says what argparse finds wrong in the language of whoever typed it."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a command line in the language of whoever typed it."""

    def __init__(self, *args: Any, said: Said | None = None, **options: Any) -> None:
        super().__init__(*args, **options)
        self.said = said

    def error(self, message: str) -> NoReturn:
        """Print how the command is used and what is wrong, and leave."""
        if self.said is not None:
            message = self.said(self, message)
            self.print_usage(sys.stderr)
            self.exit(2, f"{self.prog}: {message}\n")
        super().error(message)


def parser(said: Said | None = None) -> argparse.ArgumentParser:
    """The parser of the whole command line; *said* translates what is wrong with one."""
    top = Parser("ruledock", description=ABOUT, epilog=CODES, said=said)
    top.add_argument("--version", action="version", version=f"ruledock {VERSION} ({build()})")
    commands = top.add_subparsers(
        title="commands",
        metavar="COMMAND",
        required=True,
        parser_class=cast(type[Parser], partial(Parser, said=said)),
    )
    for declare in (
        _games,
        _modules,
        _watch,
        _play,
        _replay,
        _export,
        _show,
        _simulate,
        _tournament,
        _report,
        _check,
        *_BROWSE,
    ):
        declare(commands)
    pack(commands, _command)
    _bot(commands)
    new(commands, _command)
    serve(commands, _command, _plugins)
    tables(commands, _command)
    return top


FOR_PLAYERS = frozenset({"export", "games", "modules", "play", "replay", "report", "show", "watch"})
"""The commands that speak the language of whoever reads; the others are for authors."""


def _command(commands: Any, module: str, about: str, *, json: bool = False) -> Any:
    """Declare a command; it has the name of the module that runs it."""
    name = module.rpartition(".")[2]
    one = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    one.set_defaults(command=module)
    one.add_argument(
        "--color",
        choices=("auto", "always", "never"),
        default="auto",
        help="colour the output; auto: on a terminal, unless NO_COLOR is set",
    )
    if name in FOR_PLAYERS:
        one.add_argument(
            "--language",
            metavar="CODE",
            help="speak this language, such as cs or uk; else that of RULEDOCK_LANGUAGE, of the"
            " system or of the table's file, where there are sentences in it",
        )
    if json:
        one.add_argument("--json", action="store_true", help="write JSON, for programs")
    return one


def _games(commands: Any) -> None:
    _command(commands, "browse.games", "list the installed games", json=True)


def _modules(commands: Any) -> None:
    about = "list the modules of games"
    one = _command(commands, "browse.modules", about, json=True)
    one.add_argument(
        "game", nargs="?", type=plugin_name, metavar="GAME", help="only modules of this game"
    )


def _table(one: Any) -> None:
    """The settings of a table, shared by watch, play and simulate."""
    one.add_argument(
        "--players", metavar="N|NAMES", help="how many players, or their names: Ada,Ben,Cleo"
    )
    one.add_argument(
        "--solo",
        nargs="?",
        const="",
        metavar="LEVEL",
        help="play alone against the game's opponent for one player, at this strength",
    )
    one.add_argument(
        "--module",
        action="append",
        default=[],
        type=plugin_name,
        metavar="M",
        help="switch modules on, by name or path: kittens,events; repeatable, or say --M",
    )
    one.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="P",
        help="add a pack: its name, folder or .zip; with --resume where one lies; repeatable",
    )
    one.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="change a setting or a rule, such as rules.rounds=3, with a list in brackets: "
        '--set \'lessons=["A", "B"]\'; repeatable',
    )
    _plugins(one)


def _plugins(one: Any) -> None:
    """Plugins that are not installed."""
    one.add_argument(
        "--plugin",
        action="append",
        default=[],
        type=load_plugins,
        metavar="PATH",
        help="make a plugin known that is not installed: its .py file or folder; repeatable",
    )


def _packs_from(one: Any) -> None:
    """Where to find the packs that a saved game names."""
    one.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="P",
        help="a pack the game was played with that is not installed: its folder or .zip, or a "
        "folder of packs; repeatable",
    )
    _plugins(one)


def _one_game(one: Any) -> None:
    """The options of a single game."""
    one.add_argument("--seed", metavar="SEED", help="the seed of the game; default: a random one")
    one.add_argument(
        "--bot",
        metavar="BOT",
        help="the bot: random, greedy, planner or one of the game, with or without options, "
        "such as planner:seconds=0.1; in a file, FILE.py:NAME; in any language, exec:COMMAND "
        "(random)",
    )
    one.add_argument(
        "--speed",
        type=float,
        default=0,
        metavar="N",
        help="tell N sentences a second; 0: do not wait (0)",
    )


def _isolate(one: Any) -> None:
    """The options of isolated bots."""
    one.add_argument(
        "--isolate",
        action="store_true",
        help="run every bot in its own process, with views only, as those from outside always do",
    )
    one.add_argument(
        "--patience",
        type=float,
        metavar="N",
        help="seconds that a bot in its own process may think about one decision (60)",
    )
    one.add_argument(
        "--bot-user", metavar="NAME", help="the user that such bots run as, if you are root"
    )


def _watch(commands: Any) -> None:
    one = _command(commands, "play.watch", "watch bots play one whole game", json=True)
    one.add_argument("game", type=plugin_name, metavar="GAME", help=GAME)
    _table(one)
    _one_game(one)
    _isolate(one)
    one.add_argument("--as", dest="seat", metavar="PLAYER", help="look from this player's seat")
    one.add_argument("--save", metavar="FILE", help="write the record of the game to this file")


def _play(commands: Any) -> None:
    one = _command(commands, "play.play", "play a game against bots, alone or several together")
    one.add_argument(
        "game",
        nargs="?",
        type=plugin_name,
        metavar="GAME",
        help=f"{GAME}; without one, go on with a kept game",
    )
    _table(one)
    _one_game(one)
    one.add_argument(
        "--seat",
        action="append",
        metavar="PLAYER",
        help="where you sit: a number or a name (0); repeated, several people share the keyboard, "
        "and --set windows=own is the default",
    )
    one.add_argument(
        "--interrupts",
        choices=("ask", "never"),
        help="ask before a bot chooses whether you act out of turn, or never ask (ask if the game "
        "has no windows for you)",
    )
    one.add_argument(
        "--save",
        metavar="FILE",
        help="keep the game in this file, not in the user's data folder",
    )
    one.add_argument("--resume", metavar="FILE", help="go on with a saved game")


def _simulate(commands: Any) -> None:
    about = "play many games between bots, and keep the results in a file"
    one = _command(commands, "simulation.simulate", about, json=True)
    one.add_argument("game", type=plugin_name, metavar="GAME", help=GAME)
    _table(one)
    one.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    one.add_argument("--seed", metavar="SEED", help="the seed of the run; default: a random one")
    one.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help="the bot of all seats, or repeated, of each seat: random, greedy, "
        "planner:iterations=50, a bot of the game, FILE.py:NAME, or exec:COMMAND (random)",
    )
    one.add_argument(
        "--workers", type=int, metavar="W", help="processes that play at once (one for each core)"
    )
    one.add_argument("--on", metavar="ADDRESS", help="play on the Dask cluster at tcp://HOST:PORT")
    _isolate(one)
    one.add_argument(
        "--out",
        metavar="FILE|FOLDER|URL",
        help="write results to a .jsonl or .parquet file, or in parts to a folder or to a URL such "
        "as s3://bucket/run; games that are there are not played again",
    )


def _tournament(commands: Any) -> None:
    about = "let bots play against each other from all seats on the same deals, and rate them"
    one = _command(commands, "simulation.tournament", about, json=True)
    one.add_argument("game", type=plugin_name, metavar="GAME", help=GAME)
    _table(one)
    one.add_argument(
        "--also", action="append", default=[], metavar="FILE", help="a further table; repeatable"
    )
    one.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help="a bot that takes part, as in simulate; repeatable (random, greedy, "
        "planner:iterations=20)",
    )
    one.add_argument("--rounds", type=int, default=10, metavar="N", help="at most this many (10)")
    one.add_argument("--deals", type=int, default=20, metavar="N", help="in each round (20)")
    one.add_argument(
        "--all-rounds",
        action="store_true",
        help="play all rounds, even if ratings are clear before",
    )
    one.add_argument("--seed", metavar="SEED", help="the seed of the run; default: a random one")
    one.add_argument(
        "--workers", type=int, metavar="W", help="processes that play at once (one for each core)"
    )
    one.add_argument("--on", metavar="ADDRESS", help="play on the Dask cluster at tcp://HOST:PORT")
    _isolate(one)
    one.add_argument("--out", metavar="FOLDER", help="keep the games there, and go on from there")
    one.add_argument("--html", metavar="FILE", help="write a page with tables and plots")


def _report(commands: Any) -> None:
    about = "report on results: who wins from which seat, and what each score line brings"
    one = _command(commands, "simulation.report", about, json=True)
    one.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="results, as simulate --out writes them, or its folder",
    )
    one.add_argument("--html", metavar="FILE", help="write a page with tables and plots")


def _bot(commands: Any) -> None:
    about = "write bots in any language: check one"
    one = commands.add_parser("bot", help=about, description=f"{about[0].upper()}{about[1:]}.")
    parts = one.add_subparsers(title="commands", metavar="COMMAND", required=True)
    about = "check that a bot keeps to the protocol, in games against random bots"
    one = _command(parts, "bot.check", about, json=True)
    one.add_argument("bot", metavar="BOT", help="exec:COMMAND or FILE.py:NAME")
    one.add_argument(
        "game",
        nargs="?",
        default="sea_salt_paper",
        type=plugin_name,
        metavar="GAME",
        help=f"{GAME} (sea_salt_paper)",
    )
    _table(one)
    one.add_argument("--games", type=int, default=2, metavar="N", help="from each seat (2)")
    one.add_argument(
        "--patience", type=float, default=10, metavar="N", help="seconds for one answer (10)"
    )
    one.set_defaults(seed=None)


def _replay(commands: Any) -> None:
    one = _command(commands, "play.replay", "tell a recorded game again", json=True)
    one.add_argument("file", metavar="FILE", help="a record, as watch --save and play write it")
    _packs_from(one)
    one.add_argument("--to", type=int, metavar="N", help="stop before choice number N")
    one.add_argument("--step", action="store_true", help="go through the game move by move")
    _looking(one)
    one.add_argument("--speed", type=float, default=0, metavar="N", help="sentences a second (0)")


def _looking(one: Any) -> None:
    """How to look at a game in a file."""
    one.add_argument("--as", dest="seat", metavar="PLAYER", help="look from this player's seat")
    one.add_argument(
        "--reveal",
        action="store_true",
        help="of a game that is not over, tell the seed and the choices, and with --as what that "
        "player holds",
    )


def _export(commands: Any) -> None:
    about = "write what one player knows of a kept game, without what others hold"
    one = _command(commands, "play.export", about)
    one.add_argument("file", metavar="FILE", help="a record, save or position")
    one.add_argument("--seat", metavar="PLAYER", help="the player; without one, a spectator")
    one.add_argument("--out", metavar="FILE", required=True, help="the file to write")
    _packs_from(one)


def _show(commands: Any) -> None:
    about = "show a card, tile, clan, event or anything else by its number or name, or a kept game"
    one = _command(commands, "browse.show", about)
    one.add_argument("what", metavar="NAME|FILE", help="a number such as 012, a name, or a file")
    one.add_argument("--game", metavar="GAME", help="only things of this game")
    _packs_from(one)
    _looking(one)


def _check(commands: Any) -> None:
    about = "check packs, plugins, configurations, records, saves and positions"
    one = _command(commands, "check.check", about, json=True)
    one.add_argument(
        "paths",
        nargs="+",
        metavar="PATH",
        help="a file, a pack's folder or .zip, several packs, or a plugin's .py file or folder, "
        "which is run",
    )
    game_option(one)
    check_options(one)
    _packs_from(one)
    one.add_argument(
        "--reveal", action="store_true", help="say how many choices an unfinished game has"
    )
    one.set_defaults(only_packs=False)


def _rules(commands: Any) -> None:
    about = "show the rules that games are tested against"
    one = _command(commands, "browse.rules", about, json=True)
    one.add_argument(
        "wanted", nargs="*", metavar="FILE|ID", help="all rules of a file; one by id or its start"
    )


def _content(commands: Any) -> None:
    about = "list the items of packs with their provenance"
    one = _command(commands, "browse.content", about, json=True)
    one.add_argument("packs", nargs="*", metavar="PACK", help="only these packs")
    one.add_argument(
        "--house", action="store_true", help="only items without a source, which we made up"
    )


def _words(commands: Any) -> None:
    one = _command(commands, "browse.words", "list the words that scores are written in", json=True)
    one.add_argument(
        "wanted",
        nargs="*",
        type=plugin_name,
        metavar="[GAME] [WORD]",
        help="words of a game; a single word",
    )


def _schema(commands: Any) -> None:
    one = _command(commands, "browse.schema", "print a JSON Schema, for editors and other programs")
    one.add_argument(
        "of",
        type=plugin_name,
        metavar="GAME|config",
        help="the schema of table files, of a game or in general",
    )
    one.add_argument(
        "part", nargs="?", metavar="PART", help="rules, save, or a sort of words such as score"
    )


_BROWSE = (_rules, _content, _words, _schema)
