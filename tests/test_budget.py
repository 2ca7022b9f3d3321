"""The core holds what runs a game and nothing else, and stays small."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MOST = 11_985
"""What decision 0011 promises; it says when the number went up."""
MOST_OF_LIBRARIES = 1_145
"""The lines of libraries that any played game loads; the number may only go down."""

PLAY_ONE = """
import sys
from random import Random
import ruledock

table, rng = ruledock.new(sys.argv[1], seed=1), Random(1)
while not table.over:
    decision = table.decisions[0]
    table.choose(decision, rng.randrange(len(decision.options)))
print(*sys.modules)
"""

PLAY = """
import sys
from random import Random
import ruledock

EVENINGS = (
    ("isle", {"players": 2, "modules": ["kittens"]}),
    ("kockombat", {"games": 1}),
    ("auction", {}),
)
for game, settings in EVENINGS:
    table, rng = ruledock.new(game, seed=1, **settings), Random(1)
    while not table.over:
        decision = table.decisions[0]
        table.choose(decision, rng.randrange(len(decision.options)))
        if len(table.record.choices) == 9:
            table = ruledock.load(table.save())
            table.view(0), table.log(0), table.result
        if len(table.record.choices) == 12:
            table = ruledock.replay(table.record)
            try:
                table.undo(decision.player)
            except ruledock.Refusal:
                pass
print(*(name for name in sys.modules if name.partition(".")[0] == "ruledock"))
"""


@pytest.fixture(scope="module")
def house():
    """The script that measures the house."""
    spec = spec_from_file_location("measure_house", ROOT / "docs" / "measure_house.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_runs_a_game_stays_small(house):
    assert house.running_lines(house.files_here()) <= MOST


def test_the_script_counts_the_core_without_its_kit(house):
    files = {
        "core/ruledock/game/game.py": "a\nb\n",
        "core/ruledock/plugin.py": "a\n",
        "core/ruledock/testing/leaks.py": "a\n" * 9,
        "libraries/speech/ruledock_speech/speech.py": "a\n" * 9,
        "tools/cli/ruledock_cli/files.py": "a\n" * 9,
        "plugins/isle/ruledock_isle/table.py": "a\n" * 9,
    }
    assert house.running_lines(files) == 3


def test_whoever_plays_loads_all_of_the_core(house):
    """Three games, played, looked at, saved, loaded, replayed: what none of them needs must go."""
    ran = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    counted = [name for name in house.files_here() if house.runs_a_game(name)]
    parts = (Path(name).with_suffix("").parts[1:] for name in counted)
    modules = {".".join(one).removesuffix(".__init__") for one in parts}
    assert modules - set(ran.stdout.split()) == set()


@pytest.mark.parametrize("game", ["auction", "isle"])
def test_a_played_game_loads_few_lines_of_libraries(house, game):
    code = [sys.executable, "-c", PLAY_ONE, game]
    ran = subprocess.run(code, capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    lines = {
        name: len(source.splitlines())
        for name, source in house.files_here().items()
        if name.startswith("libraries/")
        and ".".join(Path(name).with_suffix("").parts[2:]).removesuffix(".__init__") in loaded
    }
    assert {Path(name).parts[1] for name in lines} == {"cards", "knowledge", "vocabulary"}
    assert 0 < sum(lines.values()) <= MOST_OF_LIBRARIES
