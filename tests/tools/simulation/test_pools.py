"""Several workers return what one returns, in the same order."""

import json
import os
import subprocess
import sys
import time
from math import sqrt
from pathlib import Path
from threading import Lock

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock.linking.config import make_config
from ruledock_simulation.pools import (
    LONG,
    MOST,
    WAITING,
    Batches,
    Threads,
    in_order,
    in_turn,
    make_pool,
)

AUCTION = make_config({"game": "auction", "players": 3})


@given(st.permutations(range(9)), st.integers(0, 9))
def test_what_comes_early_waits_for_its_turn(order, wanted):
    found = list(in_turn(((place, str(place)) for place in order), range(wanted)))
    assert found == [str(place) for place in range(wanted)]


@given(
    st.integers(0, 3000),
    st.integers(1, 8),
    st.lists(st.floats(1e-6, 10), min_size=1, max_size=50),
)
def test_batches_hold_every_task_once_and_take_about_as_long_as_they_should(count, workers, paces):
    batches = Batches(range(count), lambda: workers)
    seen = []
    for pace in [*paces, *paces[-1:] * 3000]:
        found = list(batches.next(2))
        if not found:
            break
        for batch in found:
            left = count - len(seen)
            assert 1 <= len(batch) <= MOST
            assert len(batch) == 1 or len(batch) <= max(1, left // (WAITING * workers))
            seen += batch
            batches.learn(len(batch), pace * len(batch))
    assert seen == list(range(count))


def test_batches_settle_where_they_take_as_long_as_they_should():
    batches = Batches(range(10**6), lambda: 2)
    assert [len(batch) for batch in batches.next(3)] == [1, 1, 1]
    for _ in range(30):
        batches.learn(1, 0.001)
    (batch,) = batches.next(1)
    assert len(batch) == pytest.approx(LONG / 0.001, rel=0.1)


def test_the_threads_of_a_cluster_are_asked_for_once_a_second():
    asked = []

    class Client:
        def nthreads(self):
            asked.append(None)
            return {"a": 2, "b": len(asked)}

    now = 0.0
    threads = Threads(Client(), lambda: now)
    assert [threads(), threads()] == [3, 3]
    now = 1.5
    assert threads() == 4


def test_a_cluster_that_went_away_is_told():
    class Client:
        def nthreads(self):
            raise ConnectionResetError("by peer")

    with pytest.raises(ruledock.RuledockError, match="the cluster is gone: by peer"):
        Threads(Client())()


def double(number):
    return 2 * number


def failing(number):
    raise ZeroDivisionError(number)


def ending(number):
    os._exit(1)


@pytest.mark.parametrize("workers", [1, 2])
def test_work_comes_back_in_the_order_of_the_tasks(workers):
    assert list(in_order(double, range(300), workers)) == list(range(0, 600, 2))
    with pytest.raises(ZeroDivisionError):
        list(in_order(failing, range(3), workers))


def test_a_worker_that_ends_is_an_error_and_the_next_ones_work():
    with pytest.raises(ruledock.RuledockError, match="a worker ended before its work was done"):
        list(in_order(ending, range(3), 2))
    assert list(in_order(double, range(3), 2)) == [0, 2, 4]


class Unsendable:
    def __init__(self):
        self.lock = Lock()

    def __call__(self, seed):
        return ruledock.RandomBot(seed)


def test_a_bot_that_cannot_be_sent_is_named():
    with pytest.raises(ruledock.ConfigError, match=r"cannot be sent to another process: .*lock"):
        ruledock.simulate(AUCTION, 4, Unsendable(), workers=2).play()


# -- a cluster ---------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["10.0.0.1:8786", "http://here", 7, ""])
def test_a_cluster_is_named_by_the_address_of_its_scheduler(address):
    with pytest.raises(ruledock.ConfigError, match="expected the address of a Dask scheduler"):
        make_pool(1, address)


def test_without_dask_it_is_said_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ruledock.ConfigError, match=r"ruledock\[dask\]"):
        ruledock.simulate(AUCTION, 1, on="tcp://127.0.0.1:8786")


LOCAL = ("--host=127.0.0.1", "--no-dashboard")


def started(tmp_path: Path, *words: str) -> "subprocess.Popen[bytes]":
    with (tmp_path / f"{words[0]}.log").open("ab") as log:
        command = [sys.executable, "-m", f"distributed.cli.dask_{words[0]}", *words[1:]]
        return subprocess.Popen(command, cwd=tmp_path, stdout=log, stderr=log)


@pytest.fixture
def cluster(tmp_path):
    """The address of a scheduler with two workers, each a process of its own."""
    place = tmp_path / "scheduler.json"
    running = [
        started(tmp_path, "scheduler", *LOCAL, "--port=0", f"--scheduler-file={place}"),
        *(
            started(
                tmp_path,
                "worker",
                *LOCAL,
                "--nthreads=1",
                "--no-nanny",
                f"--scheduler-file={place}",
            )
            for _ in range(2)
        ),
    ]
    try:
        yield _address(place)
    finally:
        for process in running:
            process.kill()
            process.wait()


def _address(place: Path) -> str:
    for _ in range(600):
        try:
            return str(json.loads(place.read_text())["address"])
        except (OSError, ValueError):
            time.sleep(0.1)
    raise AssertionError("no scheduler after a minute")


def wait_for_both(cluster: str) -> None:
    """Until work comes back from two processes."""
    for _ in range(60):
        ids = in_order(lambda _: time.sleep(0.02) or os.getpid(), range(12), 1, cluster)
        if len(set(ids)) == 2:
            return
    raise AssertionError("only one worker works")


def test_a_dask_cluster_plays_what_one_process_plays(cluster, tmp_path):
    wait_for_both(cluster)
    out = tmp_path / "there.parquet"
    alone = ruledock.simulate(AUCTION, 200, seed=9)
    there = ruledock.simulate(AUCTION, 200, seed=9, on=cluster, out=out)
    assert list(there) == list(alone)
    assert there.digest == alone.digest
    assert ruledock.simulate(AUCTION, 200, seed=9, out=out).play().digest == alone.digest
    with pytest.raises(ValueError):
        list(in_order(sqrt, range(0, -3, -1), 1, cluster))
    with pytest.raises(ruledock.ConfigError, match=r"cannot read what it is sent: .*'tests"):
        list(in_order(failing, range(3), 1, cluster))
    stopped = ruledock.simulate(AUCTION, 10**6, seed=1, on=cluster)
    assert next(stopped) == next(ruledock.simulate(AUCTION, 1, seed=1))


def test_a_cluster_that_is_not_there_is_named(monkeypatch):
    monkeypatch.setattr("ruledock_simulation.pools.PATIENCE", 1)
    many = ruledock.simulate(AUCTION, 1, on="tcp://127.0.0.1:1")
    with pytest.raises(ruledock.ConfigError, match=r"no Dask scheduler answers at tcp://127"):
        next(many)
