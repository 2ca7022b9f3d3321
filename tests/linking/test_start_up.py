"""Starting a game imports what that game needs, and no more."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = {f"ruledock_{path.name}" for path in (ROOT / "tools").iterdir() if path.is_dir()}
LIBRARIES = {f"ruledock_{path.name}" for path in (ROOT / "libraries").iterdir()}
PACKETS = {f"ruledock_knowledge.{name}" for name in ("passing", "recall", "retelling")}
CARDS = {"ruledock_cards"} | {
    f"ruledock_cards.{one}" for one in ("content", "trick_table", "tricks")
}
WRITTEN_WITH = CARDS | {"ruledock_knowledge", "ruledock_knowledge.holding"} | PACKETS
"""What of the libraries the rules of games are written with."""
SPECS = TOOLS | {f"{tool}.hookspecs" for tool in TOOLS}
"""What linking must know of the tools: the light modules that declare their hooks."""


def imported_by_starting(game, **settings):
    """The modules of tools and plugins that a new process holds once a game has started."""
    code = (
        "import sys, ruledock;"
        f"ruledock.new({game!r}, seed=1, **{settings!r});"
        "print(*(name for name in sys.modules if name.startswith('ruledock_')))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


@pytest.mark.parametrize("game", ["auction", "brambles", "isle", "kockombat", "sea_salt_paper"])
def test_starting_a_game_imports_no_other_plugin(game):
    """Packages are opened to look for packs; nothing inside them is."""
    found = {name for name in imported_by_starting(game) if "." in name}
    packages = {name.partition(".")[0] for name in found}
    assert packages - TOOLS - LIBRARIES == {f"ruledock_{game}"}


@pytest.mark.parametrize("game", ["isle", "sea_salt_paper"])
def test_a_game_that_starts_well_needs_no_library_to_guess_or_to_explain_mistakes(game):
    found = {name for name in imported_by_starting(game) if name.partition(".")[0] in LIBRARIES}
    used = {name for name in found if not name.startswith("ruledock_vocabulary")}
    assert used <= WRITTEN_WITH


EXPANSIONS = ["creatures", "events", "kittens", "sister"]


@pytest.mark.parametrize(
    "config",
    [
        {"game": "isle"},
        {"game": "isle", "players": 1, "modules": EXPANSIONS},
        {"game": "isle", "modules": ["family"]},
        {"game": "kockombat"},
        {"game": "sea_salt_paper"},
        {"game": "auction"},
    ],
    ids=lambda config: " ".join([config["game"], *config.get("modules", ())]),
)
def test_starting_a_game_imports_no_bots_drawings_or_authoring(config):
    found = imported_by_starting(**config)
    rooms = re.compile(r"ruledock_\w+\.(authoring|bots|drawing|public_drawing|screen)\b")
    assert {name for name in found if rooms.match(name)} == set()
    assert {name for name in found if name.partition(".")[0] in TOOLS} <= SPECS
