"""What cards are worth: counted right, the same for the same seed, beside known sets."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock.engine.seeds import game_seed
from ruledock.errors import SaveError
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_authoring.balance import Report, Tally, balance, play_one
from ruledock_authoring.balance_page import remarks
from ruledock_authoring.trials import Item, Trial, Use
from ruledock_cli.pack import balance as command
from ruledock_drawing.plots import Row, _steps, plot
from ruledock_isle.authoring.trial import play, trial
from ruledock_isle.table import IsleTable
from ruledock_simulation import portable
from ruledock_simulation.seating import make_bots

ROOT = Path(__file__).parents[4]
CARD = Item("x", "X", "D", 2, True)
PLAIN = link(
    make_config({"game": "isle", "players": 4, "packs": [str(ROOT / "content/lessons-i")]})
)


def test_sets_are_tried_with_every_pair_of_known_ones():
    found = trial(PLAIN, "lessons-i", 2)
    sets = [config.settings["lessons"] for config in found.tables]
    assert sets == [["A", "B", "I"], ["A", "C", "I"], ["B", "C", "I"]]
    own = [item for item in found.items if item.own]
    assert {item.group for item in own} == {"I"} and len(own) == 8
    assert {item.group for item in found.items} == {"A", "B", "C", "I", "basic"}


def test_a_known_set_is_tried_beside_the_other_two():
    (table,) = trial(PLAIN, "lessons-a", 2).tables
    assert table.settings["lessons"] == ["A", "B", "C"]


def test_what_became_of_each_lesson_is_what_the_record_says():
    """Everything told once more from the record of the game and its result alone."""
    found = trial(PLAIN, "lessons-i", 2)
    for seed in range(6):
        game = ruledock.new(found.tables[0], seed=seed)
        uses = {use.item: use for use in play(game, make_bots(game.ruleset, "random", str(seed)))}
        table = IsleTable.of(game)
        lessons = set(table.book.lessons)
        made = [choice.split() for choice in game.record.to_dict()["choices"]]
        kept = [card for _, verb, *what in made if verb == "keep" for card in what[0].split("+")]
        for card in lessons:
            assert uses.get(card, Use(card)).taken == kept.count(card)
        in_play = {card: n for n, cards in enumerate(table.lessons) for card in cards}
        public = {lesson.card for lesson in table.public_lessons}
        assert {use.item for use in uses.values() if use.played} == {*in_play, *public}
        for card, player in in_play.items():
            paid = [line.points for line in game.score(player) if line.rule.endswith(f".{card}")]
            assert list(uses[card].points) == paid
            assert uses[card].others == ()
        for card in public:
            assert len(uses[card].points) == len(uses[card].others) == 1
        assert all(use.taken <= use.seen for use in uses.values())


@given(st.lists(st.integers(-5, 30), min_size=2), st.integers(0, 9))
def test_the_numbers_of_a_card(points, more):
    tally = Tally(CARD)
    for number in points:
        tally.add(Use("x", seen=2, taken=1, played=1, points=(number,), others=(1, 2)))
    told = tally.to_dict(len(points) + more)
    assert told["points_mean"] == pytest.approx(mean(points), abs=1e-3)
    assert told["points_spread"] == pytest.approx(stdev(points), abs=1e-3)
    assert told["points_per_cost"] == pytest.approx(mean(points) / 2, abs=1e-3)
    assert told["taken_share"] == 0.5
    assert told["played_share"] == pytest.approx(len(points) / (len(points) + more), abs=1e-3)
    above = [number for number in points if number > 0]
    assert told["fulfilled_share"] == pytest.approx(len(above) / len(points), abs=1e-3)
    assert told["others_mean"] == 1.5


def test_a_card_that_nobody_saw_has_no_numbers():
    told = Tally(CARD).to_dict(0)
    assert {told[key] for key in told if key.endswith(("share", "mean", "spread", "cost"))} == {
        None,
        2,
    }


NUMBERS = {game_seed("0", number): number for number in range(5)}


def _always(game, bots):
    return [Use("x", 1, 1, 1, (NUMBERS[game.record.start["seed"]],))]


def test_a_set_that_is_not_at_every_table_counts_only_where_it_is():
    table = make_config({"game": "auction", "players": 2})
    other = Item("y", "Y", "E", 1, False)
    dealt = (frozenset("xy"), frozenset("x"))
    report = balance(Trial((table, table), (CARD, other), dealt, _always, "random"), "p", 5)
    x, y = report.cards
    assert x["played_share"] == 1.0
    assert x["points_mean"] == 2.0
    assert y["played_share"] == 0.0
    assert [group["group"] for group in report.groups] == ["D", "E"]


def test_one_worker_and_two_give_the_same_report(run, thorough):
    told = []
    for workers in (1, 2):
        words = ["--games", 60 if thorough else 4, "--seed", 4, "--workers", workers, "--json"]
        ran = run("pack", "balance", ROOT / "content" / "lessons-a", *words)
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


PROGRAM = """
import ruledock
config = ruledock.Config("isle", windows="own")
for bot in ("greedy", "scholar"):
    many = ruledock.simulate(config, games=1, bots=bot, seed=9)
    print([one.totals for one in many], many.digest)
"""


def test_bots_play_alike_in_processes_that_order_sets_differently():
    told = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] != ""


def told(id, own, *, seen=40, taken=20, played=30, points=3.0, spread=2.0, fulfilled=0.5):
    return {
        "id": id, "name": id.capitalize(), "own": own, "seen": seen, "taken": taken,
        "played": played, "points_mean": points, "points_spread": spread,
        "fulfilled_share": fulfilled,
    }  # fmt: skip


def test_what_stands_out_is_said():
    cards = (
        told("known", False, points=7.0),
        told("rare", False, points=90.0, played=2),
        told("plain", True),
        told("strong", True, points=20.0),
        told("lucky", True, points=20.0, played=19),
        told("wild", True, points=7.5, spread=9.0),
        told("hopeless", True, points=0.0, fulfilled=0.0),
        told("shunned", True, taken=0, played=0, points=None, fulfilled=None),
    )
    said = [*remarks(Report("p", 100, 0, "b", 2, "", cards, ()))]
    assert said == [
        "strong Strong pays 20.0 points, more than any known card; the best of those is "
        "known Known with 7.0.",
        "hopeless Hopeless was played 30 times and never paid.",
        "shunned Shunned was offered 40 times and never taken.",
    ]


def test_bots_that_pursue_lessons_earn_more_with_them():
    found = trial(PLAIN, "lessons-i", 2)
    earned = {}
    for bot, games in (("random", 40), ("scholar", 12)):
        tasks = [(portable(found.tables[0]), "0", n, bot, found.play) for n in range(games)]
        uses = [use for task in tasks for use in play_one(task)]
        earned[bot] = mean(points for use in uses for points in use.points)
    assert earned["scholar"] > earned["random"] + 0.5


def test_the_table_names_each_own_card_and_each_known_set(run):
    words = ["--games", 3, "--workers", 1, "--bot", "random", "--sheet", "sheet.html"]
    ran = run("pack", "balance", ROOT / "examples" / "packs" / "harbour", *words)
    assert ran.code == 0, ran.err
    head, *rows = ran.out.splitlines()
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
        (["--games", "0"], "--games 0: expected at least one"),
        (["--workers", "0"], "workers: found 0, expected a whole number from 1"),
        (["--players", "9"], "players"),
    ],
)
def test_what_cannot_be_played_is_told(run, words, told):
    ran = run("pack", "balance", ROOT / "content" / "lessons-a", *words)
    assert ran.code == 2
    assert told in ran.err


@pytest.mark.parametrize("place", ["no/such/sheet.html", "."])
def test_a_sheet_that_cannot_be_written_is_told_before_anything_is_played(run, monkeypatch, place):
    monkeypatch.setattr(command, "balance", lambda *_, **__: pytest.fail("games were played"))
    ran = run("pack", "balance", ROOT / "content" / "lessons-a", "--sheet", place)
    assert ran.code == 1
    assert ran.err.startswith(f"ruledock: {place}: ")
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("words", [[], ["--json"]])
def test_what_was_played_is_told_before_the_sheet_is_written(run, monkeypatch, words):
    def full(path, text):
        raise SaveError(f"{path}: No space left on device")

    monkeypatch.setattr(command, "keep_text", full)
    words += ["--games", 1, "--workers", 1, "--bot", "random", "--sheet", "sheet.html"]
    ran = run("pack", "balance", ROOT / "content" / "lessons-a", *words)
    assert ran.code == 1
    assert "No space left" in ran.err
    assert "127" in ran.out


def test_a_set_that_is_not_whole_cannot_be_put_on_trial(run):
    run("pack", "new", "night")
    ran = run("pack", "balance", "night", "--games", 1)
    assert ran.code == 2
    assert "has 2 lessons, expected 8" in ran.err


# -- plots -------------------------------------------------------------------------------------

VALUES = st.floats(-1e6, 1e6).filter(lambda value: value == 0 or abs(value) > 1e-3)


@given(st.lists(VALUES, max_size=20))
def test_every_value_is_on_the_scale(values):
    steps = _steps([Row("a", value) for value in values])
    assert steps[0] <= min([0.0, *values]) and steps[-1] >= max([0.0, *values])
    assert 2 <= len(steps) <= 8


def test_labels_are_text():
    drawn = plot("<b>", [Row("<script>", 1.0, 0.5), Row("none", None)])
    assert "<script>" not in drawn and "<b>" not in drawn
    assert drawn.count("<circle") == 1
