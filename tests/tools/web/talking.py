"""A seat at a server, talking over a real socket."""

from __future__ import annotations

import itertools
import json

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


class Talker:
    """One socket at one seat. It keeps what a page would keep: the sections and the log."""

    def __init__(self, serving, table, tokens, role, language="en"):
        self.serving, self.table, self.role = serving, table, role
        self.token, self.language = tokens[role], language
        self.sections, self.log, self.heard = {}, [], []
        self.ids = itertools.count()
        self.line = None
        serving.talkers.append(self)
        self.connect()

    def connect(self):
        self.close()
        url = self.serving.url.replace("http", "ws") + f"/t/{self.table}/{self.role}/live"
        headers = {"cookie": f"seat={self.token}"}
        self.line = connect(
            url, origin=self.serving.url, additional_headers=headers, max_size=2**24
        )
        self.socket = self.line.__enter__()
        self.sections, self.log = {}, []
        self.say({"type": "hello", "language": self.language})

    def close(self):
        if self.line is not None:
            self.line.__exit__(None, None, None)
            self.line = None

    def say(self, message, id=None):
        """Say something and wait for its answer; states that come before it are taken in."""
        sent = {**message, "id": id or f"{self.role}-{next(self.ids)}"}
        self.socket.send(json.dumps(sent))
        while True:
            heard = self.hear()
            if heard.get("id") == sent["id"]:
                return heard

    def hear(self, timeout=20):
        text = self.socket.recv(timeout=timeout)
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "state":
            log = message["sections"].pop("log", None)
            self.sections |= message["sections"]
            for name in message["gone"]:
                self.sections.pop(name, None)
            if log:
                self.log[log["keep"] :] = log["lines"]
        return message

    @property
    def over(self):
        return self.sections["head"]["over"]

    def options(self):
        ask = self.sections["ask"]
        return [one[0] for one in ask["options"]] if ask else []

    def choose(self, option, id=None):
        asked = self.sections["table"]["asked"]
        return self.say({"type": "choose", "asked": asked, "option": option}, id)


__all__ = ["ConnectionClosed", "Talker"]
