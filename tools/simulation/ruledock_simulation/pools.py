"""Pools that run tasks: this process, several processes, or a cluster."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from pickle import PicklingError
from typing import Any, Generic, TypeVar

import attrs

from ruledock.errors import ConfigError, RuledockError
from ruledock_local.extras import require_extra
from ruledock_local.uninstalled import load_uninstalled, uninstalled

T = TypeVar("T")
R = TypeVar("R")
LONG, MOST = 0.25, 1000
"""How many seconds a batch should take, and how many tasks it may hold."""
WAITING = 2
"""Batches each worker has: one it runs, and one waiting, so that it never idles."""
PATIENCE = 10
"""Seconds to wait for the scheduler of a cluster."""
SCHEMES = ("tcp://", "tls://", "ucx://", "ws://", "wss://")


class LocalPool:
    """Runs tasks in this process, each when its result is asked for."""

    def run(self, work: Callable[[list[T]], R], tasks: Sequence[T]) -> Iterator[R]:
        """Call *work* on each task."""
        return (work([task]) for task in tasks)


@attrs.frozen
class WorkerPool:
    """Runs tasks on the workers of an executor."""

    open: Callable[[], AbstractContextManager[tuple[Executor, Callable[[], int]]]]
    """Opens the executor; also returns a function that counts its workers."""

    def run(self, work: Callable[[list[T]], R], tasks: Sequence[T]) -> Iterator[R]:
        """Call *work* on batches of tasks, and yield each result as soon as it is there."""
        under_way: dict[Future[tuple[float, R]], int] = {}
        with self.open() as (executor, workers):
            batches = Batches(tasks, workers)
            try:
                while True:
                    for batch in batches.next(WAITING * max(1, workers()) - len(under_way)):
                        task = executor.submit(_time, work, batch, uninstalled())
                        under_way[task] = len(batch)
                    if not under_way:
                        return
                    done = wait(under_way, return_when=FIRST_COMPLETED).done
                    for one in sorted(done, key=_failed):
                        seconds, found = _result(one)
                        batches.learn(under_way.pop(one), seconds)
                        yield found
            finally:
                for one in under_way:
                    one.cancel()


Pool = LocalPool | WorkerPool


class Batches(Generic[T]):
    """Splits tasks into batches that take about ``LONG`` seconds each."""

    def __init__(self, tasks: Sequence[T], workers: Callable[[], int]) -> None:
        self._tasks, self._workers = tasks, workers
        self._given = 0
        self._pace = 0.0
        """The moving average of seconds per task; 0 until the first batch is back."""

    def next(self, count: int) -> Iterator[list[T]]:
        """Up to *count* further batches."""
        for _ in range(count):
            batch = self._tasks[self._given : self._given + self._size()]
            if not batch:
                return
            self._given += len(batch)
            yield list(batch)

    def learn(self, tasks: int, seconds: float) -> None:
        """Update the moving average of seconds per task."""
        pace = seconds / tasks
        self._pace = (self._pace + pace) / 2 if self._pace else pace

    def _size(self) -> int:
        """How many tasks the next batch gets: few enough that all workers finish together."""
        if not self._pace:
            return 1
        share = (len(self._tasks) - self._given) // (WAITING * max(1, self._workers()))
        return max(1, min(int(LONG / self._pace), share, MOST))


def _time(work: Callable[[list[T]], R], batch: list[T], paths: Sequence[str]) -> tuple[float, R]:
    """Run a batch on a worker; plugins at *paths* are loaded there first."""
    for path in paths:
        load_uninstalled(path)
    started = time.perf_counter()
    found = work(batch)
    return time.perf_counter() - started, found


def _failed(one: Future[Any]) -> bool:
    """Sort key: yield finished results before a failure ends everything."""
    return one.cancelled() or one.exception() is not None


def _result(one: Future[R]) -> R:
    try:
        return one.result()
    except CancelledError as error:
        raise RuledockError("the cluster is gone, or gave up its work") from error
    except BrokenProcessPool as error:
        raise RuledockError(f"a worker ended before its work was done: {error}") from error
    except PicklingError as error:
        raise ConfigError(f"cannot be sent to another process: {_last(error)}") from error
    except RuntimeError as error:
        if not str(error).startswith("Error during deserialization"):
            raise
        raise ConfigError(f"the cluster cannot read what it is sent: {_last(error)}") from error


def _last(error: Exception) -> str:
    """The last line of an error's cause, which may be the traceback of a worker."""
    cause = str(error.__cause__).strip().strip('"').strip()
    return cause.rpartition("\n")[2] or str(error)


# -- making pools ------------------------------------------------------------------------------


def default_workers() -> int:
    """One worker for each core if joblib is installed, else one."""
    return (os.cpu_count() or 1) if find_spec("joblib") else 1


def make_pool(workers: int = 1, on: str | None = None) -> Pool:
    """A pool of processes on this machine, or of the Dask cluster at address *on*."""
    if type(workers) is not int or workers < 1:
        raise ConfigError(f"workers: found {workers!r}, expected a whole number from 1")
    if on is not None:
        return _cluster(on)
    if workers == 1:
        return LocalPool()
    joblib = require_extra("joblib", "more than one worker needs joblib", "simulate")
    return WorkerPool(lambda: _local(joblib.externals.loky, workers))


@contextmanager
def _local(loky: Any, workers: int) -> Iterator[tuple[Executor, Callable[[], int]]]:
    """The processes that joblib keeps alive between uses, new ones where folders have changed."""
    settled = {"initializer": _settle, "initargs": (os.getcwd(), tuple(sys.path))}
    kept = loky.get_reusable_executor(workers, **settled)
    manager = getattr(kept, "_executor_manager_thread", None)
    if manager is not None and not manager.is_alive():  # waiting for it would never end
        kept = loky.get_reusable_executor(workers, reuse=False, kill_workers=True, **settled)
    yield kept, lambda: workers


def _settle(folder: str, path: Sequence[str]) -> None:
    """Let a new worker find files and modules in the same places as the process that started it."""
    os.chdir(folder)
    sys.path[:] = path


def _cluster(address: str) -> WorkerPool:
    if not isinstance(address, str) or not address.startswith(SCHEMES):
        expected = "the address of a Dask scheduler, such as tcp://10.0.0.1:8786"
        raise ConfigError(f"on: found {address!r}, expected {expected}")
    dask = require_extra("distributed", "playing on a cluster needs Dask", "dask")
    return WorkerPool(lambda: _connect(dask, address))


@contextmanager
def _connect(dask: Any, address: str) -> Iterator[tuple[Executor, Callable[[], int]]]:
    try:
        client = dask.Client(address, set_as_default=False, name="ruledock", timeout=PATIENCE)
    except (OSError, TimeoutError) as error:
        raise ConfigError(f"on: no Dask scheduler answers at {address}: {error}") from None
    with client:
        yield client.get_executor(pure=False), Threads(client)


class Threads:
    """Counts the threads of a cluster, which may grow and shrink; asks at most once a second."""

    def __init__(self, client: Any, clock: Callable[[], float] = time.monotonic) -> None:
        self._client, self._clock = client, clock
        self._asked = float("-inf")
        self._count = 0

    def __call__(self) -> int:
        if self._clock() - self._asked > 1:
            try:
                self._count = sum(self._client.nthreads().values())
            except OSError as error:
                raise RuledockError(f"the cluster is gone: {error}") from None
            self._asked = self._clock()
        return self._count


# -- in order ----------------------------------------------------------------------------------


def in_turn(found: Iterable[tuple[int, R]], places: Iterable[int]) -> Iterator[R]:
    """Sort numbered results into the order of *places* while they come in."""
    coming = iter(found)
    early: dict[int, R] = {}
    for place in places:
        while place not in early:
            number, one = next(coming)
            early[number] = one
        yield early.pop(place)


def in_order(
    work: Callable[[T], R], tasks: Sequence[T], workers: int, on: str | None = None
) -> Iterator[R]:
    """Call *work* on each task in a pool, and yield the results in the order of the tasks."""
    numbered = list(enumerate(tasks))
    batches = make_pool(workers, on).run(_Each(work), numbered)
    return in_turn((one for batch in batches for one in batch), range(len(numbered)))


@attrs.frozen
class _Each:
    """Calls the same function on every task of a batch."""

    work: Callable[[Any], Any]

    def __call__(self, batch: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
        return [(place, self.work(task)) for place, task in batch]
