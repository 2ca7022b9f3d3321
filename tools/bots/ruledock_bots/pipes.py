"""Talk to a process that may be hostile: line by line, with a deadline and limits on length."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import Popen

ANSWER = 64 * 2**10
"""Bytes of the longest answer."""
SAID = 4000
"""How many of the last bytes we keep of what a process prints beside its answers."""
CHUNK = 16 * 2**10


class Broken(Exception):
    """The conversation is over; the message says what the process did."""


class Late(Broken):
    """There was no answer before the deadline."""


class Gone(Broken):
    """The process has ended, or closed its output."""


class Pipes:
    """The three pipes of a process: requests in, answers and prints out."""

    def __init__(self, process: Popen[bytes], output: int) -> None:
        assert process.stdin and process.stdout and process.stderr, "all of them are pipes"
        self._files = process.stdin, process.stdout, process.stderr
        self._stdin, self._stdout, self._stderr = (file.fileno() for file in self._files)
        self._output, self._printed = output, 0
        self._unsent, self._answer, self.said = b"", b"", b""
        self._ready = DefaultSelector()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._ready.register(self._stdout, EVENT_READ, self._hear_answer)
        self._ready.register(self._stderr, EVENT_READ, self._hear_more)

    def start_over(self) -> None:
        """Reset the count of printed bytes, for a new decision."""
        self._printed = 0

    def exchange(self, request: bytes, deadline: float) -> bytes:
        """Send a request and return the line that answers it, or raise at the deadline."""
        self.send(request)
        while self._unsent or b"\n" not in self._answer:
            if len(self._answer) > ANSWER:
                raise Broken(f"it answered with more than {ANSWER} bytes")
            left = deadline - time.monotonic()
            if left <= 0:
                raise Late
            for key, _ in self._ready.select(left):
                key.data()
        line, _, self._answer = self._answer.partition(b"\n")
        return line

    def send(self, request: bytes) -> None:
        """Send as much as the process takes now; what is left goes with an exchange."""
        self._unsent = request
        self._send()
        if self._unsent:
            self._ready.register(self._stdin, EVENT_WRITE, self._send)

    def close(self) -> None:
        """Close all pipes."""
        self._ready.close()
        for file in self._files:
            file.close()

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin, self._unsent) :]
        except BlockingIOError:
            return
        except OSError:
            self._unsent = b""  # nobody reads; reading the answer will show why
        if not self._unsent and self._stdin in self._ready.get_map():
            self._ready.unregister(self._stdin)

    def _hear_answer(self) -> None:
        with suppress(BlockingIOError):
            heard = os.read(self._stdout, CHUNK)
            if not heard:
                raise Gone(" in the middle of an answer" if self._answer else "")
            self._answer += heard

    def _hear_more(self) -> None:
        with suppress(BlockingIOError):
            heard = os.read(self._stderr, CHUNK)
            if not heard:
                self._ready.unregister(self._stderr)
            self.said = (self.said + heard)[-SAID:]
            self._printed += len(heard)
            if self._printed > self._output:
                raise Broken(f"it printed more than {self._output} bytes during one decision")

    def hear_last(self) -> None:
        """Read what was printed before the end."""
        with suppress(OSError, Broken, KeyError):
            for _ in range(self._output // CHUNK + 1):
                self._hear_more()
