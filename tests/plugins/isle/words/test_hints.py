"""Mistakes in scores are answered by what was meant, not by letters alone."""

import json
import re

import pytest

from ruledock_authoring.numbers import differing
from ruledock_isle.words import SCENE
from tests.plugins.isle.language import language


def problem(score):
    """The one mistake in a score."""
    (found,) = language().words.check("score", score)
    return found


def told(score):
    """All that the author reads of the one mistake."""
    one = problem(score)
    return f"{one.found} | {one.expected} | {one.nearest}"


@pytest.mark.parametrize(
    ("score", "pointer", "meant"),
    [
        ({"pay": 1, "per": {"divided": 2, "of": "cats"}}, "/per", "every"),
        ({"pay": 5, "if": {"more": 3, "of": "cats"}}, "/if", "more-than"),
        ({"pay": 5, "if": {"less": 3, "of": "rats"}}, "/if", "fewer-than"),
        ({"pay": 5, "if": {"uneven": "cats"}}, "/if", "odd"),
        ({"pay": {"half": {"count": "cats"}}}, "/pay", "halved"),
        ({"pay": 1, "per": "edge"}, "/per", "at-edge"),
        ({"pay": 1, "per": {"and": ["cats", {"adjacent": "treasures"}]}}, "/per/and/1", "touching"),
        ({"points": 5, "if": {"no": "rats"}}, "", "pay"),
        ({"if": {"no": "rats"}, "then": 5}, "", "pay"),
        ({"pay": 2, "per": "cats", "max": 6}, "/max", "up-to"),
        ({"pay": -1, "per": "visible-rats"}, "/per", "rats"),
        ({"pay": 1, "per": "empty-squares"}, "/per", "free-squares"),
        ({"pay": 1, "per": "old-treasures"}, "/per", "treasures"),
        ({"pay": 1, "per": "row"}, "/per", "rows"),
        ({"pay": 1, "per": {"and": ["cats", {"in": "first-row"}]}}, "/per/and/1/in", "nth-row"),
        ({"pay": 1, "per": {"and": ["cats", {"in": "upper"}]}}, "/per/and/1/in", "upper-half"),
        ({"pay": 1, "per": {"and": ["rows", {"above": "rows"}]}}, "/per/and/1", "row-above"),
        ({"pay": {"second-highest": "fish", "over": "rows"}}, "/pay", "nth-largest"),
        (
            {"pay": 1, "per": {"and": ["cats", {"distance": 2, "of": "treasures"}]}},
            "/per/and/1",
            "at-distance",
        ),
        ({"pay": 1, "per": {"and": ["cats", {"shape": "treasures"}]}}, "/per/and/1", "shaped-like"),
        ({"pay": {"mean": {"size": "that-tile"}, "over": "cats"}}, "/pay", "average"),
        ({"pay": {"divided-by": 3, "of": "cats"}}, "/pay", "every"),
        (
            {"pay": 1, "per": {"and": ["cats", {"adjacent-to": "treasures"}]}},
            "/per/and/1",
            "touching",
        ),
        (
            {"pay": 1, "per": {"and": ["cats", {"colour-of": "oshax"}]}},
            "/per/and/1",
            "coloured-like",
        ),
        (
            {"pay": 1, "per": {"and": ["cats", {"same-colour": "oshax"}]}},
            "/per/and/1",
            "coloured-like",
        ),
        ({"pay": 1, "per": "last-cat"}, "/per", "last-aboard"),
        ({"pay": {"sum": {"row": "that-tile"}, "over": "cats"}}, "/pay/sum", "row-number"),
        (
            {"pay": 1, "per": {"others-where": {"more-than": {"my": "fish"}, "of": "fish"}}},
            "/per/others-where/more-than",
            "mine",
        ),
        ({"pay": {"other-player": {"count": "cats"}}}, "/pay", "most-of-others"),
        ({"pay": {"path": "cats", "to": "treasures"}}, "/pay", "distance"),
        ({"pay": {"stretch": "covered-squares"}}, "/pay", "longest-at-edge"),
        ({"pay": {"run": "cats"}}, "/pay", "longest-run"),
        ({"pay": "number-of-players"}, "/pay", "players"),
        ({"pay": 1, "per": {"islands": "cats"}}, "/per", "areas-of"),
    ],
)
def test_another_name_for_a_word_is_answered_with_the_word(score, pointer, meant):
    found = problem(score)
    assert (found.pointer, found.nearest) == (pointer, meant)


@pytest.mark.parametrize("word", ["first", "last"])
def test_first_and_last_lead_to_the_words_of_rows(word):
    found = problem({"pay": 1, "per": {"and": ["squares", {word: "rows"}]}})
    assert found.nearest == f"{word}-squares"
    found = problem({"pay": 1, "per": {"and": ["rows", word]}})
    assert "row" in told({"pay": 1, "per": {"and": ["rows", word]}})


def test_not_inside_and_leads_to_those_without():
    said = told({"pay": 1, "per": {"and": ["cats", {"not": "oshax"}]}})
    assert '{"those": …, "without": "oshax"}' in said


def test_a_list_under_where_leads_to_and():
    listed = [{"some": "oshax"}, {"no": "rats"}]
    for score in (
        {"pay": 1, "per": {"those": "rooms", "where": listed}},
        {"pay": 1, "per": {"how-many": "colour", "where": listed}},
        {"pay": 1, "if": listed},
    ):
        assert 'perhaps {"and": [{"some": "oshax"}, {"no": "rats"}]}' in told(score)
    long = [{"at-least": number, "of": {"and": ["cats", "at-edge"]}} for number in range(1, 5)]
    assert '{"and": […]} around the list' in told({"pay": 1, "if": long})


OTHERWISE = [
    (
        {"pay": 1, "per": {"those": "cats", "where": "at-edge"}},
        '{"and": [the things, "at-edge"]}',
    ),
    (
        {"pay": 1, "per": {"those": "families", "where": {"touching": "treasures"}}},
        '{"and": [the things, {"touching": "treasures"}]}',
    ),
    (
        {"pay": 1, "per": {"those": "cats", "where": {"not": {"touching": "cats"}}}},
        '{"those": …, "without": {"touching": "cats"}}',
    ),
    ({"pay": {"largest": "that-area", "over": "empty-areas"}}, '{"size": "that-area"}'),
    ({"pay": 1, "per": "cats", "down-to": 0}, '{"limited": …, "down-to": …}'),
    ({"pay": 1, "per": "cats", "unless": {"no": "rats"}}, '"if": {"not": …}'),
    ({"pay": 1, "per": {"and": ["cats", {"touching": "edge"}]}}, '"at-edge" in place of'),
    (
        {"pay": 1, "per": {"and": ["cats", {"above": "rats"}]}},
        '{"covering": {"next-above": …}}',
    ),
    ({"pay": 1, "per": ["cats", "treasures"]}, '{"or": […]} for the things of any part'),
    ({"pay": 1, "if": {"for-some": "others", "holds": {"no": "rats"}}}, '{"others-where": a'),
    ({"pay": 1, "per": "blue-cats"}, '{"colour": "blue"}'),
    ({"pay": 3, "if": {"second-most": "oshax"}}, '{"exactly": 2, "of": {"place-by": …}}'),
    ({"pay": 3, "if": {"symmetric": "cats"}}, '{"no": {"those": …, "without": {"mirrored'),
    ({"pay": {"pay": 5}}, '5, without "pay"'),
    ({"pay": {"size": {"largest": "families"}}}, '{"largest": {"size": "that-…"}, "over":'),
    (
        {"pay": 1, "per": {"those": "cats", "where": {"size": 5}}},
        '{"exactly": …, "of": {"size"',
    ),
    ({"pay": 1, "per": {"those": "cats", "where": ["at-edge"]}}, '"at-edge" without the'),
    ({"pay": 1, "per": {"cats": {"without": "oshax"}}}, '{"those": "cats", "without": …}'),
    (
        {
            "pay": 1,
            "per": {"those": "cats", "where": {"same": [{"colour": "that-tile"}, "red"]}},
        },
        '{"some": {"and": ["that-tile", {"colour": …}]}} as the condition',
    ),
    ({"pay": 1.5, "per": "cats"}, '{"half": …} around a score with 3 in place of 1.5'),
]


@pytest.mark.parametrize(("score", "told_"), OTHERWISE)
def test_what_can_be_said_otherwise_is_answered_with_how(score, told_):
    assert f"perhaps {told_}" in told(score)


@pytest.mark.parametrize("wrong", ["blue-cats", {"and": ["cats", {"touching": "edge"}]}])
def test_what_is_said_otherwise_suggests_no_word_that_means_something_else(wrong):
    assert problem({"pay": 1, "per": wrong}).nearest is None


def test_sizes_that_differ_lead_to_different_numbers():
    assert "different-numbers" in told({"pay": {"distinct": "size", "of": "cats"}})


def test_the_colour_of_a_family_is_not_taken_for_what_it_touches():
    found = problem({"pay": 1, "per": {"and": ["families", {"colour": "blue"}]}})
    assert found.nearest == "family-colour"
    assert "perhaps" not in found.expected


def test_numbers_below_a_table_are_seen():
    score = {"table": [5, 2], "from": 1, "by": {"remainder": 3, "of": "cats"}}
    assert swapped("5 or 2 points for 1 or 2 cats left over from groups of 3.", score) == []
    (found,) = swapped("5 or 2 points for what is left over from groups of 4.", score)
    assert found.found == "4 in the text"


@pytest.mark.parametrize("typed", ["colored", "kat", "sleeping", "x", "treasure-chests"])
def test_an_unknown_word_is_answered_with_the_five_nearest_and_not_with_all(typed):
    found = problem({"pay": 1, "per": {"and": ["cats", typed]}})
    assert found.code == "unknown-word"
    _, _, listed = found.expected.partition("such as ")
    names, _, where = listed.partition("; ")
    known = {word["name"] for word in language().words.describe()}
    assert len(set(names.split(", ")) & {*known, "that-tile", "other-tile"}) == 5
    assert where.startswith("list all with `ruledock pack words`")


def swapped(text, score):
    expression = language().words.expression("score", score)
    return [problem for problem, _ in differing("", text, expression)]


PAIR = {"pay": 1, "per": {"pairs": "rooms", "where": {"touching": ["that-room", "other-room"]}}}
IN_ROOM = {"and": ["cats", {"in": "that-room"}]}
INSTEAD = [
    ({"pay": {"times": ["cats", 2]}}, '{"count": "cats"}'),
    ({"pay": {"minus": [{"and": ["cats", "at-edge"]}, 2]}}, '{"count": {"and": ["cats", "at-edge"'),
    ({"pay": {"largest": IN_ROOM, "over": "rooms"}}, '{"count": {"and": ["cats", {"in": "that-r'),
    ({"pay": {"sum": {"colour": "that-colour"}, "over": "colour"}}, '{"count": {"colour": "that'),
    ({"pay": 1, "per": {"and": ["cats", "edge-squares"]}}, '"at-edge"'),
    ({"pay": 1, "per": {"and": ["cats", "covered-rats"]}}, '{"covering": "covered-rats"}'),
    ({"pay": 1, "per": {"and": ["cats", "full-rooms"]}}, '{"in": "full-rooms"}'),
    ({"pay": 1, "per": {"and": ["rooms", "cats"]}}, '{"holding": "cats"}'),
    ({"pay": 1, "per": {"areas-of": "cats"}}, '{"under": "cats"}'),
    (
        {"pay": 1, "per": {"and": ["cats", {"not-coloured-like": "oshax"}]}},
        '{"those": …, "without": {"coloured-like": "oshax"}} around the other parts',
    ),
    (
        {"pay": 1, "per": {"and": ["cats", {"not-adjacent": "oshax"}]}},
        '{"those": …, "without": {"touching": "oshax"}} around the other parts',
    ),
    ({"pay": 1, "if": {"path": "cats", "to": "treasures"}}, '{"some": {"and": [{"areas-of": …}'),
    ({"pay": 1, "per": {"and": ["cats", {"in": "dining-room"}]}}, '{"room": "dining-room"}'),
    ({"pay": 1, "per": "colours"}, '{"distinct": "colour", "of": "cats"}'),
    (
        {"pay": {"smallest": {"count": {"colour": "that-colour"}}, "over": "colours"}},
        '"colour" with "where": {"some": {"colour": "that-colour"}} for those you have',
    ),
    (PAIR, '{"some": {"and": ["that-room", {"touching": "other-room"}]}}'),
    (
        {"pay": 1, "per": {"pairs": "cats", "where": {"same-colour": "that-tile"}}},
        '{"some": {"and": ["that-tile", {"coloured-like": "other-tile"}]}}',
    ),
    (
        {"pay": 1, "per": {"and": ["cats", {"diagonal": "treasures"}]}},
        '{"covering": {"next-diagonally": …}}',
    ),
    (
        {"pay": 1, "per": {"and": ["squares", "dark-squares"]}},
        '{"and": [{"in": "odd-rows"}, {"in": "odd-columns"}]}',
    ),
    (
        {"pay": 1, "per": {"and": ["cats", {"without": "oshax"}]}},
        '{"those": …, "without": "oshax"} around the other parts',
    ),
    (
        {"pay": 1, "per": {"at-least": 3, "of": "cats"}},
        '"if": {"at-least": 3, "of": "cats"} in place of "per"',
    ),
    ({"pay": {"size": "cats"}}, '{"sum": {"size": "that-tile"}, "over": "cats"}'),
    ({"pay": {"largest": "families"}}, '{"largest": a number such as {"size": "that-…"}, "over"'),
    ({"minus": [{"pay": 3}, {"pay": 1}]}, '{"total": […]} of scores'),
    ({"pay": 1, "per": "cats", "min": 2}, '{"limited": …, "down-to": …} around the score'),
    ({"pay": 1, "per": {"count": "cats", "where": {"no": "rats"}}}, '{"how-many": "cats", "where"'),
    ({"pay": 1, "per": {"colour": "named"}}, '{"named": "colour"}'),
    ({"pay": 1, "per": {"cats": "blue"}}, '{"and": ["cats", {"colour": "blue"}]}'),
    ({"pay": 1, "per": {"cats": {"in": {"room": "bow"}}}}, '{"and": ["cats", {"in": {"room"'),
    ({"pay": 1, "per": {"colour": ["blue", "red"]}}, '{"or": [{"colour": "blue"}, {"colour": "red'),
    ({"pay": 1, "if": {"divisible-by": 3, "of": "cats"}}, '{"exactly": 0, "of": {"remainder": 3'),
    ({"pay": {"median": {"size": "that-tile"}, "over": "cats"}}, '{"nth-smallest": {"halved"'),
    ({"pay": 1, "per": "corner-squares"}, '{"and": [{"or": [{"first-squares": "rows"}'),
    ({"pay": 1, "per": "other-player"}, '{"others-where": a condition}'),
    ({"pay": 1, "if": {"other-player": {"no": "rats"}}}, '{"at-least": 1, "of": {"others-where"'),
    (
        {"pay": 1, "per": {"and": ["rats", "surrounded"]}},
        '{"those": …, "without": {"touching": "fr',
    ),
    ({"pay": 1, "per": {"those": "cats", "where": "surrounded"}}, '{"no": {"and": ["free-squares"'),
    ({"pay": 1, "per": {"and": ["cats", {"diagonal-to": "oshax"}]}}, '{"covering": {"next-diagon'),
    (
        {"pay": 1, "per": "largest-family"},
        '{"largest": {"size": "that-family"}, "over": "families"}',
    ),
    ({"pay": 1, "per": {"distinct": "shape", "of": "cats"}}, '{"different-shapes": …} in place of'),
    (
        {"pay": 1, "per": {"and": ["cats", {"colour": {"colour-of": "that-tile"}}]}},
        '{"coloured-like": …} in place of {"colour": …}',
    ),
    *(
        (
            {"pay": 1, "per": {"pairs": "cats", "where": where}},
            f'{{"some": {{"and": ["that-tile", {{"{meant}": "other-tile"}}]}}}}',
        )
        for where, meant in (
            ("touching", "touching"),
            ({"touching": "cats"}, "touching"),
            ({"adjacent-to": "other-tile"}, "touching"),
            ("same-colour", "coloured-like"),
            ({"same-shape": ["that-tile", "other-tile"]}, "shaped-like"),
        )
    ),
]


@pytest.mark.parametrize(("score", "said"), INSTEAD)
def test_what_takes_several_words_is_said_whole(score, said):
    found = problem(score)
    assert f"perhaps {said}" in found.expected
    assert found.nearest is None


BY_NOUN = [
    (
        {"pay": 1, "per": {"those": "cats", "where": {"touching": "that-cat"}}},
        '{"some": {"and": ["cats", {"touching": "that-tile"}]}}',
    ),
    (
        {"pay": 1, "per": {"those": "cats", "where": {"touching": "other-cat"}}},
        '{"some": {"and": ["cats", {"touching": "that-tile"}]}}',
    ),
    (
        {"pay": 1, "per": {"pairs": "cats", "where": {"touching": ["that-cat", "other-cat"]}}},
        '{"some": {"and": ["that-tile", {"touching": "other-tile"}]}}',
    ),
    ({"pay": {"largest": "that-cat", "over": "cats"}}, '{"size": "that-tile"}'),
    *(
        ({"pay": 1, "per": {"those": things, "where": where}}, said)
        for things, where, said in (
            (
                "families",
                "surrounded",
                '{"no": {"and": ["free-squares", {"touching": "that-family"}]}}',
            ),
            ("families", "oshax", '{"some": {"and": ["oshax", {"in": "that-family"}]}}'),
            (
                "families",
                {"at-edge": "that-family"},
                '{"some": {"and": ["at-edge", {"in": "that-family"}]}}',
            ),
            ("cats", {"at-edge": "that-tile"}, '{"some": {"and": ["that-tile", "at-edge"]}}'),
            (
                "cats",
                "same-colour",
                '{"some": {"and": [{"those": "tiles", "without": "that-tile"},'
                ' {"coloured-like": "that-tile"}]}}',
            ),
            (
                "rows",
                "symmetric",
                '{"no": {"those": {"and": ["covered-squares", {"in": "that-row"}]},'
                ' "without": {"mirrored-left-to-right": "covered-squares"}}}',
            ),
            (
                "columns",
                "symmetric",
                '{"no": {"those": {"and": ["covered-squares", {"in": "that-column"}]},'
                ' "without": {"mirrored-top-to-bottom": "covered-squares"}}}',
            ),
        )
    ),
    (
        {
            "pay": 1,
            "per": {"those": "families", "where": {"some": {"and": ["cats", "in-that-family"]}}},
        },
        '{"in": "that-family"}',
    ),
    (
        {"pay": 1, "per": {"those": "families", "where": {"at-least": 3, "of": "size"}}},
        '{"size": "that-family"}',
    ),
]


@pytest.mark.parametrize(("score", "said"), BY_NOUN)
def test_a_thing_at_hand_is_named_by_its_sort_and_what_is_advised_can_be_pasted(score, said):
    found = problem(score)
    assert found.expected.endswith(f"perhaps {said}")
    way = [int(key) if key.isdigit() else key for key in found.pointer.split("/")[1:]]
    mended = json.loads(json.dumps(score))
    inner = mended
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = json.loads(said)
    assert language().words.check("score", mended) == []


@pytest.mark.parametrize("where", ["diagonal", "same-shape"])
def test_no_hint_speaks_of_things_that_are_not_at_hand(where):
    said = told({"pay": 1, "per": {"how-many": "colour", "where": where}})
    assert "that-tile" not in said and "other-tile" not in said


@pytest.mark.parametrize("score", [score for score, _ in (*OTHERWISE, *INSTEAD, *BY_NOUN)])
def test_hints_say_nothing_but_known_words(score):
    lexicon = language().words.lexicon
    words = {name for word in lexicon.words for name in (word.name, *word.params)}
    values = {str(value) for values in lexicon.domains.values() for value in values}
    bound = {f"{way}-{sort}" for way in ("that", "other") for sort in (*lexicon.sorts(), "…")}
    _, _, hint = problem(score).expected.partition("perhaps ")
    assert set(re.findall(r'"([^"]*)"', hint)) <= words | values | bound | {"named"}


def test_a_sort_in_place_of_a_list_leads_to_values_of_it():
    said = told({"pay": 1, "per": {"pairs": "cats", "where": {"same": "colour"}}})
    assert "a list of 2 to 40: values of one sort, or things" in said
    assert 'such as ["that-colour", "blue"]; perhaps {"some": {"and": ["that-tile"' in said
    assert "such as" not in told({"pay": 1, "if": {"same": 5}})


@pytest.mark.parametrize("ends", [[5, 3], [0, -1]])
def test_a_range_the_wrong_way_round_is_refused(ends):
    found = problem({"pay": 1, "if": {"between": ends, "of": "cats"}})
    assert found.pointer == "/if/between"
    assert found.expected == f"a list of 2: the least, the most; perhaps {ends[::-1]}"


@pytest.mark.parametrize("ends", [[3, 3], [{"count": "oshax"}, 3], [5, {"plus": [1, 2]}]])
def test_a_range_that_may_hold_is_no_mistake(ends):
    assert language().words.check("score", {"pay": 1, "if": {"between": ends, "of": "cats"}}) == []


def test_what_is_wrong_inside_a_word_of_several_kinds_is_told_at_once():
    found = language().words.check("score", {"pay": 1, "per": {"in": "dining-room"}})
    assert [(one.pointer, one.code) for one in found] == [
        ("/per", "ambiguous"),
        ("/per/in", "unknown-word"),
    ]


def test_a_list_of_things_in_place_of_a_number_is_a_mistake():
    assert problem({"pay": ["cats", "cats"]}).code == "wrong-type"


def test_there_are_two_in_a_pair():
    touching = {"some": {"and": ["that-tile", {"touching": "other-tile"}]}}
    score = {"pay": 1, "per": {"pairs": "cats", "where": touching}}
    assert swapped("1 point for each two cats that touch.", score) == []
    assert len(swapped("1 point for each three cats that touch.", score)) == 1


def test_there_are_two_where_a_thing_is_compared_with_another():
    far = {"largest": {"distance": "that-tile", "to": "other-tile"}, "over": "cats"}
    score = {"pay": {"largest": far, "over": "cats"}}
    assert swapped("A point for each step between your two farthest cats.", score) == []
    assert len(swapped("A point for each step between your three farthest cats.", score)) == 1
    alone = {"pay": {"largest": {"distance": "that-tile", "to": "treasures"}, "over": "cats"}}
    assert len(swapped("A point for each step of your two farthest cats.", alone)) == 1


def test_signs_of_comparison_are_known():
    signs = {">": "more-than", "<": "fewer-than", ">=": "at-least", "<=": "at-most", "=": "exactly"}
    for sign, word in signs.items():
        assert problem({"pay": 5, "if": {sign: 3, "of": "cats"}}).nearest == word


def test_hints_of_a_game_name_words_that_it_has():
    known = {word.name for word in language().words.lexicon.words}
    assert SCENE.also.keys() <= known


@pytest.mark.parametrize("asked", ["shape", "colour-of"])
def test_what_things_have_alike_is_no_value_to_compare(asked):
    both = {"same": [{asked: "that-tile"}, {asked: "other-tile"}]}
    found = language().words.check("score", {"pay": 1, "per": {"pairs": "cats", "where": both}})
    assert [one.nearest for one in found] == [None, None]
    assert all('perhaps {"some": {"and": ["that-tile", {"' in one.expected for one in found)


def test_what_costs_too_much_is_told_word_by_word():
    far = {"at-least": 3, "of": {"distance": "that-tile", "to": "that-square"}}
    inner = {"for-every": "squares", "holds": far}
    found = problem(
        {"pay": 1, "per": {"those": "cats", "where": {"for-every": "cats", "holds": inner}}}
    )
    assert (found.code, found.pointer) == ("too-costly", "/per/where/holds")
    assert found.found.endswith(
        "60 rounds of 'those' (tile) × 60 rounds of 'for-every' (tile)"
        " × 150 rounds of 'for-every' (square) × 20 for 'distance'"
    )


def listed(score):
    """The words, values and variables that the one mistake in a score suggests."""
    _, _, names = problem(score).expected.partition("such as ")
    return names.partition("; ")[0].split(", ")


def test_things_that_are_not_at_hand_are_not_suggested():
    others = listed({"pay": 1, "per": {"others-where": {"no": {"others-where": "cats"}}}})
    assert not [name for name in others if name.startswith(("that-", "other-"))]
    area = {"pay": 1, "per": {"those": "empty-areas", "where": {"no": "other-areas"}}}
    assert "other-area" not in listed(area)
    pairs = {"pay": 1, "per": {"pairs": "empty-areas", "where": {"no": "other-areas"}}}
    assert "other-area" in listed(pairs)


def test_what_means_the_same_comes_before_what_ends_alike():
    found = problem({"pay": 1, "per": "isolated-cats"})
    assert (found.nearest, listed({"pay": 1, "per": "isolated-cats"})[0]) == ("lonely-cats",) * 2


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("xor", '{"and": [{"or": […]}, {"not": {"and": […]}}]}, one of the two but not both'),
        ("nor", '{"not": {"or": […]}}'),
        ("nand", '{"not": {"and": […]}}'),
    ],
)
def test_conditions_that_are_no_words_are_said_by_others(typed, said):
    found = problem({"pay": 1, "if": {typed: [{"some": "oshax"}, {"no": "rats"}]}})
    assert (found.nearest, said in found.expected) == (None, True)
    things = problem({"pay": 1, "per": {typed: ["oshax", "at-edge"]}})
    assert (things.nearest, "without" in things.expected) == (None, True)


def test_the_five_nearest_conditions_are_listed():
    assert len(listed({"pay": 1, "if": {"atleast": 3, "of": "cats"}})) == 5
    assert "at-least" in told({"pay": 1, "if": 5})
