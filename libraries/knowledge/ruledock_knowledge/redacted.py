"""What one player may know of the choices that were made."""

from __future__ import annotations

from collections.abc import Iterator

from ruledock.engine import machine
from ruledock.engine.actors import interrupts
from ruledock.engine.secret_choices import SecretChoiceKind
from ruledock.engine.windows import Nothing
from ruledock.game.history import History, apply
from ruledock.game.record import write
from ruledock.linking.table import Table


def redact(history: History, player: int | None) -> Iterator[str]:
    """The recorded choices, with ``?`` for those *player* may not know."""
    table = history.first()
    asked = machine.advance(table)
    for who, made in history.since(0):
        decision = next((one for one in asked if one.player == who), None)
        secret = is_sealed(table, who) or (decision is not None and decision.private)
        if not secret or who == player:
            yield write(who, made)
        elif type(made) is not Nothing:  # leave that out, or it would show who was asked
            yield f"{who} ?"
        asked = apply(table, who, made)


def is_sealed(table: Table, who: int) -> bool:
    """Whether the next choice of *who* will be sealed."""
    step = table.agenda[-1]
    return not interrupts(who) and isinstance(table.ruleset.kinds[type(step)], SecretChoiceKind)
