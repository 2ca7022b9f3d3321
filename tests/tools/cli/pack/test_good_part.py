"""Explain, preview and balance use what is good of a pack, however it is named."""

import json
import shutil
from pathlib import Path

import pytest

COMMANDS = {
    "explain": (["pack", "explain"], ["1"]),
    "preview": (["pack", "preview"], ["--out", "sheet.html"]),
    "balance": (["pack", "balance"], ["--games", "0", "--json"]),
}


def archive(folder: Path) -> Path:
    return Path(shutil.make_archive(folder.name, "zip", folder.parent, folder.name))


def shown(ran, command):
    """The names of the cards that a command shows."""
    if command == "balance":
        return {card["name"] for card in json.loads(ran.out)["rough"]["cards"] if card["own"]}
    page = Path("sheet.html").read_text("utf-8") if command == "preview" else ran.out
    names = [json.loads(file.read_text("utf-8"))["name"] for file in GOOD]
    return {name for name in names if name in page}


GOOD = sorted((Path(__file__).parents[4] / "examples/packs/harbour/lessons").glob("*.json"))
NAMES = {json.loads(file.read_text("utf-8"))["name"] for file in GOOD}


@pytest.fixture(params=COMMANDS)
def command(request, run):
    def call(*what):
        before, after = COMMANDS[request.param]
        ran = run(*before, what[0], *after, *what[1:])
        assert ran.code == 0, ran.err
        return shown(ran, request.param), ran.err

    return call


@pytest.mark.parametrize("pack", [lambda folder: folder, archive], ids=["folder", "zip"])
def test_wrong_cards_are_left_out_with_all_their_mistakes(command, shore, pack):
    (shore / "lessons" / "open-water.json").write_text('{"id": oops', "utf-8")
    file = shore / "lessons" / "wallflowers.json"
    file.write_text(file.read_text("utf-8").replace('"score"', '"scroe"'), "utf-8")
    names, err = command(pack(shore))
    assert names == NAMES - {"Open water", "Wallflowers"}
    assert "left out" in err
    assert "[bad-json]" in err
    assert "[unknown-key]" in err


def test_a_card_is_named_by_its_file_in_a_pack_or_alone(command, shore):
    inside = shore / "lessons" / "open-water.json"
    assert command(inside) == ({"Open water"}, "")
    shutil.copy(inside, "alone.json")
    assert command("alone.json") == ({"Open water"}, "")


@pytest.mark.parametrize("pack", [lambda folder: folder, archive], ids=["folder", "zip"])
def test_a_card_is_named_by_its_id_in_a_pack(command, shore, pack):
    (id,) = [one["id"] for one in lessons(shore) if one["name"] == "Open water"]
    assert command(id, "--pack", pack(shore)) == ({"Open water"}, "")


def test_an_unfinished_set_is_as_good_as_a_whole_one(command, shore):
    (shore / "lessons" / "open-water.json").unlink()
    names, err = command(shore)
    assert names == NAMES - {"Open water"}
    assert "left out" not in err


def lessons(folder):
    return [json.loads(file.read_text("utf-8")) for file in folder.glob("lessons/*.json")]


def test_installed_packs_and_cards_go_by_name_and_id(run):
    assert "8 cards" in run("pack", "preview", "lessons-a").out
    assert "1 card;" in run("pack", "preview", "127").out
    assert run("pack", "explain", "201", "1").code == 0, "a lesson of a module"


def test_a_wrong_card_alone_is_told_under_its_own_name(run, shore):
    text = (shore / "lessons" / "open-water.json").read_text("utf-8")
    Path("alone.json").write_text(text.replace('"score"', '"scroe"'), "utf-8")
    ran = run("pack", "explain", "alone.json", "1")
    assert ran.code == 1
    assert ran.err.startswith("ruledock: alone.json")
    assert "draft" not in ran.err


def test_many_mistakes_are_counted(run, shore):
    for file in sorted(shore.glob("lessons/*.json"))[:7]:
        file.write_text(file.read_text("utf-8").replace('"score"', '"scroe"'), "utf-8")
    err = run("pack", "preview", shore).err
    assert err.count("[unknown-key]") <= 5
    assert "more mistakes, which ruledock pack check shows" in err


def test_a_card_alone_lasts_until_the_games_begin(run, shore):
    shutil.copy(next(Path("shore/lessons").iterdir()), "alone.json")
    ran = run("pack", "balance", "alone.json", "--games", "2")
    assert "At once" in ran.out
    assert ran.err.endswith("has 1 lessons, expected 8\n")
