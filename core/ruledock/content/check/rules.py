"""Check the rules in packs, and what a host changes of them, against their schemas."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from ruledock.content.check.schema import Checker, SchemaShelf
from ruledock.content.kinds import SchemaLookup
from ruledock.content.merge.items import Merged
from ruledock.content.merge.rules import RulesPart
from ruledock.content.read.pack import RawPack
from ruledock.content.read.parse import parse
from ruledock.engine.text import pointer, step, unknown_key
from ruledock.errors import ContentError, LinkError, Mistake
from ruledock.installed.outside import library


def check_rules(
    parts: list[RulesPart], packs: Mapping[str, RawPack], merged: Merged, checker: Checker
) -> Iterator[Mistake]:
    """The mistakes in the rules, each in the file that last changed the rule."""
    files = {pointer(path): slot.file for path, slot in merged.rule_slots.items()}
    for part in parts:
        home = packs[part.pack].source.file("rules.json")
        schema = _schema(checker.shelf, part.schema)
        if schema is None:
            found = f'"$schema": "{part.schema}"' if part.schema else 'no "$schema"'
            yield Mistake(home, "", found, "the name of a schema that is known", "missing-schema")
            continue
        for problem in checker.problems(schema, dict(part.rules)):
            yield problem.mistake(files.get(_known(files, problem.pointer), home))


def _schema(shelf: SchemaShelf, name: str | None) -> Mapping[str, Any] | None:
    try:
        return shelf.add(name) if name else None
    except LinkError:
        return None


def _known(files: Mapping[str, str], place: str) -> str:
    """The innermost known rule around a place."""
    while place and place not in files:
        place = place.rpartition("/")[0]
    return place


def joint_schema(parts: list[RulesPart], shelf: SchemaShelf) -> dict[str, Any]:
    """One schema for the merged rules of all packs."""
    properties: dict[str, Any] = {}
    for part in parts:
        known = (_schema(shelf, part.schema) or {}).get("properties", {})
        for key in part.rules:
            inside = {"$ref": step(f"{part.schema}#/properties", key)}
            properties[key] = inside if key in known else True
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _no_schemas(name: str) -> Mapping[str, Any]:
    raise KeyError(name)


def apply_overrides(
    rules: Mapping[str, Any],
    overrides: Mapping[str, Any],
    schema: str | Mapping[str, Any],
    *,
    schemas: SchemaLookup = _no_schemas,
    file: str = "config",
    at: str = "/rules",
) -> Mapping[str, Any]:
    """The rules with a host's changes: only existing rules, and values that their schema allows.

    ContentError lists every mistake; *file* and *at* say where the changes are written.
    """
    if not overrides:
        return rules
    wanted, mistakes = _as_json(file, overrides, at)
    changed = _changed(rules, wanted or {}, at, file, mistakes)
    shelf = SchemaShelf(schemas)
    checker = Checker(shelf, {}, {})
    problems = checker.problems(shelf.add(schema), changed)
    mistakes += [problem.mistake(file, at) for problem in problems]
    if mistakes:
        raise ContentError(library("cut-short")(mistakes))
    return changed


def _as_json(file: str, overrides: Mapping[str, Any], at: str) -> tuple[Any, list[Mistake]]:
    """The changes as JSON in a pack would have them: dates become texts, tuples lists."""
    try:
        data = json.dumps(overrides, default=str).encode()
    except (ValueError, RecursionError):
        return None, [Mistake(file, at, "rules inside themselves", "plain values", "too-deep")]
    document, mistakes = parse(file, data)
    return document, [
        Mistake(file, at + each.pointer, each.found, each.expected, each.code) for each in mistakes
    ]


def _changed(
    rules: Mapping[str, Any], wanted: Mapping[str, Any], at: str, file: str, mistakes: list[Mistake]
) -> dict[str, Any]:
    changed = dict(rules)
    for key, value in wanted.items():
        old = rules.get(key)
        if key not in rules:
            mistakes.append(unknown_key(at, key, rules).mistake(file))
        elif isinstance(old, Mapping) and isinstance(value, dict):
            changed[key] = _changed(old, value, step(at, key), file, mistakes)
        else:
            changed[key] = value
    return changed
