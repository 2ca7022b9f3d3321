"""Games, modules, rules, content, words and schemas, for people and for programs."""

import json

import jsonschema
import pytest

import ruledock
from ruledock.linking.config import SETTINGS as READ
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_authoring.config_schema import SETTINGS, config_schema


def found(run, *words):
    return json.loads(run(*words, "--json").out)


def test_games_come_with_players_and_modules(run):
    games = {game["name"]: game for game in found(run, "games")}
    assert games["auction"]["players"] == [2, 4]
    assert games["auction"]["modules"] == ["late_draft", "patrons", "tolls"]
    assert games["brambles"]["modules"] == []
    out = run("games").out
    assert "2–4 players  The auction house; modules: late_draft, patrons, tolls" in out  # noqa: RUF001


def test_a_plugin_that_cannot_be_imported_is_named_and_the_rest_is_listed(run, monkeypatch):
    from ruledock.linking import plugins

    class Broken:
        name = "broken"

        def load(self):
            raise ImportError("no module named 'nowhere'")

    installed = {**plugins._installed(), "broken": Broken()}
    monkeypatch.setattr(plugins, "_installed", lambda: installed)
    ran = run("games")
    assert ran.code == 0
    assert "brambles" in ran.out
    assert "plugin 'broken' cannot be imported: no module named 'nowhere'" in ran.err


def test_modules_say_what_they_are(run):
    modules = {module["name"]: module for module in found(run, "modules", "auction")}
    assert set(modules) == {"late_draft", "patrons", "tolls"}
    assert modules["tolls"]["text"].startswith("Tolls, a module:")
    assert {one["game"] for one in modules.values()} == {"auction"}
    assert "There are no modules here." in run("modules", "brambles").out
    assert run("modules", "auctoin").code == 2


def test_rules_by_file_by_id_and_by_the_beginning_of_ids(run):
    files = found(run, "rules")
    assert "isle.place.adjacent" in files["isle"]
    (rule,) = found(run, "rules", "isle.place.adjacent")
    assert (rule["id"], rule["kind"]) == ("isle.place.adjacent", "rule")
    places = [rule["id"] for rule in found(run, "rules", "isle.place.*")]
    assert places == [id for id in files["isle"] if id.startswith("isle.place.")]
    assert [rule["id"] for rule in found(run, "rules", "sister.toml")] == files["sister"]
    assert run("rules", "isle.place.adjacent").out.startswith("isle.place.adjacent")


def test_an_unknown_rule_is_met_with_the_nearest(run):
    ran = run("rules", "isle.place.adjcent")
    assert (ran.code, ran.out) == (2, "")
    assert 'did you mean "isle.place.adjacent"?' in ran.err


def test_content_by_provenance(run, monkeypatch, tmp_path):
    pack = tmp_path / "packs" / "attic"
    (pack / "lots").mkdir(parents=True)
    about = {"name": "attic", "version": "1", "title": "Attic", "provenance": "public"}
    (pack / "pack.json").write_text(json.dumps(about))
    items = [
        {"id": "a", "provenance": "house"},
        {"id": "b", "provenance": {"kind": "rulebook", "source": "page 3"}},
        {"id": "c"},
    ]
    (pack / "lots" / "lots.json").write_text(json.dumps(items))
    monkeypatch.setenv("RULEDOCK_CONTENT", str(tmp_path / "packs"))
    known = {
        item["id"]: (item["provenance"], item["source"]) for item in found(run, "content", "attic")
    }
    assert known == {"a": ("house", ""), "b": ("rulebook", "page 3"), "c": ("public", "")}
    assert [item["id"] for item in found(run, "content", "attic", "--house")] == ["a"]
    assert run("content", "attic").out == "attic  3 items  1 house, 1 public, 1 rulebook\n"
    assert run("content", "attik").code == 2


def test_words_of_the_core_of_a_game_and_one_word(run):
    core = {word["name"] for word in found(run, "words")}
    assert {"pay", "count", "best"} <= core
    game = {word["name"]: word["owner"] for word in found(run, "words", "auction")}
    assert game.items() >= {"lots": "auction", "pay": "core"}.items()
    assert "lots" not in core
    (kind,) = found(run, "words", "auction", "kind")
    assert kind["example"] == {"kind": "vase"}
    assert '{"kind": "vase"}' in run("words", "auction", "kind").out
    assert 'did you mean "lots"?' in run("words", "auction", "lotts").err
    assert run("words", "a", "b", "c").code == 2


CONFIGS = [
    ({"game": "auction"}, True),
    ({"game": "auction", "players": ["A", "B"], "modules": ["tolls"], "seed": 3}, True),
    ({"game": "auction", "rules": {"rounds": 3, "draft": {"packet": 5}}}, True),
    ({"game": "auction", "windows": ["own", "all"]}, True),
    ({"game": "auction", "players": 1}, False),
    ({"game": "auction", "players": 5}, False),
    ({"game": "auction", "players": ["A"]}, False),
    ({"game": "auction", "players": ["A", "B", "C", "D", "E"]}, False),
    ({"game": "auction", "modules": ["tols"]}, False),
    ({"game": "auction", "rules": {"rounds": "three"}}, False),
    ({"game": "auction", "rules": {"ronuds": 3}}, False),
    ({"game": "auction", "windows": "never"}, False),
    ({"game": "auction", "windows": ["never", "all"]}, False),
    ({"game": "auction", "windows": {}}, False),
    ({"game": "auction", "colour": "red"}, False),
    ({}, False),
]


@pytest.mark.parametrize(("config", "fits"), CONFIGS)
def test_the_schema_of_a_table_agrees_with_linking_it(run, config, fits):
    schema = json.loads(run("schema", "auction").out)
    assert jsonschema.Draft202012Validator(schema).is_valid(config) == fits

    def links() -> bool:
        try:
            link(make_config(config))
        except ruledock.RuledockError:
            return False
        return True

    assert links() == fits


def test_a_host_overrides_only_what_is_to_change(run):
    table = jsonschema.Draft202012Validator(json.loads(run("schema", "isle").out))
    assert table.is_valid({"game": "isle", "rules": {"days": 3, "fish": {"income": 10}}})
    assert not table.is_valid({"game": "isle", "rules": {"dyas": 3}})


def test_plugins_of_a_table_have_known_names_or_paths(run):
    table = jsonschema.Draft202012Validator(json.loads(run("schema", "isle").out))
    assert table.is_valid({"game": "isle", "modules": ["kittens", "./barrel", "storm.py"]})
    assert not table.is_valid({"game": "isle", "modules": ["kitens"]})
    assert not table.is_valid({"game": "ilse"})


@pytest.mark.parametrize(
    ("players", "fits"), [(1, True), (0, False), (["A"], True), ([], False), ("two", False)]
)
def test_the_general_schema_leaves_the_number_of_players_to_the_game(players, fits):
    schema = jsonschema.Draft202012Validator(config_schema())
    assert schema.is_valid({"game": "any", "players": players}) == fits


def test_the_general_schema_knows_every_setting(run):
    assert json.loads(run("schema", "config").out) == config_schema()
    assert set(SETTINGS) == {*READ, "language"}, "which is for readers, not for the game"


def test_schemas_of_rules_saves_and_words(run):
    rules = json.loads(run("schema", "brambles", "rules").out)
    assert rules["properties"]["thorns"]["maximum"] == 100
    save = ruledock.new("brambles", seed=1).save()
    jsonschema.validate(save, json.loads(run("schema", "brambles", "save").out))
    score = json.loads(run("schema", "auction", "score").out)
    jsonschema.validate({"pay": 1, "per": "lots"}, score)
    assert run("schema", "auction", "scoer").code == 2
