"""What the check finds in a pack: mistakes, warnings and clashes with other packs."""

import json
from pathlib import Path

import pytest

from ruledock_cli.arguments import parser
from ruledock_cli.check import check
from tests.tools.cli.packs import LESSON, change, codes, verdict


def test_the_examples_of_a_lesson_are_tests(run, night):
    text = Path(LESSON).read_text("utf-8")
    Path(LESSON).write_text(text.replace('"scores": 2', '"scores": 3'), "utf-8")
    (mistake,) = verdict(run, night)["mistakes"]
    assert (mistake["pointer"], mistake["code"]) == ("/examples/0/scores", "wrong-example")
    assert mistake["found"] == "3"
    assert mistake["expected"].startswith(
        "2, which is what the score pays: 2 = 2 × 1 (oshax [at the edge]: 1)"
    )
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
    told = verdict(run, shore)
    assert len(told.pop("good")["lessons"]) == 8
    assert told == {
        "path": "shore", "kind": "pack", "fine": True, "mistakes": [], "warnings": [],
        "text": "pack shore 1.0 for isle: 8 lessons",
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
        ({"text": "2 points without oshax.", "score": {"pay": 2, "if": {"no": "oshax"}},
          "examples": [{"boat": ["."], "scores": 2}]}, "/score", "pays-when-empty"),
        ({"examples": [{"boat": ["."], "scores": 0}]}, "/examples", "no-paying-example"),
    ],
)  # fmt: skip
def test_what_looks_wrong_is_a_warning_until_its_author_says_why(run, night, keys, place, code):
    shown = {"examples": [{"boat": ["."], "scores": 0}], **keys}
    unproven = code != "no-paying-example" and shown["examples"][0]["scores"] == 0
    accepts = {"no-paying-example": "It is short."} if unproven else {}
    change(LESSON, **shown, accepts=accepts)
    found = verdict(run, night)
    assert found["fine"], found
    mine = [one for one in found["warnings"] if Path(one["file"]).name == "edge-sleepers.json"]
    assert codes(mine) == [(place, code)]
    assert mine[0]["evidence"]
    out = run("pack", "check", night).out
    assert f'"accepts": {{"{code}": "the reason"}}' in out
    assert "  seen      " in out
    change(LESSON, accepts={**accepts, code: "It is meant so."})
    assert codes(verdict(run, night)["warnings"]) == [("/version", "set-size")]


def test_a_score_whose_examples_pay_differently_is_not_constant(run, night):
    keys = {"text": "1 point for each lesson beyond 50.",
            "score": {"pay": 1, "per": {"beyond": 50, "of": "lessons"}}}  # fmt: skip
    rare = {"boat": ["."], "lessons": 53, "scores": 3}
    change(LESSON, **keys, examples=[{"boat": ["."], "scores": 0}, rare])
    assert "constant-score" not in {code for _, code in codes(verdict(run, night)["warnings"])}
    change(LESSON, examples=[{"boat": ["."], "scores": 0}])
    assert ("/score", "constant-score") in codes(verdict(run, night)["warnings"])


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
    assert "the player to the right; fish: 0, baskets: 0, lessons: 1\nboat-red:\n" in out
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


@pytest.mark.parametrize(
    ("command", "file"),
    [("check", "night/pack.json"), ("build", "night/pack.json"), ("build", LESSON)],
)
def test_a_single_file_is_no_pack_and_leads_to_its_own(run, night, command, file):
    ran = run("pack", command, file)
    assert ran.code == 1
    told = ran.out + ran.err
    assert "[not-a-pack]" in told
    assert "such as night around this file" in told


def test_a_file_of_a_pack_that_is_no_card_leads_to_its_folder(run, night):
    out = run("check", "night/pack.json").out
    assert "night/pack.json: part of a pack; name its folder, night" in out


@pytest.mark.parametrize("command", [("check",), ("pack", "check")])
def test_a_single_card_is_checked(run, night, command):
    """Only what is wrong with it is told, not what its pack lacks or what is wrong beside it."""
    (other,) = (file for file in Path("night/lessons").iterdir() if file != Path(LESSON))
    change(other, cost=99)
    ran = run(*command, LESSON)
    assert (ran.code, ran.out) == (0, f"fine   {LESSON}: lessons night-edge-sleepers\n")
    change(LESSON, cost=99, text="Nothing but 7.")
    found = verdict(run, LESSON)
    assert codes(found["mistakes"]) == [("/cost", "out-of-range")]
    assert {one["file"] for one in found["mistakes"]} == {LESSON}
    change(LESSON, cost=1)
    assert codes(verdict(run, LESSON)["warnings"]) == [("/text", "numbers-differ")]
    assert run(*command, LESSON, "--strict").code == 1


@pytest.mark.parametrize("command", [("check",), ("pack", "check")])
def test_a_card_in_no_pack_is_checked_too(run, night, command):
    card = json.loads(Path(LESSON).read_text("utf-8"))
    Path("card.json").write_text(json.dumps(card), "utf-8")
    assert run(*command, "card.json").out == "fine   card.json: lessons night-edge-sleepers\n"
    Path("card.json").write_text(json.dumps({**card, "score": {"pay": "catz"}}), "utf-8")
    ran = run(*command, "card.json")
    assert ran.code == 1
    assert ran.out.startswith("wrong  card.json: 1 mistake\n  card.json:1, at /score/pay\n")


def test_a_card_is_not_called_fine_when_its_pack_cannot_be_read(run, night):
    Path("night/pack.json").write_text('{"name"', "utf-8")
    ran = run("pack", "check", LESSON)
    assert ran.code == 1
    assert "night/pack.json:1" in ran.out


def test_both_commands_find_the_same_in_a_pack(run, night):
    change(LESSON, cost=99)
    for more in ((), ("--json",), ("--strict",)):
        assert run("check", "night", *more) == run("pack", "check", "night", *more)
    change(LESSON, cost=1)
    assert run("check", "night").code == 0
    assert run("check", "night", "--strict").code == 1


def test_a_table_is_told_once_that_a_set_is_unfinished(run, night):
    rows = ['game = "isle"', 'players = ["Ada", "Ben"]', 'packs = ["./night"]']
    Path("table.toml").write_text("\n".join([*rows, 'lessons = ["A", "B", "night"]']), "utf-8")
    told = (run("check", "table.toml").out).splitlines()
    assert told == ["wrong  table.toml", "  lessons: set 'night' has 2 lessons, expected 8"]
    Path("table.toml").write_text("\n".join([*rows, 'lessons = ["A", "B", "nigth"]']), "utf-8")
    told = run("check", "table.toml").out
    assert told.count("no pack brings a set 'nigth'") == 1
    assert 'did you mean "night"?' in told


def test_a_broken_pack_of_a_table_is_not_said_to_lack_its_sets(run, night):
    rows = ['game = "isle"', 'players = ["Ada", "Ben"]', 'packs = ["./night"]']
    change(LESSON, cost=99)
    Path("table.toml").write_text("\n".join([*rows, 'lessons = ["A", "B", "night"]']), "utf-8")
    told = run("check", "table.toml").out
    assert "at /cost" in told
    assert "no pack brings" not in told
    Path("table.toml").write_text("\n".join([*rows, 'lessons = ["A", "B", "nigth"]']), "utf-8")
    told = run("check", "table.toml").out
    assert told.count("no pack brings a set 'nigth'") == 1
    assert "at /cost" in told


def test_a_long_reason_is_cut_between_words(run, night):
    limits = [{"at-least": n, "of": {"count": "cats"}} for n in range(1, 30)]
    score = {"total": [{"pay": 3, "if": limit} for limit in limits]}
    change(LESSON, score=score, examples=[{"boat": ["b.r"], "scores": 1}])
    (told,) = verdict(run, night)["mistakes"]
    assert told["code"] == "wrong-example"
    assert 300 < len(told["expected"]) <= 600
    assert told["expected"].endswith("; …")
    assert told["expected"].count("(") == told["expected"].count(")")


def test_a_single_file_in_no_pack_leads_nowhere(run):
    Path("notes.txt").write_text("", "utf-8")
    out = run("pack", "check", "notes.txt").out
    assert "[not-a-pack]" in out
    assert "such as" not in out
    assert "single card" not in out


def test_an_empty_card_in_no_pack_says_what_it_lacks(run):
    Path("card.json").write_text("{}", "utf-8")
    out = run("pack", "check", "card.json").out
    assert 'the key "id"' in out
    assert "[missing-key]" in out


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
        check._watch(args, wait)
    told = [line for line in capsys.readouterr().out.split("\n") if line[:5] in ("fine ", "wrong")]
    assert told == [
        "fine   night: pack night 0.1 for isle: 2 lessons",
        "wrong  night: 1 mistake",
        "fine   night: without mistakes: 1 lessons",
    ]
