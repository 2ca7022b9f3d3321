"""``check_pack`` says of packs what ``ruledock check`` says, word for word."""

import json
import shutil
from pathlib import Path

import pytest

from ruledock.testing import Broken, check_pack
from ruledock_cli import main

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


@pytest.mark.parametrize("what", DAMAGE)
def test_a_wrong_pack_fails_with_the_report_of_the_command(pack, what, capsys):
    file = pack / "lessons" / "mixed-company.json"
    before = file.read_text("utf-8")
    file.write_text(before.replace(*DAMAGE[what]), "utf-8")
    assert file.read_text("utf-8") != before
    said = {}
    for command in (["check", "harbour"], ["pack", "check", "harbour"]):
        assert main(command) == 1
        said[" ".join(command)] = capsys.readouterr().out.strip()
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
