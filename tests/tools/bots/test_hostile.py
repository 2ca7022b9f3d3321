"""Bots that do harm are contained: they lose in time, and nothing of them is left."""

import json
import os
import pwd
import signal
import subprocess
import sys
import tempfile
import time
import tracemalloc
from functools import partial
from pathlib import Path

import pytest

import ruledock
from ruledock.errors import ConfigError
from ruledock_bots import guarded, isolation
from ruledock_bots.scratch import clear, make

HERE = str(Path(__file__).parent)
sys.path.insert(0, HERE)
import bots_hostile as hostile  # noqa: E402
from hostile_games import AUCTION, MARGIN, living, loses, play  # noqa: E402

sys.path.pop(0)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what is left")

MIB = 2**20
ROOT = os.geteuid() == 0
SITE = [one for one in sys.path if one.endswith("site-packages")]


@pytest.fixture(autouse=True)
def found(monkeypatch):
    monkeypatch.syspath_prepend(HERE)


@pytest.fixture
def notes(tmp_path):
    return tmp_path / "notes"


# -- processes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "why", "limits"),
    [
        (hostile.ForksAndHangs, "no answer in 2 seconds", {"seconds": 2}),
        (hostile.ForksAndEnds, "its process ended with code 0", {}),
        (hostile.DaemonAndHangs, "no answer in 2 seconds", {"seconds": 2}),
        (hostile.Mayflies, "no answer in 2 seconds", {"seconds": 2}),
        (hostile.Mute, "its process ended with code 0", {}),
        (hostile.Quits, "its process ended with code 7", {}),
        (hostile.KillsItself, "its process was ended by signal 9, Killed", {}),
        (partial(hostile.KillsItself, by=41), "its process was ended by signal 41, Real-time", {}),
        (hostile.HoardsTogether, " MiB of memory, 400 are allowed", {"memory": 400 * MIB}),
    ],
)
def test_whatever_a_bot_starts_ends_with_it(bot, why, limits, notes):
    loses(bot, why, notes=notes, **limits)
    assert not living(notes)


def test_a_fork_bomb_goes_out(notes):
    """Root may have as many processes as it likes: it is the warden who counts them."""
    said = "are allowed" if ROOT else ""
    loses(hostile.ForkBomb, said, notes=notes, processes=16)
    assert not living(notes)


def test_a_daemon_of_a_bot_that_plays_well_ends_with_its_process(notes):
    [one], _ = play(hostile.Daemon, notes=notes)
    assert not one.failure
    isolation._end_all()
    assert not living(notes)


def test_bots_end_with_the_process_that_asked_them_however_it_ends(notes):
    code = (
        f"import sys; sys.path.insert(0, {HERE!r})\n"
        "import ruledock, bots_hostile as hostile\nfrom functools import partial\n"
        f"bot = partial(hostile.DaemonAndHangs, notes={str(notes)!r})\n"
        "ruledock.simulate(ruledock.Config('auction'), 1, bot, isolate=True).play()\n"
    )
    asking = subprocess.Popen([sys.executable, "-c", code])
    try:
        for _ in range(MARGIN * 100):
            if notes.exists() and len(notes.read_text().split()) >= 3:
                break
            time.sleep(0.01)
    finally:
        asking.send_signal(signal.SIGKILL)
        asking.wait()
    assert not living(notes)


# -- pipes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "why", "limits"),
    [
        (hostile.AsksForever, "no answer in 1 seconds", {"seconds": 1}),
        (hostile.HalfALine, "no answer in 1 seconds", {"seconds": 1}),
        (hostile.HalfALineAndEnds, "ended with code 0 in the middle of an answer", {}),
        (hostile.Deep, ", which is not a message", {}),
        (
            partial(hostile.Deep, inside='{"type": "error", "message": %s}'),
            "it gave up without a reason",
            {},
        ),
        (
            partial(hostile.Deep, inside='{"type": "choose", "id": 1, "choice": %s}'),
            "it answered a list as 'choice', expected",
            {},
        ),
        (hostile.ManyDigits, ", which is not a message", {}),
        (hostile.EndlessPrints, "printed more than 100000 bytes", {"output": 100_000}),
        (hostile.ClosesItsOutput, "it closed its output", {}),
    ],
)
def test_what_a_bot_says_is_heard_within_bounds(bot, why, limits):
    loses(bot, why, **limits)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (hostile.OneLongLine, "it answered with more than 65536 bytes"),
        (hostile.FloodsAnswers, "it answered with more than 65536 bytes"),
        (hostile.EndlessPrints, "it printed more than 1048576 bytes during one decision"),
    ],
)
def test_no_bot_fills_our_memory(bot, why):
    play("random")  # with all that is linked and imported once
    tracemalloc.start()
    try:
        loses(bot, why, seconds=60)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 4 * MIB


def test_what_a_bot_says_reaches_nobody_as_it_is():
    [one], _ = play(hostile.SpeaksToTerminals)
    said = r"RuntimeError: \x1b[2J\x9b2J\u202egnp.exe\ud800\r\n"
    assert one.failure == f"P0 loses: bot bots_hostile:SpeaksToTerminals: {said}"


# -- memory, files and what else there is -------------------------------------------------------


def test_a_bot_has_no_more_memory_than_it_may():
    loses(hostile.Hoards, "MemoryError", memory=300 * MIB)


def test_a_bot_writes_no_large_file():
    loses(hostile.WritesMuch, "OSError: [Errno 27] File too large", file_size=MIB)


def test_nothing_is_left_of_a_bots_folder(notes):
    [one], _ = play(hostile.Litters, notes=notes)
    assert not one.failure
    folder = Path(notes.read_text())
    assert folder.is_dir()
    isolation._end_all()
    assert not folder.exists()


def test_folders_are_removed_from_inside_and_links_stay_links(tmp_path):
    """The slow way is obvious: whatever lies outside is still there, and the folder is not."""
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").write_text("kept")
    folder = Path(make())
    (folder / "link").symlink_to(outside)
    (folder / "a" / "b" / "a").mkdir(parents=True)
    (folder / "a" / "b" / "link").symlink_to(outside / "kept")
    (folder / "a" / "file").write_text("gone")
    clear(str(folder))
    assert not folder.exists()
    assert (outside / "kept").read_text() == "kept"


def test_a_bot_finds_nothing_of_ours(notes, monkeypatch, tmp_path):
    monkeypatch.setenv("RULEDOCK_TEST_TOKEN", "do-not-tell")
    monkeypatch.setenv("PYTHONPATH", "do-not-tell")
    with open(tmp_path / "secret", "w") as secret:
        os.set_inheritable(secret.fileno(), True)
        limits = {"memory": 512 * MIB, "files": 50, "file_size": 3 * MIB, "processes": 9}
        [one], _ = play(hostile.Nosy, notes=notes, **limits)
    assert not one.failure
    found = json.loads(notes.read_text())
    assert "do-not-tell" not in notes.read_text()
    places = {"HOME": found["folder"], "TMPDIR": found["folder"], "PATH": os.defpath}
    kept = {name: os.environ[name] for name in guarded.KEPT if name in os.environ}
    assert found["environment"] == {
        **places, **kept, "LANG": "C.UTF-8", "OMP_NUM_THREADS": "1",
    }  # fmt: skip
    assert {name.partition(":")[0] for name in found["files"]} == {"pipe"}
    assert len(set(found["files"])) == 3
    assert found["session"] == found["group"] == found["pid"]
    assert found["limits"]["AS"] == [512 * MIB] * 2
    assert found["limits"]["FSIZE"] == [3 * MIB] * 2
    assert (found["limits"]["NOFILE"], found["limits"]["CORE"]) == ([50, 50], [0, 0])
    assert 9 < found["limits"]["NPROC"][0] < 2**20
    assert not {"ruledock.game.game", "ruledock.engine.table", "ruledock.engine.machine"} & set(
        found["modules"]
    )
    assert not found["open"], "it could read the game in our memory"


@pytest.mark.skipif(not ROOT, reason="only root runs bots as somebody else")
def test_a_bot_of_another_user_cannot_touch_us():
    """In a Python that everybody can read, unlike the one of these tests perhaps."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        found = _look_as_nobody(_python_for_all(), Path(folder, "notes"))
    nobody = pwd.getpwnam("nobody")
    assert found["user"] == [nobody.pw_uid] * 3 and found["groups"] in ([], [nobody.pw_gid])
    assert not found["open"] and not found["killed"] and not found["warden"]


def _look_as_nobody(python, notes):
    code = (
        "import ruledock, bots_hostile as hostile\nfrom functools import partial\n"
        f"bot = partial(hostile.Nosy, notes={str(notes)!r})\n"
        "apart = ruledock.Limits(user='nobody', seconds=20)\n"
        "[one] = ruledock.simulate(ruledock.Config('auction'), 1, bot, isolate=apart)\n"
        "print(one.failure)\n"
    )
    path = os.pathsep.join([HERE, *(one for one in sys.path if "lib/python3" not in one), *SITE])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run([python, "-c", code], env=env, capture_output=True, text=True)
    assert ran.stdout == "\n", ran.stdout + ran.stderr
    return json.loads(notes.read_text())


def _python_for_all():
    """A Python like ours that nobody in particular can start."""
    ours = f"import json, sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]!r})"
    nobody = {"user": "nobody", "extra_groups": [], "capture_output": True}
    for python in (sys.executable, "/usr/bin/python3", "/usr/local/bin/python3"):
        try:
            if not subprocess.run([python, "-c", ours], **nobody).returncode:
                return python
        except OSError:
            continue
    return pytest.skip("no Python here that everybody can read")


# -- games go on --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
def test_the_run_goes_on_with_the_next_game(tmp_path, kind):
    out = tmp_path / f"all.{kind}"
    apart = ruledock.Limits(seconds=20)
    bots = [hostile.Mute, "random"]
    many = ruledock.simulate(AUCTION, 3, bots, seed=5, isolate=apart, out=out)
    games = list(many)
    assert [one.number for one in games] == [0, 1, 2]
    assert all(one.failure and one.winners == (1,) for one in games)
    again = ruledock.simulate(AUCTION, 3, bots, seed=5, isolate=apart, out=out)
    assert list(again) == games and again.known == 3


def test_a_bot_that_fails_now_and_then_leaves_other_games_as_they_were():
    """Its opponent's process is used again, and plays as if nothing had happened."""
    games = 8
    whole = list(ruledock.simulate(AUCTION, games, "random", seed=5))
    some, _ = play(hostile.Moody, games=games)
    failed = [one.seed for one in some if one.failure]
    assert failed and len(failed) < games
    for one, other in zip(whole, some, strict=True):
        assert other.failure or one == other


@pytest.mark.parametrize(
    ("limits", "why"),
    [
        ({"seconds": 0}, "seconds: found 0, expected a number above 0"),
        ({"seconds": float("nan")}, "seconds: found nan, expected a number above 0"),
        ({"memory": 1.5}, "memory: found 1.5, expected a whole number from 1"),
        ({"processes": True}, "processes: found True, expected a whole number from 1"),
        ({"user": 5}, "user: found 5, expected the name of a user"),
    ],
)
def test_limits_are_numbers_that_can_be_meant(limits, why):
    with pytest.raises(ConfigError) as caught:
        ruledock.Limits(**limits)
    assert str(caught.value) == f"limits: {why}"


def test_bots_run_as_a_user_there_is_and_only_root_says_so():
    expected = "no user 'nobdy'; did you mean \"nobody\"?" if ROOT else "only root lets bots run"
    with pytest.raises(ConfigError) as caught:
        ruledock.Limits(user="nobdy")
    assert str(caught.value).startswith(f"limits: user: {expected}")


def test_only_limits_are_limits():
    with pytest.raises(ConfigError, match="isolate: found 5, expected true, false or limits"):
        ruledock.simulate(AUCTION, 1, isolate=5)
