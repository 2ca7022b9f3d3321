"""Playing alone from the command line."""

import json

import pytest

from ruledock_cli import main


def watched(capsys, *words):
    """What is written on both streams, and the exit code."""
    code = main(["watch", *words, "--seed", "2"])
    return code, *capsys.readouterr()


def test_solo_is_a_table_for_one_against_the_sister(capsys):
    code, out, _ = watched(capsys, "isle", "--solo", "expert", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["config"] == {
        **told["config"], "players": 1, "modules": ["sister"], "difficulty": "expert",
    }  # fmt: skip
    assert len(told["rivals"]["The sister"]) == 5 + 3 + 4, "colours, basic and advanced lessons"


def test_solo_without_a_level_and_with_more_modules(capsys):
    words = ("isle", "--solo", "--players", "Ada", "--module", "kittens", "--json")
    told = json.loads(watched(capsys, *words)[1])
    assert told["config"]["modules"] == ["kittens", "sister"]
    assert told["config"]["names"] == ["Ada"]
    assert told["config"]["difficulty"] == "easy"


def test_both_scores_are_told_and_who_has_won(capsys):
    _, out, _ = watched(capsys, "isle", "--solo", "--players", "Ada")
    ending = out.split("\n\n")
    assert ending[-1].strip() in ("Ada wins.", "The sister wins.")
    assert "\nThe sister: " in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("isle", "--solo", "exprt"), 'did you mean "expert"?'),
        (("auction", "--solo"), "auction must have one opponent for a single player"),
        (("isle", "--solo", "easy", "--players", "3"), "for 1 to 1 players, not 3"),
    ],
)
def test_what_cannot_be_had_is_said(capsys, words, said):
    code, _, err = watched(capsys, *words)
    assert code == 2
    assert said in err
