"""Guesses are uniform over exactly the worlds that agree with what is known."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ruledock.knowledge import Slots, Unseen, deal


def all_worlds(unseen: Unseen) -> set[tuple[tuple[object, frozenset[str]], ...]]:
    """Every way to fill the slots, by trying all orders: slow and obvious."""
    worlds = set()
    for order in permutations(unseen.things):
        rest, filled, fits = list(order), {}, True
        for slot in unseen.slots:
            here, rest = rest[: slot.count], rest[slot.count :]
            name = slot.place if slot.name is None else slot.name
            fits = fits and all(slot.among is None or thing in slot.among for thing in here)
            fits = fits and all(name in unseen.homes.get(thing, {name}) for thing in here)
            filled.setdefault(slot.place, set()).update(here)
        if fits:
            worlds.add(_world(filled))
    return worlds


def _world(filled):
    return tuple(sorted((str(place), frozenset(cards)) for place, cards in filled.items()))


things = st.lists(st.sampled_from("abcdef"), unique=True, min_size=2, max_size=6).map(tuple)


@st.composite
def unseen_cards(draw):
    cards = draw(things)
    count = draw(st.integers(1, 3))
    cuts = sorted(draw(st.lists(st.integers(0, len(cards)), min_size=count, max_size=count)))
    sizes = [b - a for a, b in zip([0, *cuts], [*cuts, len(cards)], strict=True)]
    slots = []
    for place, size in enumerate(sizes):
        among = draw(st.none() | st.frozensets(st.sampled_from(cards), min_size=1))
        slots.append(Slots(f"place {place % 3}", size, among, f"slot {place}"))
    names = [slot.name for slot in slots]
    homes = draw(
        st.dictionaries(
            st.sampled_from(cards), st.frozensets(st.sampled_from(names), min_size=1), max_size=2
        )
    )
    return Unseen(cards, tuple(slot for slot in slots if slot.count), homes)


@given(unseen_cards(), st.integers(0, 2**32))
def test_a_deal_agrees_with_what_is_known(unseen: Unseen, seed: int):
    worlds = all_worlds(unseen)
    if not worlds:
        with pytest.raises(ValueError, match="no world agrees"):
            deal(unseen, Random(seed))
        return
    dealt = deal(unseen, Random(seed))
    assert sorted(card for cards in dealt.values() for card in cards) == sorted(unseen.things)
    places = {slot.place for slot in unseen.slots}
    assert _world({place: dealt.get(place, []) for place in places}) in worlds


HARD = [
    Unseen(
        tuple("abcdef"),
        (Slots("left", 1, frozenset("ab")), Slots("right", 1, frozenset("ab")), Slots("deck", 4)),
    ),
    Unseen(
        tuple("abcde"),
        (Slots("left", 2, frozenset("abc")), Slots("left", 1), Slots("deck", 2)),
    ),
    Unseen(
        tuple("abcd"),
        (Slots("victim", 1), Slots("thief", 1, name="stolen"), Slots("thief", 1), Slots("deck", 1)),
        {"a": frozenset({"victim", "stolen"})},
    ),
]


@pytest.mark.parametrize("unseen", HARD)
def test_every_assignment_is_as_likely_as_any_other(unseen: Unseen):
    rng, counts, rounds = Random(11), Counter(), 20_000
    slotted = Counter()
    for order in permutations(unseen.things):
        if _fits(unseen, order):
            slotted[_by_place(unseen, order)] += 1
    for _ in range(rounds):
        counts[_world(deal(unseen, rng))] += 1
    assert set(counts) == set(slotted)
    total = sum(slotted.values())
    expected = {world: rounds * share / total for world, share in slotted.items()}
    chi_square = sum((counts[w] - e) ** 2 / e for w, e in expected.items())
    assert chi_square < len(expected) + 4.5 * (2 * len(expected)) ** 0.5


def _fits(unseen, order):
    rest = list(order)
    for slot in unseen.slots:
        here, rest = rest[: slot.count], rest[slot.count :]
        name = slot.place if slot.name is None else slot.name
        for thing in here:
            if slot.among is not None and thing not in slot.among:
                return False
            if name not in unseen.homes.get(thing, {name}):
                return False
    return True


def _by_place(unseen, order):
    rest, filled = list(order), {}
    for slot in unseen.slots:
        filled.setdefault(slot.place, set()).update(rest[: slot.count])
        rest = rest[slot.count :]
    return _world(filled)


@given(things)
def test_the_slots_must_hold_all_there_is(cards):
    assume(len(cards) > 1)
    with pytest.raises(ValueError, match="unseen things"):
        deal(Unseen(cards, (Slots("deck", 1),)), Random(0))
