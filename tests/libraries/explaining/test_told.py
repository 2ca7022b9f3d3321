"""Words take what they took and say what they said; see told.py for how to write the pages anew."""

import pytest

from tests.libraries.explaining.told import HERE, PAGES


@pytest.mark.parametrize("name", PAGES)
def test_every_word_takes_and_says_what_is_written(name):
    written = (HERE / f"told-{name}.txt").read_text("utf-8").splitlines()
    assert list(PAGES[name]()) == written
