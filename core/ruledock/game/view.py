"""Views: what one player may know, as plain JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from ruledock.engine.decisions import Chain, Decision, Options
from ruledock.engine.interrupts import open_interrupts
from ruledock.engine.secret_choices import SecretChoice
from ruledock.game.log import LogLine
from ruledock.game.masks import masked, masked_steps
from ruledock.game.option_data import described, kinds, listed
from ruledock.linking.table import Table

LISTED = 5000
"""A view lists the options of a decision up to this many; more are only counted."""


def view(table: Table, asked: Sequence[Decision], player: int | None) -> dict[str, Any]:
    """Everything *player* may know now; None for a spectator."""
    ruleset = table.ruleset
    own = next(iter([one for one in asked if one.player == player]), None)
    seen = {
        "game": ruleset.game.name,
        "names": list(ruleset.config.names),
        **situation(table, asked, player),
        "decision": None if own is None else _decision(table, own),
    }
    if player is not None:
        seen["interrupts"] = _interrupts(table, own, player)
    return seen


def situation(table: Table, asked: Sequence[Decision], player: int | None) -> dict[str, Any]:
    """What *player* sees of the table and of who is asked, without options."""
    seen: dict[str, Any] = {"player": player, "over": not table.agenda}
    seen["table"] = _parts(table, player)
    if steps := masked_steps(table, player):
        seen["agenda"] = steps
    step = table.agenda[-1] if table.agenda else None
    if step is not None and table.ruleset.kinds[type(step)].anonymous:
        seen["others_may_act"] = True
    else:
        seen["asked"] = [{"player": one.player, "kind": one.kind} for one in asked]
    if isinstance(step, SecretChoice):
        seen["sealed"] = [
            {"player": seat, "option": described(table.ruleset, one) if seat == player else None}
            for seat, one in zip(step.players, step.sealed, strict=False)  # none is sealed at first
            if one is not None
        ]
    return seen


def revision(view: Mapping[str, Any], log: Sequence[LogLine]) -> str:
    """A short text that changes when what somebody can see or read does, and only then."""
    seen = [view, [[line.choice, line.message.to_dict()] for line in log]]
    text = json.dumps(seen, separators=(",", ":"), default=str)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def _parts(table: Table, player: int | None) -> dict[str, dict[str, Any]]:
    """The part of each plugin: as its fields declare, but for the keys that it gives itself."""
    game, views = table.ruleset.game.name, table.ruleset.views
    own = {"" if name == game else name: see(table, player) for name, see in views.items()}
    seen = masked(table, player, own)
    for part, given in own.items():
        shown = {key: value for key, value in given.items() if value is not ...}
        seen.setdefault(part, {}).update(shown)
    return {game: seen.pop(""), **seen}


def _decision(table: Table, decision: Decision) -> dict[str, Any]:
    asked = {"kind": decision.kind, "prompt": decision.prompt.to_dict()}
    return asked | _listed(table, decision.options)


def _interrupts(table: Table, own: Decision | None, player: int) -> dict[str, Any]:
    """What *player* may do without being asked; on an own turn it is among the options."""
    among = own is not None and own.interrupts
    return _listed(table, () if among else Chain(open_interrupts(table, player)))


def _listed(table: Table, options: Options) -> dict[str, Any]:
    count = len(options)
    if not 0 < count <= LISTED:
        return {"count": count, "options": None if count else [], "kinds": None if count else {}}
    ruleset, each = table.ruleset, list(options)
    return {"count": count, "options": listed(ruleset, each), "kinds": kinds(ruleset, each)}
