"""Shortcuts for the words that most games need."""

from __future__ import annotations

from typing import Any

from ruledock.words.params import Param
from ruledock.words.sorts import NUMBER, selection_of
from ruledock.words.word import Emit, Word


def noun(name: str, item: str, emit: str | Emit, doc: str, *, scene: str | None = None) -> Word:
    """A word for a selection: ``"kings"``. *emit* is its source."""
    return Word(name, selection_of(item), {}, emit, doc, name, name.replace("-", " "), scene)


def quantity(name: str, emit: str | Emit, doc: str, *, scene: str | None = None) -> Word:
    """A word for a number of the scene: ``"coins"``."""
    return Word(name, NUMBER, {}, emit, doc, name, name.replace("-", " "), scene)


def measure(name: str, item: str, emit: str | Emit, doc: str, *, scene: str | None = None) -> Word:
    """A word for a number of each thing: ``{"value": "that-card"}``. *emit* has a blank *name*."""
    params = {name: Param(item, f"one {item}")}
    example = {"largest": {name: f"that-{item}"}, "over": "…"}
    return Word(name, NUMBER, params, emit, doc, example, f"{name} of {{{name}}}", scene)


def attribute(
    name: str,
    item: str,
    sort: str,
    *,
    things: str | Emit,
    value: str | Emit,
    doc: str,
    example: Any,
    scene: str | None = None,
) -> tuple[Word, Word]:
    """Words for an attribute: ``{"suit": "hearts"}`` and ``{"suit-of": "that-card"}``.

    *things* is the source of the selection with a value, which fills a blank named like the
    attribute; *value* is that of the value of a thing, which fills the blank ``{name}-of``. Values
    are indices in their domain.
    """
    of = f"{name}-of"
    return (
        Word(
            name, selection_of(item), {name: Param(sort, f"a {sort}")}, things, doc,
            {name: example}, f"{name} {{{name}}}", scene, attribute=True,
        ),
        Word(
            of, sort, {of: Param(item, f"one {item}")}, value,
            f"The {name} of one {item}.", {of: f"that-{item}"}, f"the {name} of {{{of}}}", scene,
        ),
    )  # fmt: skip
