"""A score is read once, whoever asks for it."""

from __future__ import annotations

import pytest

from ruledock.errors import ContentError
from ruledock.words import CONDITION, SCORE
from ruledock.words.expr import Literal, places
from ruledock.words.reader import Reader
from tests.words.hand import REGISTRY, hand

SCENE = hand(("hearts", 7), ("spades", 7), ("hearts", 1))


def test_check_compile_and_explain_share_one_reading(monkeypatch):
    score = {"pay": 17, "per": {"and": ["kings", {"suit": "hearts"}]}, "if": {"some": "kings"}}
    read, whole = [], Reader.read

    def counting(self, value, sort):
        read.append(value)
        return whole(self, value, sort)

    monkeypatch.setattr(Reader, "read", counting)
    assert REGISTRY.check(SCORE, score) == []
    assert REGISTRY.compile(SCORE, score)(SCENE) == 17
    assert REGISTRY.explain(SCORE, dict(score), SCENE).points == 17
    assert read == [score]


def test_another_sort_or_other_names_are_other_readings():
    value = {"and": [{"some": "kings"}, {"no": "jokers"}]}
    assert REGISTRY.check(CONDITION, value) == []
    assert REGISTRY.check(SCORE, value) != []
    again = {"same-as": "first"}
    for points in (1, 2):
        assert REGISTRY.compile(SCORE, again, names={"first": {"pay": points}})(SCENE) == points


def test_one_and_true_are_not_the_same_reading():
    assert REGISTRY.check(SCORE, {"pay": 1}) == []
    assert REGISTRY.check(SCORE, {"pay": True}) != []


def test_a_wrong_expression_lists_all_its_problems():
    wrong = REGISTRY.expression(SCORE, {"total": [{"pay": "kings"}, {"play": 2}]})
    assert [problem.pointer for problem in wrong.problems] == ["/total/0/pay", "/total/1"]
    with pytest.raises(ContentError) as caught:
        wrong.compiled  # noqa: B018
    assert len(caught.value.mistakes) == 2


def test_places_point_at_what_the_json_says():
    value = {
        "total": [
            {"pay": 3, "if": {"at-least": 4, "of": {"and": ["kings", {"suit": "hearts"}]}}},
            {"each": "suit", "pays": {"pay": 5, "per": {"suit": "that-suit"}}},
        ]
    }
    for place in places(REGISTRY.read(SCORE, value)):
        at = value
        for part in place.pointer.split("/")[1:]:
            at = at[int(part) if isinstance(at, list) else part]
        if isinstance(place.expr, Literal) and place.expr.sort == "number":
            assert at == place.expr.value
    found = {place.pointer: len(place.around) for place in places(REGISTRY.read(SCORE, value))}
    assert found["/total/1/pays/per/suit"] == 1
    assert found["/total/0/if/of/and/1"] == 0


def test_it_knows_what_it_wants_named():
    score = {"pay": {"named": "price"}, "per": {"suit": {"named": "suit"}}}
    assert REGISTRY.expression(SCORE, score).named == {"price": "number", "suit": "suit"}
