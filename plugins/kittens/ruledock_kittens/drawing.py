"""The kitten board on a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruledock.plugin import hookimpl
from ruledock_drawing.panels import Drawing, Fact, Panel, Reader
from ruledock_isle.public_drawing import tile_pieces
from ruledock_kittens.board import NAME


def draw(view: Mapping[str, Any], reader: Reader) -> Iterator[Panel]:
    """The kittens on the board with what the first one in a basket costs, if it costs anything."""
    seen = view["table"][NAME]
    first, *more = seen["prices"]
    note = reader.say("kittens.panel.price", fish=first) if first else ""
    facts = [Fact(reader.say("kittens.panel.bag"), str(len(seen["bag"])))]
    facts += [Fact(reader.say("kittens.panel.another"), str(fish)) for fish in more if fish]
    pieces = tile_pieces(seen["board"], reader, note)
    yield Panel(NAME, reader.say("kittens.panel.board"), pieces=pieces, facts=tuple(facts))


@hookimpl
def ruledock_drawing() -> Iterable[Drawing]:
    return (Drawing(panels=draw),)
