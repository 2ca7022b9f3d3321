"""A pack to break: the sample pack in a folder of its own."""

from pathlib import Path

import pytest

from tests.core.content.sample import BASE, write


@pytest.fixture
def base(tmp_path: Path) -> Path:
    return write(tmp_path / "base", BASE)
