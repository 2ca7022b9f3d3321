"""A server in this process, on a real port, so that tests can reach into it."""

from __future__ import annotations

import asyncio
import threading
import time

import uvicorn
from websockets.sync.client import connect

from ruledock_web.app import Server
from ruledock_web.serve import configured, listen


class Inside:
    """Runs a server in a thread of its own."""

    def __init__(self, store, settings):
        self.server = Server(store, settings)
        self.listening = listen("127.0.0.1", 0)
        self.port = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.uvicorn = uvicorn.Server(configured(self.server))
        self.thread = threading.Thread(target=self._run)

    def _run(self):
        async def serve():
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve([self.listening])

        asyncio.run(serve())

    def __enter__(self):
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive()
            time.sleep(0.01)
        return self

    def __exit__(self, *error):
        self.uvicorn.should_exit = True
        self.thread.join()

    def call(self, make, *args):
        """Run a coroutine there, and wait for what comes of it."""
        return asyncio.run_coroutine_threadsafe(make(*args), self.loop).result(60)

    def connect(self, table, role, token):
        """The socket of a page, as a context."""
        url = f"ws://127.0.0.1:{self.port}/t/{table}/{role}/live"
        headers = {"cookie": f"seat={token}"}
        return connect(url, origin=self.url, additional_headers=headers, max_size=2**24)
