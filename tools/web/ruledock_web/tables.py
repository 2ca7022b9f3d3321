"""All tables of a server: those that are open, and the store that holds them all."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from ruledock.engine.seeds import draw_seed
from ruledock.game.kept_config import PacksFrom, kept_config
from ruledock.linking.link import link
from ruledock_bots.known import named_maker
from ruledock_web.live.resume import Resumed, resume
from ruledock_web.live.table import LiveTable
from ruledock_web.settings import Settings
from ruledock_web.store.interface import Store, TableRow, Ticket
from ruledock_web.store.writer import Writer
from ruledock_web.tokens import HOST, WATCH, hash_of, new_id, new_token

MOST_OPEN = 2000
"""Tables kept open with nobody looking; the one unused for longest is closed first."""


@attrs.frozen
class NewTable:
    """A table that was just made, with the tokens that nobody else will ever see again."""

    id: str
    tokens: Mapping[str, str]
    """By role: a seat's number, ``watch`` or ``host``."""


@attrs.define
class Tables:
    """Opens tables when somebody comes, and closes them when they are long unused."""

    store: Store
    writer: Writer
    settings: Settings = attrs.field(factory=Settings)
    packs_from: PacksFrom = ()
    after: Callable[[LiveTable], None] = lambda table: None
    _open: dict[str, LiveTable] = attrs.field(init=False, factory=dict)

    def make(self, settings: Mapping[str, Any], bots: Sequence[str], open_record: bool) -> NewTable:
        """Make a table; a RuledockError says what cannot be played. Packs are given by name."""
        config = kept_config(settings, "this table", "", self.packs_from)
        ruleset = link(config)
        for bot in filter(None, bots):
            named_maker(ruleset, self.settings.bots.get(bot, bot))
        described = ruleset.described(config)
        return self._add(described, ruleset.game.title, ruleset.digest, bots, open_record)

    def _add(
        self,
        config: Mapping[str, Any],
        title: str,
        digest: str,
        bots: Sequence[str],
        open_record: bool,
    ) -> NewTable:
        id, made = new_id(), time.time()
        row = TableRow(id, title, config, draw_seed(), tuple(bots), digest, made, open_record)
        tokens = {role: new_token() for role in self.roles(row)}
        tickets = {hash_of(token): Ticket(id, role) for role, token in tokens.items()}
        self.store.add_table(row, tickets)
        return NewTable(id, tokens)

    def roles(self, row: TableRow) -> list[str]:
        """All roles at a table that a token may give."""
        people = [str(seat) for seat, bot in enumerate(row.seats) if not bot]
        return [*people, WATCH, HOST]

    def new_token(self, row: TableRow, role: str) -> str:
        """A new token for a role; earlier ones are no longer valid."""
        token = new_token()
        self.store.revoke(row.id, role)
        self.store.add_tickets({hash_of(token): Ticket(row.id, role)})
        return token

    def rematch(self, table: LiveTable, role: str) -> str:
        """A token for the same role at a new table with the same people, made if need be."""
        row = table.row
        if not row.rematch:
            made = self.make(row.config, row.seats, row.open_record)
            table.note_rematch(made.id)
        token = new_token()
        self.store.add_tickets({hash_of(token): Ticket(table.row.rematch, role)})
        return token

    def get(self, id: str) -> LiveTable | None:
        """The open table of this id, opened from its log if need be."""
        found = self._open.get(id)
        if found is None:
            row = self.store.table(id)
            if row is None:
                return None
            found = self._open[id] = LiveTable(
                row,
                self._resume(row),
                self.store,
                self.writer,
                self._resume,
                self.settings,
                self._acted,
            )
            self._close_some()
            self.after(found)
        return found

    def _acted(self, table: LiveTable) -> None:
        self.after(table)

    def _resume(self, row: TableRow) -> Resumed:
        found = resume(self.store, row, self.packs_from)
        if found.frozen != row.frozen:
            self.store.change(row.id, frozen=found.frozen)
        return found

    def _close_some(self) -> None:
        idle = [one for one in self._open.values() if not one.pages and not one.busy]
        for one in sorted(idle, key=lambda one: one.used)[: max(0, len(self._open) - MOST_OPEN)]:
            del self._open[one.row.id]

    def all_open(self) -> list[LiveTable]:
        return list(self._open.values())
