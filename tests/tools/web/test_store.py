"""The store: who is first, what is unique, and what survives."""

import sqlite3

import pytest

from ruledock.errors import ConfigError
from ruledock_web.store.interface import Event, Snapshot, TableRow, Taken, Ticket
from ruledock_web.store.sqlite import KEPT, SqliteStore

ROW = TableRow("t", "Title", {"game": "x", "names": ["A"]}, "seed", ("", "greedy"), "d", 1.0)


def event(number, client="0:a", seat=0):
    return Event(number, "choice", seat, "0 draw", client, 2.0)


@pytest.fixture
def kept(store):
    store.add_table(ROW, {"h0": Ticket("t", "0"), "hw": Ticket("t", "watch")})
    return store


def test_a_table_comes_back_as_it_was_made(kept):
    assert kept.table("t") == ROW
    assert kept.table("u") is None


def test_every_commit_is_synced_in_a_write_ahead_log(kept):
    assert kept._db.execute("pragma journal_mode").fetchone() == ("wal",)
    assert kept._db.execute("pragma synchronous").fetchone() == (2,)  # full


def test_the_number_decides_who_was_first(kept):
    kept.append("t", event(0, "0:a"))
    with pytest.raises(Taken):
        kept.append("t", event(0, "1:b"))
    assert [one.client for one in kept.events("t")] == ["0:a"]


def test_an_id_of_a_client_is_taken_once(kept):
    kept.append("t", event(0, "0:a"))
    with pytest.raises(Taken):
        kept.append("t", event(1, "0:a"))
    assert kept.event_of("t", "0:a") == event(0, "0:a")
    assert kept.event_of("t", "0:b") is None


def test_one_event_that_is_taken_does_not_hold_up_the_others(kept):
    kept.append("t", event(0, "0:a"))
    wrong = kept.append_all([("t", event(0, "1:x")), ("t", event(1, "1:y"))])
    assert isinstance(wrong[0], Taken) and wrong[1] is None
    assert [one.number for one in kept.events("t")] == [0, 1]


def test_an_event_of_no_table_is_refused(kept):
    with pytest.raises(Taken):
        kept.append("nowhere", event(0))


def test_everything_survives_closing_and_opening(tmp_path):
    first = SqliteStore(tmp_path / "a.db")
    first.add_table(ROW, {"h": Ticket("t", "0")})
    first.append("t", event(0))
    first.set_habit("t", "0", "quiet")
    first.keep("t", Snapshot(1, "d", {"save": 1}, {"": {}}))
    first.change("t", over=True, rematch="u")
    first.close()
    again = SqliteStore(tmp_path / "a.db")
    assert again.events("t") == [event(0)]
    assert again.ticket("h") == Ticket("t", "0")
    assert again.habits("t") == {"0": "quiet"}
    assert again.snapshots("t") == [Snapshot(1, "d", {"save": 1}, {"": {}})]
    assert (again.table("t").over, again.table("t").rematch) == (True, "u")
    again.close()


def test_a_revoked_ticket_is_good_no_more_and_others_are(kept):
    kept.revoke("t", "0")
    assert kept.ticket("h0") is None
    assert kept.ticket("hw") == Ticket("t", "watch")


def test_only_the_newest_snapshots_are_kept(kept):
    for number in range(KEPT + 3):
        kept.keep("t", Snapshot(number, "d", {}, {}))
    assert [one.number for one in kept.snapshots("t")] == [KEPT + 2, KEPT + 1]


def test_a_purged_table_leaves_nothing_behind(kept):
    kept.append("t", event(0))
    kept.purge(["t"])
    for name in ("tables", "events", "tickets", "snapshots", "habits"):
        assert kept._read(f"select count(*) from {name}") == [(0,)]


def test_a_file_of_another_format_or_of_no_format_is_refused(tmp_path):
    other = sqlite3.connect(tmp_path / "b.db")
    other.execute("pragma user_version=99")
    other.close()
    with pytest.raises(ConfigError, match="found tables of format 99, expected 1"):
        SqliteStore(tmp_path / "b.db")
    (tmp_path / "c.db").write_text("this is no database at all, whatever its name says")
    with pytest.raises(ConfigError, match="not a database"):
        SqliteStore(tmp_path / "c.db")
