"""The options that players choose from, and their notation."""

from __future__ import annotations

from typing import Annotated

from ruledock.plugin import Axis, Option, axis, items, names, option, subset_of
from ruledock_auction.ruleset import AuctionRuleset
from ruledock_auction.words import KINDS


def _cards(ruleset: AuctionRuleset) -> tuple[str, ...]:
    return tuple(ruleset.book.cards)


def _coins(ruleset: AuctionRuleset) -> range:
    """More coins than anybody can have: what all earn, and a purse for lucky favours."""
    rules = ruleset.rules
    return range(rules["coins"] + rules["rounds"] * rules["income"] + LUCK)


LUCK = 40
COINS = Axis("coins", _coins, str, int, r"\d+")
CARD = Axis("card", _cards)
LOT = items("lot", "lots")
FAVOUR = items("favour", "favours")
ROUND = Axis("round", lambda ruleset: range(ruleset.rules["rounds"] + 1))
KIND = names("kind", KINDS)
THINGS = (KIND,)
PHASE = names("phase", lambda ruleset: tuple(ruleset.book.phases))

# What fields of tables and steps can hold.
Coins = Annotated[int, COINS]
CardId = Annotated[str, CARD]
LotId = Annotated[str, LOT]
FavourId = Annotated[str, FAVOUR]
Kind = Annotated[str, KIND]
RoundNumber = Annotated[int, ROUND]
Phase = Annotated[str, PHASE]


@option("keep {cards}")
class Keep(Option):
    """Keep these cards of the packet and pass the rest on."""

    cards: tuple[str, ...] = axis(subset_of(CARD))


@option("bid {coins}")
class Bid(Option):
    """Offer some coins for the lot, or none."""

    coins: int = axis(COINS)


@option("show {lots}")
class Show(Option):
    """Hang these lots where all can see them."""

    lots: tuple[str, ...] = axis(subset_of(LOT))


@option("play {favour}")
class Play(Option):
    """Call in a favour, at any time."""

    favour: str = axis(FAVOUR)
