"""Bots and windows that nobody answers: they go on by themselves, and their time tells nothing."""

import asyncio

import pytest
from rooms import to_a_window

import ruledock
from ruledock_web.app import Server
from ruledock_web.bots.pool import Worker
from ruledock_web.bots.worker import Thought
from ruledock_web.live.automatic import Automatic
from ruledock_web.settings import Settings
from ruledock_web.store.writer import Writer


def make_table(server, game, bots, **config):
    names = ["Ada", "Ben", "Cleo", "Dan"][: len(bots)]
    wish = {"game": game, "names": names, "players": len(bots), **config}
    return server.tables.make(wish, bots, True).id


async def until(true, seconds=60):
    clock = asyncio.get_running_loop().time
    end = clock() + seconds
    while not true():
        assert clock() < end, "it takes too long"
        await asyncio.sleep(0.01)


class Timeless(asyncio.SelectorEventLoop):
    """Nobody waits: the clock jumps to the next moment at which something is to happen."""

    def __init__(self):
        super().__init__()
        self.now = 0.0

    def time(self):
        return self.now

    def _run_once(self):
        if not self._ready:
            later = [one.when() for one in self._scheduled if not one.cancelled()]
            self.now = max(self.now, min(later, default=0.0))
        super()._run_once()


@pytest.fixture
def timeless(monkeypatch):
    """Runs a coroutine on a clock that no busy machine can hold up; writing takes no time."""

    async def append(writer, table, event):
        [wrong] = writer.store.append_all([(table, event)])
        if wrong is not None:
            raise wrong

    monkeypatch.setattr(Writer, "append", append)

    def run(coroutine):
        with asyncio.Runner(loop_factory=Timeless) as runner:
            return runner.run(coroutine)

    return run


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


def test_a_bot_that_says_nothing_holds_up_no_table_of_quick_bots(store):
    async def play():
        wish = Settings(bot_seconds=0.001, window_seconds=0.001, bots={"mute": "exec:sleep 20"})
        server = Server(store, wish)
        slow = server.tables.get(make_table(server, "hearts", ["mute"] * 4))
        quick = server.tables.get(make_table(server, "sea_salt_paper", ["random", "greedy"]))
        await until(lambda: quick.number > 20, 60)
        assert slow.busy and not slow.number
        server.close()

    asyncio.run(play())


class Thinkers:
    """Answers with the first option, after a time of its own."""

    def __init__(self, seconds):
        self.seconds = seconds

    async def think(self, game, seat, bot):
        await asyncio.sleep(self.seconds)
        return game.decision_of(seat).options[0].notation


@pytest.mark.parametrize("thinking", [0.0, 0.05, 0.15, 0.3])
def test_a_bot_answers_after_a_whole_number_of_equal_steps(store, thinking, timeless):
    step = 0.2

    async def play():
        server = Server(store, Settings(bot_seconds=step, window_seconds=step))
        table = server.tables._open  # nobody looks at the new table yet
        assert not table
        server.automatic = Automatic(server.settings, Thinkers(thinking))
        clock = asyncio.get_running_loop().time
        began = clock()
        table = server.tables.get(make_table(server, "kockombat", ["random", "random"]))
        await until(lambda: table.number == 3)
        took = clock() - began
        server.automatic.stop()
        await asyncio.sleep(0)
        server.close()
        return took

    steps = 3 * (2 if thinking > step else 1)
    assert timeless(play()) == pytest.approx(steps * step, abs=0.02)


@pytest.mark.parametrize("habit", ["turn", "quiet"])
def test_who_does_not_want_to_be_asked_passes_after_a_fixed_time(store, habit, timeless):
    async def play():
        server = Server(store, Settings(window_seconds=0.3))
        table, seat = await to_a_window(server.tables)
        clock = asyncio.get_running_loop().time
        before, began = table.number, clock()
        table.set_habit(seat, habit)
        await until(lambda: table.number > before)
        took = clock() - began
        server.automatic.stop()
        await asyncio.sleep(0)
        server.close()
        return took

    assert timeless(play()) == pytest.approx(0.3, abs=0.02)


def test_who_wants_to_be_asked_is_waited_for(store, timeless):
    async def play():
        server = Server(store, Settings(window_seconds=0.01))
        table, _ = await to_a_window(server.tables)
        before = table.number
        await asyncio.sleep(3600)
        assert table.number == before
        server.close()

    timeless(play())


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
