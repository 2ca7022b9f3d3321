"""A small invented kind of content, and packs of it written to a folder, to try the pipeline on."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from attrs import frozen

from ruledock.content import Content, ContentKind, PackSource, Provenance, load_content
from ruledock.errors import ContentError, Mistake, Problem, nearest

SCHEMAS = Path(__file__).parents[2] / "schemas"


HOUSE = Provenance("house")


@frozen
class Card:
    id: str
    name: str
    cost: int
    colour: str
    score: Any
    tile: str | None = None
    friends: tuple[str, ...] = ()
    effects: tuple[dict[str, Any], ...] = ()
    provenance: Provenance = HOUSE


@frozen
class Tile:
    id: str
    cells: tuple[tuple[int, int], ...]
    weight: float = 1.0


COMMON = "common.schema.json#/$defs/"
CARD: dict[str, Any] = {
    "$id": "https://ruledock.example/schemas/1/card.schema.json",
    "type": "object",
    "required": ["id", "name", "cost", "colour", "score"],
    "additionalProperties": False,
    "properties": {
        "$schema": {},
        "id": {"$ref": COMMON + "id"},
        "name": {"$ref": COMMON + "name"},
        "cost": {"type": "integer", "minimum": 0, "maximum": 9},
        "colour": {"enum": ["amber", "blue", "green"]},
        "score": {"x-expression": "score"},
        "tile": {"type": "string", "x-ref": "tiles"},
        "friends": {
            "type": "array",
            "items": {"type": "string", "x-ref": "cards"},
            "uniqueItems": True,
            "maxItems": 9,
        },
        "effects": {"type": "array", "items": {"$ref": "#/$defs/effect"}},
        "provenance": {"$ref": COMMON + "provenance"},
    },
    "$defs": {
        "effect": {
            "oneOf": [
                {
                    "type": "object",
                    "required": ["op", "coins"],
                    "additionalProperties": False,
                    "properties": {
                        "op": {"const": "gain"},
                        "coins": {"type": "integer", "minimum": 1},
                    },
                },
                {
                    "type": "object",
                    "required": ["op", "cards"],
                    "additionalProperties": False,
                    "properties": {
                        "op": {"const": "draw"},
                        "cards": {"type": "integer"},
                        "from": {"enum": ["deck", "discard"]},
                    },
                },
                {
                    "type": "object",
                    "required": ["repeat"],
                    "additionalProperties": False,
                    "properties": {"repeat": {"$ref": "#/$defs/effect"}},
                },
            ]
        }
    },
}
TILE: dict[str, Any] = {
    "type": "object",
    "required": ["id", "cells"],
    "additionalProperties": False,
    "properties": {
        "id": {"$ref": COMMON + "id"},
        "cells": {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "array",
                "minItems": 2,
                "maxItems": 2,
                "items": {"type": "integer", "minimum": -9, "maximum": 9},
            },
        },
        "weight": {"type": "number", "exclusiveMinimum": 0},
    },
}
RULES: dict[str, Any] = {
    "type": "object",
    "required": ["days", "prices"],
    "additionalProperties": False,
    "properties": {
        "days": {"type": "integer", "minimum": 1, "maximum": 9},
        "prices": {
            "type": "object",
            "additionalProperties": {"type": "integer", "minimum": 0},
        },
        "note": {"type": "string"},
    },
}
HARBOUR_RULES: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {"tides": {"type": "integer", "minimum": 0}},
}
OWN = {
    "card.schema.json": CARD,
    "base-rules.schema.json": RULES,
    "harbour-rules.schema.json": HARBOUR_RULES,
}


def schemas(name: str) -> Mapping[str, Any]:
    if name in OWN:
        return OWN[name]
    return dict(json.loads((SCHEMAS / name).read_text()))


KINDS = {
    "cards": ContentKind("cards", "card.schema.json", Card),
    "tiles": ContentKind("tiles", TILE, Tile),
}


class ScoreCheck:
    """A toy language: a number, or {"sum": [...]} or {"per": noun, "pays": number}."""

    fingerprint = "1"
    nouns = ("coins", "cards")

    def __call__(self, value: Any, /) -> Iterator[Problem]:
        yield from self.check(value, "")

    def check(self, value: Any, at: str) -> Iterator[Problem]:
        if isinstance(value, dict) and value.keys() == {"sum"} and isinstance(value["sum"], list):
            for index, part in enumerate(value["sum"]):
                yield from self.check(part, f"{at}/sum/{index}")
        elif isinstance(value, dict) and value.keys() == {"per", "pays"}:
            if value["per"] not in self.nouns:
                close = nearest(str(value["per"]), self.nouns)
                yield Problem(f"{at}/per", str(value["per"]), "a noun", "unknown-word", close)
            if type(value["pays"]) is not int:
                yield Problem(f"{at}/pays", "?", "a whole number", "wrong-type")
        elif type(value) is not int:
            yield Problem(at, "?", "a score", "wrong-sort")


EXPRESSIONS = {"score": ScoreCheck()}

BASE: dict[str, Any] = {
    "pack.json": {
        "$schema": "../../schemas/pack.schema.json",
        "name": "base",
        "version": "1.0",
        "title": "Base",
        "provenance": {"kind": "rulebook", "source": "page 3"},
    },
    "rules.json": {"days": 5, "prices": {"near": 3, "far": 5}},
    "cards/owl.json": {
        "$schema": "../../../schemas/card.schema.json",
        "id": "owl",
        "name": "Night owl",
        "cost": 3,
        "colour": "blue",
        "score": {"sum": [1, {"per": "coins", "pays": 2}]},
        "tile": "bar",
        "friends": ["fox"],
        "effects": [{"op": "gain", "coins": 2}, {"repeat": {"op": "draw", "cards": 1}}],
        "provenance": "rulebook",
    },
    "cards/more.json": [
        {"id": "fox", "name": "Fox", "cost": 0, "colour": "amber", "score": 1},
        {"id": "hen", "name": "Hen", "cost": 9, "colour": "green", "score": 0, "friends": ["owl"]},
    ],
    "tiles/all.json": {
        "$schema": "x",
        "items": [
            {"id": "bar", "cells": [[0, 0], [0, 1]]},
            {"id": "dot", "cells": [[0, 0]], "weight": 0.5},
        ],
    },
    "README.md": "# Base",
}


def write(folder: Path, files: Mapping[str, Any]) -> Path:
    """A pack folder; values that are text or bytes are written as they are."""
    for path, value in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(as_bytes(value))
    return folder


def as_bytes(value: Any) -> bytes:
    if isinstance(value, bytes):
        return value
    text = value if isinstance(value, str) else json.dumps(value, indent=2)
    return text.encode()


def write_zip(path: Path, files: Mapping[str, Any], around: str = "") -> Path:
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for name, value in files.items():
            archive.writestr(around + name, as_bytes(value))
    return path


def load(
    *roots: Path, cache: Path | None = None, installed: Collection[Path] = (), **more: Any
) -> Content:
    """Load packs lying at *roots*, each named after its folder or file."""
    sources = [
        PackSource(root.name.removesuffix(".zip"), root, installed=root in installed)
        for root in roots
    ]
    settings: dict[str, Any] = {
        "schemas": schemas,
        "expressions": EXPRESSIONS,
        "rules_schema": {
            "base": "base-rules.schema.json",
            "harbour": "harbour-rules.schema.json",
        },
        "cache": cache,
    }
    return load_content(sources, KINDS, **(settings | more))


def mistakes(*roots: Path, **more: Any) -> tuple[Mistake, ...]:
    """What is wrong with packs that must be refused."""
    try:
        load(*roots, **more)
    except ContentError as error:
        return error.mistakes
    raise AssertionError("nothing was refused")


def changed(files: Mapping[str, Any], path: str, value: Any) -> dict[str, Any]:
    return {**files, path: value}
