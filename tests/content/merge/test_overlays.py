"""Packs over packs: what an overlay may change, and whom it must know to do it."""

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from tests.content.sample import BASE, load, mistakes, write

OWL = BASE["cards/owl.json"]
CHEAP_OWL = {**OWL, "cost": 1}


def pack(name: str, **more: Any) -> dict[str, Any]:
    return {"pack.json": {"name": name, "version": "1.0", "title": name.title(), **more}}


def codes(*roots: Path) -> list[tuple[str, str]]:
    return sorted((m.code, m.pointer) for m in mistakes(*roots))


def test_an_overlay_replaces_adds_and_removes_items_and_changes_rules(
    base: Path, tmp_path: Path
) -> None:
    files = pack("house", overlays=["base"], removes={"cards": ["hen"]}) | {
        "cards/a.json": [CHEAP_OWL, {**OWL, "id": "gull"}],
        "rules.json": {"prices": {"near": 1}},
    }
    content = load(base, write(tmp_path / "house", files))
    assert list(content.items["cards"]) == ["fox", "gull", "owl"]
    assert content.get("cards", "owl").cost == 1
    assert content.rules == {"days": 5, "prices": {"near": 1, "far": 5}}
    assert content.packs["house"].adds == {"cards": ("gull", "owl")}
    assert load(base).rules == {"days": 5, "prices": {"near": 3, "far": 5}}


def test_two_packs_with_one_id_name_both_files(base: Path, tmp_path: Path) -> None:
    other = write(tmp_path / "other", pack("other") | {"cards/birds.json": [OWL]})
    (mistake,) = mistakes(base, other)
    assert (mistake.code, mistake.pointer) == ("duplicate-id", "/0/id")
    assert mistake.file.endswith("other/cards/birds.json")
    assert "base/cards/owl.json" in mistake.found


@pytest.mark.parametrize("needs", [[], ["deep"]])
def test_of_two_packs_with_one_id_the_one_that_is_not_installed_is_told(
    base: Path, tmp_path: Path, needs: list[str]
) -> None:
    deep = write(tmp_path / "deep", pack("deep"))
    shipped = pack("shipped", needs=needs) | {"cards/a.json": {**OWL, "id": "gull"}}
    mine = pack("mine") | {"cards/b.json": {**OWL, "id": "gull"}}
    installed = [base, deep, write(tmp_path / "shipped", shipped)]
    (mistake,) = mistakes(*installed, write(tmp_path / "mine", mine), installed=installed)
    assert mistake.file.endswith("mine/cards/b.json")
    assert "shipped/cards/a.json" in mistake.found
    assert '"overlays": ["shipped"]' in mistake.expected


def test_one_pack_with_one_id_twice_names_both_files(base: Path) -> None:
    write(base, {"cards/zz.json": OWL})
    (mistake,) = mistakes(base)
    assert mistake.code == "duplicate-id"
    assert mistake.file.endswith("zz.json")
    assert "owl.json" in mistake.found


def test_needing_a_pack_does_not_allow_changing_it(base: Path, tmp_path: Path) -> None:
    other = write(tmp_path / "other", pack("other", needs=["base"]) | {"cards/a.json": OWL})
    assert codes(base, other) == [("duplicate-id", "/id")]


def test_two_overlays_that_change_one_thing_clash(base: Path, tmp_path: Path) -> None:
    one = pack("one", overlays=["base"]) | {"cards/a.json": CHEAP_OWL, "rules.json": {"days": 3}}
    two = pack("two", overlays=["base"], removes={"cards": ["owl"]}) | {"rules.json": {"days": 4}}
    roots = [base, write(tmp_path / "one", one), write(tmp_path / "two", two)]
    assert ("overlay-clash", "/removes/cards/0") in codes(*roots)
    assert ("overlay-clash", "/days") in codes(*roots)


@pytest.mark.parametrize("bond", ["needs", "overlays"])
def test_unless_one_builds_on_the_other(base: Path, tmp_path: Path, bond: str) -> None:
    two_pack = {"overlays": ["base"], "needs": ["one"]}
    if bond == "overlays":
        two_pack = {"overlays": ["base", "one"]}
    one = pack("one", overlays=["base"]) | {"cards/a.json": CHEAP_OWL, "rules.json": {"days": 3}}
    two = pack("two", **two_pack) | {
        "cards/a.json": {**OWL, "cost": 2},
        "rules.json": {"days": 4},
    }
    content = load(base, write(tmp_path / "one", one), write(tmp_path / "two", two))
    assert content.get("cards", "owl").cost == 2
    assert content.rules["days"] == 4


def test_overlays_of_different_things_combine(base: Path, tmp_path: Path) -> None:
    one = pack("one", overlays=["base"]) | {"rules.json": {"prices": {"near": 1}}}
    two = pack("two", overlays=["base"]) | {"rules.json": {"prices": {"far": 2}}}
    content = load(base, write(tmp_path / "one", one), write(tmp_path / "two", two))
    assert content.rules["prices"] == {"near": 1, "far": 2}


def test_two_overlays_that_add_one_rule_clash(base: Path, tmp_path: Path) -> None:
    one = pack("one", overlays=["base"]) | {"rules.json": {"prices": {"sea": 1}}}
    two = pack("two", overlays=["base"]) | {"rules.json": {"prices": {"sea": 2}}}
    roots = [base, write(tmp_path / "one", one), write(tmp_path / "two", two)]
    assert codes(*roots) == [("overlay-clash", "/prices/sea")]


def test_a_reference_to_what_an_overlay_removed_dangles(base: Path, tmp_path: Path) -> None:
    house = write(tmp_path / "house", pack("house", overlays=["base"], removes={"tiles": ["bar"]}))
    (mistake,) = mistakes(base, house)
    assert (mistake.code, mistake.pointer) == ("dangling-reference", "/tile")
    assert mistake.file.endswith("base/cards/owl.json")


def test_what_was_replaced_need_not_fit_any_more(base: Path, tmp_path: Path) -> None:
    files = pack("house", overlays=["base"], removes={"tiles": ["bar"]})
    files |= {"cards/a.json": {**OWL, "tile": "dot"}}
    assert load(base, write(tmp_path / "house", files)).get("cards", "owl").tile == "dot"


def test_removing_what_is_not_there(base: Path, tmp_path: Path) -> None:
    removes = {"cards": ["fix"], "crads": ["fox"]}
    house = write(tmp_path / "house", pack("house", overlays=["base"], removes=removes))
    found = {(m.code, m.pointer, m.nearest) for m in mistakes(base, house)}
    assert found == {
        ("dangling-reference", "/removes/cards/0", "fox"),
        ("unknown-key", "/removes/crads", "cards"),
    }


def test_a_missing_pack_is_named_with_the_nearest(base: Path, tmp_path: Path) -> None:
    house = write(tmp_path / "house", pack("house", overlays=["bass"], needs=["sea"]))
    found = {(m.code, m.pointer, m.nearest) for m in mistakes(base, house)}
    assert found == {
        ("missing-pack", "/overlays/0", "base"),
        ("missing-pack", "/needs/0", None),
    }


def test_packs_that_need_each_other_in_a_circle(base: Path, tmp_path: Path) -> None:
    one = write(tmp_path / "one", pack("one", needs=["two"]))
    two = write(tmp_path / "two", pack("two", needs=["one"]))
    assert codes(base, one, two) == [("circle", ""), ("circle", "")]
    assert [c for c, _ in codes(write(tmp_path / "me", pack("me", overlays=["me"])))] == ["circle"]


def test_the_order_of_listing_never_shows(base: Path, tmp_path: Path) -> None:
    one = pack("one", overlays=["base"]) | {"cards/a.json": CHEAP_OWL}
    two = pack("two", overlays=["one", "base"]) | {"cards/a.json": {**OWL, "cost": 2}}
    sea = pack("sea", needs=["base"]) | {"cards/a.json": {**OWL, "id": "eel"}}
    roots = [base, write(tmp_path / "one", one), write(tmp_path / "two", two)]
    roots.append(write(tmp_path / "sea", sea))
    contents = [load(*order) for order in permutations(roots)]
    assert len({content.digest for content in contents}) == 1
    assert all(content.items == contents[0].items for content in contents)
    assert list(contents[0].items["cards"]) == sorted(contents[0].items["cards"])


def test_an_overlay_with_wrong_rules_is_told_so_in_its_own_file(base: Path, tmp_path: Path) -> None:
    rules = {"days": 99, "prices": {"near": "x"}, "dyas": 3}
    house = write(tmp_path / "house", pack("house", overlays=["base"]) | {"rules.json": rules})
    found = {(m.file.rpartition("/house/")[2], m.pointer, m.code) for m in mistakes(base, house)}
    assert found == {
        ("rules.json", "/days", "out-of-range"),
        ("rules.json", "/prices/near", "wrong-type"),
        ("rules.json", "/dyas", "unknown-key"),
    }


def test_two_packs_may_each_bring_rules_but_not_the_same(base: Path, tmp_path: Path) -> None:
    harbour = write(tmp_path / "harbour", pack("harbour") | {"rules.json": {"tides": 2}})
    assert load(base, harbour).rules == {"days": 5, "prices": {"near": 3, "far": 5}, "tides": 2}
    write(harbour, {"rules.json": {"days": 2}})
    (mistake,) = mistakes(base, harbour)
    assert (mistake.code, mistake.pointer) == ("duplicate-rule", "/days")
    assert "base/rules.json" in mistake.found
