"""Vocabularies that do not fit together are refused at link time, naming everybody involved."""

from __future__ import annotations

from typing import Any

import pytest

from ruledock.errors import LinkError
from ruledock.messages import Message
from ruledock.words import (
    CONDITION,
    NUMBER,
    SCORE,
    Param,
    SceneSpec,
    Word,
    WordRegistry,
    owned,
    selection_of,
)
from ruledock_explaining.labels import learn_labels
from ruledock_vocabulary import WORDS as KERNEL
from ruledock_vocabulary.nouns import noun, quantity
from tests.words.hand import REGISTRY, SCENE, SORTS, WORDS, registry


def refusal(*words: Word) -> str:
    with pytest.raises(LinkError) as refused:
        registry(*words)
    return str(refused.value)


def test_two_owners_of_one_word_are_both_named() -> None:
    [again] = owned([noun("kings", "card", "{held}", "Again.")], "crowns")
    assert refusal(again) == (
        "word 'kings' may have only one owner, but both core (a selection of card)"
        " and crowns (a selection of card) claim it"
    )


def test_a_word_of_the_core_cannot_be_replaced() -> None:
    assert "'count'" in refusal(quantity("count", "1", "One."))
    [mine] = owned([noun("and", "card", "{held}", "All.")], "crowns")
    assert "both core (a selection of *) and crowns" in refusal(mine)


def test_a_name_is_not_both_a_number_and_a_selection() -> None:
    assert "'kings'" in refusal(quantity("kings", "1", "One."))


def test_unknown_sorts_are_refused() -> None:
    strange = Word("odd", "selection of dog", {}, "0", "", "odd", "odd")
    assert "unknown sort 'selection of dog'" in refusal(strange)
    param = Word("odd", NUMBER, {"odd": Param("dog")}, "0", "", "odd", "odd")
    assert "unknown sort 'dog'" in refusal(param)


def test_the_first_parameter_bears_the_name_of_the_word() -> None:
    assert "must have its name" in refusal(
        Word("odd", NUMBER, {"of": Param(NUMBER)}, "0", "", {"odd": 1}, "odd")
    )


def test_a_parameter_must_not_look_like_another_word() -> None:
    params = {"odd": Param(NUMBER), "count": Param(NUMBER)}
    word = Word("odd", NUMBER, params, "0", "", {"odd": 1, "count": 1}, "odd")
    assert "parameter 'count' of word 'odd'" in refusal(word)


def test_a_parameter_must_not_look_like_a_local_of_the_scene() -> None:
    params = {"odd": Param(NUMBER), "held": Param(NUMBER)}
    word = Word("odd", NUMBER, params, "0", "", {"odd": 1, "held": 1}, "odd")
    assert "parameter named like the local 'held'" in refusal(word)


def test_a_noun_must_not_look_like_a_domain() -> None:
    assert "named like a sort" in refusal(noun("rank", "card", "{held}", "Ranked."))


def test_a_word_of_another_scene_is_refused() -> None:
    word = noun("stars", "card", "{held}", "Stars.", scene="the sky")
    assert "for scene 'the sky', not for 'a hand of cards'" in refusal(word)


def test_a_sort_is_declared_once() -> None:
    with pytest.raises(LinkError, match="sort 'card' is declared twice"):
        WordRegistry((), SORTS, {"card": ("a",)}, SceneSpec("twice"))


def test_two_plugins_may_explain_a_word_differently_and_each_may_change_its_mind() -> None:
    def stars(owner: str, told: str) -> str:
        word = Word("stars", selection_of("card"), {}, "{held}", "", "stars", told)
        [mine] = owned([word], owner)
        lexicon = registry(mine).lexicon
        learn_labels(lexicon)
        [known] = [one for one in lexicon.words if one.name == "stars"]
        return known.message_id

    ids = [stars("sky", "stars"), stars("sea", "starfishes"), stars("sky", "shining stars")]
    said = [Message(name).text() for name in ids]
    assert said == ["shining stars", "starfishes", "shining stars"]


def test_a_registry_without_a_game_still_does_arithmetic() -> None:
    assert WordRegistry().compile(SCORE, {"pay": {"plus": [1, 2]}})(None) == 3


def test_words_are_described_by_sort_and_name() -> None:
    described = REGISTRY.describe()
    assert len(described) == len(KERNEL) + len(WORDS)
    keys = [(word["sort"], word["name"]) for word in described]
    assert keys == sorted(keys)
    [every] = [word for word in described if word["name"] == "every"]
    assert [param["key"] for param in every["params"]] == ["every", "of"]


def test_checks_know_their_vocabulary() -> None:
    checks = REGISTRY.checks()
    assert checks[SCORE]({"pay": "kings"})[0].code == "wrong-sort"
    assert checks[CONDITION]({"some": "kings"}) == []
    more = registry(quantity("luck", "7", "Seven.")).checks()
    assert more[SCORE].fingerprint != checks[SCORE].fingerprint
    assert registry().checks()[SCORE].fingerprint == checks[SCORE].fingerprint


def test_an_attribute_of_two_item_sorts_wants_a_noun_before_it() -> None:
    suited = Word(
        "suit", selection_of("pile"), {"suit": Param("suit", "a suit")},
        lambda out, args: "frozenset()", "Piles of a suit.", {"suit": "hearts"}, "suit {suit}",
        attribute=True,
    )  # fmt: skip
    both = WordRegistry((*WORDS, suited), SORTS, scene=SCENE)
    clear: Any = {"pay": 1, "per": {"and": ["kings", {"suit": "hearts"}]}}
    assert both.check(SCORE, clear) == []
    [problem] = both.check(SCORE, {"pay": 1, "per": {"suit": "hearts"}})
    assert (problem.pointer, problem.code) == ("/per", "ambiguous")
