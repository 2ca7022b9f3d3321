"""An editor that knows the schema accepts what the checker accepts, and refuses what it refuses."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from ruledock.testing.expressions import expressions
from ruledock.words import CONDITION, NUMBER, SCORE, selection_of
from ruledock.words.params import BIGGEST, LONGEST_TABLE
from ruledock_authoring.language_schema import language_schema
from tests.words.hand import REGISTRY

BEYOND_SCHEMAS = {"unbound", "too-costly", "too-large", "too-deep", "ambiguous"}
SORTS = [SCORE, NUMBER, CONDITION, selection_of("card"), selection_of("pile"), "suit", "rank"]


@cache
def validator(sort: str) -> Any:
    schema = language_schema(REGISTRY.lexicon, sort)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def agree(sort: str, value: Any) -> None:
    """The schema accepts a value if and only if nothing is wrong that a schema could see."""
    problems = REGISTRY.check(sort, value)
    seen = [problem for problem in problems if problem.code not in BEYOND_SCHEMAS]
    if any(problem.code in ("too-large", "too-costly") for problem in problems) and not seen:
        return
    errors = [error.message for error in validator(sort).iter_errors(value)]
    assert (not errors) == (not seen), (value, problems, errors)


@pytest.mark.parametrize("sort", SORTS)
def test_every_sort_has_a_schema(sort: str) -> None:
    assert validator(sort).schema["$ref"] == "#/$defs/" + sort.replace(" ", "-")


def test_an_editor_offers_to_repeat_no_score_where_there_is_none() -> None:
    assert "same-as" not in json.dumps(validator(SCORE).schema)
    agree(SCORE, {"same-as": "another"})


@given(st.sampled_from([SCORE, NUMBER, CONDITION, selection_of("card")]), st.data())
def test_well_sorted_expressions_pass_the_schema(sort: str, data: st.DataObject) -> None:
    value = data.draw(expressions(REGISTRY, sort))
    assert validator(sort).is_valid(value)
    agree(sort, value)


BITS = st.sampled_from(
    ["kings", "piles", "suit", "hearts", "that-suit", "that-card", "zz", 3, -1, 99_999, 1.5, None,
     True, [], {}, ["kings", "cards"], {"count": "kings"}, {"some": "kings"}, {"pay": 1}, "pay",
     "purse", {"named": "a"}, {"named": 3}, {"suit": "hearts"}, {"count": "kings", "sum": 1}]
)  # fmt: skip
KEYS = st.sampled_from(
    ["pay", "per", "if", "of", "over", "zz", "count", "where", "rounded", "then"]
)


@given(st.sampled_from([SCORE, NUMBER, CONDITION]), st.data())
def test_damaged_expressions_are_judged_alike(sort: str, data: st.DataObject) -> None:
    value = data.draw(expressions(REGISTRY, sort))
    for _ in range(data.draw(st.integers(1, 2))):
        value = damaged(value, data.draw)
    agree(sort, value)


def damaged(value: Any, draw: Any) -> Any:
    """A copy with one part replaced, one key added, dropped or renamed."""
    value = json.loads(json.dumps({"root": value}))
    box, key = draw(st.sampled_from(places(value)))
    damage = draw(st.sampled_from(["replace", "add", "drop", "rename"]))
    if damage == "replace" or not isinstance(box, dict) or box is value:
        box[key] = draw(BITS)
    elif damage == "add":
        box[draw(KEYS)] = draw(BITS)
    elif damage == "drop":
        del box[key]
    else:
        box[draw(KEYS)] = box.pop(key)
    return value["root"]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every box and key in a value."""
    found: list[tuple[Any, Any]] = []
    for key in value if isinstance(value, dict) else range(len(value)):
        found.append((value, key))
        if isinstance(value[key], dict | list):
            found += places(value[key])
    return found


def phrases(definition: dict[str, Any]) -> dict[str, Any]:
    """The object forms of a definition, by the key that names them."""
    objects = [one["then"] for one in definition.get("allOf", ()) if "else" in one["then"]]
    judged = [one for objects in objects for one in objects["then"]["allOf"]]
    return {one["if"]["required"][0]: one["then"] for one in judged}


def test_every_alternative_says_what_it_is() -> None:
    for sort in language_schema(REGISTRY.lexicon, SCORE)["$defs"].values():
        assert sort["title"] and sort["description"]
        for phrase in phrases(sort).values():
            assert {"title", "description", "examples"} <= phrase.keys()


def test_examples_in_the_schema_are_understood_here() -> None:
    number = phrases(language_schema(REGISTRY.lexicon, NUMBER)["$defs"]["number"])
    assert number["count"]["examples"] == [{"count": "kings"}]
    for name in number.keys() - {"value"}:
        shown = number[name]["examples"]
        assert [REGISTRY.check(NUMBER, example) for example in shown] == [[]], name


def offered(schema: Any, whole: Any) -> set[str]:
    """What an editor offers for a value: it follows references and alternatives, no conditions."""
    if "$ref" in schema:
        return offered(whole["$defs"][schema["$ref"].rpartition("/")[2]], whole)
    parts = [*schema.get("allOf", ()), *schema.get("anyOf", ())]
    inner = {name for part in parts for name in offered(part, whole)}
    return inner | {schema[key] for key in ("const",) if key in schema}


def test_an_editor_is_offered_bare_words_wherever_they_may_stand() -> None:
    whole = language_schema(REGISTRY.lexicon, SCORE)
    per = phrases(whole["$defs"]["score"])["pay"]["properties"]["per"]
    assert {"kings", "piles", "purse", "that-card"} <= offered(per, whole)
    over = phrases(whole["$defs"]["number"])["how-many"]["properties"]["how-many"]
    assert {"kings", "suit"} <= offered(over, whole)
    assert {"hearts", "that-suit"} <= offered(whole["$defs"]["suit"], whole)


def test_a_misspelt_word_is_marked_where_it_stands() -> None:
    (error,) = validator(SCORE).iter_errors({"pay": 1, "per": {"cuont": "kings"}})
    leaves = [one for one in leaf_errors(error) if one.validator == "enum"]
    assert [(list(one.absolute_path), one.instance) for one in leaves] == [(["per"], "cuont")]
    assert "count" in leaves[0].validator_value


def leaf_errors(error: Any) -> list[Any]:
    return [one for part in error.context for one in leaf_errors(part)] or [error]


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(
    "value", [{}, {"zz": 1}, {"pay": 1, "zz": 1}, {"cuont": "kings"}, [], "zz"]
)
def test_what_names_no_word_is_refused_by_both(sort: str, value: Any) -> None:
    assert REGISTRY.check(sort, value)
    assert not validator(sort).is_valid(value)


def objects(definition: dict[str, Any]) -> dict[str, Any]:
    """What is said of an object of a sort."""
    (found,) = [one["then"] for one in definition["allOf"] if "else" in one["then"]]
    return found


@pytest.mark.parametrize("sort", ["score", "number", "condition", "selection-of-card"])
def test_an_empty_object_is_offered_every_word(sort: str) -> None:
    definition = language_schema(REGISTRY.lexicon, SCORE)["$defs"][sort]
    offer = objects(definition)["else"]
    assert set(offer["properties"]) == set(offer["propertyNames"]["enum"])
    assert set(offer["properties"]) == set(phrases(definition))
    assert all(one["description"] for one in offer["properties"].values())


def test_parts_that_must_be_alike_are_alike_in_each_form() -> None:
    both = phrases(language_schema(REGISTRY.lexicon, SCORE)["$defs"]["condition"])["same"]
    sorts = [form["properties"]["same"]["items"]["$ref"] for form in both["anyOf"]]
    assert sorts == [f"#/$defs/{sort}" for sort in ("card", "pile", "suit", "rank")]


@pytest.mark.parametrize(
    ("entries", "fits"),
    [
        ([BIGGEST, -BIGGEST], True), ([BIGGEST + 1], False), ([-BIGGEST - 1], False),
        ([0] * LONGEST_TABLE, True), ([0] * (LONGEST_TABLE + 1), False), ([], False),
        ([True], False), ([1.0], False),
    ],
)  # fmt: skip
def test_a_table_has_as_many_entries_and_as_large_ones_as_it_may(entries, fits) -> None:
    table = {"table": entries, "from": 1, "by": "kings"}
    assert (not REGISTRY.check(SCORE, table)) == fits
