"""The rules in packs: which schema applies to which rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.content.merge.dependencies import Dependencies
from ruledock.content.merge.items import Merged
from ruledock.content.read.pack import RawPack
from ruledock.values import frozen


@frozen
class RulesPart:
    """The rules of one pack with all overlays applied, and the schema they must fit."""

    pack: str
    schema: str | None
    rules: Mapping[str, Any]


def rules_parts(
    packs: Mapping[str, RawPack],
    merged: Merged,
    dependencies: Dependencies,
    schemas: Mapping[str, str],
) -> list[RulesPart]:
    """The merged rules, split by the pack whose schema applies."""
    parts: dict[str, dict[str, Any]] = {}
    for key, value in merged.rules.items():
        owner = _owner(merged.rule_slots[(key,)].origin, packs, dependencies)
        parts.setdefault(owner, {})[key] = value
    for name, raw in packs.items():
        if raw.rules is not None and not dependencies.overlaid[name]:
            parts.setdefault(name, {})
    return [
        RulesPart(name, schemas.get(name) or packs[name].rules_schema, rules)
        for name, rules in sorted(parts.items())
    ]


def _owner(origin: str, packs: Mapping[str, RawPack], dependencies: Dependencies) -> str:
    """The pack whose schema applies: a rule added by an overlay belongs to the overlaid pack."""
    lower = (name for name in dependencies.order if name in dependencies.overlaid[origin])
    return next((name for name in lower if packs[name].rules is not None), origin)
