"""The words that every game has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ruledock.words import (
    Word,
)
from ruledock_vocabulary import WORDS as KERNEL
from tests.words.hand import REGISTRY


@pytest.mark.parametrize("word", KERNEL, ids=lambda word: f"{word.sort}-{word.name}")
def test_the_example_of_each_core_word_is_right(word: Word) -> None:
    sort = word.sort.replace("*", "card")
    names = {"the-kings": {"pay": 1, "per": "kings"}}
    assert REGISTRY.check(sort, word.example, names=names) == []


def test_the_page_of_the_language_names_every_one_of_them() -> None:
    page = Path(__file__).resolve().parents[3] / "docs" / "explanation" / "words.md"
    named = set(re.findall(r"`([a-z-]+)`", page.read_text("utf-8")))
    assert {word.name for word in KERNEL} <= named
