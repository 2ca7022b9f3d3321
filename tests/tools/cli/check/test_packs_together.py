"""Several packs checked at once: what cannot be played together is told at the later one."""

import json
import shutil
from pathlib import Path

import pytest


@pytest.fixture
def coast(run, shore):
    """The same pack again under another name, with ids and a set of its own."""
    return copied(shore, "coast", rename=True)


def copied(shore, name, *, rename):
    folder = shore.with_name(name)
    shutil.copytree(shore, folder)
    for file in folder.rglob("*.json") if rename else ():
        file.write_text(file.read_text("utf-8").replace('"shore', f'"{name}'), "utf-8")
    return folder


def change(file, **keys):
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), **keys}), "utf-8")


def checked(run, *paths):
    """By path, the mistakes of each pack."""
    told = json.loads(run("pack", "check", *paths, "--json").out)
    return {one["path"]: one["mistakes"] for one in told}


def test_packs_that_share_nothing_are_fine_together(run, shore, coast):
    assert checked(run, shore, coast) == {"shore": [], "coast": []}


def test_an_id_that_an_earlier_one_has_is_told_at_the_later_one(run, shore, coast):
    change(coast / "lessons" / "open-water.json", id="shore-open-water")
    found = checked(run, shore, coast)
    assert found["shore"] == []
    (mistake,) = found["coast"]
    assert (mistake["file"], mistake["pointer"]) == ("coast/lessons/open-water.json", "/id")
    assert mistake["code"] == "duplicate-id"
    assert "shore/lessons/open-water.json" in mistake["found"]
    assert [*map(len, checked(run, coast, shore).values())] == [0, 1]


def test_packs_in_one_folder_are_checked_together(run, shore, coast, tmp_path):
    change(coast / "lessons" / "open-water.json", id="shore-open-water")
    assert [*map(len, checked(run, tmp_path).values())] == [0, 1]


def test_two_packs_of_one_name_are_told_once(run, shore):
    other = copied(shore, "other", rename=False)
    found = checked(run, shore, other)
    assert found["shore"] == []
    (mistake,) = found["other"]
    assert (mistake["file"], mistake["pointer"]) == ("other/pack.json", "/name")
    assert (mistake["code"], mistake["line"]) == ("duplicate-pack", 3)
    assert mistake["found"] == '"shore", which shore has too'


def test_one_pack_named_twice_is_not_two(run, shore):
    assert checked(run, "shore", Path("shore/../shore")) == {"shore": []}


def test_a_broken_pack_beside_it_breaks_nothing(run, shore, coast):
    (shore / "lessons" / "open-water.json").write_text("[1, null]", "utf-8")
    found = checked(run, shore, coast)
    assert found["shore"]
    assert found["coast"] == []
