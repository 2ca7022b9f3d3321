"""Explaining what an item scores in a position, typed or in a file."""

import json
from pathlib import Path

import pytest

from ruledock_authoring.error_codes import CODES
from ruledock_isle.authoring.workshop import WORKSHOP, begin
from tests.tools.cli.packs import LESSON as SLEEPERS

LESSON = "144"
BLUE = ("--with", "colour=blue")


def explained(run, position):
    return run("pack", "explain", LESSON, position, *BLUE)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_drawing_in_a_file_is_read_however_an_editor_saved_it(run, encoding, end):
    Path("boat.txt").write_bytes(f"b.b{end}..r{end}".encode(encoding))
    ran = explained(run, "boat.txt")
    assert ran.code == 0, ran.err
    assert ran.out == explained(run, "b.b/..r").out


def test_a_mistake_in_a_file_is_told_with_its_name_and_line(run):
    Path("boats").mkdir()
    Path("boats/one").write_text("b.b\n..\n", "utf-8")
    ran = explained(run, "boats/one")
    assert ran.code == 1
    assert ran.err.startswith("ruledock: boats/one:2, at /\n")
    assert "[uneven]" in ran.err
    assert explained(run, "b.b/..").err.startswith("ruledock: boat:2, at /\n")


@pytest.mark.parametrize("name", ["boat.txt", "boats/one", "BOAT.TXT", "none/boat.txt"])
def test_a_file_that_is_not_there_is_no_drawing(run, name):
    Path("boats").mkdir()
    ran = explained(run, name)
    assert ran.code == 2
    assert ran.err == f"ruledock: {name}: there is no such file\n"


def test_a_file_that_is_no_text_is_no_drawing(run):
    Path("boat").write_bytes(b"b.\xff")
    ran = explained(run, "boat")
    assert ran.code == 1
    assert "boat: not UTF-8 text, at byte 2" in ran.err


@pytest.mark.parametrize("typed", ["./.", "../bb", "~/b", "."])
def test_a_drawing_may_look_a_little_like_a_path(run, typed):
    assert explained(run, typed).code == 0


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "zz",
        "bb/b",
        "~",
        "boat-bleu:",
        "boat-blue: b99 h4",
        "boat-blue: b01 a1",
        "boat-blue: b01 h4\nbb",
        "boat-blue:\nbb",
        "b1 . b1",
        "b1 . r2\nb1 = b99",
        "b\nb7 = b01",
        "?b ?b",
    ],
)
def test_what_can_be_wrong_with_a_drawing_is_in_the_reference(run, typed):
    code = explained(run, typed).err.rstrip("]\n").rpartition("[")[2]
    assert code in WORKSHOP.codes or code in CODES


def test_a_score_is_explained_in_sentences(run, night):
    out = run("pack", "explain", SLEEPERS, "boat-blue: oshax-1 h5 green, b01 h1").out
    assert out.startswith("Edge sleepers: 2 points for each oshax at the edge of your boat.\n")
    assert "\n0 points\n" in out
    out = run("pack", "explain", SLEEPERS, "B.b/...").out
    assert "\n2 points\n  2 = 2 × 1 (oshax [at the edge]: 1)\n" in out
    shown = run("pack", "explain", SLEEPERS, "1").out.split("\n")
    assert shown[1:6] == [
        "     a  b  c",
        "  1  B1 .  b2",
        "  2  .  .  .",
        "  3  .  r3 .",
        "2 points",
    ]
    assert "blue oshax at a1" in shown[-2]
    Path("boat.txt").write_text("B.B\n...\n", "utf-8")
    assert "\n4 points\n" in run("pack", "explain", SLEEPERS, "boat.txt").out


def test_a_lesson_of_an_installed_pack_is_explained_by_its_id(run):
    words = ("pack", "explain", "144", "b.b.r")
    assert "\n2 points\n" in run(*words, "--with", "colour=blue").out
    assert "--with colour=blue" in run(*words).err
    assert 'did you mean "blue"?' in run(*words, "--with", "colour=bleu").err
    assert "colour" in run(*words, "--with", "color=blue").err
    assert "\n7 points\n" in run("pack", "explain", "142", ".", "--with", "fish=5").out


@pytest.mark.parametrize(
    ("item", "boat"),
    [
        ("nowhere", "1"),
        ("144", "9"),
        (SLEEPERS, "zzz"),
        (SLEEPERS, "boat-bleu:"),
        ("boat.txt", "1"),
    ],
)
def test_what_cannot_be_explained_says_why(run, night, item, boat):
    Path("boat.txt").write_text("b", "utf-8")
    ran = run("pack", "explain", item, boat)
    assert ran.code in (1, 2)
    assert ran.err.startswith("ruledock: ")


def test_each_card_of_a_folder_is_explained(run, night):
    told = run("pack", "explain", night, "1").out
    assert "Edge sleepers: 2 points" in told
    assert "Favourite room: Everybody" in told


def test_what_the_sum_says_is_not_said_again_below_it(run):
    told = run("pack", "explain", "139", "1").out
    assert told.endswith("  6 = 3 × 2 (oshax: 2)\n    blue oshax at a1, green oshax at c1\n")


def test_tiles_and_lines_are_called_by_their_names(run, night):
    lesson = json.loads(Path(SLEEPERS).read_text("utf-8"))
    lesson["score"] = {"pay": 1, "per": {"and": ["treasures", {"in": {"nth-column": -1}}]}}
    Path(SLEEPERS).write_text(json.dumps(lesson), "utf-8")
    told = run("pack", "explain", SLEEPERS, "b.c").out
    assert "  Treasures (in: column 1 from the end): 1\n    “Single square” at c1\n" in told


def test_a_card_without_such_an_example_does_not_stop_the_others(run, night):
    sleepers = json.loads(Path(SLEEPERS).read_text("utf-8"))
    sleepers["examples"] = sleepers["examples"][:1]
    Path(SLEEPERS).write_text(json.dumps(sleepers), "utf-8")
    told = run("pack", "explain", night, "2")
    assert told.code == 0
    assert "night-edge-sleepers: no example 2; it has 1\n" in told.out
    assert "Favourite room: Everybody" in told.out
    alone = run("pack", "explain", SLEEPERS, "2")
    assert (alone.code, alone.err) == (1, "ruledock: no example 2; it has 1\n")


def test_a_broken_card_does_not_block_its_neighbours(run, night):
    broken = Path(night) / "lessons" / "broken.json"
    text = Path(SLEEPERS).read_text("utf-8")
    broken.write_text(
        text.replace("edge-sleepers", "broken").replace('"oshax"', '"oshaks"'), "utf-8"
    )
    told = run("pack", "explain", night, "1")
    assert "Edge sleepers: 2 points" in told.out
    assert "broken.json" in told.err
    assert "unknown-word" in told.err
    assert run("pack", "preview", night).out.startswith("night.html: 2 cards")
    assert "broken.json" in run("pack", "explain", str(broken), "1").err


def test_an_id_of_a_pack_that_is_named_is_explained(run, night):
    told = run("pack", "explain", "night-edge-sleepers", "1", "--pack", night)
    assert "Edge sleepers: 2 points" in told.out


@pytest.mark.parametrize(
    ("language", "points", "why"),
    [("cs", "1 bod\n", "kočky"), ("uk", "1 очко\n", "коти"), ("en", "1 point\n", "cats")],
)
def test_an_explanation_speaks_the_language_asked_for(run, language, points, why):
    ran = run("pack", "explain", LESSON, "b.../..r.", *BLUE, "--language", language)
    assert ran.code == 0, ran.err
    assert points in ran.out
    assert why in ran.out.partition(points)[2].lower()


def test_a_language_that_nothing_speaks_is_refused(run):
    ran = run("pack", "explain", LESSON, "b", *BLUE, "--language", "xx")
    assert ran.code == 2
    assert "--language xx: nothing here speaks it" in ran.err


ALONE = begin("night")["lessons/edge-sleepers.json"]


def test_a_card_alone_is_explained_in_another_language(run):
    Path("alone.json").write_text(json.dumps(ALONE), "utf-8")
    ran = run("pack", "explain", "alone.json", "1", "--language", "cs")
    assert ran.code == 0, ran.err
    assert " bod" in ran.out


def test_a_number_that_a_score_wants_named_is_given_as_a_number(run):
    assert "4 points" in run("pack", "explain", "column", "b.r/g..", "--with", "column=1").out
    assert "--with column=1" in run("pack", "explain", "column", "b.r/g..").err
    ran = run("pack", "explain", "column", "b.r/g..", "--with", "column=top")
    assert 'column: found "top", expected a whole number' in ran.err


def test_an_id_that_is_not_whole_leads_to_those_of_the_packs_named(run, night):
    ran = run("pack", "explain", "edge-sleepers", "1", "--pack", "night")
    assert ran.code == 2
    assert "night-edge-sleepers" in ran.err


def test_items_of_a_pack_that_pay_nothing_are_passed_over(run):
    ran = run("pack", "explain", "events", "1")
    assert ran.code == 0, ran.err
    assert "A column of cats" in ran.out
