"""The socket of a page: messages in, what changed out."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from functools import partial
from typing import Any

import attrs
from starlette.websockets import WebSocket, WebSocketDisconnect

from ruledock.errors import Refusal
from ruledock.messages import Message
from ruledock_local.describing import error_text
from ruledock_web.guard import address_of, language_of
from ruledock_web.limits import Bucket
from ruledock_web.live.answers import answer
from ruledock_web.live.habits import HABITS
from ruledock_web.live.page import OpenPage
from ruledock_web.live.table import Frozen, LiveTable
from ruledock_web.settings import Settings
from ruledock_web.tokens import seat_of
from ruledock_web.words import LANGUAGES, say

LOG = logging.getLogger("ruledock.web")
FULL, UNKNOWN = 1013, 4404
IDS = 64
"""Characters of the id that a client gives its choice."""


@attrs.define
class Sockets:
    """All open pages of a server."""

    settings: Settings
    _closing: set[asyncio.Task[None]] = attrs.field(init=False, factory=set)
    _by_address: Counter[str] = attrs.field(init=False, factory=Counter)

    async def serve(self, socket: WebSocket, table: LiveTable, seat: int | None) -> None:
        """Talk with one page until it goes."""
        language = language_of(socket.headers)
        address = address_of(socket.scope)
        await socket.accept()
        if self._is_full(table, address):
            await socket.close(FULL, say("web.refused.pages", language))
            return
        page = OpenPage(seat, socket.send_text, language, partial(self._close, socket, language))
        self._by_address[address] += 1
        table.pages.add(page)
        sending = asyncio.create_task(page.run())
        try:
            await self._listen(socket, table, page)
        except (WebSocketDisconnect, RuntimeError):  # gone, also while something was sent
            pass
        finally:
            sending.cancel()
            table.pages.discard(page)
            self._by_address[address] -= 1
            self._by_address += Counter()
            table.show()

    def dismiss(self, table: LiveTable, role: str) -> None:
        """Close the pages of a role whose link is no longer valid."""
        for page in list(table.pages):
            if page.seat == seat_of(role):
                page.dismiss()

    def _close(self, socket: WebSocket, language: str) -> None:
        sentence = say("web.refused.no_seat", language)
        task = asyncio.get_running_loop().create_task(socket.close(UNKNOWN, sentence))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    def _is_full(self, table: LiveTable, address: str) -> bool:
        most = self.settings
        return (
            len(table.pages) >= most.pages_per_table
            or self._by_address[address] >= most.pages_per_address
            or self._by_address.total() >= most.pages
        )

    async def _listen(self, socket: WebSocket, table: LiveTable, page: OpenPage) -> None:
        bucket = Bucket(self.settings.messages_per_second, self.settings.messages_at_once)
        while True:
            text = await socket.receive_text()
            if len(text.encode()) > self.settings.message_bytes:
                most = self.settings.message_bytes
                why = say("web.refused.size", page.language, most=most)
                page.reply(type="refused", id=_id(text), text=why)
            elif not bucket.take():
                why = say("web.refused.often", page.language)
                page.reply(type="refused", id=_id(text), text=why)
            else:
                await self._hear(table, page, _read(text))

    async def _hear(self, table: LiveTable, page: OpenPage, message: dict[str, Any]) -> None:
        """Do what a message asks for; whatever goes wrong is answered with a sentence."""
        id = message.get("id")
        try:
            page.reply(**await self._do(table, page, message), id=id)
        except Refusal as refusal:
            page.reply(type="refused", id=id, text=refusal.message.text(page.language))
        except Frozen as frozen:
            page.reply(type="refused", id=id, text=error_text(frozen, page.language))
        except Exception:
            LOG.exception("table %s", table.row.id)
            page.reply(type="refused", id=id, text=say("web.refused.broken", page.language))
            table.show()

    async def _do(
        self, table: LiveTable, page: OpenPage, message: dict[str, Any]
    ) -> dict[str, Any]:
        match message:
            case {"type": "hello", "language": str(language)}:
                page.language = language if language in LANGUAGES else "en"
                page.forget()
                async with table.settled():
                    table.show()
                return {"type": "done"}
            case {"type": "choose", "id": str(id), "asked": int(asked), "option": str(option)}:
                await table.choose(_seat(page), id[:IDS], asked, option)
                return {"type": "done"}
            case {"type": "undo", "id": str(id), "asked": int(asked)}:
                await table.undo(_seat(page), id[:IDS], asked)
                return {"type": "done"}
            case {"type": "habit", "habit": str(habit)} if habit in HABITS:
                table.set_habit(_seat(page), habit)
                return {"type": "done"}
            case {"type": "ask", "id": str(), "what": str(what)}:
                async with table.settled():
                    table.check_budget()
                    with table.charged():
                        return {"type": "answer", "what": answer(table, page, what, message)}
        raise Refusal(Message("web.refused.unreadable"))


def _seat(page: OpenPage) -> int:
    if page.seat is None:
        raise Refusal(Message("web.refused.watcher"))
    return page.seat


def _id(text: str) -> str | None:
    """The id of a message that is not read otherwise, so that its page waits no more for it."""
    id = _read(text).get("id")
    return id if isinstance(id, str) and len(id) <= IDS else None


def _read(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
