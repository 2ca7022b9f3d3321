"""What results say: counted right, from either kind of file."""

from fractions import Fraction
from math import sqrt
from statistics import mean, quantiles, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock.linking.config import make_config
from ruledock_drawing.plots import Row as Dot
from ruledock_drawing.plots import histogram, plot
from ruledock_simulation.counted import SHOWN, Counted, Z, share
from ruledock_simulation.report_page import page
from ruledock_simulation.reports import FAILURES, Report, report_of

AUCTION = make_config({"game": "auction", "players": 3})


@given(st.lists(st.integers(-50, 50), min_size=2, max_size=60))
def test_numbers_that_were_counted_say_what_the_numbers_say(numbers):
    told = Counted(numbers).to_dict()
    assert told["mean"] == pytest.approx(mean(numbers), abs=1e-3)
    assert told["spread"] == pytest.approx(stdev(numbers), abs=1e-3)
    assert (told["least"], told["most"]) == (min(numbers), max(numbers))
    ordered = sorted(numbers)
    for name, part in (("quarter", 1), ("middle", 2), ("three_quarters", 3)):
        assert told[name] == ordered[max(0, -(-part * len(numbers) // 4) - 1)]
    low, _, high = quantiles(numbers, n=4, method="inclusive")
    assert told["quarter"] <= high and told["three_quarters"] >= low


def test_nothing_counted_says_nothing():
    assert Counted().to_dict() == dict.fromkeys(SHOWN)
    assert Counted([4]).to_dict()["spread"] is None
    assert share(0, 0) == {"share": None, "low": None, "high": None}


@given(st.integers(0, 400), st.integers(1, 400))
def test_an_interval_ends_where_the_share_would_be_just_as_surprising(part, more):
    """Wilson's interval: the shares p whose own standard error reaches as far as what was seen."""
    whole = part + more
    told = share(part, whole)
    seen = Fraction(part, whole)
    for end in ("low", "high"):
        p = told[end]
        assert abs(p - seen) == pytest.approx(Z * sqrt(p * (1 - p) / whole), abs=2e-3)
    assert (
        0 <= told["low"] <= told["share"] + 1e-4 and told["share"] <= told["high"] + 1e-4 <= 1.001
    )


def rows_of(games=40, **more):
    many = ruledock.simulate(AUCTION, games, seed=2, **more)
    return [row for one in many for row in many.rows(one)], many.titles


def test_a_report_counts_what_the_rows_say():
    rows, titles = rows_of(bots=["random", "random", ruledock.RandomBot])
    report = Report(titles=dict(titles))
    report.add(rows)
    (one,) = report.to_dict()["tables"]
    assert (one["game"], one["modules"], one["players"]) == ("auction", "", 3)
    assert one["games"] == 40
    assert one["tied"] == sum(row["winners"] > 1 for row in rows if row["seat"] == 0)
    for seat in one["seats"]:
        mine = [row for row in rows if row["seat"] == seat["seat"]]
        assert seat["bot"] == mine[0]["bot"]
        assert seat["games"] == len(mine) == 40
        assert seat["won"] == sum(row["won"] for row in mine)
        assert seat["shared"] == sum(row["won"] and row["winners"] > 1 for row in mine)
        assert seat["total_mean"] == pytest.approx(mean(row["total"] for row in mine), abs=1e-3)
    by_bot = {bot["bot"]: bot for bot in one["bots"]}
    assert by_bot["random"]["games"] == 80
    assert sum(bot["won"] for bot in one["bots"]) == sum(row["won"] for row in rows)
    for line in one["lines"]:
        had = [row for row in rows if f"line.{line['line']}" in row]
        points = [row[f"line.{line['line']}"] for row in had]
        assert line["had"] == len(had)
        assert line["title"] == titles[line["line"]]
        assert line["points_mean"] == pytest.approx(mean(points), abs=1e-3)
        assert line["paid_share"] == pytest.approx(mean(p > 0 for p in points), abs=1e-3)
        assert line["won_share"] == pytest.approx(mean(row["won"] for row in had), abs=1e-3)


def test_either_kind_of_file_gives_the_same_report(tmp_path):
    files = [tmp_path / "all.jsonl", tmp_path / "all.parquet"]
    for out in files:
        rows, titles = rows_of(8, out=out)
    report = Report(titles=dict(titles))
    report.add(rows)
    assert [report_of([out]).to_dict() for out in files] == [report.to_dict()] * 2


def test_no_game_is_counted_twice(tmp_path):
    first, same, more = (tmp_path / name for name in ("a.jsonl", "a.parquet", "b.jsonl"))
    for out in (first, same):
        rows_of(8, out=out)
    ruledock.simulate(AUCTION, 3, seed=2, out=more).play()
    told = f"a game that is in {first}, too"
    for files, what in (
        ([first, first], "a game twice"),
        ([str(first), same], told),
        ([first, more], told),
    ):
        with pytest.raises(ruledock.SaveError) as refused:
            report_of(files)
        found = f"{files[-1]}, at game 0: found {what}, expected each file and game once"
        assert str(refused.value) == found
    twice = tmp_path / "twice.jsonl"
    twice.write_bytes(first.read_bytes() + b"".join(first.read_bytes().splitlines(True)[3:6]))
    with pytest.raises(ruledock.SaveError, match="at game 1: found a game twice"):
        report_of([twice])


def test_other_bots_and_other_seeds_make_other_games(tmp_path):
    files = [tmp_path / f"{n}.jsonl" for n in range(3)]
    chatty = ["random", "random", ruledock.RandomBot]
    for out, seed, bots in zip(files, (2, 2, 5), ("random", chatty, "random"), strict=True):
        ruledock.simulate(AUCTION, 3, bots, seed=seed, out=out).play()
    (one,) = report_of(iter(files)).to_dict()["tables"]
    assert one["games"] == 9


def test_tables_are_told_apart_by_modules_and_settings(tmp_path):
    files = []
    for n, more in enumerate(({}, {"modules": ["patrons"]}, {"rules": {"coins": 12}})):
        files.append(tmp_path / f"{n}.jsonl")
        config = make_config({"game": "auction", "players": 2, **more})
        ruledock.simulate(config, 3, out=files[-1]).play()
    tables = report_of(files).to_dict()["tables"]
    assert [one["modules"] for one in tables] == ["", "", "patrons"]
    assert len({one["config"] for one in tables}) == 3
    assert [one["games"] for one in tables] == [3, 3, 3]


def test_what_is_still_being_played_can_be_looked_at(tmp_path):
    out = tmp_path / "all.parquet"
    many = ruledock.simulate(AUCTION, 9, out=out)
    [next(many) for _ in range(4)]
    with pytest.raises(ruledock.SaveError, match=r"not finished.*all\.parquet\.unfinished"):
        report_of([out])
    (one,) = report_of([tmp_path / "all.parquet.unfinished"]).to_dict()["tables"]
    assert one["games"] == 4


def test_games_lost_by_bots_that_failed_have_winners_but_no_points():
    """A bot can say something new each time it fails: what is kept of it is bounded."""
    rows, _ = rows_of(300)
    whole, mixed = Report(), Report()
    whole.add(row for row in rows if row["number"] % 2)
    for row in rows:
        broken = row["number"] % 2 == 0
        why = {"failure": f"P0 loses: {row['number']}", "won": row["seat"] > 0, "winners": 2}
        mixed.add([{**row, **(why if broken else {})}])
    [one], [other] = whole, mixed
    one, other = one.to_dict({}), other.to_dict({})
    assert (other["games"], other["failed"], other["tied"]) == (300, 150, one["tied"])
    assert sum(failure["games"] for failure in other["failures"]) == 150
    assert len(other["failures"]) == FAILURES + 1
    for seat, had in zip(other["seats"], one["seats"], strict=True):
        assert seat["failed"] == (150 if seat["seat"] == 0 else 0)
        assert seat["won"] == had["won"] + (150 if seat["seat"] else 0)
        assert seat["total_mean"] == had["total_mean"]
    for line, had in zip(other["lines"], one["lines"], strict=True):
        assert line == had
    assert other["choices_mean"] == one["choices_mean"]


def test_games_that_nobody_wins_and_rivals_are_counted():
    solo = make_config({"game": "isle", "players": 1, "modules": ["sister"]})
    many = ruledock.simulate(solo, 3)
    report = Report()
    totals = []
    for one in many:
        report.add(many.rows(one))
        totals.append(one.rivals["The sister"])
    (told,) = report.to_dict()["tables"]
    assert told["unwon"] + told["seats"][0]["won"] == 3
    (rival,) = told["rivals"]
    assert rival["total_mean"] == pytest.approx(mean(totals), abs=1e-3)


@pytest.mark.parametrize("text", ["notes", '{"a": 1}\n'])
def test_a_file_of_something_else_is_no_report(text, tmp_path):
    file = tmp_path / "notes.jsonl"
    file.write_text(text)
    with pytest.raises(ruledock.SaveError, match="found no results"):
        report_of([file])


# -- pages and plots ---------------------------------------------------------------------------


def test_a_page_holds_every_seat_and_every_line():
    rows, titles = rows_of(6)
    report = Report(titles={**titles, "auction.values": "<b>values</b>"})
    report.add(rows)
    drawn = page(report, "<results>")
    assert "<b>" not in drawn and "<results>" not in drawn
    assert drawn.count("<svg") == 4
    for line in titles:
        assert f"<td>{line}: " in drawn
    assert drawn.count("<td>random</td>") == 3


def test_an_interval_need_not_be_as_long_to_both_sides():
    drawn = plot("won", [Dot("a", 10.0, ends=(5.0, 40.0))])
    assert "M195.0 36H510.0" in drawn, "from 5 to 40 on a scale that ends at 40"


@given(st.dictionaries(st.integers(-300, 300), st.integers(1, 50), min_size=1, max_size=40))
def test_a_histogram_counts_each_number_once(counts):
    drawn = histogram("totals", [("all", counts)])
    told = [int(part.split("<")[0].rpartition(": ")[2]) for part in drawn.split("<title>")[1:]]
    assert sum(told) == sum(counts.values())
