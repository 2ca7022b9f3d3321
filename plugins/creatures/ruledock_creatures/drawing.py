"""The creatures on a page: how many are still to come. Those on boats are drawn with the boats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruledock.plugin import hookimpl
from ruledock_creatures.bag import NAME
from ruledock_drawing.panels import Drawing, Fact, Panel, Reader


def draw(view: Mapping[str, Any], reader: Reader) -> Iterator[Panel]:
    """What is left in the bag, while it is on the table."""
    bag = view["table"][NAME]["bag"]
    if bag:
        fact = Fact(reader.say("creatures.panel.bag"), str(len(bag)))
        yield Panel(NAME, reader.say("creatures.panel.title"), facts=(fact,))


@hookimpl
def ruledock_drawing() -> Iterable[Drawing]:
    return (Drawing(panels=draw),)
