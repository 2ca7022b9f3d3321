"""Every lesson and scoring line pays what its own examples say."""

from __future__ import annotations

import pytest

from ruledock_isle.words import scene_of
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
            paid = said.pays(score, scene_of(example, said.fleet), **example.named)
            assert paid == example.scores, f"{edition} {name}, example {number}"


@pytest.mark.parametrize("edition", PACKS)
def test_examples_show_a_score_that_pays_and_one_that_does_not(edition):
    for name, _, examples in shown(edition):
        assert len({example.scores for example in examples}) > 1, name
