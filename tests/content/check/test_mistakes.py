"""Every mistake names its place, what was found, what was expected and the nearest spelling."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from ruledock.content import ContentKind
from ruledock.errors import LinkError
from ruledock_authoring.error_codes import CODES
from tests.content.sample import (
    BASE,
    KINDS,
    SCHEMAS,
    TILE,
    Tile,
    load,
    mistakes,
    schemas,
    write,
)

OWL = BASE["cards/owl.json"]
NOTHING = object()


def owl(pointer: str, value: Any) -> dict[str, Any]:
    """The owl with one thing changed."""
    card = deepcopy(OWL)
    *way, last = pointer.strip("/").split("/")
    here: Any = card
    for part in way:
        here = here[int(part) if isinstance(here, list) else part]
    if value is NOTHING:
        del here[last]
    else:
        here[int(last) if isinstance(here, list) else last] = value
    return card


CASES = [
    ("/cost", "3", "/cost", "wrong-type", "a whole number", None),
    ("/cost", True, "/cost", "wrong-type", "a whole number", None),
    ("/cost", 3.0, "/cost", "wrong-type", "a whole number", None),
    ("/cost", 10, "/cost", "out-of-range", "at most 9", None),
    ("/cost", -1, "/cost", "out-of-range", "at least 0", None),
    ("/cost", NOTHING, "", "missing-key", 'the key "cost"', None),
    ("/colur", "blue", "/colur", "unknown-key", None, "colour"),
    ("/colour", "bleu", "/colour", "not-allowed", None, "blue"),
    ("/id", "Night Owl", "/id", "wrong-form", None, None),
    ("/name", "", "/name", "wrong-length", "at least 1 characters", None),
    ("/name", "red\x1b[31m", "/name", "wrong-form", None, None),
    ("/tile", "baar", "/tile", "dangling-reference", None, "bar"),
    ("/friends/0", "fux", "/friends/0", "dangling-reference", None, "fox"),
    ("/friends", ["fox", "hen", "fox"], "/friends/2", "repeated-item", None, None),
    ("/friends", "fox", "/friends", "wrong-type", "a list", None),
    ("/score/sum/1/per", "coin", "/score/sum/1/per", "unknown-word", None, "coins"),
    ("/score/sum/0", "x", "/score/sum/0", "wrong-sort", None, None),
    ("/effects/0/op", "gian", "/effects/0/op", "not-allowed", 'one of "gain", "draw"', "gain"),
    ("/effects/0/coins", 0, "/effects/0/coins", "out-of-range", "at least 1", None),
    ("/effects/0/coins", NOTHING, "/effects/0", "missing-key", 'the key "coins"', None),
    ("/effects/0/cions", 1, "/effects/0/cions", "unknown-key", None, "coins"),
    ("/effects/0", {"repaet": 1}, "/effects/0/repaet", "unknown-key", None, "repeat"),
    ("/effects/0", {}, "/effects/0", "missing-key", None, None),
    ("/effects/0", 5, "/effects/0", "wrong-type", "an object", None),
    ("/effects/1/repeat/cards", "1", "/effects/1/repeat/cards", "wrong-type", None, None),
    ("/effects/1/repeat/from", "dek", "/effects/1/repeat/from", "not-allowed", None, "deck"),
    ("/provenance", "hause", "/provenance", "not-allowed", None, "house"),
    ("/provenance", 7, "/provenance", None, None, None),
    ("/provenance", {"kind": "hause"}, "/provenance/kind", "not-allowed", None, "house"),
    ("/provenance", {"kind": "house", "src": "x"}, "/provenance/src", "unknown-key", None, None),
]


@pytest.mark.parametrize(("change", "value", "pointer", "code", "expected", "near"), CASES)
def test_one_mistake_one_answer(
    base: Path,
    change: str,
    value: Any,
    pointer: str,
    code: str | None,
    expected: str | None,
    near: str | None,
) -> None:
    write(base, {"cards/owl.json": owl(change, value)})
    (mistake,) = [m for m in mistakes(base) if m.file.endswith("owl.json")]
    assert mistake.file == f"{base.as_posix()}/cards/owl.json"
    assert mistake.pointer == pointer
    assert code is None or mistake.code == code
    assert expected is None or mistake.expected == expected
    assert near is None or mistake.nearest == near
    assert mistake.line is not None
    assert mistake.code in CODES or mistake.code in ("unknown-word", "wrong-sort")


def test_a_name_of_the_wrong_form_is_one_mistake(base: Path) -> None:
    write(base, {"pack.json": {**BASE["pack.json"], "name": "Base"}})
    (mistake,) = mistakes(base)
    assert (mistake.pointer, mistake.code) == ("/name", "wrong-form")


def test_a_pattern_is_told_in_words(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = {"pattern": "^[a-z]$", "description": "What it is called.", "x-form": "one letter"}
    schema = {**TILE, "properties": {**TILE["properties"], "name": name}}
    monkeypatch.setitem(KINDS, "tiles", ContentKind("tiles", schema, Tile))
    write(base, {"tiles/more.json": {"id": "more", "cells": [[0, 0]], "name": "Long"}})
    (mistake,) = mistakes(base)
    assert (mistake.code, mistake.expected) == ("wrong-form", "one letter")


def test_every_pattern_of_the_shipped_schemas_is_told_in_words() -> None:
    def mute(schema: Any) -> Iterator[Any]:
        if isinstance(schema, dict):
            told = schema.get("x-form") or schema.get("description", "")
            if isinstance(schema.get("pattern"), str) and not told[:1].islower():
                yield schema["pattern"]
            schema = list(schema.values())
        for part in schema if isinstance(schema, list) else ():
            yield from mute(part)

    for file in sorted(SCHEMAS.glob("*.json")):
        assert (file.name, [*mute(json.loads(file.read_text("utf-8")))]) == (file.name, [])


def test_an_unknown_file_is_told_all_that_may_lie_in_a_pack(base: Path) -> None:
    write(base, {"LICENCE": ""})
    (mistake,) = mistakes(base)
    assert (mistake.code, mistake.nearest) == ("unknown-file", "LICENSE")
    for name in ("pack.json", "rules.json", "cards", "tiles", *BESIDE, "schemas"):
        assert name in mistake.expected


BESIDE = ("README.md", "LICENSE", "LICENSE.md", "LICENSE.txt", "CHANGELOG.md")


def test_what_is_for_people_may_lie_in_a_pack(base: Path) -> None:
    write(base, dict.fromkeys(BESIDE, "For people."))
    assert load(base).get("cards", "owl").tile == "bar"


def test_lines_are_those_of_the_file(base: Path) -> None:
    text = json.dumps(owl("/cost", 99), indent=2)
    write(base, {"cards/owl.json": text})
    (mistake,) = mistakes(base)
    assert mistake.line == next(n for n, line in enumerate(text.split("\n"), 1) if "99" in line)


def test_all_mistakes_of_all_packs_come_at_once(base: Path, tmp_path: Path) -> None:
    pack = {"name": "harbour", "version": "x", "title": "Harbour", "needs": ["bases"]}
    card = {**OWL, "id": "gull", "cost": 99, "tile": "nowhere"}
    harbour = write(tmp_path / "harbour", {"pack.json": pack, "cards/gull.json": card})
    write(
        base, {"cards/owl.json": owl("/cost", 99), "tile/x.json": "{}", "rules.json": {"days": 0}}
    )
    found = {(Path(m.file).parts[-2:], m.pointer, m.code) for m in mistakes(base, harbour)}
    assert found == {
        (("base", "tile"), "", "unknown-file"),
        (("base", "rules.json"), "/days", "out-of-range"),
        (("base", "rules.json"), "", "missing-key"),
        (("cards", "owl.json"), "/cost", "out-of-range"),
        (("harbour", "pack.json"), "/version", "wrong-form"),
        (("harbour", "pack.json"), "/needs/0", "missing-pack"),
        (("cards", "gull.json"), "/cost", "out-of-range"),
        (("cards", "gull.json"), "/tile", "dangling-reference"),
    }


def test_a_file_that_cannot_be_read_makes_no_dangling_references(base: Path) -> None:
    write(base, {"tiles/all.json": "[{"})
    (mistake,) = mistakes(base)
    assert mistake.code == "bad-json"


def test_an_item_in_a_list_is_pointed_at_by_its_place(base: Path) -> None:
    tiles = [{"id": "bar", "cells": [[0, 0]]}, {"id": "dot", "cells": [[0, 99]]}]
    write(base, {"tiles/all.json": {"$schema": "x", "items": tiles}})
    (mistake,) = mistakes(base)
    assert (mistake.pointer, mistake.code) == ("/items/1/cells/0/1", "out-of-range")


@pytest.mark.parametrize("document", [5, "x", None, [5], {"items": [None]}])
def test_an_item_must_be_an_object(base: Path, document: Any) -> None:
    write(base, {"tiles/more.json": json.dumps(document)})
    (mistake,) = mistakes(base)
    assert mistake.code == "wrong-type"
    assert mistake.expected == "an object"


@pytest.mark.parametrize("name", ["pack.json", "rules.json"])
def test_the_files_at_the_top_must_hold_objects(base: Path, name: str) -> None:
    write(base, {name: "[]"})
    assert {(m.code, Path(m.file).name) for m in mistakes(base)} >= {("wrong-type", name)}


def test_the_name_of_a_pack_is_the_one_it_was_asked_for_by(base: Path) -> None:
    write(base, {"pack.json": {"name": "bass", "version": "1.0", "title": "Base"}})
    (mistake,) = mistakes(base)
    assert (mistake.pointer, mistake.code) == ("/name", "wrong-name")


def test_a_pack_keeps_the_promise_of_what_it_adds(base: Path) -> None:
    pack = {"name": "base", "version": "1.0", "title": "Base", "adds": ["cards", "boxes"]}
    write(base, {"pack.json": pack})
    assert {(m.pointer, m.code) for m in mistakes(base)} == {
        ("/adds/1", "missing-file"),
        ("/adds", "missing-item"),
    }


def test_strange_files_are_answered_with_the_nearest_name(base: Path) -> None:
    write(
        base, {"pak.json": "{}", "card/x.json": "{}", "cards/notes.txt": "", "cards/a/b.json": ""}
    )
    found = {(Path(m.file).relative_to(base).as_posix(), m.code, m.nearest) for m in mistakes(base)}
    assert found == {
        ("pak.json", "unknown-file", "pack.json"),
        ("card", "unknown-file", "cards"),
        ("cards/notes.txt", "unknown-file", None),
        ("cards/a", "unknown-file", None),
    }


def test_what_editors_and_systems_leave_behind_is_overlooked(base: Path) -> None:
    before = load(base).digest
    write(
        base,
        {".git/x": "", ".DS_Store": "", "LICENSE": "", "cards/.swp": "", "schemas/a.json": "?"},
    )
    assert load(base).digest == before


def test_a_pack_without_pack_json_is_none(base: Path) -> None:
    (base / "pack.json").unlink()
    assert [(Path(m.file).name, m.code) for m in mistakes(base)] == [("pack.json", "missing-file")]


def test_hundreds_of_mistakes_are_cut_short(base: Path) -> None:
    cards = [{**OWL, "id": f"c{n}", "cost": 99} for n in range(1000)]
    write(base, {"cards/many.json": cards})
    found = mistakes(base)
    assert len(found) == 301
    assert (found[-1].code, found[-1].found) == ("too-many-mistakes", "700 more mistakes")


def test_thousands_of_mistakes_are_not_counted_to_the_last(base: Path) -> None:
    cards = [{**OWL, "id": f"c{n}", "cost": 99} for n in range(2000)]
    write(base, {"cards/many.json": json.dumps(cards)})
    *_, last = mistakes(base)
    assert last.found == "at least 1,000 more mistakes"


@pytest.mark.parametrize(
    "text", ["[" + ",".join(["NaN"] * 400) + "]", '["\\ud800"' + ',"\\ud800"' * 399 + "]"]
)
def test_what_no_reader_accepts_is_counted_too(base: Path, text: str) -> None:
    write(base, {"cards/odd.json": text})
    *_, last = mistakes(base)
    assert (last.code, last.found) == ("too-many-mistakes", "100 more mistakes")


def test_a_pack_json_that_is_too_hard_to_check_is_a_mistake(base: Path) -> None:
    write(base, {"pack.json": {**BASE["pack.json"], "needs": [f"p{n}" for n in range(60_000)]}})
    assert any(mistake.file.endswith("pack.json") for mistake in mistakes(base))


def test_an_id_as_long_as_a_book_is_none(base: Path) -> None:
    write(base, {"cards/book.json": {**OWL, "id": "o" * 300_000}})
    (mistake,) = mistakes(base)
    assert (mistake.code, mistake.pointer) == ("wrong-length", "/id")
    assert len(str(mistake)) < 500


def test_a_class_that_refuses_what_its_schema_allows_is_reported_in_place(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KINDS, "tiles", ContentKind("tiles", {"type": "object"}, Tile))
    tiles = [
        {"id": "bar", "cells": [[0, 0], [0, "1"]]},
        {"id": "dot", "cells": [[0, 0]], "wieght": 2},
        {"id": "nil"},
        {"id": "odd", "cells": [[0, 0, 0]], "weight": True},
    ]
    write(base, {"tiles/all.json": tiles})
    found = {(m.pointer, m.code, m.nearest) for m in mistakes(base)}
    assert found == {
        ("/0/cells/1/1", "wrong-type", None),
        ("/1/wieght", "unknown-key", "weight"),
        ("/2", "missing-key", None),
        ("/3/cells/0", "not-built", None),
        ("/3/weight", "wrong-type", None),
    }


@pytest.mark.parametrize(
    ("schema", "says"),
    [
        ({"type": "objekt"}, "not a JSON Schema"),
        ({"$ref": "#/$defs/nowhere"}, "does not exist"),
        ({"$ref": "nowhere.schema.json"}, "nowhere.schema.json"),
        ({"x-expression": "scoer"}, "scoer"),
    ],
)
def test_a_bad_schema_is_the_plugins_mistake_not_the_packs(
    base: Path, schema: Any, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KINDS, "tiles", ContentKind("tiles", schema, Tile))
    with pytest.raises(LinkError, match=says):
        load(base)


def test_a_kind_may_have_another_key_and_must_have_it(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loose = {**TILE, "required": ["cells"]}
    monkeypatch.setitem(KINDS, "tiles", ContentKind("tiles", loose, Tile))
    write(base, {"tiles/more.json": {"cells": [[0, 0]]}})
    (mistake,) = mistakes(base, schemas=schemas)
    assert (mistake.code, mistake.found) == ("missing-key", 'no text under "id"')
