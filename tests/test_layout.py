"""The folders, the wheel and the entry points say the same, and imports point one way."""

import ast
import os
import re
import shutil
import subprocess
import tomllib
import zipfile
from collections.abc import Iterator
from configparser import ConfigParser
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

import ruledock
from ruledock.linking.config import make_config
from ruledock.linking.link import link

ROOT = Path(__file__).resolve().parents[1]
SKIPPED = {".git", ".hypothesis", ".venv", "__pycache__", ROOT / "build", ROOT / "dist"}
DATA = ("content", "schemas", "docs/rules")

MACHINE_PATHS = re.compile(r"(?<![\w.~-])/(?:work|root|home/\w+|Users/\w+)/|\b[A-Z]:\\Users\\")
REGISTRIES = re.compile(r"pypi\.(?:org|python)|pythonhosted\.org|npmjs\.(?:org|com)")
LOCKS = {"uv.lock", "pylock.toml", "poetry.lock", "pdm.lock", "Pipfile.lock", "package-lock.json"}

GAME_WORD = re.compile(
    r"(tom)?cats?|catnip|kittens?|oshax|rats?|creatures?|clans?|kockombat"
    r"|boats?|rafts?|sail(s|ors?)?|captains?|lighthouses?|isles?|islands?"
    r"|fish(es|ing|ed|ers?)?|shoals?|sharks?|crabs?|octopus|penguins?|mermaids?|swimmers?"
    r"|baskets?|rescue[ds]?|treasures?|lessons?|family|families|sisters?"
)


def settings(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))


@cache
def ours() -> list[Path]:
    """Every file that is, or would be, committed; relative to the root."""
    paths = listed() if (ROOT / ".git").exists() and shutil.which("git") else walked()
    return sorted(path for path in {*paths} if (ROOT / path).is_file())


def listed() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [Path(name) for name in answer.stdout.split("\0") if name]


def walked() -> Iterator[Path]:
    """The same from an unpacked archive, which git knows nothing about."""
    for folder, subfolders, names in os.walk(ROOT):
        subfolders[:] = [
            name
            for name in subfolders
            if not SKIPPED & {name, Path(folder, name)} and "_cache" not in name
        ]
        yield from (Path(folder, name).relative_to(ROOT) for name in names)


@cache
def plugins() -> list[str]:
    """The folders of plugins/ that hold anything of ours."""
    inside = [path.parts for path in ours() if path.is_relative_to("plugins")]
    return sorted({parts[1] for parts in inside if len(parts) > 2})


def tools() -> list[str]:
    """The name of every tool folder."""
    return sorted(path.name for path in (ROOT / "tools").iterdir() if path.is_dir())


def libraries() -> list[str]:
    """The name of every library folder."""
    return sorted(path.name for path in (ROOT / "libraries").iterdir() if path.is_dir())


def examples() -> list[Path]:
    return sorted(file.parent for file in ROOT.glob("examples/*/*/pyproject.toml"))


def sources(folder: str) -> list[Path]:
    """The Python files under *folder*."""
    return [path for path in ours() if path.suffix == ".py" and path.is_relative_to(folder)]


def imported(file: Path) -> set[str]:
    """The modules that *file* imports."""
    found = set()
    for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "ruledock":
            found |= {f"ruledock.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module))
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    built = next(iter(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])))
    with zipfile.ZipFile(built) as opened:
        yield opened


def entry_points(wheel: zipfile.ZipFile) -> dict[str, dict[str, str]]:
    (listing,) = [name for name in wheel.namelist() if name.endswith("/entry_points.txt")]
    parser = ConfigParser(delimiters=("=",))
    parser.read_string(wheel.read(listing).decode())
    return {group: dict(parser[group]) for group in parser.sections()}


def test_every_plugin_folder_is_a_typed_package_of_its_name():
    for name in plugins():
        package = ROOT / "plugins" / name / f"ruledock_{name}"
        assert (package / "__init__.py").is_file(), f"{package} is no package"
        assert (package / "py.typed").is_file(), f"{package} has no py.typed"


def test_the_wheel_lists_core_every_plugin_and_the_data_folders():
    listed = settings(ROOT)["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    packages = [f"plugins/{name}/ruledock_{name}" for name in plugins()]
    packages += [f"tools/{name}/ruledock_{name}" for name in tools()]
    packages += [f"libraries/{name}/ruledock_{name}" for name in libraries()]
    assert sorted(listed) == sorted(["core/ruledock", *packages, *DATA])


def test_the_wheel_holds_exactly_the_files_of_the_folders(wheel):
    places = {"core/ruledock": "ruledock"}
    places |= {folder: f"ruledock/shipped/{Path(folder).name}" for folder in DATA}
    places |= {f"plugins/{name}/ruledock_{name}": f"ruledock_{name}" for name in plugins()}
    places |= {f"tools/{name}/ruledock_{name}": f"ruledock_{name}" for name in tools()}
    places |= {f"libraries/{name}/ruledock_{name}": f"ruledock_{name}" for name in libraries()}
    expected = {
        f"{place}/{path.relative_to(folder).as_posix()}"
        for path in ours()
        for folder, place in places.items()
        if path.is_relative_to(folder)
    }
    assert {name for name in wheel.namelist() if ".dist-info/" not in name} == expected


def test_every_plugin_folder_is_an_entry_point_of_the_wheel(wheel):
    found = entry_points(wheel).get("ruledock.plugins", {})
    assert found == {name: f"ruledock_{name}.plugin" for name in plugins()}


def test_every_entry_point_leads_to_a_module_of_the_wheel(wheel):
    names = set(wheel.namelist())
    for group, targets in entry_points(wheel).items():
        for target in targets.values():
            module = target.partition(":")[0].replace(".", "/")
            assert names & {f"{module}.py", f"{module}/__init__.py"}, f"{group}: {target}"


def test_the_installed_entry_points_are_those_of_the_wheel(wheel):
    installed = metadata.distribution("ruledock").entry_points
    built = entry_points(wheel)
    assert {(point.group, point.name, point.value) for point in installed} == {
        (group, name, value) for group in built for name, value in built[group].items()
    }


def test_every_example_is_installed_with_its_entry_points():
    for folder in examples():
        project = settings(folder)["project"]
        installed = metadata.distribution(project["name"]).entry_points
        for group, targets in project["entry-points"].items():
            assert {point.name: point.value for point in installed.select(group=group)} == targets


def test_core_and_every_plugin_carry_typing_into_the_wheel(wheel):
    names = [*plugins(), *tools(), *libraries()]
    packages = ["ruledock", *(f"ruledock_{name}" for name in names)]
    assert {f"{package}/py.typed" for package in packages} <= set(wheel.namelist())


def test_the_installed_version_is_the_one_the_package_states():
    assert metadata.version("ruledock") == ruledock.__version__


def test_every_folder_of_core_tools_and_plugins_is_behind_a_door():
    """The doors themselves are contracts of import-linter, which CI checks."""
    known = settings(ROOT)["tool"]["importlinter"]["root_packages"]
    names = [*plugins(), *tools(), *libraries()]
    assert sorted(known) == sorted(["ruledock", *(f"ruledock_{name}" for name in names)])


def rooms() -> set[Path]:
    """The rooms of the core, the libraries, the tools and the plugins, as tests call them."""
    core = {path.parts[2] for path in sources("core") if len(path.parts) > 3}
    beside = {"libraries": libraries(), "tools": tools(), "plugins": plugins()}
    return {Path(name) for name in core} | {
        Path(shelf, name) for shelf, names in beside.items() for name in names
    }


def folders_of_tests(shelves: set[str]) -> set[Path]:
    """The folders of tests that hold any; inside *shelves*, those one level deeper."""
    inside = [path.relative_to("tests") for path in sources("tests")]
    named = [path.parts for path in inside if path.name.startswith("test_")]
    return {
        Path(*parts[: 1 + (parts[0] in shelves)])
        for parts in named
        if len(parts) > 1 + (parts[0] in shelves)
    }


ACROSS = {Path(name) for name in ("docs", "hostile", "playthroughs", "rules", "schemas")}
"""Folders of tests that look at the whole house, and not at one room."""


def test_every_room_has_its_tests_and_every_folder_of_tests_its_room():
    assert folders_of_tests({"libraries", "tools", "plugins"}) - ACROSS == rooms()


def test_the_rules_of_each_plugin_that_are_tested_have_a_plugin():
    assert {path.parts[2] for path in sources("tests/rules")} <= set(plugins())


def test_plugins_of_strangers_reach_the_core_by_its_one_module_for_them():
    for folder in examples():
        for file in folder.glob("ruledock_*/**/*.py"):
            reached = {one for one in imported(file) if one.partition(".")[0] == "ruledock"}
            assert reached <= {"ruledock.plugin"}, f"{file} imports {reached}"
            isle = {one for one in imported(file) if one.partition(".")[0] == "ruledock_isle"}
            doors = {"ruledock_isle.public", "ruledock_isle.public_drawing"}
            assert isle <= doors, f"{file} imports {isle}"


DECLARED = {"drawer", "step", "table"}
"""The decorators of tables, drawers and steps."""


def test_plugins_declare_tables_drawers_and_steps_without_naming_attrs():
    """So that a build can put something else beneath; ``plain`` is a field that begins anew."""
    files = [path for path in ours() if path.name.endswith((".py", ".py.template"))]
    declared = [
        (path, node)
        for path in files
        if {"plugins", "examples", "libraries", "templates"} & {*path.parts}
        for node in ast.walk(ast.parse(_code(path)))
        if isinstance(node, ast.ClassDef) and DECLARED & {*map(_last_name, node.decorator_list)}
    ]
    assert len(declared) > 100
    for path, node in declared:
        fields = [ast.unparse(one) for one in node.body if isinstance(one, ast.AnnAssign)]
        assert not [one for one in fields if "attrs." in one], f"{path}: {node.name}"


def _code(path: Path) -> str:
    """The source of a module, or of a template of one."""
    text = (ROOT / path).read_text("utf-8")
    return re.sub(r"\{\{\w+\}\}", "name", text) if path.suffix == ".template" else text


def _last_name(decorator: ast.expr) -> str:
    """``step`` for ``@rd.step(name="turn")``."""
    named = decorator.func if isinstance(decorator, ast.Call) else decorator
    return ast.unparse(named).rpartition(".")[2]


def game_words(text: str) -> set[str]:
    """The words of a game in *text*, also those joined to others by underscores or capitals."""
    words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", text)}
    return {word for word in words if GAME_WORD.fullmatch(word)}


def test_core_and_libraries_speak_of_no_game():
    core = [path for path in ours() if path.parts[0] in ("core", "libraries")]
    texts = {path: f"{path}\n{(ROOT / path).read_text('utf-8')}" for path in core}
    assert not {str(path): found for path in core if (found := game_words(texts[path]))}


GAMES = ({"game": "isle", "modules": ["kittens", "creatures", "events"]},
         {"game": "kockombat"}, {"game": "sea_salt_paper"})  # fmt: skip


def test_core_and_libraries_know_no_word_of_one_game():
    """Scores are written in words of two or more parts, such as ``upper-half``, by each game."""
    linked = [link(make_config(game)).words.lexicon.words for game in GAMES]
    names = {word.name for words in linked for word in words if word.owner != "core"}
    names = {name for name in names if "-" in name}
    assert len(names) > 50
    texts = {path: (ROOT / path).read_text("utf-8") for path in sources("core/ruledock")}
    texts |= {path: (ROOT / path).read_text("utf-8") for path in sources("libraries")}
    known = {path: names & set(re.findall(r"[a-z-]+", text)) for path, text in texts.items()}
    assert not {str(path): found for path, found in known.items() if found}


@pytest.mark.parametrize("text", ["cat_size", "CatTile", "the boats", "FISH", "largestFamily"])
def test_a_game_word_is_seen_inside_a_name(text):
    assert game_words(text)


@pytest.mark.parametrize("text", ["concatenate", "category", "islet", "operations", "selfish"])
def test_a_game_word_is_not_seen_inside_another_word(text):
    assert not game_words(text)


def text_files() -> Iterator[tuple[Path, str]]:
    for path in ours():
        try:
            yield path, (ROOT / path).read_text("utf-8")
        except UnicodeDecodeError:
            continue


def test_no_file_names_a_place_on_one_machine_or_a_package_registry():
    for path, text in text_files():
        for pattern in (MACHINE_PATHS, REGISTRIES):
            found = pattern.search(text)
            assert not found, f"{path} names {found and found[0]}"


@pytest.mark.parametrize("place", ["work/main", "root/x", "home/ada/x", "Users/ada/x"])
def test_a_place_on_one_machine_is_recognised(place):
    assert MACHINE_PATHS.search(f'"/{place}"')
    assert not MACHINE_PATHS.search(f"docs/{place}")


def test_no_lock_file_is_committed():
    assert not {path.name for path in ours()} & LOCKS
