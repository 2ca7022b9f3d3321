"""A save, record or position names packs by name; where they lie is for its reader to say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import ruledock
from ruledock.errors import SaveError
from ruledock.game.game import Game

CARD = {"id": "clock-g", "kind": "clock", "value": 5, "provenance": "house"}


@pytest.fixture
def attic(tmp_path: Path) -> Path:
    """A pack that lies somewhere and is not installed."""
    pack = tmp_path / "packs" / "attic"
    (pack / "lots").mkdir(parents=True)
    about = {"name": "attic", "version": "1.0", "title": "Attic", "needs": ["auction"]}
    (pack / "pack.json").write_text(json.dumps(about))
    (pack / "lots" / "lots.json").write_text(json.dumps([CARD]))
    return pack


def played(pack: Path) -> Game:
    game = ruledock.new("auction", players=2, packs=[str(pack)], seed=3)
    for _ in range(5):
        game.choose(game.decisions[0], 0)
    return game


KEPT = {
    "save": (lambda game: game.save(), ruledock.load),
    "record": (lambda game: game.record.to_dict(), ruledock.replay),
    "record of a loaded game": (
        lambda game: ruledock.load(game.save(), packs_from=packs_of(game)).record.to_dict(),
        ruledock.replay,
    ),
    "position": (lambda game: game.position(), ruledock.position),
}


def packs_of(game: Game) -> list[str]:
    return list(game.ruleset.pack_names)


@pytest.mark.parametrize("kind", KEPT)
def test_what_is_kept_says_nothing_of_where_packs_lie(attic: Path, kind: str) -> None:
    keep, _ = KEPT[kind]
    text = json.dumps(keep(played(attic)))
    assert "attic" in text
    assert str(attic.parent) not in text


@pytest.mark.parametrize("kind", KEPT)
def test_its_owner_says_where_they_lie(attic: Path, tmp_path: Path, kind: str) -> None:
    keep, read = KEPT[kind]
    game = played(attic)
    with ZipFile(tmp_path / "attic.zip", "w") as archive:
        for file in attic.rglob("*.json"):
            archive.write(file, file.relative_to(attic))
    kept = keep(game)
    for place in (attic, str(attic), attic.parent, [attic.parent], tmp_path / "attic.zip"):
        assert read(kept, packs_from=place).save() == game.save()


@pytest.mark.parametrize("kind", KEPT)
def test_without_that_it_is_refused_and_says_how(
    attic: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, read = KEPT[kind]
    monkeypatch.chdir(attic.parent)  # lying where the program runs is not being installed
    with pytest.raises(SaveError, match=r"packs: no pack 'attic' is installed; .*packs_from=PATH"):
        read(keep(played(attic)))


def with_packs(kind: str, game: Game, packs: list[str]) -> Any:
    if kind == "position":
        return game.position().replace("players = 2", f"players = 2\npacks = {json.dumps(packs)}")
    if kind == "save":
        return {**game.save(), "config": {**game.save()["config"], "packs": packs}}
    record = game.record.to_dict()
    start = {**record["start"], "config": {**record["start"]["config"], "packs": packs}}
    return {**record, "start": start}


@pytest.mark.parametrize("kind", ["save", "record", "position"])
@pytest.mark.parametrize("allowed", [False, True])
def test_a_path_is_never_followed(attic: Path, kind: str, allowed: bool) -> None:
    game, (_, read) = ruledock.new("auction", players=2, seed=3), KEPT[kind]
    packs_from = [attic.parent] if allowed else []
    heard = []
    for path in (attic, attic.parent / "nothing", Path("/etc/passwd"), Path("/etc")):
        with pytest.raises(SaveError) as error:
            read(with_packs(kind, game, [str(path)]), packs_from=packs_from)
        assert "expected the name of a pack" in str(error.value)
        heard.append(str(error.value).replace(repr(str(path)), "…"))
    assert len({*heard}) == 1, "nobody can tell from the answer what lies at a path"


@pytest.mark.parametrize(
    "name",
    ["..", ".", "../attic", "attic.zip", "a\\b", "C:attic", "Attic", "a\0b", "\ud800", "x" * 250],
)
def test_what_is_no_name_is_refused_with_its_place(name: str) -> None:
    game = ruledock.new("auction", players=2, seed=3)
    with pytest.raises(SaveError, match="/config/packs"):
        ruledock.load(with_packs("save", game, [name]))


def test_a_redacted_record_still_finds_its_packs(attic: Path) -> None:
    record = played(attic).record_for(0)
    assert str(attic.parent) not in json.dumps(record.to_dict())
    assert "seed" not in record.start


def test_another_pack_of_that_name_is_noticed(attic: Path) -> None:
    saved = played(attic).save()
    (attic / "lots" / "lots.json").write_text(json.dumps([{**CARD, "value": 7}]))
    with pytest.raises(SaveError, match="made with other content"):
        ruledock.load(saved, packs_from=attic)
