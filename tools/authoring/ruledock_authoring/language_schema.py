"""The language as JSON Schema, for editors: a definition per sort, alternatives by key.

Editors suggest what is in ``anyOf`` and ``properties``, and mark where the closest alternative
fails. So bare words have an ``anyOf`` of their own, a place for several sorts has one definition
for all of them, and an object is checked only against the word it names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import define, field

from ruledock.words.lexicon import Lexicon
from ruledock.words.params import (
    BIGGEST,
    LONGEST_TABLE,
    Attribute,
    Choice,
    Param,
    Range,
    Table,
    Whole,
)
from ruledock.words.reader import NAME, Reader
from ruledock.words.sorts import ANY, NUMBER, a_sort, item_of
from ruledock.words.word import Word
from ruledock_mistakes.expected import names

Schema = dict[str, Any]
Sorts = tuple[str, ...]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
RUN = "value sort"
"""In the sorts of a place: it may also hold the name of a value sort, to loop over."""
_WHOLE: Schema = {"type": "integer", "minimum": -BIGGEST, "maximum": BIGGEST}


def language_schema(lexicon: Lexicon, sort: str) -> Schema:
    """The self-contained schema of expressions of one sort."""
    made = _Definitions(lexicon)
    for each in lexicon.sorts():
        made.ref((each,))
    return {"$schema": DRAFT, **made.ref((sort,)), "$defs": made.defs}


@define
class _Definitions:
    """The definitions made so far, by name."""

    lexicon: Lexicon
    defs: dict[str, Schema] = field(factory=dict)

    def ref(self, sorts: Sorts) -> Schema:
        """A reference to the definition of expressions of any of these sorts."""
        name = self._name(sorts)
        if name not in self.defs:
            self.defs[name] = {}  # first, as definitions may refer to themselves
            self.defs[name] |= _Place(self, sorts).schema()
        return {"$ref": f"#/$defs/{name}"}

    def _name(self, sorts: Sorts) -> str:
        return self.title(sorts, "-or-").replace(" ", "-")

    def title(self, sorts: Sorts, join: str = " or a ") -> str:
        """The sorts in words; all selections together are just "selection"."""
        things = self.lexicon.selections
        short = {things: "selection", (*things, RUN): f"selection{join}{RUN}"}
        return {**short, (NUMBER, *things): f"number{join}selection"}.get(sorts, join.join(sorts))


@define
class _Place:
    """A place for an expression, and the sorts it may have there."""

    made: _Definitions
    sorts: Sorts

    @property
    def lexicon(self) -> Lexicon:
        return self.made.lexicon

    def schema(self) -> Schema:
        """Whole numbers, bare words and objects; each object is checked by the word it names."""
        fitting = ", ".join(names(self.lexicon, self.sorts, repeats=False))
        title = a_sort(self.made.title(self.sorts))
        whole, bare, phrases = self._whole(), self._bare(), self._phrases()
        types = [("integer", whole), ("string", bare), ("object", phrases)]
        judged = [("integer", whole), ("object", _objects(phrases))]
        ifs = [{"if": {"type": name}, "then": then} for name, then in judged if then]
        return {
            "title": title,
            "description": f"{title.capitalize()}: {fitting}.",
            "type": [name for name, there in types if there],
            **({"anyOf": [*bare, {"type": ["integer", "object"]}]} if bare else {}),
            **({"allOf": ifs} if ifs else {}),
        }

    def _whole(self) -> Schema:
        if NUMBER in self.sorts:
            return _WHOLE
        domains = [self.lexicon.domains.get(sort, ()) for sort in self.sorts]
        values = [value for domain in domains for value in domain if type(value) is int]
        return {"enum": values} if values else {}

    def _bare(self) -> list[Schema]:
        """Everything that can stand by itself, the most useful first."""
        said: list[Schema] = [
            {"const": word.name, "title": word.name, "description": word.doc}
            for word in self._words()
            if not word.required
        ]
        values = [schema for sort in self.sorts for schema in self._values(sort)]
        bound = [schema for sort in self.sorts for schema in self._bound(item_of(sort) or sort)]
        return list({one["const"]: one for one in (*said, *values, *bound)}.values())

    def _values(self, sort: str) -> list[Schema]:
        """The values of a sort; for RUN, the names of the value sorts."""
        known = self.lexicon.domains if sort == RUN else self.lexicon.domains.get(sort, ())
        kind = "each" if sort == RUN else sort
        texts = [value for value in known if isinstance(value, str)]
        return [{"const": value, "title": f"{kind} {value}"} for value in texts]

    def _bound(self, thing: str) -> list[Schema]:
        """The variables that words around may bind."""
        if thing not in self.lexicon.domains and thing not in self.lexicon.items:
            return []
        return [
            {"const": f"that-{thing}", "title": f"the {thing} bound last around here"},
            {"const": f"other-{thing}", "title": f"the {thing} bound before that"},
        ]

    def _words(self) -> list[Word]:
        """The words that fit, without those that repeat scores, as a schema cannot know these."""
        every = [word for word in self.lexicon.words if not word.repeating]
        return [word for word in every if self.lexicon.yields(word, self.sorts)]

    def _phrases(self) -> dict[str, Schema]:
        """By name: the word as an object; if several words have this name, any of them."""
        said: dict[str, list[Schema]] = {}
        for word in self._words():
            if word.params:
                said.setdefault(word.name, []).append(self._phrase(word))
        phrases = {name: _any_phrase(several) for name, several in said.items()}
        named = [sort for sort in self.sorts if sort == NUMBER or sort in self.lexicon.domains]
        return phrases | ({"named": _named(named[0])} if named else {})

    def _phrase(self, word: Word) -> Schema:
        """A word as an object. If its parts must agree on an item sort, list a form for each."""
        items = self.lexicon.feasible(word, self.sorts)
        alike = [param for param in word.params.values() if ANY in param.sort]
        agree = len(alike) > 1 or any(param.many for param in alike)
        phrase: Schema = {
            "title": word.name,
            "description": word.doc,
            "examples": self._examples(word),
            "required": word.required,
            "properties": self._keys(word, items)["properties"],
            "additionalProperties": False,
        }
        if agree and len(items) > 1:
            phrase["properties"] = {key: {"description": p.doc} for key, p in word.params.items()}
            phrase["anyOf"] = [self._keys(word, [item]) for item in items]
        return phrase

    def _examples(self, word: Word) -> list[Any]:
        """The game's own example, or the word's if this game understands it."""
        shown = [self.lexicon.example(word), word.example]
        return [each for each in shown if any(self._reads(each, sort) for sort in self.sorts)][:1]

    def _reads(self, example: Any, sort: str) -> bool:
        return Reader(self.lexicon, {}, advises=False).read(example, sort) is not None

    def _keys(self, word: Word, items: Sequence[str]) -> Schema:
        found = {}
        for key, param in word.params.items():
            found[key] = {"description": param.doc, **self._param(param, items)}
        return {"properties": found}

    def _param(self, param: Param, items: Sequence[str]) -> Schema:
        """The schema of one parameter, with ``*`` as one of *items*."""
        if isinstance(param, Whole):
            return {"type": "integer", "minimum": param.low, "maximum": param.high}
        if isinstance(param, Table):
            return {"type": "array", "items": _WHOLE, "minItems": 1, "maxItems": LONGEST_TABLE}
        if isinstance(param, Choice):
            return {"enum": list(param.values)}
        if isinstance(param, Attribute):
            return {"enum": sorted(self.lexicon.attributes(items))}
        sorts = self.lexicon.expand(param.sort, items)
        named = isinstance(param, Range) and not param.things_only
        one = self.made.ref((*sorts, RUN) if named else sorts)
        if param.many is None:
            return {"allOf": [one]}  # beside a bare reference, editors hide the description
        low, high = param.many
        return {"type": "array", "items": one, "minItems": low, "maxItems": high}


def _any_phrase(phrases: Sequence[Schema]) -> Schema:
    if len(phrases) == 1:
        return phrases[0]
    head = {key: phrases[0][key] for key in ("title", "description", "examples")}
    return {**head, "anyOf": list(phrases)}


def _objects(phrases: Mapping[str, Schema]) -> Schema:
    """Check an object by the word it names; if it names none, ask for one."""
    if not phrases:
        return {}
    said = {name: {"description": phrase["description"]} for name, phrase in phrases.items()}
    judged = [{"if": {"required": [name]}, "then": phrase} for name, phrase in phrases.items()]
    return {
        "if": {"anyOf": [{"required": [name]} for name in phrases]},
        "then": {"allOf": judged},
        "else": {
            "properties": said,
            "propertyNames": {"enum": list(phrases)},
            "minProperties": 1,
        },
    }


def _named(sort: str) -> Schema:
    return {
        "title": "named",
        "description": f"{a_sort(sort).capitalize()} given by name when the score is used.",
        "examples": [{"named": sort}],
        "properties": {"named": {"type": "string", "pattern": NAME}},
        "additionalProperties": False,
    }
