"""Kočkombat keeps every promise, however clans are chosen and whichever they are."""

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest

import ruledock
from ruledock.linking.config import make_config
from ruledock.testing import check_frequencies, check_game, check_leaks
from ruledock.testing.effort import sampled
from ruledock_kockombat.table import KockombatTable
from tests.plugins.kockombat.legality import legal
from tests.plugins.kockombat.visibility import SEEN_BY
from tests.rules.kockombat.boards import CLANS, table

PAIRS = list(combinations(CLANS, 2))
PLAIN = {
    frozenset(pair) for pair in pairwise([*CLANS, *CLANS[:1]]) if CLANS.index(pair[0]) % 2 == 0
}
"""Each clan against another."""


def config(**settings):
    return make_config({"game": "kockombat", **settings})


@pytest.mark.parametrize(("choice", "games"), sampled(["free", "limited", "expert"], [1, 2]))
def test_every_way_of_choosing_keeps_every_promise(choice, games, scaled):
    setup = config(choice=choice, games=games)
    count = scaled(1, 60)
    report = check_game(setup, visibility=SEEN_BY, legal=legal, games=count, seed=games, often=0.06)
    assert report.games == count


@pytest.mark.parametrize(
    "pair",
    [pytest.param(pair, marks=() if {*pair} in PLAIN else pytest.mark.thorough) for pair in PAIRS],
    ids="+".join,
)
def test_every_pair_of_clans_keeps_every_promise(pair, scaled):
    setup = config(clans=list(pair))
    report = check_game(setup, visibility=SEEN_BY, legal=legal, games=scaled(1, 30), often=0.03)
    assert report.games == scaled(1, 30)


@pytest.mark.parametrize(
    ("choice", "hidden"),
    [("limited", {"hands", "deck", "sealed"}), ("expert", {"hands", "deck", "kept"})],
)
def test_clan_cards_leak_to_nobody(choice, hidden, scaled):
    differed = set()
    for seed in range(scaled(30, 2000)):
        game, rng = ruledock.new("kockombat", seed=seed, choice=choice), Random(seed)
        while game.decisions[0].kind == "kockombat.keep":
            for viewer in (0, 1, None):
                differed |= check_leaks(game, viewer, rng)
            game.choose(rng.choice(list(game.decisions)), rng.randrange(2))
    assert differed == hidden


def test_the_first_game_keeps_every_promise():
    setup = config(first_game=True, games=2)
    assert check_game(setup, visibility=SEEN_BY, games=2, often=0.05).choices == 2 * 2 * 47


# -- guesses -----------------------------------------------------------------------------------


def clan_worlds(game, player):
    """Every way the unseen clan cards may lie, listed the slow way."""
    other, real = 1 - player, table(game)
    known = {*real.hands[player], *filter(None, [real.kept[player]])}
    if real.kept[other]:
        unseen = [clan for clan in CLANS if clan not in known]
        for card in unseen:
            world = real.copy()
            world.kept[other], world.deck = card, sorted(set(unseen) - {card})
            yield world
    else:
        unseen = [clan for clan in CLANS if clan not in known]
        for hand in combinations(sorted(unseen), len(real.hands[other])):
            world = real.copy()
            world.hands[other], world.deck = list(hand), sorted(set(unseen) - set(hand))
            yield world


@pytest.mark.parametrize("choice", ["limited", "expert"])
def test_every_world_of_clan_cards_is_guessed_as_often_as_any_other(choice):
    game = ruledock.new("kockombat", seed=3, choice=choice)
    watcher = 1 - table(game).first
    worlds = list(clan_worlds(game, watcher))
    assert len(worlds) == (4 if choice == "limited" else 35)
    check_frequencies(game, watcher, worlds, Random(1))


def test_the_card_that_the_starter_kept_is_any_that_was_not_handed_over():
    game = ruledock.new("kockombat", seed=3, choice="expert")
    game.choose(game.decisions[0], 1)
    watcher = 1 - table(game).first
    worlds = list(clan_worlds(game, watcher))
    assert len(worlds) == 5
    check_frequencies(game, watcher, worlds, Random(1))


def test_the_starter_knows_what_was_handed_over():
    game = ruledock.new("kockombat", seed=3, choice="expert")
    game.choose(game.decisions[0], 1)
    first = table(game).first
    for _ in range(20):
        guess = table(game.guess(first, Random()))
        assert (guess.hands, guess.kept) == (table(game).hands, table(game).kept)


def test_any_unseen_tile_may_lie_under_any_cell_and_any_dog_may_face_anywhere():
    game = ruledock.new("kockombat", seed=8, clans=["crooks", "gourmets"])
    for _ in range(40):
        game.choose(game.decisions[0], 0)
    bag = table(game).unseen
    assert len(bag) == 4 and game.decisions[0].kind == "kockombat.flip"
    rng, player = Random(5), game.decisions[0].player
    found, facings = Counter(), Counter()
    for _ in range(2000):
        guess = game.guess(player, rng)
        before = KockombatTable.of(guess).board
        cell = before.index("?")
        guess.choose(guess.decisions[0], 0)
        tile = KockombatTable.of(guess).board[cell]
        found[tile] += 1
        facings.update([KockombatTable.of(guess).facing[tile]] if tile.startswith("dog") else [])
    assert set(found) == set(bag)
    assert all(abs(count - 500) < 100 for count in found.values())
    if facings:
        assert set(facings) == {0, 1, 2, 3}
