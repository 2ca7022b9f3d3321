"""Run a server for tests: run_server.py DATABASE PORT [NAME=VALUE ...]

Each NAME=VALUE changes a setting. RULEDOCK_FAULTS=N pulls the plug around the N-th commit of an
event: before it if the number is odd, right after it if it is even.
"""

from __future__ import annotations

import os
import signal
import sys

from ruledock_web.serve import listen, run
from ruledock_web.settings import Settings
from ruledock_web.store.sqlite import SqliteStore


class Faulty(SqliteStore):
    """A store whose machine loses power around a commit."""

    left = int(os.environ.get("RULEDOCK_FAULTS") or 0)

    def append_all(self, events):
        self.writing = True
        try:
            return super().append_all(events)
        finally:
            self.writing = False

    def _commit(self):
        if not getattr(self, "writing", False) or not self.left:
            return super()._commit()
        type(self).left -= 1
        last = not self.left
        if last and int(os.environ["RULEDOCK_FAULTS"]) % 2:
            os.kill(os.getpid(), signal.SIGKILL)
        super()._commit()
        if last:
            os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    database, port, *changes = sys.argv[1:]
    given = dict(one.split("=", 1) for one in changes)
    fast = {"bot_seconds": 0.02, "window_seconds": 0.05, "posts_per_minute": 6000}
    fast |= {"tables_per_hour": 1000, "messages_per_second": 500, "messages_at_once": 500}
    fast |= {"seconds_per_minute": 60}
    kinds = {field.name: type(field.default) for field in Settings.__attrs_attrs__}
    settings = Settings(**fast | {name: kinds[name](value) for name, value in given.items()})
    listening = listen("127.0.0.1", int(port))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    run(Faulty(database), settings, listening)


if __name__ == "__main__":
    main()
