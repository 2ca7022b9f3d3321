"""A word of the language: its signature, its compiled form, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import attrs
from attrs import frozen

if TYPE_CHECKING:
    from ruledock.words.emitter import Args, Emitter
    from ruledock.words.params import Param

Emit = Callable[["Emitter", "Args"], str]


@frozen(eq=False)
class Word:
    """One word.

    ``params`` maps keys to parameters; the first key is the word's own name. A word all of whose
    parameters are optional may be written as a bare string.
    ``emit`` is a template over parameters and scene locals (``"{hand} & {of}"``), or a function of
    the emitter and the emitted arguments. ``explain`` is an English phrase over the parameters.
    ``attribute`` marks a selection word with one value parameter that sorts every thing into
    exactly one class. ``picks`` marks a word whose result is the body's value for one of what it
    runs through; ``repeats`` names parameters that the compiled form evaluates more than once.
    """

    name: str
    sort: str
    params: Mapping[str, Param]
    emit: str | Emit
    doc: str
    example: Any
    explain: str
    scene: str | None = None
    owner: str = "core"
    attribute: bool = False
    picks: bool = False
    repeats: frozenset[str] = frozenset()
    cost: int = 1

    @property
    def required(self) -> list[str]:
        """The keys that must be there."""
        return [key for key, param in self.params.items() if not param.optional]

    @property
    def repeating(self) -> bool:
        """Whether it only repeats another score."""
        from ruledock.words.params import SameAs  # late: starting is quick

        return any(isinstance(param, SameAs) for param in self.params.values())

    @property
    def message_id(self) -> str:
        """The id of the phrase that explains this word."""
        home = f"{self.owner}.{self.scene}" if self.scene else "core"
        return f"words.{home}.{self.sort}.{self.name}".replace(" ", "-")


def owned(words: Iterable[Word], owner: str) -> list[Word]:
    """The same words, marked as contributed by *owner*."""
    return [attrs.evolve(word, owner=owner) for word in words]
