"""What values of a field are looked up in, however many there may be."""

import pytest

from ruledock.fitting import MANY, fitting

ENDLESS = range(10**15)


@pytest.mark.parametrize("known", [range(3), range(MANY), range(MANY + 1), frozenset(range(3))])
def test_all_values_of_a_list_must_be_known(known):
    fits, last = fitting(known), max(known)
    assert fits([]) and fits([0, last, 0])
    assert not fits([0, last + 1])
    assert not fits([-1, 0])


def test_a_range_without_end_is_not_written_out():
    assert fitting(ENDLESS)([0, 10**15 - 1])
    assert not fitting(ENDLESS)([10**15])
