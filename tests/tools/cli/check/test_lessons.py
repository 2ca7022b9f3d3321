"""What an author of lessons is told: mistakes at their places, warnings that are worth reading."""

import json
from pathlib import Path

import pytest

from ruledock.errors import ContentError
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from tests.tools.cli.packs import change, codes, verdict

ROOT = Path(__file__).parents[4]


def table(sets, *packs):
    given = {"game": "isle", "players": 2, "lessons": list(sets)}
    return link(make_config({**given, "packs": [str(pack) for pack in packs]}))


def add_set(pack, name, count):
    """So many more lessons of a set, all like one that is there."""
    like = json.loads((pack / "lessons" / "open-water.json").read_text("utf-8"))
    for number in range(count):
        lesson = {**like, "id": f"{name}-{number}", "set": name}
        (pack / "lessons" / f"{name}-{number}.json").write_text(json.dumps(lesson), "utf-8")


# -- ids and sets ------------------------------------------------------------------------------


@pytest.mark.parametrize("own", ["shore", None])
def test_a_lesson_with_the_id_of_another_card_is_refused(run, shore, own):
    file = change(shore / "lessons" / "open-water.json", id="007", set=own)
    (mistake,) = [one for one in verdict(run, shore)["mistakes"] if one["code"] == "duplicate-id"]
    assert (mistake["file"], mistake["pointer"]) == ("shore/lessons/open-water.json", "/id")
    assert file.read_text("utf-8").split("\n")[mistake["line"] - 1].strip() == '"id": "007",'
    assert 'cards of pack "isle"' in mistake["found"]


def test_no_table_is_laid_with_one_card_in_place_of_another(shore):
    change(shore / "lessons" / "open-water.json", id="007")
    with pytest.raises(ContentError, match=r"open-water\.json:\d+, at /id(.|\n)*duplicate-id"):
        table(("A", "B", "shore"), shore)


def test_each_set_of_a_wrong_size_is_told_once(run, shore):
    add_set(shore, "night", 8)
    assert verdict(run, shore)["fine"]
    add_set(shore, "dawn", 9)
    (mistake,) = verdict(run, shore)["mistakes"]
    assert (Path(mistake["file"]).name, mistake["code"]) == ("pack.json", "set-size")
    assert mistake["found"].startswith('9 lessons in set "dawn": "dawn-0"')
    (shore / "lessons" / "open-water.json").unlink()
    found = [one["found"].split(":")[0] for one in verdict(run, shore)["mistakes"]]
    assert found == ['9 lessons in set "dawn"', '7 lessons in set "shore"']


def test_a_lesson_alone_in_a_set_is_asked_for_the_set_that_lacks_one(run, shore):
    add_set(shore, "night", 8)
    change(shore / "lessons" / "open-water.json", set="east")
    (mistake,) = verdict(run, shore)["mistakes"]
    assert (Path(mistake["file"]).name, mistake["pointer"]) == ("open-water.json", "/set")
    assert (mistake["code"], mistake["nearest"]) == ("set-size", "shore")


@pytest.mark.parametrize("letter", ["A", "I"])
def test_a_set_that_is_taken_is_told_at_each_lesson(run, shore, letter):
    for file in sorted((shore / "lessons").iterdir()):
        change(file, set=letter)
    found = verdict(run, shore)["mistakes"]
    assert {(one["pointer"], one["code"]) for one in found} == {("/set", "set-taken")}
    assert len({one["file"] for one in found}) == 8
    assert all(one["line"] for one in found)
    assert f'which pack "lessons-{letter.lower()}" brings too' in found[0]["found"]


@pytest.mark.parametrize("folder", ["empty", "missing"])
def test_a_pack_of_nothing_is_looked_at_twice(run, shore, folder):
    for file in (shore / "lessons").iterdir():
        file.unlink()
    if folder == "missing":
        (shore / "lessons").rmdir()
    found = verdict(run, shore)
    assert found["fine"]
    assert codes(found["warnings"]) == [("", "missing-file")]
    assert run("pack", "check", shore, "--strict").code == 1


def test_a_pack_that_only_changes_rules_is_not_of_nothing(run):
    assert verdict(run, ROOT / "content" / "isle-family")["warnings"] == []


# -- facts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        ("fish=x", 'fish: found "x", expected a whole number from 0 to 10000'),
        ("fish=", 'fish: found "", expected a whole number'),
        ("fish=[1]", "fish: found a list of 1, expected a whole number"),
        ("fish=inf", "fish: found Infinity, expected a whole number"),
        ("fish=1.5", "fish: found 1.5, expected a whole number"),
        ("fish=true", "fish: found true, expected a whole number"),
        ("fish=-3", "fish: found -3, expected a whole number"),
        ("fish=2024-01-01", 'fish: found "2024-01-01", expected a whole number'),
        ("others=3", "others: found 3, expected a list of boats"),
        ("others=[3]", "others/0: found 3, expected a boat"),
        ("others=[[]]", "others/0: found a list of 0, expected a boat"),
        ("others=[{fish=3}]", "others/0/boat: found null, expected a boat"),
        ('others=[{boat="b", fsh=3}]', 'others/0: found "fsh", expected "boat", "fish"'),
        ('others=[{boat="b", fish="3"}]', 'others/0/fish: found "3", expected a whole number'),
        ("turn_position=0", "turn_position: found 0, expected a whole number from 1"),
        ("turn_position=5", "turn_position: found 5, expected a place from 1 to 4"),
    ],
)
def test_a_fact_that_no_player_can_have_is_refused(run, fact, told):
    ran = run("pack", "explain", "142", ".", "--with", fact)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"ruledock: {told}")


def test_facts_that_a_score_does_not_ask_for_change_nothing(run):
    known = run("pack", "explain", "142", ".", "--with", "fish=5").out
    more = ("--with", "turn_position=2", "--with", 'others=["b", {boat = ["r", "."], lessons = 2}]')
    out = run("pack", "explain", "142", ".", "--with", "fish=5", *more).out
    assert out.split("\n")[-2:] == known.split("\n")[-2:]
    assert "the player to the right; fish: 0, baskets: 0, lessons: 2\n" in out


@pytest.mark.parametrize("number", ["0", "555", "5" * 5000])
def test_an_example_that_is_not_there_is_named(run, number):
    told = run("pack", "explain", "142", number).err
    assert told.startswith(f"ruledock: no example {number[:10]}")
    assert len(told) < 80


def test_a_character_that_only_looks_like_a_number_is_read_as_a_square(run):
    ran = run("pack", "explain", "142", "\N{SUPERSCRIPT TWO}")
    assert "[unknown-letter]" in ran.err


# -- boats of examples -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("example", "place", "near"),
    [
        ({"boat": "boat-blue: B01 H4"}, "/boat", "b01"),
        ({"boat": ["b.", "zz"]}, "/boat/1", None),
        ({"boat": "b.\nzz"}, "/boat", None),
        ({"boat": ["...", "b"]}, "/boat/1", None),
        ({"boat": "boat-blue: b01 h4, b01 k4"}, "/boat", None),
        ({"boat": ["."], "others": ["b", ["b", "z"]]}, "/others/1/1", None),
    ],
)
def test_a_boat_that_cannot_be_read_is_told_at_its_row(run, shore, example, place, near):
    change(shore / "lessons" / "open-water.json", examples=[{"scores": 0, **example}])
    (mistake,) = verdict(run, shore)["mistakes"]
    assert (mistake["pointer"], mistake["code"]) == (f"/examples/0{place}", "wrong-boat")
    assert mistake["nearest"] == near


def test_a_letter_that_is_no_tile_is_answered_with_all_that_may_stand_there(run, shore):
    examples = [{"boat": ["b.", "zz"], "scores": 0}]
    change(shore / "lessons" / "open-water.json", examples=examples)
    (mistake,) = verdict(run, shore)["mistakes"]
    for known in ("$ B G", '"." open', '"*" rat', '"?" map', '"~" water'):
        assert known in mistake["expected"]


@pytest.mark.parametrize(
    ("example", "last"),
    [
        ({"turn_position": 5}, "4"),
        ({"turn_position": 3, "others": ["."]}, "2, for there"),
        ({"turn_position": 5, "others": ["."] * 6}, "4, for there"),
    ],
)
def test_nobody_sits_behind_the_last_player(run, shore, example, last):
    file = shore / "lessons" / "open-water.json"
    change(file, examples=[{"boat": ["."], "scores": 0, **example}])
    (mistake,) = verdict(run, shore)["mistakes"]
    place = "/examples/0/turn_position"
    assert (mistake["pointer"], mistake["code"]) == (place, "wrong-example")
    assert mistake["expected"].startswith(f"a place from 1 to {last}")


# -- warnings ----------------------------------------------------------------------------------


SHORT = {"no-paying-example", "pays-when-empty"}
"""What is said of many lessons as short as those below."""


def warnings(run, pack, **keys):
    """What is seen in a lesson that says so, but for what is said of its shortness."""
    file = pack / "lessons" / "open-water.json"
    change(file, **{"examples": [{"boat": ["."], "scores": 0}], "accepts": {}, **keys})
    found = verdict(run, pack)
    assert not found["mistakes"], found
    return [one for one in found["warnings"] if one["code"] not in SHORT]


NEVER = {"some": {"and": ["oshax", "treasures"]}}
SOMETIMES = {"at-least": 4, "of": "cats"}


@pytest.mark.parametrize(
    ("condition", "place"),
    [
        ({"or": [SOMETIMES, NEVER]}, "/score/if/or/1"),
        ({"not": {"and": [NEVER, SOMETIMES]}}, "/score/if/not"),
        ({"and": [SOMETIMES, {"or": [NEVER, {"no": "rats"}]}]}, "/score/if/and/1/or/0"),
        (NEVER, "/score/if"),
    ],
)
def test_a_condition_that_no_boat_meets_is_seen_wherever_it_stands(run, shore, condition, place):
    keys = {"text": "5 points for 4 cats.", "examples": [{"boat": ["b.b.b.b"], "scores": 5}]}
    if condition is NEVER:
        keys = {"text": "5 points."}
    (warning,) = warnings(run, shore, score={"pay": 5, "if": condition}, **keys)
    assert codes([warning]) == [(place, "unmet-condition")]


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("5 points for more than 3 cats.", {"at-least": 4}),
        ("5 points for fewer than 9 cats.", {"at-most": 8}),
        ("5 points for less than nine cats.", {"at-most": 8}),
        ("5 points for not more than 8 cats.", {"at-most": 8}),
        ("5 points for twenty-one cats.", {"at-most": 21}),
        ("5 points for at most Thirty five cats.", {"at-most": 35}),
        ("5 points for at most thirty cats.", {"at-most": 30}),
    ],
)
def test_numbers_are_understood_however_they_are_said(run, shore, text, score):
    examples = [{"boat": ["b.r.g.o"], "scores": 5}]
    found = warnings(
        run, shore, text=text, score={"pay": 5, "if": {**score, "of": "cats"}}, examples=examples
    )
    assert found == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("5 points for more than 4 cats.", "8 in the score"),
        ("5 points for twenty-eight cats.", "28 in the text"),
        ("5 points for twenty, 8 cats.", "20 in the text"),
    ],
)
def test_numbers_that_differ_are_seen_however_they_are_said(run, shore, text, told):
    score = {"pay": 5, "if": {"at-most": 8, "of": "cats"}}
    examples = [{"boat": ["."], "scores": 5}]
    (warning,) = warnings(run, shore, text=text, score=score, examples=examples)
    assert (warning["code"], warning["found"]) == ("numbers-differ", told)


@pytest.mark.parametrize("score", [{"pay": 5, "if": NEVER}, {"pay": 0, "per": "cats"}])
def test_the_boat_that_was_seen_can_be_asked_about(run, shore, score):
    (warning,) = warnings(run, shore, text="5 points." if "if" in score else "None.", score=score)
    (seen,) = warning["evidence"]
    boat = seen[seen.index("boat-") :]
    file = shore / "lessons" / "open-water.json"
    assert "\n0 points\n" in run("pack", "explain", file, boat).out
    assert boat.count(",") < 12
