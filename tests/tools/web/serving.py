"""A server of its own for a test, in a process that can be killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

HERE = Path(__file__).parent


class Serving:
    """A running server; it can be killed and started again on the same tables and port."""

    def __init__(self, folder: Path, *arguments: str, faults: str = "") -> None:
        self.database = folder / "tables.db"
        self.arguments = arguments
        self.faults = faults
        self.port = 0
        self.talkers: list = []
        """Who is closed with the server."""
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(HERE / "run_server.py"), str(self.database), str(self.port)]
        self.process = subprocess.Popen(
            [*command, *self.arguments],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "RULEDOCK_FAULTS": self.faults},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, "the server did not start"
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As pulling the plug: nothing is said goodbye to."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *error: object) -> None:
        for one in self.talkers:
            one.close()
        self.stop()

    def post(self, path: str, body: object, **headers: str) -> tuple[int, dict]:
        """POST JSON as the page does."""
        given = {"content-type": "application/json", "origin": self.url, **headers}
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), given, method="POST"
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def make_table(self, game: str, seats: list[str], bots: dict[int, str] | None = None, **wish):
        """A new table: its id, and its tokens by role."""
        bots = bots or {}
        people = [{"name": name, "bot": bots.get(n, "")} for n, name in enumerate(seats)]
        settings = {"game": game, **wish.pop("settings", {})}
        code, made = self.post("/tables", {"settings": settings, "seats": people, **wish})
        assert code == 201, made
        return made["table"], made["tokens"]

    def link(self, table: str, tokens: dict[str, str], role: str) -> str:
        return f"{self.url}/t/{table}/{role}#{tokens[role]}"
