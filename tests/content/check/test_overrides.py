"""A host's changes to the rules: existing ones only, within their schema, all mistakes at once."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from ruledock.content import apply_overrides
from ruledock.errors import ContentError, LinkError
from tests.content.sample import RULES, load, schemas, write

NUMBERS = {"days": 5, "prices": {"near": 3, "far": 5}}


def test_nested_rules_are_changed_and_the_originals_kept() -> None:
    changed = apply_overrides(NUMBERS, {"days": 2, "prices": {"far": 9}}, RULES)
    assert changed == {"days": 2, "prices": {"near": 3, "far": 9}}
    assert NUMBERS == {"days": 5, "prices": {"near": 3, "far": 5}}


def test_no_changes_no_work() -> None:
    assert apply_overrides(NUMBERS, {}, RULES) is NUMBERS


@pytest.mark.parametrize(
    ("overrides", "pointer", "code", "near"),
    [
        ({"dyas": 3}, "/rules/dyas", "unknown-key", "days"),
        ({"note": "x"}, "/rules/note", "unknown-key", None),
        ({"prices": {"naer": 3}}, "/rules/prices/naer", "unknown-key", "near"),
        ({"days": 0}, "/rules/days", "out-of-range", None),
        ({"days": "5"}, "/rules/days", "wrong-type", None),
        ({"days": 5.0}, "/rules/days", "wrong-type", None),
        ({"days": {"near": 1}}, "/rules/days", "wrong-type", None),
        ({"prices": 3}, "/rules/prices", "wrong-type", None),
        ({"prices": {"near": date(2024, 1, 1)}}, "/rules/prices/near", "wrong-type", None),
        ({"prices": {"near": float("nan")}}, "/rules/prices/near", "not-a-number", None),
        ({"prices": {"near": 10**30}}, "/rules/prices/near", "out-of-range", None),
    ],
)
def test_refused_with_its_place(
    overrides: dict[str, Any], pointer: str, code: str, near: str | None
) -> None:
    with pytest.raises(ContentError) as caught:
        apply_overrides(NUMBERS, overrides, RULES, file="table.toml")
    (mistake,) = caught.value.mistakes
    assert (mistake.file, mistake.pointer, mistake.code) == ("table.toml", pointer, code)
    assert near is None or mistake.nearest == near


def test_all_mistakes_come_at_once() -> None:
    with pytest.raises(ContentError) as caught:
        apply_overrides(NUMBERS, {"dyas": 1, "days": 99, "prices": {"near": -1}}, RULES)
    assert len(caught.value.mistakes) == 3


def test_rules_inside_themselves_are_refused() -> None:
    loop: dict[str, Any] = {}
    loop["prices"] = loop
    with pytest.raises(ContentError, match="too-deep"):
        apply_overrides(NUMBERS, loop, RULES)
    deep: Any = 1
    for _ in range(10_000):
        deep = [deep]
    with pytest.raises(ContentError, match="too-deep"):
        apply_overrides(NUMBERS, {"days": deep}, RULES)


def test_one_schema_rules_the_rules_of_all_packs(base: Path, tmp_path: Path) -> None:
    pack = {"name": "harbour", "version": "1.0", "title": "Harbour"}
    harbour = write(tmp_path / "harbour", {"pack.json": pack, "rules.json": {"tides": 2}})
    content = load(base, harbour)

    def change(overrides: dict[str, Any]) -> Any:
        return apply_overrides(content.rules, overrides, content.rules_schema, schemas=schemas)

    assert change({"tides": 4, "days": 1}) == {**content.rules, "tides": 4, "days": 1}
    with pytest.raises(ContentError) as caught:
        change({"tides": -1, "days": 0})
    assert {m.pointer for m in caught.value.mistakes} == {"/rules/tides", "/rules/days"}


def test_rules_say_their_schema_themselves_where_the_game_does_not(base: Path) -> None:
    rules = {"$schema": "../../schemas/base-rules.schema.json", **NUMBERS}
    write(base, {"rules.json": rules})
    assert load(base, rules_schema={}).rules == NUMBERS
    write(base, {"rules.json": {**rules, "days": 0}})
    with pytest.raises(ContentError, match="out-of-range"):
        load(base, rules_schema={})


@pytest.mark.parametrize("extra", [{}, {"$schema": "nowhere.schema.json"}])
def test_rules_nobody_can_check_are_refused(base: Path, extra: dict[str, Any]) -> None:
    write(base, {"rules.json": {**extra, **NUMBERS}})
    with pytest.raises(ContentError, match="missing-schema"):
        load(base, rules_schema={})


def test_a_schema_that_nobody_offers_is_named() -> None:
    with pytest.raises(LinkError, match=r'no schema "nowhere.schema.json"'):
        apply_overrides(NUMBERS, {"days": 2}, "nowhere.schema.json")
