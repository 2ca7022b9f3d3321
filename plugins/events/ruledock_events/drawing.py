"""The events on a page: the row of tiles, and what each player has from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruledock.plugin import hookimpl
from ruledock_drawing.card_svg import card_svg
from ruledock_drawing.panels import Drawing, Fact, Panel, Piece, Reader
from ruledock_events.drawer import NAME

Seen = Mapping[str, Any]
HIGH = 128
"""Of an event's tile, lower than a card."""


def draw(view: Seen, reader: Reader) -> Iterator[Panel]:
    """A tile for each day, that of today first in colour, and a panel of facts."""
    seen, day = view["table"][NAME], view["table"]["isle"]["day"]
    pieces = tuple(_piece(event, at, day, reader) for at, event in enumerate(seen["row"], 1))
    facts = tuple(_facts(view, seen, reader))
    yield Panel(NAME, reader.say("events.panel.title"), pieces=pieces, facts=facts)


def _piece(event: str, at: int, day: int, reader: Reader) -> Piece:
    name, text = reader.call("events", event), reader.read("events", event)
    when = reader.say("events.panel.day", day=at)
    band = "orange" if at == day else "grey"
    note = reader.say("events.panel.today") if at == day else ""
    picture = card_svg(name, text, band=band, corner=when, high=HIGH)
    return Piece("events", event, f"{when}: {name}", picture, text=text, note=note)


def _facts(view: Seen, seen: Seen, reader: Reader) -> Iterator[Fact]:
    for player, name in enumerate(view["names"]):
        said = [reader.say("events.panel.points", points=seen["points"][player])]
        said += [reader.call("side", one) for one in seen["items"][player]]
        yield Fact(name, ", ".join(said))


@hookimpl
def ruledock_drawing() -> Iterable[Drawing]:
    return (Drawing(panels=draw),)
