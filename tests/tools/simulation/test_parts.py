"""Results in parts: each worker writes its own, the listing is the manifest, the sum the digest."""

from __future__ import annotations

import json
import time
from random import Random

import duckdb
import pandas
import pyarrow.dataset
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock.errors import ConfigError, SaveError
from ruledock.linking.config import make_config
from ruledock_simulation import simulate_parts
from ruledock_simulation.parts.names import RUN, PartName, ranges, read_names, total
from ruledock_simulation.parts.place import Place, is_place
from ruledock_simulation.parts.reading import games_at
from ruledock_simulation.parts.run import PartedSimulation
from ruledock_simulation.parts.writing import game_hash
from ruledock_simulation.pools import LocalPool
from ruledock_simulation.reports import report_of
from ruledock_simulation.results import Run, from_rows

CONFIG = make_config({"game": "brambles", "players": 2})


def parts(out, games=23, **given):
    return simulate_parts(CONFIG, games, "random", out=out, **{"seed": 5, "size": 5, **given})


@given(st.integers(0, 100), st.integers(1, 30))
def test_ranges_hold_every_game_once(games, size):
    found = [number for first, last in ranges(games, size) for number in range(first, last + 1)]
    assert found == list(range(games))


@given(st.integers(1, 30), st.integers(0, 20), st.sets(st.integers(0, 100), max_size=12))
def test_ranges_fill_the_gaps_between_parts(size, rest, ends):
    bounds = sorted(ends)
    there = [PartName(a, b - 1, 0) for a, b in zip(bounds[::2], bounds[1::2], strict=False)]
    games = (there[-1].last + 1 if there else 0) + rest
    missing = ranges(games, size, there)
    both = [*missing, *((one.first, one.last) for one in there)]
    assert sorted(n for first, last in both for n in range(first, last + 1)) == [*range(games)]
    assert all(first // size == last // size for first, last in missing)


@given(
    st.lists(
        st.builds(PartName, st.integers(0, 9), st.integers(10, 99), st.integers(0, 2**256 - 1))
    )
)
def test_names_say_all_that_resuming_needs(names):
    files = [*map(str, names), RUN, "notes.txt", "part-1-2-abc.parquet"]
    Random(1).shuffle(files)
    found = read_names(files)
    assert {(one.first, one.last) for one in found} == {(one.first, one.last) for one in names}
    assert set(found) <= set(names)
    assert total(found) == total(reversed(found))


def test_a_run_in_parts_holds_the_games_of_a_run(tmp_path):
    many = parts(tmp_path / "run").play()
    plain = list(ruledock.simulate(CONFIG, 23, "random", seed=5))
    read = [from_rows(rows) for rows in games_at(str(tmp_path / "run"), {})]
    assert read == plain
    assert many.digest == f"{sum(map(game_hash, plain)) % 2**256:064x}"
    assert [one.games for one in many.parts] == [5, 5, 5, 5, 3]
    assert json.loads((tmp_path / "run" / RUN).read_text())["size"] == 5


def test_summaries_add_up(tmp_path):
    found = list(parts(tmp_path / "run"))
    plain = list(ruledock.simulate(CONFIG, 23, "random", seed=5))
    for seat in range(2):
        assert sum(one.points[seat] for one in found) == sum(one.totals[seat] for one in plain)
    assert sum(map(sum, (one.won for one in found))) == pytest.approx(23)


def test_workers_write_the_same_parts_in_any_order(tmp_path):
    alone, both = parts(tmp_path / "a").play(), parts(tmp_path / "b", workers=2).play()
    assert alone.digest == both.digest
    assert sorted(alone.parts) == sorted(both.parts)


def test_only_what_is_missing_is_played_again(tmp_path):
    whole = parts(tmp_path / "run").play()
    gone = sorted((tmp_path / "run").glob("part-*"))[1]
    rest = {one: one.stat().st_mtime_ns for one in (tmp_path / "run").glob("part-*") if one != gone}
    gone.unlink()
    (tmp_path / "run" / ".part-half").write_bytes(b"cut")
    again = parts(tmp_path / "run", seed=None)
    assert (again.known, len(again)) == (18, 23)
    assert again.play().digest == whole.digest
    assert gone.exists()
    assert {one: one.stat().st_mtime_ns for one in rest} == rest


def test_more_games_go_on_with_the_same_run(tmp_path):
    parts(tmp_path / "run", games=10).play()
    more = parts(tmp_path / "run", games=20, size=9)
    assert (more.known, more.size) == (10, 5)
    assert more.play().digest == parts(tmp_path / "new", games=20).play().digest


def test_more_games_go_on_behind_a_part_that_is_not_full(tmp_path):
    run = tmp_path / "run"
    parts(run, games=4, size=3).play()
    more = parts(run, games=7)
    assert more.known == 4
    assert more.play().digest == parts(tmp_path / "new", games=7, size=3).play().digest
    held = [(one.first, one.last) for one in read_names(one.name for one in run.iterdir())]
    assert held == [(0, 2), (3, 3), (4, 5), (6, 6)]
    [group] = report_of([run])
    assert group.games == 7
    again = parts(run, games=7)
    assert (again.known, list(again), again.digest) == (7, [], more.digest)


@pytest.mark.parametrize("fewer", [3, 4])
def test_fewer_games_than_are_there_are_refused(tmp_path, fewer):
    parts(tmp_path / "run", games=7, size=3).play()
    before = sorted((tmp_path / "run").iterdir())
    with pytest.raises(SaveError, match=f"games: found 7, expected {fewer} or fewer"):
        parts(tmp_path / "run", games=fewer)
    assert sorted((tmp_path / "run").iterdir()) == before


def test_parts_that_hold_the_same_game_are_refused(tmp_path):
    run, other = tmp_path / "run", tmp_path / "other"
    parts(run, games=4, size=3).play()
    parts(other, games=7, size=3).play()
    [part] = other.glob("part-*3-*5-*")
    (run / part.name).write_bytes(part.read_bytes())
    for read in (lambda: parts(run, games=7), lambda: report_of([run])):
        with pytest.raises(SaveError, match=r"game 3 is in part-0+3-0+3-.* and in part-0+3-0+5-"):
            read()


def test_a_run_is_reported_once(tmp_path):
    run, more, new = (tmp_path / name for name in ("run", "more", "new"))
    parts(run, games=4, size=3).play()
    parts(more, games=7, size=2).play()
    parts(new, games=7, seed=6).play()
    with pytest.raises(SaveError, match=r"run, at game 0: found a game twice, expected each fold"):
        report_of([run, run])
    with pytest.raises(SaveError, match=r"more, at game \d: found a game that is in .*run, too"):
        report_of([run, more])
    [group] = report_of([run, new])
    assert group.games == 11


@pytest.mark.parametrize(
    ("change", "told"),
    [({"seed": 6}, "seed: found '5', expected '6'"), ({"size": 0}, "size: found 0")],
)
def test_another_run_is_told(tmp_path, change, told):
    parts(tmp_path / "run", games=1).play()
    with pytest.raises((ConfigError, SaveError), match=told):
        parts(tmp_path / "run", **change)


def test_report_arrow_and_memory_read_the_whole(tmp_path):
    parts(tmp_path / "run").play()
    [group] = report_of([tmp_path / "run"])
    assert group.to_dict({})["games"] == 23
    table = pyarrow.dataset.dataset(tmp_path / "run", exclude_invalid_files=True).to_table()
    assert table.num_rows == 46
    schema = table.schema.metadata or {}
    assert b"ruledock.version" in schema and b"ruledock.config" in schema
    many = parts("memory://ruledock-test/run").play()
    assert Place.of("memory://ruledock-test/run").names()[-1] == RUN
    assert many.digest == parts(tmp_path / "run").digest


def test_duckdb_and_pandas_read_the_whole_folder(tmp_path):
    """Each game once, with the points that the simulation itself yields."""
    simulate_parts("auction", 10, "random", out=tmp_path, seed=5, size=3).play()
    games = list(ruledock.simulate("auction", 10, "random", seed=5))
    totals = sorted((one.number, seat, n) for one in games for seat, n in enumerate(one.totals))
    query = f"select number, seat, total from '{tmp_path}/*.parquet' order by all"
    assert duckdb.sql(query).fetchall() == totals
    read = pandas.read_parquet(sorted(tmp_path.glob("*.parquet")))
    assert sorted(zip(read.number, read.seat, read.total, strict=True)) == totals


def test_a_folder_by_its_url_gets_whole_files_as_any_folder(tmp_path):
    assert Place.of((tmp_path / "run").as_uri()) == Place.of(tmp_path / "run")


def test_a_million_games_are_resumed_by_their_listing(tmp_path):
    """500 parts of 2,000 games, all there: nothing is read but the listing and run.json."""
    names = [PartName(first, last, first + 1) for first, last in ranges(1_000_000, 2000)]
    run = Run("sea_salt_paper", "", 2, "digest", ("random", "random"), 1_000_000, "7")
    place = Place.of(tmp_path / "run")
    PartedSimulation(lambda seed: None, run, place, LocalPool())
    for one in names:
        (tmp_path / "run" / str(one)).touch()
    started = time.process_time()
    many = PartedSimulation(lambda seed: None, run, place, LocalPool())
    assert time.process_time() - started < 10
    assert many.known == 1_000_000 and list(many) == []
    assert many.digest == total(names)


@pytest.mark.parametrize(
    ("out", "is_one"),
    [("run", True), ("run/", True), ("s3://b/run", True), ("a.jsonl", False), (None, False)],
)
def test_what_is_a_place(out, is_one):
    assert is_place(out) is is_one
