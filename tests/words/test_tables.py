"""Scores as look-ups: the same points as computing them."""

from __future__ import annotations

from random import Random

import pytest

import ruledock
from ruledock.plugin import Bits
from ruledock.words.tables import MOST_READ

SCORES = {
    "few cards": {"pay": 2, "per": {"family": "crab"}},
    "all cards": {"pay": 1, "per": "cards"},
    "few beside all": {
        "total": [{"pay": 2, "per": {"family": "boat"}}, {"pay": 1, "per": "cards"}]
    },
    "all, if few": {"pay": 1, "per": "cards", "if": {"some": {"family": "mermaid"}}},
    "nothing to read": {"pay": 3},
    "many families": {
        "total": [
            {"pay": 1, "per": {"every": 2, "of": {"family": name}}}
            for name in ("boat", "crab", "fish", "shell", "octopus", "penguin", "sailor")
        ]
    },
    "a part twice": {"total": [{"pay": 1, "per": {"family": "crab"}}] * 2},
}


@pytest.fixture(scope="module")
def ruleset():
    return ruledock.new("sea_salt_paper", players=2, seed=1).ruleset


@pytest.fixture(scope="module")
def bits(ruleset):
    from ruledock_sea_salt_paper.scoring.words import cards_seen

    book = ruleset.book
    return Bits(book.scene, lambda expr: cards_seen(book.families, expr))


@pytest.mark.parametrize("score", SCORES.values(), ids=SCORES)
def test_what_is_looked_up_is_what_would_be_computed(ruleset, bits, score):
    compiled = ruleset.words.compile("score", score)
    tabulated = ruleset.words.tabulate("score", score, bits)
    rng, count = Random(1), len(ruleset.book.cards)
    for size in [*range(count), *range(count)]:
        owned = sum(1 << card for card in rng.sample(range(count), size))
        assert tabulated(owned) == compiled(ruleset.book.scene(owned))


def test_the_printed_lines_are_what_is_looked_up(ruleset):
    book, rng = ruleset.book, Random(2)
    for size in range(len(book.cards)):
        owned = sum(1 << card for card in rng.sample(range(len(book.cards)), size))
        scene = book.scene(owned)
        assert book.points(owned) == sum(score(scene) for _, score in book.card_scores)


def test_a_table_reads_no_more_things_than_it_can_list(ruleset, bits):
    asked = []
    counting = Bits(lambda owned: asked.append(owned) or bits.scene(owned), bits.seen)
    tabulated = ruleset.words.tabulate("score", SCORES["many families"], counting)
    assert tabulated((1 << len(ruleset.book.cards)) - 1) > 0
    assert 1 < len(asked) < 7, "families that fit into one table share it"
    assert all(owned.bit_count() <= MOST_READ for owned in asked)
