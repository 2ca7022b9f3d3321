"""The words of one game: check, compile, explain and describe expressions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from hashlib import sha256
from typing import Any

from attrs import asdict, evolve

from ruledock.errors import Problem
from ruledock.installed.outside import library
from ruledock.words.check import WordCheck
from ruledock.words.compiled import Compiled
from ruledock.words.explanation import Explanation
from ruledock.words.expr import Expr
from ruledock.words.expression import Expression
from ruledock.words.lexicon import Lexicon, check_vocabulary
from ruledock.words.reader import DEEPEST, MOST_COST, MOST_WORDS
from ruledock.words.sorts import ItemSort, SceneSpec
from ruledock.words.tables import Bits, tabulate
from ruledock.words.word import Word

_NO_SCENE = SceneSpec("none")
MOST_KEPT = 5_000
"""How many expressions to remember."""


class WordRegistry:
    """All words of one scene: those of the core, the game and its modules."""

    def __init__(
        self,
        words: Iterable[Word] = (),
        sorts: Iterable[ItemSort] = (),
        domains: Mapping[str, Sequence[str | int]] | None = None,
        scene: SceneSpec = _NO_SCENE,
    ) -> None:
        merged = {**scene.domains, **(domains or {})}
        placed = (evolve(word, scene=word.scene or scene.name) for word in words)
        self.lexicon = Lexicon((*library("words"), *placed), sorts, merged, scene)
        check_vocabulary(self.lexicon)
        self._known: dict[tuple[str, str], Expression] = {}

    @cached_property
    def _explainer(self) -> Any:
        return library("explainer")(self.lexicon)

    def _told(self, expr: Expr, scene: Any, named: Mapping[str, Any]) -> Explanation:
        told: Explanation = self._explainer.explain(expr, scene, named)
        return told

    def expression(
        self,
        sort: str,
        value: Any,
        *,
        names: Mapping[str, Any] | None = None,
        given: Mapping[str, Any] | None = None,
    ) -> Expression:
        """The expression that this JSON says; the same one for the same JSON.

        *names* are the scores that it may repeat; arguments in *given* become constants.
        """
        made = Expression(sort, value, self.lexicon, self._told, names or {}, given or {})
        if names or given:
            return made
        try:
            key = (sort, json.dumps(value, default=dict))
        except (RecursionError, TypeError, ValueError):
            return made  # its reading will say what is wrong
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        return self._known.setdefault(key, made)

    def check(
        self, sort: str, value: Any, *, names: Mapping[str, Any] | None = None
    ) -> list[Problem]:
        """All problems of an expression; *names* are the scores that it may repeat."""
        return [*self.expression(sort, value, names=names).problems]

    def read(self, sort: str, value: Any) -> Expr:
        """The typed expression; ContentError lists every problem."""
        return self.expression(sort, value).expr

    def compile(
        self,
        sort: str,
        value: Any,
        *,
        names: Mapping[str, Any] | None = None,
        given: Mapping[str, Any] | None = None,
    ) -> Compiled:
        """Compile the expression to a function of a scene and its named arguments.

        Arguments in *given* become constants, which is faster.
        """
        return self.expression(sort, value, names=names, given=given).compiled

    def tabulate(self, sort: str, value: Any, bits: Bits) -> Callable[[int], Any]:
        """Compile the expression to a function of the bits of a scene, by tables where it pays."""
        return tabulate(self.read(sort, value), self.lexicon, bits)

    def explain(self, sort: str, value: Any, scene: Any, **named: Any) -> Explanation:
        """The value of the expression in this scene, and why."""
        return self.expression(sort, value).explain(scene, **named)

    def checks(self) -> dict[str, WordCheck]:
        """By sort: the check for values that a schema marks as expressions of it."""
        limits = {item.name: item.limit for item in self.lexicon.items.values()}
        bounds = [DEEPEST, MOST_COST, MOST_WORDS]
        marks = [self.describe(), limits, self.lexicon.domains, bounds]
        text = json.dumps(marks, sort_keys=True, default=str)
        mark = sha256(text.encode()).hexdigest()
        return {
            sort: WordCheck(partial(self.check, sort), f"{sort} {mark}")
            for sort in self.lexicon.sorts()
        }

    def describe(self) -> list[dict[str, Any]]:
        """Every word with its signature, for the reference; by sort, then by name."""
        words = sorted(self.lexicon.words, key=lambda word: (word.sort, word.name))
        return [_describe_word(word, self.lexicon.example(word)) for word in words]


def _describe_word(word: Word, example: Any) -> dict[str, Any]:
    return {
        "name": word.name,
        "sort": word.sort,
        "owner": word.owner,
        "doc": word.doc,
        "example": example,
        "params": [{"key": key, **asdict(param)} for key, param in word.params.items()],
    }
