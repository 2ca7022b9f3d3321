"""Back-up and restore, by the command."""

import subprocess
import sys

import pytest
from rooms import new_table, open_room
from serving import Serving
from talking import Talker

from ruledock_cli import main
from ruledock_web.store.sqlite import SqliteStore


def tables(*words):
    return main(["tables", *map(str, words)])


def test_tables_come_back_from_a_back_up_made_while_people_play(tmp_path, capsys):
    with Serving(tmp_path) as serving:
        table, tokens = serving.make_table("isle", ["Ada", "Ben"])
        ada = Talker(serving, table, tokens, "0")
        ada.choose(ada.options()[0])
        url = f"sqlite:///{serving.database}"
        assert tables("backup", tmp_path / "kept.db", "--database", url) == 0
        seen = dict(ada.sections)
        ada.say({"type": "undo", "asked": ada.sections["table"]["asked"]})
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    target = f"sqlite:///{elsewhere / 'tables.db'}"
    assert tables("restore", tmp_path / "kept.db", "--database", target) == 0
    assert "1 tables restored" in capsys.readouterr().out
    with Serving(elsewhere) as serving:
        again = Talker(serving, table, tokens, "0")
        assert again.sections == seen


def test_nothing_is_overwritten_unasked(tmp_path, store, capsys):
    new_table(open_room(store), "kockombat")
    url = f"sqlite:///{store.path}"
    kept = tmp_path / "kept.db"
    assert tables("backup", kept, "--database", url) == 0
    assert tables("backup", kept, "--database", url) == 1
    assert "is there already" in capsys.readouterr().err
    assert tables("restore", kept, "--database", url) == 1
    assert "--replace" in capsys.readouterr().err
    assert tables("restore", kept, "--replace", "--database", url) == 0


def test_a_running_server_keeps_its_tables(tmp_path, capsys):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, "-m", "ruledock_cli", "serve", "--port", "0", "--database", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout.readline().startswith("http://127.0.0.1:")
            assert tables("backup", tmp_path / "kept.db", "--database", url) == 0
            assert tables("restore", tmp_path / "kept.db", "--replace", "--database", url) == 1
            assert "stop it first" in capsys.readouterr().err
            assert main(["serve", "--port", "0", "--database", url]) == 1
            assert "stop it first" in capsys.readouterr().err
        finally:
            server.terminate()
            server.wait()


@pytest.mark.parametrize("content", [b"", b"no database", None])
def test_what_is_no_back_up_is_refused(tmp_path, content, capsys):
    file = tmp_path / "kept.db"
    if content is not None:
        file.write_bytes(content)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    assert tables("restore", file, "--database", url) == 1
    assert str(file) in capsys.readouterr().err
    assert not (tmp_path / "tables.db").exists()


URLS = ["postgres://x", "tables.db", "sqlite://", "sqlite:////no/such/t.db"]


@pytest.mark.parametrize("url", URLS)
def test_a_database_is_named_by_a_url(url, capsys):
    assert main(["serve", "--database", url]) == 1
    assert url in capsys.readouterr().err


def test_a_store_of_many_tables_is_one_file(tmp_path):
    store = SqliteStore(tmp_path / "tables.db")
    room = open_room(store)
    ids = {new_table(room, "kockombat").row.id for _ in range(3)}
    assert set(store.tables()) == ids
    store.close()
