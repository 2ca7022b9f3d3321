"""The web app: its addresses, and what each of them answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import attrs
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from ruledock_web.bots.pool import Thinkers
from ruledock_web.guard import Guard, language_of
from ruledock_web.http import PAGES, Refused, page, refuse
from ruledock_web.live.automatic import Automatic
from ruledock_web.live.table import LiveTable
from ruledock_web.lobby import Lobby
from ruledock_web.seats import Seats
from ruledock_web.settings import Settings
from ruledock_web.sockets import UNKNOWN, Sockets
from ruledock_web.store.interface import Store
from ruledock_web.store.writer import Writer
from ruledock_web.tables import Tables
from ruledock_web.tables_http import TablePages
from ruledock_web.tokens import HOST, seat_of
from ruledock_web.webhook import Webhook
from ruledock_web.words import say

WOKEN = 200
"""Tables that are looked through for waiting bots when the server starts; others when opened."""


@attrs.define
class Server:
    """Everything a running server holds."""

    store: Store
    settings: Settings
    tables: Tables = attrs.field(init=False)
    seats: Seats = attrs.field(init=False)
    sockets: Sockets = attrs.field(init=False)
    lobby: Lobby = attrs.field(init=False)
    pages: TablePages = attrs.field(init=False)
    thinkers: Thinkers = attrs.field(init=False)
    automatic: Automatic = attrs.field(init=False)
    webhook: Webhook = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        packs = (self.settings.packs,) if self.settings.packs else ()
        self.thinkers = Thinkers(self.settings)
        self.automatic = Automatic(self.settings, self.thinkers)
        self.webhook = Webhook(self.settings)
        self.tables = Tables(self.store, Writer(self.store), self.settings, packs, self._happened)
        self.seats = Seats(self.store, self.settings)
        self.sockets = Sockets(self.settings)
        self.lobby = Lobby(self.tables, self.settings)
        self.pages = TablePages(self.tables, self.seats, self.settings, self.sockets.dismiss)

    def _happened(self, table: LiveTable) -> None:
        self.automatic.look(table)
        self.webhook.look(table)

    def app(self) -> ASGIApp:
        """The app, behind its guard."""
        routes = [
            Route("/", page("lobby.html")),
            Mount("/static", StaticFiles(directory=PAGES)),
            Route("/lobby", self.lobby.games),
            Route("/tables", self.lobby.make, methods=["POST"]),
            Route("/t/{table}/{role}", self._page),
            Route("/t/{table}/{role}/sit", self.seats.sit, methods=["POST"]),
            Route("/t/{table}/{role}/status", self.pages.status),
            Route("/t/{table}/{role}/record", self.pages.record),
            Route("/t/{table}/{role}/rematch", self.pages.rematch, methods=["POST"]),
            Route("/t/{table}/{role}/links", self.pages.links),
            Route("/t/{table}/{role}/links", self.pages.new_link, methods=["POST"]),
            WebSocketRoute("/t/{table}/{role}/live", self.live),
        ]
        made = Starlette(
            routes=routes,
            lifespan=self._living,
            exception_handlers={Refused: refuse, 404: _nowhere},
        )
        return Guard(made, self.settings)

    @asynccontextmanager
    async def _living(self, app: Starlette) -> AsyncIterator[None]:
        waking = asyncio.create_task(self._wake())
        yield
        waking.cancel()
        self.close()

    async def _wake(self) -> None:
        """Open the tables at which bots sit: one of them may have been thinking."""
        for id in self.store.tables()[-WOKEN:]:
            row = self.store.table(id)
            if row is not None and any(row.seats):
                self.tables.get(id)
            await asyncio.sleep(0.01)

    def close(self) -> None:
        """Keep what is open, and close."""
        self.automatic.stop()
        self.thinkers.close()
        for table in self.tables.all_open():
            table.keep_now()
        self.tables.writer.close()
        self.store.close()

    async def _page(self, request: Request) -> Response:
        """The page for a role, the same for everybody with that role."""
        name = "host.html" if request.path_params["role"] == HOST else "table.html"
        return await page(name)(request)

    async def live(self, socket: WebSocket) -> None:
        """The socket of a page at a table."""
        role = self.seats.role_of(socket)
        table = self._table(socket.path_params["table"])
        if table is None or role is None or role == HOST:
            await socket.accept()
            sentence = "web.refused.no_table" if table is None else "web.refused.no_seat"
            await socket.close(UNKNOWN, say(sentence, language_of(socket.headers)))
            return
        await self.sockets.serve(socket, table, seat_of(role))

    def _table(self, id: str) -> LiveTable | None:
        return self.tables.get(id)


async def _nowhere(request: Request, error: Any) -> Response:
    return JSONResponse({"refused": say("web.refused.no_page", language_of(request.headers))}, 404)
