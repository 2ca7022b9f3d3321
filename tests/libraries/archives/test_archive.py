"""Packs in an archive."""

from pathlib import Path

import pytest

from ruledock.content.read import entries
from ruledock_archives.archive import list_archive


def test_an_archive_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    with pytest.raises(entries.PackRefused) as refused:
        list(list_archive(tmp_path / "gone.zip", "gone.zip"))
    assert refused.value.mistake.code == "unreadable"
    assert refused.value.mistake.found == "No such file or directory"
