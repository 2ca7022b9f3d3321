"""Chance: named streams that never disturb each other, the same numbers everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.engine.chance import CHANCE, Chance
from ruledock_bots.seeds import BOT, GAME, bot_seed, game_seed
from tests.engine.slow_blake2b import slow_blake2b

texts = st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=64)
seeds = st.integers(min_value=0, max_value=2**63) | texts
streams = st.text(min_size=1, max_size=40).filter(lambda name: name.isprintable())

ONE_IN_A_MILLION = 4.753
"""As standard deviations of a normal distribution: how often each test of luck below would fail if
every number were as likely as any other, and all seeds were tried."""


def likely(counts: Iterable[int], cells: int) -> bool:
    """Whether counts in so many equal cells are as even as luck makes them (chi-square, with the
    cube-root limit of Wilson and Hilferty)."""
    found = [*counts]
    expected, free = sum(found) / cells, cells - 1
    found += [0] * (cells - len(found))
    square = sum((count - expected) ** 2 / expected for count in found)
    part = 2 / (9 * free)
    return square < free * (1 - part + ONE_IN_A_MILLION * part**0.5) ** 3


def numbers(seed: str | int, stream: str, count: int) -> list[int]:
    """All 64 bits of the first numbers of a stream."""
    chance = Chance(seed)
    return [chance.below(stream, 1 << 64) for _ in range(count)]


# -- the same everywhere -----------------------------------------------------------------------


def test_the_numbers_are_the_same_on_every_machine():
    chance = Chance(7)
    drawn = [chance.below("a.deck", 1000) for _ in range(10)]
    assert drawn == [17, 823, 579, 264, 879, 973, 879, 20, 250, 509]
    assert chance.counters == {"a.deck": 10}


@given(seeds, streams, st.integers(0, 1 << 50))
def test_the_numbers_are_those_of_a_hash_worked_out_by_hand(seed, stream: str, count: int):
    """Numbers come in blocks of eight: the hash of the stream's name and the block's number."""
    chance = Chance(seed, {stream: count})
    block, place = divmod(count, 8)
    told = stream.encode() + bytes((block >> 8 * byte) & 255 for byte in range(8))
    digest = slow_blake2b(told, key=str(seed).encode(), person=b"ruledock.chance")
    number = sum(digest[8 * place + byte] << 8 * byte for byte in range(8))
    assert chance.below(stream, 1 << 64) == number
    assert Chance(seed, {stream: count}).below(stream, 1000) == number * 1000 // 2**64


def test_seeds_are_derived_alike_on_every_machine():
    assert game_seed("7", 12) == "c6385f1d5ab1b354729119b5e5ce5400"
    assert bot_seed("7", 12, 1) == 1682759730953049
    told = (12).to_bytes(8, "little")
    assert slow_blake2b(told, key=b"7", person=GAME, size=16).hex() == game_seed("7", 12)
    bot = slow_blake2b(told + (1).to_bytes(8, "little"), key=b"7", person=BOT, size=8)
    assert int.from_bytes(bot, "little") >> 11 == bot_seed("7", 12, 1)


# -- streams -----------------------------------------------------------------------------------


@given(seeds, st.integers(min_value=1, max_value=500))
def test_a_number_is_below_its_bound(seed, bound: int):
    chance = Chance(seed)
    assert all(0 <= chance.below("x", bound) < bound for _ in range(20))


@given(seeds)
def test_a_stream_is_not_shifted_by_another(seed):
    alone, disturbed = Chance(seed), Chance(seed)
    first = [alone.below("deck", 52) for _ in range(20)]
    second = []
    for _ in range(20):
        disturbed.below("other", 6)
        second.append(disturbed.below("deck", 52))
    assert first == second


@given(seeds, st.integers(0, 20), st.integers(0, 30), st.integers(0, 30))
def test_drawing_many_is_drawing_one_by_one(seed, before: int, size: int, count: int):
    one, many = Chance(seed, {"bag": before}), Chance(seed, {"bag": before})
    pool_one, pool_many = list(range(size)), list(range(size))
    drawn = [one.draw("bag", pool_one) for _ in range(min(size, count))]
    assert many.draw_many("bag", pool_many, count) == drawn
    assert pool_many == pool_one == sorted(set(range(size)) - set(drawn))
    assert many.counters == one.counters
    assert many.below("bag", 1 << 64) == one.below("bag", 1 << 64)


@given(seeds, st.lists(st.tuples(st.sampled_from("ab"), st.integers(1, 20)), max_size=8))
def test_copies_go_their_own_ways_and_draw_what_they_would_alone(seed, turns):
    """Copies share the block they drew from last; none is led astray by another."""
    chance = Chance(seed)
    copies = [chance, chance.copy(), chance.copy().copy()]
    drawn: list[list[int]] = [[], [], []]
    for turn, (stream, count) in enumerate(turns):
        for _ in range(count):
            drawn[turn % 3].append(copies[turn % 3].below(stream, 1000))
    for place, copy in enumerate(copies):
        alone = Chance(seed)
        mine = [turn for number, turn in enumerate(turns) if number % 3 == place]
        again = [alone.below(stream, 1000) for stream, count in mine for _ in range(count)]
        assert drawn[place] == again
        assert copy.counters == alone.counters


# -- every number is as likely as any other ----------------------------------------------------


@pytest.mark.parametrize("faces", [2, 3, 6, 7, 52])
def test_every_number_is_as_likely_as_any_other(faces: int, scaled):
    chance, count = Chance(1), scaled(40_000, 1_000_000)
    assert likely(Counter(chance.below("die", faces) for _ in range(count)).values(), faces)


def test_a_shuffle_reaches_every_order_alike():
    chance, counts = Chance(3), Counter()
    for _ in range(24_000):
        things = [1, 2, 3, 4]
        chance.shuffle("order", things)
        counts[tuple(things)] += 1
    assert likely(counts.values(), 24)


def test_every_hand_is_dealt_alike():
    chance, counts = Chance(4), Counter()
    for _ in range(20_000):
        counts[frozenset(chance.draw_many("deck", list("abcdef"), 3))] += 1
    assert counts.keys() == set(map(frozenset, combinations("abcdef", 3)))
    assert likely(counts.values(), 20)


@pytest.mark.parametrize("shift", [0, 8, 31, 56])
def test_every_part_of_a_number_is_as_likely_as_any_other(shift: int):
    counts = Counter((number >> shift) & 255 for number in numbers(2, "x", 25_600))
    assert likely(counts.values(), 256)


def test_a_test_of_luck_notices_a_loaded_die():
    fair = [1000] * 6
    assert likely(fair, 6)
    assert not likely([1250, *fair[1:]], 6)
    assert not likely(fair[1:], 6), "a face that never came up"


# -- what is known of one tells nothing of another ---------------------------------------------

NEIGHBOURS = {
    "the next number": (("7", "a", 0), ("7", "a", 1)),
    "the next block": (("7", "a", 0), ("7", "a", 8)),
    "another stream": (("7", "isle.bag", 0), ("7", "isle.bah", 0)),
    "a longer name": (("7", "a", 0), ("7", "a\0", 0)),
    "another seed": (("7", "a", 0), ("8", "a", 0)),
    "a longer seed": (("7", "a", 0), ("70", "a", 0)),
    "a drawn seed": (("7", "a", 0), (game_seed("7", 0), "a", 0)),
}


@pytest.mark.parametrize("pair", NEIGHBOURS.values(), ids=NEIGHBOURS)
def test_neighbours_have_nothing_in_common(pair):
    """Pairs of throws fall into all cells alike, and of all bits one half differ."""
    count, sides = 8000, []
    for seed, stream, start in pair:
        drawn = numbers(seed, stream, 17 * count + start)
        sides.append(drawn[start::17][:count])
    cells = Counter((one >> 60, other >> 60) for one, other in zip(*sides, strict=True))
    assert likely(cells.values(), 256)
    differ = sum((one ^ other).bit_count() for one, other in zip(*sides, strict=True))
    assert abs(differ - 32 * count) < ONE_IN_A_MILLION * (64 * count / 4) ** 0.5


def test_no_two_blocks_are_hashes_of_the_same():
    """Names that end like block numbers, seeds that look like one another: all numbers differ."""
    names = ["a", "a\0", "a" + "\0" * 8, "a\1" + "\0" * 7, "\0" * 8, "a.b", "a", "b.a"]
    kinds = [(seed, name) for seed in ("1", "10", "01", "1 ", " 1") for name in {*names}]
    drawn = [number for seed, name in kinds for number in numbers(seed, name, 64)]
    assert len(set(drawn)) == len(drawn)


def test_what_is_derived_for_one_purpose_is_never_used_for_another():
    assert len({CHANCE, GAME, BOT}) == 3
    assert max(map(len, (CHANCE, GAME, BOT))) <= 16, "longer ones would be refused"
    run, told = "7", (5).to_bytes(8, "little")
    stream = told.decode("latin-1")
    first = numbers(run, stream, 8)
    assert game_seed(run, 5) != b"".join(n.to_bytes(8, "little") for n in first[:2]).hex()
    for seat in range(4):
        own = bot_seed(run, 5, seat)
        assert own not in {number >> 11 for number in first}
        assert f"{own:014x}" not in game_seed(run, 5)


@given(texts, texts)
def test_two_seeds_are_two_keys(one: str, other: str):
    same = numbers(one, "x", 1) == numbers(other, "x", 1)
    assert same == (one == other)
    assert (game_seed(one, 0) == game_seed(other, 0)) == (one == other)


def test_the_seeds_of_a_run_are_all_different(scaled):
    games = scaled(2000, 100_000)
    own = [bot_seed("7", game, seat) for game in range(games) for seat in range(4)]
    assert len({*own}) == len(own)
    assert len({game_seed("7", game) for game in range(games)}) == games
    assert all(0 <= seed < 1 << 53 for seed in own)
    assert likely(Counter(seed >> 49 for seed in own).values(), 16)
