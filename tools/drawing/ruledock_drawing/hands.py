"""What a player holds, as a notebook shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.engine.text import printable
from ruledock.errors import ConfigError
from ruledock_drawing.declared import Field, fields_of
from ruledock_drawing.notebook import within_a_screen
from ruledock_speech.options import call

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.linking.ruleset import Ruleset

CARD = "width:9em;min-height:5em;padding:.4em;border:1px solid;border-radius:.5em"


@attrs.frozen
class HeldCard:
    """A thing in a hand."""

    id: str | int
    name: str
    """What people call it."""
    text: str = ""
    """What is printed on it, if anything is."""

    def __str__(self) -> str:
        return f"{self.name}: {self.text}" if self.text else self.name


@attrs.frozen(repr=False)
class Hand:
    """What a player holds and others do not see, pile by pile.

    Draws itself in a notebook; ``print`` writes it as text. Whoever sees the notebook sees it.
    """

    name: str
    """The player's."""
    piles: Mapping[str, tuple[HeldCard, ...]]
    """By name of a field of the table: what of it this player sees; empty ones are left out."""

    def _repr_html_(self) -> str:
        parts = [f"<p><b>{_plain(str(self).partition(chr(10))[0])}</b></p>"]
        for pile, cards in self.piles.items():
            drawn = "".join(map(_draw, cards))
            row = f"<div style='display:flex;flex-wrap:wrap;gap:.5em'>{drawn}</div>"
            parts.append(f"<p>{_plain(_title(pile))}</p>{row}")
        return within_a_screen("".join(parts))

    def __str__(self) -> str:
        lines = [f"The hand of {self.name}"]
        for pile, cards in self.piles.items():
            lines += [_title(pile), *(f"  {card}" for card in cards)]
        return "\n".join(lines if self.piles else [f"{lines[0]} is empty"])

    def __repr__(self) -> str:
        count = sum(map(len, self.piles.values()))
        return f"<Hand of {printable(self.name, 100)}, {count} card{'' if count == 1 else 's'}>"


def hand(game: Game, player: int) -> Hand:
    """What *player* holds and others do not see: each secret pile, with what its cards say."""
    names = game.config.names
    if player not in range(len(names)):
        raise ConfigError(f"player: found {player!r}, expected 0 to {len(names) - 1}")
    seen, ruleset = game.view(player)["table"], game.ruleset
    found = {
        pile: tuple(_cards(ruleset, field, seen[part].get(pile), player))
        for part in sorted(seen, key=lambda part: part != ruleset.game.name)
        for pile, field in fields_of(ruleset, part).items()
        if field.secret
    }
    return Hand(names[player], {pile: cards for pile, cards in found.items() if cards})


def _cards(ruleset: Ruleset, field: Field, seen: Any, player: int) -> Iterator[HeldCard]:
    """The cards of a secret field that this player sees; what others hold a view only counts."""
    if not isinstance(seen, list):
        return
    piles = [seen[player]] if field.own else [seen, *seen]
    for pile in piles:
        held = pile if isinstance(pile, list) else [pile] if field.own else ()
        yield from (_card(ruleset, field, one) for one in held if _is_card(ruleset, field, one))


def _is_card(ruleset: Ruleset, field: Field, value: Any) -> bool:
    if isinstance(value, str):
        return True
    number = field.own and isinstance(value, int) and not isinstance(value, bool)
    return number and field.axis is not None and field.axis.has(ruleset, value)


def _card(ruleset: Ruleset, field: Field, id: str | int) -> HeldCard:
    """A card by what people call it, as this kind of thing or as any other one with this id."""
    own = [] if field.axis is None else [field.axis.name]
    others = (kind for kind, axis in ruleset.things.items() if axis.has(ruleset, id))
    for kind in dict.fromkeys([*own, *others]):
        name = call(ruleset, kind, id, "name")
        if name != str(id):
            text = call(ruleset, kind, id, "text")
            return HeldCard(id, name, "" if text in (name, str(id)) else text)
    return HeldCard(id, str(id))


def _draw(card: HeldCard) -> str:
    text = f"<br><small>{_plain(card.text)}</small>" if card.text else ""
    return f"<div style='{CARD}'><b>{_plain(card.name)}</b>{text}</div>"


def _title(pile: str) -> str:
    return pile.replace("_", " ")


def _plain(text: str) -> str:
    return escape(printable(text, 500))
