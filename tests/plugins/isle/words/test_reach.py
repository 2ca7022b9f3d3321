"""Scores nobody has printed yet, and those of modules still to come, can be said."""

from __future__ import annotations

import pytest

from ruledock.errors import ContentError
from ruledock.words import WordRegistry
from ruledock_isle import words
from ruledock_isle.boat.boat import Stowed
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.geometry import Shape
from ruledock_isle.boat.tiles import TileDef
from ruledock_isle.words import BoatScene, Example, OtherPlayer, counting_as
from ruledock_isle.words.scene import sit_around
from ruledock_vocabulary.nouns import noun
from tests.plugins.isle.language import language
from tests.rules.isle.scores import boat, scene

LARGEST = {"largest": {"size": "that-family"}, "over": "families"}
BY_COLOUR = {"count": {"colour": "that-colour"}}


def pays(score, drawn, **facts):
    named = {"colour": facts.pop("colour")} if "colour" in facts else {}
    return language().pays(score, scene(drawn, **facts), **named)


def middle_row(cats):
    """The blue boat with its longest row, from the stern to the bow, laid with tiles."""
    grid = language().fleet.plans["boat-blue"].grid
    rows = [["~."[grid.cells >> grid.cell(r, c) & 1] for c in range(22)] for r in range(9)]
    rows[4] = cats.split()
    return "/".join(["boat-blue:", *(" ".join(row) for row in rows)])


# -- kinds of lesson that are not among the shipped ones ---------------------------------------


def test_rooms_that_hold_cats_of_three_colours():
    score = {
        "pay": 3,
        "per": {
            "those": "rooms",
            "where": {
                "at-least": 3,
                "of": {"distinct": "colour", "of": {"and": ["cats", {"in": "that-room"}]}},
            },
        },
    }
    three_at_the_stern = middle_row("b g r . p " + ". " * 14 + "b g c")
    assert pays(score, three_at_the_stern) == 3
    assert pays(score, middle_row("b g g . p " + ". " * 14 + "b g r")) == 0


def test_rows_without_a_treasure():
    score = {"pay": 2, "per": {"those": "rows", "without": {"holding": "treasures"}}}
    assert pays(score, "b.c/.../$$b/.b.") == 4


def test_pairs_of_touching_families_of_different_colours():
    score = {
        "pay": 1,
        "per": {
            "pairs": "families",
            "where": {
                "and": [
                    {"some": {"and": ["that-family", {"touching": "other-family"}]}},
                    {"no": {"and": ["that-family", {"coloured-like": "other-family"}]}},
                ]
            },
        },
    }
    assert pays(score, "b1 b2 b3/r1 r2 r3/g1 g2 g3") == 2
    assert pays(score, "b1 b2 b3/r1 r2 r3/g1 g2 .") == 1
    assert pays(score, "b1 b2 b3/. . ./r1 r2 r3") == 0


def test_the_largest_family_reaches_bow_and_stern():
    score = {
        "pay": 6,
        "if": {
            "for-some": {"top": 1, "of": "families", "by": {"size": "that-family"}},
            "holds": {
                "for-every": {"or": [{"room": "bow"}, {"room": "stern"}]},
                "holds": {"some": {"and": ["that-room", {"holding": "that-family"}]}},
            },
        },
    }
    assert pays(score, middle_row("b1 " * 7 + "b2 " * 7 + "b3 " * 8)) == 6
    assert pays(score, middle_row("b1 " * 7 + "b2 " * 7 + "b3 " * 6 + "r1 r1")) == 0


@pytest.mark.parametrize(("way", "points"), [("up", 3), ("down", 2)])
def test_the_size_of_the_largest_empty_area_halved(way, points):
    area = {"largest": {"size": "that-area"}, "over": "empty-areas"}
    score = {"half": {"pay": area}, "rounded": way}
    assert pays(score, "..b./..b./.bb.") == points


def test_maps_covered_by_a_cat_of_another_colour():
    wrong = {"those": "cats", "without": {"colour": "that-colour"}}
    score = {
        "each": "colour",
        "pays": {
            "pay": 4,
            "if": {"some": {"and": [wrong, {"covering": {"map": "that-colour"}}]}},
        },
    }
    assert pays(score, "r1?b . b2?r g1?g") == 8
    assert pays(score, "b1?b . ?r c1?g") == 0


def test_points_for_the_second_rarest_colour():
    score = {"pay": {"nth-smallest": 2, "of": BY_COLOUR, "over": "colour"}}
    assert pays(score, "bgbgbgb/......./rorprpo/......./r......") == 2
    assert pays(score, "bgbgbgb") == 0


def test_no_two_oshax_share_a_colour():
    alike = {"some": {"and": ["that-tile", {"coloured-like": "other-tile"}]}}
    score = {"pay": 5, "if": {"exactly": 0, "of": {"pairs": "oshax", "where": alike}}}
    assert pays(score, "B.G.b") == 5
    assert pays(score, "B.G.B") == 0


# -- further sets and modules ------------------------------------------------------------------


def test_set_i():
    family_of_three = {"those": "families", "where": {"exactly": 3, "of": {"size": "that-family"}}}
    assert pays({"pay": 2, "per": family_of_three}, "b1 b2 b3 ./r1 r2 r3 r4") == 2
    alike = {
        "how-many": "colour",
        "where": {"exactly": {"count": {"colour": "other-colour"}}, "of": BY_COLOUR["count"]},
    }
    thrice = {
        "for-some": "colour",
        "holds": {"and": [{"at-least": 2, "of": BY_COLOUR["count"]}, {"at-least": 3, "of": alike}]},
    }
    assert pays({"pay": 9, "if": thrice}, "brgbrgo") == 9
    assert pays({"pay": 9, "if": thrice}, "brgbrop") == 0
    two = {
        "top": 2,
        "of": {"those": "families", "where": {"at-least": 4, "of": {"size": "that-family"}}},
        "by": {"size": "that-family"},
    }
    both = {"at-least": 2, "of": {"distinct": "family-colour", "of": two}}
    assert pays({"pay": 8, "if": both}, "b1 b2 b3 b4/r1 r2 r3 r4") == 8
    assert pays({"pay": 8, "if": both}, "b1 b2 b3 b4/. . . ./b5 b6 b7 b8") == 0
    away = {"pay": 1, "per": {"those": "cats", "without": "at-edge"}, "up-to": 8}
    assert pays(away, "...../.bgr./b....") == 3
    alone = {"pay": 3, "per": {"those": "visible-maps", "without": {"touching": "tiles"}}}
    assert pays(alone, "?b . c1 ?r") == 3
    rooms = {"and": [{"at-least": 3, "of": "full-rooms"}, {"at-least": 1, "of": "empty-rooms"}]}
    assert pays({"pay": 8, "if": rooms}, "boat-blue:") == 0
    neither = {"and": [{"no": "oshax"}, {"no": "rare-treasures"}]}
    assert pays({"pay": 7, "if": neither}, "b.c") == 7


def test_events_that_score():
    assert pays({"pay": 1, "per": {"every": 2, "of": "rats"}}, "*.*.*") == 1
    assert pays({"pay": 1, "per": {"and": ["rats", {"touching": "cats"}]}}, "*b*.*") == 2
    best_row = {"best": "rows", "pays": {"pay": 1, "per": {"and": ["cats", {"in": "that-row"}]}}}
    assert pays(best_row, "b.r/..r/ggr") == 2
    there = {"and": ["cats", {"in": "that-column"}]}
    assert pays({"best": "columns", "pays": {"pay": 2, "per": there}}, "b.r/b.g/..b") == 6
    by_a_cat = {"and": ["cats", {"touching": "that-tile"}]}
    assert pays({"best": "cats", "pays": {"pay": 2, "per": by_a_cat}}, "brb/.../g..") == 4
    ends = {"no": {"those": {"symbol": "parrot"}, "without": "empty-rooms"}}
    assert pays({"pay": 5, "if": ends}, "boat-blue:") == 5
    assert pays({"pay": 2, "per": "empty-rooms"}, "boat-blue: b07 c4") == 10


def test_the_sister_and_the_family_mode():
    def colours_without(where):
        mine = {"and": [{"colour": "that-colour"}, where]}
        return {"pay": 5, "per": {"how-many": "colour", "where": {"no": mine}}}

    assert pays(colours_without({"touching": "treasures"}), "bcr/...") == 15
    assert pays(colours_without({"touching": "rats"}), "b*r/g..") == 15
    assert pays(colours_without("at-edge"), "bgr/.o./...") == 10
    assert pays({"pay": 5, "per": {"beyond": 2, "of": "cats"}}, "b.r.g.o") == 10
    assert pays({"pay": 2, "per": LARGEST}, "b1 b2 b3 b4") == 8
    away = {"those": "cats", "without": {"touching": "treasures"}}
    assert pays({"pay": 3, "per": away}, "bc.r") == 3
    full = {"some": {"and": ["middle-row", "full-rows"]}}
    assert pays({"pay": 10, "if": full}, "b.b/bbb/...") == 10
    assert pays({"pay": 10, "if": full}, "bbb/b.b/...") == 0


def test_what_anytime_cards_count():
    def counts(number, drawn, **facts):
        return language().words.compile("number", number)(scene(drawn, **facts))

    assert counts({"count": "oshax"}, "B.G.b") == 2
    assert counts({"distinct": "colour", "of": "cats"}, "B.G.b.r") == 3
    assert counts({"largest": BY_COLOUR, "over": "colour"}, "B.G.b.r.b") == 3
    assert counts({"count": "rare-treasures"}, "$.c.$") == 2
    assert counts({"count": "common-treasures"}, "$.c.$") == 1
    assert counts({"count": "small-treasures"}, "c.cc.ccc.$") == 2
    assert counts("lessons", "...", lessons=4) == 4


def test_how_players_compare():
    more = {"pay": 4, "if": {"exactly": 0, "of": {"others-where": {"some": "oshax"}}}}
    assert pays(more, "b", others=["b", "r"]) == 4
    assert pays(more, "b", others=["b", "R"]) == 0
    ahead = {"at-least": {"most-of-others": BY_COLOUR}, "of": BY_COLOUR["count"]}
    each = {"pay": 1, "per": {"how-many": "colour", "where": ahead}}
    assert pays(each, "b.b.r", others=["b.r.r", "g"]) == 3
    least = {"pay": {"least-of-others": {"count": "tiles"}}}
    assert pays(least, "b", others=["b.b", "b.b.b"]) == 2


@pytest.mark.parametrize(
    ("number", "is_"),
    [
        ({"others-where": {"exactly": 1, "of": {"place-by": {"count": "cats"}}}}, 1),
        ({"others-where": {"more-than": {"most-of-others": {"count": "cats"}}, "of": "cats"}}, 1),
        ({"left-neighbour": {"left-neighbour": {"count": "cats"}}}, 1),
        ({"left-neighbour": {"right-neighbour": {"count": "cats"}}}, 2),
        ({"right-neighbour": {"left-neighbour": {"count": "cats"}}}, 2),
        ({"most-of-others": {"all-players": {"count": "cats"}}}, 6),
    ],
)
def test_others_have_others_too(number, is_):
    """Two cats here, three on the left, one on the right."""
    others = tuple(OtherPlayer((boat,)) for boat in ("b.b.b", "r"))
    scene = Example(("b.b",), 0, others=others).scene(language().fleet)
    assert language().pays({"pay": number}, scene) == is_


def test_things_of_this_boat_cannot_be_told_on_another():
    score = {"each": "cats", "pays": {"pay": {"most-of-others": {"size": "that-tile"}}}}
    [problem] = language().words.check("score", score)
    assert (problem.code, problem.pointer) == ("unbound", "/pays/pay/most-of-others/size")
    assert (
        "not carried to other players, only values: colour, symbol, room-name" in problem.expected
    )


def test_names_of_rooms_are_known_on_the_boats_of_others():
    mine = {"count": {"and": ["cats", {"in": {"room": "that-room-name"}}]}}
    more = {"more-than": {"left-neighbour": mine}, "of": mine}
    score = {"pay": 1, "per": {"how-many": "room-name", "where": more}}  # bow and storeroom
    for left, is_ in (("boat-blue: r13 u4", 0), ("boat-blue: o13 h4", 2)):
        players = (OtherPlayer(left),)
        scene = Example("boat-blue: b13 u4", 0, others=players).scene(language().fleet)
        assert language().pays(score, scene) == is_


def test_a_thing_that_nothing_binds_is_not_said_to_be_left_behind():
    [problem] = language().words.check("score", {"pay": {"size": "that-tile"}})
    assert (problem.code, "other players" in problem.expected) == ("unbound", False)


# -- tiles of modules --------------------------------------------------------------------------


def with_rat(drawn, at):
    """The boat with a rat of its own laid on a square."""
    found = boat(drawn)
    kind = next(iter(found.fleet.tiles.values())).kind
    rat = TileDef("noble", kind, Shape.of("dot", ["#"]), None, 1, frozenset({"rat", "noble"}))
    found.fleet = Fleet(found.fleet.plans, {**found.fleet.tiles, "noble": rat})
    found.load(Stowed("noble", None, 1 << found.plan.grid.cell_of(at)))
    return BoatScene(found)


def test_a_tile_may_count_as_a_rat_and_fill_its_square():
    said = language()
    scene = with_rat("*.*", "a1")
    assert said.pays({"pay": 1, "per": "rats"}, scene) == 2
    assert said.pays({"pay": 1, "per": "covered-squares"}, scene) == 1
    assert said.pays({"pay": 1, "per": "cats"}, scene) == 0


def test_a_module_brings_a_noun_for_its_tiles():
    lexicon = language().words.lexicon
    nobles = noun("noble-rats", "tile", counting_as("noble"), "Rats of rank.")
    registry = WordRegistry([*words.WORDS, nobles], words.SORTS, lexicon.domains, words.SCENE)
    score = {"pay": -1, "per": {"those": "rats", "without": {"under": "noble-rats"}}}
    assert registry.compile("score", score)(with_rat("*.*", "b1")) == -2
    assert registry.compile("score", {"pay": -3, "per": "noble-rats"})(with_rat("*.*", "b1")) == -3


# -- explanations ------------------------------------------------------------------------------


def test_an_explanation_names_the_tiles():
    said = language()
    here = BoatScene(said.fleet.read("boat-blue: b07 c4, b01 f4, oshax-1 h5 blue, common-1 a4"))
    lines = list(said.words.explain("score", said.line("families").score, here).lines())
    assert "blue family of b07 at c4 + b01 at f4 + blue oshax-1 at h5" in lines[-1]
    told = said.words.explain("score", {"pay": 1, "per": "common-treasures"}, here)
    assert list(told.lines())[-1].strip() == "common-1 at a4"
    rows = {"best": "rows", "pays": {"pay": 1, "per": {"and": ["cats", {"in": "that-row"}]}}}
    assert any("row 5" in line for line in said.words.explain("score", rows, here).lines())
    rooms = said.words.explain("score", said.line("rooms").score, here)
    assert "Port cabin" in "\n".join(rooms.lines())
    column = {"pay": 1, "per": {"those": "columns", "without": "empty-columns"}}
    assert "column c" in "\n".join(said.words.explain("score", column, here).lines())
    rats = said.words.explain("score", {"pay": 1, "per": "rats"}, here)
    (counted,) = rats.counted()
    assert [one["square"] for one in counted.counted_things[:2]] == ["l1", "m1"]
    areas = {"pay": {"largest": {"size": "that-area"}, "over": "empty-areas"}}
    assert "area of 124 squares from h1 to o9" in "\n".join(
        said.words.explain("score", areas, here).lines()
    )


def test_every_word_has_an_example_that_can_be_read():
    said = language().words
    for word in words.WORDS:
        sorts = [word.sort, "number"]
        assert any(said.check(sort, word.example) == [] for sort in sorts), word.name
    for name, example in words.SCENE.examples.items():
        found = [said.check(sort, example) for sort in said.lexicon.sorts()]
        assert [] in found, name


@pytest.mark.parametrize(("deep", "advised"), [(3, True), (4, False)])
def test_advice_repeats_only_what_is_easy_to_read(deep, advised):
    score = {"some": "cats"}
    for _ in range(deep):
        score = {"not": score}
    with pytest.raises(ContentError) as refused:
        language().words.read("number", score)
    assert ("perhaps" in str(refused.value)) is advised


def test_a_word_that_compares_squares_weighs_ten_plain_ones():
    score = {"some": {"and": ["families", {"touching": "treasures"}]}}
    for _ in range(4):
        score = {"some": {"those": "rows", "where": score}}
    with pytest.raises(ContentError, match=r"found +about 295,961 evaluations"):
        language().words.read("score", {"pay": 1, "if": score})


# -- what explanations tell ---------------------------------------------------------------------


def told_lines(score, here):
    return list(language().words.explain("score", score, here).lines())


def beside(drawn, *others):
    here = scene(drawn)
    sit_around([here, *map(scene, others)])
    return here


def test_what_others_have_is_told():
    place = {"pay": 8, "if": {"exactly": 1, "of": {"place-by": {"count": "oshax"}}}}
    assert told_lines(place, beside("B.R", "g.G", "b.B/..R/..G")) == [
        "0 (if: place [by: oshax; exactly: 1]: 2, no)",
        "  this player: 2",
        "  the player to the left: 1",
        "  the player to the right: 3",
    ]
    fewer = {"fewer-than": {"mine": {"count": "oshax"}}, "of": "oshax"}
    assert told_lines({"pay": 1, "per": {"others-where": fewer}}, beside("B", "g", "B.B"))[1:] == [
        "  This player (oshax): 1",
        "  the player to the left: 0",
        "  the player to the right: 2",
    ]


def test_it_is_told_whose_each_number_is():
    """The same thing counted on two boats is said of a player each time."""
    four = beside("B", "g.G", "b.B", "B")
    rats = {"pay": 4, "if": {"more-than": {"count": "oshax"}, "of": {"left-neighbour": "fish"}}}
    assert told_lines(rats, four)[0] == (
        "0 (if: the player to the left [fish; more than: this player (oshax)]: 0, no)"
    )
    less = {"pay": {"minus": [{"right-neighbour": {"count": "oshax"}}, {"count": "oshax"}]}}
    assert told_lines(less, four) == [
        "0 = 1 − 1 (the player to the right [oshax]: 1; this player [oshax]: 1)",
        "  blue oshax at a1",
    ]
    colour = {"colour": "that-colour"}
    where = {"fewer-than": {"most-of-others": {"count": colour}}, "of": colour}
    said = told_lines({"pay": 1, "per": {"how-many": "colour", "where": where}}, four)[0]
    assert "Colours (this player [cats (colour: this colour)]: fewer than most among" in said
    larger = {"more-than": {"left-neighbour": {"count": "cats"}}, "of": {"size": "that-tile"}}
    said = told_lines({"pay": 1, "per": {"those": "cats", "where": larger}}, four)[0]
    assert "this player" not in said  # the tile at hand is nobody else's
    lines = told_lines({"pay": 1, "per": {"others-where": {"some": "oshax"}}}, four)
    assert [line.split(":")[0].strip() for line in lines[1:]] == [
        "the player to the left", "player 2 to the left", "the player to the right",
    ]  # fmt: skip


def test_few_squares_are_named_and_many_are_not():
    free = {"pay": 1, "per": "free-squares"}
    assert told_lines(free, scene(".b./bb.")) == ["Free squares: 3", "  a1, c1, c2"]
    assert told_lines(free, scene("/".join(["......"] * 4))) == ["Free squares: 24"]


def test_there_is_one_kind_of_minus():
    each = {"each": "colour", "pays": {"pay": -1, "per": {"colour": "that-colour"}}}
    assert told_lines(each, scene("b.b"))[:2] == [
        "Sum (over: colours): \u22122",
        "  blue: \u22122 = \u22121 × 2 (cats [colour: blue]: 2)",
    ]


def test_what_is_only_compared_is_no_part_of_what_counted():
    more = {"pay": 2, "per": "oshax", "if": {"more-than": {"count": "treasures"}, "of": "cats"}}
    told = language().words.explain("score", more, scene("B.c.b"))
    lit = [thing["at"] for part in told.counted() for thing in part.counted_things]
    assert lit == ["a1"]
    assert any("Treasures" in line for line in told.lines())


def test_things_of_a_loop_inside_need_not_say_whose_they_are():
    last = {"largest": {"boarding-number": "that-tile"}, "over": "treasures"}
    score = {
        "pay": 1,
        "per": {
            "those": "cats",
            "where": {"more-than": last, "of": {"boarding-number": "that-tile"}},
        },
    }
    (head, *_) = told_lines(score, scene("b1 c2 b3 r4"))
    assert head == (
        "Cats (number aboard: more than largest [of: number aboard; among: treasures]): 2"
    )


def test_only_colours_that_occur_are_run_through():
    smallest = {
        "smallest": {"count": {"colour": "that-colour"}},
        "over": "colour",
        "where": {"some": {"colour": "that-colour"}},
    }
    assert told_lines({"pay": smallest}, scene("b.b.r")) == [
        "Smallest (of: cats [colour: this colour]; among: colours [cats (colour: this colour):"
        " 1 or more]): 1",
        "  red: 1 (red cat at e1)",
    ]
