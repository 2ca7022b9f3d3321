"""Short ways to make the words that most games need."""

from __future__ import annotations

from typing import Any

from ruledock.words.params import Param
from ruledock.words.sorts import NUMBER, selection_of
from ruledock.words.word import Emit, Word


def noun(name: str, item: str, emit: str | Emit, doc: str, *, scene: str | None = None) -> Word:
    """Some of the things: ``"kings"``. *emit* gives the selection."""
    return Word(name, selection_of(item), {}, emit, doc, name, name.replace("-", " "), scene)


def quantity(name: str, emit: str | Emit, doc: str, *, scene: str | None = None) -> Word:
    """A number the scene knows: ``"coins"``."""
    return Word(name, NUMBER, {}, emit, doc, name, name.replace("-", " "), scene)


def measure(name: str, item: str, emit: str | Emit, doc: str, *, scene: str | None = None) -> Word:
    """A number that each thing has: ``{"value": "that-card"}``. *emit* has a blank of its name."""
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
    """What sorts things into classes: ``{"suit": "hearts"}`` and ``{"suit-of": "that-card"}``.

    *things* gives the selection of those with a value, in a blank named like the attribute; *value*
    gives the value of the thing in the blank ``{name}-of``. Values are places in their domain.
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
