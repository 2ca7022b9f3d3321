"""What cards are worth: counted right, the same for the same seed, beside known sets."""

import os
import re
import subprocess
import sys
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_authoring.balance import Report, Tally, balance, play_one
from ruledock_authoring.balance_page import page, remarks
from ruledock_authoring.trials import Item, Trial, Use
from ruledock_bots.seeds import game_seed
from ruledock_isle.authoring.trial import play, trial
from ruledock_isle.table import IsleTable
from ruledock_simulation import portable
from ruledock_simulation.seating import make_bots

CARD = Item("x", "X", "D", 2, True)
PLAIN = link(make_config({"game": "isle", "players": 4, "packs": ["lessons-i"]}))


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


def told(id, own, *, seen=40, taken=20, played=30, points=3.0, spread=2.0, fulfilled=0.5, cost=2):
    return {
        "id": id, "name": id.capitalize(), "own": own, "seen": seen, "taken": taken,
        "played": played, "points_mean": points, "points_spread": spread,
        "fulfilled_share": fulfilled, "cost": cost,
    }  # fmt: skip


def test_what_stands_out_is_said():
    cards = (
        told("known", False, points=7.0),
        told("rare", False, points=90.0, played=2),
        told("plain", True),
        told("strong", True, points=20.0),
        told("lucky", True, points=20.0, played=19),
        told("wild", True, points=7.5, spread=9.0),
        told("cheap", True, points=6.9, spread=0.1, cost=0),
        told("hopeless", True, points=0.0, fulfilled=0.0),
        told("shunned", True, taken=0, played=0, points=None, fulfilled=None),
    )
    said = [*remarks(Report("p", 100, 0, "b", 2, "fish", cards, ()))]
    assert said == [
        "strong Strong pays 20.0 points, more than any known card; the best of those is "
        "known Known with 7.0.",
        "cheap Cheap pays 6.9 points per fish, far more than any known card; the best of those "
        "is known Known with 3.5.",
        "hopeless Hopeless was played 30 times and never paid; known cards do in 50% of their "
        "games, the rarest, known Known, in 50%.",
        "shunned Shunned was offered 40 times and never taken.",
    ]


def test_no_bar_reaches_beyond_what_a_card_paid():
    """A card that pays 0 or 12 spreads below 0, but never paid less than nothing."""
    tally = Tally(CARD)
    for points in (0, 0, 0, 12):
        tally.add(Use("x", seen=1, taken=1, played=1, points=(points,)))
    card = tally.to_dict(4)
    assert card["points_mean"] - card["points_spread"] < 0
    drawn = page(Report("p", 4, "0", "b", 2, "fish", (card,), ()))
    zero = re.search(r"<path d='M([\d.]+) \d+V\d+' stroke='#1b1b1b'", drawn)[1]
    assert re.search(r"<path d='M([\d.]+) \d+H[\d.]+' stroke", drawn)[1] == zero


def test_bots_that_pursue_lessons_earn_more_with_them():
    found = trial(PLAIN, "lessons-i", 2)
    earned = {}
    for bot, games in (("random", 40), ("scholar", 12)):
        tasks = [(portable(found.tables[0]), "0", n, bot, found.play) for n in range(games)]
        uses = [use for task in tasks for use in play_one(task)]
        earned[bot] = mean(points for use in uses for points in use.points)
    assert earned["scholar"] > earned["random"] + 0.5
