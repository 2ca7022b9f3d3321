"""The embedded store: SQLite in WAL mode, every commit synced before anybody hears of it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import Any

import attrs

from ruledock.errors import ConfigError
from ruledock_web.store.interface import Event, Snapshot, TableRow, Taken, Ticket

VERSION = 1
KEPT = 2
"""Snapshots of one table."""
SCHEMA = """
create table tables (
  id text primary key, title text not null, config text not null, seed text not null,
  seats text not null, digest text not null, made real not null,
  open_record integer not null, frozen text not null default '', over integer not null default 0,
  rematch text not null default '');
create table events (
  "table" text not null references tables(id) on delete cascade,
  number integer not null, kind text not null, seat integer not null, text text not null,
  client text not null, at real not null,
  primary key ("table", number), unique ("table", client)) without rowid;
create table snapshots (
  "table" text not null references tables(id) on delete cascade,
  number integer not null, digest text not null, save text not null, views text not null,
  primary key ("table", number)) without rowid;
create table tickets (
  hash text primary key, "table" text not null references tables(id) on delete cascade,
  role text not null) without rowid;
create index tickets_of_table on tickets ("table", role);
create table habits (
  "table" text not null references tables(id) on delete cascade, role text not null,
  habit text not null, primary key ("table", role)) without rowid;
"""
CHANGING = frozenset({"frozen", "over", "rematch", "digest"})


class SqliteStore:
    """Tables in one file. Safe to call from several threads; one writes at a time."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._lock = RLock()
        try:
            self._db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
            self._prepare()
        except sqlite3.Error as error:
            raise ConfigError(f"{self.path}: {error}") from None

    def _prepare(self) -> None:
        self._db.execute("pragma journal_mode=wal")
        self._db.execute("pragma synchronous=full")
        self._db.execute("pragma foreign_keys=on")
        self._db.execute("pragma busy_timeout=10000")
        with self._writing() as db:
            [version] = db.execute("pragma user_version").fetchone()
            if version == 0:
                for statement in filter(str.strip, SCHEMA.split(";")):
                    db.execute(statement)
                db.execute(f"pragma user_version={VERSION}")
            elif version != VERSION:
                found = f"found tables of format {version}, expected {VERSION}"
                raise ConfigError(f"{self.path}: {found}; this file belongs to another Ruledock")

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction, committed and synced at its end; taken back if anything goes wrong."""
        with self._lock:
            self._db.execute("begin immediate")
            try:
                yield self._db
                self._commit()
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("rollback")
                raise

    def _commit(self) -> None:
        self._db.execute("commit")

    def _read(self, query: str, *args: Any) -> list[Any]:
        with self._lock:
            return self._db.execute(query, args).fetchall()

    # -- tables --------------------------------------------------------------------------------

    def add_table(self, row: TableRow, tickets: Mapping[str, Ticket]) -> None:
        kept = attrs.asdict(row, recurse=False)
        kept["config"], kept["seats"] = json.dumps(kept["config"]), json.dumps(kept["seats"])
        names, blanks = ", ".join(kept), ", ".join("?" * len(kept))
        with self._writing() as db:
            db.execute(f"insert into tables ({names}) values ({blanks})", tuple(kept.values()))
            _add_tickets(db, tickets)

    def table(self, id: str) -> TableRow | None:
        names = [field.name for field in attrs.fields(TableRow)]
        found = self._read(f"select {', '.join(names)} from tables where id = ?", id)
        if not found:
            return None
        row = dict(zip(names, found[0], strict=True))
        row["config"], row["seats"] = json.loads(row["config"]), tuple(json.loads(row["seats"]))
        row["over"], row["open_record"] = bool(row["over"]), bool(row["open_record"])
        return TableRow(**row)

    def tables(self) -> Sequence[str]:
        query = "select id from tables where over = 0 and frozen = '' order by made"
        return [id for (id,) in self._read(query)]

    def change(self, table: str, **fields: Any) -> None:
        assert fields.keys() <= CHANGING, fields
        named = ", ".join(f"{name} = ?" for name in fields)
        with self._writing() as db:
            db.execute(f"update tables set {named} where id = ?", (*fields.values(), table))

    def purge(self, ids: Iterable[str]) -> None:
        with self._writing() as db:
            db.executemany("delete from tables where id = ?", [(id,) for id in ids])

    # -- logs ----------------------------------------------------------------------------------

    def append(self, table: str, event: Event) -> None:
        [wrong] = self.append_all([(table, event)])
        if wrong is not None:
            raise wrong

    def append_all(self, events: Sequence[tuple[str, Event]]) -> Sequence[Exception | None]:
        with self._writing() as db:
            return [_insert(db, table, event) for table, event in events]

    def events(self, table: str, since: int = 0) -> Sequence[Event]:
        where = 'where "table" = ? and number >= ? order by number'
        return [
            Event(*row) for row in self._read(f"select {_EVENT} from events {where}", table, since)
        ]

    def event_of(self, table: str, client: str) -> Event | None:
        where = 'where "table" = ? and client = ?'
        found = self._read(f"select {_EVENT} from events {where}", table, client)
        return Event(*found[0]) if found else None

    def keep(self, table: str, snapshot: Snapshot) -> int:
        row = (table, snapshot.number, snapshot.digest)
        texts = json.dumps(snapshot.save), json.dumps(snapshot.views)
        old = 'select number from snapshots where "table" = ? order by number desc limit ?'
        with self._writing() as db:
            db.execute("insert or replace into snapshots values (?, ?, ?, ?, ?)", (*row, *texts))
            db.execute(
                f'delete from snapshots where "table" = ? and number not in ({old})',
                (table, table, KEPT),
            )
        return sum(map(len, texts))

    def snapshots(self, table: str) -> Sequence[Snapshot]:
        query = 'select number, digest, save, views from snapshots where "table" = ?'
        rows = self._read(f"{query} order by number desc", table)
        return [Snapshot(n, digest, json.loads(a), json.loads(b)) for n, digest, a, b in rows]

    # -- who may sit where ---------------------------------------------------------------------

    def ticket(self, hash: str) -> Ticket | None:
        found = self._read('select "table", role from tickets where hash = ?', hash)
        return Ticket(*found[0]) if found else None

    def add_tickets(self, tickets: Mapping[str, Ticket]) -> None:
        with self._writing() as db:
            _add_tickets(db, tickets)

    def revoke(self, table: str, role: str) -> None:
        with self._writing() as db:
            db.execute('delete from tickets where "table" = ? and role = ?', (table, role))

    def habits(self, table: str) -> Mapping[str, str]:
        return dict(self._read('select role, habit from habits where "table" = ?', table))

    def set_habit(self, table: str, role: str, habit: str) -> None:
        with self._writing() as db:
            db.execute("insert or replace into habits values (?, ?, ?)", (table, role, habit))

    def close(self) -> None:
        with self._lock:
            self._db.close()


_EVENT = "number, kind, seat, text, client, at"


def _insert(db: sqlite3.Connection, table: str, event: Event) -> Exception | None:
    values = (table, *attrs.astuple(event))
    try:
        db.execute("insert into events values (?, ?, ?, ?, ?, ?, ?)", values)
    except sqlite3.IntegrityError as error:
        return Taken(str(error))
    return None


def _add_tickets(db: sqlite3.Connection, tickets: Mapping[str, Ticket]) -> None:
    rows = [(hash, one.table, one.role) for hash, one in tickets.items()]
    db.executemany("insert into tickets values (?, ?, ?)", rows)
