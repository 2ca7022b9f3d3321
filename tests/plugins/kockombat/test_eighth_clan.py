"""An invented clan, as a folder of JSON: it plays without a line of Python."""

from pathlib import Path
from random import Random

import pytest

import ruledock
from ruledock.errors import ContentError
from ruledock.testing import Wanderer
from tests.rules.kockombat.boards import CELLS, down, ended, moves, partners, table, take, turned_up

PACK = str(Path(__file__).parents[3] / "examples" / "packs" / "alley_acrobats")
CLANS = ("alley_acrobats", "crooks")


def test_it_can_be_chosen_beside_the_seven():
    game = ruledock.new("kockombat", seed=0, packs=[PACK])
    assert len(moves(game)) == 8 and "clan alley_acrobats" in moves(game)
    assert len(moves(ruledock.new("kockombat", seed=0))) == 7


def test_its_prey_may_stay_or_fly_two_steps():
    game = turned_up("a1", "mouse_1", CLANS, packs=[PACK])
    assert "stay" in moves(game)
    assert partners(game, "a1") == {"b1", "a2", "b2", "c1", "a3"}
    assert "stay" not in moves(turned_up("a1", "alley_acrobats_1", CLANS, packs=[PACK]))


def test_its_chief_goes_to_the_centre_and_then_may_turn_a_dog_there():
    tiles = {"a1": "alley_acrobats_chief", "c3": "mouse_1", "c2": "dog_1"}
    game = ended(tiles, CLANS, facing={"dog_1": 2}, packs=[PACK])
    assert table(game).board[CELLS.index("c3")] == "alley_acrobats_chief"
    assert moves(game) == {"leave dogs", "turn c2 1", "turn c2 2", "turn c2 3"}
    assert down(take(game, "turn c2 1")) == set()
    game = ended(tiles, CLANS, facing={"dog_1": 2}, packs=[PACK])
    assert down(take(game, "leave dogs")) == {"alley_acrobats_chief"}


@pytest.mark.parametrize("other", ["gourmets", "royal_claws", "chaoticats", "polterkitties"])
def test_it_plays_whole_games_against_the_others(other):
    for seed in range(5):
        clans = ["alley_acrobats", other]
        game = ruledock.new("kockombat", seed=seed, clans=clans, packs=[PACK])
        Wanderer(Random(seed)).play(game)
        assert game.over and game.result.winners


def overlay(tmp_path, change):
    """A pack with one more clan, described by the eighth one with something changed."""
    import json

    folder = tmp_path / "strays"
    (folder / "clans").mkdir(parents=True)
    pack = {"name": "strays", "version": "1.0", "title": "Strays", "needs": ["kockombat"]}
    (folder / "pack.json").write_text(json.dumps(pack))
    clan = json.loads((Path(PACK) / "clans" / "alley_acrobats.json").read_text())
    clan.pop("$schema")
    change(clan)
    (folder / "clans" / "strays.json").write_text(json.dumps(clan))
    return str(folder)


def mistakes(tmp_path, change):
    with pytest.raises(ContentError) as caught:
        ruledock.new("kockombat", packs=[overlay(tmp_path, change)])
    return str(caught.value)


def test_an_unknown_operation_is_answered_with_the_nearest(tmp_path):
    said = mistakes(tmp_path, lambda clan: clan["chief"].update(does=["turn_dogs"]))
    assert "/chief/does/0" in said and 'did you mean "turn_dog"' in said


def test_an_operation_at_the_wrong_moment_is_refused(tmp_path):
    said = mistakes(tmp_path, lambda clan: clan["chief"].update(when="after_hunt"))
    assert '"swap_with_centre" at after_hunt' in said and "after_dogs or before_dogs" in said


def test_a_clan_has_exactly_one_chief(tmp_path):
    said = mistakes(tmp_path, lambda clan: clan["cats"][0].update(chief=True))
    assert "2 chiefs" in said and "one chief" in said


def test_a_clan_must_fill_the_square(tmp_path):
    said = mistakes(tmp_path, lambda clan: clan["cats"].pop(0))
    assert "4 cats" in said and "a square of 25" in said


def test_a_score_belongs_to_scoring_and_operations_to_other_moments(tmp_path):
    assert "score" in mistakes(tmp_path, lambda clan: clan["effect"].update(when="scoring"))


def test_two_tiles_of_one_name_are_refused(tmp_path):
    def change(clan):
        clan["id"] = "strays"
        clan["cats"][0]["id"] = "dog_1"

    with pytest.raises(ruledock.LinkError, match="two tiles have the same id"):
        ruledock.new("kockombat", packs=[overlay(tmp_path, change)])


@pytest.mark.parametrize(("bitten", "left", "strength"), [(0, "chief", 17), (2, "1", 11)])
def test_a_chief_that_was_bitten_does_nothing_any_more(tmp_path, bitten, left, strength):
    by_number = {"strength_by_cats_up": {"strengths": [17, 11]}}
    pack = overlay(tmp_path, lambda clan: clan["chief"].update(when="strength", does=[by_number]))
    tiles = {"c1": "alley_acrobats_1", "c2": "dog_1", "c3": "alley_acrobats_chief"}
    game = ended(tiles, CLANS, facing={"dog_1": bitten}, packs=[pack])
    assert down(game) == {tiles["c3" if bitten else "c1"]}
    assert table(game).strength(f"alley_acrobats_{left}") == strength
