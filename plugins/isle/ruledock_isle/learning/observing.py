"""What learners observe of the isle: tiles by outline and colour, boats, and what they remember."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ruledock.plugin import ByPlayer, Known
from ruledock_isle.axes import CardId
from ruledock_isle.learning import boats
from ruledock_isle.phases.draft import PASSED_ON
from ruledock_isle.phases.rescue import Boarding
from ruledock_isle.ruleset import IsleRuleset
from ruledock_isle.table import IsleTable
from ruledock_rl.hookspecs import Planes, Printed, Watched

MANY = 4096
"""How many memories to keep: between drafts they stay the same."""


def printed(ruleset: IsleRuleset, value: Any) -> Mapping[str, Any] | None:
    """What a tile is: its kind, colour, outline and size."""
    tile = ruleset.book.tiles.get(value) if isinstance(value, str) else None
    if tile is None:
        return None
    return {
        "kind": tile.kind.id,
        "colour": tile.colour or "",
        "outline": "/".join(tile.shape.drawn),
        "size": tile.size,
        "counts_as": tuple(sorted(tile.counts_as)),
    }


Likely = dict[str, float]


def remembered(table: IsleTable, player: int) -> tuple[Likely, ...]:
    """By player: how likely each card of earlier packets is to lie hidden with them now."""
    passing = table.passed_on
    past, shown = passing.past, passing.shown
    key = (id(past), id(shown), player)
    found = _known.get(key)
    if found is None:
        if len(_known) >= MANY:
            _known.clear()
        # keeping what happened to the packets keeps its ids from being used again
        found = _known[key] = past, shown, _likely(table, PASSED_ON.known_before(table, player))
    return found[2]


_known: dict[tuple[int, int, int], tuple[Any, Any, tuple[Likely, ...]]] = {}


def passed(table: IsleTable, player: int) -> Sequence[Likely] | None:
    """By player: how likely each card is that they kept of the packets going round."""
    if not table.passed_on.round:
        return None
    return list(_likely(table, PASSED_ON.known_now(table, player)))


def _likely(table: IsleTable, memories: Iterable[Known]) -> tuple[Likely, ...]:
    found: tuple[Likely, ...] = tuple({} for _ in table.players)
    for known in memories:
        for who, count in known.kept.items():
            for card in known.cards:
                found[who][card] = found[who].get(card, 0.0) + count / len(known.cards)
    return found


def announced(table: IsleTable, player: int) -> Boarding | None:
    """The rescue that is announced and not paid for yet."""
    return next((step for step in table.agenda if isinstance(step, Boarding)), None)


OBSERVING = (
    Printed(printed),
    Planes("boats", boats.channels, boats.size, boats.draw, instead_of="boats"),
    Watched("remembered", ByPlayer[dict[CardId, float]], remembered, instead_of="passed_on"),
    Watched("passed", ByPlayer[dict[CardId, float]], passed),
    Watched("announced", Boarding | None, announced),
)
