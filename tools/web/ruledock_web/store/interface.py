"""What a store must do. The server reaches its database through this alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import attrs

CHOICE, UNDO = "choice", "undo"


class Taken(Exception):
    """Somebody else was first: an event of this number, or of this client's id, is there."""


@attrs.frozen
class Event:
    """One line of a table's log."""

    number: int
    """Its place in the log, from 0; with the table it is the key that decides who was first."""
    kind: str
    """``choice`` or ``undo``."""
    seat: int
    text: str
    """A choice as records write it; empty for an undo."""
    client: str
    """The id that the client gave it, with the seat before it; unique in the log of a table."""
    at: float = 0.0


@attrs.frozen
class TableRow:
    """A table as it was made; only what stands below the line changes."""

    id: str
    title: str
    config: Mapping[str, Any]
    seed: str
    seats: tuple[str, ...]
    """By seat: the bot that sits there; "" for a person."""
    digest: str
    """Of the rules and the content that the log was made with."""
    made: float
    open_record: bool = True
    """Whether everybody at the table may see everything once the game is over."""
    # -- what changes ------------------------------------------------------------------------
    frozen: str = ""
    """Why it can no longer be played; "" if it can."""
    over: bool = False
    rematch: str = ""
    """The id of the table on which the same people play again."""


@attrs.frozen
class Snapshot:
    """A table after a number of events: a save to continue from, and what everybody saw."""

    number: int
    digest: str
    save: Mapping[str, Any]
    views: Mapping[str, Any]
    """By seat, or "" for those who watch: the view, for a table that can no longer be played."""


@attrs.frozen
class Ticket:
    """What a token allows, found by its hash: a seat's number, ``watch`` or ``host``."""

    table: str
    role: str


class Store(Protocol):
    """Keeps tables, their logs and who may sit where. Every write is on disk when it returns."""

    def add_table(self, row: TableRow, tickets: Mapping[str, Ticket]) -> None:
        """Keep a new table, with the tickets of its seats by the hash of their tokens."""

    def table(self, id: str) -> TableRow | None: ...

    def tables(self) -> Sequence[str]:
        """The ids of all tables that are not over."""

    def append(self, table: str, event: Event) -> None:
        """Add an event to a log; Taken if its number or its client's id is there already."""

    def append_all(self, events: Sequence[tuple[str, Event]]) -> Sequence[Exception | None]:
        """Add several events with one sync; return for each what was wrong with it."""

    def events(self, table: str, since: int = 0) -> Sequence[Event]: ...

    def event_of(self, table: str, client: str) -> Event | None:
        """The event with this client's id, if it was accepted."""

    def keep(self, table: str, snapshot: Snapshot) -> int:
        """Keep a snapshot, and only a few before it; how many letters it has."""

    def snapshots(self, table: str) -> Sequence[Snapshot]:
        """The snapshots of a table, the newest first."""

    def change(self, table: str, **fields: Any) -> None:
        """Change what may change of a table."""

    def ticket(self, hash: str) -> Ticket | None: ...

    def add_tickets(self, tickets: Mapping[str, Ticket]) -> None: ...

    def revoke(self, table: str, role: str) -> None:
        """Make all tokens of this role invalid."""

    def habits(self, table: str) -> Mapping[str, str]:
        """By seat: how its person wants to be asked."""

    def set_habit(self, table: str, role: str, habit: str) -> None: ...

    def purge(self, ids: Iterable[str]) -> None:
        """Forget tables altogether."""

    def close(self) -> None: ...
