"""What the pages say is so: snippets run, generated pages are fresh, links lead somewhere."""

import ast
import importlib.util
import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests import uninstalled
from tests.docs.snippets import ROOT, Page, pattern, snippets
from tests.tools.bots.other_languages import runs

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
GENERATED = (
    "hooks.md",
    "config.md",
    "errors.md",
    "findings.md",
    "cli.md",
    "words.md",
    "schemas.md",
    "bot-protocol.md",
    "../explanation/the-house.md",
    "api-players.md",
    "api-plugin.md",
    "api-testing.md",
    "api-isle.md",
)
ELSEWHERE = {"docs/explanation/words.md": "tests/words/test_doc.py"}
"""Pages whose snippets another test runs, together with more that they promise."""
PERL = "docs/how-to/write-a-bot-in-any-language.md"
"""The page whose snippets need Perl."""
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


@pytest.fixture(autouse=True)
def only_what_is_installed():
    """Pages show what there is on a fresh machine, not the toys other tests have made known."""
    with uninstalled.forgetting():
        yield


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


RUNNABLE = [page for page in PAGES if any(snippets(page)) and name(page) not in ELSEWHERE]


def test_pages_that_are_run_elsewhere_are():
    for page, test in ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text("utf-8")


@pytest.mark.parametrize("page", RUNNABLE, ids=name)
def test_every_snippet_of_a_page_runs(page, tmp_path, monkeypatch):
    if name(page) == PERL and not runs("perl", "-MJSON::PP", "-e", "1"):
        pytest.skip("this machine has no Perl with JSON::PP")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)  # as where somebody types python
    monkeypatch.delenv("NO_COLOR", raising=False)
    one = Page(page, tmp_path)
    one.names["pytest"] = pytest
    assert one.run() == len(list(snippets(page)))


def generator():
    sys.path.insert(0, str(ROOT / "docs"))  # as for a script in that folder
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(ROOT / "docs"))
    return module


@pytest.mark.parametrize("page", GENERATED)
def test_a_generated_page_says_what_the_code_does(page):
    made = generator()
    assert set(made.PAGES) == set(GENERATED)
    written = (ROOT / "docs" / "reference" / page).read_text("utf-8")
    again = made.page(made.PAGES[page])
    assert written == again, "out of date; run: python3 dev.py python docs/generate.py"


LINKED = [*PAGES, ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]


@pytest.mark.parametrize("page", LINKED, ids=name)
def test_every_link_leads_to_a_file(page):
    for target in LINK.findall(page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{name(page)} links to {target}"


def files_named(path):
    """The files that a page means: ``…`` stands for folders, and what comes before may be left out.

    What it writes without the name of a package is in the core, or in a package named before.
    """
    pattern = path.replace("…", "**").replace("<game>", "*")
    roots = ("", "core/ruledock/", "*/*/ruledock_*/")
    return [file for root in roots for file in ROOT.glob(root + pattern)]


HOP = re.compile(r"(→\s+)?(?:`([\w/….<>-]+\.py)`\s+)?`(\w+(?:\.\w+)?)`")
"""Perhaps an arrow and a file, then a function."""


def architecture() -> str:
    return (ROOT / "ARCHITECTURE.md").read_text("utf-8")


def found_in(files, function):
    """The functions or classes of this name in these files; ``Class.method`` for a method."""
    owner, _, own = function.rpartition(".")
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    if owner:
        trees = [one for tree in trees for one in ast.walk(tree) if is_called(one, owner)]
    return [one for tree in trees for one in ast.walk(tree) if is_called(one, own)]


def is_called(node, name):
    return getattr(node, "name", None) == name and isinstance(node, ast.FunctionDef | ast.ClassDef)


def mentions(node, function):
    """Whether the code of a function has the name of another one."""
    own = function.rpartition(".")[2]
    inside = ((getattr(one, "id", None), getattr(one, "attr", None)) for one in ast.walk(node))
    return any(own in names for names in inside)


def test_the_walks_name_files_and_functions_that_are_there():
    hops = re.findall(r"`([\w/….<>-]+\.py)`(?:\s+`(\w+(?:\.\w+)?)`)?", architecture())
    assert len(hops) > 40
    for path, function in hops:
        found = files_named(path)
        assert found, f"ARCHITECTURE.md names {path}"
        there = not function or found_in(found, function)
        assert there, f"ARCHITECTURE.md names {function} of {path}"


def calls_in(text):
    """What arrows say: a function, with its file, and the one that it calls, with its own.

    A function without a file is in the one named before.
    """
    path = function = ""
    for arrow, place, named in HOP.findall(text):
        if arrow:
            yield path, function, place or path, named
        path, function = place or path, named


def test_where_the_walks_have_an_arrow_one_calls_the_other():
    arrows = list(calls_in(architecture()))
    assert len(arrows) == architecture().count("→") > 10
    for path, function, place, called in arrows:
        callers = found_in(files_named(path), function)
        said = f"ARCHITECTURE.md says that {function} of {path} calls {called}"
        assert any(mentions(one, called) for one in callers), said
        assert found_in(files_named(place), called), f"{said}, which is not in {place}"


def test_every_page_stands_behind_a_door_of_the_first_one():
    """The site takes its table of contents from there; each decision is listed by itself."""
    docs = ROOT / "docs"
    linked = {
        (docs / target).resolve() for target in LINK.findall((docs / "README.md").read_text())
    }
    pages = {page for page in docs.rglob("*.md") if not page.name[:4].isdigit()}
    assert pages - linked == {docs / "README.md"}


OTHER_LANGUAGES = {
    path.relative_to(folder).as_posix()
    for folder in (ROOT / "examples").glob("*/*")
    for path in folder.rglob("*")
    if {path.stem, path.parent.name} & {"cs", "uk"}
}
"""What the examples say in other languages, as files: tutorials write English."""
TUTORIALS = {
    "write-a-game-plugin.md": ("games/brambles", OTHER_LANGUAGES),
    "a-game-with-hidden-hands.md": (
        "games/hearts",
        {"README.md", "tests/test_rules.py", "tests/test_worlds.py"} | OTHER_LANGUAGES,
    ),
    "write-an-expansion.md": (
        "modules/storm",
        {"README.md", "ruledock_storm/py.typed"} | OTHER_LANGUAGES,
    ),
}
"""By tutorial: the example it writes, and the files of it that it does not."""


def files(folder: Path) -> set[str]:
    """The files in a folder and below."""
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.parametrize("tutorial", TUTORIALS)
def test_a_tutorial_writes_the_example_as_it_is(tutorial, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Page(ROOT / "docs" / "tutorial" / tutorial, tmp_path).run()
    folder, unshown = TUTORIALS[tutorial]
    example = ROOT / "examples" / folder
    assert files(tmp_path) == files(example) - unshown
    for file in sorted(files(tmp_path)):
        assert (tmp_path / file).read_text("utf-8") == (example / file).read_text("utf-8"), file


def example_plugins() -> set[str]:
    """The games and modules that do not come with Ruledock itself."""
    projects = (ROOT / "examples").glob("*/*/pyproject.toml")
    found = [tomllib.loads(path.read_text("utf-8"))["project"] for path in projects]
    return {name for one in found for name in one["entry-points"]["ruledock.plugins"]}


@pytest.mark.parametrize("tutorial", ["play-a-game.md", "write-a-bot.md", "write-a-lesson-pack.md"])
def test_tutorials_for_players_use_games_that_are_in_the_wheel(tutorial):
    blocks = [one.text for one in snippets(ROOT / "docs" / "tutorial" / tutorial)]
    words = {word for text in blocks for word in re.findall(r"\w+", text)}
    assert words & example_plugins() == set()


def test_the_tutorials_bot_has_thirty_lines():
    tutorial = ROOT / "docs" / "tutorial" / "write-a-bot.md"
    (bot,) = [one for one in snippets(tutorial) if one.title == "counting.py"]
    assert len(bot.text.splitlines()) == 30
    assert "\n## Thirty lines\n" in tutorial.read_text("utf-8")


def test_a_console_block_is_compared_line_by_line():
    assert pattern(["one", "…", "a…z"]).fullmatch("one\ntwo\nthree\nabcz\n")
    assert pattern(["one", "…", "a…z"]).fullmatch("one\naz\n")
    assert not pattern(["one", "a…z"]).fullmatch("one\ntwo\naz\n")
    assert not pattern(["one"]).fullmatch("one\ntwo\n")


@pytest.mark.parametrize(
    ("block", "found"),
    [
        ("```python\nassert 1 == 2\n```", "AssertionError"),
        ("```python\nimport no_such_thing\n```", "No module"),
        ("```json\n{,}\n```", "JSON"),
        ("```toml\na =\n```", "TOML"),
        ("```console\n$ ruledock games\nnothing at all\n```", "printed"),
        ("```console\n$ ruledock watch nothing\n```", "ended with 2"),
        ("```console\n$ rm -r everything\n```", "nobody knows"),
        ("```ruby\nputs 1\n```", "nobody knows"),
        ("```\nplain\n```", "without a language"),
    ],
)
def test_a_snippet_that_is_wrong_fails(block, found, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    page = tmp_path / "page.md"
    page.write_text(block + "\n", "utf-8")
    with pytest.raises(AssertionError, match=found):
        Page(page, tmp_path).run()
