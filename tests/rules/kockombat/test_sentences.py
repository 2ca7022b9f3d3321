"""What everybody hears of the evaluation and of the choice of clans."""

import pytest

import ruledock
from tests.rules.kockombat.boards import ended, table, take


def heard(game, player=None):
    """All that was said; at the end of a game the last two lines tell what it paid."""
    return [str(said) for said in game.log(player)]


@pytest.mark.rule("kk.clan.gourmets.chief")
def test_where_the_chief_hunts_as_well():
    tiles = {"c3": "gourmets_chief", "b2": "mouse_1", "d4": "mouse_6", "d2": "mouse_2"}
    game = ended(tiles, rules={"diagonal_prey": 2})
    assert str(game.decisions[0].prompt) == "Which prey does your chief hunt as well? At most 2."
    assert heard(take(game, "hunt b2+d4"))[1:-2] == [
        "P0's chief also hunts at b2, d4.",
        "P0 catches the mouse worth 3 (strength 3 against 0).",
        "P0 catches the mouse worth 6 (strength 3 against 0).",
    ]


@pytest.mark.rule("kk.clan.meowsketeers")
def test_which_dog_is_turned_and_whom_it_chases_away():
    tiles = {"c3": "royal_claws_chief", "c2": "dog_1", "b3": "dog_3", "c1": "gourmets_1"}
    game = ended(tiles)
    assert str(game.decisions[0].prompt) == "Do you turn a dog next to your chief?"
    assert heard(take(game, "turn c2 1"))[1:-2] == [
        "P1 turns the dog at c2 to the right.",
        "A dog chases chief 5 of the Royal Claws away.",
    ]
    assert len(heard(take(ended(tiles), "leave dogs"))) == 1 + 2 + 2


@pytest.mark.rule("kk.clan.chief")
def test_who_is_turned_down_by_a_chief():
    tiles = {"c3": "crooks_chief", "c2": "gourmets_4", "b3": "crooks_4"}
    assert heard(ended(tiles, ("crooks", "gourmets")))[1:-2] == [
        "A stronger chief turns cat 5 of the Gourmets down.",
        "A stronger chief turns cat 4 of the Crooks down.",
    ]


@pytest.mark.rule("kk.clan.chief")
def test_whose_chief_goes_to_the_centre():
    tiles = {"a1": "defenders_of_justice_chief"}
    assert heard(ended(tiles, ("gourmets", "defenders_of_justice")))[1:-2] == [
        "P1's chief swaps places with the tile in the centre."
    ]


@pytest.mark.rule("kk.clan.chaos.chief")
def test_which_prey_comes_with_another():
    tiles = {"c3": "chaoticats_chief", "c2": "pigeon_1", "a5": "pigeon_2"}
    assert heard(ended(tiles, ("crooks", "chaoticats")))[1:-2] == [
        "P1 catches the pigeon worth 2 (strength 10 against 0).",
        "P1 gets the pigeon worth 5 as well.",
    ]


@pytest.mark.rule("kk.variant.limited", "kk.variant.experts")
@pytest.mark.parametrize("choice", ["limited", "expert"])
def test_which_clan_is_kept_is_heard_by_its_player_alone(choice):
    game = ruledock.new("kockombat", seed=0, choice=choice)
    first = game.decisions[0].player
    kept = game.decisions[0].options[0].clan
    game.choose(game.decisions[0], 0)
    game.choose(game.decisions[0], 0)
    name = table(game).book.clans[kept].name.removeprefix("The ")
    said = f"P{first} keeps the {name}."
    assert said in heard(game, first)
    for other in (1 - first, None):
        assert said not in heard(game, other)
        assert f"P{first} keeps a clan card." in heard(game, other)
