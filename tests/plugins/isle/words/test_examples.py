"""Every lesson and scoring line pays what its own examples say."""

from __future__ import annotations

import attrs
import pytest

from ruledock.content import Misbuilt
from tests.plugins.isle.language import PACKS, language


def shown(edition):
    """Each score with its examples, and what to call it."""
    content = language(edition).content
    for one in (*content.all("scoring"), *content.all("lessons")):
        yield one.id, one.score, one.examples
        if getattr(one, "solo", None) is not None:
            yield f"{one.id}-solo", one.solo.score, one.solo.examples


@pytest.mark.parametrize("edition", PACKS)
def test_examples_come_true(edition):
    said = language(edition)
    for name, score, examples in shown(edition):
        for number, example in enumerate(examples):
            paid = said.pays(score, example.scene(said.fleet), **example.named)
            assert paid == example.scores, f"{edition} {name}, example {number}"


@pytest.mark.parametrize("edition", PACKS)
def test_examples_show_a_score_that_pays_and_one_that_does_not(edition):
    for name, _, examples in shown(edition):
        assert len({example.scores for example in examples}) > 1, name


@pytest.mark.parametrize(
    ("id", "change", "place"),
    [
        ("144", {"colour": False}, "/colour"),
        ("147", {"colour": True}, "/colour"),
        ("144", {"public": False}, "/public"),
    ],
)
def test_a_colour_is_named_exactly_when_the_score_asks_for_one(id, change, place):
    lesson = language().lesson(id)
    with pytest.raises(Misbuilt) as refused:
        attrs.evolve(lesson, **change)
    assert refused.value.problem.pointer == place
