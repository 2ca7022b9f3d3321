"""The cards: what is in the box, and what they are worth."""

from collections import Counter

import pytest

import ruledock
from ruledock_sea_salt_paper.table import SeaTable
from tests.rules.sea_salt_paper.tables import do, last_round, offered, sea, worth

# Family by family: how many cards of each colour.
CARDS = {
    "mermaid": {"white": 4},
    "crab": {
        "dark_blue": 2, "light_blue": 2, "black": 1, "yellow": 2, "green": 1, "grey": 1,
    },
    "boat": {"dark_blue": 2, "light_blue": 2, "black": 2, "yellow": 2},
    "fish": {"dark_blue": 2, "light_blue": 1, "black": 2, "yellow": 1, "green": 1},
    "swimmer": {"dark_blue": 1, "light_blue": 1, "black": 1, "yellow": 1, "light_orange": 1},
    "shark": {"dark_blue": 1, "light_blue": 1, "black": 1, "green": 1, "purple": 1},
    "shell": {
        "dark_blue": 1, "light_blue": 1, "black": 1, "yellow": 1, "green": 1, "grey": 1,
    },
    "octopus": {"light_blue": 1, "yellow": 1, "green": 1, "purple": 1, "grey": 1},
    "penguin": {"purple": 1, "light_orange": 1, "pink": 1},
    "sailor": {"pink": 1, "orange": 1},
    "lighthouse": {"purple": 1},
    "shoal_of_fish": {"grey": 1},
    "penguin_colony": {"green": 1},
    "captain": {"light_orange": 1},
}  # fmt: skip
TYPES = {
    "mermaid": ["mermaid"],
    "pair": ["boat", "crab", "fish", "shark", "swimmer"],
    "collector": ["octopus", "penguin", "sailor", "shell"],
    "multiplier": ["captain", "lighthouse", "penguin_colony", "shoal_of_fish"],
}
FIVE_SHELLS = "shell-dark_blue shell-light_blue shell-black shell-yellow shell-green"
PENGUINS = "penguin-purple penguin-light_orange penguin-pink"


@pytest.mark.rule("ssp.component.cards")
def test_there_are_58_cards_in_eleven_colours() -> None:
    cards = SeaTable.of(ruledock.new("sea_salt_paper", players=2, seed=0)).book.cards
    found = Counter((card.family, card.colour) for card in cards)
    expected = {
        (family, colour): count
        for family, colours in CARDS.items()
        for colour, count in colours.items()
    }
    assert found == expected
    assert len(cards) == 58
    assert len({card.colour for card in cards}) == 11
    for card in cards:
        assert card.id.rpartition("-")[0] == f"{card.family}-{card.colour}"


@pytest.mark.rule("ssp.component.cards")
def test_every_family_is_of_its_type() -> None:
    ruleset = ruledock.new("sea_salt_paper", players=2, seed=0).ruleset
    found: dict[str, list[str]] = {}
    for family in ruleset.content.all("families"):
        found.setdefault(family.type, []).append(family.id)
    assert found == TYPES


@pytest.mark.rule(
    "ssp.duo.crab.score", "ssp.duo.boat.score", "ssp.duo.fish.score", "ssp.duo.score_anyway"
)
@pytest.mark.parametrize("family", ["crab", "boat", "fish"])
def test_two_alike_score_one_in_hand_or_on_the_table(family: str) -> None:
    one, two, three = f"{family}-yellow", f"{family}-black", f"{family}-dark_blue"
    four = f"{family}-light_blue"
    assert worth(one) == 0
    assert worth(f"{one} {two}") == 1
    assert worth("", laid=f"{one} {two}") == 1
    assert worth(one, laid=two) == 1
    assert worth(f"{one} {two} {three}") == 1
    assert worth(f"{one} {two}", laid=f"{three} {four}") == 2


@pytest.mark.rule("ssp.duo.swimmer_shark.score", "ssp.duo.score_anyway")
def test_r12_a_swimmer_scores_with_a_shark_and_not_with_a_swimmer() -> None:
    assert worth("swimmer-black swimmer-yellow") == 0
    assert worth("shark-black shark-green") == 0
    assert worth("swimmer-black shark-black") == 1
    assert worth("swimmer-black shark-black shark-green") == 1
    assert worth("swimmer-black swimmer-yellow shark-black shark-green shark-purple") == 2
    assert worth("swimmer-black", laid="shark-black") == 1
    game = sea(hands=["swimmer-black swimmer-yellow shark-black"], laid=["", "", ""], players=3)
    assert offered(game) == [
        "pass",
        "lay swimmer-black-1 shark-black-1",
        "lay swimmer-yellow-1 shark-black-1",
    ]


@pytest.mark.rule("ssp.collect.shell", "ssp.collect.set")
def test_shells() -> None:
    shells = [*FIVE_SHELLS.split(), "shell-grey"]
    assert [worth(" ".join(shells[:n])) for n in range(7)] == [0, 0, 2, 4, 6, 8, 10]


@pytest.mark.rule("ssp.collect.octopus", "ssp.collect.set")
def test_octopuses() -> None:
    colours = ["light_blue", "yellow", "green", "purple", "grey"]
    octopuses = [f"octopus-{colour}" for colour in colours]
    assert [worth(" ".join(octopuses[:n])) for n in range(6)] == [0, 0, 3, 6, 9, 12]


@pytest.mark.rule("ssp.collect.penguin", "ssp.collect.set")
def test_penguins() -> None:
    assert [worth(" ".join(PENGUINS.split()[:n])) for n in range(4)] == [0, 1, 3, 5]


@pytest.mark.rule("ssp.collect.anchor", "ssp.collect.set")
def test_sailors_which_the_czech_edition_calls_anchors() -> None:
    assert worth("sailor-pink") == 0
    assert worth("sailor-pink sailor-orange") == 5


@pytest.mark.rule("ssp.collect.set")
def test_r34_a_collection_pays_the_entry_of_its_size_and_not_all_entries() -> None:
    assert worth(PENGUINS) == 5
    assert worth(FIVE_SHELLS) == 8


@pytest.mark.rule("ssp.multiplier.lighthouse", "ssp.multiplier.self")
def test_the_lighthouse_pays_for_boats() -> None:
    assert worth("lighthouse-purple") == 0
    assert worth("lighthouse-purple boat-black") == 1
    assert worth("lighthouse-purple boat-black", laid="boat-yellow boat-yellow-2") == 3 + 1


@pytest.mark.rule("ssp.multiplier.shoal", "ssp.multiplier.self")
def test_the_shoal_pays_for_fish_and_is_no_fish() -> None:
    assert worth("shoal_of_fish-grey") == 0
    assert worth("shoal_of_fish-grey fish-black") == 1
    assert worth("shoal_of_fish-grey fish-black fish-green fish-yellow") == 3 + 1


@pytest.mark.rule("ssp.multiplier.captain", "ssp.multiplier.self")
def test_the_captain_pays_for_sailors_and_is_none() -> None:
    assert worth("captain-light_orange") == 0
    assert worth("captain-light_orange sailor-pink") == 3
    assert worth("captain-light_orange sailor-pink sailor-orange") == 6 + 5


@pytest.mark.rule("ssp.multiplier.penguins", "ssp.multiplier.self")
def test_the_colony_pays_for_penguins_and_is_none() -> None:
    assert worth("penguin_colony-green") == 0
    assert worth("penguin_colony-green penguin-pink") == 2 + 1


@pytest.mark.rule("ssp.multiplier.example")
def test_three_penguins_and_their_colony_are_worth_11() -> None:
    assert worth(f"{PENGUINS} penguin_colony-green") == 11


@pytest.mark.rule("ssp.multiplier.lighthouse", "ssp.multiplier.shoal")
def test_r33_multipliers_count_matching_cards_in_hand_and_on_the_table_paired_or_not() -> None:
    assert worth("lighthouse-purple boat-black", laid="boat-yellow boat-dark_blue") == 3 + 1
    assert worth("shoal_of_fish-grey", laid="fish-black fish-green") == 2 + 1
    assert worth("lighthouse-purple fish-black") == 0
    assert worth("shoal_of_fish-grey boat-black") == 0


BLUES = "boat-light_blue crab-light_blue fish-light_blue shell-light_blue"
GREENS = "crab-green fish-green shark-green"


@pytest.mark.rule("ssp.mermaid.example", "ssp.mermaid.score", "ssp.mermaid.white")
def test_two_mermaids_score_7_and_a_third_adds_3_for_white() -> None:
    assert worth(f"{BLUES} {GREENS}") == 2  # a pair of crabs and a pair of fish
    assert worth(f"{BLUES} {GREENS} mermaid-white-1 mermaid-white-2") == 2 + 7
    assert worth(f"{BLUES} {GREENS} mermaid-white-1 mermaid-white-2 mermaid-white-3") == 2 + 10


@pytest.mark.rule("ssp.mermaid.different", "ssp.mermaid.score", "ssp.mermaid.white")
def test_r24_mermaids_take_colours_from_the_longest_down_each_once() -> None:
    assert worth("mermaid-white-1") == 1  # herself
    assert worth("mermaid-white-1 mermaid-white-2") == 2  # white, and no colour for the second
    assert worth("mermaid-white-1 mermaid-white-2 mermaid-white-3") == 3
    assert worth("mermaid-white-1 mermaid-white-2 crab-black") == 2 + 1
    assert worth("mermaid-white-1 crab-black boat-black") == 2
    assert worth("mermaid-white-1", laid="crab-black boat-black fish-black") == 3
    game = sea(hands=["mermaid-white-1 mermaid-white-2"])
    assert offered(game) == ["pass"]


@pytest.mark.rule("ssp.collect.no_lay")
def test_r32_collectors_and_multipliers_are_never_laid() -> None:
    held = f"{PENGUINS} sailor-pink sailor-orange captain-light_orange lighthouse-purple"
    assert offered(sea(hands=[held])) == ["pass", "stop", "last chance"]
    assert offered(sea(hands=["shell-grey shell-black octopus-grey octopus-green"])) == ["pass"]
    robbed = sea(hands=["swimmer-black shark-black", "captain-light_orange"])
    do(robbed, "lay swimmer-black-1 shark-black-1")
    assert SeaTable.of(robbed).hands == [["captain-light_orange-1"], []]


@pytest.mark.rule("ssp.duo.score_anyway")
def test_r16_single_pair_cards_score_nothing_but_count_for_colours_and_multipliers() -> None:
    assert worth("crab-black boat-yellow fish-green swimmer-light_orange") == 0
    assert worth("crab-black boat-black lighthouse-purple mermaid-white-1") == 2 + 1
    assert worth("fish-black shoal_of_fish-grey") == 1


@pytest.mark.rule("ssp.colour_bonus")
def test_r23_the_colour_bonus_is_one_colour_white_included_and_apart_from_mermaids() -> None:
    # 7 points: three shells 4, two octopuses 3; yellow twice.
    seven = "shell-yellow shell-black shell-grey octopus-yellow octopus-purple"
    cases = {
        "": 2,
        "crab-yellow": 3,
        "crab-yellow boat-black boat-black-2": 3,
        "mermaid-white-1 mermaid-white-2 mermaid-white-3": 3,
        "crab-yellow crab-yellow-2": 4,
    }
    for more, bonus in cases.items():
        game = sea(hands=[f"{seven} {more}"], piles=["fish-green", "fish-black"])
        points = worth(f"{seven} {more}")
        do(game, "last chance", "take 1", "pass")
        assert last_round(game) == ("won", (points + bonus, 1))
    laid = sea(hands=[seven], laid=["boat-black boat-black-2"], piles=["fish-green", "fish-black"])
    assert last_round(do(laid, "last chance", "take 1", "pass")) == ("won", (7 + 1 + 3, 1))
