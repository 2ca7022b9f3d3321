"""The schema of saves, and every mistake in one that could not be loaded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruledock.engine import limits
from ruledock.engine.codec import codec
from ruledock.engine.seeds import SAVED
from ruledock.engine.text import show
from ruledock.errors import did_you_mean
from ruledock.game.save import MOST_DRAWS
from ruledock.linking.ruleset import Ruleset
from ruledock_mistakes.misfits import misfits, resolve


def schema(ruleset: Ruleset, players: tuple[int, int] | None = None) -> dict[str, Any]:
    """The JSON Schema of this ruleset's saves; *players* (least, most) for other player counts."""
    steps = [_step_schema(name, kind) for name, kind in ruleset.steps_by_name.items()]
    whole = _schema_around(ruleset)
    whole["properties"]["agenda"]["items"] = {"anyOf": steps}
    found: dict[str, Any] = _resolve(whole, ruleset, players)
    return found


def _resolve(schema: Any, ruleset: Ruleset, players: tuple[int, int] | None = None) -> Any:
    count = len(ruleset.players)
    return resolve(schema, ruleset, players or (count, count))


def _step_schema(name: str, kind: type) -> dict[str, Any]:
    shape = codec(kind).schema
    properties = {"step": {"const": name}, **shape["properties"]}
    return {**shape, "properties": properties, "required": ["step", *shape["required"]]}


def _schema_around(ruleset: Ruleset) -> dict[str, Any]:
    """The schema of a save, without the steps."""
    drawers = {kind.name: codec(kind).schema for kind in ruleset.drawers}
    return {
        "type": "object",
        "properties": {
            "chance": {
                "type": "object",
                "properties": {"seed": SAVED},
                "additionalProperties": {"type": "integer", "minimum": 0, "maximum": MOST_DRAWS},
                "required": ["seed"],
                "maxProperties": limits.STREAMS,
            },
            "agenda": {"type": "array", "items": {}, "maxItems": limits.STEPS},
            "table": ruleset.codec.schema,
            "drawers": {
                "type": "object",
                "properties": drawers,
                "required": sorted(drawers),
                "additionalProperties": False,
            },
        },
    }


def explain_save(data: Mapping[str, Any], ruleset: Ruleset) -> Iterator[str]:
    """Every mistake in a save by its schema; called only if it could not be loaded."""
    whole = {"drawers": {}, **data}
    parts = _resolve(_schema_around(ruleset), ruleset)["properties"]
    for name, part in parts.items():
        yield from misfits(whole[name], part, f"/{name}")
    if type(data["agenda"]) is list:
        for place, step in enumerate(data["agenda"][: limits.STEPS]):
            yield from _explain_step(step, f"/agenda/{place}", ruleset)


def _explain_step(step: Any, place: str, ruleset: Ruleset) -> Iterator[str]:
    name = step.get("step") if isinstance(step, dict) else None
    if not isinstance(name, str) or name not in ruleset.steps_by_name:
        hint = did_you_mean(str(name)[:99], ruleset.steps_by_name)
        yield f"{place}/step: found {show(name)}, expected a step; {hint}"
        return
    schema = _resolve(_step_schema(name, ruleset.steps_by_name[name]), ruleset)
    yield from misfits(step, schema, place)
