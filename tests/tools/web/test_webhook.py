"""The webhook: rung for turns that everybody knows of, never for windows."""

import asyncio
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from rooms import Witness, first_option, new_table, to_a_window

from ruledock.errors import ConfigError
from ruledock_web.app import Server
from ruledock_web.settings import Settings
from ruledock_web.webhook import check_url


@pytest.fixture
def bell():
    rung = []

    class Bell(BaseHTTPRequestHandler):
        def do_POST(self):
            rung.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args):
            pass

    server = HTTPServer(("127.0.0.1", 0), Bell)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    server.rung = rung
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


async def rings(bell, count):
    for _ in range(1500):
        if len(bell.rung) >= count:
            return
        await asyncio.sleep(0.02)


def test_a_turn_rings_once_and_an_open_page_needs_no_bell(store, bell):
    url = f"http://127.0.0.1:{bell.server_port}/bell"

    async def play():
        server = Server(store, Settings(webhook=url, address="https://games.example.org"))
        table = new_table(server.tables, "isle")
        await rings(bell, 2)
        assert {one["name"] for one in bell.rung} == {"Ada", "Ben"}  # both are to seal
        assert bell.rung[0]["link"].startswith(f"https://games.example.org/t/{table.row.id}/")
        await table.choose(0, "a", None, first_option(table, 0))
        table.pages.add(Witness(0))
        await table.choose(1, "b", None, first_option(table, 1))
        await rings(bell, 3)
        await asyncio.sleep(0.1)
        assert [one["name"] for one in bell.rung[2:]] in ([], ["Ben"])
        server.close()

    asyncio.run(play())


def test_a_window_rings_for_nobody(store, bell):
    url = f"http://127.0.0.1:{bell.server_port}/bell"

    async def play():
        server = Server(store, Settings(webhook=url))
        table, _ = await to_a_window(server.tables)
        assert server.webhook._waited_for(table) == []
        server.close()

    asyncio.run(play())


def test_a_bell_that_is_broken_disturbs_no_game(store):
    async def play():
        server = Server(store, Settings(webhook="http://127.0.0.1:9/nobody"))
        table = new_table(server.tables, "isle")
        await table.choose(0, "a", None, first_option(table, 0))
        await asyncio.sleep(0.1)
        assert table.number == 1
        server.close()

    asyncio.run(play())


def test_an_address_is_checked():
    assert check_url("https://example.org/x") == "https://example.org/x"
    with pytest.raises(ConfigError, match="https://"):
        check_url("file:///etc/passwd")
