"""How much one server process holds: python3 dev.py python bench/web.py [--quick] [PART ...]

Parts are rates, crowd, idle and peer; all of them if none is named. Server and players run on a
core each, where there are two: the server on the last. Everything goes through real sockets. The
peer is boardgame.io's server with the game of its own tutorial, whose matches live in memory: an
orientation, no race.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import peers
from ruledock_web.serve import listen, run
from ruledock_web.settings import Settings
from ruledock_web.store.sqlite import SqliteStore
from ruledock_web.store.writer import Writer
from ruledock_web.tables import Tables

GOAL = 0.1
"""Seconds within which 95 of 100 choices must be answered."""
RATES = (5, 10, 20, 30, 40, 50, 60, 70, 80, 100, 120, 160, 200, 240, 280, 320, 400)
PEER_RATES = (320, 640, 1280, 2560)
SECONDS = 12
TABLES = 40
GAMES = {"sea_salt_paper": TABLES, "isle": TABLES, "kockombat": 5 * TABLES}
"""The games that are measured, and at how many tables: enough for none to end meanwhile."""
PARTS = ["rates", "crowd", "idle", "peer"]
LAVISH = Settings(
    pages=10**6,
    pages_per_address=10**6,
    posts_per_minute=10**6,
    seconds_per_minute=10**6,
    messages_per_second=10**3,
    messages_at_once=10**3,
)


def serve(database: str, port: int) -> None:
    """The server's side, in a process of its own."""
    on_core(-1)
    listening = listen("127.0.0.1", port)
    print(listening.getsockname()[1], flush=True)
    run(SqliteStore(database), LAVISH, listening)


def on_core(core: int) -> None:
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[core]})


def busy_seconds(pid: int) -> float:
    """Seconds of processor time that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Process:
    """A server with some tables, and what it uses."""

    def __init__(self, tables: int, game: str, players: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        database = f"{self.folder.name}/tables.db"
        store = SqliteStore(database)
        store._db.execute("pragma synchronous=off")  # only while they are made
        made = Tables(store, Writer(store), LAVISH)
        names = ["Ada", "Ben", "Cleo", "Dan"][:players]
        wish = {"game": game, "names": names, "players": players}
        self.tables = [made.make(wish, [""] * players, True) for _ in range(tables)]
        made.writer.close()
        store.close()
        command = [sys.executable, __file__, "--serve", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.database = database

    def memory(self) -> float:
        """Resident MiB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.split("VmRSS:")[1].split()[0]) / 1024

    def busy(self) -> float:
        """Seconds of processor time so far."""
        return busy_seconds(self.process.pid)

    def events(self) -> int:
        store = SqliteStore(self.database)
        [(count,)] = store._read("select count(*) from events")
        store.close()
        return int(count)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.folder.cleanup()


class Page:
    """What a browser's page does: keeps the sections, and chooses something that is open."""

    def __init__(self, process: Process, table, role: str) -> None:
        self.url = f"ws://127.0.0.1:{process.port}/t/{table.id}/{role}/live"
        self.origin = f"http://127.0.0.1:{process.port}"
        self.token = table.tokens[role]
        self.sections: dict = {}
        self.waiting: dict[str, asyncio.Future] = {}
        self.count = 0

    async def open(self) -> None:
        headers = {"cookie": f"seat={self.token}"}
        self.socket = await connect(
            self.url,
            origin=self.origin,
            additional_headers=headers,
            max_size=2**24,
            ping_interval=None,
            open_timeout=60,
        )
        self.task = asyncio.create_task(self._listen())
        await self.say({"type": "hello", "language": "en"})

    async def _listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "state":
                self.sections |= message["sections"]
            elif message.get("id") in self.waiting:
                self.waiting.pop(message["id"]).set_result(message)

    async def say(self, message: dict) -> dict:
        self.count += 1
        id = str(self.count)
        self.waiting[id] = asyncio.get_running_loop().create_future()
        answer = self.waiting[id]
        await self.socket.send(json.dumps({**message, "id": id}))
        return await answer

    @property
    def options(self) -> list:
        ask = self.sections.get("ask")
        return ask["options"] if ask else []

    async def choose(self) -> float:
        """Make a choice; how long the answer took."""
        option = random.choice(self.options)[0]
        began = time.perf_counter()
        asked = self.sections["table"]["asked"]
        answer = await self.say({"type": "choose", "asked": asked, "option": option})
        assert answer["type"] == "done", answer
        return time.perf_counter() - began

    async def close(self) -> None:
        self.task.cancel()
        await self.socket.close()


async def open_pages(process: Process, roles: list[str], most: int = 50) -> list[list[Page]]:
    """All pages of all tables, a few at a time."""
    gate = asyncio.Semaphore(most)

    async def one(table) -> list[Page]:
        async with gate:
            pages = [Page(process, table, role) for role in roles]
            for page in pages:
                await page.open()
            return pages

    return list(await asyncio.gather(*map(one, process.tables)))


async def play(rooms: list[list[Page]], rate: float, seconds: float) -> list[float]:
    """Choices at random moments, this many a second over all tables; returns how long each took."""
    times: list[float] = []
    end = time.perf_counter() + seconds
    each = rate / len(rooms)

    async def room(pages: list[Page]) -> None:
        players = [page for page in pages if page.sections["head"]["player"] is not None]
        while time.perf_counter() < end:
            await asyncio.sleep(min(random.expovariate(each), end - time.perf_counter()))
            able = [page for page in players if page.options]
            if able and time.perf_counter() < end:
                times.append(await random.choice(able).choose())

    await asyncio.gather(*map(room, rooms))
    return times


def quantile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else float("inf")


def rates_row(times: list[float], took: float, busy: float) -> dict:
    return {
        "choices a second": round(len(times) / took, 1),
        "p50 ms": round(1000 * quantile(times, 0.5), 1),
        "p95 ms": round(1000 * quantile(times, 0.95), 1),
        "core used": round(busy / took, 2),
        "processor ms a choice": round(1000 * busy / max(1, len(times)), 2),
    }


async def throughput(game: str, tables: int, seconds: float) -> dict:
    """The highest rate whose 95th percentile stays under the goal, found by halving."""
    best: dict = {}
    rates = list(RATES)
    while rates:
        middle = len(rates) // 2
        row = await at_rate(game, tables, rates[middle], seconds)
        print("  ", row, flush=True)
        if row["p95 ms"] > 1000 * GOAL:
            rates = rates[:middle]
        else:
            best, rates = row, rates[middle + 1 :]
    return best


async def at_rate(game: str, tables: int, rate: float, seconds: float) -> dict:
    """How choices are answered at new tables of two players and somebody who watches."""
    with Process(tables, game, 2) as process:
        rooms = await open_pages(process, ["0", "1", "watch"])
        busy, began = process.busy(), time.perf_counter()
        times = await play(rooms, rate, seconds)
        took = time.perf_counter() - began
        row = {"asked for": rate, **rates_row(times, took, process.busy() - busy)}
        row["lost"] = len(times) - process.events()
        for page in (page for pages in rooms for page in pages):
            await page.close()
    return row


async def crowd(game: str, tables: int, seconds: float) -> dict:
    """Many tables with three sockets each, playing now and then: nothing is lost."""
    with Process(tables, game, 2) as process:
        empty = process.memory()
        await asyncio.to_thread(wake, process)
        idle, began = process.memory(), time.perf_counter()
        rooms = await open_pages(process, ["0", "1", "watch"])
        opened, live = time.perf_counter() - began, process.memory()
        times = await play(rooms, 20, seconds)
        row = {
            "tables": tables,
            "sockets": 3 * tables,
            "all open after s": round(opened, 1),
            "choices": len(times),
            "lost": len(times) - process.events(),
            "p95 ms": round(1000 * quantile(times, 0.95), 1),
            "KiB an idle table": round(1024 * (idle - empty) / tables),
            "KiB a live table": round(1024 * (live - empty) / tables),
        }
        for page in (page for pages in rooms for page in pages):
            await page.close()
    return row


def wake(process: Process) -> None:
    """Let the server open every table, with nobody looking at it."""
    line = http.client.HTTPConnection("127.0.0.1", process.port)
    for table in process.tables:
        headers = {"cookie": f"seat={table.tokens['0']}"}
        line.request("GET", f"/t/{table.id}/0/status", headers=headers)
        assert line.getresponse().read()
    line.close()


async def idle(sockets: int) -> dict:
    """Sockets that only watch, many at each table."""
    with Process(max(1, sockets // 50), "kockombat", 2) as process:
        empty, began = process.memory(), time.perf_counter()
        rooms = []
        for _ in range(50):
            rooms += await open_pages(process, ["watch"])
        row = {
            "idle sockets": len(rooms),
            "all open after s": round(time.perf_counter() - began, 1),
            "KiB a socket": round(1024 * (process.memory() - empty) / len(rooms), 1),
        }
        for pages in rooms:
            await pages[0].close()
    return row


def peer(seconds: float) -> dict:
    """The same rates with boardgame.io: 40 matches, two players and a watcher each."""
    script = str(peers.HERE / "boardgameio_server.cjs")
    try:
        peers.install(peers.BOARDGAMEIO)
    except peers.Absent as why:
        return {"absent": str(why)}
    home = str(peers.BOARDGAMEIO.home / "node_modules")
    more = {**os.environ, "NODE_PATH": home, "NODE_ENV": "production"}
    best: dict = {}
    for rate in PEER_RATES:
        serving = subprocess.Popen(
            ["node", script, "serve"],
            stdout=subprocess.PIPE,
            text=True,
            env=more,
            preexec_fn=lambda: on_core(-1),
        )
        try:
            assert serving.stdout is not None
            port = serving.stdout.readline().strip()
            command = ["node", script, "play", port, str(TABLES), str(rate), str(seconds)]
            players = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=more)
            assert players.stdout is not None
            players.stdout.readline()
            busy, began = busy_seconds(serving.pid), time.perf_counter()
            said = json.loads(players.stdout.readline())
            took = time.perf_counter() - began
            times = [one / 1000 for one in said["times"]]
            row = rates_row(times, took, busy_seconds(serving.pid) - busy)
            players.wait()
        finally:
            serving.kill()
            serving.wait()
        print("  ", row, flush=True)
        if row["p95 ms"] > 1000 * GOAL or row["choices a second"] < 0.8 * rate:
            break
        best = {"version": said["version"], **row}
    return best


async def main(quick: bool, parts: list[str]) -> None:
    on_core(0)
    seconds = 4 if quick else SECONDS
    print("load of the machine before:", *(f"{one:.1f}" for one in os.getloadavg()), flush=True)
    found: dict = {}
    if "rates" in parts:
        for game, tables in GAMES.items():
            print(f"{game}: choices a second with p95 under {1000 * GOAL:g} ms", flush=True)
            found[game] = await throughput(game, tables, seconds)
    if "crowd" in parts:
        many = 100 if quick else 1000
        for game, tables in {
            "sea_salt_paper": many,
            "isle": many // 10,
            "kockombat": many // 10,
        }.items():
            found[f"{game} crowd"] = await crowd(game, tables, seconds)
            print(found[f"{game} crowd"], flush=True)
    if "idle" in parts:
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        found["idle"] = await idle(500 if quick else min(10_000, limit - 200))
        print(found["idle"], f"(open files: {limit:,})", flush=True)
    if "peer" in parts:
        print("boardgame.io, tic-tac-toe, in memory", flush=True)
        found["boardgame.io"] = peer(seconds)
    found["load after"] = [round(one, 1) for one in os.getloadavg()]
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--quick", action="store_true")
    words.add_argument("--serve", metavar="DATABASE")
    words.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    given = words.parse_args()
    if given.serve:
        serve(given.serve, 0)
    else:
        asyncio.run(main(given.quick, given.parts or PARTS))
