"""A few processes that think for all tables. One that thinks too long is stopped and replaced.

Bots that answer at once have a process of their own, so that they never wait for one that ponders.
The others take turns: a table asks for one thought at a time, and who asked first thinks first.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from secrets import randbelow
from typing import TYPE_CHECKING

import attrs

from ruledock_local.uninstalled import uninstalled
from ruledock_web.bots.worker import Thought, work

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock_web.settings import Settings

LOG = logging.getLogger("ruledock.web")
QUICK = ("random", "greedy")
"""Bots that answer at once."""


@attrs.define(eq=False)
class Worker:
    """One process, started when it is first needed."""

    memory: int
    patience: float
    process: BaseProcess | None = None
    pipe: Connection | None = None

    def ask(self, thought: Thought) -> str | None:
        """What the bot chooses; None if it fails or takes too long. Blocks."""
        pipe = self._start()
        try:
            pipe.send_bytes(pickle.dumps(thought))
            if not pipe.poll(self.patience):
                raise TimeoutError(f"no answer after {self.patience:g} seconds")
            fine, said = pipe.recv()
        except (OSError, EOFError) as error:  # TimeoutError is an OSError
            if self.pipe is pipe:  # else it was stopped from our side
                LOG.warning("bot %s: %r", thought.bot, error)
            self.stop()
            return None
        if not fine:
            LOG.warning("bot %s: %s", thought.bot, said)
        return str(said) if fine else None

    def _start(self) -> Connection:
        if self.process is None or self.pipe is None or not self.process.is_alive():
            context = multiprocessing.get_context("spawn")
            self.pipe, other = context.Pipe()
            args = (other, self.memory, uninstalled())
            self.process = context.Process(target=work, args=args, daemon=True)
            self.process.start()
            other.close()
        return self.pipe

    def stop(self) -> None:
        """End the process."""
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = self.pipe = None


@attrs.define(eq=False)
class Workers:
    """Processes that are alike, and those who wait for one: first come, first served."""

    settings: Settings
    count: int
    _all: list[Worker] = attrs.field(init=False)
    _idle: asyncio.Queue[Worker] = attrs.field(init=False, factory=asyncio.Queue)

    def __attrs_post_init__(self) -> None:
        set_ = self.settings
        self._all = [Worker(set_.bot_memory, set_.bot_patience) for _ in range(self.count)]
        for one in self._all:
            self._idle.put_nowait(one)

    async def ask(self, thought: Thought) -> str | None:
        """What a bot chooses; None if it fails or takes too long."""
        worker = await self._idle.get()
        try:
            return await asyncio.to_thread(worker.ask, thought)
        finally:
            self._idle.put_nowait(worker)

    def close(self) -> None:
        """End the processes."""
        for one in self._all:
            one.stop()


@attrs.define(eq=False)
class Thinkers:
    """The processes of a server, and who waits for one."""

    settings: Settings
    _quick: Workers = attrs.field(init=False)
    _slow: Workers = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._quick = Workers(self.settings, 1)
        self._slow = Workers(self.settings, max(1, self.settings.bot_workers))

    async def think(self, game: Game, seat: int, bot: str) -> str:
        """The notation of what a bot chooses; of any option, if it fails. The game is a copy."""
        spec = self.settings.bots.get(bot, bot)
        workers = self._quick if spec in QUICK else self._slow
        thought = Thought(game, seat, spec, randbelow(2**53))
        found = await workers.ask(thought)
        if found is not None:
            return found
        decision = thought.game.decision_of(seat)
        assert decision is not None
        return decision.options[randbelow(len(decision.options))].notation

    def close(self) -> None:
        """End all processes."""
        self._quick.close()
        self._slow.close()
