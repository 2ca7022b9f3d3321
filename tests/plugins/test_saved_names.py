"""Saves of today load tomorrow: the names of steps in saves are written down a second time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruledock.linking.config import make_config
from ruledock.linking.link import link

KNOWN = json.loads(Path(__file__).with_name("saved_names.json").read_text(encoding="utf-8"))
TABLES = {
    "auction": {"game": "auction", "modules": ["late_draft", "patrons", "tolls"]},
    "brambles": {"game": "brambles"},
    "crates": {"game": "crates"},
    "hearts": {"game": "hearts"},
    "isle": {"game": "isle", "modules": ["creatures", "events", "kittens", "storm"]},
    "isle, family": {"game": "isle", "modules": ["family"]},
    "isle, sister": {"game": "isle", "players": 1, "modules": ["sister"]},
    "kockombat": {"game": "kockombat"},
    "sea_salt_paper": {"game": "sea_salt_paper"},
}


def names_at(table: str) -> list[str]:
    """The names that saves of a table may give its steps."""
    return sorted(link(make_config(TABLES[table])).step_names.values())


@pytest.mark.parametrize("table", TABLES)
def test_every_step_keeps_its_name_in_saves(table: str) -> None:
    """Whoever renames a step on purpose writes a migration, and the new name into the list."""
    assert names_at(table) == KNOWN[table]
