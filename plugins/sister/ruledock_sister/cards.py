"""Discovery cards in a game for one: what they say instead, and half of what is public."""

from __future__ import annotations

import attrs

from ruledock.plugin import Message, Ruleset
from ruledock_isle.public import Card, Cards, Lesson


def alone(cards: Cards, ruleset: Ruleset) -> Cards:
    """Every card as it is read when one plays alone."""
    return {name: halved(said(card)) for name, card in cards.items()}


def said(card: Card | Lesson) -> Card | Lesson:
    """What a card says in solo, if it says anything else there."""
    if card.solo is None:
        return card
    if isinstance(card, Card):
        return attrs.evolve(card, text=card.solo.text, does=card.solo.does)
    return attrs.evolve(card, text=card.solo.text, score=card.solo.score)


def halved(card: Card | Lesson) -> Card | Lesson:
    """A public lesson is worth half, rounded up."""
    if isinstance(card, Card) or not card.public:
        return card
    text = Message("sister.half", {"text": card.text}).text()
    return attrs.evolve(card, text=text, score={"half": card.score})
