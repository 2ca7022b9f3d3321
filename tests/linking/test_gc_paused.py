"""Doing without the collector leaves it as it was, whatever happens."""

import gc
from contextlib import suppress

import pytest

from ruledock.linking.link import gc_paused


@pytest.mark.parametrize("collecting", [True, False])
@pytest.mark.parametrize("fails", [True, False])
def test_the_collector_is_as_it_was(collecting, fails):
    was = gc.isenabled()
    try:
        (gc.enable if collecting else gc.disable)()
        with suppress(KeyError), gc_paused():
            assert not gc.isenabled()
            if fails:
                raise KeyError
        assert gc.isenabled() == collecting
    finally:
        (gc.enable if was else gc.disable)()
