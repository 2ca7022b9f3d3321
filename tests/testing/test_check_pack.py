"""``check_pack`` says of packs what ``ruledock check`` says, word for word."""

import json
import shutil
from pathlib import Path

import pytest

from ruledock.testing import Broken, check_pack
from ruledock_cli import main
from ruledock_cli.arguments import parser
from ruledock_cli.check import check

HARBOUR = Path(__file__).parents[2] / "examples" / "packs" / "harbour"
DAMAGE = {
    "a word": ('"per"', '"pre"'),
    "an example": ('"scores": 3', '"scores": 4'),
    "a text": ('"text"', '"txet"'),
}


@pytest.fixture
def pack(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shutil.copytree(HARBOUR, tmp_path / "harbour", ignore=shutil.ignore_patterns("languages"))
    return tmp_path / "harbour"


def test_a_good_pack_passes(pack):
    check_pack(pack)
    check_pack(pack, "isle", strict=True)


class Stopped(Exception):
    pass


def watched(capsys):
    """What ``--watch`` prints before it waits for a change, without the time."""

    def stop(seconds):
        raise Stopped

    args = parser().parse_args(["pack", "check", "harbour", "--watch"])
    with pytest.raises(Stopped):
        check._watch(args, stop)
    return capsys.readouterr().out.partition("\n")[2].strip()


def odd(pack):
    """A lesson whose text says another number than its score, which is a warning."""
    file = pack / "lessons" / "wallflowers.json"
    lesson = json.loads(file.read_text("utf-8"))
    text = lesson["text"].replace("2", "7").replace("3", "7").replace("1", "7")
    assert text != lesson["text"]
    file.write_text(json.dumps({**lesson, "text": text}), "utf-8")


@pytest.mark.parametrize("what", DAMAGE)
def test_what_is_good_and_what_looks_odd_stand_beside_what_is_wrong(pack, what, capsys):
    odd(pack)
    file = pack / "lessons" / "mixed-company.json"
    file.write_text(file.read_text("utf-8").replace(*DAMAGE[what]), "utf-8")
    assert main(["pack", "check", "harbour"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("wrong  harbour: ")
    assert "fine   harbour: without mistakes: 7 lessons\n" in said
    assert "look   harbour: 1 warning\n  harbour/lessons/wallflowers.json" in said
    assert main(["pack", "check", "harbour", "--json"]) == 1
    (told,) = json.loads(capsys.readouterr().out)
    assert len(told["good"]["lessons"]) == 7
    assert "harbour-mixed-company" not in told["good"]["lessons"]
    assert [one["code"] for one in told["warnings"]] == ["numbers-differ"]


def test_translations_are_checked_beside_a_broken_card(tmp_path, capsys):
    """And what translates the broken card is not taken for a translation of nothing."""
    pack = tmp_path / "harbour"
    shutil.copytree(HARBOUR, pack)
    file = pack / "lessons" / "mixed-company.json"
    file.write_text(file.read_text("utf-8").replace(*DAMAGE["a word"]), "utf-8")
    czech = json.loads((pack / "languages" / "cs.json").read_text("utf-8"))
    czech["lessons"]["harbour-unheard-of"] = {"name": "x"}
    (pack / "languages" / "cs.json").write_text(json.dumps(czech), "utf-8")
    assert main(["check", str(pack), "--json"]) == 1
    (told,) = json.loads(capsys.readouterr().out)
    assert [one["code"] for one in told["mistakes"]] == ["unknown-key", "dangling-reference"]


@pytest.mark.parametrize("what", DAMAGE)
def test_a_wrong_pack_fails_with_the_report_of_the_command(pack, what, capsys):
    file = pack / "lessons" / "mixed-company.json"
    before = file.read_text("utf-8")
    file.write_text(before.replace(*DAMAGE[what]), "utf-8")
    assert file.read_text("utf-8") != before
    odd(pack)
    said = {}
    for command in (["check", "harbour"], ["pack", "check", "harbour"]):
        assert main(command) == 1
        said[" ".join(command)] = capsys.readouterr().out.strip()
    said["watch"] = watched(capsys)
    with pytest.raises(Broken) as failed:
        check_pack("harbour")
    assert failed.value.property == "pack"
    assert {f"[pack] {one}" for one in said.values()} == {failed.value.args[0]}


def test_warnings_fail_only_if_asked(pack):
    about = json.loads((pack / "pack.json").read_text("utf-8"))
    (pack / "pack.json").write_text(json.dumps({**about, "version": "0.9"}), "utf-8")
    (pack / "lessons" / "mixed-company.json").unlink()
    check_pack(pack)
    with pytest.raises(Broken, match="set-size"):
        check_pack(pack, strict=True)


def test_one_broken_card_does_not_hide_what_is_wrong_with_others(pack):
    broken, example = pack / "lessons" / "mixed-company.json", pack / "lessons" / "open-water.json"
    broken.write_text(broken.read_text("utf-8").replace('"score"', '"scroe"'), "utf-8")
    example.write_text(example.read_text("utf-8").replace('"scores": 3', '"scores": 4'), "utf-8")
    with pytest.raises(Broken) as failed:
        check_pack(pack)
    said = str(failed.value)
    assert "[unknown-key]" in said
    assert "[wrong-example]" in said
    assert "set-size" not in said, "the set is whole; one of its cards is broken"
