"""Packs to check."""

import shutil

import pytest


@pytest.fixture
def shore(shore):
    """Without translations, which would have to follow whatever a test changes."""
    shutil.rmtree(shore / "languages")
    return shore
