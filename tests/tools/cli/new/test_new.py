"""New games and modules: they play, they pass their own tests, and nothing is overwritten."""

import ast
import importlib.util
import inspect
import json
import runpy
import tomllib
from pathlib import Path

import jsonschema
import pytest

from ruledock_authoring.scaffold import BLANK, GAME, fill_template
from ruledock_cli.new.plugin import LONGEST
from ruledock_isle.authoring.workshop import WORKSHOP

KINDS = {"game": (), "module": ("--for", "isle")}
ACROSS = 100
"""How long a line of Python may be."""


@pytest.fixture(params=KINDS)
def made(request, run, forgetting):
    """A new game or module with a name of two words."""
    ran = run("new", request.param, "night_market", *KINDS[request.param])
    assert ran.code == 0, ran.err
    return Path("night_market")


def test_its_own_tests_pass(made, subtests_of):
    runpy.run_path(str(made / "conftest.py"))  # as pytest does first, so nothing is installed
    file = made / "tests" / "test_night_market.py"
    assert subtests_of(file) >= 5


@pytest.fixture
def subtests_of():
    """Runs all tests of a file in this process, with each of their parameters; how many."""

    def run_all(file):
        spec = importlib.util.spec_from_file_location("tests_of_something_new", file)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found = [one for name, one in vars(module).items() if name.startswith("test_")]
        calls = [(one, given) for one in found for given in arguments(one)]
        for one, given in calls:
            one(**given)
        return len(calls)

    return run_all


def arguments(test):
    """What a test is called with, one after the other."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    if not marks:
        assert not inspect.signature(test).parameters
        return [{}]
    ((name, values),) = [mark.args for mark in marks]
    return [{name: value} for value in values]


def test_no_blank_is_left_and_python_is_tidy(made):
    files = [file for file in made.rglob("*") if file.is_file()]
    assert len(files) > 8
    for file in files:
        text = file.read_text("utf-8")
        assert not BLANK.search(text) and not BLANK.search(str(file)), file
        if file.suffix == ".py":
            ast.parse(text)
            assert max(map(len, text.split("\n"))) <= ACROSS, file


@pytest.mark.parametrize("template", [GAME, WORKSHOP.module], ids=["game", "module"])
def test_the_longest_name_keeps_lines_short(template):
    files = fill_template(template, "m" * LONGEST)
    python = [text for name, text in files.items() if name.endswith(".py")]
    assert len(python) == 4
    assert max(len(line) for text in python for line in text.split("\n")) <= ACROSS


def test_it_can_be_built_and_found(made):
    project = tomllib.loads((made / "pyproject.toml").read_text("utf-8"))
    assert project["build-system"]["build-backend"] == "hatchling.build"
    assert project["project"]["name"] == "ruledock-night-market"
    points = project["project"]["entry-points"]
    assert points["ruledock.plugins"] == {"night_market": "ruledock_night_market.plugin"}
    assert points["ruledock.packs"] == {"night_market": "ruledock_night_market"}
    assert (made / "ruledock_night_market" / "py.typed").is_file()


def test_its_numbers_fit_the_schema_they_name(made):
    (rules,) = made.rglob("rules.json")
    value = json.loads(rules.read_text("utf-8"))
    schema = json.loads((rules.parent / value.pop("$schema")).read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(value, schema)


def test_the_command_it_names_works(run, forgetting):
    made = run("new", "game", "night_market")
    command = made.out.rstrip().rpartition("with: ")[2].split()
    assert command == ["ruledock", "watch", "./night_market"]
    assert "wins." in run(*command[1:], "--seed", 1).out
    made = run("new", "module", "barrel", "--for", "isle", "--to", "deep/er")
    command = made.out.rstrip().rpartition("with: ")[2].split()
    assert command == ["ruledock", "watch", "isle", "--module", "./deep/er"]
    assert "A barrel drifts ashore" in run(*command[1:], "--seed", 1).out


def test_it_is_made_in_an_empty_folder_that_is_there(run, tmp_path, forgetting):
    assert run("new", "game", "market", "--to", ".").code == 0
    assert (tmp_path / "pyproject.toml").is_file()
    assert run("check", ".").out == "fine   .: the game market for 2 to 4 players\n"


@pytest.mark.parametrize(
    "name",
    ["Night", "night-market", "a b", "_x", "x_", "7up", "x" * 25, "class", "\x1b", "é", ""],
)
def test_a_name_that_no_plugin_can_have_makes_nothing(run, tmp_path, name):
    ran = run("new", "game", "--", name)
    assert ran.code == 2
    assert "cannot be the name of a game" in ran.err
    assert ran.err.rstrip("\n").isprintable()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("isle", "a plugin called 'isle' is installed"),
        ("kittens", "a plugin called 'kittens' is installed"),
        ("bots", "a name that Ruledock uses itself"),
        ("config", "a name that Ruledock uses itself"),
    ],
)
def test_a_name_that_somebody_has_makes_nothing(run, tmp_path, name, why):
    ran = run("new", "module", name, "--for", "isle")
    assert ran.code == 2
    assert why in ran.err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(run, tmp_path):
    (tmp_path / "market").mkdir()
    (tmp_path / "market" / "mine.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    assert "is there already" in run("new", "game", "market").err
    assert "is there already" in run("new", "game", "other", "--to", "file").err
    assert [file.name for file in tmp_path.rglob("*.*")] == ["mine.txt"]


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("isel", 'did you mean "isle"?'),
        ("auction", "auction has no module to begin with; games that have one: isle"),
    ],
)
def test_a_module_needs_a_game_that_brings_a_template(run, tmp_path, game, why):
    ran = run("new", "module", "barrel", "--for", game)
    assert ran.code == 2
    assert why in ran.err
    assert list(tmp_path.iterdir()) == []
