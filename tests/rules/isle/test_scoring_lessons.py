"""What each of the 38 lessons costs and pays, written out."""

from __future__ import annotations

import pytest

from tests.plugins.isle.language import language
from tests.plugins.isle.staging import table_of
from tests.rules.isle.scores import lesson_pays

NO_ROOM = (
    "~~~~~~~........~~~~~~~", "~~~~.............~~~~~", "~..................~~~",
    ".....................~", "......................", ".....................~",
    "~..................~~~", "~~~~.............~~~~~", "~~~~~~~........~~~~~~~",
)  # fmt: skip


def blue(**squares):
    """The blue boat with tiles drawn over it: ``row3="cccc"`` from the left."""
    rows = list(NO_ROOM)
    for name, text in squares.items():
        number = int(name.removeprefix("row"))
        row = rows[number]
        laid = zip(row, text.ljust(len(row), " "), strict=True)
        rows[number] = "".join(here if new == " " else new for here, new in laid)
    return "/".join(["boat-blue:", *rows])


STERN = {"row2": " ccc", "row3": "cccc", "row4": "cccc", "row5": "cccc", "row6": " ccc"}
BOTH_ENDS = {
    "row2": " ccc",
    "row3": "cccc" + " " * 16 + "b",
    "row4": "cccc" + " " * 16 + "bb",
    "row5": "cccc" + " " * 16 + "b",
    "row6": " ccc",
}
BASIC = {
    "113": [("bbbb/c..r/cccr", 12), ("bbbb/c..r/ccc.", 0), ("bbb/bbb", 12), (".bb/bbb", 0)],
    "114": [
        ("brbrbrbrb/........./ogogoG...", 10),
        ("brbrbrbrb/........./ogogo....", 0),
        ("brbrbrbrb/........./ogogoGo..", 0),
        ("b1 b1 b2 r1 r2/. g1 g2 o1 ./o2 p1 p2 b3 r3/g3 o3 p3 c1 .", 10),
    ],
    "115": [
        ("brbrb/...../gogog/...../poprp", 15),
        ("brbrb/b..../gogog/....G/poprp", 15),
        ("brbrb/...../gogog/...../pOpR.", 0),
        ("brbrb/...../gogog/...../pOpRP", 15),
        ("brbr./...../gogog/...../poprp", 0),
        ("brbrb/...../go.og/...../poprp", 0),
    ],
    "116": [("bgr/o.p/...", 7), ("bgr/O.P/...", 7), ("bgr/op./...", 0), ("bgp/or./...", 0)],
    "117": [
        ("b1 r1 b2/r2 . g1/b3 . .", 3),
        ("b1 r1 b2/. . g1/B3 . b4", 4),
        ("bbb/..r/...", 1),
        ("r1 b1 r2/. . ./. . .", 2),
        ("b1 b2 b3/. b4 ./. . .", 3),
        ("c.c/.b./...", 0),
    ],
    "118": [("...", 7, {"baskets": 3}), ("...", 0, {"baskets": 2}), ("...", 0, {"baskets": 4})],
    "119": [
        ("...", 7, {"turn_position": 1}),
        ("...", 0, {"turn_position": 2}),
        ("...", 0, {"turn_position": 4}),
    ],
    "120": [("brb/rbr", 6), ("b1 b2 r1", 1), ("b1 b2 b3/r1 . R2/. g1 .", 3), ("bB./...", 0)],
    "121": [
        ("b1 b2 b3", 10, {"others": ["r1 r2 ."]}),
        ("b1 b2 b3", 10, {"others": ["r1 r2 r3", "..."]}),
        ("b1 b2 b3", 0, {"others": ["...", "r1 r2 r3 r4"]}),
        ("b1 b2 .", 0, {"others": ["r1 . .", "..."]}),
        ("b1 b2 b3 ./r1 r2 r3 r4", 10, {"others": ["g1 g2 g3 g4", "."]}),
        ("b1 b2 b3 b4", 0, {"others": ["g1 g2 g3 . ./r1 r2 r3 r4 r5"]}),
        ("b1 b2 b3 .", 10, {}),
    ],
    "122": [("$$$$.$$$$/........./$$$$.cc..", 6), ("c.cc.ccc", 0)],
    "123": [("c.cc.ccc.$$$$", 3), ("$$$$.bbb", 0)],
    "124": [("b1* b1 c2*", 10), ("b1* b1 *", 0), ("...", 10)],
    "125": [("*.*.*b*", 8), ("b1* b1 *", 2), ("b1* b1 .", 0)],
    "126": [("...", 5, {"lessons": 5}), ("...", 1, {"lessons": 1})],
}  # fmt: skip
COLOURS = {"127": "blue", "128": "green", "129": "purple", "130": "red", "131": "orange"}
SET_A = {
    **{
        id: [
            (f"{name[0]}.{name[0]}.{name[0]}.{name[0]}.{name[0]}", 9),
            (f"{name[0]}.{name[0]}.{name[0]}.{name[0]}.{name[0].upper()}", 9),
            (f"{name[0]}.{name[0]}.{name[0]}.{name[0]}..", 0),
            (f"{name[0]}.{name[0]}.{name[0]}.{name[0]}.{name[0]}.{name[0]}", 0),
        ]
        for id, name in COLOURS.items()
    },
    "132": [("***.**", 10), ("***.*.", 0), ("******", 0)],
    "133": [("...", 7, {"lessons": 6}), ("...", 0, {"lessons": 5}), ("...", 0, {"lessons": 7})],
    "134": [("c.c.$.$.$", 9), ("c.c.c.c.c", 9), ("c.c.$.$.b", 0), ("c.c.$.$.$.c", 0)],
}
SET_B = {
    "135": [
        ("brb/r.r/brb", 4),
        ("brb/r.r/br.", 3),
        ("brb/rgr/br.", 3),
        ("bbb/.../...", 0),
        ("b.c/.../..R", 1),
        ("b1 b2 c1/$1 . ./b3 c2 .", 1),
    ],
    "136": [
        (blue(**BOTH_ENDS), 12),
        (blue(**STERN), 0),
        (blue(**{**BOTH_ENDS, "row2": " cc"}), 0),
        (blue(**{**BOTH_ENDS, "row4": "cccc" + " " * 16 + "b"}), 0),
    ],
    "137": [
        (blue(**STERN), 18),
        (blue(row0=" " * 11 + "bbbb"), 18),
        (blue(row0=" " * 7 + "c"), 0),
        (blue(row7=" " * 10 + "c"), 0),
    ],
    "138": [
        ("b1 b2 b3 b4", 4),
        ("b1 b2 b3 .", 0),
        ("b1 b2 b3 B4/. . . ./b5 b6 b7 b8/r1 r2 r3 .", 8),
        ("b1 b2 b3 b4 b5 b6", 4),
    ],
    "139": [("B.G.R.b", 9), ("O", 3), ("b.g.r", 0)],
    "140": [(blue(**STERN), 15), (blue(row3=" " * 5 + "c"), 0), (blue(row3=" " * 4 + "c"), 15)],
    "141": [
        ("b1 b2 b3 b4 b5/r1 r2 r3 r4 ./g1 g2 g3 . .", 8),
        ("b1 b2 b3 b4 b5/r1 r2 r3 r4 r5/g1 g2 g3 . ./p1 p2 . . .", 8),
        ("b1 b2 b3 b4/r1 r2 r3 r4/g1 g2 g3 g4", 11),
        ("b1 b2 b3 b4 b5/r1 r2 r3 r4 r5/g1 g2 g3 g4 g5", 15),
        ("b1 b2 b3 b4 b5 b6/r1 r2 r3 r4 r5 r6/g1 g2 g3 g4 g5 g6", 20),
        ("b1 b2 b3 b4 b5 b6 b7/r1 r2 r3 r4 . . ./g1 g2 . . . . .", 0),
        ("b1 b2 b3/r1 r2 r3/. . .", 0),
    ],
    "142": [("...", 7, {"fish": 5}), ("...", 7, {"fish": 12}), ("...", 0, {"fish": 4})],
}
BY_COLOUR = "b1 b2 c1 r1/b3 . . $2/. . . ./B4 . . r2"
SET_C = {
    "143": [
        (BY_COLOUR, 8, {"colour": "blue"}),
        (BY_COLOUR, 4, {"colour": "red"}),
        (BY_COLOUR, 0, {"colour": "green"}),
        ("b1 b2 ./. b3 ./. . .", 4, {"colour": "blue"}),
    ],
    "144": [
        (BY_COLOUR, 4, {"colour": "blue"}),
        (BY_COLOUR, 2, {"colour": "red"}),
        (BY_COLOUR, 0, {"colour": "orange"}),
    ],
    "145": [
        (BY_COLOUR, 5, {"colour": "blue"}),
        ("b.b.B", 5, {"colour": "blue"}),
        (BY_COLOUR, 0, {"colour": "red"}),
    ],
    "146": [
        (BY_COLOUR, 3, {"colour": "blue"}),
        (BY_COLOUR, 6, {"colour": "red"}),
        (BY_COLOUR, 0, {"colour": "purple"}),
    ],
    "147": [("...", 8, {"lessons": 4}), ("...", 0, {"lessons": 0})],
    "148": [("c.cc.ccc..$$$$", 6), ("$$$$", 0)],
    "149": [
        (BY_COLOUR, 1, {"colour": "blue"}),
        (BY_COLOUR, 2, {"colour": "red"}),
        ("bcb/...", 1, {"colour": "blue"}),
        ("bcb/$.c", 3, {"colour": "blue"}),
        ("bcb/$.c", 0, {"colour": "green"}),
    ],
    "150": [("?b . ?r ?g", 15), ("c1?b . ?r b1?g", 5), ("c1?b . b2?r b1?g", 0)],
}


def paid(id, case, **more):
    boat, points, *facts = case
    assert lesson_pays(id, boat, **(facts[0] if facts else {}), **more) == points, case


@pytest.mark.rule("isle.score.private")
@pytest.mark.parametrize("id", BASIC)
def test_basic_lesson(id):
    lesson = language().lesson(id)
    assert (lesson.cost, lesson.set, lesson.public, lesson.colour) == (2, None, False, False)
    for case in BASIC[id]:
        paid(id, case)


@pytest.mark.rule("isle.score.private", "isle.lesson_set.base_sets")
@pytest.mark.parametrize("id", SET_A)
def test_lesson_of_set_a(id):
    lesson = language().lesson(id)
    assert (lesson.cost, lesson.set, lesson.public, lesson.colour) == (2, "A", False, False)
    for case in SET_A[id]:
        paid(id, case)


@pytest.mark.rule("isle.score.private", "isle.lesson_set.base_sets")
@pytest.mark.parametrize("id", SET_B)
def test_lesson_of_set_b(id):
    lesson = language().lesson(id)
    assert (lesson.cost, lesson.set, lesson.public, lesson.colour) == (2, "B", False, False)
    for case in SET_B[id]:
        paid(id, case)


@pytest.mark.rule("isle.score.public", "isle.lesson_set.public_in_c")
@pytest.mark.parametrize("id", SET_C)
def test_lesson_of_set_c(id):
    lesson = language().lesson(id)
    assert (lesson.cost, lesson.set, lesson.public) == (1, "C", True)
    assert lesson.colour == ("colour" in (SET_C[id][0][2:] or ({},))[0])
    for case in SET_C[id]:
        paid(id, case)


@pytest.mark.rule("isle.lesson_set.total", "isle.lesson_set.sizes")
def test_these_are_all_lessons():
    assert (len(BASIC), len(SET_A), len(SET_B), len(SET_C)) == (14, 8, 8, 8)
    known = {lesson.id for lesson in language().content.all("lessons")}
    assert known == BASIC.keys() | SET_A.keys() | SET_B.keys() | SET_C.keys()


@pytest.mark.rule("sister.card.121", "isle.score.private")
def test_alone_the_largest_family_needs_seven_cats():
    row = "b1 b2 b3 b4 b5 b6 b7"
    assert lesson_pays("121", row, solo=True) == 10
    assert lesson_pays("121", row.replace("b7", "."), solo=True) == 0


@pytest.mark.rule("isle.score.example.lesson_second.cz", "isle.score.example.lesson_second.uk")
@pytest.mark.parametrize(
    ("lesson", "edition", "rule"),
    [
        ("116", "cs", "isle.lesson.116"),
        ("116", "uk", "isle.lesson.116.uk"),
        ("148", "cs", "isle.lesson.148"),
        ("148", "uk", "isle.lesson.148.uk"),
        ("117", "uk", "isle.lesson.117"),
    ],
)
def test_a_score_line_tells_the_lessons_of_two_editions_apart(lesson, edition, rule):
    assert table_of(2, edition=edition).book.scored[lesson].rule == rule


@pytest.mark.rule("isle.score.example.total")
def test_lesson_116_in_the_ukrainian_edition():
    def pays(boat):
        return lesson_pays("116", boat, edition="uk")

    lesson = language("uk").lesson("116")
    assert (lesson.cost, lesson.set, lesson.public, lesson.colour) == (2, None, False, False)
    assert pays("/".join(["b."] * 9)) == 7
    assert pays("/".join(["b1 r1"] * 4 + ["b2 r1"] * 6)) == 14
    assert pays("/".join(["b."] * 8)) == 0
    assert pays("/".join(["b."] * 8 + ["r."])) == 0
    assert pays("/".join(["b."] * 8 + ["c."])) == 0
    assert pays("/".join(["c."] * 9)) == 0
    assert pays("/".join(["b."] * 9 + [".."])) == 0


@pytest.mark.rule("isle.score.example.total")
def test_lesson_148_in_the_ukrainian_edition():
    lesson = language("uk").lesson("148")
    assert (lesson.cost, lesson.set, lesson.public, lesson.colour) == (1, "C", True, False)
    assert lesson_pays("148", "c.cc.ccc.$$$$", edition="uk") == 8
    assert lesson_pays("148", "b.b", edition="uk") == 0
