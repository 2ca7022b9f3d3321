"""Lesson sets from anywhere: folder, archive, wheel; by letter or name, any three together."""

from __future__ import annotations

import json
import shutil
import sys
import zipfile
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import ruledock
from ruledock.errors import ConfigError, ContentError
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_cli.pack.build import archive
from ruledock_cli.pack.game import one_pack
from ruledock_isle.table import IsleTable
from ruledock_isle.words import BoatScene
from tests.plugins.isle.language import language

HARBOUR = Path(__file__).parents[4] / "examples" / "packs" / "harbour"
PYPROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "harbour-lessons"
version = "1.0"

[project.entry-points."ruledock.packs"]
harbour = "harbour_lessons:packs"

[tool.hatch.build.targets.wheel]
packages = ["harbour_lessons"]
"""
OFFER = "from importlib.resources import files\ndef packs(): return files(__name__) / 'packs'\n"


def ruleset(sets, *packs, **more):
    given = {"game": "isle", "players": 2, "windows": "own", "lessons": list(sets), **more}
    return link(make_config({**given, "packs": [str(pack) for pack in packs]}))


def played(linked, choices=40):
    """How a game of this ruleset goes when everybody takes the first of their options."""
    game = ruledock.new(linked.config, seed=5)
    for _ in range(choices):
        game.choose(game.decisions[0], len(game.decisions[0].options) // 2)
    return game.record.to_dict()["choices"], game.save()["table"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """A distribution that brings the harbour pack, as anybody would build one."""
    root = tmp_path_factory.mktemp("dist")
    (root / "pyproject.toml").write_text(PYPROJECT, "utf-8")
    package = root / "harbour_lessons"
    shutil.copytree(HARBOUR, package / "packs" / "harbour")
    (package / "__init__.py").write_text(OFFER, "utf-8")
    return Path(next(iter(WheelBuilder(str(root)).build(directory=str(root / "out")))))


@contextmanager
def on_path(place):
    """While Python looks for distributions here too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(place))
        patch.delitem(sys.modules, "harbour_lessons", raising=False)
        yield


def test_a_pack_is_the_same_from_a_folder_an_archive_and_a_wheel(tmp_path, wheel):
    sets = ("A", "B", "harbour")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    with on_path(tmp_path / "site"):
        from_wheel = ruleset(sets)
        digests, games = {from_wheel.digest}, [played(from_wheel)]
    folder = tmp_path / "folder"
    shutil.copytree(HARBOUR, folder)
    zipped = tmp_path / "harbour.zip"
    zipped.write_bytes(archive(*one_pack(str(HARBOUR), None)))
    for place in (folder, zipped):
        linked = ruleset(sets, place)
        assert linked.content_digests == from_wheel.content_digests
        digests.add(linked.digest)
        games.append(played(linked))
    assert len(digests) == 1
    assert games[0] == games[1] == games[2]


def test_a_pack_in_a_wheel_that_is_not_unpacked(wheel):
    with on_path(wheel):
        linked = ruleset(("A", "B", "harbour"), players=4)
    assert linked.content.packs["harbour"].adds == {"lessons": harbour_ids()}


def harbour_ids():
    return tuple(sorted(json.loads(file.read_text("utf-8"))["id"] for file in LESSONS))


LESSONS = sorted((HARBOUR / "lessons").iterdir())


# -- sets --------------------------------------------------------------------------------------


def write_set(folder, name, count=8, first=0, pack=None, **keys):
    """A set with public and private lessons, one that names a colour and one that differs solo."""
    pack = folder / (pack or f"pack-{name.lower()}")
    (pack / "lessons").mkdir(parents=True)
    about = {"name": pack.name, "version": "1.0", "title": name, "needs": ["isle"]}
    (pack / "pack.json").write_text(json.dumps(about))
    for number in range(first, first + count):
        lesson = {
            "id": f"{name.lower()}-{number}",
            "name": f"Lesson {number}",
            "text": "2 points for each oshax.",
            "cost": number % 4,
            "set": name,
            "score": {"pay": 2, "per": "oshax"},
            "examples": [{"boat": "B", "scores": 2}],
            "provenance": "house",
            **keys,
        }
        if number % 4 == 1:
            colour = {"pay": 2, "per": {"colour": {"named": "colour"}}}
            shown = [{"boat": "b", "scores": 2, "named": {"colour": "blue"}}]
            lesson |= {"public": True, "colour": True, "score": colour, "examples": shown}
        if number % 4 == 2:
            alone = {"text": "1 point for each rat.", "score": {"pay": 1, "per": "rats"}}
            lesson |= {"solo": alone, "public": True}
        (pack / "lessons" / f"{number}.json").write_text(json.dumps(lesson))
    return pack


def test_any_three_sets_make_a_deck(tmp_path):
    packs = [write_set(tmp_path, name) for name in ("D", "F", "night-watch")]
    for sets in combinations(["A", "D", "F", "night-watch"], 3):
        linked = ruleset(sets, *packs)
        lessons = linked.book.lessons
        assert len(lessons) == 14 + 24
        assert set(lessons) <= set(linked.book.deck)
        assert {one.set for one in lessons.values()} == {None, *sets}
        assert len(linked.book.deck) == 150


def test_cards_of_a_new_set_are_what_their_files_say(tmp_path):
    linked = ruleset(("A", "B", "D"), write_set(tmp_path, "D"))
    cards = linked.book.lessons
    assert [linked.book.costs[f"d-{n}"] for n in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert [cards[f"d-{n}"].public for n in range(4)] == [False, True, True, False]
    assert [cards[f"d-{n}"].colour for n in range(4)] == [False, True, False, False]
    solo = ruleset(("A", "B", "D"), write_set(tmp_path / "x", "D"), players=1, modules=["sister"])
    assert solo.book.lessons["d-2"].text.startswith("1 point for each rat.")


@pytest.mark.parametrize(
    ("count", "told"),
    [(7, "has 7 lessons, expected 8$"), (9, "has 9 lessons, expected 8$")],
)
def test_a_game_takes_whole_sets_only(tmp_path, count, told):
    pack = write_set(tmp_path, "D", count)
    with pytest.raises(ConfigError, match=told):
        ruleset(("A", "B", "D"), pack)
    rules = {"lessons_per_set": count}
    with pytest.raises(ConfigError, match="'A' has 8 lessons"):
        ruleset(("A", "B", "D"), pack, rules=rules)


def test_a_set_of_two_packs_is_whole_only_together(tmp_path):
    parts = [write_set(tmp_path, "D", 5), write_set(tmp_path, "D", 3, first=5, pack="more")]
    assert len(ruleset(("A", "B", "D"), *parts).book.deck) == 150
    with pytest.raises(ConfigError, match=r"has 5 lessons, expected 8$"):
        ruleset(("A", "B", "D"), parts[0])
    third = write_set(tmp_path, "D", 1, first=8, pack="third")
    with pytest.raises(ConfigError, match="has 9 lessons, expected 8: ") as refused:
        ruleset(("A", "B", "D"), *parts, third)
    told = "3 of pack more (d-5, d-6, d-7), 5 of pack pack-d (d-0, d-1, d-2, d-3, d-4)"
    ending = ", 1 of pack third (d-8); give yours another letter or name"
    assert str(refused.value).endswith(told + ending)


def test_who_only_changes_a_set_is_not_told_to_bring_it(tmp_path):
    pack, other = write_set(tmp_path, "D", 7), write_set(tmp_path, "D", 1, pack="pack-d-uk")
    about = {"name": "pack-d-uk", "version": "1.0", "title": "D", "overlays": ["pack-d"]}
    (other / "pack.json").write_text(json.dumps(about))
    with pytest.raises(ConfigError, match=r"set 'D' has 7 lessons, expected 8$"):
        ruleset(("A", "B", "D"), pack, other, edition="uk")


def test_a_set_nobody_brings_is_answered_with_the_nearest(tmp_path):
    with pytest.raises(
        ConfigError, match="no pack brings a set 'Harbor'; did you mean \"Harbour\""
    ):
        ruleset(("A", "B", "Harbor"), write_set(tmp_path, "Harbour"))
    with pytest.raises(ConfigError, match="no pack brings a set 'Q'; known: A, B, C"):
        ruleset(("A", "B", "Q"))
    with pytest.raises(ConfigError, match="no pack brings a set 'a'; did you mean \"A\""):
        ruleset(("a", "B", "C"))


def test_ids_that_clash_are_refused(tmp_path):
    pack = write_set(tmp_path, "D", id="127")
    with pytest.raises(ContentError, match="duplicate-id"):
        ruleset(("A", "B", "D"), pack)


def test_lessons_in_a_set_that_is_taken_are_pointed_at_and_no_others(tmp_path):
    pack = write_set(tmp_path, "D")
    for name in ("2.json", "5.json"):
        file = pack / "lessons" / name
        file.write_text(json.dumps({**json.loads(file.read_text()), "set": "A"}))
    with pytest.raises(ContentError) as refused:
        ruleset(("A", "B", "C"), pack)
    found = [(Path(one.file).name, one.pointer, one.code) for one in refused.value.mistakes]
    assert found == [("2.json", "/set", "set-taken"), ("5.json", "/set", "set-taken")]


def test_a_lesson_with_the_id_of_a_card_is_pointed_at_and_no_other(tmp_path):
    pack = write_set(tmp_path, "D")
    file = pack / "lessons" / "3.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "id": "011"}))
    with pytest.raises(ContentError) as refused:
        ruleset(("A", "B", "D"), pack)
    found = [(Path(one.file).name, one.pointer, one.code) for one in refused.value.mistakes]
    assert found == [("3.json", "/id", "duplicate-id")]


def test_an_edition_may_lay_itself_over_any_set(tmp_path):
    pack, other = write_set(tmp_path, "D"), write_set(tmp_path, "D", 1, pack="pack-d-uk")
    about = {"name": "pack-d-uk", "version": "1.0", "title": "D", "overlays": ["pack-d"]}
    (other / "pack.json").write_text(json.dumps(about))
    file = other / "lessons" / "0.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "cost": 9}))
    linked = ruleset(("A", "B", "D"), pack, other, edition="uk")
    assert linked.book.costs["d-0"] == 9


def test_bots_play_whole_games_with_new_sets(tmp_path, scaled):
    pack = write_set(tmp_path, "D")
    config = ruleset(("D", "I", "harbour"), pack, HARBOUR, players=3).config
    seen = set()
    for seed in range(scaled(1, 20)):
        game = ruledock.new(config, seed=seed)
        ruledock.playout(game, ruledock.RandomBot(seed))
        table = IsleTable.of(game)
        seen |= {card for hand in table.lessons for card in hand}
        seen |= {lesson.card for lesson in table.public_lessons}
    assert any(card.startswith(("d-", "harbour-")) for card in seen)


# -- the harbour -------------------------------------------------------------------------------


def harbour(name):
    return json.loads((HARBOUR / "lessons" / f"{name}.json").read_text("utf-8"))


def pays(name, drawn):
    said = language()
    rows = drawn if drawn.startswith("boat-") else drawn.split("/")
    return said.pays(harbour(name)["score"], BoatScene(said.fleet.read(rows, loose=True)))


@pytest.mark.parametrize(
    ("name", "drawn", "points"),
    [
        ("mixed-company", "boat-blue: b01 n1, g01 o3, r01 n5, oshax-1 g4 orange", 3),
        ("mixed-company", "boat-blue:", 0),
        ("clear-decks", ".../.../...", 6),
        ("clear-decks", "ccc/.../$$$", 2),
        ("good-neighbours", "b1 b2 b3 r4 r5 r6", 1),
        ("good-neighbours", "b1 b2 b3/g4 r5 g6/g7 g8 g9", 1),
        ("open-water", "...", 2),
        ("open-water", "..b....", 2),
        ("wrong-maps", "r1?b r2?g g3 b4?r", 12),
        ("wrong-maps", "B1?b r2 c3?r", 0),
        ("wallflowers", "b.g.r.p.o.b.g.r.p", 4),
        ("all-different", "B.G.R.P.O", 5),
        ("all-different", "B.B.G", 0),
    ],
)
def test_harbour_lessons_pay_what_they_say(name, drawn, points):
    assert pays(name, drawn) == points
