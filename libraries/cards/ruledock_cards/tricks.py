"""What the rules of many card games need: duties, tricks, and cards that lie in one place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Suited(Protocol):
    """A card with a suit and a rank, for tricks."""

    @property
    def suit(self) -> str: ...
    @property
    def rank(self) -> int: ...


def highest(things: Sequence[T], by: Callable[[T], Any]) -> list[T]:
    """The things for which *by* is highest, in their order: those a player must choose among."""
    found = [by(one) for one in things]
    most = max(found, default=None)
    return [one for one, measure in zip(things, found, strict=True) if measure == most]


def takes_trick(trick: Sequence[Suited], trump: str = "") -> int:
    """The place of the card that takes a trick: the highest trump, or else of the suit led."""
    order = (trick[0].suit, trump)
    ranks = [(order.index(one.suit), one.rank) if one.suit in order else (-1, 0) for one in trick]
    return ranks.index(max(ranks))


def require_once(deck: Iterable[Any], *places: Iterable[Any]) -> None:
    """Raise ValueError unless each card of *deck* lies in exactly one of the places."""
    if sorted([card for place in places for card in place]) != sorted(deck):
        raise ValueError("every card must be in exactly one place")


def require_turns(
    hands: Sequence[Sequence[Any]],
    taken: Sequence[Sequence[Any]],
    trick: Sequence[Any],
    leader: int,
) -> None:
    """Raise ValueError unless everybody has played in turn, and whole tricks were taken."""
    count = len(hands)
    played = [(player - leader) % count < len(trick) for player in range(count)]
    sizes = {len(hand) + one for hand, one in zip(hands, played, strict=True)}
    if len(sizes) > 1 or any(len(cards) % count for cards in taken):
        raise ValueError("everybody must have played as many cards as the others")
