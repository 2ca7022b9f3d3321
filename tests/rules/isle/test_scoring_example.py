"""The scoring example of both rulebooks: one boat, 57 points in one edition and 59 in the other."""

from __future__ import annotations

import pytest

from ruledock_isle.scoring.final import score
from ruledock_isle.table import PublicLesson
from ruledock_isle.words import BoatScene
from tests.plugins.isle.language import language
from tests.plugins.isle.staging import table_of, teach

BOAT = """
boat-blue:
~   ~   ~   ~   ~   ~   ~   ?g  G21 .   .   p9  b20 $30 $30 ~   ~   ~   ~   ~   ~   ~
~   ~   ~   ~   o14 G21 G21 G21 G21 .   .   p9  b20 p3  $30 r2  .   ~   ~   ~   ~   ~
~   c26 c26 o14 o14 g13 G21 g12 c22 p9  p9  p9  b20 p3  $30 r2  .   r17 r17 ~   ~   ~
c29 o16 o15 o14 g13 g13 g13 g12 *   r7  .   c27 b20 p3  p3  r2  r1  r1  r17 r17 c23 ~
c29 o16 o15 o14 o14 g13 g12 g12 .   r7  .   c27 b20 p3  b4  r2  r2  r1  r1  .   g18 g18
c29 o16 o15 o15 o15 .   g12 o8  o8  r7  r7  c24 b6  b5  b4  b11 b11 b11 r1  g18 g18 ~
~   o16 o16 c28 c28 o19 o19 o8  o8  r7  b6  b6  b6  b5  b4  b4  b11 b11 .   ~   ~   ~
~   ~   ~   ~   o19 o19 .   .   o8  o10 o10 o10 b6  b5  b4  c25 b11 ~   ~   ~   ~   ~
~   ~   ~   ~   ~   ~   ~   .   .   o10 *   o10 b6  b5  b5  ~   ~   ~   ~   ~   ~   ~
"""
LINES = ("rats", "rooms", "families", "rare-treasures")
PRIVATE, PUBLIC = ("116", "131", "135"), ("148",)


def counted(what, edition="cs"):
    """How many things of the example a selection picks."""
    return language(edition).words.compile("number", {"count": what})(example(edition))


def example(edition="cs"):
    return BoatScene(language(edition).fleet.read(BOAT), lessons=len(PRIVATE))


def paid(edition):
    """The lines of the score in their order, by name."""
    said, scene = language(edition), example(edition)
    found = {id: said.pays(said.line(id).score, scene) for id in LINES}
    return found | {id: said.pays(said.lesson(id).score, scene) for id in (*PRIVATE, *PUBLIC)}


def families():
    """The sizes of all groups by colour."""
    scene = example()
    sizes = {}
    for colour, groups in scene.family_colours.items():
        every = [n for n in range(len(scene.family_sizes)) if groups >> n & 1]
        sizes[colour] = sorted(scene.family_sizes[n] for n in every)
    return sizes


def test_the_boat_could_be_packed_in_a_game():
    said = language()
    boat = said.fleet.read(BOAT)
    assert said.fleet.read(str(boat)) == boat
    grid, covered = boat.plan.grid, 0
    for stowed in boat.stowed:
        assert not covered or grid.near(covered) & stowed.cells
        covered |= stowed.cells
    cats = [stowed.tile for stowed in boat.stowed if boat.tile(stowed).is_cat]
    assert len(set(cats)) == len(cats) == 21


@pytest.mark.rule("isle.score.example.rats")
def test_two_rats_show():
    assert counted("rats") == 2
    assert paid("cs")["rats"] == paid("uk")["rats"] == -2


@pytest.mark.rule("isle.score.example.rooms")
def test_four_rooms_are_open():
    scene = example()
    names = list(scene.plan.rooms)
    opened = {name for n, name in enumerate(names) if not scene.full_rooms >> n & 1}
    assert opened == {"dining-room", "storeroom", "port-cabin", "starboard-cabin"}
    assert paid("cs")["rooms"] == paid("uk")["rooms"] == -20


@pytest.mark.rule("isle.score.example.families", "isle.score.example.loners")
def test_five_families_score():
    found = families()
    assert sum(found.pop("purple")) == 2
    assert found == {"blue": [5], "green": [1, 3], "orange": [3, 3], "red": [1, 3]}
    oshax = {"and": ["oshax", {"colour": "green"}, {"in": "families"}]}
    assert counted(oshax) == counted("oshax") == 1
    assert paid("cs")["families"] == paid("uk")["families"] == 8 + 8 + 8 + 8 + 15


@pytest.mark.rule("isle.score.example.orange_diagonal")
def test_the_orange_families_meet_at_a_corner_and_stay_two():
    scene = example()
    first, second = (
        body
        for n, body in enumerate(scene.family_bodies)
        if scene.family_colours["orange"] >> n & 1
    )
    grid = scene.plan.grid
    corners = {(r + a, c + b) for r, c in map(grid.place, squares(first)) for a, b in DIAGONALS}
    assert corners & {grid.place(square) for square in squares(second)}
    assert not grid.near(first) & second


DIAGONALS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def squares(body):
    return [n for n in range(body.bit_length()) if body >> n & 1]


@pytest.mark.rule("isle.score.example.rare")
def test_one_rare_and_eight_common_treasures():
    assert (counted("rare-treasures"), counted("common-treasures")) == (1, 8)
    assert paid("cs")["rare-treasures"] == paid("uk")["rare-treasures"] == 3


@pytest.mark.rule("isle.score.example.lesson_edge")
def test_thirteen_cats_at_the_edge():
    assert counted({"and": ["cats", "at-edge"]}) == 13
    assert paid("cs")["135"] == paid("uk")["135"] == 6


@pytest.mark.rule("isle.score.example.lesson_exact")
def test_six_orange_cats_are_not_five():
    assert counted({"colour": "orange"}) == 6
    assert paid("cs")["131"] == paid("uk")["131"] == 0


@pytest.mark.rule("isle.score.example.lesson_second.cz")
def test_every_colour_is_at_the_edge():
    for colour in ("blue", "green", "orange", "purple", "red"):
        assert counted({"and": [{"colour": colour}, "at-edge"]}) > 0
    assert paid("cs")["116"] == 7


@pytest.mark.rule("isle.score.example.lesson_second.uk")
def test_one_blue_column_of_nine():
    nine = {"those": "one-coloured-columns", "where": {"exactly": 9, "of": {"size": "that-column"}}}
    holding = {"and": [nine, {"holding": {"colour": "blue"}}]}
    assert counted(nine, "uk") == counted(holding, "uk") == 1
    assert paid("uk")["116"] == 7


@pytest.mark.rule("isle.score.example.public.cz", "isle.score.example.public.uk")
def test_the_public_lesson_counts_common_treasures_or_all():
    assert paid("cs")["148"] == 16
    assert paid("uk")["148"] == 18


@pytest.mark.rule("isle.score.example.total.cz", "isle.score.example.total.uk")
@pytest.mark.rule("isle.score.example.total")
def test_fifty_seven_and_fifty_nine():
    assert list(paid("cs").values()) == [-2, -20, 47, 3, 7, 0, 6, 16]
    assert list(paid("uk").values()) == [-2, -20, 47, 3, 7, 0, 6, 18]
    assert sum(paid("cs").values()) == 57
    assert sum(paid("uk").values()) == 59


@pytest.mark.rule("isle.score.order", "isle.score.private", "isle.score.public")
@pytest.mark.parametrize(("edition", "total"), [("cs", 57), ("uk", 59)])
def test_a_game_says_so_line_by_line_and_names_the_tiles(edition, total):
    table = table_of(2, edition=edition)
    table.boats[0] = table.book.fleet.read(BOAT)
    teach(table, 0, *PRIVATE)
    table.deck.remove("148")
    table.public_lessons.append(PublicLesson("148"))
    lines = score(table, 0)
    assert [line.points for line in lines] == list(paid(edition).values())
    assert sum(line.points for line in lines) == total
    told = {line.rule: " ".join(line.details()) for line in lines}
    assert "b16 at m1" in told["isle.score.family.definition"]
    assert "Dining room" in told["isle.score.rooms"]
    assert "rare-l at n1" in told["isle.score.rare"]


@pytest.mark.rule("isle.score.example.families")
def test_each_family_is_a_part_of_its_line():
    table = table_of(2)
    table.boats[0] = table.book.fleet.read(BOAT)
    lines = {line.rule: line for line in score(table, 0)}
    parts = lines["isle.score.family.definition"].parts()
    told = sorted((one.about["colour"], one.about["cats"], one.points) for one in parts)
    assert told == [
        ("blue", 5, 15),
        ("green", 3, 8),
        ("orange", 3, 8),
        ("orange", 3, 8),
        ("red", 3, 8),
    ]
    assert all(one.about["kind"] == "family" for one in parts)
    aboard = {(one.tile, table.boats[0].first_square(one)) for one in table.boats[0].stowed}
    cats = [(cat["tile"], cat["at"]) for one in parts for cat in one.about["tiles"]]
    assert len(cats) == len(set(cats)) == 17 and set(cats) <= aboard
    assert lines["isle.score.rare"].parts() == [], "it pays for a number of things, not for each"
