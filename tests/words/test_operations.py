"""Operations: what cards do, checked against the schema each operation brings."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from ruledock.errors import ContentError
from ruledock.words.operations import Operation, OperationRegistry, run_all
from ruledock_authoring.operations_schema import operations_schema
from ruledock_mistakes.schema_errors import explain

COINS = {
    "properties": {"coins": {"type": "integer", "minimum": 1, "maximum": 9}},
    "required": ["coins"],
}
Purse = dict[str, int]


def gain(table: Purse, ctx: str, coins: int) -> None:
    table[ctx] = table.get(ctx, 0) + coins


def wipe(table: Purse, ctx: str) -> None:
    table.clear()


def twice(table: Purse, ctx: str, do: Any) -> None:
    run_all(do, table, ctx)
    run_all(do, table, ctx)


def pick(table: Purse, ctx: str, among: Any) -> None:
    table[ctx] = among[0]["worth"]


GAIN = Operation("gain", COINS, gain, "Take coins.", {"gain": {"coins": 2}})
WIPE = Operation("wipe", {}, wipe, "Everybody loses everything.", "wipe")
TWICE = Operation(
    "twice", {"required": ["do"]}, twice, "Do it twice.", {"twice": {"do": ["wipe"]}},
    allows=frozenset({"answer"}), nested=frozenset({"do"}),
)  # fmt: skip
PICK = Operation("pick", {"properties": {"among": {"type": "array"}}}, pick, "Pick one.", "pick")
OPERATIONS = OperationRegistry((GAIN, WIPE, TWICE, PICK), explain)


def test_a_list_runs_from_first_to_last() -> None:
    table: Purse = {"bo": 1}
    run_all(OPERATIONS.compile(["wipe", {"gain": {"coins": 2}}]), table, "ada")
    assert table == {"ada": 2}


def test_lists_within_lists_are_bound_too() -> None:
    table: Purse = {}
    value = [{"twice": {"do": [{"twice": {"do": [{"gain": {"coins": 1}}]}}]}}]
    assert OPERATIONS.check(value) == []
    run_all(OPERATIONS.compile(value), table, "ada")
    assert table == {"ada": 4}


@pytest.mark.parametrize(
    ("value", "pointer", "code", "nearest"),
    [
        ("wipe", "", "wrong-type", None),
        ([3], "/0", "wrong-type", None),
        ([{}], "/0", "wrong-type", None),
        ([{"wipe": {}, "gain": {"coins": 1}}], "/0", "wrong-type", None),
        (["wype"], "/0", "unknown-operation", "wipe"),
        ([{"gian": {"coins": 1}}], "/0", "unknown-operation", "gain"),
        (["wipe", "gain"], "/1", "missing-key", None),
        ([{"gain": {}}], "/0/gain", "missing-key", None),
        ([{"gain": 3}], "/0/gain", "wrong-type", None),
        ([{"gain": {"coins": "3"}}], "/0/gain/coins", "wrong-type", None),
        ([{"gain": {"coins": 3.0}}], "/0/gain/coins", "wrong-type", None),
        ([{"gain": {"coins": 10}}], "/0/gain/coins", "out-of-range", None),
        ([{"gain": {"coins": 1, "coinz": 2}}], "/0/gain/coinz", "unknown-key", "coins"),
        ([{"twice": {}}], "/0/twice", "missing-key", None),
        ([{"twice": {"do": "wipe"}}], "/0/twice/do", "wrong-type", None),
        ([{"twice": {"do": ["wype"]}}], "/0/twice/do/0", "unknown-operation", "wipe"),
    ],
)
def test_each_mistake_has_its_place_and_code(
    value: Any, pointer: str, code: str, nearest: str | None
) -> None:
    [problem] = OPERATIONS.check(value)
    assert (problem.pointer, problem.code, problem.nearest) == (pointer, code, nearest)


def test_lists_within_lists_have_an_end() -> None:
    value: Any = ["wipe"]
    for _ in range(400):
        value = [{"twice": {"do": value}}]
    assert [problem.code for problem in OPERATIONS.check(value)] == ["too-deep"]


@pytest.mark.parametrize(("around", "codes"), [(5, []), (6, ["too-deep"])])
def test_six_lists_may_stand_in_each_other(around: int, codes: list[str]) -> None:
    value: Any = ["wipe"]
    for _ in range(around):
        value = [{"twice": {"do": value}}]
    assert [problem.code for problem in OPERATIONS.check(value)] == codes


def test_what_was_not_checked_is_refused_when_compiled() -> None:
    with pytest.raises(ContentError, match="unknown-operation"):
        OPERATIONS.compile(["wype"])


def test_bound_parameters_cannot_be_changed() -> None:
    [bound] = OPERATIONS.compile([{"pick": {"among": [{"worth": 3}]}}])
    with pytest.raises(TypeError):
        bound.params["among"][0]["worth"] = 4
    table: Purse = {}
    bound.run(table, "ada")
    assert table == {"ada": 3}


def test_operations_are_described() -> None:
    described = {each["name"]: each for each in OPERATIONS.describe()}
    assert list(described) == ["gain", "pick", "twice", "wipe"]
    assert described["twice"]["allows"] == ["answer"]
    for each in described.values():
        assert OPERATIONS.check([each["example"]]) == []


def test_the_check_knows_its_operations() -> None:
    assert OperationRegistry((GAIN,), explain).check.fingerprint != OPERATIONS.check.fingerprint
    again = OperationRegistry((GAIN, WIPE, TWICE, PICK), explain)
    assert again.check.fingerprint == OPERATIONS.check.fingerprint


ENTRIES = st.recursive(
    st.sampled_from(["wipe", "gain", "pick", "nap", 3, {}, {"gain": {"coins": 2}}, {"gain": {}},
                     {"gain": {"coins": 0}}, {"wipe": {}}, {"wipe": {"x": 1}}, {"nap": {}}]),
    lambda inner: st.builds(lambda do: {"twice": {"do": do}}, st.lists(inner, max_size=3)),
    max_leaves=5,
)  # fmt: skip


@given(st.lists(ENTRIES, max_size=3))
def test_the_schema_accepts_what_the_check_accepts(value: Any) -> None:
    schema = operations_schema(OPERATIONS)
    Draft202012Validator.check_schema(schema)
    assert Draft202012Validator(schema).is_valid(value) == (OPERATIONS.check(value) == [])
