"""Configurations: from a file or from keywords, with all mistakes told at once."""

from __future__ import annotations

import json

import attrs
import pytest

import ruledock
from ruledock.linking.config import EMPTY, Config, make_config

TABLE = """
game = "auction"
players = ["Ada", "Bo", "Cy"]
modules = ["tolls", "patrons"]
seed = 11
windows = ["all", "own", "phases"]

[rules]
rounds = 1
"""


def test_a_file_and_keywords_say_the_same(tmp_path):
    file = tmp_path / "table.toml"
    file.write_text(TABLE, encoding="utf-8")
    from_file = ruledock.load_config(file)
    settings = {
        "players": ["Ada", "Bo", "Cy"],
        "modules": ["patrons", "tolls"],
        "windows": ["all", "own", "phases"],
        "rules": {"rounds": 1},
        "seed": 11,
    }
    assert from_file == make_config({"game": "auction", **settings})
    other = tmp_path / "table.json"
    other.write_text(json.dumps({"game": "auction", **settings}), encoding="utf-8")
    assert ruledock.load_config(other) == from_file
    assert ruledock.new(from_file).save() == ruledock.new("auction", **settings).save()


def test_players_by_name_are_called_by_it():
    game = ruledock.new("auction", players=["Ada", "Bo"], seed=1)
    assert game.ruleset.name_of(1) == "Bo"
    assert any("Ada" in message.text() for message in game.log(None))


def test_names_alone_say_how_many_play():
    assert make_config({"game": "auction", "names": ["Ada", "Bo", "Cy"]}).players == 3


def test_the_seed_of_a_configuration_is_used_and_can_be_replaced():
    config = make_config({"game": "auction", "seed": 5})
    assert ruledock.new(config).record.start["seed"] == "5"
    assert ruledock.new(config, seed=6).record.start["seed"] == "6"
    assert ruledock.new("auction").record.start != ruledock.new("auction").record.start


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "/game: found nothing"),
        ({"game": 3}, "/game: found 3, expected the name of a game"),
        ({"players": "two"}, '/players: found "two"'),
        ({"players": True}, "/players: found true"),
        ({"modules": "tolls"}, '/modules: found "tolls", expected a list of module names'),
        ({"modules": [1]}, "/modules/0: found 1, expected text"),
        ({"modules": ["tolls", "tolls"]}, "expected each name once"),
        ({"names": ["Ada"], "players": 2}, "/names: found 1 of them, expected one for each player"),
        ({"players": ["Ada", 2]}, "/players/1: found 2, expected text"),
        ({"players": ["Ada", "Ada"]}, "/players: found a list of 2, expected each name once"),
        ({"windows": 5}, "/windows: found 5"),
        ({"windows": ["all", 5]}, "/windows/1: found 5, expected text"),
        ({"windows": "alll"}, 'did you mean "all"?'),
        ({"windows": ["all"], "players": 2}, "/windows: found 1 of them"),
        ({"rules": 3}, "/rules: found 3"),
        ({"seed": 1.5}, "/seed: found 1.5, expected a whole number or a text of 1 to 64"),
        ({"seed": ""}, "/seed: found '', expected a whole number or a text of 1 to 64"),
        ({"seed": "a\nb"}, "/seed: found 'a\\nb', expected a whole number or a text"),
        ({"seed": "x" * 65}, "/seed: found 'x"),
        ({"seed": 10**5000}, "/seed: found a number of too many digits, expected at most 38"),
    ],
)
def test_each_mistake_is_told_with_its_place(given, said):
    source = given if not given or "game" in given else {"game": "auction", **given}
    with pytest.raises(ruledock.ConfigError) as error:
        make_config(source)
    assert said in str(error.value)


def test_a_misspelt_setting_of_a_game_is_recognised():
    with pytest.raises(ruledock.ConfigError, match='did you mean "lessons"'):
        ruledock.new("isle", players=2, lesons=["A"])


def test_a_configuration_edited_by_hand_still_needs_a_name_for_each_player():
    both = make_config({"game": "auction", "players": 3})
    with pytest.raises(ruledock.ConfigError, match="names: found 2, expected one for each player"):
        ruledock.new(attrs.evolve(both, names=("Ada", "Ben", "Ada")))


def test_all_mistakes_are_told_at_once():
    with pytest.raises(ruledock.ConfigError) as error:
        make_config({"game": 1, "players": "x", "modules": 3, "windows": "never"})
    assert len(str(error.value).splitlines()) == 4


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("bad.toml", "game = ", "bad.toml"),
        ("bad.json", '{"game": }', "bad.json"),
        ("list.json", "[1]", "expected a table of settings"),
        ("twice.json", '{"game": "auction",\n"game": "isle"}', "twice.json:2, at /game"),
        ("deep.json", "[" * 100_000, "at most 64 levels"),
        (
            "deep.toml",
            "x = " + "[" * 100_000,
            "deep.toml: found too many levels, expected at most 64",
        ),
    ],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path, name, text, said):
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ruledock.ConfigError, match=said):
        ruledock.load_config(file)


def test_a_file_that_is_not_there_says_so(tmp_path):
    with pytest.raises(ruledock.ConfigError, match="No such file"):
        ruledock.load_config(tmp_path / "none.toml")


@pytest.mark.parametrize("place", ["gale/pack.json", "gale.zip"])
def test_a_pack_beside_the_file_must_be_named_by_its_path(tmp_path, monkeypatch, place):
    (tmp_path / "gale").mkdir()
    (tmp_path / place).write_text("{}", encoding="utf-8")
    file = tmp_path / "table.toml"
    file.write_text('game = "auction"\npacks = ["gale"]', encoding="utf-8")
    written = f'"./{place.removesuffix("/pack.json")}"'
    with pytest.raises(ruledock.ConfigError, match=f'found "gale", .*, expected {written}'):
        ruledock.load_config(file)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ruledock.ConfigError, match=f"no pack 'gale' is installed; .*{written}"):
        ruledock.new("auction", packs=["gale"])


def test_an_installed_pack_is_meant_before_one_that_lies_beside_the_file(tmp_path):
    (tmp_path / "isle").mkdir()
    (tmp_path / "isle" / "pack.json").write_text("{}", encoding="utf-8")
    file = tmp_path / "table.toml"
    file.write_text('game = "isle"\npacks = ["isle"]', encoding="utf-8")
    assert ruledock.load_config(file).packs == ("isle",)


def test_a_missing_pack_is_told_before_what_a_game_misses_without_it():
    with pytest.raises(ruledock.ConfigError, match=r"^no pack 'gale'"):
        ruledock.new("isle", packs=["gale"], lessons=["A", "B", "gale"])


def test_a_folder_of_packs_is_no_pack(tmp_path):
    (tmp_path / "gale").mkdir()
    (tmp_path / "gale" / "pack.json").write_text('{"name": "gale"}', encoding="utf-8")
    file = tmp_path / "table.toml"
    file.write_text('game = "auction"\npacks = ["."]', encoding="utf-8")
    with pytest.raises(ruledock.ConfigError, match=r"a folder of packs; .*gale"):
        ruledock.new(ruledock.load_config(file))


def test_a_ready_configuration_takes_no_further_settings():
    with pytest.raises(ruledock.ConfigError, match="not with a finished configuration"):
        ruledock.new(make_config({"game": "auction"}), players=3)


def test_what_a_configuration_prints_makes_it_again():
    config = make_config({"game": "auction", "players": ["Ada", "Bo"], "seed": 7, "windows": "own"})
    printed = repr(config).replace(repr(EMPTY), "EMPTY")
    assert eval(printed, {"Config": Config, "EMPTY": EMPTY}) == config


def test_a_configuration_prints_nothing_but_what_its_host_said():
    config = make_config({"game": "auction", "players": 3, "seed": 7})
    linked = ruledock.new(config).ruleset.config
    assert linked.levels
    assert repr(attrs.evolve(linked, seed=7)) == repr(attrs.evolve(linked, seed=7, levels=EMPTY))


def test_a_configuration_that_is_changed_asks_for_other_rules():
    two, three = (Config("auction", players=players, names=()) for players in (2, 3))
    assert attrs.evolve(two, players=3).key == three.key != two.key
