"""One open page: what it was sent, and what it is to be sent next."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import attrs

from ruledock_web.live.state import State


@attrs.define(eq=False)
class OpenPage:
    """A page at a seat. Only sections that changed since the last message are sent."""

    seat: int | None
    send: Callable[[str], Awaitable[None]]
    language: str = "en"
    dismiss: Callable[[], object] = lambda: None
    """Closes it from our side."""
    _latest: State | None = attrs.field(init=False, default=None)
    _sent: dict[str, int] = attrs.field(init=False, factory=dict)
    """The hashes of the sections that it has: texts of all pages would fill the memory."""
    _log: list[Any] | None = attrs.field(init=False, default=None)
    _replies: list[dict[str, Any]] = attrs.field(init=False, factory=list)
    _news: asyncio.Event = attrs.field(init=False, factory=asyncio.Event)

    def show(self, state: State) -> None:
        """Take what there is to see now."""
        self._latest = state
        self._news.set()

    def reply(self, **message: Any) -> None:
        """Answer a message of this page, after everything it is shown."""
        self._replies.append(message)
        self._news.set()

    def forget(self) -> None:
        """Send everything anew, as after a change of language."""
        self._sent.clear()
        self._log = None

    async def run(self) -> None:
        """Send what there is to send, until cancelled."""
        while True:
            await self._news.wait()
            self._news.clear()
            replies, self._replies = self._replies, []
            changed = self._changed()
            if changed is not None:
                await self.send(changed)
            for message in replies:
                await self.send(json.dumps(message, ensure_ascii=False))

    def _changed(self) -> str | None:
        state, self._latest = self._latest, None
        if state is None:
            return None
        log = state["log"]
        texts = {name: _dump(part) for name, part in state.items() if name != "log"}
        hashes = {name: hash(text) for name, text in texts.items()}
        parts = [
            f"{_dump(name)}:{text}"
            for name, text in texts.items()
            if self._sent.get(name) != hashes[name]
        ]
        gone = [name for name in self._sent if name not in texts]
        self._sent = hashes
        if log != self._log:
            parts.append(f'"log":{_dump(self._new_lines(log))}')
        self._log = log
        if not parts and not gone:
            return None
        return f'{{"type":"state","gone":{_dump(gone)},"sections":{{{",".join(parts)}}}}}'

    def _new_lines(self, log: list[Any]) -> dict[str, Any]:
        """The lines of the log that differ from what was sent."""
        had = self._log or []
        pairs = zip(had, log, strict=False)
        kept = next((n for n, (old, new) in enumerate(pairs) if old != new), None)
        if kept is None:
            kept = min(len(had), len(log))
        return {"keep": kept, "lines": log[kept:]}


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
