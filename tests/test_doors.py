"""The contracts of import-linter: every door is shut, and every folder is behind one."""

import tomllib
from copy import deepcopy
from pathlib import Path

import grimp
import pytest
from importlinter import configuration
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
CONTRACTS = {one["name"]: one for one in SETTINGS["contracts"]}
KINDS = {one.type_name: one for one in (ForbiddenContract, LayersContract, ProtectedContract)}

CORE = ROOT / "core" / "ruledock"
ISLE = ROOT / "plugins" / "isle" / "ruledock_isle"
PUBLIC = {"ruledock_isle.public", "ruledock_isle.public_drawing"}


def packages(folder: str) -> set[str]:
    """The package of each tool, library or plugin."""
    return {f"ruledock_{path.parent.name}" for path in ROOT.glob(f"{folder}/*/ruledock_*")}


def rooms(package: Path, name: str) -> set[str]:
    """The modules and packages right inside a package."""
    inside = [path.parent for path in package.glob("*/*.py")] + list(package.glob("*.py"))
    return {f"{name}.{path.stem}" for path in inside if path.stem != "__init__"}


TOOLS, PLUGINS, LIBRARIES = packages("tools"), packages("plugins"), packages("libraries")
GAMES = {
    f"ruledock_{path.parent.name}"
    for path in (ROOT / "plugins").glob("*/ruledock_*")
    if "def ruledock_game" in (path / "plugin.py").read_text("utf-8")
}
MODULES = PLUGINS - GAMES
ROOMS = rooms(CORE, "ruledock")
LISTED = {
    "Rooms of the core, and libraries: each knows those below it": {"layers": ROOMS | LIBRARIES},
    "Steps of loading: each knows those before it": {
        "layers": rooms(CORE / "content", "ruledock.content")
    },
    "Core and libraries know neither tools nor plugins": {
        "source_modules": ROOMS | LIBRARIES,
        "forbidden_modules": TOOLS | PLUGINS,
    },
    "Tools: nobody imports the command line": {"layers": TOOLS},
    "Tools know no game": {"source_modules": TOOLS, "forbidden_modules": PLUGINS},
    "Plugins reach the core by ruledock.plugin alone": {
        "source_modules": PLUGINS,
        "forbidden_modules": ROOMS - {"ruledock.plugin"} | LIBRARIES | {"ruledock_cli"},
    },
    "Modules of the isle reach it by its public module alone": {
        "protected_modules": rooms(ISLE, "ruledock_isle") - PUBLIC,
        "allowed_importers": {"ruledock_isle"},
    },
    "Games do not know each other, nor their modules; modules do not know each other": {
        "layers": PLUGINS
    },
    "Modules of the isle know no other game": {
        "source_modules": MODULES,
        "forbidden_modules": GAMES - {"ruledock_isle"},
    },
    "Of a plugin only its hooks, bots, drawings and authoring parts know tools": {
        "protected_modules": TOOLS,
    },
    "Nobody imports the façade": {"protected_modules": {"ruledock"}, "allowed_importers": set()},
}
"""What each contract has to list, as the folders say it."""


def modules_in(lines: list[str]) -> set[str]:
    """The modules in a list of a contract; a layer may hold several."""
    return {name.strip() for line in lines for name in line.replace(":", "|").split("|")}


def test_every_contract_is_compared_with_the_folders():
    assert set(LISTED) == set(CONTRACTS)


@pytest.mark.parametrize("name", LISTED)
def test_a_contract_lists_every_folder_it_is_about(name):
    for key, expected in LISTED[name].items():
        assert modules_in(CONTRACTS[name][key]) == expected, key


def test_no_contract_has_exceptions():
    assert not [name for name, one in CONTRACTS.items() if "ignore_imports" in one]


@pytest.fixture(scope="module")
def graph():
    """Who imports whom, typing-only imports included."""
    configuration.configure()
    return grimp.build_graph(*SETTINGS["root_packages"], cache_dir=None)


def broken(graph) -> set[str]:
    """The names of the contracts that do not hold."""
    found = set()
    for name, one in CONTRACTS.items():
        options = {key: str(it) if isinstance(it, bool) else it for key, it in one.items()}
        contract = KINDS[one["type"]](name, SETTINGS, options)
        if not contract.check(deepcopy(graph), verbose=False).kept:
            found.add(name)
    return found


def test_every_contract_holds(graph):
    assert broken(graph) == set()


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("ruledock_isle.phases.rescue", "ruledock_bots.planner"),
        ("ruledock_isle.scoring.final", "ruledock_simulation"),
        ("ruledock_isle.public", "ruledock_drawing.palette"),
        ("ruledock_kittens.board", "ruledock_drawing.palette"),
        ("ruledock_isle.cards.effects", "ruledock"),
        ("ruledock_rl.space", "ruledock"),
        ("ruledock.game.game", "ruledock"),
        ("ruledock_kockombat.table", "ruledock_sea_salt_paper.table"),
        ("ruledock_kockombat.table", "ruledock_isle.public"),
        ("ruledock_sea_salt_paper.table", "ruledock_isle.public"),
        ("ruledock_isle.table", "ruledock_kittens.board"),
        ("ruledock_kittens.board", "ruledock_events.day"),
        ("ruledock_kittens.board", "ruledock_kockombat.table"),
        ("ruledock_kittens.board", "ruledock_isle.table"),
        ("ruledock_kittens.board", "ruledock.engine.table"),
        ("ruledock_isle.bots.greedy", "ruledock_cli.files"),
        ("ruledock_bots.greedy", "ruledock_isle.public"),
        ("ruledock_bots.greedy", "ruledock_simulation.seating"),
        ("ruledock_simulation.seating", "ruledock_cli.files"),
        ("ruledock.testing.conformance", "ruledock_bots.greedy"),
        ("ruledock.game.game", "ruledock_isle.public"),
        ("ruledock.game.game", "ruledock_knowledge.guess"),
        ("ruledock.content.check.schema", "ruledock_mistakes.schema_errors"),
        ("ruledock.content.read.sources", "ruledock_archives.archive"),
        ("ruledock_archives.archive", "ruledock_mistakes.no_pack"),
        ("ruledock_knowledge.guess", "ruledock.plugin"),
        ("ruledock_knowledge.guess", "ruledock_mistakes.saves"),
        ("ruledock_mistakes.saves", "ruledock_bots.greedy"),
        ("ruledock_kittens.board", "ruledock_knowledge.passing"),
        ("ruledock_local.uninstalled", "ruledock_drawing.palette"),
        ("ruledock.engine.table", "ruledock.linking.table"),
        ("ruledock.words.word", "ruledock.content.kinds"),
        ("ruledock.content.kinds", "ruledock.words.word"),
        ("ruledock.content.read.parse", "ruledock.content.build.objects"),
        ("ruledock.content.merge.items", "ruledock.content.check.schema"),
        ("ruledock.content.check.schema", "ruledock.content.build.objects"),
        ("ruledock.content.build.objects", "ruledock.content.load"),
    ],
)
def test_a_wrong_import_breaks_a_contract(graph, importer, imported):
    assert {importer, imported} <= graph.modules
    changed = deepcopy(graph)
    changed.add_import(importer=importer, imported=imported)
    assert broken(changed)
