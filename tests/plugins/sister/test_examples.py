"""Every lesson and every colour pays her what its own examples say."""

from ruledock_isle.words import scene_of
from ruledock_sister.words import SisterScene
from tests.plugins.isle.staging import table_of


def shown():
    """Each score with its examples as scenes."""
    ruleset = table_of(1, modules=["sister"]).ruleset
    fleet = ruleset.book.fleet
    for one in ruleset.content.all("sister-colours"):
        yield ruleset, one, [(scene_of(ex, fleet), ex.named, ex.scores) for ex in one.examples]
    for one in ruleset.content.all("sister-lessons"):
        scenes = [
            (
                SisterScene(
                    fleet.read(ex.boat, loose=True),
                    ex.other_lessons,
                    fish=ex.fish,
                    lessons=ex.lessons,
                ),
                {},
                ex.scores,
            )
            for ex in one.examples
        ]
        yield ruleset, one, scenes


def test_examples_come_true():
    for ruleset, one, scenes in shown():
        for number, (scene, named, scores) in enumerate(scenes):
            points = ruleset.words.compile("score", one.score)(scene, **named)
            assert points == scores, f"{one.id}, example {number}"
            assert ruleset.words.explain("score", one.score, scene, **named).points == points


def test_examples_show_a_score_that_pays_and_one_that_does_not():
    for _, one, scenes in shown():
        assert {scores > 0 for _, _, scores in scenes} == {True, False}, one.id
