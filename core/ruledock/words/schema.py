"""The language as JSON Schema, for editors: a definition per sort, alternatives by key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.words.lexicon import Lexicon
from ruledock.words.params import (
    BIGGEST,
    LONGEST_TABLE,
    Attribute,
    Choice,
    Param,
    Range,
    SameAs,
    Table,
    Whole,
)
from ruledock.words.reader import NAME, Reader
from ruledock.words.sorts import ANY, NUMBER, a_sort, item_of
from ruledock.words.word import Word

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
_WHOLE: Schema = {"type": "integer", "minimum": -BIGGEST, "maximum": BIGGEST}


def language_schema(lexicon: Lexicon, sort: str) -> Schema:
    """The schema of expressions of one sort, complete in itself."""
    defs = {_slug(each): _sort(lexicon, each) for each in lexicon.sorts()}
    return {"$schema": DRAFT, "$ref": _ref(sort)["$ref"], "$defs": defs}


def _slug(sort: str) -> str:
    return sort.replace(" ", "-")


def _ref(sort: str) -> Schema:
    return {"$ref": f"#/$defs/{_slug(sort)}"}


def _either(schemas: Sequence[Schema]) -> Schema:
    return schemas[0] if len(schemas) == 1 else {"anyOf": list(schemas)}


def _sort(lexicon: Lexicon, sort: str) -> Schema:
    """Whole numbers, bare words and objects; each object is judged only by the word it names."""
    words = [word for word in lexicon.words if lexicon.yields(word, [sort])]
    bare = _bare(lexicon, sort, words)
    phrases = {word.name: _phrase(lexicon, word, sort) for word in words if word.params}
    if sort == NUMBER or sort in lexicon.domains:
        phrases["named"] = _named(sort)
    whole = _numbers(lexicon, sort)
    alternatives: list[Schema] = []
    if whole:
        alternatives.append({"if": {"type": "integer"}, "then": whole})
    if bare:
        alternatives.append({"if": {"type": "string"}, "then": {"anyOf": bare}})
    if phrases:
        alternatives.append({"if": {"type": "object"}, "then": _objects(phrases)})
    types = [("integer", whole), ("string", bare), ("object", phrases)]
    return {
        "title": a_sort(sort),
        "description": f"{a_sort(sort).capitalize()}: {', '.join(lexicon.names([sort]))}.",
        "type": [name for name, there in types if there],
        "allOf": alternatives,
    }


def _numbers(lexicon: Lexicon, sort: str) -> Schema:
    if sort == NUMBER:
        return _WHOLE
    values = [value for value in lexicon.domains.get(sort, ()) if type(value) is int]
    return {"enum": values} if values else {}


def _bare(lexicon: Lexicon, sort: str, words: Sequence[Word]) -> list[Schema]:
    found: list[Schema] = [
        {"const": value, "title": f"{sort} {value}"}
        for value in lexicon.domains.get(sort, ())
        if isinstance(value, str)
    ]
    thing = item_of(sort) or sort
    if thing in lexicon.domains or thing in lexicon.items:
        found.append({"const": f"that-{thing}", "title": f"the {thing} bound last around here"})
        found.append({"const": f"other-{thing}", "title": f"the {thing} bound before that"})
    for word in words:
        if not word.required:
            found.append({"const": word.name, "title": word.name, "description": word.doc})
    return found


def _objects(phrases: Mapping[str, Schema]) -> Schema:
    """An editor offers the keys; only the definition of the key that is there judges the rest."""
    said = {name: {"description": phrase["description"]} for name, phrase in phrases.items()}
    return {
        "properties": said,
        "anyOf": [{"required": [name]} for name in phrases],
        "allOf": [
            {"if": {"required": [name]}, "then": phrase}
            for name, phrase in phrases.items()
        ],
    }  # fmt: skip


def _named(sort: str) -> Schema:
    return {
        "title": "named",
        "description": f"{a_sort(sort).capitalize()} that is named when the score is used.",
        "examples": [{"named": sort}],
        "properties": {"named": {"type": "string", "pattern": NAME}},
        "additionalProperties": False,
    }


def _phrase(lexicon: Lexicon, word: Word, sort: str) -> Schema:
    """One object form of a word. A word for any item sort is one alternative for each of them."""
    items = lexicon.feasible(word, [sort])
    many = any(ANY in param.sort for param in word.params.values()) and len(items) > 1
    variants = [_keys(lexicon, word, [item]) for item in items]
    phrase: Schema = {
        "title": word.name,
        "description": word.doc,
        "examples": _examples(lexicon, word, sort),
        "required": word.required,
        "properties": _keys(lexicon, word, items)["properties"],
        "additionalProperties": False,
    }
    if many:
        phrase["properties"] = {key: {"description": p.doc} for key, p in word.params.items()}
        phrase["anyOf"] = variants
    return phrase


def _examples(lexicon: Lexicon, word: Word, sort: str) -> list[Any]:
    """The game's own example, or the word's if this game understands it."""
    shown = [lexicon.example(word), word.example]
    return [each for each in shown if Reader(lexicon, {}).read(each, sort) is not None][:1]


def _keys(lexicon: Lexicon, word: Word, items: Sequence[str]) -> Schema:
    found = {}
    for key, param in word.params.items():
        found[key] = {**param_schema(lexicon, param, items), "description": param.doc}
    return {"properties": found}


def param_schema(lexicon: Lexicon, param: Param, items: Sequence[str]) -> Schema:
    """The schema of what may stand under one key, where ``*`` is one of *items*."""
    if isinstance(param, Whole):
        return {"type": "integer", "minimum": param.low, "maximum": param.high}
    if isinstance(param, Table):
        return {"type": "array", "items": _WHOLE, "minItems": 1, "maxItems": LONGEST_TABLE}
    if isinstance(param, Choice):
        return {"enum": list(param.values)}
    if isinstance(param, Attribute):
        return {"enum": sorted(lexicon.attributes(items))}
    if isinstance(param, SameAs):
        return {"type": "string"}
    parts = [_ref(sort) for sort in lexicon.expand(param.sort, items)]
    if isinstance(param, Range) and not param.things_only:
        parts.append({"enum": list(lexicon.domains)})
    if param.many is None:
        return _either(parts)
    low, high = param.many
    return {"type": "array", "items": _either(parts), "minItems": low, "maxItems": high}
