"""Tournaments: every bot from every seat on the same deals, rated, resumed, the same anywhere."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections import Counter
from math import exp, log, tanh

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruledock.errors import ConfigError, SaveError
from ruledock.linking.config import make_config
from ruledock_simulation.tournament.kept import GAMES, row_hash
from ruledock_simulation.tournament.page import page
from ruledock_simulation.tournament.playing import places
from ruledock_simulation.tournament.ratings import ELO, intervals, rankings_of, ratings, weigh
from ruledock_simulation.tournament.schedule import Schedule, groups, seatings
from ruledock_simulation.tournament.standings import Tally
from ruledock_simulation.tournament.tournament import Tournament

AUCTION = make_config({"game": "auction", "players": 2})
THREE = make_config({"game": "auction", "players": 3})
BOTS = ("random", "greedy:guesses=1,options=3")
"""The second thinks just enough to be the better one, so that tests are quick."""


@given(st.integers(2, 5), st.lists(st.integers(1, 4), min_size=1, max_size=3), st.integers(1, 3))
def test_everybody_has_every_seat_equally_often(bots, players, deals):
    schedule = Schedule(tuple(players), bots, deals)
    rounds = [schedule.round(number) for number in range(2)]
    numbers = [one.number for matches in rounds for one in matches]
    assert numbers == list(range(2 * schedule.size))
    assert {one.deal for one in rounds[1]} == set(range(deals, 2 * deals))
    for table, count in enumerate(players):
        here = [one for one in rounds[0] if one.table == table]
        assert all(len(one.seats) == count for one in here)
        for seat in range(count):
            sat = Counter(one.seats[seat] for one in here)
            assert len(sat) == bots and len({*sat.values()}) == 1
        by_deal = [[one.seats for one in here if one.deal == deal] for deal in range(deals)]
        assert all(one == by_deal[0] for one in by_deal)


def test_too_few_bots_sit_twice():
    assert groups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert seatings((0, 0, 1)) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]


@pytest.mark.parametrize(
    ("totals", "winners", "fewest", "failed", "found"),
    [
        ((3, 5, 4), (1,), False, None, [3, 1, 2]),
        ((3, 5, 4), (0,), True, None, [1, 3, 2]),
        ((5, 5), (0, 1), False, None, [1, 1]),
        ((5, 5), (1,), False, None, [2, 1]),
        ((9, 1, 2), (0,), False, 0, [3, 2, 1]),
    ],
)
def test_places(totals, winners, fewest, failed, found):
    assert places(totals, winners, fewest, failed) == found


# -- ratings -------------------------------------------------------------------------------

RANKINGS = st.lists(st.permutations(range(4)), min_size=3, max_size=25)


@settings(max_examples=25)
@given(RANKINGS)
def test_ratings_are_those_of_choix(found):
    """The same likelihood, with the same games against an average opponent beside it."""
    import choix  # late: it loads all of scipy, which every worker would do before any test runs

    average = [[bot, 4] for bot in range(4)] + [[4, bot] for bot in range(4)]
    theirs = choix.opt_rankings(5, [list(one) for one in found] + average, tol=1e-10)
    ours = ratings(4, weigh({"seats": one, "places": [1, 2, 3, 4]} for one in found))
    mean = sum(theirs[:4]) / 4
    assert ours == pytest.approx([one - mean for one in theirs[:4]], abs=1e-3)


def test_two_bots_are_rated_by_their_odds():
    """Three wins of four, and one each way against the average: odds of four to two, twice over."""
    won = {"seats": (0, 1), "places": [1, 2]}
    lost = {"seats": (0, 1), "places": [2, 1]}
    many = weigh([won] * 3000 + [lost] * 1000)
    better, worse = ratings(2, many)
    assert better - worse == pytest.approx(log(3), abs=0.01)
    assert ELO * log(10) == pytest.approx(400)


@pytest.mark.parametrize("games", [8, 400, 100_000])
def test_who_wins_every_game_is_rated_to_the_point(games):
    """One game won and one lost against the average: tanh(x / 2) = games / (1 + exp(2 x))."""
    better, worse = ratings(2, {(0, 1): float(games)})
    assert tanh(better / 2) == pytest.approx(games / (1 + exp(2 * better)), rel=1e-4)
    assert better == pytest.approx(-worse)
    [(low, high), _] = intervals(2, [Counter({(0, 1): games / 4})] * 4, "1", times=5)
    assert (low, high) == pytest.approx((better, better), abs=1e-3)


def test_ties_count_half_each_way():
    assert dict(rankings_of({"seats": (0, 1), "places": [1, 1]})) == {(0, 1): 0.5, (1, 0): 0.5}
    assert rankings_of({"seats": (0, 0), "places": [1, 2]}) == []
    assert ratings(2, weigh([{"seats": (0, 1), "places": [1, 1]}] * 9)) == pytest.approx([0, 0])


def test_intervals_cover_the_rating_and_shrink_with_more_deals():
    def deals(count):
        wins = [{"seats": (0, 1), "places": [1, 2] if n % 3 else [2, 1]} for n in range(count)]
        return [weigh([one]) for one in wins]

    few, many = (intervals(2, deals(count), "7")[0] for count in (12, 300))
    middle = ratings(
        2, weigh({"seats": (0, 1), "places": [1, 2] if n % 3 else [2, 1]} for n in range(300))
    )
    assert many[0] < middle[0] < many[1]
    assert many[1] - many[0] < few[1] - few[0]


def test_games_for_one_are_compared_deal_by_deal():
    tally = Tally(("a", "b"), [True])
    for bot, total in ((0, 5), (1, 9)):
        tally.add(
            {"table": 0, "deal": 0, "seats": [bot], "places": [1], "totals": [total], "failure": ""}
        )
    standings = tally.standings("1", times=5)
    assert [one.bot for one in standings.bots] == ["b", "a"]
    assert standings.cross == ((None, 1.0), (0.0, None))


# -- whole tournaments ---------------------------------------------------------------------


def event(tmp_path=None, **given):
    given = {"rounds": 2, "deals": 1, "seed": 7, "stop_early": False, **given}
    return Tournament([AUCTION, THREE], BOTS, out=tmp_path, **given)


def test_the_same_tournament_on_any_number_of_workers(tmp_path):
    alone, both = event().play(), event(workers=2).play()
    assert alone == both
    assert alone.standings.bots[0].bot == BOTS[1]
    assert alone.standings.games == 2 * (2 + 6)


def test_the_same_tournament_in_whatever_order_bots_are_named(tmp_path):
    """Bots are numbered, and numbers are in seeds and digests."""
    given = {"rounds": 1, "deals": 1, "seed": 7, "stop_early": False}
    first = Tournament([AUCTION], BOTS, out=tmp_path, **given).play()
    assert Tournament([AUCTION], BOTS[::-1], **given).play() == first
    assert Tournament([AUCTION], BOTS[::-1], out=tmp_path, **given).play() == first


@pytest.mark.parametrize(
    "processes", [False, pytest.param(True, marks=pytest.mark.thorough)], ids=["threads", "apart"]
)
def test_the_same_tournament_on_a_cluster(processes):
    """Workers in processes of their own take long to start, so they are for thorough runs."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=processes,
        dashboard_address=None,
        host="127.0.0.1",
        protocol="tcp",
    ) as cluster:
        assert event(on=cluster.scheduler_address).play() == event().play()


def test_a_tournament_that_was_killed_goes_on(tmp_path):
    whole = event(tmp_path / "whole").play()
    rounds = iter(event(tmp_path / "cut"))
    next(rounds)
    file = tmp_path / "cut" / GAMES
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-3]) + lines[-3][:20])  # killed while writing
    again = event(tmp_path / "cut")
    assert again.play() == whole
    assert again.seed == "7"
    numbers = [json.loads(line)["number"] for line in file.read_bytes().splitlines()]
    assert sorted(numbers) == list(range(16))
    assert event(tmp_path / "cut", seed=None).play() == whole


PROGRAM = """
import sys
from ruledock_simulation.tournament.tournament import Tournament
tables = [{"game": "auction", "players": count} for count in (2, 3)]
given = {"rounds": 6, "deals": 1, "seed": 7, "stop_early": False}
bots = ["random", "greedy:guesses=1,options=3"]
Tournament(tables, bots, out=sys.argv[1], workers=int(sys.argv[2]), **given).play()
"""
GAME_SIZE = 180
"""Bytes of a game in the file, roughly."""


def kill_while_playing(folder, workers, games):
    """Begin the tournament, and end it by SIGKILL when about so many games are in the file."""
    file = folder / GAMES
    words = [sys.executable, "-c", PROGRAM, str(folder), str(workers)]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as running:
        while running.poll() is None and (
            not file.exists() or file.stat().st_size < games * GAME_SIZE
        ):
            time.sleep(0.003)
        running.kill()
        return running.wait() == -9


@pytest.mark.parametrize(
    ("workers", "kills"),
    [
        (1, [16]),
        pytest.param(1, [12, 24, 36], marks=pytest.mark.thorough),
        pytest.param(2, [12, 24, 36], marks=pytest.mark.thorough),
    ],
)
def test_a_process_killed_at_any_moment_changes_nothing(tmp_path, workers, kills):
    """It gets SIGKILL while it plays, wherever that hits, and the next one goes on."""
    killed = [kill_while_playing(tmp_path, workers, games) for games in kills]
    assert any(killed), "it was done before anybody could kill it"
    assert event(tmp_path, rounds=6, workers=workers).play() == event(rounds=6).play()
    lines = (tmp_path / GAMES).read_bytes().splitlines()
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(48))


def test_another_tournament_in_the_folder_is_told(tmp_path):
    event(tmp_path, rounds=1).play()
    with pytest.raises(SaveError, match="holds another tournament; seed: found '7', expected '8'"):
        event(tmp_path, seed=8)
    with pytest.raises(SaveError, match="deals: found 1, expected 3"):
        event(tmp_path, deals=3)


@pytest.mark.parametrize(
    ("bots", "given", "told"),
    [
        (("greedy",), {}, "expected two or more, all different"),
        (("greedy", "greedy"), {}, "expected two or more, all different"),
        (("greedy", "gredy"), {}, "did you mean"),
        (BOTS, {"rounds": 0}, "rounds: found 0"),
        (BOTS, {"deals": True}, "deals: found True"),
    ],
)
def test_what_cannot_be_played_is_told(bots, given, told):
    with pytest.raises(ConfigError, match=told):
        Tournament([AUCTION], bots, **given)


def test_it_stops_between_rounds_when_ratings_are_clear():
    last = Tournament([AUCTION], BOTS, rounds=5, deals=20, seed=1).play()
    assert last.number == 1 and last.last and last.standings.clear


def test_the_page_shows_bots_and_who_beat_whom():
    text = page(event().play().standings, "Friends & foes", "Twelve games.")
    assert "Friends &amp; foes" in text and "<svg" in text
    assert text.count("greedy") > 3


def test_hashes_add_up_in_any_order():
    rows = [{"number": n, "totals": [n]} for n in range(5)]
    assert sum(map(row_hash, rows)) == sum(map(row_hash, reversed(rows)))
    assert row_hash({"a": 1, "b": 2}) == row_hash({"b": 2, "a": 1})
