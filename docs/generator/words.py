"""The page of the scoring language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from generator.markdown import table
from generator.repository import linked, our_games
from ruledock.words import WordRegistry
from ruledock.words.params import BIGGEST, LONGEST_LIST, LONGEST_TABLE
from ruledock.words.reader import DEEPEST, MOST_COST, MOST_WORDS

LIMITS = {
    "words": MOST_WORDS,
    "levels, one inside the other": DEEPEST,
    "parts in a list, as in `and` or `plus`": LONGEST_LIST,
    "entries in a table": LONGEST_TABLE,
    "as a number, above or below 0": BIGGEST,
    "words evaluated in all, where words run through things": MOST_COST,
}
"""What a single expression may hold."""


def words_page() -> Iterator[str]:
    yield "# Words"
    yield (
        "The scoring language: a selection picks things, a number measures, a score pays. "
        "[The language](../explanation/words.md) explains how words combine; "
        "`ruledock words GAME WORD` shows one of them."
    )
    yield "## Limits"
    yield "So that no pack can stall a game, an expression has"
    yield table(["at most", "of"], [[f"{most:,}", what] for what, most in LIMITS.items()])
    yield "How many examples a lesson may have, and the like, [its schema](schemas.md) says."
    yield "## Words of the core"
    yield from words(WordRegistry().describe())
    for name, spec in our_games().items():
        described = [one for one in linked(name, spec).words.describe() if one["owner"] != "core"]
        if described:
            yield f"## Words of {spec.title} (`{name}`)"
            yield from words(described)


def words(described: list[dict[str, Any]]) -> Iterator[str]:
    sorts = sorted({one["sort"] for one in described})
    for sort in sorts:
        yield f"### For a {sort}"
        rows = [
            [f"`{one['name']}`", one["doc"], f"`{json.dumps(one['example'], ensure_ascii=False)}`"]
            for one in described
            if one["sort"] == sort
        ]
        yield table(["word", "what it says", "example"], rows)
