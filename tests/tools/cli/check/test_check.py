"""Checking: everything is recognised by what is in it, and every mistake is told."""

import json
import zipfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ruledock
from ruledock_cli.check.check import check_paths

LOT = {"id": "lamp-g", "kind": "lamp", "value": 5, "provenance": "house"}
ABOUT = {"name": "attic", "version": "1.0", "title": "The attic", "needs": ["auction"]}


def write(place: Path, value: object) -> Path:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(value if isinstance(value, str) else json.dumps(value), "utf-8")
    return place


def attic(root: Path, **changes: object) -> Path:
    """A pack with one more lamp, or with something wrong about it."""
    write(root / "pack.json", ABOUT)
    write(root / "lots" / "lots.json", [{**LOT, **changes}])
    return root


def game() -> ruledock.Game:
    played = ruledock.new("auction", players=3, modules=["tolls"], seed=7)
    for _ in range(9):
        played.choose(played.decisions[0], 0)
    return played


def kept(folder: Path) -> dict[str, Path]:
    """One good file of each kind, all under names that say nothing."""
    played = game()
    return {
        "record": write(folder / "a.txt", played.record.to_dict()),
        "save": write(folder / "b.txt", played.save()),
        "position": write(folder / "c.txt", played.position()),
        "configuration": write(folder / "d.toml", 'game = "auction"\nplayers = 3\n'),
    }


def test_a_pack_json_that_cannot_be_read_is_told_as_such(run, tmp_path):
    write(attic(tmp_path / "attic") / "pack.json", '{"name": "attic" "needs": ["auction"]}')
    out = run("check", "attic").out
    assert "attic/pack.json:1, at /" in out
    assert "[bad-json]" in out


def test_a_zip_that_leads_out_of_itself_is_told_as_such(run, tmp_path):
    with zipfile.ZipFile(tmp_path / "attic.zip", "w") as archive:
        archive.writestr("pack.json", json.dumps(ABOUT))
        archive.writestr("../lots.json", "[]")
    assert "[outside-pack]" in run("check", "attic.zip").out


def test_files_are_recognised_by_their_content(run, tmp_path):
    for kind, path in kept(tmp_path).items():
        (verdict,) = json.loads(run("check", path, "--json").out)
        assert (verdict["kind"], verdict["fine"]) == (kind, True), verdict


def test_a_good_pack_says_what_it_holds(run, tmp_path):
    attic(tmp_path / "attic")
    ran = run("check", "attic")
    assert ran.code == 0
    assert ran.out == "fine   attic: pack attic 1.0 for auction: 1 lots\n"


def test_a_pack_may_be_an_archive_or_one_of_several_in_a_folder(run, tmp_path):
    folder = attic(tmp_path / "packs" / "attic")
    with zipfile.ZipFile(tmp_path / "attic.zip", "w") as archive:
        for file in folder.rglob("*.json"):
            archive.write(file, file.relative_to(folder))
    assert run("check", "attic.zip").out.startswith("fine   attic.zip: pack attic 1.0")
    assert run("check", "packs").out.startswith("fine   packs/attic: pack attic 1.0")


def test_all_mistakes_of_a_pack_are_told_with_their_places(run, tmp_path):
    attic(tmp_path / "attic", kind="lmap", value="five")
    ran = run("check", "attic")
    assert ran.code == 1
    assert ran.out.startswith("wrong  attic: 2 mistakes\n")
    (verdict,) = json.loads(run("check", "attic", "--json").out)
    assert {one["pointer"] for one in verdict["mistakes"]} == {"/0/kind", "/0/value"}
    assert {one["file"] for one in verdict["mistakes"]} == {"attic/lots/lots.json"}


def test_one_wrong_thing_among_good_ones_makes_the_exit_code(run, tmp_path):
    files = kept(tmp_path)
    attic(tmp_path / "attic", value=-1)
    ran = run("check", *files.values(), "attic")
    assert ran.code == 1
    assert ran.out.count("fine ") == 4
    assert ran.out.count("wrong ") == 1


def test_a_pack_for_nobody_is_asked_whom_it_is_for(run, tmp_path):
    attic(tmp_path / "attic")
    write(tmp_path / "attic" / "pack.json", {**ABOUT, "needs": []})
    assert "--game" in run("check", "attic").out
    assert run("check", "attic", "--game", "auction").code == 0
    assert run("check", "attic", "--game", "auctoin").code == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "cannot be read as JSON"),
        ("a b", "cannot be read as TOML"),
        ('{"a": 1}', 'found "a", expected a pack, configuration, record, save or position'),
        ("", "found nothing, expected"),
        ('game = "auctoin"', 'did you mean "auction"?'),
        ('game = "auction"\nmodules = ["tols"]', 'did you mean "tolls"?'),
        ('game = "auction"\n[rules]\nronuds = 2', 'did you mean "rounds"?'),
        ('{"format": 1, "start": {}, "choices": []}', "/start: expected config"),
        ('{"a":' * 100_000, "it.toml: found too many levels, expected at most 64"),
    ],
)
def test_a_wrong_file_says_why(run, tmp_path, text, told):
    write(tmp_path / "it.toml", text)
    ran = run("check", "it.toml")
    assert ran.code == 1
    assert told in ran.out


def test_what_is_not_there_or_not_text_says_so(run, tmp_path):
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8 text, at byte 0" in run("check", "noise").out
    assert "No such file" in run("check", "nothing").out
    assert run("check", "nothing.zip").code == 1
    (tmp_path / "empty").mkdir()
    assert "no pack.json" in run("check", "empty").out


def test_the_file_of_a_pack_sends_its_author_to_the_folder(run, tmp_path):
    attic(tmp_path / "attic")
    assert "name its folder, attic" in run("check", "attic/pack.json").out


def in_hand(step: dict) -> dict:
    """The save of a game with this step on top of its agenda."""
    saved = game().save()
    return {**saved, "agenda": [*saved["agenda"], step]}


@pytest.mark.parametrize(
    ("kind", "data", "told"),
    [
        ("record", ["9 bid 3"], "/choices/0: '9 bid 3' cannot be played: there is no such player"),
        ("record", ["9! play tip-a"], "there is no such player"),
        ("record", ["bid 3"], "starts with a player's number"),
        ("save", {"format": {}}, "/format: found an object with no keys"),
        ("save", in_hand({"step": "auction.hanging", "player": 9}), "/agenda/3/player: found 9"),
    ],
)
def test_what_no_game_could_hold_is_refused(run, tmp_path, kind, data, told):
    played = game()
    whole = {"record": played.record.to_dict(), "save": played.save()}[kind]
    changed = {**whole, **(data if isinstance(data, dict) else {"choices": data})}
    write(tmp_path / "it.json", changed)
    ran = run("check", "it.json")
    assert ran.code == 1
    assert told in ran.out


GOOD = {
    "record": json.dumps(game().record.to_dict()),
    "save": json.dumps(game().save()),
    "position": game().position(),
}
ODD = st.sampled_from(["", "0", "-1", "null", "[]", "{}", '"x"', "9" * 30, "1.5", "}", ",", "\n"])


@st.composite
def damaged(draw):
    """A good file with a piece cut out and something odd in its place."""
    text = GOOD[draw(st.sampled_from(sorted(GOOD)))]
    marks = [place for place, letter in enumerate(text) if letter in ' ,:"[{']
    start = draw(st.sampled_from(marks))
    end = min(len(text), start + draw(st.integers(0, 40)))
    return text[:start] + draw(ODD) + text[end:]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=damaged())
def test_a_damaged_file_is_a_verdict_and_never_a_traceback(text, tmp_path):
    (verdict,) = check_paths([str(write(tmp_path / "damaged", text))])
    assert verdict.error is None or str(verdict.error)


def test_a_path_that_is_none_or_leads_nowhere_is_a_verdict(run):
    for path in ("a\0b", "\udcff", "x" * 5000, "x" * 5000 + ".zip", "/" + "y/" * 3000):
        ran = run("check", path)
        assert ran.code == 1
        assert ran.out.startswith("wrong")


def test_a_game_with_a_pack_of_ones_own_says_how_it_is_read(run, tmp_path):
    attic(tmp_path / "packs" / "attic")
    ran = run("watch", "auction", "--seed", "7", "--pack", "packs/attic", "--save", "evening.json")
    assert ran.code == 0
    kept = (tmp_path / "evening.json").read_text("utf-8")
    assert str(tmp_path) not in kept and "packs/attic" not in kept
    for command in ("check", "replay"):
        refused = run(command, "evening.json")
        assert refused.code == 1
        assert "--pack PATH" in refused.out + refused.err
        for place in ("packs/attic", "packs", tmp_path / "packs"):
            assert run(command, "evening.json", "--pack", place).code == 0


def test_a_kept_game_does_not_say_where_packs_lie(run, tmp_path):
    record = game().record.to_dict()
    record["start"]["config"]["packs"] = [str(tmp_path)]
    write(tmp_path / "it.json", record)
    assert "expected the name of a pack" in run("check", "it.json").out
    assert "expected the name of a pack" in run("play", "--resume", "it.json").err


@pytest.mark.parametrize(
    "wishes", [{"seat": 5, "bot": ["x"]}, {"seat": None}, 5, {"bot": "x" * 10**5}]
)
def test_wishes_that_cannot_be_meant_are_overlooked(run, tmp_path, wishes):
    write(tmp_path / "it.json", {**game().record.to_dict(), "play": wishes})
    assert run("play", "--resume", "it.json", typed="quit\n").code == 0
