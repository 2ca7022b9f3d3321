"""Whatever is wrong with an expression is a problem at the right place, never an exception."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.errors import Problem
from ruledock.testing.expressions import expressions
from ruledock.words import SCORE
from ruledock_authoring.error_codes import WORD_CODES
from tests.words.hand import REGISTRY

SHARED_CODES = {
    "ambiguous", "missing-key", "not-allowed", "out-of-range", "too-deep", "unknown-key",
    "wrong-type",
}  # fmt: skip


def check(value: Any, **names: Any) -> list[Problem]:
    return REGISTRY.check(SCORE, value, names=names)


@pytest.mark.parametrize(
    ("value", "pointer", "code", "nearest"),
    [
        (None, "", "wrong-type", None),
        ([], "", "wrong-type", None),
        (True, "", "wrong-type", None),
        (1.5, "", "wrong-type", None),
        (3, "", "wrong-sort", None),
        ({}, "", "wrong-sort", None),
        ("kings", "", "wrong-sort", None),
        ("pay", "", "missing-key", None),
        ({"pya": 3}, "", "unknown-word", "pay"),
        ({"pay": True}, "/pay", "wrong-type", None),
        ({"pay": 10_001}, "/pay", "out-of-range", None),
        ({"pay": 1, "per": "kins"}, "/per", "unknown-word", "kings"),
        ({"pay": 1, "pre": "kings"}, "/pre", "unknown-key", "per"),
        ({"pay": "kings"}, "/pay", "wrong-sort", None),
        ({"pay": {"count": 3}}, "/pay/count", "wrong-sort", None),
        ({"pay": {"count": {"and": ["kings", "piles"]}}}, "/pay/count/and/1", "wrong-sort", None),
        ({"pay": {"count": {"and": ["kings"]}}}, "/pay/count/and", "wrong-type", None),
        ({"pay": 1, "if": {"and": ["kings", {"some": "cards"}]}}, "/if/and/0", "wrong-sort", None),
        ({"pay": {"distinct": "suit", "of": "piles"}}, "/pay/distinct", "unknown-attribute", None),
        ({"pay": {"distinct": "sut", "of": "kings"}}, "/pay/distinct", "unknown-attribute", "suit"),
        ({"pay": 1, "per": {"suit": "herts"}}, "/per/suit", "unknown-word", "hearts"),
        ({"pay": 1, "per": {"suit": "that-suit"}}, "/per/suit", "unbound", None),
        ({"pay": 1, "per": {"of-rank": 8}}, "/per/of-rank", "wrong-sort", None),
        (
            {"best": "suit", "pays": {"pay": 1, "per": {"suit": "other-suit"}}},
            "/pays/per/suit", "unbound", None,
        ),
        ({"best": "siut", "pays": {"pay": 1}}, "/best", "unknown-word", "suit"),
        ({"best": "suit"}, "", "missing-key", None),
        ({"table": [], "from": 0, "by": "kings"}, "/table", "wrong-type", None),
        ({"table": [1, "2"], "from": 0, "by": "kings"}, "/table/1", "wrong-type", None),
        ({"table": [1], "from": -1, "by": "kings"}, "/from", "out-of-range", None),
        ({"table": [1], "by": "kings"}, "", "missing-key", None),
        ({"half": {"pay": 1}, "rounded": "upp"}, "/rounded", "not-allowed", "up"),
        ({"same-as": "nobody"}, "/same-as", "unknown-score", None),
        ({"pay": 1, "per": {"suit": {"named": "A B"}}}, "/per/suit/named", "wrong-type", None),
        ({"pay": {"named": "n"}, "per": {"suit": {"named": "n"}}}, "/per/suit/named",
         "wrong-sort", None),
        ({"pay": 1, "per": {"named": "kings"}, "if": {"named": "x"}}, "/if/named",
         "wrong-sort", None),
        ({"pay": 1, "if": {"same": [{"named": "s"}, "hearts"]}}, "/if/same/0/named", "ambiguous",
         None),
        ({"pay": {"every": 0, "of": "kings"}}, "/pay/every", "out-of-range", None),
        ({"pay": 1, "per/s": 1}, "/per~1s", "unknown-key", "per"),
    ],
)  # fmt: skip
def test_each_mistake_has_its_place_and_code(
    value: Any, pointer: str, code: str, nearest: str | None
) -> None:
    [problem] = check(value)
    assert (problem.pointer, problem.code, problem.nearest) == (pointer, code, nearest)


def test_all_mistakes_are_reported_at_once() -> None:
    value = {"total": [{"pay": "kings"}, {"pay": 1, "per": "kins", "if": {"some": 3}}]}
    assert [p.pointer for p in check(value)] == ["/total/0/pay", "/total/1/per", "/total/1/if/some"]


def test_what_is_in_a_loop_is_judged_even_if_its_range_is_not() -> None:
    value = {"each": "siut", "pays": {"pay": {"count": {"suit": "that-suit"}}, "per": "kins"}}
    assert [problem.pointer for problem in check(value)] == ["/each", "/pays/per"]


def test_what_is_run_through_is_judged_first() -> None:
    ranked = {"nth-largest": "tow", "of": {"count": {"suit": "taht-suit"}}, "over": "siut"}
    found = [problem.pointer for problem in check({"pay": ranked})]
    assert found[:2] == ["/pay/over", "/pay/nth-largest"]


def test_what_is_not_bound_still_has_a_sort() -> None:
    value = {"pay": 1, "if": {"same": ["that-suit", 1]}}
    assert [problem.pointer for problem in check(value)] == ["/if/same/0", "/if/same/1"]


def test_a_problem_says_what_may_stand_there() -> None:
    [problem] = check({"pay": 1, "if": {"kings": 1}})
    assert problem.found == '"kings", a selection of card'
    assert problem.expected.startswith("a condition, such as no, ")


def test_a_problem_becomes_a_mistake_in_a_file() -> None:
    [problem] = check({"pay": 1, "per": "kins"})
    mistake = problem.mistake("cards/a.json", "/score", 7)
    assert (mistake.pointer, mistake.line, mistake.nearest) == ("/score/per", 7, "kings")


@pytest.mark.parametrize(
    "names",
    [
        {"a": {"same-as": "a"}},
        {"a": {"same-as": "b"}, "b": {"half": {"same-as": "a"}}},
    ],
)
def test_a_score_that_repeats_itself_is_refused(names: dict[str, Any]) -> None:
    assert "circular-score" in {problem.code for problem in check({"same-as": "a"}, **names)}


def test_a_circle_is_walked_once() -> None:
    found = check({"same-as": "a"}, a={"half": {"same-as": "b"}}, b={"half": {"same-as": "a"}})
    assert [problem.code for problem in found].count("circular-score") <= 1
    assert "too-deep" not in {problem.code for problem in found}


def test_a_mistake_in_a_repeated_score_is_reported_where_it_is_repeated() -> None:
    [problem] = check({"half": {"same-as": "a"}}, a={"pay": "kings"})
    assert (problem.pointer, problem.code) == ("/half/same-as", "bad-score")


def deep(levels: int) -> Any:
    value: Any = {"pay": 1}
    for _ in range(levels):
        value = {"half": value}
    return value


def test_expressions_may_be_32_levels_deep() -> None:
    assert check(deep(30)) == []
    assert [problem.code for problem in check(deep(31))] == ["too-deep"]


def test_depth_counts_through_repeated_scores() -> None:
    names = {f"s{n}": {"half": {"half": {"same-as": f"s{n - 1}"}}} for n in range(1, 40)}
    assert check({"same-as": "s5"}, s0={"pay": 1}, **names) == []
    every = {"total": [{"same-as": f"s{n}"} for n in range(1, 40)]}
    problems = check(every, s0={"pay": 1}, **names)
    assert {problem.code for problem in problems} == {"bad-score"}
    assert "too-deep" in problems[0].expected


def test_expressions_may_have_500_words() -> None:
    wide = {"total": [{"total": [{"pay": 1}] * 11}] * 21}
    assert check(wide) == []
    assert [p.code for p in check({"total": [{"total": [{"pay": 1}] * 20}] * 20})] == ["too-large"]


def worded(count: int) -> Any:
    """A score of so many words, the numbers among them."""
    rows, rest = divmod(count - 1, 21)
    parts = [{"total": [{"pay": 1}] * 10} for _ in range(rows)]
    alone, halves = divmod(rest, 2)
    score: Any = {"total": [*parts, *[{"pay": 1}] * alone]}
    return {"half": score} if halves else score


def test_every_named_score_may_have_500_words_of_its_own() -> None:
    assert [size for size in range(490, 510) if not check(worded(size))] == list(range(490, 501))
    many = worded(400)
    assert check({"total": [many, {"same-as": "a"}, {"same-as": "b"}]}, a=many, b=many) == []
    for size in range(490, 510):
        alone, named = check(worded(size)), check({"same-as": "a"}, a=worded(size))
        assert bool(alone) == bool(named), size


def test_loops_in_loops_are_refused_when_they_cost_too_much() -> None:
    value: Any = 1
    for _ in range(5):
        value = {"sum": value, "over": "cards"}
    [problem] = check({"pay": value})
    assert (problem.code, problem.pointer) == ("too-costly", "/pay" + "/sum" * 4)
    assert problem.found.endswith(": " + " × ".join(["28 rounds of 'sum' (card)"] * 5))


@pytest.mark.parametrize(
    "trap",
    [
        deep(200),
        {"pay": 10**4000},
        {"table": list(range(10**5)), "from": 0, "by": "kings"},
        {"total": [{"pay": 1}] * 10**5},
        {"x" * 10**6: 1},
        {"pay": 1, "per": "\x1b[31m" * 1000},
    ],
)
def test_traps_are_refused_quickly_and_briefly(trap: Any) -> None:
    start = time.process_time()
    problems = check(trap)
    assert time.process_time() - start < 1
    assert problems
    assert all(len(p.found) < 500 and p.found.isprintable() for p in problems)


def test_scores_that_double_each_other_are_refused() -> None:
    names: dict[str, Any] = {"s0": {"pay": {"sum": 1, "over": "cards"}}}
    for n in range(1, 14):
        names[f"s{n}"] = {"total": [{"same-as": f"s{n - 1}"}] * 40}
    start = time.process_time()
    assert [problem.code for problem in check({"same-as": "s13"}, **names)] == ["too-costly"]
    assert time.process_time() - start < 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
    | st.sampled_from(["kings", "suit", "that-suit", "count", "piles", "pay", "that-card"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(["pay", "per", "if", "count", "of", "over", "largest", "and", "those",
                         "where", "best", "pays", "named", "same-as", "table", "from", "by", "zz"]),
        inner, max_size=3),
    max_leaves=12,
)  # fmt: skip


@given(JSON)
def test_no_json_value_ever_raises(value: Any) -> None:
    for problem in check(value):
        assert problem.code in WORD_CODES.keys() | SHARED_CODES
        assert problem.pointer == "" or problem.pointer.startswith("/")


@given(expressions(REGISTRY, SCORE), st.data())
def test_a_damaged_place_is_the_place_reported(value: Any, data: st.DataObject) -> None:
    """A word misspelt beyond recognition is reported exactly where it stands."""
    damaged = json.loads(json.dumps(value))
    places = [(box, key, pointer) for box, key, pointer in bare_words(damaged, "")]
    if not places or check(value):
        return
    box, key, pointer = data.draw(st.sampled_from(places))
    box[key] = "zzzzzz"
    assert pointer in {problem.pointer for problem in check(damaged)}


def bare_words(value: Any, pointer: str) -> list[tuple[Any, Any, str]]:
    """Every string in a value that stands for something: its box, its key, its pointer."""
    found = []
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(part, str) and key != "named":
            found.append((value, key, f"{pointer}/{key}"))
        elif isinstance(part, dict | list):
            found += bare_words(part, f"{pointer}/{key}")
    return found


@pytest.mark.parametrize(
    ("score", "place", "remedy"),
    [
        ({"pay": 1, "if": "kings"}, "/if", '{"some": "kings"}'),
        (
            {"pay": 1, "if": [{"no": "kings"}] * 2},
            "/if",
            '{"and": [{"no": "kings"}, {"no": "kings"}]}',
        ),
        ({"pay": 1, "per": "hearts"}, "/per", '{"suit": "hearts"}'),
        (3, "", '{"pay": 3}'),
        ("kings", "", '{"pay": 1, "per": "kings"}'),
        ({"suit": "hearts"}, "", '{"pay": 1, "per": {"suit": "hearts"}}'),
        ({"pay": "2"}, "/pay", "2"),
        ({"pay": "-12", "per": "kings"}, "/pay", "-12"),
    ],
)
def test_what_only_lacks_a_word_around_it_is_told_which(
    score: Any, place: str, remedy: str
) -> None:
    [problem] = check(score)
    assert problem.pointer == place
    assert problem.expected.endswith(f"; perhaps {remedy}")


def test_what_is_misspelt_is_not_put_into_another_word() -> None:
    [problem] = check({"pay": 1, "per": "knigs"})
    assert "perhaps" not in problem.expected
    assert problem.nearest == "kings"


def test_a_bare_word_is_no_key() -> None:
    [problem] = check({"pay": 1, "per": {"kings": True}})
    assert (problem.pointer, problem.expected) == ("/per", '"kings" by itself')


@pytest.mark.parametrize("points", ["two", 2.5, True, None, [2]])
def test_where_a_number_is_wanted_a_whole_one_will_do(points: Any) -> None:
    [problem] = check({"pay": points})
    assert problem.pointer == "/pay"
    assert problem.expected.startswith("a whole number, or a number")


@pytest.mark.parametrize("word", ["KINGS", "King", "kIngs"])
def test_a_word_in_capitals_is_recognized(word: str) -> None:
    [problem] = check({"pay": 1, "per": word})
    assert (problem.code, problem.nearest) == ("unknown-word", "kings")


def test_scores_are_repeated_only_where_there_are_others() -> None:
    [problem] = check("nothing")
    assert "same-as" not in problem.expected
    [problem] = check("nothing", other={"pay": 1})
    assert "same-as" in problem.expected
    assert check("same-sa")[0].nearest is None
    assert check("same-sa", other={"pay": 1})[0].nearest == "same-as"
