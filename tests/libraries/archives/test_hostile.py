"""Archives made to harm: each refused with one clear mistake, within a second and 200 MB."""

import struct
from pathlib import Path
from typing import Any
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile, ZipInfo

import pytest

from tests.content.read.test_hostile import one, require_cheap
from tests.content.sample import BASE, mistakes, write_zip

MIB = 1 << 20


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


def test_a_bomb_in_many_files_costs_as_little_as_any_trap(tmp_path: Path) -> None:
    files = ((entry(f"cards/{n}.json"), b"[" * MIB) for n in range(19))
    require_cheap(archive(tmp_path, *files))
