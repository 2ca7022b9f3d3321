"""How a server is set up: what the person who runs it decides."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs


@attrs.frozen(kw_only=True)
class Settings:
    """Limits and manners of a server. Every limit answers with a sentence."""

    hosts: tuple[str, ...] = ()
    """Names under which browsers may reach this server, besides this machine's and plain
    addresses; a Host header with another name is refused, against rebinding."""
    secure: bool = False
    """Whether people come by https, through a proxy: cookies are then sent by https alone."""
    packs: str = ""
    """A folder of packs that tables may use, besides the installed ones."""
    webhook: str = ""
    """Where to POST that somebody's turn has come."""
    address: str = ""
    """How people reach the server from outside, for the links in webhooks."""
    message_bytes: int = 4096
    body_bytes: int = 32_768
    messages_per_second: float = 10
    messages_at_once: int = 40
    tables_per_hour: int = 60
    """New tables from one address."""
    posts_per_minute: int = 240
    """Requests that change something, from one address."""
    pages_per_table: int = 60
    pages_per_address: int = 200
    pages: int = 20_000
    players: int = 8
    name_letters: int = 40
    events_per_table: int = 20_000
    letters_per_table: int = 4_000_000
    """Of a table and all views of it, written as JSON: what it holds in memory grows with that."""
    seconds_per_minute: float = 20
    """Processor time that choices at one table, its pages and their questions may take in one
    minute."""
    window_seconds: float = 1.5
    """How long a window stays open when it is answered without a person: always the same."""
    bot_seconds: float = 0.8
    """The least time between the question to a bot and its answer; a longer one is a multiple."""
    bot_patience: float = 20
    """Seconds after which a bot's worker is stopped, and a choice is drawn at random instead."""
    bot_workers: int = 1
    """Processes in which bots think that take their time; quick ones have one more of their own."""
    bots: Mapping[str, str] = MappingProxyType({})
    """Bots of the person who runs the server, by the name under which tables offer them: commands,
    files, policies, or bots with options. Nobody else can name such a bot."""
    bot_memory: int = 1024 * 2**20
    """Bytes of address space of a worker."""
