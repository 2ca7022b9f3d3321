"""One thread that writes: events of many tables that come at once share one sync of the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread

from ruledock_web.store.interface import Event, Store

Job = tuple[str, Event, "asyncio.Future[None]"]
MOST = 256
"""Events in one transaction."""


class Writer:
    """Appends events to logs without keeping the event loop waiting."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="ruledock-writer", daemon=True)
        self._thread.start()

    async def append(self, table: str, event: Event) -> None:
        """Add an event to a log; when this returns, it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((table, event, done))
        await asyncio.shield(done)

    def close(self) -> None:
        """Write what is left, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < MOST and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                batch.append(more)
            self._write(batch)

    def _write(self, batch: Sequence[Job]) -> None:
        try:
            wrong = self.store.append_all([(table, event) for table, event, _ in batch])
        except Exception as error:  # a full disk, say: none of them is written
            wrong = [error] * len(batch)
        for (_, _, done), why in zip(batch, wrong, strict=True):
            done.get_loop().call_soon_threadsafe(_settle, done, why)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
