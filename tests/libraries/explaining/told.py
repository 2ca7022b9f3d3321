"""Every word of a language on one page: what it takes, and what is said of its example.

``python -m tests.libraries.explaining.told`` writes the pages anew after a change that is meant.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import attrs

import ruledock
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.words import WordRegistry
from ruledock.words.params import Param
from ruledock.words.word import Word
from ruledock_kockombat.scoring.final import haul
from ruledock_kockombat.table import KockombatTable, Outcome
from ruledock_sea_salt_paper.table import SeaTable
from tests.plugins.isle.language import language
from tests.plugins.isle.random_boats import random_scene
from tests.words.hand import REGISTRY, Hand, hand

BOAT = 5
HERE = Path(__file__).parent


def page(registry: WordRegistry, scene: Any) -> Iterator[str]:
    """The words of a language, by sort and name."""
    for word in sorted(registry.lexicon.words, key=lambda word: (word.sort, word.name)):
        yield f"{word.name} ({word.sort})"
        for key, param in word.params.items():
            yield f"  {key}: {_taken(param)}"
        example = registry.lexicon.example(word)
        yield f"  {json.dumps(example)}"
        if not registry.check(word.sort, example):
            yield from (f"  > {line}" for line in _explained(registry, word, example, scene))


def _taken(param: Param) -> str:
    """What stands under a key: its kind, and whatever differs from the usual."""
    usual = {name: field.default for name, field in attrs.fields_dict(type(param)).items()}
    told = attrs.asdict(param, recurse=False).items()
    return f"{type(param).__name__} { ({name: it for name, it in told if it != usual[name]}) }"


def _explained(registry: WordRegistry, word: Word, example: Any, scene: Any) -> Iterator[str]:
    yield from registry.explain(word.sort, example, scene).lines()


def _hand() -> Hand:
    cards = [("hearts", 7), ("spades", 7), ("clubs", 7), ("hearts", 1), ("clubs", 3)]
    return attrs.evolve(hand(*cards), purse=9, piles=(frozenset({0, 3}), frozenset({5})))


def _boat() -> Any:
    """A boat that ships, with 20 tiles or so, and rivals."""
    return random_scene(Random(BOAT), language().fleet)


def _sea() -> Iterator[str]:
    book = SeaTable.of(ruledock.new("sea_salt_paper", players=2, seed=0)).book
    cards = [card for number, card in enumerate(sorted(book.number)) if number % 3 == 0]
    ruleset = link(make_config({"game": "sea_salt_paper"}))
    return page(ruleset.words, book.scene(sum(1 << book.number[card] for card in cards)))


def _haul() -> Iterator[str]:
    game = ruledock.new("kockombat", clans=["crooks", "gourmets"], seed=0)
    book = KockombatTable.of(game).book
    caught = [["mouse_1", "pigeon_1", "pigeon_2", "fly_1"], []]
    outcome = Outcome(["crooks", "gourmets"], caught, [["crooks_1", "crooks_chief"], []])
    return page(game.ruleset.words, haul(book, outcome, 0))


PAGES: dict[str, Callable[[], Iterator[str]]] = {
    "hand": lambda: page(REGISTRY, _hand()),
    "isle": lambda: page(language().words, _boat()),
    "sea_salt_paper": _sea,
    "kockombat": _haul,
}


if __name__ == "__main__":
    for name, made in PAGES.items():
        (HERE / f"told-{name}.txt").write_text("\n".join(made()) + "\n", encoding="utf-8")
