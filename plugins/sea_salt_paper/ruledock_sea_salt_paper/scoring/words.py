"""Words for a player's cards, their families and their colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

from ruledock.plugin import Apply, ItemSort, Literal, Ref, SceneSpec, attribute, noun

MOST_CARDS = 250
EVERY_CARD = -1
"""All bits at once."""


class Cards:
    """The scene of a score: one player's cards as bits, and what bits mean."""

    __slots__ = ("colours", "deck", "families", "owned")

    def __init__(
        self, owned: int, families: tuple[int, ...], colours: tuple[int, ...], deck: tuple[Any, ...]
    ) -> None:
        self.owned = owned
        self.families = families
        """By family, in their order: which bits show it."""
        self.colours = colours
        """By colour, in their order: which bits have it."""
        self.deck = deck
        """The card of each bit."""


def name_of(scene: Cards, item: str, index: Any) -> Ref:
    """A card in an explanation."""
    return Ref("card", scene.deck[index].id)


def facts_of(scene: Cards, item: str, index: Any) -> dict[str, Any]:
    """A card as data, for apps that light what was counted."""
    return {"card": scene.deck[index].id}


def cards_seen(families: Sequence[int], expr: Any) -> int:
    """The cards that an expression looks at: all, unless it names certain families only."""
    if not isinstance(expr, Apply):
        return 0
    parts = [child for _, child, _ in expr.children]
    if expr.word.name == "family" and isinstance(parts[0], Literal):
        return families[parts[0].value]
    if expr.word.owner != "core":
        return EVERY_CARD
    return reduce(or_, (cards_seen(families, part) for part in parts), 0)


def families_named(expr: Any) -> frozenset[int]:
    """The families that an expression names, by their number."""
    if not isinstance(expr, Apply):
        return frozenset()
    parts = [child for _, child, _ in expr.children]
    if expr.word.name == "family" and isinstance(parts[0], Literal):
        return frozenset({parts[0].value})
    return frozenset().union(*map(families_named, parts))


SCENE = SceneSpec(
    "cards",
    {
        "owned": "scene.owned",
        "families": "scene.families",
        "colours": "scene.colours",
    },
    {},
    name_of,
    facts_of,
)
VALUES = {"family": "families", "colour": "colours"}
"""Families and colours are whatever the packs bring."""
SORTS = (ItemSort("card", MOST_CARDS),)


def _place(masks: str, card: str) -> str:
    """The place of the one mask that holds a card."""
    return f"[place for place, mask in enumerate({masks}) if mask >> {card} & 1][0]"


WORDS = (
    noun("cards", "card", "{owned}", "All cards of the player, on the table and in hand."),
    *attribute(
        "family",
        "card",
        "family",
        things="{owned} & {families}[{family}]",
        value=_place("{families}", "{family-of}"),
        doc="Cards that show one figure.",
        example="crab",
    ),
    *attribute(
        "colour",
        "card",
        "colour",
        things="{owned} & {colours}[{colour}]",
        value=_place("{colours}", "{colour-of}"),
        doc="Cards of one colour.",
        example="yellow",
    ),
)
