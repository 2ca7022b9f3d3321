"""Hearts on a terminal, as one player sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, pad
from ruledock_hearts.table import Card

COLOURS = {"clubs": "green", "diamonds": "yellow", "spades": "blue", "hearts": "red"}


def draw(view: Mapping[str, Any], paint: Palette, ruleset: Ruleset) -> str:
    """The players and what they have played, then the own hand, suit by suit."""
    seen, known = view["table"]["hearts"], ruleset.content.items["cards"]
    lines = [paint("bold", f"Deal {seen['deal']}"), *_players(view, seen, known, paint)]
    for one in seen["remembers"]:
        lines.append(f"  {view['names'][one['with']]} got {_faces(one['cards'], known, paint)}")
    if view["player"] is not None:
        lines.append(f"  your hand  {_faces(seen['hands'][view['player']], known, paint)}")
    return "\n".join(lines)


def _players(
    view: Mapping[str, Any], seen: Mapping[str, Any], known: Mapping[str, Card], paint: Palette
) -> Iterator[str]:
    wide, count = max(map(len, view["names"])), len(view["names"])
    for player, name in enumerate(view["names"]):
        place = (player - seen["leader"]) % count
        played = _faces(seen["trick"][place : place + 1], known, paint)
        now = sum(known[card].points for card in seen["taken"][player])
        yield f"  {pad(name, wide)}  {seen['points'][player]:3d} +{now:<2d}  {played}"


def _faces(cards: Iterable[str], known: Mapping[str, Card], paint: Palette) -> str:
    """Cards side by side, by suit and rank."""
    faces = sorted((known[card] for card in cards), key=lambda one: (one.suit, one.rank))
    return " ".join(paint(COLOURS[one.suit], one.name) for one in faces)
