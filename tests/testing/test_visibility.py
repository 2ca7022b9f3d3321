"""A visibility table that states something else than the fields is told what both say."""

import pytest

import ruledock
from ruledock.testing import Broken, check_visibility, its_player, nobody


def test_both_sides_are_told():
    game = ruledock.new("crates", seed=1)
    with pytest.raises(Broken) as caught:
        check_visibility(game, {"crates": nobody, "pier": nobody})
    told = str(caught.value)
    assert "who sees crates of 0: the test states nobody, the field declares p0" in told
    assert "somebody has looked is still `nobody`" in told
    check_visibility(game, {"crates": its_player, "pier": nobody})
