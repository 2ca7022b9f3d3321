"""Call a webhook when somebody's turn has come and they have no page open."""

from __future__ import annotations

import asyncio
import json
import logging
import urllib.request
from typing import TYPE_CHECKING

import attrs

from ruledock.errors import ConfigError

if TYPE_CHECKING:
    from ruledock_web.live.table import LiveTable
    from ruledock_web.settings import Settings

LOG = logging.getLogger("ruledock.web")
SECONDS = 10


def check_url(url: str) -> str:
    """The address of a webhook; ConfigError if it is not one."""
    if not url.startswith(("http://", "https://")):
        raise ConfigError(f"--webhook {url!r}: expected an address that starts with https://")
    return url


@attrs.define
class Webhook:
    """Reports turns that everybody at the table knows of, never who is asked at a window."""

    settings: Settings
    _told: dict[str, frozenset[int]] = attrs.field(init=False, factory=dict)
    _tasks: set[asyncio.Task[None]] = attrs.field(init=False, factory=set)

    def look(self, table: LiveTable) -> None:
        """Call it for everybody whose turn has come since the last look."""
        if not self.settings.webhook:
            return
        now = frozenset(self._waited_for(table))
        before = self._told.get(table.row.id, frozenset())
        self._told[table.row.id] = now
        for seat in sorted(now - before - {*table.presence()}):
            task = asyncio.get_running_loop().create_task(self._ring(table, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _waited_for(self, table: LiveTable) -> list[int]:
        if table.over:
            return []
        asked = table.game.view(None).get("asked", ())
        return [one["player"] for one in asked if not table.row.seats[one["player"]]]

    async def _ring(self, table: LiveTable, seat: int) -> None:
        name = table.game.config.names[seat]
        link = f"{self.settings.address}/t/{table.row.id}/{seat}"
        told = {
            "text": f"{table.row.title}: {name}, {link}",
            "table": table.row.id,
            "title": table.row.title,
            "seat": seat,
            "name": name,
            "link": link,
        }
        try:
            await asyncio.to_thread(_post, self.settings.webhook, told)
        except Exception as error:  # whatever the other side does, the game goes on
            LOG.warning("webhook: %r", error)


def _post(url: str, told: object) -> None:
    headers = {"content-type": "application/json", "user-agent": "ruledock"}
    request = urllib.request.Request(url, json.dumps(told).encode(), headers)
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        answer.read(1024)
