"""Her words: a scene that includes her other lessons, and the word for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ruledock.plugin import Args, Emitter, Word, quantity
from ruledock_isle.public import Boat, BoatScene


class SisterScene(BoatScene):
    """The player's boat as one of her lessons sees it."""

    __slots__ = ("other_lessons",)

    other_lessons: Sequence[int]
    """What her other lessons in play pay."""

    def __init__(self, boat: Boat, other_lessons: Sequence[int] = (), **facts: Any) -> None:
        super().__init__(boat, **facts)
        self.other_lessons = other_lessons


def best_other(scene: BoatScene) -> int:
    """What the best of her other lessons pays; 0 without others."""
    return max(getattr(scene, "other_lessons", ()), default=0)


def _best_other(out: Emitter, args: Args) -> str:
    best: Callable[[BoatScene], int] = best_other
    return f"{out.constant(best)}(scene)"


WORDS: tuple[Word, ...] = (
    quantity(
        "best-other-lesson",
        _best_other,
        "What the best of the sister's other lessons in play pays her; 0 if there is none.",
    ),
)
