"""What people type: order, case and spaces do not matter, and a part is enough when it is clear."""

from random import Random

import pytest

import ruledock
from ruledock_cli.play.understanding import Understanding, words_of


def understood(*notations):
    """Options of the isle by their notation, to be found again."""
    ruleset = ruledock.new("isle", players=2, seed=1).ruleset
    options = [ruleset.read_options(text)[0] for text in notations]
    understanding = Understanding(options)
    return lambda text: [one.notation for one in understanding.find(text)]


@pytest.mark.parametrize(
    "typed", ["Buy 044+008", "buy 008 + 044", "BUY 44 8", "44+8", "buy 044, 008"]
)
def test_order_case_spaces_and_zeros_do_not_matter(typed):
    find = understood("buy none", "buy 008", "buy 044", "buy 008+044", "buy 008+044+050")
    assert find(typed) == ["buy 008+044"]


def test_a_part_is_enough_when_it_is_clear():
    find = understood(
        "place b07 j8", "place b07 j8 r90", "place b07 j8 r90 flip", "place b07 k8 r90"
    )
    assert find("j8 r90") == ["place b07 j8 r90"]
    assert find("flip") == ["place b07 j8 r90 flip"]
    assert find("k8") == ["place b07 k8 r90"]
    assert find("j8") == ["place b07 j8"]
    assert len(find("r90")) == 3
    assert len(find("b07")) == 4


def test_a_number_is_the_card_and_never_the_place_in_a_list():
    find = understood("keep 008+139", "keep 139+145", "keep 008+145")
    assert find("8 139") == ["keep 008+139"]
    assert find("1") == []  # begins 139 and 145, but is neither


def test_a_number_never_begins_another_number():
    find = understood("play 084", "play 086", "pass")
    assert find("play 8") == find("play 008") == find("play8") == []
    assert find("play84") == find("play 84") == ["play 084"]


def test_words_may_be_begun():
    find = understood("rescue b07 permanent", "rescue b07 broken", "rescue g01 broken", "pass")
    assert find("b07 perm") == ["rescue b07 permanent"]
    assert find("resc g01") == ["rescue g01 broken"]


@pytest.mark.parametrize("name", ["isle", "sea_salt_paper", "kockombat", "auction"])
def test_every_option_is_found_by_its_own_notation(name):
    game, rng = ruledock.new(name, players=2, seed=3), Random(3)
    for _ in range(40):
        if game.over:
            break
        decision = game.decisions[0]
        understanding = Understanding(decision.options)
        for one in rng.sample(understanding.options, min(5, len(decision.options))):
            shuffled = words_of(one.notation)
            alike = [
                other
                for other in understanding.options
                if sorted(words_of(other.notation)) == sorted(shuffled)
            ]
            assert understanding.find(one.notation) == [one]
            assert understanding.find(f"  {one.notation.upper()} ") == [one]
            rng.shuffle(shuffled)
            found = understanding.find(" ".join(shuffled))
            assert found and set(found) <= set(alike)
        game.choose(decision, rng.randrange(len(decision.options)))
