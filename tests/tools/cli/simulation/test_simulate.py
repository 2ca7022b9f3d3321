"""Many games from the command line: simulated, kept, stopped, gone on with, and looked at."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ruledock
from ruledock.linking.config import make_config

TABLE = 'game = "auction"\nplayers = 3\nmodules = ["patrons"]\nseed = 4\n'
CONFIG = make_config({"game": "auction", "players": 3, "modules": ["patrons"], "seed": 4})


@pytest.fixture
def table(tmp_path):
    (tmp_path / "table.toml").write_text(TABLE)
    return "table.toml"


def test_what_it_says_is_what_was_played(run, table):
    ran = run("simulate", table, "--games", 7, "--workers", 1, "--json")
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)
    many = ruledock.simulate(CONFIG, 7)
    won = [0, 0, 0]
    for one in many:
        for seat in one.winners:
            won[seat] += 1
    assert told["digest"] == many.digest
    assert (told["games"], told["known"], told["out"]) == (7, 0, None)
    assert [seat["won"] for seat in told["tables"][0]["seats"]] == won
    assert told["tables"][0]["lines"][0]["title"]


def test_two_workers_write_what_one_writes(run, table):
    told = []
    for workers in (1, 2):
        out = f"{workers}.parquet"
        ran = run("simulate", table, "--games", 12, "--workers", workers, "--out", out, "--json")
        assert ran.code == 0, ran.err
        told.append(json.loads(ran.out)["digest"])
    assert told[0] == told[1]
    assert Path("1.parquet").read_bytes() == Path("2.parquet").read_bytes()


def test_bots_may_think_apart(run, table):
    words = ["simulate", table, "--games", 1, "--workers", 1, "--json"]
    apart, beside = run(*words, "--isolate"), run(*words)
    assert apart.code == 0, apart.err
    assert json.loads(apart.out)["digest"] == json.loads(beside.out)["digest"]


def test_bots_that_fail_lose_and_it_is_told(run, table):
    words = ["simulate", table, "--games", 3, "--workers", 1, "--isolate", "--out", "all.jsonl"]
    words += ["--bot", "random", "--bot", "greedy", "--bot", "random"]
    ran = run(*words)
    why = "P1 loses: bot ruledock_bots.greedy:GreedyBot: RuntimeError: an isolated bot has a view"
    assert ran.code == 1
    assert "3 games, none played to its end, 3 lost by a bot that failed" in ran.out
    assert why in ran.out
    for command in (words, ["report", "all.jsonl"]):
        told = json.loads(run(*command, "--json").out)["tables"][0]
        [failure] = told["failures"]
        assert (told["failed"], failure["games"]) == (3, 3)
        assert failure["failure"].startswith(why)
        assert [(seat["won"], seat["failed"]) for seat in told["seats"]] == [(3, 0), (0, 3), (3, 0)]
        assert told["choices_mean"] is None and told["lines"] == []
    assert why in run("report", "all.jsonl", "--html", "all.html").out
    assert why in Path("all.html").read_text()


def test_patience_is_for_bots_apart(run, table):
    ran = run("simulate", table, "--patience", 1)
    assert (ran.code, ran.out) == (2, "")
    assert "are for bots in processes of their own" in ran.err
    for words in (["--patience", 0], ["--bot-user", "no such user"]):
        ran = run("simulate", table, "--isolate", *words)
        assert ran.code == 2 and "limits: " in ran.err


def test_each_seat_may_have_its_bot_and_the_seed_can_be_chosen(run):
    words = ["--bot", "random", "--bot", "greedy:options=2", "--seed", 9, "--games", 2]
    ran = run("simulate", "auction", *words, "--workers", 1)
    assert ran.code == 0, ran.err
    head, columns, *rows = ran.out.splitlines()
    assert head.startswith("auction, 2 players: 2 games, ")
    assert columns.split()[:3] == ["seat", "bot", "won"]
    assert [row.split()[:2] for row in rows[:4]] == [
        ["0", "random"],
        ["1", "greedy:options=2"],
        ["any", "greedy:options=2"],
        ["any", "random"],
    ]
    config = make_config({"game": "auction"})
    bots = ["random", "greedy:options=2"]
    assert rows[4] == "seed 9"
    assert rows[5] == f"digest {ruledock.simulate(config, 2, bots, seed=9).play().digest}"


def test_the_same_command_goes_on_where_it_was(run, table):
    run("simulate", table, "--games", 4, "--workers", 1, "--out", "all.jsonl")
    ran = run("simulate", table, "--games", 6, "--workers", 1, "--out", "all.jsonl")
    assert ran.code == 0
    assert "all.jsonl: 4 games there, 2 to play" in ran.err
    assert f"digest {ruledock.simulate(CONFIG, 6).play().digest}" in ran.out
    assert "ruledock report all.jsonl" in ran.out


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["--bot", "gredy"], 2, "no bot 'gredy'; did you mean"),
        (["--bot", "random", "--bot", "random"], 2, "found 2 of them, expected one for each"),
        (["--bot", "planner:iteration=1"], 2, "no option 'iteration'; did you mean"),
        (["--bot", "planner:iterations=0"], 2, "iterations: found 0, expected 1 or more"),
        (["--games", "-1"], 2, "games: found -1, expected a whole number from 0"),
        (["--workers", "0"], 2, "workers: found 0, expected a whole number from 1"),
        (["--workers", "2", "--on", "tcp://h:1"], 2, "which has its own"),
        (["--on", "somewhere"], 2, "expected the address of a Dask scheduler"),
        (["--out", "all.csv"], 2, "ends in .jsonl or .parquet"),
        (["--out", "no/where.jsonl"], 1, "No such file or directory"),
        (["--players", "99"], 2, "players"),
    ],
)
def test_what_cannot_be_simulated_is_told(run, table, words, code, told):
    ran = run("simulate", table, "--games", 3, *words)
    assert ran.code == code
    assert told in ran.err
    assert not ran.out


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
def test_no_game_is_in_no_file(run, table, kind):
    words = ("simulate", table, "--games", 0, "--workers", 1, "--out", f"all.{kind}")
    ran = run(*words)
    assert ran.code == 0, ran.err
    assert ran.out.endswith(f"No game was asked for; nothing is written to all.{kind}.\n")
    assert json.loads(run(*words, "--json").out)["out"] is None
    assert os.listdir() == [table]


def test_an_empty_file_that_was_there_stays(run, table):
    Path("all.jsonl").touch()
    assert run("simulate", table, "--games", 0, "--workers", 1, "--out", "all.jsonl").code == 0
    assert Path("all.jsonl").read_text() == ""
    ran = run("simulate", table, "--games", 1, "--workers", 1, "--out", "all.jsonl")
    assert "The results are in all.jsonl" in ran.out
    assert Path("all.jsonl").read_text().count("\n") == 3


def test_results_of_other_games_are_refused(run, table):
    run("simulate", table, "--games", 3, "--workers", 1, "--out", "all.jsonl")
    ran = run("simulate", table, "--games", 3, "--workers", 1, "--out", "all.jsonl", "--seed", 8)
    assert ran.code == 1
    assert (
        "all.jsonl: holds other games, which stay as they are; run: found '4', expected '8'"
        in ran.err
    )


def test_stopped_by_hand_it_says_how_to_go_on(tmp_path):
    words = ["auction", "--games", "1000000", "--workers", "1", "--out", "all.jsonl"]
    command = [sys.executable, "-m", "ruledock_cli", "simulate", *words]
    heed = {"preexec_fn": lambda: signal.signal(signal.SIGINT, signal.default_int_handler)}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=tmp_path, **pipes, **heed) as running:
        out = tmp_path / "all.jsonl"
        while not (out.exists() and out.stat().st_size > 5000):
            assert running.poll() is None
            time.sleep(0.01)
        running.send_signal(signal.SIGINT)
        said, complaint = running.communicate()
    assert running.returncode == 130
    assert said == ""
    assert complaint.splitlines() == [
        "ruledock: all.jsonl: to go on, type the same again",
        "ruledock: stopped.",
    ]
    whole = out.read_text().count("\n") // 2
    assert ruledock.simulate(make_config({"game": "auction"}), 10**6, out=out).known == whole


# -- reports -----------------------------------------------------------------------------------


def test_a_report_says_who_wins_and_what_lines_bring(run, table):
    run("simulate", table, "--games", 9, "--workers", 1, "--out", "all.jsonl")
    ran = run("report", "all.jsonl", "--html", "page.html")
    assert ran.code == 0, ran.err
    lines = ran.out.splitlines()
    assert lines[0].startswith("auction with patrons, 3 players: 9 games, ")
    assert sum(line.startswith(("0 ", "1 ", "2 ")) for line in lines) == 3
    (values,) = [line for line in lines if line.startswith("auction.values")]
    assert "The value of each lot on show." in values
    assert "100.0%" in values
    page = Path("page.html").read_text("utf-8")
    assert page.count("<svg") == 4
    assert "auction.values: The value of each lot on show." in page


def test_a_report_for_programs_compares_files(run, table):
    run("simulate", table, "--games", 5, "--workers", 1, "--out", "with.parquet")
    run("simulate", "auction", "--games", 6, "--workers", 1, "--out", "without.jsonl")
    ran = run("report", "with.parquet", "without.jsonl", "--json")
    tables = json.loads(ran.out)["tables"]
    assert [(one["modules"], one["games"]) for one in tables] == [("", 6), ("patrons", 5)]


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("no.jsonl", None, "no.jsonl: No such file or directory"),
        ("no.parquet", None, "no.parquet: cannot be read as Parquet"),
        ("notes.jsonl", "hello\n", "notes.jsonl: found no results from byte 0 on"),
        ("notes.parquet", "hello\n", "notes.parquet: cannot be read as Parquet"),
    ],
)
def test_a_file_without_results_is_told(run, name, text, told):
    if text is not None:
        Path(name).write_text(text)
    ran = run("report", name)
    assert ran.code == 1
    assert told in ran.err
    assert os.listdir() == ([name] if text else [])


def test_a_report_of_parquet_needs_pyarrow(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    ran = run("report", "all.parquet")
    assert ran.code == 2
    assert "pip install 'ruledock[parquet]'" in ran.err
