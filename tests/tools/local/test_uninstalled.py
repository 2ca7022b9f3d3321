"""Plugins that are not installed: found with their packs, or refused with file and reason."""

import os
from pathlib import Path

import pytest

import ruledock
from ruledock.content import find_packs
from ruledock.errors import ConfigError, LinkError
from ruledock.linking import plugins
from ruledock_local.uninstalled import load_uninstalled
from tests import uninstalled

ROOT = Path(__file__).resolve().parents[3]
STORM = ROOT / "examples" / "modules" / "storm"
GAME = """
from ruledock.plugin import GameSpec, Message, ScoreLine, Table, hookimpl, table


@table
class Hill(Table):
    height: int = 0


def setup(hill):
    hill.height = hill.ruleset.rules["height"]


@hookimpl
def ruledock_game():
    return GameSpec(
        name="hill",
        title="Hill",
        players=(1, 2),
        table=Hill,
        setup=setup,
        score=lambda hill, player: [ScoreLine(hill.height, Message("hill.line"))],
        winners=lambda hill, totals: [0],
        packs=("hill",),
        rules_schema={"hill": "hill-rules.schema.json"},
    )


MESSAGES = "hill-line = High."
"""
SCHEMA = '{"type": "object", "properties": {"height": {"type": "integer", "maximum": 9}}}'


@pytest.fixture(autouse=True)
def nothing_stays():
    with uninstalled.forgetting():
        yield


def write(folder, files):
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


@pytest.fixture
def hill(tmp_path):
    """A game in one file, with a pack and a schema beside it."""
    about = '{"name": "hill", "version": "1", "title": "Hill", "text": "A hill."}'
    pack = {"content/hill/pack.json": about, "content/hill/rules.json": '{"height": 7}'}
    files = {"hill.py": GAME, "schemas/hill-rules.schema.json": SCHEMA, **pack}
    write(tmp_path, files)
    return tmp_path / "hill.py"


def test_a_file_is_known_by_the_name_of_its_game(hill):
    named = hill.rename(hill.with_name("draft_of_something.py"))
    assert load_uninstalled(named) == ("hill",)
    assert ruledock.new("hill", players=2).result.totals == (7, 7)


def test_its_schema_is_heeded(hill):
    load_uninstalled(hill)
    with pytest.raises(ruledock.RuledockError, match="/rules/height"):
        ruledock.new("hill", players=2, rules={"height": 10})


def test_an_edited_file_is_read_again_and_another_is_not(hill):
    load_uninstalled(hill)
    first = plugins.load("hill")
    load_uninstalled(hill)
    assert plugins.load("hill") is first
    hill.write_text(GAME.replace('title="Hill"', 'title="Mount"'), "utf-8")
    os.utime(hill, (1, 1))
    load_uninstalled(hill)
    assert ruledock.new("hill", players=2).ruleset.game.title == "Mount"


def test_when_it_is_forgotten_so_are_its_packs(hill):
    load_uninstalled(hill)
    assert "hill" in find_packs()
    plugins.unregister("hill")
    assert "hill" not in find_packs()
    assert "hill" not in plugins.known()


@pytest.mark.parametrize(
    "path", [STORM, STORM / "ruledock_storm", STORM / "ruledock_storm" / "plugin.py"]
)
def test_a_module_is_found_by_its_project_its_package_or_its_file(path):
    assert load_uninstalled(path) == ("storm",)
    game = ruledock.new("isle", players=2, modules=["storm"], rules={"storm": {"day": 1}})
    assert game.view(None)["table"]["storm"]["blows"]


def test_its_packs_hide_installed_ones_of_the_same_name(tmp_path):
    content = STORM / "ruledock_storm" / "content"
    nearer = tmp_path / "content" / "storm"
    about = (content / "storm" / "pack.json").read_text("utf-8")
    rules = '{"$schema": "storm-rules.schema.json", "storm": {"day": 1, "surcharge": 9}}'
    write(nearer, {"pack.json": about, "rules.json": rules})
    plugins.register("storm", plugins.load("storm"), packs=[tmp_path / "content"])
    game = ruledock.new("isle", players=2, modules=["storm"])
    assert game.ruleset.rules["storm"] == {"day": 1, "surcharge": 9}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "expected a plugin: a game has `@hookimpl def ruledock_game()`"),
        ("def ruledock_game(): return 1", "ruledock_game has no @hookimpl above it"),
        (
            "from ruledock.plugin import hookimpl\n@hookimpl\ndef ruledock_game(): return 1",
            "ruledock_game returns int, expected a GameSpec",
        ),
        ("a = 1\nb = a / 0", "bad.py, line 2: ZeroDivisionError: division by zero"),
        ("import nothing_of_this_name", "bad.py, line 1: ModuleNotFoundError: "),
        ("a = (", "SyntaxError: '(' was never closed (bad.py, line 1)"),
        (GAME.replace("(1, 2)", "1 / 0"), "line 19: ZeroDivisionError"),
    ],
)
def test_a_file_that_is_no_plugin_says_what_is_missing(tmp_path, text, why):
    file = tmp_path / "bad.py"
    file.write_text(text, "utf-8")
    before = plugins.known()
    with pytest.raises(LinkError) as caught:
        load_uninstalled(file)
    assert str(caught.value).startswith(str(file))
    assert why in str(caught.value)
    assert plugins.known() == before


@pytest.mark.parametrize("name", ["nothing.py", "folder", "text.txt", "nul\0.py"])
def test_a_path_without_a_plugin_says_what_is_expected(tmp_path, name):
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.txt").write_text("")
    with pytest.raises(ConfigError, match=r"expected the \.py file of a plugin, or a folder"):
        load_uninstalled(tmp_path / name)
