"""Views: what one player may know, as plain JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.engine.decisions import Decision, Options
from ruledock.engine.secret_choices import SecretChoice
from ruledock.linking.table import Table

LISTED = 5000
"""A view lists the options of a decision up to this many; more are only counted."""


def view(table: Table, asked: Sequence[Decision], player: int | None) -> dict[str, Any]:
    """Everything *player* may know now; None for a spectator."""
    ruleset = table.ruleset
    return {
        "game": ruleset.game.name,
        "names": list(ruleset.config.names),
        "player": player,
        "over": not table.agenda,
        "table": {name: dict(see(table, player)) for name, see in ruleset.views.items()},
        **_open(table, asked, player),
    }


def _open(table: Table, asked: Sequence[Decision], player: int | None) -> dict[str, Any]:
    step = table.agenda[-1] if table.agenda else None
    hides = step is not None and table.ruleset.kinds[type(step)].anonymous
    own = next((one for one in asked if one.player == player), None)
    seen: dict[str, Any] = {"decision": _decision(own) if own is not None else None}
    if hides:
        seen["others_may_act"] = True
    else:
        seen["asked"] = [{"player": one.player, "kind": one.kind} for one in asked]
    if isinstance(step, SecretChoice):
        seen["sealed"] = [seat for seat in step.players if step.choice_of(seat) is not None]
        mine = step.choice_of(player) if player is not None else None
        seen["your_sealed_choice"] = None if mine is None else mine.notation
    return seen


def _decision(decision: Decision) -> Mapping[str, Any]:
    return {
        "kind": decision.kind,
        "prompt": decision.prompt.text(),
        "count": len(decision.options),
        "options": notations(decision.options),
    }


def notations(options: Options, limit: int = LISTED) -> list[str] | None:
    """The options in notation; None when there are more than *limit*."""
    return [one.notation for one in options] if len(options) <= limit else None
