"""``ruledock serve``."""

from __future__ import annotations

import argparse

from ruledock.installed.extras import require_extra
from ruledock_drawing.show import say, warn

WHY = "ruledock serve needs Starlette, uvicorn and websockets"
OPEN = (
    "ruledock: everybody who can reach {host} can now make tables here and talk to this machine by"
    " plain http; for the internet, put a proxy with TLS before it (see the how-to for hosts)."
)


def run(args: argparse.Namespace) -> int:
    """Open tables in the browser until told to stop."""
    for module in ("starlette", "uvicorn", "websockets"):
        require_extra(module, WHY, "web")
    from ruledock_web import serve  # late: the libraries are optional
    from ruledock_web.settings import Settings  # late: the libraries are optional

    store = serve.open_store(args.database or serve.default_database())
    listening = serve.listen(args.host, args.port)
    port = listening.getsockname()[1]
    settings = Settings(
        hosts=tuple(args.host_name),
        secure=args.https,
        packs=args.packs or "",
        webhook=args.webhook or "",
        address=args.address or f"http://{_shown(args.host)}:{port}",
    )
    say(settings.address)
    if not serve.is_this_machine(args.host):
        warn(OPEN.format(host=args.host))
    serve.run(store, settings, listening, args.proxy or "")
    return 0


def _shown(host: str) -> str:
    """An address that a browser on this machine can open."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
