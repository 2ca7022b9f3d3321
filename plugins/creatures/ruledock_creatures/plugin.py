"""Ancient creatures, a module of the isle: they come on one day only, and cats befriend them."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock.plugin import Needs, hookimpl
from ruledock_creatures import bag, scoring

parts = (bag, scoring, "ruledock_creatures.drawing", "ruledock_creatures.screen")


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("creatures",)),)
