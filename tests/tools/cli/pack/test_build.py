"""Archives of packs."""

import shutil
import zipfile
from hashlib import sha256
from pathlib import Path

from tests.tools.cli.packs import change, codes, verdict


def test_an_archive_is_the_same_bytes_whenever_it_is_made(run, shore, tmp_path):
    out = run("pack", "build", shore).out
    built = (tmp_path / "shore-1.0.zip").read_bytes()
    assert sha256(built).hexdigest() in out
    copy = tmp_path / "elsewhere"
    shutil.copytree(shore, copy)
    run("pack", "schemas", copy)
    for file in sorted(copy.rglob("*.json"), reverse=True):
        file.write_bytes(file.read_bytes())
    assert run("pack", "build", copy, "--out", "again.zip").code == 0
    assert (tmp_path / "again.zip").read_bytes() == built
    names = zipfile.ZipFile(tmp_path / "again.zip").namelist()
    assert names == sorted(names)
    assert {"pack.json", "README.md", "lessons/open-water.json"} <= set(names)
    assert not any(name.startswith("schemas") for name in names)


def test_what_does_not_pass_is_not_built(run, shore, tmp_path):
    change(shore / "lessons" / "open-water.json", cost=-1)
    ran = run("pack", "build", shore)
    assert ran.code == 1
    assert "[out-of-range]" in ran.err
    assert not list(tmp_path.glob("*.zip"))


def test_what_is_too_large_for_a_pack_is_not_cut_short(run, shore, tmp_path):
    (shore / "LICENSE").write_text("x" * (1 << 20), "utf-8")
    run("pack", "build", shore)
    assert len(zipfile.ZipFile("shore-1.0.zip").read("LICENSE")) == 1 << 20
    (shore / "LICENSE").write_text("x" * (1 << 20) + "y", "utf-8")
    assert codes(verdict(run, shore)["mistakes"]) == [("", "too-big")]
    ran = run("pack", "build", shore, "--out", "again.zip")
    assert ran.code == 1
    assert "[too-big]" in ran.err
    assert not Path("again.zip").exists()
