"""Every lesson and every colour pays her what its own examples say."""

import json

from ruledock_authoring.checking.packs import check_packs
from tests.plugins.isle.staging import table_of


def shown():
    """Each score with its examples as scenes."""
    ruleset = table_of(1, modules=["sister"]).ruleset
    fleet = ruleset.book.fleet
    for kind in ("sister-colours", "sister-lessons"):
        for one in ruleset.content.all(kind):
            yield ruleset, one, [(ex.scene(fleet), ex.named, ex.scores) for ex in one.examples]


def test_examples_come_true():
    for ruleset, one, scenes in shown():
        for number, (scene, named, scores) in enumerate(scenes):
            points = ruleset.words.compile("score", one.score)(scene, **named)
            assert points == scores, f"{one.id}, example {number}"
            assert ruleset.words.explain("score", one.score, scene, **named).points == points


def test_examples_show_a_score_that_pays_and_one_that_does_not():
    for _, one, scenes in shown():
        assert {scores > 0 for _, _, scores in scenes} == {True, False}, one.id


def test_a_pack_of_lessons_for_her_is_checked_like_any(tmp_path):
    pack = tmp_path / "grudges"
    (pack / "sister-lessons").mkdir(parents=True)
    about = {"name": "grudges", "version": "1.0", "title": "Grudges", "needs": ["sister"]}
    (pack / "pack.json").write_text(json.dumps(about))
    examples = [
        {"boat": ["."], "other_lessons": [7, 12], "scores": 12},
        {"boat": ["."], "other_lessons": [7, 12], "scores": 7},
        {"boat": "boat-bleu:", "scores": 0},
    ]
    score = {"pay": 1, "per": "best-other-lesson"}
    said = {"id": "grudge", "name": "Grudge", "level": "basic", "text": "Hers.", "score": score}
    lesson = {**said, "examples": examples, "provenance": "house"}
    (pack / "sister-lessons" / "grudge.json").write_text(json.dumps(lesson))
    [verdict] = check_packs(pack)
    found = [(one.pointer, one.found, one.code) for one in verdict.error.mistakes]
    assert found == [
        ("/examples/1/scores", "7", "wrong-example"),
        ("/examples/2/boat", '"boat-bleu"', "wrong-boat"),
    ]
