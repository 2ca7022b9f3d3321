"""Setting up: what lies on the table before the first day."""

from collections import Counter

import pytest

import ruledock
from ruledock.errors import ConfigError
from tests.plugins.isle.staging import isle, table_of

KINDS = {
    "oshax": range(1, 7),
    "rescue": range(7, 67),
    "anytime": range(67, 98),
    "treasure": range(98, 113),
}


def cards(numbers):
    return [f"{number:03}" for number in numbers]


@pytest.mark.rule("isle.overview.players", "isle.overview.players_5_6", "isle.faq.more_players")
def test_two_to_four_can_play_and_one_needs_an_opponent():
    for players in (2, 3, 4):
        assert len(isle(ruledock.new("isle", players=players, seed=1)).boats) == players
    with pytest.raises(ConfigError, match="1 to 4 players, not 5"):
        ruledock.new("isle", players=5)
    with pytest.raises(ConfigError, match="needs a module with an opponent"):
        ruledock.new("isle", players=1)


@pytest.mark.rule(
    "isle.setup.common_treasures.1_2",
    "isle.setup.common_treasures.3",
    "isle.setup.common_treasures.4",
)
@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 8), (4, 11)])
def test_common_treasures_depend_on_the_number_of_players(players, each):
    shapes = ("common-1", "common-2", "common-corner", "common-line")
    table = table_of(players)
    assert table.common == dict.fromkeys(shapes, each)
    assert table.ruleset.rules["common_treasures"][str(players)] == each  # more is no more


@pytest.mark.rule("isle.setup.common_treasures.1_2")
def test_a_single_player_gets_the_treasures_of_two():
    assert table_of(2).ruleset.rules["common_treasures"]["1"] == 5


@pytest.mark.rule("isle.setup.oshax", "isle.setup.bag_when", "isle.setup.player.basket")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_oshax_a_full_bag_and_a_permanent_basket_each(players):
    table = table_of(players)
    assert table.oshax == [f"oshax-{number}" for number in range(1, 7)]
    assert table.ruleset.rules["oshax"] == 6  # with promo tiles the others go into the bag
    kinds = Counter(table.book.tiles[tile].kind.id for tile in table.bag)
    assert kinds == {"cat": 85, "rare": 25}
    assert table.baskets == [1] * players
    assert table.used_baskets == [0] * players
    assert table.fish == [0] * players


@pytest.mark.rule("isle.component.permanent_baskets", "isle.basket.permanent.more")
def test_there_are_ten_permanent_baskets():
    assert [table_of(players).spare_baskets for players in (2, 3, 4)] == [8, 7, 6]


@pytest.mark.rule(
    "isle.component.discovery_cards",
    "isle.component.discovery_split",
    "isle.setup.deck",
    "isle.lesson_set.total",
    "isle.lesson_set.use_basic",
)
def test_the_deck_holds_150_cards_in_no_order():
    table = table_of(2)
    assert table.deck == cards(range(1, 151))
    book = table.book
    for kind, numbers in KINDS.items():
        assert [name for name in table.deck if getattr(book.cards[name], "kind", "") == kind] == (
            cards(numbers)
        )
    lessons = [book.lessons[name] for name in cards(range(113, 151))]
    assert [lesson.public for lesson in lessons] == [False] * 30 + [True] * 8


@pytest.mark.rule("isle.setup.player.boat", "isle.setup.player.boat_random")
def test_boats_are_dealt_at_random_and_no_two_alike():
    dealt = [tuple(boat.plan.id for boat in table_of(4, seed=seed).boats) for seed in range(40)]
    assert {len(set(boats)) for boats in dealt} == {4}
    assert len({boats[0] for boats in dealt}) == 4


@pytest.mark.rule(
    "isle.setup.first_player",
    "isle.setup.colour_choice",
    "isle.setup.turn_order",
    "isle.setup.turn_order.reading",
)
def test_chance_names_the_first_player_and_the_others_follow_clockwise():
    games = [isle(ruledock.new("isle", players=3, seed=seed)) for seed in range(30)]
    assert {tuple(table.order) for table in games} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    assert {len(set(table.colours)) for table in games} == {3}


@pytest.mark.rule("isle.setup.first_player")
@pytest.mark.parametrize("name", ["Ada", "Ben", "Cleo"])
def test_the_host_may_name_who_starts(name):
    given = {"players": ["Ada", "Ben", "Cleo"], "starts": name}
    for seed in range(5):
        table = isle(ruledock.new("isle", seed=seed, **given))
        assert given["players"][table.order[0]] == name
        assert [(one - table.order[0]) % 3 for one in table.order] == [0, 1, 2]


@pytest.mark.rule("isle.setup.first_player")
def test_who_starts_is_a_player():
    with pytest.raises(ConfigError, match=r'starts: found "Bne", expected a player.*"Ben"'):
        ruledock.new("isle", players=["Ada", "Ben"], starts="Bne")


@pytest.mark.rule("isle.setup.colour_choice")
def test_players_may_pick_their_colours():
    table = isle(ruledock.new("isle", players=3, colours=["red", "blue"], seed=1))
    assert table.colours[:2] == ["red", "blue"]
    assert table.colours[2] in {"green", "purple", "orange"}


@pytest.mark.rule("isle.setup.vesh_boat", "isle.overview.days")
def test_the_first_of_five_days_has_begun():
    table = isle(ruledock.new("isle", players=2, seed=1))
    assert table.day == 1
    assert table.book.days == 5


@pytest.mark.rule("isle.overview.family_mode", "isle.component.family_cards")
@pytest.mark.rule("isle.component.solo_cards")
def test_no_card_of_another_mode_is_in_the_deck():
    assert not set(table_of(4).deck) & set(cards(range(151, 216)))


def test_a_setting_that_does_not_exist_is_answered_with_the_nearest():
    with pytest.raises(ConfigError, match="lessons"):
        ruledock.new("isle", players=2, lesons=["A"])
