"""Hidden things are dealt uniformly over exactly the ways that agree with what is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.testing.guesses import critical
from ruledock_knowledge.counting import splits
from ruledock_knowledge.deal import Group, Limit, NoSuchWorld, Spot, Unseen, deal

World = tuple[tuple[str, frozenset[str]], ...]


def all_worlds(unseen: Unseen) -> Iterator[World]:
    """Every way to lay things out, by trying all orders: slow and obvious."""
    spots = [spot for group in unseen.groups for spot in group.spots]
    met = set()
    for order in permutations(unseen.things):
        rest, dealt = list(order), {}
        for spot in spots:
            dealt[spot.name] = frozenset(rest[: spot.size])
            rest = rest[spot.size :]
        if not rest and agrees(unseen, dealt) and (found := world(dealt)) not in met:
            met.add(found)
            yield found


def agrees(unseen: Unseen, dealt: dict[str, frozenset[str]]) -> bool:
    for group in unseen.groups:
        for spot in group.spots:
            if spot.fits is not None and not dealt[spot.name] <= spot.fits:
                return False
            for those, least, most in spot.limits:
                if not least <= len(dealt[spot.name] & those) <= most:
                    return False
        here = frozenset().union(*(dealt[spot.name] for spot in group.spots))
        for number, those in enumerate(unseen.sets):
            if len(here & those) != group.holds.get(number, 0):
                return False
    return True


def world(dealt) -> World:
    return tuple(sorted((name, frozenset(things)) for name, things in dealt.items()))


@st.composite
def shown_by(draw, lying, things):
    """What somebody who has these things is known to have, which is often nothing."""
    limits = []
    for those in draw(st.lists(st.frozensets(st.sampled_from(things)), max_size=2)):
        count = len(those & {*lying})
        least, most = draw(st.integers(0, count)), draw(st.integers(count, len(those)))
        limits.append(Limit(those, least, most))
    return tuple(limits)


@st.composite
def unseen_things(draw):
    """Things in places, what fits where, and sets of which somebody knows how many lie where."""
    things = draw(st.lists(st.sampled_from("abcdef"), unique=True, min_size=1, max_size=6))
    homes = {one: draw(st.integers(0, 4)) for one in things}
    sets = [frozenset(one for one in things if one in "abc"), frozenset(set(things) & set("d"))]
    places = [[one for one in things if homes[one] == place] for place in range(5)]
    fits = [
        None
        if draw(st.booleans())
        else frozenset(lying) | draw(st.frozensets(st.sampled_from(things)))
        for lying in places
    ]
    limits = [draw(shown_by(lying, things)) for lying in places]
    spots = [Spot(f"p{n}", len(lying), fits[n], limits[n]) for n, lying in enumerate(places)]
    groups = [(0, 1), (2,), (3, 4)]
    return Unseen(
        sorted(things),
        [
            Group(
                tuple(spots[n] for n in group),
                {
                    number: sum(one in those for n in group for one in places[n])
                    for number, those in enumerate(sets)
                },
            )
            for group in groups
        ],
        sets,
    )


@given(unseen_things(), st.integers(0, 2**32))
def test_a_deal_agrees_with_what_is_known(unseen: Unseen, seed: int):
    dealt = deal(unseen, Random(seed))
    assert sorted(one for things in dealt.values() for one in things) == list(unseen.things)
    assert world(dealt) in set(all_worlds(unseen))


@given(unseen_things(), st.integers(0, 2**32), st.randoms())
def test_a_deal_does_not_depend_on_the_truth(unseen: Unseen, seed: int, rng):
    """Only the things, the places and the sets go in, so equal questions get one answer."""
    again = Unseen(list(unseen.things), list(unseen.groups), list(unseen.sets))
    assert deal(unseen, Random(seed)) == deal(again, Random(seed))


HARD = {
    "both have asked for a rank, and one was seen to lack another": Unseen(
        ["a1", "a2", "b1", "b2", "c1", "c2"],
        [
            Group((Spot("left", 2, None, (Limit(frozenset({"a1", "a2"}), 1, 2),)),)),
            Group(
                (
                    Spot(
                        "right",
                        2,
                        frozenset({"a1", "a2", "b1"}),
                        (Limit(frozenset({"a1", "b1"}), 1, 1),),
                    ),
                )
            ),
            Group((Spot("deck", 1),)),
            Group((Spot("pile", 1),)),
        ],
    ),
    "two of a rank, and who passed it remembers one of three": Unseen(
        "abcxyz",
        [
            Group((Spot("left", 3, None, (Limit(frozenset("abx"), 2, 3),)),), {0: 1}),
            Group((Spot("right", 1),), {0: 1}),
            Group((Spot("deck", 2),), {0: 1}),
        ],
        [frozenset("abc")],
    ),
    "two choosy places": Unseen(
        "abcdef",
        [
            Group((Spot("left", 1, frozenset("ab")),)),
            Group((Spot("right", 1, frozenset("abc")),)),
            Group((Spot("deck", 4),)),
        ],
    ),
    "three choosy places": Unseen(
        "abcdef",
        [
            Group((Spot("left", 1, frozenset("ab")),)),
            Group((Spot("middle", 1, frozenset("bcd")),)),
            Group((Spot("right", 2, frozenset("aef")),)),
            Group((Spot("deck", 2),)),
        ],
    ),
    "two of these three went left": Unseen(
        "abcdef",
        [
            Group((Spot("left", 3),), {0: 2}),
            Group((Spot("right", 1),), {0: 1}),
            Group((Spot("deck", 2),)),
        ],
        [frozenset("abc")],
    ),
    "a set spread over places of a group, of which one is choosy": Unseen(
        "abcdefg",
        [
            Group((Spot("lessons", 1, frozenset("abe")), Spot("hand", 2)), {0: 2}),
            Group((Spot("theirs", 1, frozenset("aef")), Spot("pile", 1)), {0: 1}),
            Group((Spot("deck", 2),)),
        ],
        [frozenset("abc")],
    ),
    "nobody has what they did not follow with": Unseen(
        "abcxyz",
        [
            Group((Spot("left", 2, frozenset("abcx")),)),
            Group((Spot("right", 2, frozenset("xyza")),)),
            Group((Spot("third", 2),)),
        ],
    ),
}


@pytest.mark.parametrize("name", HARD)
def test_every_world_is_as_likely_as_any_other(name: str):
    unseen, rng = HARD[name], Random(11)
    worlds = set(all_worlds(unseen))
    rounds = 100 * len(worlds)
    counts = Counter(world(deal(unseen, rng)) for _ in range(rounds))
    assert set(counts) == worlds
    chi_square = sum((counts[one] - 100) ** 2 / 100 for one in worlds)
    assert chi_square < critical(len(worlds) - 1)


def test_what_cannot_all_be_true_is_refused():
    with pytest.raises(NoSuchWorld, match="places for them"):
        deal(Unseen("ab", [Group((Spot("deck", 1),))]), Random(0))
    with pytest.raises(NoSuchWorld, match="places for them"):
        deal(Unseen("ab", [Group((Spot("deck", 2),), {0: 2})], [frozenset("a")]), Random(0))
    narrow = [Group((Spot("one", 1, frozenset("a")),)), Group((Spot("two", 1, frozenset("a")),))]
    with pytest.raises(NoSuchWorld, match="no world agrees"):
        deal(Unseen("ab", narrow), Random(0))


@given(st.integers(0, 6), st.lists(st.integers(0, 3), max_size=4))
def test_things_are_split_in_every_way_within_limits(count, limits):
    every = product(*(range(limit + 1) for limit in limits))
    assert splits(count, limits) == [way for way in every if sum(way) == count]
