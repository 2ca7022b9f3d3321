"""Results in files: nothing finished is lost, whatever ends the program, and nothing is mixed."""

import functools
import json
import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyarrow import parquet as arrow

import ruledock
from ruledock.linking.config import make_config
from ruledock_bots.seeds import bot_seed, game_seed
from ruledock_simulation import parquet
from ruledock_simulation.columns import FIXED, checksum
from ruledock_simulation.reports import report_of
from ruledock_simulation.results import from_rows
from ruledock_simulation.seating import label

AUCTION = make_config({"game": "auction", "players": 3})
GAMES, SEED = 12, 5
KINDS = ("jsonl", "parquet")


class Noting(ruledock.RandomBot):
    """A random bot that tells which games it is made for."""

    made: list[int] = []  # noqa: RUF012

    def __init__(self, seed):
        Noting.made.append(seed)
        super().__init__(seed)


def simulate(out=None, games=GAMES, bots=Noting, config=AUCTION, **more):
    return ruledock.simulate(config, games, bots, **{"seed": SEED, "out": out, **more})


@functools.cache
def plain():
    """The games as they are played without a file."""
    many = simulate()
    return list(many), many.digest


def unfinished(out: Path) -> Path:
    return out if out.suffix == ".jsonl" else parquet.ledger_path(out)


@functools.cache
def ledger() -> bytes:
    """All games as JSON lines."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        simulate(Path(folder, "all.jsonl")).play()
        return Path(folder, "all.jsonl").read_bytes()


# -- what is kept ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_reading_a_file_tells_the_same_games(kind, tmp_path):
    out = tmp_path / f"all.{kind}"
    games, digest = plain()
    assert simulate(out).play().digest == digest
    Noting.made.clear()
    again = simulate(out)
    assert again.known == GAMES
    assert list(again) == games
    assert again.digest == digest
    assert not Noting.made
    assert sorted(os.listdir(tmp_path)) == [out.name]


def test_rows_are_flat_and_say_all_that_a_game_does():
    many = ruledock.simulate(make_config({"game": "isle", "modules": ["events"]}), 2, seed=8)
    for one in many:
        game = ruledock.new("isle", modules=["events"], seed=one.seed)
        bots = [ruledock.RandomBot(bot_seed("8", one.number, seat)) for seat in (0, 1)]
        ruledock.playout(game, bots)
        rows = many.rows(one)
        assert from_rows(rows) == one
        for seat, row in enumerate(rows):
            assert set(FIXED) < row.keys()
            assert {type(value) for value in row.values()} <= {int, str, bool}
            assert (row["number"], row["seat"], row["modules"]) == (one.number, seat, "events")
            assert (row["seed"], row["run"]) == (game_seed("8", one.number), "8")
            assert row["check"] == checksum(rows)
            assert row["config"] == game.ruleset.digest
            assert row["choices"] == len(game.record.choices)
            lines = {name[5:]: value for name, value in row.items() if name.startswith("line.")}
            assert sum(lines.values()) == row["total"] == game.result.totals[seat]
            assert lines.keys() == {line.rule for line in game.score(seat)}
        assert [row["seat"] for row in rows if row["won"]] == list(game.result.winners)
        assert {key for mine in one.lines for key in mine} <= many.titles.keys()


def test_an_opponent_who_is_no_player_has_a_column():
    many = ruledock.simulate(make_config({"game": "isle", "players": 1, "modules": ["sister"]}), 1)
    (row,) = many.rows(next(many))
    assert isinstance(row["rival.The sister"], int)


def test_titles_leave_out_what_differs_from_game_to_game():
    many = ruledock.simulate(make_config({"game": "sea_salt_paper"}), 3, seed=1).play()
    assert many.titles["ssp.stop"] == "Round …: … stopped it (cards)"
    other = ruledock.simulate(make_config({"game": "kockombat"}), 2, seed=1).play()
    assert other.titles["kk.score.sum"].endswith("complete sets aside. (…)")


def test_lines_of_one_rule_are_added_up():
    (one,) = ruledock.simulate(make_config({"game": "sea_salt_paper"}), 1, seed=3)
    game = ruledock.new("sea_salt_paper", seed=one.seed)
    ruledock.playout(game, [ruledock.RandomBot(bot_seed("3", 0, seat)) for seat in (0, 1)])
    stops = [line.points for line in game.score(0) if line.rule == "ssp.stop"]
    assert one.lines[0].get("ssp.stop", 0) == sum(stops)
    assert sum(one.lines[0].values()) == game.result.totals[0]


def test_a_parquet_file_has_typed_columns_in_the_order_of_games(tmp_path):
    out = tmp_path / "all.parquet"
    simulate(out, bots="random").play()
    table = arrow.read_table(out)
    rows = [json.loads(line) for line in ledger().splitlines()]
    kinds = {field.name: str(field.type) for field in table.schema}
    assert list(kinds)[: len(FIXED)] == list(FIXED)
    assert kinds["won"] == "bool" and kinds["bot"] == "string" and kinds["total"] == "int64"
    assert kinds["number"] == "int64" and kinds["seed"] == kinds["run"] == "string"
    assert {name for name in kinds if name.startswith("line.")} == {
        name for row in rows for name in row if name.startswith("line.")
    }
    for name in ("number", "seed"):
        assert table.column(name).to_pylist() == [row[name] for row in rows]
    assert table.column("total").to_pylist() == [row["total"] for row in rows]
    assert parquet.titles_of(out, table.schema) == json.loads(rows[0]["titles"])


def test_a_parquet_file_is_the_same_to_the_byte_however_it_came_about(tmp_path):
    one, two, third = (tmp_path / f"{name}.parquet" for name in ("one", "two", "third"))
    simulate(one, bots="random").play()
    simulate(two, bots="random", workers=2).play()
    simulate(third, bots="random", games=4).play()
    simulate(third, bots="random").play()
    assert one.read_bytes() == two.read_bytes() == third.read_bytes()


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_can_be_gone_on_with(kind, tmp_path):
    out = tmp_path / f"all.{kind}"
    simulate(out, games=4).play()
    Noting.made.clear()
    more = simulate(out)
    assert more.known == 4
    assert more.play().digest == plain()[1]
    assert Noting.made == [
        bot_seed(str(SEED), number, seat) for number in range(4, GAMES) for seat in range(3)
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_who_stops_reading_keeps_what_was_read(kind, tmp_path):
    out = tmp_path / f"all.{kind}"
    many = simulate(out)
    assert [next(many) for _ in range(3)] == plain()[0][:3]
    del many
    again = simulate(out)
    assert again.known == 3
    assert again.play().digest == plain()[1]


# -- what belongs together ---------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"bots": "random"}, "bot of seat 0: found 'tests.tools.simulation.test_results.Noting'"),
        ({"bots": [Noting, Noting, "greedy"]}, "bot of seat 2: found"),
        ({"isolate": True}, "expected 'tests.tools.simulation.test_results.Noting, isolated'"),
        ({"seed": SEED + 1}, f"run: found '{SEED}', expected '{SEED + 1}'"),
        ({"games": GAMES - 1}, f"number: found {GAMES - 1}, expected 0 to {GAMES - 2}"),
        ({"games": 0}, "no game was asked for"),
        (
            {"config": make_config({"game": "auction", "players": 2})},
            "players: found 3, expected 2",
        ),
        (
            {"config": make_config({"game": "auction", "players": 3, "rules": {"coins": 9}})},
            "config: found '",
        ),
        ({"config": make_config({"game": "brambles", "players": 3})}, "game: found 'auction'"),
        (
            {"config": make_config({"game": "auction", "players": 3, "modules": ["patrons"]})},
            "modules: found '', expected 'patrons'",
        ),
    ],
)
def test_a_file_of_other_games_is_refused_and_left_alone(kind, change, why, tmp_path):
    out = tmp_path / f"all.{kind}"
    simulate(out).play()
    before = out.read_bytes()
    with pytest.raises(ruledock.SaveError, match="holds other games") as refused:
        simulate(out, **change)
    assert why in str(refused.value)
    assert str(out) in str(refused.value)
    assert out.read_bytes() == before


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("wrap", [lambda make: make, functools.partial])
def test_a_bot_without_a_name_may_start_a_file_but_not_go_on_with_it(kind, wrap, tmp_path):
    def local(seed):
        return ruledock.RandomBot(seed)

    for n, make in enumerate((local, lambda seed: ruledock.RandomBot(seed))):
        out = tmp_path / f"{n}.{kind}"
        bots = ["random", wrap(make), "random"]
        assert simulate(out, bots=bots).play().digest == plain()[1]
        before = out.read_bytes()
        with pytest.raises(ruledock.SaveError, match="give the bot a name to go on") as refused:
            simulate(out, games=GAMES + 1, bots=bots)
        assert str(refused.value).startswith(
            f"{out}: holds games of 'tests.tools.simulation.test_results."
        )
        assert out.read_bytes() == before


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "text", ["notes\n", '{"a": 1}\n', "\0" * 50, '{"number": 5, "seat": 0}\n' * 9]
)
def test_a_file_of_something_else_is_left_alone(kind, text, tmp_path):
    out = tmp_path / f"all.{kind}"
    out.write_text(text)
    with pytest.raises(ruledock.SaveError):
        simulate(out)
    assert out.read_text() == text


def test_a_parquet_file_of_something_else_is_left_alone(tmp_path):
    import pyarrow

    out = tmp_path / "all.parquet"
    arrow.write_table(pyarrow.table({"a": [1, 2]}), out)
    with pytest.raises(ruledock.SaveError, match="no column 'number'"):
        simulate(out)


MISFITS = [
    ("total", None, "found null, expected a whole number"),
    ("total", 1.5, "found 1.5, expected a whole number"),
    ("choices", True, "found true, expected a whole number"),
    ("number", "5", 'found "5", expected a whole number'),
    ("number", -1, "found -1, expected a whole number from 0"),
    ("seed", 5, "found 5, expected a text in one line"),
    ("run", "", 'found "", expected a whole number or a text of 1 to 64 printable ASCII'),
    ("run", "x" * 65, "expected a whole number or a text of 1 to 64 printable ASCII"),
    ("check", None, "found null, expected a text in one line"),
    ("seat", [0], "found a list of 1, expected a whole number"),
    ("players", "3", 'found "3", expected a whole number'),
    ("players", None, "found null, expected a whole number"),
    ("winners", {}, "found an object with no keys, expected a whole number"),
    ("won", 1, "found 1, expected true or false"),
    ("bot", 7, "found 7, expected a text in one line"),
    ("config", None, "found null, expected a text in one line"),
    ("bot", "a\ud800", "expected a text in one line"),
    ("game", "\x1b[31mauction", "expected a text in one line"),
    ("total", 10**400, "expected a whole number of 64 bits"),
    ("line.auction.values", -(1 << 63) - 1, "expected a whole number of 64 bits"),
    ("line.auction.values", "much", 'found "much", expected a whole number'),
    ("rival.Nobody", [], "found a list of 0, expected a whole number"),
    ("titles", None, "found null, expected the JSON of an object of texts"),
    ("titles", "{", 'found "{", expected the JSON of an object of texts'),
    ("titles", "[1]", 'found "[1]", expected the JSON of an object of texts'),
    ("titles", r'{"a": "\ud800"}', "expected the JSON of an object of texts"),
    ("titles", '{"a": 1}', "expected the JSON of an object of texts"),
    ("titles", "[" * 100_000, "expected the JSON of an object of texts"),
]
EDITED = {
    "titles": lambda row: row.update(titles=row["titles"].replace('."', '!"', 1)),
    "more titles": lambda row: row.update(titles='{"auction.values": "Mine."}'),
    "no titles": lambda row: row.pop("titles"),
    "a column": lambda row: row.update(weather=1),
    "an empty column": lambda row: row.update({"\x1b[31m": None}),
}


@pytest.mark.parametrize("edit", EDITED)
def test_an_edited_text_and_an_added_column_are_noticed(edit, tmp_path):
    out = tmp_path / "all.jsonl"
    first, *rest = ledger().splitlines(keepends=True)
    row = json.loads(first)
    EDITED[edit](row)
    out.write_bytes(b"".join([json.dumps(row).encode() + b"\n", *rest]))
    for read in (simulate, lambda file: report_of([file])):
        with pytest.raises(ruledock.SaveError, match=r"was changed after|found a column") as no:
            read(out)
        assert str(no.value).isprintable()


@pytest.mark.parametrize("line", [0, 3 * GAMES - 3])
@pytest.mark.parametrize(("column", "value", "told"), MISFITS)
def test_a_row_that_no_game_has_written_is_refused_and_left_alone(
    column, value, told, line, tmp_path
):
    out = tmp_path / "all.jsonl"
    lines = ledger().splitlines(keepends=True)
    lines[line] = json.dumps({**json.loads(lines[line]), column: value}).encode() + b"\n"
    out.write_bytes(b"".join(lines))
    for read in (simulate, lambda file: report_of([file])):
        with pytest.raises(ruledock.SaveError) as refused:
            read(out)
        assert str(refused.value).startswith(f"{out}:{line + 1}, at /{column}: ")
        assert told in str(refused.value)
    assert out.read_bytes() == b"".join(lines)


def test_a_column_is_named_in_one_line(tmp_path):
    out = tmp_path / "all.jsonl"
    out.write_bytes(ledger().replace(b"line.auction.values", rb"line.\ud800"))
    with pytest.raises(ruledock.SaveError, match="expected the name of a column in one line"):
        report_of([out])


def test_lines_nested_without_end_are_no_results(tmp_path):
    out = tmp_path / "all.jsonl"
    out.write_bytes(ledger() + b"[" * 100_000 + b"\n" + ledger())
    with pytest.raises(ruledock.SaveError, match="found no results from byte"):
        simulate(out)


def rewritten(out, change):
    """A finished Parquet file whose rows and titles were changed by somebody."""
    simulate(out).play()
    table = arrow.read_table(out)
    arrow.write_table(change(table), out)
    return out.read_bytes()


def with_column(name, values):
    def change(table):
        if name not in table.column_names:
            return table.append_column(name, [values])
        return table.set_column(table.column_names.index(name), name, [values])

    return change


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            with_column("total", [None] + [1] * (3 * GAMES - 1)),
            ", row 1, at /total: found null, expected a whole number",
        ),
        (with_column("won", [1] * 3 * GAMES), ", row 1, at /won: found 1, expected true or false"),
        (with_column("bot", [1] * 3 * GAMES), ", row 1, at /bot: found 1, expected a text"),
        (
            with_column("players", ["3"] * 3 * GAMES),
            ', row 1, at /players: found "3", expected a whole number',
        ),
        (
            lambda table: table.replace_schema_metadata({parquet.TITLES: b"{"}),
            ", at /ruledock.titles: found b'{', expected the JSON of an object of texts",
        ),
        (
            lambda table: table.replace_schema_metadata(
                {**table.schema.metadata, parquet.TITLES: b'{"auction.values": "Mine."}'}
            ),
            ", at /ruledock.titles: was changed after the games were played",
        ),
        (
            lambda table: table.take([*range(3 * GAMES), 0, 1, 2]),
            "number: found 0 twice",
        ),
    ],
)
def test_a_parquet_file_that_somebody_changed_is_refused_and_left_alone(change, told, tmp_path):
    out = tmp_path / "all.parquet"
    before = rewritten(out, change)
    with pytest.raises(ruledock.SaveError) as refused:
        simulate(out, games=GAMES + 1)
    assert told in str(refused.value)
    if "twice" not in told:
        with pytest.raises(ruledock.SaveError) as refused:
            report_of([out])
        assert told in str(refused.value)
    assert out.read_bytes() == before
    assert os.listdir(tmp_path) == [out.name]


def test_a_column_of_somebody_elses_is_told_before_anything_is_played(tmp_path):
    out = tmp_path / "all.parquet"
    rewritten(out, with_column("note", ["mine"] * 3 * GAMES))
    with pytest.raises(ruledock.SaveError, match=r"all\.parquet: found a column 'note'"):
        simulate(out, games=GAMES + 1)
    beside = tmp_path / "more.parquet.unfinished"
    first, *others = ledger().splitlines(keepends=True)
    beside.write_bytes(b"".join([first.replace(b"{", b'{"note": 1, ', 1), *others]))
    with pytest.raises(ruledock.SaveError, match=r"more\.parquet\.unfinished:1: found a column"):
        simulate(tmp_path / "more.parquet")
    assert beside.exists()


def test_a_parquet_file_damaged_in_its_middle_is_refused(tmp_path):
    out = tmp_path / "all.parquet"
    simulate(out).play()
    data = out.read_bytes()
    out.write_bytes(data[:4] + b"\xff" * 400 + data[404:])
    for read in (simulate, lambda file: report_of([file])):
        with pytest.raises(ruledock.SaveError, match="cannot be read as Parquet"):
            read(out)


def test_one_writer_at_a_time(tmp_path):
    out = tmp_path / "all.jsonl"
    first = simulate(out)
    next(first)
    with pytest.raises(ruledock.SaveError, match="another simulation is writing"):
        simulate(out)
    del first
    assert simulate(out).play().digest == plain()[1]


def test_who_comes_second_takes_nothing_away_from_the_first(tmp_path):
    out = tmp_path / "all.jsonl"
    first = simulate(out)
    with pytest.raises(ruledock.SaveError, match="another simulation is writing"):
        simulate(out)
    assert first.play().digest == plain()[1]
    del first
    assert simulate(out).known == GAMES


def test_a_name_says_how_it_is_written(tmp_path):
    with pytest.raises(ruledock.ConfigError, match=r"ends in \.jsonl or \.parquet"):
        simulate(tmp_path / "all.csv")
    with pytest.raises(ruledock.SaveError, match="No such file or directory"):
        simulate(tmp_path / "nowhere" / "all.jsonl")


def test_without_pyarrow_it_is_said_before_anything_is_played(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(ruledock.ConfigError, match=r"ruledock\[parquet\]"):
        simulate(tmp_path / "all.parquet")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", [-(2**63) - 1, 10**62, "7", 'a: {b}, "c"', "~" * 64])
def test_every_seed_there_is_can_be_kept(kind, seed, tmp_path):
    out = tmp_path / f"all.{kind}"
    digest = simulate(out, seed=seed, games=2).play().digest
    again = simulate(out, seed=seed, games=2)
    assert (again.known, again.seed) == (2, str(seed))
    assert again.play().digest == digest


# -- a run without a seed ----------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_run_whose_seed_nobody_named_goes_on_with_the_one_in_its_file(kind, tmp_path):
    out = tmp_path / f"all.{kind}"
    begun = simulate(out, seed=None)
    first = [next(begun) for _ in range(3)]
    secret = begun.seed
    del begun
    more = simulate(out, seed=None)
    assert (more.known, more.seed) == (3, secret)
    games = list(more)
    assert games[:3] == first
    assert simulate(out, seed=None, games=GAMES + 2).seed == secret, "when it is whole, too"
    assert simulate(seed=secret).play().digest == more.digest
    with pytest.raises(ruledock.SaveError, match=f"run: found '{secret}', expected '5'"):
        simulate(out)


@pytest.mark.skipif(os.name != "posix", reason="other systems keep rights in another way")
@pytest.mark.parametrize("kind", KINDS)
def test_only_its_owner_reads_a_file_that_tells_what_comes(kind, tmp_path):
    out = tmp_path / f"all.{kind}"
    many = simulate(out)
    next(many)
    assert unfinished(out).stat().st_mode & 0o777 == 0o600
    many.play()
    assert out.stat().st_mode & 0o777 == 0o600


# -- what was changed --------------------------------------------------------------------------

CHANGES = [
    ("total", lambda value: value + 1),
    ("won", lambda value: not value),
    ("winners", lambda value: value + 1),
    ("choices", lambda value: value - 1),
    ("line.auction.values", lambda value: value + 1),
    ("seed", lambda value: value[::-1]),
    ("check", lambda value: "0" * len(value)),
]


@pytest.mark.parametrize("line", range(0, 3 * GAMES, 5))
@pytest.mark.parametrize(("column", "change"), CHANGES, ids=[name for name, _ in CHANGES])
def test_a_row_that_somebody_changed_is_noticed(column, change, line, tmp_path):
    out = tmp_path / "all.jsonl"
    lines = ledger().splitlines(keepends=True)
    row = json.loads(lines[line])
    row[column] = change(row[column])
    lines[line] = json.dumps(row, ensure_ascii=False).encode() + b"\n"
    out.write_bytes(b"".join(lines))
    first = line - line % 3 + 1
    for read in (simulate, lambda file: report_of([file])):
        with pytest.raises(ruledock.SaveError) as refused:
            read(out)
        told = f"{out}:{first}: game {line // 3} was changed after it was played, as its rows"
        assert str(refused.value).startswith(told)
    assert out.read_bytes() == b"".join(lines)


def test_a_seed_of_another_game_is_noticed_even_if_the_rows_add_up(tmp_path):
    out = tmp_path / "all.jsonl"
    rows = [json.loads(line) for line in ledger().splitlines()[:3]]
    rows = [{**row, "seed": game_seed(str(SEED), 1)} for row in rows]
    rows = [{**row, "check": checksum(rows)} for row in rows]
    out.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    with pytest.raises(ruledock.SaveError, match="game 0 of this run"):
        simulate(out)


def test_a_total_changed_in_a_parquet_file_is_noticed(tmp_path):
    out = tmp_path / "all.parquet"

    def change(table):
        totals = table.column("total").to_pylist()
        totals[7] += 1
        return with_column("total", totals)(table)

    before = rewritten(out, change)
    for read in (simulate, lambda file: report_of([file])):
        with pytest.raises(ruledock.SaveError, match=", row 7: game 2 was changed after it was"):
            read(out)
    assert out.read_bytes() == before


def test_a_game_adds_up_alike_in_every_file_and_process(tmp_path):
    simulate(tmp_path / "all.parquet", workers=2).play()
    held = arrow.read_table(tmp_path / "all.parquet").column("check").to_pylist()
    assert held == [json.loads(line)["check"] for line in ledger().splitlines()]


# -- what is no file ---------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices are files on POSIX systems")
@pytest.mark.timeout(20)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("make", "told"),
    [
        (os.mkfifo, "found a pipe"),
        (os.mkdir, "found a folder"),
        (lambda out: os.symlink("/dev/null", out), "found a device"),
        (lambda out: os.symlink("/dev/full", out), "found a device"),
        (lambda out: os.symlink("/dev/zero", out), "found a device"),
    ],
)
def test_what_is_no_regular_file_is_refused_before_anything_is_played(kind, make, told, tmp_path):
    out = tmp_path / f"all.{kind}"
    for file in {out, unfinished(out)}:
        make(file)
        Noting.made.clear()
        with pytest.raises(ruledock.SaveError) as refused:
            simulate(out)
        assert str(refused.value) == f"{file}: {told}, expected a regular file or nothing"
        with pytest.raises(ruledock.SaveError, match=told):
            report_of([file])
        assert not Noting.made and os.listdir(tmp_path) == [file.name]
        file.rmdir() if file.is_dir() else file.unlink()


@pytest.mark.skipif(os.name != "posix", reason="pipes are files on POSIX systems")
@pytest.mark.timeout(20)
def test_a_pipe_where_a_parquet_file_is_drafted_holds_nobody_up(tmp_path):
    os.mkfifo(tmp_path / "all.parquet.new")
    assert simulate(tmp_path / "all.parquet").play().digest == plain()[1]
    assert os.listdir(tmp_path) == ["all.parquet"]


@pytest.mark.parametrize("name", ["a\0b.jsonl", "a\ud800.jsonl", "a\0b.parquet"])
def test_what_is_no_name_of_a_file_is_refused(name, tmp_path):
    with pytest.raises(ruledock.SaveError, match="not the name of a file"):
        simulate(tmp_path / name)


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        ("greedy:far=3", "greedy:far=3"),
        ("dreamer:song=la\nla", "dreamer:song=la\\nla"),
        (ruledock.RandomBot, "ruledock_bots.random.RandomBot"),
        (functools.partial(ruledock.GreedyBot, far=3), "ruledock_bots.greedy.GreedyBot(far=3)"),
    ],
)
def test_bots_have_names_that_do_not_change(bot, name):
    assert label(bot) == name


# -- what is lost ------------------------------------------------------------------------------


def whole_games(data: bytes) -> list[int]:
    """The numbers of the games that are there with all their rows, told the slow way."""
    lines = data.split(b"\n")[:-1]
    numbers = [json.loads(line)["number"] for line in lines]
    return [number for number in dict.fromkeys(numbers) if numbers.count(number) == 3]


@settings(max_examples=40)
@given(data=st.data())
def test_a_file_cut_anywhere_loses_no_whole_game(data, tmp_path_factory):
    cut = data.draw(st.integers(0, len(ledger())))
    rest = data.draw(st.sampled_from([b"", b"\0" * 7, b"\xff\n\0"])) if cut else b""
    kind = data.draw(st.sampled_from(KINDS))
    out = tmp_path_factory.mktemp("cut") / f"all.{kind}"
    unfinished(out).write_bytes(ledger()[:cut] + rest)
    many = simulate(out)
    assert many.known == len(whole_games(ledger()[:cut]))
    played, digest = plain()
    Noting.made.clear()
    assert list(many) == played
    assert many.digest == digest
    assert len(Noting.made) == 3 * (GAMES - many.known)
    if kind == "jsonl":
        assert [json.loads(line)["total"] for line in out.read_bytes().splitlines()] == [
            total for one in plain()[0] for total in one.totals
        ]
    shutil.rmtree(out.parent)


@settings(max_examples=30)
@given(st.integers(0, 3 * GAMES - 4), st.sampled_from([b"\n", b"{}\n", b"?\n", b'{"number": 1}\n']))
def test_a_file_damaged_in_its_middle_is_refused(tmp_path_factory, line, damage):
    out = tmp_path_factory.mktemp("damaged") / "all.jsonl"
    lines = ledger().splitlines(keepends=True)
    broken = b"".join([*lines[:line], damage, *lines[line + 1 :]])
    out.write_bytes(broken)
    with pytest.raises(ruledock.SaveError, match="found no results from byte"):
        simulate(out)
    assert out.read_bytes() == broken
    shutil.rmtree(out.parent)


def test_a_game_that_is_there_twice_is_refused(tmp_path):
    out = tmp_path / "all.jsonl"
    out.write_bytes(ledger() + b"".join(ledger().splitlines(keepends=True)[:3]))
    with pytest.raises(ruledock.SaveError, match="number: found 0 twice"):
        simulate(out)


@pytest.mark.parametrize("when", ["fsync", "replace", "unlink"])
def test_a_parquet_file_that_could_not_be_finished_is_finished_the_next_time(
    when, tmp_path, monkeypatch
):
    out = tmp_path / "all.parquet"

    def ended(*_, **__):
        raise KeyboardInterrupt

    many = simulate(out)
    games = [next(many) for _ in range(GAMES)]
    with monkeypatch.context() as patched:
        patched.setattr(*((Path, when) if when == "unlink" else (os, when)), ended)
        with pytest.raises(KeyboardInterrupt):
            next(many)
    del many
    assert out.exists() == (when == "unlink")
    again = simulate(out)
    assert again.known == GAMES
    assert list(again) == games
    assert os.listdir(tmp_path) == [out.name] or when == "fsync"
    assert simulate(out).play().digest == plain()[1]


# -- killed ------------------------------------------------------------------------------------

PROGRAM = """
import sys, ruledock
from ruledock.linking.config import make_config
config = make_config({"game": "auction", "players": 3})
out, games, workers = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
many = ruledock.simulate(config, games, seed=5, workers=workers, out=out)
print(many.play().digest)
"""


def begun(out: Path, games: int, workers: int) -> "subprocess.Popen[str]":
    words = [sys.executable, "-c", PROGRAM, str(out), str(games), str(workers)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def size(out: Path) -> int:
    return next((path.stat().st_size for path in (out, unfinished(out)) if path.exists()), 0)


@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("kind", "workers"), [("jsonl", 1), ("parquet", 1), ("parquet", 2)])
def test_killed_at_random_moments_and_resumed_it_plays_the_same(kind, workers, tmp_path, thorough):
    games, kills = (2000, 20) if thorough else (150, 2 if kind == "jsonl" else 1)
    rng = random.Random(os.urandom(8))
    out = tmp_path / f"all.{kind}"
    kept = 0
    for _ in range(kills):
        until = kept + rng.randrange(1, 250 * games // kills)
        with begun(out, games, workers) as running:
            while size(out) < until and running.poll() is None:
                time.sleep(rng.uniform(0, 0.002))
            running.kill()
            if running.wait() == 0:
                break  # it was done before anybody could kill it
        assert size(out) >= until, "what was there is there"
        kept = size(out)
    with begun(out, games, workers) as running:
        said = running.stdout.read()
        assert running.wait() == 0
    assert said.strip() == ruledock.simulate(AUCTION, games, seed=SEED).play().digest
    assert ruledock.simulate(AUCTION, games, seed=SEED, out=out).known == games
    assert os.listdir(tmp_path) == [out.name]
