"""Work done by many hands: processes of this machine or of a cluster, a batch at a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from pickle import PicklingError
from typing import Any, Generic, TypeVar

import attrs

from ruledock.errors import ConfigError, RuledockError
from ruledock_simulation.require_extra import require_extra

T = TypeVar("T")
R = TypeVar("R")
LONG, MOST = 0.25, 1000
"""The seconds a batch should take, and the tasks it may have at most."""
WAITING = 2
"""Batches in the hands of each worker: one being done, one to go on with."""
PATIENCE = 10
"""Seconds in which a scheduler must answer."""
SCHEMES = ("tcp://", "tls://", "ucx://", "ws://", "wss://")


class LocalPool:
    """One pair of hands, in this process: work is done when somebody wants to see it."""

    def done(self, work: Callable[[list[T]], R], tasks: Sequence[T]) -> Iterator[R]:
        """What *work* makes of each task."""
        return (work([task]) for task in tasks)


@attrs.frozen
class WorkerPool:
    """Several pairs of hands behind an executor."""

    opened: Callable[[], AbstractContextManager[tuple[Executor, Callable[[], int]]]]
    """Makes the executor, and a function that tells how many hands it has now."""

    def done(self, work: Callable[[list[T]], R], tasks: Sequence[T]) -> Iterator[R]:
        """What *work* makes of batches of tasks, each as soon as it is finished."""
        under_way: dict[Future[tuple[float, R]], int] = {}
        with self.opened() as (executor, hands):
            batches = Batches(tasks, hands)
            try:
                while True:
                    for batch in batches.next(WAITING * max(1, hands()) - len(under_way)):
                        under_way[executor.submit(_timed, work, batch)] = len(batch)
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


Crew = LocalPool | WorkerPool


class Batches(Generic[T]):
    """Tasks in batches that take about as long as one should, as soon as that can be known."""

    def __init__(self, tasks: Sequence[T], hands: Callable[[], int]) -> None:
        self._tasks, self._hands = tasks, hands
        self._given = 0
        self._pace = 0.0
        """Seconds for a task, so far as it is known."""

    def next(self, count: int) -> Iterator[list[T]]:
        """So many further batches, or as many as there are."""
        for _ in range(count):
            batch = self._tasks[self._given : self._given + self._size()]
            if not batch:
                return
            self._given += len(batch)
            yield list(batch)

    def learn(self, tasks: int, seconds: float) -> None:
        """A batch of so many tasks took so long; what is new counts as much as what was before."""
        pace = seconds / tasks
        self._pace = (self._pace + pace) / 2 if self._pace else pace

    def _size(self) -> int:
        """No larger than what lets all hands finish together."""
        if not self._pace:
            return 1
        share = (len(self._tasks) - self._given) // (WAITING * max(1, self._hands()))
        return max(1, min(int(LONG / self._pace), share, MOST))


def _timed(work: Callable[[list[T]], R], batch: list[T]) -> tuple[float, R]:
    started = time.perf_counter()
    found = work(batch)
    return time.perf_counter() - started, found


def _failed(one: Future[Any]) -> bool:
    """Whether it ends everything; what was finished beside it comes first."""
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
    """The last line of what brought an error about, which may be the traceback of a worker."""
    told = str(error.__cause__).strip().strip('"').strip()
    return told.rpartition("\n")[2] or str(error)


# -- where hands come from ---------------------------------------------------------------------


def crew(workers: int = 1, on: str | None = None) -> Crew:
    """So many processes of this machine, or those of the Dask cluster at an address."""
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
    """The processes joblib keeps between one use and the next."""
    kept = loky.get_reusable_executor(max_workers=workers)
    manager = getattr(kept, "_executor_manager_thread", None)
    if manager is not None and not manager.is_alive():  # who waits for it would wait for ever
        kept = loky.get_reusable_executor(max_workers=workers, reuse=False, kill_workers=True)
    yield kept, lambda: workers


def _cluster(address: str) -> WorkerPool:
    if not isinstance(address, str) or not address.startswith(SCHEMES):
        expected = "the address of a Dask scheduler, such as tcp://10.0.0.1:8786"
        raise ConfigError(f"on: found {address!r}, expected {expected}")
    dask = require_extra("distributed", "playing on a cluster needs Dask", "dask")
    return WorkerPool(lambda: _joined(dask, address))


@contextmanager
def _joined(dask: Any, address: str) -> Iterator[tuple[Executor, Callable[[], int]]]:
    try:
        client = dask.Client(address, set_as_default=False, name="ruledock", timeout=PATIENCE)
    except (OSError, TimeoutError) as error:
        raise ConfigError(f"on: no Dask scheduler answers at {address}: {error}") from None
    with client:
        yield client.get_executor(pure=False), Threads(client)


class Threads:
    """How many threads a cluster has; it may grow and shrink, so it is asked now and then."""

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
    """What comes with a place, in the order of *places*; what is early waits."""
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
    """What *work* makes of each task, in the order of the tasks, by so many processes."""
    numbered = list(enumerate(tasks))
    batches = crew(workers, on).done(_Each(work), numbered)
    return in_turn((one for batch in batches for one in batch), range(len(numbered)))


@attrs.frozen
class _Each:
    """The same work on everything in a batch."""

    work: Callable[[Any], Any]

    def __call__(self, batch: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
        return [(place, self.work(task)) for place, task in batch]
