"""Discovery cards in a game for one: what they do instead, and half points for public lessons."""

from __future__ import annotations

import attrs

from ruledock.plugin import Message, Ruleset, contributes
from ruledock_isle.public import Card, Cards, Lesson, hooks


@contributes(hooks.isle_cards)
def solo_cards(cards: Cards, ruleset: Ruleset) -> Cards:
    """Every card as it works in a game for one."""
    return {name: halve(apply_solo(card)) for name, card in cards.items()}


def apply_solo(card: Card | Lesson) -> Card | Lesson:
    """Replace what a card does by what it does in solo, if that differs."""
    if card.solo is None:
        return card
    if isinstance(card, Card):
        return attrs.evolve(card, text=card.solo.text, does=card.solo.does)
    return attrs.evolve(card, text=card.solo.text, score=card.solo.score)


def halve(card: Card | Lesson) -> Card | Lesson:
    """Make a public lesson pay half, rounded up."""
    if isinstance(card, Card) or not card.public:
        return card
    text = Message("sister.half", {"text": card.text}).text()
    return attrs.evolve(card, text=text, score={"half": card.score})
