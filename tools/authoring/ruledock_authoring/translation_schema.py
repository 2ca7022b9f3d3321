"""The schema of a pack's translations, for editors: what can be translated, beside the original."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock_authoring.language_schema import DRAFT
from ruledock_speech.translations import BESIDE, TEXTS

Schema = dict[str, Any]
ABOUT = "Translations of what a pack prints, by kind and id. Numbers stay those of the original."


def translation_schema(items: Mapping[tuple[str, str], Any]) -> Schema:
    """The schema of ``languages/<code>.json`` for these items, by kind and id."""
    kinds: dict[str, Schema] = {}
    for (kind, id_), value in sorted(items.items()):
        if (like := _like(value)) is not None:
            kinds.setdefault(kind, _object({}))["properties"][id_] = like
    top = _object({"$schema": {"type": "string"}, **kinds})
    return {"$schema": DRAFT, "title": "Translations", "description": ABOUT, **top}


def _like(value: Any) -> Schema | None:
    """The same with texts only; None if people read nothing of it."""
    if isinstance(value, dict):
        parts = {key: _text_or(key, one) for key, one in value.items() if key not in BESIDE}
        found = {key: like for key, like in parts.items() if like is not None}
        return _object(found) if found else None
    if isinstance(value, list):
        several = [_like(one) for one in value]
        if any(like is not None for like in several):
            return {"type": "array", "prefixItems": [like or {} for like in several]}
    return None


def _text_or(key: str, value: Any) -> Schema | None:
    if key in TEXTS and isinstance(value, str):
        return {"type": "string", "minLength": 1, "description": value}
    return _like(value)


def _object(properties: Mapping[str, Any]) -> Schema:
    return {"type": "object", "properties": {**properties}, "additionalProperties": False}
