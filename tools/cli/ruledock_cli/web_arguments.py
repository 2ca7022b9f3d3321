"""The arguments of ``ruledock serve``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

PORT = 8765


def serve(commands: Any, command: Callable[..., Any], plugins: Callable[[Any], None]) -> None:
    """Declare the commands of the table in the browser."""
    one = command(commands, "web.serve", "open tables in the browser, for people and bots")
    one.add_argument(
        "--port",
        type=int,
        default=PORT,
        metavar="N",
        help=f"the port; 0: any free one ({PORT})",
    )
    one.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="the address to listen on; 0.0.0.0 lets in the whole network, by plain http"
        " (127.0.0.1: this machine alone)",
    )
    _database(one)
    one.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which browsers reach this server, such as games.example.org; repeatable",
    )
    one.add_argument(
        "--https", action="store_true", help="a proxy with TLS stands before: secure cookies"
    )
    one.add_argument(
        "--proxy",
        metavar="ADDRESSES",
        help="addresses of proxies whose word about where people come from counts",
    )
    one.add_argument("--address", metavar="URL", help="how people reach this server, for links")
    one.add_argument("--packs", metavar="FOLDER", help="a folder of packs that tables may use")
    one.add_argument(
        "--webhook", metavar="URL", help="POST here, as JSON, that somebody's turn has come"
    )
    one.add_argument(
        "--bot-workers",
        type=int,
        default=1,
        metavar="N",
        help="processes for bots that take their time (1); random and greedy have one more",
    )
    one.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=BOT",
        help="offer a bot of yours under a name, such as mine=exec:./mine; repeatable",
    )
    plugins(one)


def tables(commands: Any, command: Callable[..., Any]) -> None:
    """Declare the command that keeps tables safe."""
    one = command(commands, "web.tables", "back up or restore the tables of a server")
    one.add_argument("what", choices=("backup", "restore"), help="what to do")
    one.add_argument("file", metavar="FILE", help="the back-up")
    _database(one)
    one.add_argument("--replace", action="store_true", help="restore over tables that are there")


def _database(one: Any) -> None:
    one.add_argument(
        "--database",
        metavar="URL",
        help="where tables are kept: sqlite:///FILE (tables.db in your data folder)",
    )
