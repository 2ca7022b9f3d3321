"""Discovery cards and lessons on a page."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ruledock_drawing.card_svg import card_svg
from ruledock_drawing.panels import Piece, Reader

BANDS = {
    "rescue": "green",
    "anytime": "purple",
    "treasure": "brown",
    "oshax": "orange",
    "private": "blue",
    "public": "red",
}
"""The class of colour of each kind of card."""
CARDS = ("rescue", "anytime", "treasure", "oshax")
"""Kinds that show their price even if it is nothing; lessons of the family game have none."""
BASKET = (
    "<path d='M2 8H18L15.5 18H4.5z' class='brown edge'/><path d='M4 8C4 1 16 1 16 8' class='line'"
    " stroke-width='1.6'/>"
)
BROKEN = f"{BASKET}<path d='M9 8L12 11L8 14L11 18' class='line' stroke-width='1.6'/>"
BOOT = "<path d='M6 2H12V11L18 14V18H6z' class='grey edge'/>"


@lru_cache(maxsize=4096)
def card_piece(id: str, reader: Reader, note: str = "") -> Piece:
    """A card that lies face up for its reader."""
    card = reader.ruleset.book.cards[id]
    name, text = reader.call("card", id), reader.read("card", id) or card.text
    name = name.removeprefix(f"{id} ") or card.name
    if name == id:
        name = card.name
    kind = _kind(card)
    said = reader.say(f"isle.card-kind.{kind}")
    picture = card_svg(
        name,
        text,
        band=BANDS.get(kind, "grey"),
        corner=id,
        price=str(card.cost) if card.cost or kind in CARDS else "",
        signs=_signs(card),
    )
    whole = reader.say("isle.panel.card", id=id, kind=said, fish=card.cost, text=text)
    return Piece("card", id, f"{id} {name}", picture, text=whole, note=note)


def _kind(card: Any) -> str:
    kind: str | None = getattr(card, "kind", None)
    return kind or ("public" if card.public else "private")


def _signs(card: Any) -> str:
    """The baskets and the speed of a rescue card."""
    drawn = [BASKET] * getattr(card, "whole", 0) + [BROKEN] * getattr(card, "broken", 0)
    parts = [f"<g transform='translate({22 * n} 0)'>{one}</g>" for n, one in enumerate(drawn)]
    speed = getattr(card, "speed", 0)
    if speed:
        parts.append(
            f"<g transform='translate(66 0)'>{BOOT}<text x='28' y='16' font-size='14'"
            f" font-weight='700' class='ink'>{speed}</text></g>"
        )
    return "".join(parts)
