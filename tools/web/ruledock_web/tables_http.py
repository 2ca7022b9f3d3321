"""What a seat's pages ask for beside the socket: status, record, rematch, new links."""

from __future__ import annotations

import json
from collections.abc import Callable

import attrs
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from ruledock.errors import RuledockError
from ruledock_web.guard import language_of
from ruledock_web.http import Refused, read_json
from ruledock_web.live.frozen import frozen_id
from ruledock_web.live.table import Frozen, LiveTable
from ruledock_web.seats import Seats
from ruledock_web.settings import Settings
from ruledock_web.tables import Tables
from ruledock_web.tokens import HOST, seat_of


@attrs.define
class TablePages:
    """Answers for those who hold a seat, watch, or made the table."""

    tables: Tables
    seats: Seats
    settings: Settings
    dismiss: Callable[[LiveTable, str], None]
    """Closes the pages of a role whose link is no longer valid."""

    def _table(self, request: HTTPConnection) -> tuple[LiveTable, str]:
        """The table of a request and the role of whoever asks; Refused if there is none."""
        role = self.seats.require(request)
        table = self.tables.get(request.path_params["table"])
        if table is None:
            raise Refused(404, "web.refused.no_table")
        return table, role

    def _hosted(self, request: HTTPConnection) -> LiveTable:
        table, role = self._table(request)
        if role != HOST:
            raise Refused(403, "web.refused.no_seat")
        return table

    async def status(self, request: Request) -> Response:
        """How a table stands, for the list of my tables."""
        table, role = self._table(request)
        seat = seat_of(role)
        async with table.settled():
            over = table.over
            turn = seat is not None and not over and table.game.decision_of(seat) is not None
        game = table.row.config["game"]
        return JSONResponse({"game": game, "names": table.names, "over": over, "turn": turn})

    async def record(self, request: Request) -> Response:
        """The record: as this seat may know it, or whole once all may see everything."""
        table, role = self._table(request)
        try:
            async with table.settled():
                whole = table.game.over and table.row.open_record
                seat = seat_of(role)
                record = table.game.record if whole else table.game.record_for(seat)
        except Frozen as frozen:
            raise Refused(409, "", wrong=frozen) from None
        name = f"{table.row.config['game']}-{table.row.id}.json"
        return Response(
            json.dumps(record.to_dict(), indent=1),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def rematch(self, request: Request) -> Response:
        """A seat at a new table for the same people, when the game is over."""
        table, role = self._table(request)
        if not table.over:
            raise Refused(409, "web.refused.not_over")
        try:
            token = self.tables.rematch(table, role)
        except RuledockError:
            raise Refused(409, frozen_id("other")) from None
        return JSONResponse({"table": table.row.rematch, "token": token})

    async def links(self, request: Request) -> Response:
        """For the host: who sits where."""
        table = self._hosted(request)
        title = table.title(language_of(request.headers))
        return JSONResponse({"title": title, "names": table.names, "bots": table.row.seats})

    async def new_link(self, request: Request) -> Response:
        """For the host: a new link to a seat; the old one is no longer valid."""
        table = self._hosted(request)
        role = (await read_json(request, self.settings.body_bytes)).get("role")
        if role not in self.tables.roles(table.row) or role == HOST:
            raise Refused(400, "web.refused.unreadable")
        token = self.tables.new_token(table.row, role)
        self.dismiss(table, role)
        return JSONResponse({"token": token})
