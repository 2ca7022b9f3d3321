"""An invented scene: a hand of cards with suits and values, and the piles that lie on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

from ruledock.words import (
    NUMBER,
    Args,
    Emitter,
    ItemSort,
    Param,
    SceneSpec,
    SetSelection,
    Word,
    WordRegistry,
    selection_of,
)
from ruledock_vocabulary.nouns import attribute, measure, noun, quantity

SUITS = ("hearts", "spades", "clubs", "coins")
DECK = tuple((suit, value) for suit in range(4) for value in range(1, 8))
KINGS = frozenset(card for card, (_, value) in enumerate(DECK) if value == 7)
JOKERS = frozenset(card for card, (_, value) in enumerate(DECK) if value == 1)


@frozen
class Hand:
    """What one player holds, as a mask, and piles of cards on the table."""

    held: int
    piles: tuple[frozenset[int], ...] = ()
    purse: int = 0

    @property
    def cards(self) -> set[int]:
        return {card for card in range(len(DECK)) if self.held >> card & 1}


def hand(*cards: tuple[str, int], purse: int = 0) -> Hand:
    """A hand of cards given by suit and value."""
    places = [DECK.index((SUITS.index(suit), value)) for suit, value in cards]
    return Hand(sum(1 << place for place in places), (), purse)


def mask(cards: Any) -> int:
    return sum(1 << card for card in cards)


def among(cards: frozenset[int]) -> Any:
    """Emits the held ones of some cards."""

    def emit(out: Emitter, args: Args) -> str:
        return f"{out.local('held')} & {out.constant(mask(cards))}"

    return emit


def suit_cards(out: Emitter, args: Args) -> str:
    masks = tuple(mask(c for c, (s, _) in enumerate(DECK) if s == suit) for suit in range(4))
    return f"{out.local('held')} & {out.constant(masks)}[{args['suit']}]"


def name_of(scene: Hand, item: str, index: int) -> str:
    if item == "pile":
        return f"pile {index}"
    suit, value = DECK[index]
    return f"{SUITS[suit]} {value}"


SCENE = SceneSpec(
    "a hand of cards",
    locals={
        "held": "scene.held",
        "piles": "scene.piles",
        "purse": "scene.purse",
    },
    domains={"suit": SUITS, "rank": (1, 2, 3, 4, 5, 6, 7)},
    name_of=name_of,
)
SORTS = (ItemSort("card", len(DECK)), ItemSort("pile", 5, SetSelection()))

VALUES = tuple(value for _, value in DECK)
SUIT_OF = tuple(suit for suit, _ in DECK)


def table_of(name: str, values: tuple[int, ...]) -> Any:
    """Emits a look-up of the thing in the blank *name*."""
    return lambda out, args: f"{out.constant(values)}[{args[name]}]"


WORDS = (
    noun("cards", "card", "{held}", "All cards in the hand."),
    noun("kings", "card", among(KINGS), "Cards of value 7."),
    noun("jokers", "card", among(JOKERS), "Cards of value 1."),
    *attribute(
        "suit", "card", "suit",
        things=suit_cards, value=table_of("suit-of", SUIT_OF),
        doc="Cards of one suit.", example="hearts",
    ),
    measure("value", "card", table_of("value", VALUES), "The value of a card."),
    Word(
        "of-rank", selection_of("card"), {"of-rank": Param("rank", "a rank")},
        lambda out, args: (
            f"{out.local('held')}"
            f" & {out.constant(sum(1 << 7 * suit for suit in range(4)))} << {args['of-rank']}"
        ),
        "Cards of one rank.", {"of-rank": 3}, "cards of rank {of-rank}",
    ),
    quantity("purse", "{purse}", "The coins the player has."),
    noun("piles", "pile", "frozenset(range(len({piles})))", "All piles."),
    Word(
        "in-pile", selection_of("card"), {"in-pile": Param("pile", "a pile")},
        "mask_of({piles}[{in-pile}])", "The cards of a pile.", {"in-pile": "that-pile"},
        "cards in {in-pile}",
    ),
    Word(
        "longer", NUMBER,
        {"longer": Param(selection_of("card"), "cards"), "bonus": Param(NUMBER, optional=True)},
        lambda out, args: f"{args['longer']}.bit_length() + {args.get('bonus', '0')}",
        "The place of the last card, and a bonus.", {"longer": "kings", "bonus": 2},
        "place of the last of {longer}",
    ),
)  # fmt: skip


def longer(scene: Hand, cards: frozenset[int], bonus: int = 0) -> int:
    return max(cards, default=-1) + 1 + bonus


REFERENCE: dict[str, Callable[..., Any]] = {
    "cards": lambda scene: scene.cards,
    "kings": lambda scene: {card for card in scene.cards if DECK[card][1] == 7},
    "jokers": lambda scene: {card for card in scene.cards if DECK[card][1] == 1},
    "suit": lambda scene, suit: {c for c in scene.cards if SUITS[DECK[c][0]] == suit},
    "suit-of": lambda scene, card: SUITS[DECK[card][0]],
    "value": lambda scene, card: DECK[card][1],
    "of-rank": lambda scene, rank: {card for card in scene.cards if DECK[card][1] == rank},
    "purse": lambda scene: scene.purse,
    "piles": lambda scene: set(range(len(scene.piles))),
    "in-pile": lambda scene, pile: scene.piles[pile],
    "longer": longer,
}


def registry(*more: Word) -> WordRegistry:
    return WordRegistry((*WORDS, *more), SORTS, scene=SCENE)


REGISTRY = registry()
HANDS = st.builds(
    Hand,
    st.integers(0, (1 << len(DECK)) - 1),
    st.lists(st.frozensets(st.integers(0, 27), max_size=6), max_size=5).map(tuple),
    st.integers(0, 20),
)
