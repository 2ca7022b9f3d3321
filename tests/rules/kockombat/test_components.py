"""What is in the box."""

import pytest

import ruledock
from ruledock.errors import ConfigError
from tests.rules.kockombat.boards import CLANS, ended, table, turned_up

STRENGTHS = {
    "gourmets": [1, 2, 4, 5, 3],
    "royal_claws": [1, 2, 3, 4, 5],
    "crooks": [1, 2, 3, 4, 7],
    "defenders_of_justice": [1, 1, 1, 1, 9],
    "power_cats": [3, 4, 4, 6, 2],
    "polterkitties": [2, 2, 3, 3, 5],
}
"""By clan: the numbers on its tiles, the chief's last."""
VALUES = {"mouse": [3, 4, 4, 5, 5, 6], "pigeon": [2, 5], "fly": [3, 4]}


def content():
    return ruledock.new("kockombat", seed=0).ruleset.content


@pytest.mark.rule("kk.component.cats", "kk.component.cards")
def test_seven_clans_of_five_cats_with_a_card_each():
    clans = content().items["clans"]
    assert sorted(clans) == sorted(CLANS)
    assert [len(clan.cats) for clan in clans.values()] == [5] * 7
    assert len({cat.id for clan in clans.values() for cat in clan.cats}) == 35


@pytest.mark.rule("kk.glossary.strength", "kk.clan.chief")
@pytest.mark.parametrize("clan", STRENGTHS)
def test_each_cat_has_the_strength_printed_on_it(clan):
    other = next(name for name in CLANS if name not in (clan, "chaoticats"))
    cats = [f"{clan}_1", f"{clan}_2", f"{clan}_3", f"{clan}_4", f"{clan}_chief"]
    game = ended(dict(zip(["a1", "c1", "e1", "a3", "c5"], cats, strict=True)), (clan, other))
    assert [table(game).strength(cat) for cat in cats] == STRENGTHS[clan]


@pytest.mark.rule("kk.component.prey")
def test_six_mice_two_pigeons_and_two_flies():
    kinds = [prey.kind for prey in content().all("prey")]
    assert {kind: kinds.count(kind) for kind in kinds} == {"mouse": 6, "pigeon": 2, "fly": 2}


@pytest.mark.rule("kk.score.values", "kk.score.sum")
@pytest.mark.parametrize("kind", VALUES)
def test_each_prey_is_worth_what_is_printed_on_it(kind):
    for number, value in enumerate(VALUES[kind], 1):
        game = ended({"c3": f"{kind}_{number}", "c2": "gourmets_1"}, abilities=False)
        assert game.result.totals == (value, 0)


@pytest.mark.rule("kk.component.dogs")
def test_five_dogs():
    assert len(content().all("dogs")) == 5


@pytest.mark.rule("kk.players")
@pytest.mark.parametrize("players", [1, 3])
def test_the_game_is_for_two(players):
    with pytest.raises(ConfigError, match="2 to 2 players"):
        ruledock.new("kockombat", players=players)


@pytest.mark.rule("kk.turn.swap.reach")
def test_every_tile_can_always_be_swapped_with_something():
    for cell in ("a1", "c1", "c3", "e5"):
        for tile in ("gourmets_1", "mouse_1", "dog_1"):
            assert turned_up(cell, tile).decisions[0].options
