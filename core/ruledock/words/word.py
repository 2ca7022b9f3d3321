"""A word of the language: its signature, its source, and its documentation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from ruledock.values import evolve, field, frozen
from ruledock.words.params import Param, SameAs

if TYPE_CHECKING:
    from ruledock.words.emitter import Args, Emitter


class Emit(Protocol):
    """Returns the Python source of a word, given those of its arguments."""

    def __call__(self, emitter: Emitter, args: Args, /) -> str: ...


@frozen(eq=False)
class Word:
    """One word.

    ``params`` maps keys to parameters; the first key is the word's own name. If all parameters are
    optional, the word may be a bare string. ``emit`` is a template with parameters and scene locals
    (``"{hand} & {of}"``), or a function of the emitter and the emitted arguments.
    ``explain`` is what it is called in English: a nominative, such as "face-up kings". Parameters
    that it does not mention follow in brackets. A selection that only narrows others has a
    ``narrows`` instead: "suit" makes "cards (suit: hearts)". ``opposite`` names a word
    for all things, and what they are called without these: rooms, "unfilled rooms". ``of`` has, by
    sort, how things are called by a number of theirs: "{head} of {value}". ``shape`` says how the
    core's own words are put together.
    ``attribute`` marks a selection word with one value parameter that puts every thing into
    exactly one class. ``picks`` marks a loop whose result is the body's value for one thing;
    ``repeats`` names parameters that the compiled form evaluates more than once. ``compares`` says
    whose numbers explanations tell of a word that looks into other scenes: "all" or "others".
    ``counts`` emits which of the things given a number such as a longest run is made of.
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
    narrows: str = ""
    opposite: tuple[str, str] | None = None
    of: Mapping[str, str] = field(factory=dict)
    shape: str = ""
    compares: str = ""
    counts: Emit | None = None

    @property
    def required(self) -> list[str]:
        """The required keys."""
        return [key for key, param in self.params.items() if not param.optional]

    @property
    def repeating(self) -> bool:
        """Whether it only repeats another score."""
        return any(isinstance(param, SameAs) for param in self.params.values())

    @property
    def message_id(self) -> str:
        """The message id of its explanation."""
        home = f"{self.owner}.{self.scene}" if self.scene else "core"
        return f"words.{home}.{self.sort}.{self.name}".replace(" ", "-")


def owned(words: Iterable[Word], owner: str) -> list[Word]:
    """The same words with *owner* as their owner."""
    return [evolve(word, owner=owner) for word in words]
