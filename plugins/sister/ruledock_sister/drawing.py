"""The sister on a page: her colours and lessons, her cards of today, and the numbered rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import attrs

from ruledock.plugin import hookimpl
from ruledock_drawing.card_svg import back_svg, card_svg
from ruledock_drawing.panels import Drawing, Fact, Panel, Piece, Reader
from ruledock_isle.public_drawing import tile_pieces
from ruledock_sister.drawer import NAME

Seen = Mapping[str, Any]
HIGH = 140
"""Of her cards."""


def draw(view: Seen, reader: Reader) -> Iterator[Panel]:
    """Herself with her lessons, her row of cards, and what her cards mean by a position."""
    seen = view["table"][NAME]
    lessons = tuple(_card("sister-lessons", one, reader, "red") for one in seen["lessons"])
    title = reader.say("sister.panel.title")
    yield Panel(NAME, title, pieces=lessons, facts=tuple(_facts(seen, reader)))
    cards = [*_today(seen, reader), *_face_down(seen, reader)]
    if cards:
        yield Panel(f"{NAME}.cards", reader.say("sister.panel.cards"), pieces=tuple(cards))
    yield from _rows(seen, reader)


def _facts(seen: Seen, reader: Reader) -> Iterator[Fact]:
    yield Fact(reader.say("sister.panel.points"), str(seen["points"]))
    place = "first" if seen["first"] else "second"
    yield Fact(reader.say("sister.panel.place"), reader.say(f"sister.panel.{place}"))
    colours = ", ".join(reader.call("colour", one) for one in seen["colours"])
    yield Fact(reader.say("sister.panel.colours"), colours)
    yield Fact(reader.say("sister.panel.to-come"), str(len(seen["colours_to_come"])))


def _card(kind: str, id: str, reader: Reader, band: str, note: str = "") -> Piece:
    printed = reader.ruleset.content.items[kind][id]
    name = reader.call(kind, id) if getattr(printed, "name", "") else id
    text = reader.read(kind, id) or printed.text
    picture = card_svg(name, text, band=band, corner=id, high=HIGH)
    return Piece(kind, id, f"{id} {name}" if name != id else id, picture, text=text, note=note)


def _today(seen: Seen, reader: Reader) -> Iterator[Piece]:
    for number, card in enumerate(seen["today"], 1):
        said = "done" if number <= seen["turns"] else "next"
        yield _card("sister-cards", card, reader, "purple", reader.say(f"sister.panel.{said}"))


def _face_down(seen: Seen, reader: Reader) -> Iterator[Piece]:
    if seen["row"]:
        label = reader.say("sister.panel.face-down")
        yield Piece("sister-row", "row", label, back_svg("purple"), count=seen["row"])


def _rows(seen: Seen, reader: Reader) -> Iterator[Panel]:
    """What her cards mean by a number: each row of tiles, counted from one."""
    for name, tiles in seen["positions"].items():
        pieces = tuple(
            attrs.evolve(piece, note=str(at))
            for at, piece in enumerate(tile_pieces(tiles, reader), 1)
        )
        row = reader.say(f"sister.panel.row-{name}")
        title = f"{reader.say('sister.panel.rows')}: {row}"
        if pieces:
            yield Panel(f"{NAME}.rows.{name}", title, pieces=pieces)


@hookimpl
def ruledock_drawing() -> Iterable[Drawing]:
    return (Drawing(panels=draw),)
