"""What values of a field are looked up in, however many there may be."""

import pytest

from ruledock.engine.fitting import (
    ITEMS,
    LEAST,
    LONG,
    MANY,
    MOST,
    Misfit,
    fitting,
    key_number,
    keys,
    numbers,
    some_dict,
    some_list,
    text,
    texts,
    truths,
)

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


SURROGATE = "\ud800"
GOOD = [
    (text, ["", "a", "Č", "x" * LONG]),
    (some_list, [[], [None, "a"], [0] * ITEMS]),
    (some_dict, [{}, {"a": 1}, dict.fromkeys(map(str, range(ITEMS)))]),
    (numbers, [[], [0], [LEAST, MOST], [0] * ITEMS]),
    (truths, [[], [True, False]]),
    (texts, [[], ["", "a"], ["Č", "b"]]),
]
BAD = [
    (text, [None, 1, b"a", ["a"], SURROGATE, "x" * (LONG + 1)]),
    (some_list, [None, (), {}, "ab", [0] * (ITEMS + 1)]),
    (some_dict, [None, [], "ab", dict.fromkeys(map(str, range(ITEMS + 1)))]),
    (numbers, [None, "12", [True], [1, False], [1.0], ["1"], [LEAST - 1], [MOST + 1]]),
    (truths, [None, [0], [True, 1], ["true"]]),
    (texts, ["ab", ["a", SURROGATE], ["Č", SURROGATE], [*"a" * ITEMS, "a"]]),
]


def each(cases):
    return [pytest.param(fit, one, id=fit.__name__) for fit, those in cases for one in those]


@pytest.mark.parametrize(("fit", "value"), each(GOOD))
def test_what_fits_is_handed_back_equal(fit, value):
    assert fit(value) == value


@pytest.mark.parametrize(("fit", "value"), each(BAD))
def test_what_does_not_fit_is_refused(fit, value):
    with pytest.raises(Misfit):
        fit(value)


@pytest.mark.parametrize("fit", [numbers, truths, texts])
def test_a_list_is_handed_back_as_a_copy(fit):
    value = {numbers: [1], truths: [True], texts: ["a"]}[fit]
    assert fit(value) is not value


@pytest.mark.parametrize(("fit", "one"), [(some_list, None), (numbers, 1), (truths, True)])
def test_a_list_has_as_many_as_it_must(fit, one):
    assert fit([one] * 2, 2) == [one] * 2
    assert fit([], 0) == []
    for wrong in ([], [one], [one] * 3):
        with pytest.raises(Misfit):
            fit(wrong, 2)
    with pytest.raises(Misfit):
        fit([one], 0)


@pytest.mark.parametrize("known", [range(-3, 12), frozenset(range(-3, 12)), range(-3, 10**12)])
def test_a_key_is_a_number_written_in_the_one_way(known):
    found = keys(known)
    assert [found[key] for key in ("-3", "0", "11")] == [-3, 0, 11]
    for wrong in ("-4", "011", "+1", " 1", "1.0"):
        with pytest.raises((KeyError, Misfit, ValueError)):
            found[wrong]


def test_a_long_key_is_not_read_at_all():
    assert key_number("123456789") == 123456789
    with pytest.raises(Misfit):
        key_number("1234567890")
