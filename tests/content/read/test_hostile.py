"""Packs made to harm: each refused with one clear mistake, within a second and 200 MB."""

import json
import os
import struct
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile, ZipInfo

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


# Archives


def entry(name: str, mode: int = 0o100644) -> ZipInfo:
    info = ZipInfo(name)
    info.external_attr = mode << 16
    info.compress_type = ZIP_DEFLATED
    return info


def archive(tmp_path: Path, *extra: tuple[ZipInfo | str, Any]) -> Path:
    path = write_zip(tmp_path / "base.zip", BASE)
    with ZipFile(path, "a", ZIP_DEFLATED) as file:
        for info, data in extra:
            file.writestr(info, data)
    return path


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("../out.json", "outside-pack"),
        ("cards/../../out.json", "outside-pack"),
        ("/etc/out.json", "outside-pack"),
        ("C:/out.json", "outside-pack"),
        ("cards\\out.json", "bad-name"),
        ("cards/\x1b[2J.json", "bad-name"),
    ],
)
def test_names_that_lead_out_of_an_archive(tmp_path: Path, name: str, code: str) -> None:
    path = archive(tmp_path, (entry(name), "{}"))
    assert one(path) == (code, "base.zip")


def test_a_name_cut_short_by_a_zero_byte_is_refused(tmp_path: Path) -> None:
    path = archive(tmp_path, ("cards/ab.json", "{}"))
    path.write_bytes(path.read_bytes().replace(b"cards/ab.json", b"cards/a\0.json"))
    assert one(path) == ("bad-name", "base.zip")


def test_a_link_in_an_archive_is_not_followed(tmp_path: Path) -> None:
    path = archive(tmp_path, (entry("cards/link.json", 0o120777), "/etc/passwd"))
    assert one(path) == ("symlink", "link.json")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_one_name_twice_in_an_archive(tmp_path: Path) -> None:
    path = archive(tmp_path, ("cards/owl.json", "{}"))
    assert one(path) == ("duplicate-name", "base.zip")


def test_a_bomb_is_measured_by_what_comes_out_of_it(tmp_path: Path) -> None:
    path = archive(tmp_path, (entry("cards/bomb.json"), b" " * (100 * MIB)))
    assert path.stat().st_size < MIB
    assert one(path) == ("too-big", "bomb.json")


def test_a_bomb_that_lies_about_its_size(tmp_path: Path) -> None:
    path = archive(tmp_path, (entry("cards/bomb.json"), b" " * (100 * MIB)))
    size = struct.pack("<L", 100 * MIB)
    data = path.read_bytes()
    assert data.count(size) >= 2
    path.write_bytes(data.replace(size, struct.pack("<L", 20)))
    assert mistakes(path)[0].code in ("unreadable", "too-big", "bad-zip", "bad-json")


def test_many_small_bombs(tmp_path: Path) -> None:
    bombs = [(entry(f"cards/{n}.json"), b" " * MIB) for n in range(30)]
    assert one(archive(tmp_path, *bombs)) == ("too-big", "base.zip")


@pytest.mark.parametrize("method", [ZIP_LZMA, ZIP_BZIP2])
def test_only_plain_compression_is_unpacked(tmp_path: Path, method: int) -> None:
    info = entry("cards/x.json")
    info.compress_type = method
    assert one(archive(tmp_path, (info, "{}"))) == ("bad-zip", "base.zip")


def test_an_archive_of_a_hundred_thousand_names(tmp_path: Path) -> None:
    path = tmp_path / "base.zip"
    fields = [20, 20, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    header = struct.pack("<4s6H3L5H2L", b"PK\x01\x02", *fields)
    names = b"".join(header + b"a" for _ in range(100_000))
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 1, 1, len(names), 0, 0)
    path.write_bytes(names + end)
    assert one(path) == ("too-many", "base.zip")


def test_an_archive_larger_than_any_pack(tmp_path: Path) -> None:
    path = tmp_path / "base.zip"
    with open(path, "wb") as file:
        file.truncate(1 << 30)
    assert one(path) == ("too-big", "base.zip")


@pytest.mark.parametrize("data", [b"", b"PK", b"{}", b"PK\x05\x06" + b"\xff" * 18])
def test_what_is_no_archive(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "base.zip"
    path.write_bytes(data)
    assert one(path) == ("bad-zip", "base.zip")


def test_a_damaged_entry_is_a_mistake_of_that_file(tmp_path: Path) -> None:
    info = entry("cards/x.json")
    info.compress_type = ZIP_STORED
    path = archive(tmp_path, (info, "0123456789"))
    path.write_bytes(path.read_bytes().replace(b"0123456789", b"0123456780"))
    assert one(path) == ("unreadable", "x.json")


def test_an_encrypted_archive(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "base.zip", BASE)
    data = bytearray(path.read_bytes())
    at = data.rindex(b"PK\x01\x02")
    data[at + 8] |= 1
    path.write_bytes(data)
    assert one(path) == ("bad-zip", "base.zip")


def test_any_byte_of_an_archive_may_be_wrong(tmp_path: Path, scaled: Any) -> None:
    whole = write_zip(tmp_path / "base.zip", BASE).read_bytes()
    path = tmp_path / "base.zip"
    stride = scaled(97, 3)
    for at in range(0, len(whole), stride):
        for flip in (0x01, 0xFF):
            data = bytearray(whole)
            data[at] ^= flip
            path.write_bytes(data)
            try:
                found = mistakes(path)
            except AssertionError:
                continue  # dates, versions and attributes do not matter
            assert found


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


def zip_bomb(base: Path) -> Path:
    return archive(base.parent, *((entry(f"cards/{n}.json"), b"[" * MIB) for n in range(19)))


@pytest.mark.parametrize("make", [bomb_folder, bracket_folder, quote_folder, zip_bomb])
def test_traps_cost_less_than_a_second_and_200_megabytes(
    base: Path, make: Callable[[Path], Path]
) -> None:
    root = make(base)
    start = time.process_time()
    assert mistakes(root)
    assert time.process_time() - start < 1
    tracemalloc.start()
    try:
        assert mistakes(root)
        assert tracemalloc.get_traced_memory()[1] < 200 * MIB
    finally:
        tracemalloc.stop()
