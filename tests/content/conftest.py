"""A pack to break: the sample pack in a folder of its own."""

from pathlib import Path

import pytest

from ruledock.content.check import item_cache
from tests.content.sample import BASE, write


@pytest.fixture(autouse=True)
def nothing_known() -> None:
    """No item has been found to be good by a test before."""
    item_cache.forget()


@pytest.fixture
def base(tmp_path: Path) -> Path:
    return write(tmp_path / "base", BASE)
