"""New packs, and the schemas beside them."""

import json
from pathlib import Path

import jsonschema
import pytest

from tests.tools.cli.packs import LESSON, codes, verdict


def test_a_new_pack_passes_and_is_told_to_be_a_draft(run, night):
    found = verdict(run, night)
    assert found["fine"]
    assert codes(found["warnings"]) == [("/version", "set-size")]
    assert found["warnings"][0]["line"] == 4
    assert "fine   night: pack night 0.1 for isle: 2 lessons" in run("pack", "check", night).out
    assert run("pack", "check", night, "--strict").code == 1


@pytest.mark.parametrize("name", ["Night", "night!", "a b", "-x", "x" * 61, "lessons-a", "\x1b"])
def test_a_name_that_no_pack_can_have_makes_nothing(run, tmp_path, name):
    ran = run("pack", "new", "--", name)
    assert ran.code == 2
    assert (ran.err.rstrip("\n")).isprintable()
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(run, night):
    before = {file: file.read_bytes() for file in night.rglob("*") if file.is_file()}
    assert "is there already" in run("pack", "new", "night").err
    assert {file: file.read_bytes() for file in before} == before


@pytest.mark.parametrize("name", ["night_watch", "7-cats"])
def test_any_name_makes_a_pack_that_passes(run, name):
    run("pack", "new", name)
    assert verdict(run, name)["fine"]


def test_the_skeleton_names_schemas_that_lie_beside_it(night):
    for file in (night / "pack.json", *(night / "lessons").iterdir()):
        value = json.loads(file.read_text("utf-8"))
        schema = json.loads((file.parent / value["$schema"]).read_text("utf-8"))
        jsonschema.Draft202012Validator(schema).validate(value)
        assert "x-expression" not in json.dumps(schema)
        assert "http" not in json.dumps({**schema, "$schema": ""})


def test_the_schemas_are_json_schemas(made):
    """Any one definition of the language stands for all: they are made alike."""
    schema = json.loads((made / "schemas" / "lessons.schema.json").read_text("utf-8"))
    defs = schema.pop("$defs")
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator.check_schema({"$defs": {"colour": defs["colour"]}})


@pytest.mark.parametrize(
    ("score", "place"),
    [
        ({"pay": 2, "per": {"and": ["oshax", "at-egde"]}}, ["score", "per", "and", 1]),
        ({"pay": 2, "pre": "oshax"}, ["score"]),
        ({"pya": 2}, ["score"]),
        ({"pay": 2, "if": "oshax"}, ["score", "if"]),
        ({"pay": "two"}, ["score", "pay"]),
    ],
)
def test_an_editor_marks_what_is_wrong_with_a_score(night, score, place):
    """With nothing but the schema beside the pack: no registry, no network, no Ruledock."""
    value = json.loads(Path(LESSON).read_text("utf-8"))
    schema = json.loads((night / "schemas" / "lessons.schema.json").read_text("utf-8"))
    checker = jsonschema.Draft202012Validator(schema)
    assert not list(checker.iter_errors(value))
    paths = [list(error.absolute_path) for error in _leaves(checker, {**value, "score": score})]
    assert any(path[: len(place)] == place for path in paths), paths


def _leaves(checker, value):
    waiting = list(checker.iter_errors(value))
    while waiting:
        error = waiting.pop()
        yield error
        waiting += error.context


def test_schemas_can_be_laid_beside_any_pack_again(run, shore):
    assert run("pack", "schemas", shore).code == 0
    names = {file.name for file in (shore / "schemas").iterdir()}
    assert names == {"pack.schema.json", "lessons.schema.json", "languages.schema.json"}
    assert verdict(run, shore)["fine"]
    assert run("pack", "schemas", "nowhere").code == 2
