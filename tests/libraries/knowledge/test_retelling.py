"""Packets are retold in every way that fits what a viewer can tell, each as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from ruledock.testing.guesses import critical
from ruledock_knowledge.passing import Packet, Passing, Pick
from ruledock_knowledge.retelling import Retelling

Story = tuple[tuple[int, tuple[str, ...]], ...]


def story(packets: tuple[Packet, ...]) -> Story:
    return tuple((pick.player, pick.cards) for packet in packets for pick in packet.picks)


def retold(passing: Passing, viewer: int, held: dict[int, str], **how: object) -> Counter[Story]:
    telling = Retelling.of(passing.past, viewer, passing.shown, **how)  # type: ignore[arg-type]
    rng = Random(8)
    return Counter(story(telling.draw(held, passing.shown, rng)) for _ in range(1200))


def even(counts: Counter[Story], expected: set[Story]) -> None:
    assert set(counts) == expected
    mean = 1200 / len(expected)
    spread = sum((counts[one] - mean) ** 2 / mean for one in expected)
    assert spread <= critical(len(expected) - 1)


TWO = Passing(
    past=(
        Packet(1, 0, (Pick(0, ("x",)), Pick(1, ("a",)), Pick(2, ("b",)))),
        Packet(1, 1, (Pick(1, ("c",)), Pick(2, ("d",)), Pick(0, ("y",)))),
    ),
    time=1,
)
"""Player 0 looked at packet 0 first and at packet 1 last: a and b were seen, c and d were not."""


def test_what_was_seen_stays_in_its_packet():
    counts = retold(TWO, 0, {1: "bc", 2: "ad"})
    even(counts, {((0, ("x",)), (1, ("b",)), (2, ("a",)), (1, ("c",)), (2, ("d",)), (0, ("y",)))})


def test_strangers_may_have_come_in_any_unseen_packet():
    passing = Passing(
        past=tuple(Packet(1, number, (Pick(1, (card,)),)) for number, card in enumerate("abc")),
        time=1,
    )
    counts = retold(passing, 0, {1: "def"})
    even(counts, {tuple((1, (card,)) for card in order) for order in permutations("def")})


def test_packets_seen_are_told_apart_unless_they_have_been_sorted_in():
    passing = Passing(
        past=(
            Packet(1, 0, (Pick(0, ("x",)), Pick(1, ("a",)))),
            Packet(2, 0, (Pick(0, ("y",)), Pick(1, ("b",)))),
        ),
        time=2,
    )
    first = ((0, ("x",)), (1, ("a",)), (0, ("y",)), (1, ("b",)))
    second = ((0, ("x",)), (1, ("b",)), (0, ("y",)), (1, ("a",)))
    even(retold(passing, 0, {1: "ab"}), {first})
    even(retold(passing, 0, {1: "ab"}, merged=True), {first, second})


@pytest.mark.parametrize(("when", "ways"), [(1, "a?"), (2, "a? ?a")])
def test_what_was_shown_had_been_kept_before(when, ways):
    """Card a was shown on day 1 or 2; of two days' picks it is from one that had been."""
    passing = Passing(
        past=(Packet(1, 0, (Pick(1, ("a",)),)), Packet(2, 0, (Pick(1, ("b",)),))),
        shown={"a": when},
        time=2,
    )
    counts = retold(passing, 0, {1: "z"})
    even(counts, {tuple((1, (c.replace("?", "z"),)) for c in way) for way in ways.split()})


def test_packets_that_go_round_are_looked_at_by_their_holders():
    """Player 0 kept x and passed the rest on; player 1 kept a or b, whichever is not left."""
    passing = Passing(
        past=(
            Packet(1, 0, (Pick(1, ("o",)),)),
            Packet(2, 0, (Pick(0, ("x",)), Pick(1, ("a",)))),
            Packet(2, 1, (Pick(1, ("c",)), Pick(2, ("d",)))),
        ),
        time=2,
    )
    around: dict[str, object] = {"holders": (2, 0), "inside": (["b"], ["e"])}

    def told(seen: str, c: str, d: str, o: str) -> Story:
        return ((1, (o,)), (0, ("x",)), (1, (seen,)), (1, (c,)), (2, (d,)))

    even(retold(passing, 0, {1: "aco", 2: "d"}, **around), {told("a", *"cdo"), told("a", *"odc")})
    even(retold(passing, 0, {1: "bco", 2: "d"}, **around), {told("b", *"cdo"), told("b", *"odc")})
