"""Whoever tells a sentence fills its blanks: every call in the code against every sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_mistakes.told import ToldSentence, told_in

ROOT = Path(__file__).parents[1]
TABLES = (
    {"game": "isle", "players": 2, "modules": ["kittens", "creatures", "events", "storm"]},
    {"game": "isle", "players": 1, "modules": ["sister"]},
    {"game": "isle", "players": 2, "modules": ["family"]},
    {"game": "sea_salt_paper", "players": 2},
    {"game": "kockombat"},
    {"game": "auction", "players": 2, "modules": ["tolls", "patrons"]},
    {"game": "brambles", "players": 2},
    {"game": "hearts", "players": 3},
    {"game": "crates"},
)


def sources() -> list[Path]:
    folders = ("core/ruledock", "plugins", "examples")
    found = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    return sorted(path for path in found if "tests" not in path.parts)


def all_told() -> list[ToldSentence]:
    return [one for path in sources() for one in told_in(path, str(path.relative_to(ROOT)))]


@pytest.fixture(scope="module", autouse=True)
def sentences() -> None:
    for table in TABLES:
        link(make_config(table))


def test_every_call_tells_a_sentence_and_fills_its_blanks() -> None:
    found = all_told()
    assert len({one.sentence for one in found}) > 150
    assert [mistake for one in found for mistake in one.mistakes()] == []


WRONG = """
table.tell("hearts.plys", player="Ada", card="c2")
table.tell("hearts.plays", player="Ada")
table.tell("hearts.plays", player="Ada", card="c2", points=3)
rd.Message("hearts.deal", {"nummer": 1})
rd.Decision(player, "hearts.pass", choices, {"count": 3})
table.whisper([0], "hearts.passes", player="Ada", next="Ben", _cards=[], _count=3)
table.tell("hearts.plays", **names)
rd.Decision(player, "hearts.other", choices)
"""


def test_what_is_told_wrongly_is_found(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(WRONG, "utf-8")
    found = [mistake for one in told_in(file, "rules.py") for mistake in one.mistakes()]
    assert found == [
        "rules.py:2: found 'hearts.plys', expected a sentence hearts-plys in locales/en or"
        " MESSAGES; did you mean hearts-plays?",
        "rules.py:3: hearts-plays has a blank for card, and gets none",
        "rules.py:4: hearts-plays gets points, but its blanks are: card, player",
        "rules.py:5: hearts-deal gets nummer, but its blanks are: number",
        "rules.py:5: hearts-deal has a blank for number, and gets none",
        "rules.py:6: hearts-ask-pass has a blank for next, and gets none",
        "rules.py:7: hearts-passes gets count, but its blanks are: cards, next, player",
        "rules.py:7: hearts-passes-others has a blank for count, and gets none",
    ]
