"""The family mode before the first day: what is there, what is not, and the lessons kept."""

from collections import Counter

import pytest

import ruledock
from ruledock.errors import ConfigError
from tests.plugins.isle.staging import do, isle, offered, play_on


def family(players=2, company=(), **settings):
    return ruledock.new("isle", players=players, modules=["family", *company], seed=4, **settings)


@pytest.mark.rule("family.players")
@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four(players):
    with pytest.raises(ConfigError, match=r"for 2 to 4 players, not 1|for 1 to 4 players, not 5"):
        family(players)
    assert [len(isle(family(count)).boats) for count in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("family.component.cards")
def test_eighteen_lessons_numbered_from_151():
    book = family().ruleset.book
    assert list(book.deck) == [str(number) for number in range(151, 169)]
    assert {book.costs[card] for card in book.deck} == {0}


@pytest.mark.rule("family.general.without")
def test_no_fish_no_baskets_no_other_cards_no_oshax():
    game = family()
    table = isle(game)
    assert table.fish == [0, 0]
    assert table.baskets == [0, 0]
    assert table.oshax == []
    assert not [tile for tile in table.bag if "oshax" in tile]
    assert sorted(table.gone) == [f"oshax-{number}" for number in range(1, 7)]
    assert not any(lesson.public for lesson in table.book.lessons.values())
    assert set(table.book.cards) == set(table.book.lessons)
    phases = []
    while not game.over:
        play_on(game, lambda table: True)
        phases.append((isle(game).phase, isle(game).fish, isle(game).baskets))
        game.choose(game.decisions[0], 0)
    assert {phase for phase, _, _ in phases} == {None, "rescue"}
    assert all(fish == [0, 0] and baskets == [0, 0] for _, fish, baskets in phases)


@pytest.mark.rule("family.general.without")
@pytest.mark.parametrize("settings", [{"oshax": ["oshax-2"]}, {"rules": {"oshax": 2}}])
def test_no_oshax_however_many_would_lie_ready(settings):
    table = isle(family(**settings))
    assert len([tile for tile in table.gone if tile.startswith("oshax")]) == 6


@pytest.mark.rule("family.setup.lessons")
def test_three_lessons_are_dealt_two_kept_and_one_discarded_in_secret():
    game = family(3)
    table = isle(game)
    assert [len(packet) for packet in table.packets] == [3, 3, 3]
    dealt = table.packets[1][:]
    assert len(game.decisions) == 3, "all choose at the same time"
    assert len(offered(game, 1)) == 3, "two of three"
    decision = game.decision_of(1)
    assert decision is not None
    assert str(decision.prompt) == "Keep 2 of these lessons and discard the rest."
    assert game.view(1)["table"]["isle"]["packets"] == [3, dealt, 3]
    for player in (0, 1, 2):
        do(game, f"{player}: {offered(game, player)[0]}")
    table = isle(game)
    assert table.lessons[1] == dealt[:2]
    assert table.discarded[1] == dealt[2:]
    assert len(table.deck) == 18 - 9
    other = game.view(0)["table"]["isle"]
    assert other["lessons"][1:] == [2, 2]
    assert not any(f"'{card}'" in str(other) for card in dealt)
    assert game.view(1)["table"]["isle"]["lessons"][1] == dealt[:2]


@pytest.mark.rule("family.setup.common_treasures")
def test_common_treasures_as_in_the_standard_game():
    piles = {count: set(isle(family(count)).common.values()) for count in (2, 3, 4)}
    assert piles == {2: {5}, 3: {8}, 4: {11}}


@pytest.mark.rule("family.setup.bag")
def test_the_bag_starts_with_85_cats_and_25_rare_treasures():
    bag = Counter(tile.split("-")[0][0] for tile in isle(family()).bag)
    assert bag == {"b": 17, "g": 17, "r": 17 + 25, "p": 17, "o": 17}
