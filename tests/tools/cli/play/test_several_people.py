"""Several people at one keyboard, and games that are kept by themselves."""

import json
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import ruledock
from ruledock.errors import SaveError
from ruledock_cli.play.kept import folder, unfinished
from ruledock_cli.play.lock import locked

BOTH = ("--players", "Ada,Ben", "--seat", "Ada", "--seat", "Ben")


@pytest.fixture
def data(monkeypatch, tmp_path) -> Path:
    """An empty data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def kept(data: Path) -> list[dict]:
    files = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    return [json.loads(path.read_text()) for path in files]


# -- several people ---------------------------------------------------------------------------


def test_the_keyboard_goes_to_whoever_must_decide(run, data):
    out = run("play", "auction", *BOTH, "--seed", "7", typed="a b\na b\n").out
    said = re.findall(r"Pass the keyboard to (\w+)\.|(\w+): Keep", out)
    turns = [one or other for one, other in said]
    assert turns[:4] == ["Ada", "Ada", "Ben", "Ben"]
    [game] = kept(data)
    assert [choice[:6] for choice in game["choices"][:2]] == ["0 keep", "1 keep"]
    assert game["play"]["seat"] == "0,1"


def test_each_person_reads_only_what_they_may_know(run, data):
    out = run("play", "auction", *BOTH, "--seed", "7", typed="a b\na b\n").out
    screens = re.split(r"Pass the keyboard to ", out)[1:]
    for screen in screens:
        other = "Ben" if screen.startswith("Ada") else "Ada"
        assert not re.search(rf"{other} keeps [a-z]+-[a-z]", screen)
    assert any("Ada keeps" in screen for screen in screens)


def test_with_several_people_nobody_is_asked_out_of_turn(run, data):
    run("play", "isle", *BOTH, "--seed", "7", typed="quit\n")
    assert kept(data)[0]["start"]["config"]["windows"] == "own"
    run("play", "isle", *BOTH, "--seed", "7", "--set", "windows=all", typed="quit\n")
    assert "windows" not in kept(data)[1]["start"]["config"]  # all is the default
    run("play", "isle", "--players", "Ada,Ben", "--seed", "7", typed="quit\n")
    assert "windows" not in kept(data)[2]["start"]["config"]
    ran = run("play", "isle", *BOTH, "--interrupts", "ask")
    assert ran.code == 2 and "windows=all" in ran.err


def test_windows_ask_everybody_whatever_they_hold(run, data):
    """Passing the keyboard only to whoever can act would tell who can."""
    game = ruledock.new("auction", players=["Ada", "Ben"], seed=7)
    while game.decisions[0].kind != "core.window":
        game.choose(game.decisions[0], 0)
    Path("a.json").write_text(json.dumps(game.record.to_dict()))
    out = run("play", "--resume", "a.json", "--seat", "0", "--seat", "1", typed="\n\n").out
    assert set(re.findall(r"Pass the keyboard to (\w+)\.", out)) == {"Ada", "Ben"}


def test_two_people_play_to_the_end(run, data):
    out = run("play", "brambles", *BOTH, "--seed", "1", typed="a\n" * 60).out
    assert re.search(r"(wins|share the victory)\.\nThe seed was 1\.", out)


def test_nobody_sits_twice(run, data):
    ran = run("play", "auction", "--players", "Ada,Ben", "--seat", "Ada", "--seat", "0")
    assert ran.code == 2 and "Ada is named more than once" in ran.err


# -- kept games -------------------------------------------------------------------------------


def test_every_game_is_kept_for_its_owner_only_and_offered_again(run, data):
    run("play", "brambles", "--players", "Ada,Ben", typed="pick 1\nquit\n")
    [path] = folder().glob("*.json")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    ran = run("play", typed="\npick 1\nquit\n")
    assert "Brambles  Ada, Ben" in ran.out
    assert len(json.loads(path.read_text())["choices"]) > 1
    assert run("play", typed="z\nq\n").code == 0


def test_a_finished_game_is_not_offered_any_more(run, data):
    assert run("play", "brambles", "--seed", "1", typed="a\n" * 60).code == 0
    assert unfinished() == []
    ran = run("play")
    assert ran.code == 2 and "name a game" in ran.err


def test_what_else_lies_there_is_left_alone(run, data):
    folder().mkdir(parents=True)
    (folder() / "x.json").write_text("{")
    (folder() / "y.json").write_text("[]")
    assert unfinished() == []


def test_a_game_goes_on_even_if_it_cannot_be_kept(run, data):
    data.write_text("not a folder")
    ran = run("play", "brambles", "--seed", "1", typed="pick 1\nquit\n")
    assert ran.code == 0 and "P0 picks 1" in ran.out
    assert "could not be kept" in ran.out


def test_a_second_process_is_told_which_one_has_the_game(run, data, tmp_path):
    run("play", "brambles", "--save", "a.json", typed="quit\n")
    code = (
        "import sys; from pathlib import Path; from ruledock_cli.play.lock import locked\n"
        "with locked(Path('a.json')): print('held', flush=True); sys.stdin.read()"
    )
    words = [sys.executable, "-c", code]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        ran = run("play", "--resume", "a.json", typed="pick 1\n")
        assert ran.code == 1
        assert f"a.json is being played by process {other.pid}" in ran.err
        other.kill()
    assert run("play", "--resume", "a.json", typed="quit\n").code == 0
    assert not list(tmp_path.glob(".a.json.lock"))


def test_a_lock_is_taken_once(tmp_path):
    path = tmp_path / "a.json"
    with locked(path), pytest.raises(SaveError, match=str(os.getpid())), locked(path):
        pass
    with locked(path):
        pass


def test_kept_games_are_told_apart_and_open_ones_are_left_out(run, data):
    run("play", "isle", "--seed", "1", "--module", "kittens", typed="quit\n")
    run("play", "isle", "--seed", "1", typed="quit\n")
    listed = run("play", typed="q\n").out
    assert "The Isle of Cats + kittens" in listed and "0 choices" in listed
    one, other = (kept.path for kept in unfinished())
    with locked(one):
        assert [kept.path for kept in unfinished()] == [other]
        with locked(other):
            ran = run("play")
    assert ran.code == 2 and "every kept game is being played elsewhere" in ran.err


def test_kept_games_are_listed_by_their_titles(run, data):
    run("play", "sea_salt_paper", "--seed", "1", typed="quit\n")
    listed = run("play", typed="q\n").out
    assert "Sea Salt & Paper" in listed and "sea_salt_paper" not in listed


@pytest.mark.parametrize("first", [("--language", "cs"), ("--language=cs",)])
def test_a_language_may_be_named_before_the_command(first):
    words = (*first, "watch", "sea_salt_paper", "--seed", "3")
    command = [sys.executable, "-m", "ruledock_cli", *words]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "Začíná" in told or "kolo" in told.casefold()
    assert "begins" not in told
