"""Random well-sorted expressions of a game's scoring language, for hypothesis."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

from ruledock.values import frozen
from ruledock.words import CONDITION, NUMBER, SCORE, Word, WordRegistry
from ruledock.words.lexicon import Lexicon
from ruledock.words.params import Attribute, Choice, Param, Range, SameAs, Table, Whole
from ruledock.words.sorts import ANY, item_of
from ruledock_vocabulary.selections import ONLY

Draw = Callable[[st.SearchStrategy[Any]], Any]


@st.composite
def expressions(draw: Draw, registry: WordRegistry, sort: str = SCORE, depth: int = 3) -> Any:
    """Random expressions of one sort, as JSON."""
    return _Author(draw, registry.lexicon).write([sort], (), depth)


@st.composite
def phrases_with(draw: Draw, registry: WordRegistry, word: Word, sort: str, depth: int = 2) -> Any:
    """Random closed expressions of one sort that begin with *word*."""
    return _Author(draw, registry.lexicon).phrase(word, [sort], (), depth)


@frozen
class _Author:
    """Draws expressions; *env* holds the sorts of the variables around."""

    draw: Draw
    lexicon: Lexicon

    def pick(self, choices: Sequence[Any]) -> Any:
        return self.draw(st.sampled_from(list(choices)))

    def write(self, wanted: Sequence[str], env: tuple[str, ...], depth: int) -> Any:
        sort = self.pick(wanted)
        it = item_of(sort) or sort
        bound = [f"that-{it}"] * (it in env) + [f"other-{it}"] * (env.count(it) > 1)
        if bound and (sort in self.lexicon.items or self.often()):
            return self.pick(bound)
        atoms = self.atoms(sort)
        words = self.words(sort, env, depth)
        if atoms and (not words or depth <= 0 or not self.often()):
            return self.pick(atoms)
        return self.phrase(self.pick(words), [sort], env, depth - 1)

    def often(self) -> bool:
        """True more often than not."""
        return bool(self.draw(st.integers(0, 3)))

    def words(self, sort: str, env: tuple[str, ...], depth: int) -> list[Word]:
        """The words that fit here; with variables around, often only those that can use them."""
        words = [
            word
            for word in self.lexicon.words
            if self.lexicon.yields(word, [sort]) and self.fits(word, env, depth)
        ]
        about = [w for w in words if any({*p.sort.split("|")} & {*env} for p in w.params.values())]
        return about if about and self.often() else words

    def atoms(self, sort: str) -> list[Any]:
        found: list[Any] = list(self.lexicon.domains.get(sort, ()))
        if sort == NUMBER:
            found.append(self.draw(st.integers(-3, 12)))
        if sort == NUMBER or sort in self.lexicon.domains:
            found.append({"named": f"a-{sort}"})
        return found

    @property
    def attributes(self) -> bool:
        """Whether any item sort has an attribute."""
        return any(self.lexicon.attributes([item]) for item in self.lexicon.items)

    def fits(self, word: Word, env: tuple[str, ...], depth: int) -> bool:
        """Whether the word can be completed within *depth* and with the variables around."""
        needed = [word.params[key] for key in word.required]
        if word is ONLY or any(type(param) is SameAs for param in needed):
            return False
        if not self.lexicon.domains and not env and any(param.sort == ANY for param in needed):
            return False
        if any(type(param) is Attribute for param in needed) and not self.attributes:
            return False
        sorts = [{*param.sort.split("|")} for param in needed]
        things = [each for each in sorts if each <= self.lexicon.items.keys()]
        if not all(each & {*env} for each in things):
            return False
        deep = {CONDITION, SCORE, word.sort}
        flat = not any(type(p) is Range or p.many or p.sort in deep for p in needed)
        return depth > 0 or flat

    def phrase(self, word: Word, wanted: Sequence[str], env: tuple[str, ...], depth: int) -> Any:
        item = self.pick(self.lexicon.feasible(word, wanted) or [""])
        if any(type(param) is Attribute for param in word.params.values()):
            item = self.pick([i for i in self.lexicon.items if self.lexicon.attributes([i])])
        written: dict[str, Any] = {}
        bound = ""
        for key, param in sorted(word.params.items(), key=lambda pair: pair[1].turn):
            if param.optional and not self.draw(st.booleans()):
                continue
            if isinstance(param, Range):
                bound, written[key] = self.range(param, item, env, depth)
            else:
                written[key] = self.param(param, item, env + (bound,) * param.bound, depth)
        return written or word.name

    def range(self, param: Range, item: str, env: tuple[str, ...], depth: int) -> tuple[str, Any]:
        if not param.things_only and self.lexicon.domains and self.draw(st.booleans()):
            domain = self.pick(list(self.lexicon.domains))
            return domain, domain
        [sort] = self.lexicon.expand(param.sort, [item])
        return item_of(sort) or "", self.write([sort], env, depth)

    def param(self, param: Param, item: str, env: tuple[str, ...], depth: int) -> Any:
        if isinstance(param, Whole):
            return self.draw(st.integers(param.low, min(param.high, max(param.low, 0) + 6)))
        if isinstance(param, Table):
            return self.draw(st.lists(st.integers(-5, 30), min_size=1, max_size=6))
        if isinstance(param, Choice):
            return self.pick(param.values)
        if isinstance(param, Attribute):
            return self.pick(sorted(self.lexicon.attributes([item])))
        env = self.lexicon.values_in(env) if param.apart else env
        wanted = self.lexicon.expand(param.sort, [item])
        if "|" in param.sort:
            wanted = tuple(s for s in wanted if s not in self.lexicon.items or s in env)
        if param.sort == ANY and item in self.lexicon.items and item not in env:
            wanted = tuple(self.lexicon.domains)[:1] or env[-1:]
        if param.many is None:
            return self.write(wanted, env, depth)
        low, high = param.many
        size = self.draw(st.integers(low, min(high, low + 1)))
        parts = [self.write(wanted, env, depth) for _ in range(size)]
        plain = param.rising and all(type(one) is int for one in parts)
        return sorted(parts) if plain else parts
