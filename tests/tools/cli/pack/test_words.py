"""The words of a score, as authors look them up."""

import json
import re


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
    assert out.startswith("up-to, a part of\n  limited  ")
    assert "\n  pay  " in out
    assert '"up-to": 9' in out
    parts = json.loads(run("pack", "words", "over", "--json").out)
    assert {"sum", "largest"} <= {one["name"] for one in parts}
    assert 'did you mean "up-to"?' in run("pack", "words", "upto").err


def test_the_values_can_be_listed_alone(run):
    out = run("pack", "words", "values").out
    assert out.startswith("values\n")
    assert "bow, deck, dining-room" in out
    assert "cats" not in out
