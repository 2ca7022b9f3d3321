"""The final score of the family mode, and ties."""

import pytest

from tests.plugins.family.hearth import home, teach
from tests.plugins.isle.staging import begin, rescuing, show_rare, stow

# boat-red and boat-blue have 19 rats and seven rooms each.


def lines(game, player):
    return [(line.rule, line.points) for line in game.score(player)]


@pytest.mark.rule("family.score.order", "family.general.without")
def test_rats_rooms_families_and_the_two_lessons():
    table = home(left=(), right=())
    teach(table, 0, "164", "166")
    game = begin(table)
    assert lines(game, 0) == [
        ("isle.score.rats", -19),
        ("isle.score.rooms", -35),
        ("isle.score.family.definition", 0),
        ("isle.lesson.164", 0),
        ("isle.lesson.166", 38),
    ]
    assert lines(game, 1)[:3] == lines(game, 0)[:3]
    assert len(lines(game, 1)) == 3


@pytest.mark.rule("family.score.rare")
def test_rare_treasures_score_nothing_but_in_a_lesson():
    table = home(left=(), right=())
    teach(table, 0, "164", "151")
    before = dict(lines(begin(table.copy()), 0))
    show_rare(table, "rare-i")
    table.rare.clear()
    table.boats[0].stow("rare-i", "j5", 0, False)
    boat = table.boats[0]
    after = dict(lines(begin(table), 0))
    covered = (boat.covered & boat.plan.rats).bit_count()
    assert after["isle.score.rats"] == before["isle.score.rats"] + covered
    assert after["isle.lesson.164"] == 2
    assert sum(after.values()) == sum(before.values()) + covered + 2


def tied(rooms):
    """A game over with so many full rooms on each boat, at equal points."""
    game = rescuing(home(len(rooms), left=(), right=()))
    table = game.table
    for player, names in enumerate(rooms):
        fill(table.boats[player], names)
    return table


def fill(boat, names):
    """Single squares of treasure over every square of these rooms."""
    grid = boat.plan.grid
    for name in names:
        for cell in boat.plan.squares:
            if boat.plan.rooms[name].mask >> cell & 1:
                boat.stow("common-1", grid.names[cell], 0, False)


@pytest.mark.rule("family.score.tie")
def test_more_full_rooms_win_a_tie_and_equal_ones_share():
    winners = home(2, left=(), right=()).ruleset.game.winners
    assert winners(tied([["bow", "stern"], ["bow"]]), [10, 10]) == (0,)
    assert winners(tied([["bow"], ["bow", "storeroom"]]), [10, 10]) == (1,)
    assert winners(tied([["bow"], ["storeroom"]]), [10, 10]) == (0, 1)
    assert winners(tied([["bow", "stern"], []]), [10, 11]) == (1,), "points come first"
    table = tied([["bow"], ["bow"], ["bow"]])
    stow(table, 0, "common-1 j5")
    assert winners(table, [7, 7, 7]) == (0, 1, 2), "half a room is none"
    table.fish = [0, 5, 0]
    assert winners(table, [7, 7, 7]) == (0, 1, 2), "fish decide nothing"
