"""A pseudo-terminal of a given size with somebody typing at it, and what its screen shows."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pyte

PROMPT = ">"
PAGE = "-- Enter for more"


class Terminal:
    """One command in a pseudo-terminal."""

    def __init__(self, words: list[str], size: tuple[int, int], data: Path, **env: str) -> None:
        columns, lines = size
        self.screen = pyte.Screen(columns, lines)
        self._stream = pyte.ByteStream(self.screen)
        self.sent = b""
        """Everything the command wrote."""
        unset = ("NO_COLOR", "COLUMNS", "LINES")  # the size is the terminal's own
        clean = {name: value for name, value in os.environ.items() if name not in unset}
        self._process = pexpect.spawn(
            sys.executable,
            ["-m", "ruledock_cli", *words],
            dimensions=(lines, columns),
            env={**clean, "TERM": "xterm-256color", "XDG_DATA_HOME": str(data), **env},
            timeout=60,
        )

    @property
    def text(self) -> str:
        """What the screen shows."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    @property
    def line(self) -> str:
        """The line with the cursor."""
        return str(self.screen.display[self.screen.cursor.y])

    def wait(self, for_: str | tuple[str, ...] = PROMPT, seconds: float = 60) -> str:
        """Read until the cursor stands in a line that begins so, and return the screen.

        Pages on the way to a question are turned.
        """
        screen = self._read(for_, seconds)
        while PROMPT in for_ and self.line.startswith(PAGE):
            self._process.send("\r")
            screen = self._read(for_, seconds)
        return screen

    def _read(self, for_: str | tuple[str, ...], seconds: float) -> str:
        wanted = (PAGE, *((for_,) if isinstance(for_, str) else for_))
        until, quiet = time.monotonic() + seconds, 0
        while time.monotonic() < until and quiet < 3:
            try:
                part = self._process.read_nonblocking(65536, timeout=0.1)
            except pexpect.TIMEOUT:
                quiet = quiet + 1 if self.line.startswith(wanted) else 0
                continue
            except pexpect.EOF:
                break
            self.sent += part
            self._stream.feed(part)
            quiet = 0
            if b"\x1b[6n" in part:  # prompt_toolkit asks where the cursor is
                at = self.screen.cursor
                self._process.send(f"\x1b[{at.y + 1};{at.x + 1}R")
        return self.text

    def type(self, text: str, for_: str | tuple[str, ...] = PROMPT) -> str:
        """Type a line, and return the screen when the next one is wanted."""
        self._process.send(f"{text}\r")
        return self.wait(for_)

    def keys(self, keys: str) -> str:
        """Press keys without Enter."""
        self._process.send(keys)
        return self.wait()

    def close(self) -> None:
        """End the command, however busy the machine is."""
        if self._process.isalive():
            self._process.kill(signal.SIGKILL)
            self._process.wait()
        self._process.close(force=True)


@contextmanager
def terminal(words: str, size: tuple[int, int], data: Path, **env: str) -> Iterator[Terminal]:
    """A command in a terminal, ended afterwards."""
    one = Terminal(words.split(), size, data, **env)
    try:
        yield one
    finally:
        one.close()
