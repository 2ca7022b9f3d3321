"""A language that nobody here speaks: whoever set it is told once why all is in English."""

from pathlib import Path

import pytest

import ruledock_drawing.wording

TABLE = 'game = "brambles"\nlanguage = "xx"\n'


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch):
    for name in ("RULEDOCK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "")
    yield
    ruledock_drawing.wording.use_language("en")


def test_one_of_the_environment_is_warned_of(run, monkeypatch):
    monkeypatch.setenv("RULEDOCK_LANGUAGE", "cz")
    ran = run("watch", "brambles", "--seed", 1)
    told = "RULEDOCK_LANGUAGE: nobody here speaks “cz”, so this is English; known: cs, en, uk"
    assert (ran.code, ran.err) == (0, f"ruledock: {told}\n")
    assert "left: " in ran.out


def test_one_of_a_table_is_warned_of(run):
    Path("table.toml").write_text(TABLE)
    ran = run("watch", "table.toml")
    assert ran.code == 0
    assert ran.err.startswith("ruledock: table.toml: nobody here speaks “xx”, so this is English;")


@pytest.mark.parametrize("name", ["LANG", "RULEDOCK_LANGUAGE"])
def test_the_system_may_speak_anything_in_its_own_way(run, monkeypatch, name):
    monkeypatch.setenv(name, "de_DE.UTF-8" if name == "LANG" else "uk_UA.UTF-8")
    assert run("watch", "brambles", "--seed", 1).err == ""


def test_one_that_is_named_beside_it_decides(run):
    Path("table.toml").write_text(TABLE)
    ran = run("watch", "table.toml", "--language", "cs")
    assert (ran.code, ran.err) == (0, "") and "zbývá" in ran.out
