"""The cards of the isle as a terminal shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, fold, pad, width
from ruledock_drawing.wording import called, tell
from ruledock_isle.drawing.remarks import uses_fish

Seen = Mapping[str, Any]
ASKED = {"isle.draft": "packet", "isle.purchase": "kept", "isle.lay": "hand"}
"""By kind of decision: the pile that the question lists anyway."""
UNPAID = ("kept", "packet")
"""The piles of cards that nobody has paid for yet."""


def draw_lessons(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """The public lessons, and those of the viewer."""
    seen = view["table"]["isle"]
    lines: list[str] = []
    if seen["public_lessons"]:
        lines.append(paint("bold", tell("isle.screen.public_lessons")))
    for lesson in seen["public_lessons"]:
        card, colour = lesson["card"], lesson["colour"]
        name, text = (called(ruleset, "card", card, form) for form in ("name", "text"))
        chosen = f" ({called(ruleset, 'colour', colour)})" if colour else ""
        lines += fold(f"  {card} {name}{chosen}: {text}", paint.columns)
    own = [] if view["player"] is None else seen["lessons"][view["player"]]
    lines += _pile("own_lessons", own, view, ruleset, paint)
    return "\n".join(lines)


def draw_hand(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """Every card that the viewer holds, with its name and text."""
    piles = _piles(view).items()
    drawn = (_pile(name, cards, view, ruleset, paint) for name, cards in piles)
    return "\n".join(line for lines in drawn for line in lines)


def hand_brief(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """The cards that the viewer holds, by number and name."""
    said = (
        f"{tell(f'isle.screen.{name}')}: {', '.join(_brief(card, ruleset) for card in cards)}"
        for name, cards in _piles(view).items()
    )
    return "\n".join(line for one in said for line in fold(one, paint.columns))


def _brief(card: str, ruleset: Ruleset) -> str:
    return f"{card} {called(ruleset, 'card', card, 'name')}"


def _piles(view: Seen) -> dict[str, Sequence[str]]:
    """The viewer's piles of cards that are not empty, each under its name."""
    player, seen = view["player"], view["table"]["isle"]
    if player is None:
        return {}
    packet: Sequence[str] = next((one for one in seen["packets"] if isinstance(one, list)), ())
    piles = {
        "hand": seen["hands"][player],
        "laid_out": seen["rescue_cards"][player],
        "kept": seen["drafted"][player],
        "packet": packet,
    }
    asked = ASKED.get((view["decision"] or {"kind": ""})["kind"])
    return {name: cards for name, cards in piles.items() if cards and name != asked}


def _pile(
    name: str, cards: Sequence[str], view: Seen, ruleset: Ruleset, paint: Palette
) -> Iterator[str]:
    """A pile of cards under its title, with prices as long as they are not paid."""
    if cards:
        yield paint("bold", tell(f"isle.screen.{name}"))
    priced = name in UNPAID and uses_fish(view["table"]["isle"])
    names = {card: called(ruleset, "card", card, "name") for card in cards}
    wide = max(map(width, names.values()), default=0)
    for card, called_so in names.items():
        head = f"  {card} {pad(called_so, wide)}"
        if priced:
            cost = tell("isle.screen.fish", fish=ruleset.book.cards[card].cost)
            head = f"{head}  {paint('cyan', cost)}"
        text = called(ruleset, "card", card, "text")
        yield from fold(f"{head}  {text}", paint.columns, hang=" " * (width(head) + 2))
