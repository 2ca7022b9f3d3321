"""Games that are not installed, by the path of their file or folder."""

import json
from pathlib import Path

import pytest

from ruledock.linking import plugins
from ruledock_cli.plugin_paths import is_plugin_path
from ruledock_local.config_file import load_config
from tests.docs.snippets import ROOT, snippets

PAGE = ROOT / "docs" / "how-to" / "run-a-game-from-a-file.md"


@pytest.fixture
def nim(run, forgetting):
    """The game of the how-to, in the current folder."""
    (text,) = [one.text for one in snippets(PAGE) if one.title == "nim.py"]
    Path("nim.py").write_text(text, "utf-8")
    return Path("nim.py")


@pytest.mark.parametrize("text", ["./nim", "nim.py", ".", "..", "a/b", "a\\b"])
def test_a_path_has_a_slash_or_the_end_of_a_file(text):
    assert is_plugin_path(text)


@pytest.mark.parametrize("text", ["nim", "sea_salt_paper", "table.toml", "a/table.json", "", "x.p"])
def test_names_and_files_of_tables_are_no_plugins(text):
    assert not is_plugin_path(text)


def test_every_command_that_takes_a_game_takes_its_file(run, nim):
    for words in (
        ["watch", nim, "--seed", 1],
        ["play", nim, "--seed", 1],
        ["simulate", nim, "--games", 2, "--workers", 1],
        ["modules", nim],
        ["words", nim],
        ["schema", nim],
        ["schema", nim, "save"],
        ["check", nim],
    ):
        ran = run(*words)
        assert ran.code == 0, (words, ran.err)
        assert ran.out


def test_workers_of_their_own_know_the_game(run, nim):
    ran = run("simulate", nim, "--games", 8, "--seed", 1, "--workers", 2, "--json")
    assert ran.code == 0, ran.err
    alone = run("simulate", nim, "--games", 8, "--seed", 1, "--workers", 1, "--json")
    assert json.loads(ran.out)["digest"] == json.loads(alone.out)["digest"]


def test_a_record_is_told_again_with_its_plugin_and_not_without(run, nim, forgetting):
    assert run("watch", nim, "--save", "last.json").code == 0
    told = run("replay", "last.json", "--plugin", nim)
    assert told.code == 0
    assert "wins." in told.out
    assert "fine   last.json: a record of nim" in run("check", "last.json", "--plugin", nim).out


def test_a_table_may_name_a_game_that_is_not_installed(run, nim):
    Path("table.toml").write_text('game = "nim"\nplayers = ["Ada", "Ben"]\n')
    assert run("watch", "table.toml").code == 2
    assert "Ada takes" in run("watch", "table.toml", "--plugin", nim).out


def test_a_wrong_path_is_wrong_usage_and_wrong_code_is_not(run, forgetting):
    ran = run("watch", "./nowhere.py")
    assert ran.code == 2
    assert ran.err.startswith("ruledock: ./nowhere.py: No such file or directory; expected")
    Path("bad.py").write_text("x = 1 / 0\n")
    ran = run("watch", "bad.py")
    assert ran.code == 1
    assert ran.err == "ruledock: bad.py, line 1: ZeroDivisionError: division by zero\n"
    ran = run("check", "bad.py", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)[0]["kind"] == "plugin"


def test_a_bare_name_is_told_to_be_a_path(run, forgetting, nim):
    assert run("new", "game", "night_market").code == 0
    for name, path in (("nim", "./nim.py"), ("night_market", "./night_market")):
        ran = run("watch", name)
        assert ran.code == 2
        assert f'for the one in this folder write "{path}"' in ran.err
        assert run("watch", path).code == 0
        assert run("watch", name).code == 0  # known by now, in this process


@pytest.mark.parametrize("pack", ["pack.json", "shore/pack.json"])
def test_a_folder_that_holds_packs_is_never_run(run, tmp_path, forgetting, pack):
    (tmp_path / "odd" / "shore").mkdir(parents=True)
    (tmp_path / "odd" / "plugin.py").write_text("import os\nos.mkdir('ran')\n")
    (tmp_path / "odd" / pack).write_text("{}")
    assert run("check", "odd").code == 1
    assert not Path("ran").exists()
    (tmp_path / "odd" / pack).unlink()
    assert run("check", "odd").code == 1
    assert Path("ran").exists()


MODULE = '''"""A module of nim that does nothing."""
from ruledock import plugin as rd

@rd.hookimpl
def ruledock_needs():
    return (rd.Needs(games=("nim",)),)
'''


@pytest.fixture
def table(nim):
    """A table in a folder of its own, which names game and module by where they lie."""
    Path("calm.py").write_text(MODULE)
    Path("tables").mkdir()
    file = Path("tables/table.toml")
    file.write_text('game = "../nim.py"\nmodules = ["../calm.py"]\nplayers = ["Ada", "Ben"]\n')
    return file


def test_a_table_may_name_plugins_by_their_paths(run, table):
    fine = "fine   tables/table.toml: a table of nim for 2 players with calm\n"
    assert run("check", table).out == fine
    for words in (["watch", table], ["simulate", table, "--games", 2, "--workers", 2]):
        ran = run(*words)
        said = [
            line for line in ran.err.splitlines() if " games, " not in line
        ]  # of a slow machine
        assert (ran.code, said) == (0, []), words
    config = load_config(table)
    assert (config.game, config.modules) == ("nim", ("calm",))


def test_a_wrong_path_in_a_table_is_told_with_its_place(run, table):
    table.write_text(table.read_text().replace("calm", "clam"))
    ran = run("watch", table)
    assert ran.code == 2
    assert ran.err.startswith("ruledock: tables/table.toml, at /modules: tables/../clam.py: ")


def test_a_bare_name_of_what_lies_beside_is_told_its_path(run, table):
    Path("table.toml").write_text('game = "./nim.py"\nmodules = ["calm"]\n')
    wanted = "no module 'calm' is installed; for the one in this folder write \"./calm.py\""
    assert f"table.toml, at /modules: {wanted}" in run("check", "table.toml").out
    assert run("watch", "./nim.py", "--module", "calm").err == f"ruledock: {wanted}\n"


@pytest.mark.parametrize("command", ["replay", "show", "check"])
def test_a_kept_game_of_an_unknown_plugin_is_told_how_to_name_it(run, nim, command):
    assert run("watch", nim, "--save", "last.json").code == 0
    plugins.unregister("nim")
    ran = run(command, "last.json")
    assert ran.code == 1
    assert "no game 'nim'" in ran.out + ran.err
    assert (ran.out + ran.err).endswith("such as --plugin ./nim\n")


def test_a_kept_game_of_an_unknown_module_is_told_how_to_name_it(run, table):
    assert run("watch", table, "--save", "last.json").code == 0
    plugins.unregister("calm")
    ran = run("replay", "last.json", "--plugin", "./nim.py")
    assert ran.err.endswith("such as --plugin ./calm\n")
    assert run("replay", "last.json", "--plugin", "./nim.py", "--plugin", "./calm.py").code == 0
