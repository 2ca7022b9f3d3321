"""No process of a bot gets away on Linux, whatever the bot does to its warden."""

import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

import ruledock
from ruledock_bots import guarded, isolation, strays
from ruledock_bots.descendants import descendants
from ruledock_bots.prctl import ADOPTS_ORPHANS, adopts_orphans, set_process

HERE = str(Path(__file__).parent)
sys.path.insert(0, HERE)
import bots_hostile as hostile  # noqa: E402
from hostile_games import AUCTION, living, loses, play  # noqa: E402

sys.path.pop(0)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they may get away")

ENDED = 30.0
"""Seconds in which a busy machine ends a bot that resists: far more than it takes."""


@pytest.fixture(autouse=True)
def found(monkeypatch):
    monkeypatch.syspath_prepend(HERE)


@pytest.fixture
def notes(tmp_path):
    return tmp_path / "notes"


@pytest.fixture(params=[True, False], ids=["namespace", "without"])
def namespaces(request, monkeypatch):
    """With a namespace where the kernel allows it, and without one."""
    isolation._end_all()
    monkeypatch.setattr(guarded, "NAMESPACES", request.param)
    yield request.param
    isolation._end_all()


@pytest.fixture
def endings(monkeypatch):
    """How long it took to end each bot."""
    taken, end = [], guarded.Guarded.end

    def timed(process):
        started = time.monotonic()
        said = end(process)
        taken.append(time.monotonic() - started)
        return said

    monkeypatch.setattr(guarded.Guarded, "end", timed)
    return taken


def silent(notes):
    """Whether nobody writes notes any more."""
    size = notes.stat().st_size
    time.sleep(0.3)
    return notes.stat().st_size == size


@pytest.mark.parametrize(
    "bot",
    [
        hostile.StopsItsWarden,
        hostile.KillsItsWarden,
        hostile.DaemonKillsItsWarden,
        hostile.MayfliesOfAStoppedWarden,
        hostile.MayfliesOfAKilledWarden,
        hostile.BombUnderAStoppedWarden,
    ],
)
def test_no_process_gets_away_from_a_warden_under_attack(bot, notes, namespaces, endings, scaled):
    before = set(descendants(os.getpid()))
    for _ in range(scaled(2, 20)):
        loses(bot, "", notes=notes, seconds=1)
        assert silent(notes)
        assert not living(notes)
    assert max(endings) < ENDED
    isolation._end_all()
    assert not set(descendants(os.getpid())) - before, "it is ended, or not even reaped"


def test_in_a_namespace_a_bot_cannot_reach_its_warden(notes):
    guard = guarded.Guarded(ruledock.Limits(), {"command": ["/bin/sleep", "60"]})
    apart = guard._apart
    guard.end()
    if not apart:
        pytest.skip("no namespaces here")
    loses(hostile.KillsItsWarden, "no answer in 1 seconds", notes=notes, seconds=1)


def test_without_one_it_can_and_that_is_said(notes, monkeypatch):
    monkeypatch.setattr(guarded, "NAMESPACES", False)
    isolation._end_all()
    loses(hostile.KillsItsWarden, "its warden was ended", notes=notes)
    assert not living(notes)


@pytest.mark.parametrize(
    ("bot", "why", "limits"),
    [
        (hostile.ForksAndEnds, "its process ended with code 0", {}),
        (hostile.DaemonAndHangs, "no answer in 1 seconds", {"seconds": 1}),
        (hostile.KillsItself, "its process was ended by signal 9, Killed", {}),
        (hostile.ForkBomb, "", {"processes": 16}),
    ],
)
def test_a_warden_alone_ends_them_too(bot, why, limits, notes, monkeypatch):
    """Where there is no namespace, and nobody attacks it; what has one is tested elsewhere."""
    monkeypatch.setattr(guarded, "NAMESPACES", False)
    isolation._end_all()
    loses(bot, why, notes=notes, **limits)
    assert not living(notes)


def test_our_own_processes_are_spared(notes, namespaces):
    """A child of ours, and one that we adopt because its parent is gone, as bots' daemons do."""
    child = subprocess.Popen(["sleep", "60"])
    play("random")  # from now on we adopt, if we do at all
    shell = ["sh", "-c", "sleep 60 >/dev/null 2>&1 & echo $!"]
    adopted = int(subprocess.run(shell, capture_output=True, check=True).stdout)
    try:
        loses(hostile.DaemonKillsItsWarden, "", notes=notes, seconds=1)
        assert child.poll() is None
        os.kill(adopted, 0)
        state = Path(f"/proc/{adopted}/stat").read_text().rpartition(")")[2].split()[0]
        assert state == "S"
    finally:
        child.kill()
        child.wait()
        os.kill(adopted, 9)
        if adopts_orphans():
            os.waitpid(adopted, 0)


@pytest.mark.parametrize("before", [False, True])
def test_we_adopt_no_longer_than_we_must(before, monkeypatch):
    monkeypatch.setattr(guarded, "NAMESPACES", False)
    isolation._end_all()
    set_process(ADOPTS_ORPHANS, before)
    try:
        some = [
            guarded.Guarded(ruledock.Limits(), {"command": ["/bin/sleep", "60"]}) for _ in range(2)
        ]
        for one in some:
            assert adopts_orphans()
            one.end()
        assert adopts_orphans() == before
    finally:
        set_process(ADOPTS_ORPHANS, 0)


def test_where_we_have_a_namespace_we_adopt_nobody():
    guard = guarded.Guarded(ruledock.Limits(), {"command": ["/bin/sleep", "60"]})
    assert adopts_orphans() != guard._apart
    guard.end()


def test_bots_of_workers_do_not_get_away_either(notes):
    bots = [partial(hostile.DaemonKillsItsWarden, notes=str(notes)), "random"]
    apart = ruledock.Limits(seconds=2)
    games = list(ruledock.simulate(AUCTION, 2, bots, seed=5, isolate=apart, workers=2))
    assert [one.winners for one in games] == [(1,), (1,)]
    assert not living(notes)


def test_limits_tell_strays_from_others():
    limits = ruledock.Limits()
    assert not strays._is_stray(os.getpid(), limits)
    assert not strays._is_stray(2**30, limits), "there is no such process"


def test_a_bot_of_root_has_no_privileges_but_for_files():
    code = (
        "from ruledock_bots.privileges import drop_privileges as drop\n"
        "import subprocess; from ruledock_bots.prctl import *\n"
        "drop(); set_process(NO_NEW_PRIVILEGES, 1)\n"
        "subprocess.run(['cat', '/proc/self/status'])\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout
    lines = dict(line.split(":", 1) for line in told.splitlines())
    for kind in ("CapPrm", "CapEff", "CapInh"):
        assert not int(lines[kind], 16) & ~0b110
