"""Packs made to harm: each refused with one clear mistake, within a second and 200 MB."""

import json
import os
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ruledock.content import ContentKind
from ruledock.engine import limits
from tests.content.sample import BASE, CARD, KINDS, Card, load, mistakes, write, write_zip

OWL = BASE["cards/owl.json"]
MIB = 1 << 20


def one(root: Path) -> tuple[str, str]:
    """The single mistake of a pack: its code and the last part of its file's name."""
    (mistake,) = mistakes(root)
    assert str(mistake).isprintable() or str(mistake).replace("\n", "").isprintable()
    return mistake.code, Path(mistake.file).name


def codes(root: Path) -> set[str]:
    return {mistake.code for mistake in mistakes(root)}


# Folders


def test_a_link_out_of_the_pack_is_not_followed(base: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    secret.write_text('{"id": "secret"}')
    (base / "cards" / "link.json").symlink_to(secret)
    (mistake,) = mistakes(base)
    assert (mistake.code, Path(mistake.file).name) == ("symlink", "link.json")
    assert "secret" not in str(mistake)


def test_a_folder_that_is_a_link_is_not_entered(base: Path, tmp_path: Path) -> None:
    (base / "tiles").rename(tmp_path / "elsewhere")
    (base / "tiles").symlink_to(tmp_path / "elsewhere")
    assert one(base) == ("symlink", "tiles")


def test_links_that_lead_in_circles_or_nowhere_are_refused(base: Path) -> None:
    (base / "cards" / "a.json").symlink_to(base / "cards" / "a.json")
    (base / "cards" / "b").symlink_to(base)
    (base / "rules.json").unlink()
    (base / "rules.json").symlink_to("/nowhere/at/all")
    assert codes(base) == {"symlink"}


def test_a_named_pipe_keeps_nobody_waiting(base: Path) -> None:
    os.mkfifo(base / "cards" / "pipe.json")
    start = time.process_time()
    assert one(base) == ("unknown-file", "pipe.json")
    assert time.process_time() - start < 1


def test_a_gigabyte_file_is_not_read(base: Path) -> None:
    with open(base / "cards" / "huge.json", "wb") as file:
        file.truncate(1 << 30)
    assert one(base) == ("too-big", "huge.json")


def test_one_byte_decides(base: Path) -> None:
    text = json.dumps({**OWL, "id": "pad"})
    pad = text + " " * (limits.FILE_BYTES - len(text))
    write(base, {"cards/pad.json": pad + " "})
    assert one(base) == ("too-big", "pad.json")


@pytest.mark.parametrize("make", [write, write_zip])
@pytest.mark.parametrize("name", ["README.md", "LICENSE"])
def test_what_lies_beside_for_people_has_the_same_limit(
    tmp_path: Path, make: Callable[..., Path], name: str
) -> None:
    text = "," * limits.FILE_BYTES
    assert load(make(tmp_path / "base", {**BASE, name: text})).packs.keys() == {"base"}
    assert one(make(tmp_path / "base", {**BASE, name: text + "."})) == ("too-big", name)


def test_too_many_bytes_in_all(base: Path) -> None:
    for n in range(21):
        write(base, {f"cards/pad{n}.json": " " * MIB})
    assert one(base) == ("too-big", "base")


def test_too_many_files(base: Path) -> None:
    for n in range(limits.PACK_FILES):
        (base / "cards" / f"{n}.json").touch()
    assert one(base) == ("too-many", "base")


def test_a_million_items(base: Path) -> None:
    for n in range(5):
        write(base, {f"cards/{n}.json": "[" + "{}," * 200_000 + "{}]"})
    assert one(base) == ("too-many", "base")


def test_more_items_than_a_pack_may_have(base: Path) -> None:
    write(base, {"cards/many.json": "[" + "0," * limits.PACK_ITEMS + "0]"})
    assert one(base) == ("too-many", "base")


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"b":['])
def test_ten_thousand_levels(base: Path, opening: str) -> None:
    write(base, {"cards/deep.json": opening * 10_000})
    assert one(base) == ("too-deep", "deep.json")


def test_nesting_within_the_limit_never_meets_the_recursion_limit(base: Path) -> None:
    effect: Any = {"op": "gain", "coins": 0}
    for _ in range(limits.NESTING - 4):
        effect = {"repeat": effect}
    write(base, {"cards/deep.json": {**OWL, "id": "deep", "effects": [effect]}})
    (mistake,) = mistakes(base)
    assert mistake.code in ("out-of-range", "too-deep", "too-hard")


def test_alternatives_that_double_at_each_level_are_given_up(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = {"type": "object", "properties": {"x": {"$ref": "#/$defs/bomb"}}}
    bomb = {"oneOf": [{**form, "required": ["y"]}, {**form, "required": ["z"]}]}
    schema = {**CARD, "$defs": {**CARD["$defs"], "bomb": bomb}}
    schema["properties"] = {**CARD["properties"], "effects": {"$ref": "#/$defs/bomb"}}
    monkeypatch.setitem(KINDS, "cards", ContentKind("cards", schema, Card))
    value: Any = {}
    for _ in range(60):
        value = {"x": value}
    write(base, {"cards/bomb.json": {**OWL, "id": "bomb", "effects": value}})
    write(base, {"cards/owl.json": {**OWL, "effects": {"y": 1}}})
    start = time.process_time()
    assert one(base) == ("too-hard", "bomb.json")
    assert time.process_time() - start < 1


def test_a_long_list_of_different_things_is_compared_in_one_pass(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    schema = {**CARD, "properties": {**CARD["properties"], "friends": {"uniqueItems": True}}}
    monkeypatch.setitem(KINDS, "cards", ContentKind("cards", schema, Card))
    friends = [{"n": n} for n in range(30_000)]
    write(base, {"cards/long.json": {**OWL, "id": "long", "friends": [*friends, {"n": 7}]}})
    start = time.process_time()
    assert one(base) == ("repeated-item", "long.json")
    assert time.process_time() - start < 1


def test_thousands_of_wrong_references_among_thousands_of_ids(base: Path) -> None:
    tiles = [{"id": f"tile-{n}", "cells": [[0, 0]]} for n in range(15_000)]
    cards = [{**OWL, "id": f"c{n}", "tile": f"tiel-{n}", "effects": []} for n in range(900)]
    write(base, {"tiles/many.json": tiles[:9000], "tiles/more.json": tiles[9000:]})
    write(base, {"cards/many.json": json.dumps(cards)})
    start = time.process_time()
    assert "dangling-reference" in codes(base)
    assert time.process_time() - start < 10


@pytest.mark.parametrize("name", ["a\nb.json", "\x1b[2J.json", "a\\b.json", "\udcff.json"])
def test_a_name_that_no_archive_may_hold_is_refused_in_a_folder_too(base: Path, name: str) -> None:
    (base / "cards" / "owl.json").rename(base / "cards" / name)
    (mistake,) = mistakes(base)
    assert mistake.code == "bad-name"


def test_names_with_control_characters_cannot_reach_a_terminal(base: Path) -> None:
    write(base, {"cards/\x1b[2Jx.json": "[", "\x07bell": ""})
    for mistake in mistakes(base):
        assert str(mistake).replace("\n", "").isprintable()


def test_keys_and_values_with_control_characters_cannot_either(base: Path) -> None:
    owl = {**OWL, "\x1b[31m": 1, "colour": "\u202ebl\x9bue", "\u2028": 2}
    write(base, {"cards/owl.json": owl})
    assert len(mistakes(base)) == 3
    for mistake in mistakes(base):
        assert str(mistake).replace("\n", "").isprintable()


# Cost


def bomb_folder(base: Path) -> Path:
    for n in range(19):
        write(base, {f"cards/{n}.json": '["' + '","' * 340_000 + '"]'})
    return base


def bracket_folder(base: Path) -> Path:
    for n in range(19):
        write(base, {f"cards/{n}.json": "[" + "[]," * 340_000 + "[]]"})
    return base


def quote_folder(base: Path) -> Path:
    for n in range(19):
        write(base, {f"cards/{n}.json": '["' + '\\"' * 520_000})
    return base


@pytest.mark.parametrize("make", [bomb_folder, bracket_folder, quote_folder])
def test_traps_cost_less_than_a_second_and_200_megabytes(
    base: Path, make: Callable[[Path], Path]
) -> None:
    require_cheap(make(base))


def require_cheap(root: Path) -> None:
    """A wrong pack is refused in less than a second and 200 megabytes."""
    start = time.process_time()
    assert mistakes(root)
    assert time.process_time() - start < 1
    tracemalloc.start()
    try:
        assert mistakes(root)
        assert tracemalloc.get_traced_memory()[1] < 200 * MIB
    finally:
        tracemalloc.stop()
