"""Two games in one process may use the same word for different things."""

import attrs

from ruledock.words import ItemSort, SceneSpec, WordRegistry
from ruledock_vocabulary.nouns import noun


def language(game: str, phrase: str) -> WordRegistry:
    cards = attrs.evolve(noun("cards", "card", "{hand}", "All cards."), explain=phrase)
    return WordRegistry([cards], [ItemSort("card", 8)], scene=SceneSpec(game, {"hand": "scene"}))


def test_each_game_explains_a_word_in_its_own_way():
    score = {"pay": 1, "per": "cards"}
    one, two = language("whist of one", "cards in hand"), language("whist of two", "cards laid")
    assert "Cards in hand" in "\n".join(one.explain("score", score, 0b11).lines())
    assert "Cards laid" in "\n".join(two.explain("score", score, 0b11).lines())
