"""Shortcuts for the words that most games need."""

from __future__ import annotations

from typing import Any

from ruledock.words.params import Param
from ruledock.words.sorts import NUMBER, selection_of
from ruledock.words.word import Emit, Word


def noun(
    name: str,
    item: str,
    emit: str | Emit,
    doc: str,
    *,
    scene: str | None = None,
    label: str = "",
    narrows: str = "",
    opposite: tuple[str, str] | None = None,
) -> Word:
    """A word for a selection: ``"kings"``. *emit* is its source, *label* what it is called."""
    said = "" if narrows else label or name.replace("-", " ")
    return Word(
        name, selection_of(item), {}, emit, doc, name, said, scene,
        narrows=narrows, opposite=opposite,
    )  # fmt: skip


def quantity(name: str, emit: str | Emit, doc: str, *, scene: str | None = None) -> Word:
    """A word for a number of the scene: ``"coins"``."""
    return Word(name, NUMBER, {}, emit, doc, name, name.replace("-", " "), scene)


def measure(name: str, item: str, emit: str | Emit, doc: str, *, scene: str | None = None) -> Word:
    """A word for a number of each thing: ``{"value": "that-card"}``. *emit* has a blank *name*."""
    params = {name: Param(item, f"one {item}", label="of")}
    example = {"largest": {name: f"that-{item}"}, "over": "…"}
    return Word(name, NUMBER, params, emit, doc, example, name.replace("-", " "), scene)


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
            {name: example}, "", scene, attribute=True, narrows=name,
        ),
        Word(
            of, sort, {of: Param(item, f"one {item}", label="of")}, value,
            f"The {name} of one {item}.", {of: f"that-{item}"}, name, scene,
        ),
    )  # fmt: skip
