"""Translations of packs: names and texts by language, checked against the originals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.messages import Message, Ref
from ruledock_authoring.checking.packs import check_packs


@pytest.fixture
def pack(tmp_path: Path) -> Any:
    """Writes a pack with one lesson and this Czech."""

    def write(czech: Any) -> Path:
        folder = tmp_path / "nine"
        original = json.loads(
            next((Path(__file__).parents[3] / "content/isle/lessons").glob("113*")).read_text()
        )
        lesson = {**original, "id": "801", "name": "Nine lives", "text": "9 points for 2 rows."}
        lesson.pop("$schema", None)
        about = {"name": "nine", "version": "1", "title": "Nine", "needs": ["isle"]}
        texts = {"pack.json": about, "lessons/801.json": lesson, "languages/cs.json": czech}
        for name, value in texts.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            text = value if isinstance(value, str) else json.dumps(value)
            (folder / name).write_text(text, "utf-8")
        return folder

    return write


GOOD = {"lessons": {"801": {"name": "Devět životů", "text": "9 bodů za 2 řady."}}}


def said(folder: Path, language: str, form: str) -> str:
    ruleset = link(make_config({"game": "isle", "packs": [str(folder)]}))
    return str(ruleset.call(Ref("card", "801"), form, language))


def test_a_card_is_read_in_the_language_of_its_reader(pack: Any) -> None:
    folder = pack(GOOD)
    assert said(folder, "cs", "name") == "Devět životů"
    assert said(folder, "cs", "text") == "9 bodů za 2 řady."
    assert said(folder, "en", "name") == "Nine lives"
    assert said(folder, "uk", "text") == "9 points for 2 rows."
    assert said(folder, "cs", "id") == "801"


def test_what_a_language_lacks_is_read_in_english(pack: Any) -> None:
    folder = pack({"lessons": {"801": {"name": "Devět životů"}}})
    assert said(folder, "cs", "text") == "9 points for 2 rows."
    (verdict,) = check_packs(folder)
    assert verdict.error is None
    assert [one.mistake.code for one in verdict.warnings if "languages" in one.mistake.file] == [
        "missing-key"
    ]


def test_a_language_changes_no_game(pack: Any) -> None:
    before = link(make_config({"game": "isle", "packs": [str(pack({}))]})).digest
    config = make_config({"game": "isle", "packs": [str(pack(GOOD))]})
    assert link(config).digest == before
    game = new_game(config, 1)
    told = [line.message.to_dict() for line in game.log(None)]
    assert [line.message.to_dict() for line in game.log(None, language="cs")] == told


@pytest.mark.parametrize(
    ("czech", "pointer", "found"),
    [
        ("[1", "", ""),
        ([1], "", "a list of 1"),
        ({"lesson": {}}, "/lesson", '"lesson"'),
        ({"lessons": {"810": {}}}, "/lessons/810", '"810"'),
        ({"lessons": {"801": {"title": "x"}}}, "/lessons/801/title", '"x"'),
        ({"lessons": {"801": {"cost": 3}}}, "/lessons/801/cost", "3"),
        ({"lessons": {"801": {"name": 3}}}, "/lessons/801/name", "3"),
        ({"lessons": {"801": {"name": " "}}}, "/lessons/801/name", '" "'),
        ({"lessons": {"801": {"text": "8 bodů za 2 řady."}}}, "/lessons/801/text", "2, 8"),
        ({"lessons": {"801": {"text": "Body za 2 řady."}}}, "/lessons/801/text", "2"),
        ({"lessons": []}, "/lessons", "a list of 0"),
    ],
)
def test_a_mistake_in_a_language_is_found_where_it_stands(
    pack: Any, czech: Any, pointer: str, found: str
) -> None:
    folder = pack(czech)
    (verdict,) = check_packs(folder)
    assert verdict.error is not None
    (mistake,) = verdict.error.mistakes  # type: ignore[attr-defined]
    assert mistake.file.endswith("languages/cs.json")
    assert mistake.pointer == pointer
    assert found in mistake.found
    assert said(folder, "cs", "id") == "801", "players never suffer for it"


def test_a_wrong_id_gets_the_nearest_one(pack: Any) -> None:
    (verdict,) = check_packs(pack({"lessons": {"0801": {"name": "x"}}}))
    assert verdict.error.mistakes[0].nearest == "801"  # type: ignore[union-attr]


def test_messages_name_things_in_the_language_of_their_reader(pack: Any) -> None:
    ruleset = link(make_config({"game": "isle", "packs": [str(pack(GOOD))]}))
    card = Message("isle.line", {"line": Ref("lessons", "801", "9 points for 2 rows.")})
    assert card.bound(ruleset).text("cs") == "9 bodů za 2 řady."
    assert card.bound(ruleset).text() == card.text() == "9 points for 2 rows."
