"""What players can answer, in one line each."""

from __future__ import annotations

from ruledock.options import Axis, Option, axis, items, numbers, option, subset_of
from ruledock.ruleset import Ruleset


def _cards(ruleset: Ruleset) -> tuple[str, ...]:
    return tuple(ruleset.book.cards)


CARD = Axis("card", _cards)
LOT = items("lot", "lots")
FAVOUR = items("favour", "favours")


@option("keep {cards}")
class Keep(Option):
    """Keep these cards of the packet and pass the rest on."""

    cards: tuple[str, ...] = axis(subset_of(CARD))


@option("bid {coins}")
class Bid(Option):
    """Offer so many coins for the lot; nothing is an offer too."""

    coins: int = axis(numbers("coins", 0, 40))


@option("show {lots}")
class Show(Option):
    """Hang these lots where all can see them."""

    lots: tuple[str, ...] = axis(subset_of(LOT))


@option("play {favour}")
class Play(Option):
    """Call in a favour, at any time."""

    favour: str = axis(FAVOUR)


OPTIONS = (Keep, Bid, Show, Play)
