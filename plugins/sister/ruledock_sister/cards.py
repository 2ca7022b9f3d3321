"""Discovery cards in a game for one: what they do instead, and half points for public lessons."""

from __future__ import annotations

import attrs

from ruledock.plugin import Message, Ref, Ruleset, contributes
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
    printed = Ref("lessons", card.id, card.text)
    return attrs.evolve(card, text=Changed(printed), score={"half": card.score})


class Changed(str):
    """The text of a card that pays half: in English, and as the message that every language has."""

    __slots__ = ("message",)
    message: Message

    def __new__(cls, printed: Ref) -> Changed:
        message = Message("sister.half", {"text": printed})
        made = super().__new__(cls, message.text())
        made.message = message
        return made

    def __reduce__(self) -> tuple[type, tuple[Ref]]:
        return Changed, (self.message.args["text"],)
