"""Bots and windows that nobody answers: they go on by themselves, and their time tells nothing."""

import asyncio
import time

import pytest
from rooms import to_a_window

import ruledock
from ruledock_web.app import Server
from ruledock_web.bots.pool import Worker
from ruledock_web.bots.worker import Thought
from ruledock_web.live.automatic import Automatic
from ruledock_web.settings import Settings


def make_table(server, game, bots, **config):
    names = ["Ada", "Ben", "Cleo", "Dan"][: len(bots)]
    wish = {"game": game, "names": names, "players": len(bots), **config}
    return server.tables.make(wish, bots, True).id


async def until(true, seconds=30):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it takes too long"
        await asyncio.sleep(0.01)


def test_bots_in_worker_processes_play_a_game_to_its_end(store):
    async def play():
        server = Server(store, Settings(bot_seconds=0.001, window_seconds=0.001))
        table = server.tables.get(make_table(server, "sea_salt_paper", ["random", "greedy"]))
        await until(lambda: table.over, 60)
        await until(lambda: not table.busy)
        assert store.table(table.row.id).over
        server.close()

    asyncio.run(play())


def test_a_bot_that_thinks_too_long_or_fails_is_replaced_by_chance(store):
    game = ruledock.new("sea_salt_paper", seed=1)
    seat = game.decisions[0].player
    worker = Worker(2**31, 60)
    assert worker.ask(Thought(game, seat, "random", 1)) in ("draw", "take 1", "take 2")
    assert worker.ask(Thought(game, seat, "nobody", 1)) is None  # an error, and it lives on
    worker.patience = 0.0
    before = worker.process
    assert worker.ask(Thought(game, seat, "planner", 1)) is None
    assert worker.process is None and not before.is_alive()
    worker.stop()


class Thinkers:
    """Answers with the first option, after a time of its own."""

    def __init__(self, seconds):
        self.seconds = seconds

    async def think(self, game, seat, bot):
        await asyncio.sleep(self.seconds)
        return game.decision_of(seat).options[0].notation


@pytest.mark.parametrize("thinking", [0.0, 0.05, 0.15])
def test_a_bot_answers_after_a_whole_number_of_equal_steps(store, thinking):
    step = 0.2

    async def play():
        server = Server(store, Settings(bot_seconds=step, window_seconds=step))
        table = server.tables._open  # nobody looks at the new table yet
        assert not table
        server.automatic = Automatic(server.settings, Thinkers(thinking))
        began = time.monotonic()
        table = server.tables.get(make_table(server, "kockombat", ["random", "random"]))
        await until(lambda: table.number == 3)
        took = time.monotonic() - began
        server.automatic.stop()
        await asyncio.sleep(0)
        server.close()
        return took

    took = asyncio.run(play())
    assert 3 * step <= took < 3 * step + 0.5


@pytest.mark.parametrize("habit", ["turn", "quiet"])
def test_who_does_not_want_to_be_asked_passes_after_a_fixed_time(store, habit):
    async def play():
        server = Server(store, Settings(window_seconds=0.3))
        table, seat = await to_a_window(server.tables)
        before, began = table.number, time.monotonic()
        table.set_habit(seat, habit)
        await until(lambda: table.number > before)
        took = time.monotonic() - began
        server.automatic.stop()
        await asyncio.sleep(0)
        server.close()
        return took

    assert 0.3 <= asyncio.run(play()) < 1.2


def test_who_wants_to_be_asked_is_waited_for(store):
    async def play():
        server = Server(store, Settings(window_seconds=0.01))
        table, _ = await to_a_window(server.tables)
        before = table.number
        await asyncio.sleep(0.2)
        assert table.number == before
        server.close()

    asyncio.run(play())


def test_a_bot_goes_on_after_a_restart(store):
    async def first():
        server = Server(store, Settings(bot_seconds=60))
        made = make_table(server, "kockombat", ["greedy", "greedy"])
        server.tables.get(made)
        server.automatic.stop()
        await asyncio.sleep(0)
        server.thinkers.close()
        return made

    async def second(made):
        server = Server(store, Settings(bot_seconds=0.001))
        table = server.tables.get(made)
        await until(lambda: table.number > 2)
        server.automatic.stop()
        await asyncio.sleep(0)
        server.close()

    asyncio.run(second(asyncio.run(first())))
