"""Hearts on a terminal, as one player sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, pad
from ruledock_hearts.table import Card

COLOURS = {"clubs": "green", "diamonds": "yellow", "spades": "blue", "hearts": "red"}


def draw(view: Mapping[str, Any], paint: Palette, ruleset: Ruleset) -> str:
    """A line for each player, then the own hand."""
    seen, known = view["table"]["hearts"], ruleset.content.items["cards"]
    wide, lines = max(map(len, view["names"])), [paint("bold", f"Deal {seen['deal']}")]
    for player, name in enumerate(view["names"]):
        place = (player - seen["leader"]) % len(view["names"])
        played = _faces(seen["trick"][place : place + 1], known, paint)
        now = sum(known[card].points for card in seen["taken"][player])
        points = f"{seen['points'][player]:3d} +{now:<2d}"
        lines.append(
            f"  {pad(name, wide)}  {points}  {pad(played, 3)} {_told(seen, player, known)}"
        )
    hand = [] if view["player"] is None else seen["hands"][view["player"]]
    return "\n".join([*lines, f"  your hand  {_faces(hand, known, paint)}"] if hand else lines)


def _told(seen: Mapping[str, Any], player: int, known: Mapping[str, Card]) -> str:
    """What one knows of a hand: the cards one passed there, and what its player lacks."""
    hand, lacks = seen["hands"][player], seen["lacks"][player]
    passed = [known[card].name for card in hand["known"]] if isinstance(hand, dict) else []
    told = [f"has {', '.join(passed)}"] * bool(passed) + [f"no {', '.join(lacks)}"] * bool(lacks)
    return "; ".join(told)


def _faces(cards: Iterable[str], known: Mapping[str, Card], paint: Palette) -> str:
    """Cards side by side, by suit and rank."""
    faces = sorted((known[card] for card in cards), key=lambda one: (one.suit, one.rank))
    return " ".join(paint(COLOURS[one.suit], one.name) for one in faces)
