"""Tables without a network: a store on disk, and pages that remember what they were sent."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from ruledock_web.store.sqlite import SqliteStore


@pytest.fixture
def store(tmp_path):
    made = SqliteStore(tmp_path / "tables.db")
    yield made
    made.close()
