"""The author's workshop: from nothing to an archive, and all that can be wrong on the way."""

import json
import re
import shutil
import zipfile
from hashlib import sha256
from pathlib import Path

import jsonschema
import pytest

from ruledock_cli import main, pack_check
from ruledock_cli.arguments import parser
from ruledock_cli.pretty import pretty

HARBOUR = Path(__file__).parents[3] / "examples" / "packs" / "harbour"
LESSON = "night/lessons/edge-sleepers.json"


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A new pack as the command makes it."""
    folder = tmp_path_factory.mktemp("made") / "night"
    assert main(["pack", "new", str(folder)]) == 0
    return folder


@pytest.fixture
def night(run, made):
    """The same in the current folder."""
    shutil.copytree(made, "night")
    return Path("night")


def change(file, **keys):
    """Some keys of a JSON file changed; None takes one away."""
    path = Path(file)
    value = {**json.loads(path.read_text("utf-8")), **keys}
    kept = {key: part for key, part in value.items() if part is not None}
    path.write_text(pretty(kept) + "\n", "utf-8")
    return path


def verdict(run, path, *more):
    ran = run("pack", "check", path, "--json", *more)
    (one,) = json.loads(ran.out)
    assert ran.code == (not one["fine"] or ("--strict" in more and bool(one["warnings"])))
    return one


def codes(found):
    return [(one["pointer"], one["code"]) for one in found]


# -- new ---------------------------------------------------------------------------------------


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
    assert names == {"pack.schema.json", "lessons.schema.json"}
    assert verdict(run, shore)["fine"]
    assert run("pack", "schemas", "nowhere").code == 2


# -- check -------------------------------------------------------------------------------------


def test_the_examples_of_a_lesson_are_tests(run, night):
    text = Path(LESSON).read_text("utf-8")
    Path(LESSON).write_text(text.replace('"scores": 2', '"scores": 3'), "utf-8")
    (mistake,) = verdict(run, night)["mistakes"]
    assert (mistake["pointer"], mistake["code"]) == ("/examples/0/scores", "wrong-example")
    assert mistake["found"] == "3"
    assert mistake["expected"].startswith("2, which is what the score pays: 2 per oshax, at edge")
    assert text.split("\n")[mistake["line"] - 1].strip().startswith('{"boat": ["B.b"')


@pytest.mark.parametrize(
    ("example", "place", "code"),
    [
        ({"boat": ["bb", "b"], "scores": 0}, "/examples/0/boat/1", "wrong-boat"),
        ({"boat": ["zz"], "scores": 0}, "/examples/0/boat/0", "wrong-boat"),
        ({"boat": "boat-bleu: b01 h4", "scores": 0}, "/examples/0/boat", "wrong-boat"),
        ({"boat": "boat-blue: b99 h4", "scores": 0}, "/examples/0/boat", "wrong-boat"),
        ({"boat": "boat-blue: b01 a1", "scores": 0}, "/examples/0/boat", "wrong-boat"),
        (
            {"boat": "b", "scores": 0, "named": {"colour": "blue"}},
            "/examples/0/named/colour",
            "wrong-example",
        ),
    ],
)
def test_an_example_that_cannot_be_is_told_at_its_place(run, night, example, place, code):
    change(LESSON, examples=[example])
    assert codes(verdict(run, night)["mistakes"]) == [(place, code)]


def test_a_named_colour_must_be_one_and_be_named(run, night):
    score = {"pay": 2, "per": {"colour": {"named": "colour"}}}
    text = "Everybody: 2 points for each cat of the named colour."
    keys = {"score": score, "text": text, "public": True, "colour": True}
    blue = {"boat": "b.r", "scores": 2, "named": {"colour": "blue"}}
    change(LESSON, **keys, examples=[blue])
    assert verdict(run, night)["fine"]
    change(LESSON, examples=[{**blue, "named": {}}, {**blue, "named": {"colour": "bleu"}}])
    assert codes(verdict(run, night)["mistakes"]) == [
        ("/examples/0", "wrong-example"),
        ("/examples/1/named/colour", "wrong-example"),
    ]
    change(LESSON, examples=[blue], score={"pay": {"named": "colour"}})
    assert codes(verdict(run, night)["mistakes"]) == [("/score/pay/named", "wrong-sort")]
    change(LESSON, score={"pay": {"named": "luck"}})
    assert codes(verdict(run, night)["mistakes"]) == [("/score/pay/named", "not-allowed")]


def test_a_set_has_exactly_eight_lessons(run, shore):
    assert verdict(run, shore) == {
        "path": "shore", "kind": "pack", "fine": True, "mistakes": [], "warnings": [],
    }  # fmt: skip
    (shore / "lessons" / "open-water.json").unlink()
    (mistake,) = verdict(run, shore)["mistakes"]
    assert (mistake["code"], mistake["expected"]) == ("set-size", "exactly 8")
    assert mistake["found"].startswith('7 lessons in set "shore"')


def test_a_lesson_in_the_wrong_set_is_pointed_at(run, shore):
    change(shore / "lessons" / "open-water.json", set="shroe")
    (mistake,) = verdict(run, shore)["mistakes"]
    assert (mistake["pointer"], mistake["code"]) == ("/set", "set-size")
    assert mistake["nearest"] == "shore"


def test_sets_and_ids_that_installed_packs_have_are_taken(run, shore):
    change(shore / "lessons" / "open-water.json", id="326")
    for file in (shore / "lessons").iterdir():
        change(file, set="I")
    found = verdict(run, shore)["mistakes"]
    assert {one["code"] for one in found} == {"duplicate-id", "set-taken"}
    (clash,) = [one for one in found if one["code"] == "duplicate-id"]
    assert (Path(clash["file"]).name, clash["pointer"]) == ("open-water.json", "/id")
    assert "lessons-i" in clash["found"]


@pytest.mark.parametrize(
    ("keys", "place", "code"),
    [
        ({"text": "3 points for each oshax at the edge."}, "/text", "numbers-differ"),
        ({"text": "Two points for each oshax, four at most."}, "/text", "numbers-differ"),
        ({"text": "A point for each oshax at the edge."}, "/score/pay", "numbers-differ"),
        ({"score": {"pay": 2, "per": {"beyond": 2, "of": 2}}}, "/score", "constant-score"),
        ({"score": {"pay": 2, "per": {"beyond": 2, "of": "lessons"}, "if": {"no": "squares"}}},
         "/score/if", "unmet-condition"),
        ({"score": {"total": [{"pay": 2, "per": "oshax"},
                              {"pay": 2, "if": {"some": {"and": ["oshax", "treasures"]}}}]}},
         "/score/total/1/if", "unmet-condition"),
        ({"score": {"total": [{"pay": 2, "per": "oshax"}, {"each": "rooms", "pays":
           {"pay": 2, "if": {"at-least": 200, "of": {"and": ["cats", {"in": "that-room"}]}}}}]},
          "text": "2 points for each oshax, 2 for each room with 200 cats."},
         "/score/total/1/pays/if", "unmet-condition"),
        ({"set": None}, "", "no-set"),
    ],
)  # fmt: skip
def test_what_looks_wrong_is_a_warning_until_its_author_says_why(run, night, keys, place, code):
    change(LESSON, **{"examples": [{"boat": ["."], "scores": 0}], **keys})
    found = verdict(run, night)
    assert found["fine"], found
    mine = [one for one in found["warnings"] if Path(one["file"]).name == "edge-sleepers.json"]
    assert codes(mine) == [(place, code)]
    assert mine[0]["evidence"]
    out = run("pack", "check", night).out
    assert f'"accepts": {{"{code}": "the reason"}}' in out
    assert "  seen      " in out
    change(LESSON, accepts={code: "It is meant so."})
    assert codes(verdict(run, night)["warnings"]) == [("/version", "set-size")]


def test_a_warning_accepted_for_nothing_is_one_itself(run, night):
    change(LESSON, accepts={"constant-score": "So it was once."})
    found = verdict(run, night)["warnings"]
    assert ("/accepts/constant-score", "needless-accepts") in codes(found)
    assert '"accepts": {"needless-accepts"' not in run("pack", "check", night).out
    change(LESSON, accepts={"constant-scoer": "?"})
    (mistake,) = verdict(run, night)["mistakes"]
    assert (mistake["code"], mistake["nearest"]) == ("not-allowed", "constant-score")


def test_a_text_may_tell_the_numbers_of_a_table_and_need_not(run, night):
    table = {"table": [1, 3, 6], "from": 2, "by": "oshax", "then": 5}
    keys = {"score": table, "examples": [{"boat": ["B.R.B"], "scores": 3}]}
    for text in ("Oshax score by their number: 2 1, 3 3, 4 6, and 5 each.", "See the rules."):
        change(LESSON, text=text, **keys)
        assert codes(verdict(run, night)["warnings"]) == [("/version", "set-size")]
    change(LESSON, text="Oshax score 7 points.", **keys)
    assert ("/text", "numbers-differ") in codes(verdict(run, night)["warnings"])


def test_other_players_have_belongings_too(run, night):
    score = {"pay": 2, "if": {"at-least": 1, "of": {"most-of-others": "lessons"}}}
    others = [["."], {"boat": "boat-red:", "lessons": 1}]
    examples = [{"boat": ["."], "others": others, "scores": 2}, {"boat": ["."], "scores": 0}]
    text = "2 points if another player has a lesson."
    change(LESSON, score=score, examples=examples, text=text)
    found = verdict(run, night)
    assert found["mistakes"] == []
    assert codes(found["warnings"]) == [("/version", "set-size")]
    out = run("pack", "explain", LESSON, "1").out
    assert "another player, 1 lessons\nboat-red:\n" in out
    examples[0]["others"][1] = {"boat": "boat-red:", "lesons": 1}
    change(LESSON, examples=examples)
    (mistake,) = verdict(run, night)["mistakes"]
    assert (mistake["pointer"], mistake["nearest"]) == ("/examples/0/others/1/lesons", "lessons")


def test_a_lesson_in_a_set_of_another_pack_is_told_by_name(run, night):
    change(LESSON, set="A")
    (mistake,) = verdict(run, night)["mistakes"]
    assert (mistake["file"], mistake["pointer"], mistake["code"]) == (LESSON, "/set", "set-taken")
    assert mistake["found"] == '"A", which pack "lessons-a" brings too'


def test_several_packs_and_none(run, night, shore):
    ran = run("pack", "check", "night", "shore", "nowhere", "--json")
    assert ran.code == 1
    assert [one["fine"] for one in json.loads(ran.out)] == [True, True, False]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [("", "bad-json")]),
        ('{"name": "night",', [("", "bad-json")]),
        ("[]", [("", "wrong-type")]),
        ("{}", [("", "missing-key")] * 3),
    ],
)
def test_of_a_pack_json_that_cannot_be_read_only_that_is_told(run, night, text, found):
    (night / "pack.json").write_text(text, "utf-8")
    mistakes = verdict(run, night)["mistakes"]
    assert codes(mistakes) == found
    assert {one["file"] for one in mistakes} == {"night/pack.json"}


def test_a_promise_is_not_called_empty_for_want_of_a_game(run, night):
    change(night / "pack.json", adds=["lessons"], needs=["ilse"])
    (mistake,) = verdict(run, night)["mistakes"]
    assert (mistake["code"], mistake["nearest"]) == ("missing-pack", "isle")


@pytest.mark.parametrize("file", [LESSON, "night/pack.json"])
@pytest.mark.parametrize("command", ["check", "build", "preview"])
def test_a_single_file_is_no_pack_and_leads_to_its_own(run, night, command, file):
    ran = run("pack", command, file)
    assert ran.code == 1
    told = ran.out + ran.err
    assert "[not-a-pack]" in told
    assert "such as night around this file" in told
    assert f"{file}: part of a pack; name its folder, night" in run("check", file).out


def test_a_single_file_in_no_pack_leads_nowhere(run):
    Path("notes.txt").write_text("", "utf-8")
    out = run("pack", "check", "notes.txt").out
    assert "[not-a-pack]" in out
    assert "such as" not in out


def test_watching_checks_again_when_a_file_changes(run, night, capsys):
    ticks = []

    def wait(seconds):
        ticks.append(seconds)
        if len(ticks) == 2:
            change(LESSON, cost=99)
        if len(ticks) == 4:
            raise KeyboardInterrupt

    args = parser().parse_args(["pack", "check", "night", "--watch"])
    with pytest.raises(KeyboardInterrupt):
        pack_check._watch(args, wait)
    told = [line for line in capsys.readouterr().out.split("\n") if line[:5] in ("fine ", "wrong")]
    assert told == ["fine   night: pack night 0.1 for isle: 2 lessons", "wrong  night: 1 mistake"]


# -- explain and words -------------------------------------------------------------------------


def test_a_score_is_explained_in_sentences(run, night):
    out = run("pack", "explain", LESSON, "boat-blue: oshax-1 h5 green, b01 h1").out
    assert out.startswith("Edge sleepers: 2 points for each oshax at the edge of your boat.\n")
    assert "\n0 points\n" in out
    out = run("pack", "explain", LESSON, "B.b/...").out
    assert "\n2 points\n  2 per oshax, at edge: 2\n" in out
    shown = run("pack", "explain", LESSON, "1").out.split("\n")
    assert shown[1:6] == [
        "     a  b  c",
        "  1  B1 .  b2",
        "  2  .  .  .",
        "  3  .  r3 .",
        "2 points",
    ]
    assert "blue oshax at a1" in shown[-2]
    Path("boat.txt").write_text("B.B\n...\n", "utf-8")
    assert "\n4 points\n" in run("pack", "explain", LESSON, "boat.txt").out


def test_a_lesson_of_an_installed_pack_is_explained_by_its_id(run):
    words = ("pack", "explain", "144", "b.b.r")
    assert "\n2 points\n" in run(*words, "--with", "colour=blue").out
    assert "--with colour=blue" in run(*words).err
    assert 'did you mean "blue"?' in run(*words, "--with", "colour=bleu").err
    assert "colour" in run(*words, "--with", "color=blue").err
    assert "\n7 points\n" in run("pack", "explain", "142", ".", "--with", "fish=5").out


@pytest.mark.parametrize(
    ("item", "boat"),
    [("nowhere", "1"), ("144", "9"), (LESSON, "zzz"), (LESSON, "boat-bleu:"), ("boat.txt", "1")],
)
def test_what_cannot_be_explained_says_why(run, night, item, boat):
    Path("boat.txt").write_text("b", "utf-8")
    ran = run("pack", "explain", item, boat)
    assert ran.code in (1, 2)
    assert ran.err.startswith("ruledock: ")


def test_every_word_is_shown_in_use(run):
    words = json.loads(run("pack", "words", "--json").out)
    assert {"cats", "touching", "pay", "empty-areas"} <= {one["name"] for one in words}
    assert all(one["doc"] and one["example"] for one in words)
    assert "kings" not in json.dumps(words)
    out = run("pack", "words").out
    assert '{"exactly": 15, "of": "cats"}' in out
    shown = run("pack", "words", "covering").out
    assert "for example  " in shown
    assert 'did you mean "touching"?' in run("pack", "words", "toching").err
    assert not re.search(r"\w-\n", out), "a word is copied whole"


def test_what_may_be_written_for_a_value_is_told(run):
    assert "bow, deck, dining-room" in run("pack", "words", "room").out
    assert "colour, family-colour" in run("pack", "words", "distinct").out
    assert "bow, deck" in run("pack", "words", "room-name").out
    assert "runs through now" in run("pack", "words", "that-colour").out
    assert '{"named": "colour"}' in run("pack", "words", "named").out
    assert "no word 'that-kolour'" in run("pack", "words", "that-kolour").err


def test_a_part_leads_to_the_words_that_have_it(run):
    out = run("pack", "words", "up-to").out
    assert out.startswith("up-to, a part of\n  pay  ")
    assert '"up-to": 9' in out
    parts = json.loads(run("pack", "words", "over", "--json").out)
    assert {"sum", "largest"} <= {one["name"] for one in parts}
    assert 'did you mean "up-to"?' in run("pack", "words", "upto").err


def test_the_values_can_be_listed_alone(run):
    out = run("pack", "words", "values").out
    assert out.startswith("values\n")
    assert "bow, deck, dining-room" in out
    assert "cats" not in out


def test_a_folder_is_not_explained(run, night):
    told = run("pack", "explain", night, "1").err
    assert f"such as {LESSON}" in told


# -- build -------------------------------------------------------------------------------------


def test_an_archive_is_the_same_bytes_whenever_it_is_made(run, shore, tmp_path):
    out = run("pack", "build", shore).out
    built = (tmp_path / "shore-1.0.zip").read_bytes()
    assert sha256(built).hexdigest() in out
    copy = tmp_path / "elsewhere"
    shutil.copytree(shore, copy)
    run("pack", "schemas", copy)
    for file in sorted(copy.rglob("*.json"), reverse=True):
        file.write_bytes(file.read_bytes())
    assert run("pack", "build", copy, "--out", "again.zip").code == 0
    assert (tmp_path / "again.zip").read_bytes() == built
    names = zipfile.ZipFile(tmp_path / "again.zip").namelist()
    assert names == sorted(names)
    assert {"pack.json", "README.md", "lessons/open-water.json"} <= set(names)
    assert not any(name.startswith("schemas") for name in names)


def test_what_does_not_pass_is_not_built(run, shore, tmp_path):
    change(shore / "lessons" / "open-water.json", cost=-1)
    ran = run("pack", "build", shore)
    assert ran.code == 1
    assert "[out-of-range]" in ran.err
    assert not list(tmp_path.glob("*.zip"))


def test_what_is_too_large_for_a_pack_is_not_cut_short(run, shore, tmp_path):
    (shore / "LICENSE").write_text("x" * (1 << 20), "utf-8")
    run("pack", "build", shore)
    assert len(zipfile.ZipFile("shore-1.0.zip").read("LICENSE")) == 1 << 20
    (shore / "LICENSE").write_text("x" * (1 << 20) + "y", "utf-8")
    assert codes(verdict(run, shore)["mistakes"]) == [("", "too-big")]
    ran = run("pack", "build", shore, "--out", "again.zip")
    assert ran.code == 1
    assert "[too-big]" in ran.err
    assert not Path("again.zip").exists()
