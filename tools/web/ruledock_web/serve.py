"""Run the server: where it listens, what it says when it starts, and where tables are kept."""

from __future__ import annotations

import ipaddress
import socket
from pathlib import Path

import uvicorn

from ruledock.errors import ConfigError
from ruledock_web.app import Server
from ruledock_web.settings import Settings
from ruledock_web.store.sqlite import SqliteStore

FREE = 8765
"""The port, unless told otherwise."""


def default_database() -> str:
    """The file in this user's data folder."""
    from platformdirs import user_data_path  # late: starting is quick

    return f"sqlite:///{user_data_path('ruledock', ensure_exists=True) / 'tables.db'}"


def database_path(url: str) -> Path:
    """The file that a database URL names."""
    scheme, colon, rest = url.partition("://")
    if scheme != "sqlite" or not colon or not rest.startswith("/") or rest == "/":
        raise ConfigError(
            f"--database {url!r}: expected sqlite:///FILE; the only database so far is SQLite"
        )
    path = Path(rest[1:])
    if not path.parent.is_dir():
        raise ConfigError(f"--database {url!r}: there is no folder {path.parent}")
    return path


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; ConfigError says why not."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(1024)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or error
        raise ConfigError(f"cannot listen on {host} port {port}: {why}") from None
    return made


def is_this_machine(host: str) -> bool:
    """Whether only programs on this machine can reach this address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def run(store: SqliteStore, settings: Settings, listening: socket.socket, proxy: str = "") -> None:
    """Serve until told to stop; *proxy* lists addresses whose word about the client counts."""
    uvicorn.Server(configured(Server(store, settings), proxy)).run([listening])


def configured(server: Server, proxy: str = "") -> uvicorn.Config:
    """How uvicorn runs a server."""
    settings = server.settings
    return uvicorn.Config(
        server.app(),
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=16 * settings.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
    )
