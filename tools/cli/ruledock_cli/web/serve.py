"""``ruledock serve``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ruledock.errors import ConfigError
from ruledock_bots.foreign import absolute
from ruledock_cli.usage import Usage
from ruledock_cli.wording import tell
from ruledock_drawing.show import say, warn
from ruledock_local.extras import require_extra

WHY = "ruledock serve needs Starlette, uvicorn and websockets"


def run(args: argparse.Namespace) -> int:
    """Open tables in the browser until told to stop."""
    for module in ("starlette", "uvicorn", "websockets"):
        require_extra(module, WHY, "web")
    from ruledock_web import serve  # late: the libraries are optional
    from ruledock_web.settings import Settings  # late: the libraries are optional
    from ruledock_web.store.keeping import locked  # late: the libraries are optional
    from ruledock_web.store.sqlite import SqliteStore  # late: the libraries are optional
    from ruledock_web.webhook import check_url  # late: the libraries are optional

    packs = _folder(args.packs)
    database = serve.database_path(args.database or serve.default_database())
    with locked(database):
        listening = serve.listen(args.host, args.port)
        here = f"http://{_shown(args.host)}:{listening.getsockname()[1]}"
        settings = Settings(
            hosts=tuple(args.host_name),
            secure=args.https,
            packs=packs,
            webhook=check_url(args.webhook) if args.webhook else "",
            address=(args.address or here).rstrip("/"),
            bot_workers=args.bot_workers,
            bots=dict(map(_bot, args.bot)),
        )
        store = SqliteStore(database)
        say(settings.address)
        sys.stdout.flush()  # a program that started the server may wait for the address
        if not serve.is_this_machine(args.host):
            warn(f"ruledock: {tell('cli.serve.open', host=args.host)}")
        serve.run(store, settings, listening, args.proxy or "")
    return 0


def _folder(path: str | None) -> str:
    """A folder of packs that is there."""
    if path and not Path(path).is_dir():
        raise Usage(f"--packs {path!r}: there is no such folder")
    return str(Path(path).resolve()) if path else ""


def _bot(text: str) -> tuple[str, str]:
    """A bot under the name by which tables offer it."""
    from ruledock_web.lobby import is_bot_name  # late: the libraries are optional

    name, _, bot = text.partition("=")
    if not bot or not is_bot_name(name):
        raise Usage(f"--bot {text!r}: expected NAME=BOT, such as mine=exec:./mine")
    try:
        return name, absolute(bot)
    except ConfigError as error:
        raise Usage(f"--bot {text!r}: {error}") from None


def _shown(host: str) -> str:
    """An address that a browser on this machine can open."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
