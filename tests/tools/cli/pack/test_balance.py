"""``ruledock pack balance``: the table, the sheet, and what cannot be played."""

import json
from pathlib import Path

import pytest

from ruledock.errors import SaveError
from ruledock.linking.shipped import data
from ruledock_cli.pack import balance as command

ROOT = Path(__file__).parents[4]
SHIPPED = Path(str(data("content")))


def test_one_worker_and_two_give_the_same_report(run, thorough):
    told = []
    for workers in (1, 2):
        words = ["--games", 60 if thorough else 4, "--seed", 4, "--workers", workers, "--json"]
        ran = run("pack", "balance", SHIPPED / "lessons-a", *words)
        assert ran.code == 0, ran.err
        told.append(ran.out)
    assert told[0] == told[1]
    report = json.loads(told[0])
    assert report["bot"] == "scholar"
    assert sum(card["played"] for card in report["cards"]) > 0
    by_set = {group["group"]: group for group in report["groups"]}
    assert list(by_set) == ["A", "B", "C", "basic"]
    assert by_set["A"]["others_mean"] is None, "its lessons are private"
    assert by_set["C"]["others_mean"] is not None, "its lessons are public"


def test_the_table_names_each_own_card_and_each_known_set(run):
    words = ["--games", 3, "--workers", 1, "--bot", "random", "--sheet", "sheet.html"]
    ran = run("pack", "balance", ROOT / "examples" / "packs" / "harbour", *words)
    assert ran.code == 0, ran.err
    at_once, _, games = ran.out.partition("\n\n")
    assert "as if nobody aimed for it" in at_once
    assert sum(row.startswith("harbour-") for row in at_once.splitlines()) == 8
    head, *rows = games.splitlines()
    assert head.split()[:6] == ["card", "taken", "played", "fulfilled", "points", "spread"]
    assert sum(row.startswith("harbour-") for row in rows) == 8
    starts = [row.split(",")[0] for row in rows if " cards" in row]
    assert starts == ["set harbour", "set A", "set B", "set C", "basic"]
    page = Path("sheet.html").read_text("utf-8")
    assert page.count("<article class='card'>") == 8
    assert "Points, mean and spread" in page


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bot", "gredy"], "no bot 'gredy'; did you mean"),
        (["--games", "-1"], "--games -1: expected 0 or more"),
        (["--workers", "0"], "workers: found 0, expected a whole number from 1"),
        (["--players", "9"], "players"),
    ],
)
def test_what_cannot_be_played_is_told(run, words, told):
    ran = run("pack", "balance", SHIPPED / "lessons-a", *words)
    assert ran.code == 2
    assert told in ran.err


@pytest.mark.parametrize("place", ["no/such/sheet.html", "."])
def test_a_sheet_that_cannot_be_written_is_told_before_anything_is_played(run, monkeypatch, place):
    monkeypatch.setattr(command, "balance", lambda *_, **__: pytest.fail("games were played"))
    ran = run("pack", "balance", SHIPPED / "lessons-a", "--sheet", place)
    assert ran.code == 1
    assert ran.err.startswith(f"ruledock: {place}: ")
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("words", [[], ["--json"]])
def test_what_was_played_is_told_before_the_sheet_is_written(run, monkeypatch, words):
    def full(path, text):
        raise SaveError(f"{path}: No space left on device")

    monkeypatch.setattr(command, "keep_text", full)
    words += ["--games", 1, "--workers", 1, "--bot", "random", "--sheet", "sheet.html"]
    ran = run("pack", "balance", SHIPPED / "lessons-a", *words)
    assert ran.code == 1
    assert "No space left" in ran.err
    assert "127" in ran.out


def test_a_set_that_is_not_whole_cannot_be_put_on_trial(run):
    run("pack", "new", "night")
    ran = run("pack", "balance", "night", "--games", 1)
    assert ran.code == 2
    assert "has 2 lessons, expected 8" in ran.err


def test_a_set_that_is_not_whole_is_weighed_all_the_same(run):
    run("pack", "new", "night")
    ran = run("pack", "balance", "night")
    assert ran.code == 0
    assert sum(row.startswith("night-") for row in ran.out.splitlines()) == 2
    assert ran.err.startswith("ruledock: no games, as none can use this pack yet: ")
    assert "has 2 lessons, expected 8" in ran.err


@pytest.mark.parametrize(
    ("bot", "aims"), [("random", "nothing; they choose at random"), ("scholar", "lessons that")]
)
def test_what_the_bots_aim_for_is_said_on_the_screen_and_on_the_sheet(run, bot, aims):
    words = ["--games", 1, "--workers", 1, "--bot", bot, "--sheet", "sheet.html"]
    ran = run("pack", "balance", SHIPPED / "lessons-a", *words)
    assert f"What they aim for: {aims}" in ran.out
    assert f"What they aim for: {aims}" in Path("sheet.html").read_text("utf-8")


def test_one_card_is_weighed_at_once(run):
    run("pack", "new", "night")
    ran = run("pack", "balance", "night/lessons/edge-sleepers.json", "--games", 0, "--json")
    rough = json.loads(ran.out)["rough"]
    own = [card for card in rough["cards"] if card["own"]]
    assert [card["id"] for card in own] == ["night-edge-sleepers"]
    assert rough["label"] == "as if nobody aimed for it"
    assert rough["ends"] > 100
    assert {"A", "B", "C", "basic"} <= {card["group"] for card in rough["cards"]}
