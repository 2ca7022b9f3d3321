"""How to say a thing where putting one word around it would not do, or would say something else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ruledock.values import evolve, frozen
from ruledock.words.lexicon import Lexicon
from ruledock.words.sorts import CONDITION, NUMBER, SCORE, Hint, item_of, selection_of
from ruledock.words.word import Word
from ruledock_mistakes.meanings import HINTS, meant, without_link

_LONGEST = 60
UNSHOWN = "…"
"""What stands for a value that is too long to be shown."""
_MEASURES = ("largest", "smallest")


def shorten(value: Any) -> str:
    """A value as JSON, if it is short."""
    text = json.dumps(value)
    return text if len(text) <= _LONGEST else UNSHOWN


@frozen
class _Misfit:
    """A value that does not fit: what was wanted there, and under which key it stands."""

    lexicon: Lexicon
    value: Any
    wanted: Sequence[str]
    key: str
    env: Sequence[str] = ()
    """What the words around run through, innermost last."""
    reads: Callable[[Any, Sequence[str]], bool] | None = None
    """(value, wanted sorts): whether the value can be read as one of them, outside of any loop."""

    @property
    def thing(self) -> str:
        """The sort of the things at hand, if the innermost word around runs through things."""
        return self.env[-1] if self.env and self.env[-1] in self.lexicon.items else ""

    def holds(self, condition: Any) -> bool:
        """Whether a condition about the things at hand can be read."""
        for sort in reversed([sort for sort in self.env if sort]):
            noun = _noun(self.lexicon, sort)
            condition = {"for-some": noun.name if noun else sort, "holds": condition}
        return self.reads is not None and self.reads(condition, (CONDITION,))

    @property
    def keys(self) -> list[str]:
        """The words that it may begin with."""
        if isinstance(self.value, Mapping):
            return [str(key) for key in self.value]
        return [self.value] if isinstance(self.value, str) else []

    @property
    def words(self) -> list[Word]:
        return [word for key in self.keys for word in self.lexicon.by_name.get(key, ())]

    @property
    def selects(self) -> bool:
        """Whether a selection is wanted here."""
        return bool({*self.wanted} & {*self.lexicon.selections})

    def invites(self, hint: Hint) -> bool:
        """Whether a hint speaks of this place."""
        sorts = self.lexicon.expand(hint.sort, [*self.lexicon.items])
        wanted = not hint.sort or not {*sorts}.isdisjoint(self.wanted)
        return wanted and hint.under in ("", self.key, f"that-{self.thing}")

    def picks(self) -> bool:
        """Whether it is a word that picks things, and no condition."""
        words = self.words
        return any(item_of(word.sort) for word in words) and not any(
            word.sort == CONDITION for word in words
        )


def rephrase(
    lexicon: Lexicon,
    value: Any,
    wanted: Sequence[str],
    pointer: str,
    env: Sequence[str] = (),
    reads: Callable[[Any, Sequence[str]], bool] | None = None,
) -> str | None:
    """What to write instead, if that is known."""
    misfit = _Misfit(lexicon, value, wanted, pointer.rpartition("/")[2], env, reads)
    return next((said for way in _WAYS if (said := way(misfit)) is not None), None)


def _without(at: _Misfit) -> str | None:
    if at.keys in (["not"], ["without"]) and isinstance(at.value, Mapping) and at.selects:
        left = shorten(at.value[at.keys[0]])
        return f'{{"those": …, "without": {left}}} around the other parts'
    return None


def _opposite(at: _Misfit) -> str | None:
    """A word with "not" before it, as in "not-touching"."""
    way, _, name = at.keys[0].partition("-") if at.keys else ("", "", "")
    known = {word.name for word in at.lexicon.words if item_of(word.sort)}
    if at.words or way not in ("not", "non", "no", "without"):
        return None
    word = name if name in known else next(iter(meant(name, known, at.lexicon.scene)), None)
    if word is None:
        return None
    left = shorten({word: at.value[at.keys[0]]} if isinstance(at.value, Mapping) else word)
    if at.selects:
        return f'{{"those": …, "without": {left}}} around the other parts'
    return f'{{"no": {{"and": [the things, {left}]}}}}' if CONDITION in at.wanted else None


def _counted(at: _Misfit) -> str | None:
    """Things, where their number is wanted."""
    things = at.keys and any(item_of(one.sort) for one in at.lexicon.by_name.get(at.keys[0], ()))
    if NUMBER not in at.wanted or at.selects or not things:
        return None
    return f'{{"count": {shorten(at.value)}}}'


def _if(at: _Misfit) -> str | None:
    """A condition where things are counted."""
    if at.key == "per" and at.words and all(word.sort == CONDITION for word in at.words):
        return f'"if": {shorten(at.value)} in place of "per"'
    return None


def _totalled(at: _Misfit) -> str | None:
    """Numbers of scores, where a score is wanted."""
    parts = at.value.get("minus") if isinstance(at.value, Mapping) else None
    scores = isinstance(parts, list) and any(isinstance(one, Mapping) for one in parts)
    if SCORE in at.wanted and scores:
        return '{"total": […]} of scores, with numbers below 0 in "pay" for what is taken away'
    return None


def _noun(lexicon: Lexicon, one: str) -> Word | None:
    """The word for all things of which *one* is the name, in the singular or the plural."""
    many = (one, f"{one}s", f"{one[:-1]}ies")
    nouns = (word for word in lexicon.words if not word.params and item_of(word.sort))
    return next((word for word in nouns if word.name in many), None)


def _by_sort(lexicon: Lexicon, bound: str) -> str:
    """A thing at hand under the name of its sort, as in "that-card" for "that-club"."""
    way, _, name = bound.partition("-")
    noun = _noun(lexicon, name) if name not in lexicon.sorts() else None
    return f"{way}-{item_of(noun.sort)}" if noun else bound


def _at_hand(at: _Misfit) -> str:
    """The things at hand that a relation names, as in {"touching": ["that-card", "other-card"]}."""
    inner = at.value[at.keys[0]] if isinstance(at.value, Mapping) else ""
    named = inner if isinstance(inner, list) else [inner]
    bound = [one for one in named if isinstance(one, str) and one.startswith(("that-", "other-"))]
    if not bound or len(bound) < len(named):
        return ""
    bound, said = [_by_sort(at.lexicon, one) for one in bound], bound[-1]
    way, _, sort = bound[-1].partition("-")
    first = (
        f'"{bound[0]}"' if len(bound) > 1 else f'"{"that" if way == "other" else "other"}-{sort}"'
    )
    if len(bound) == 1 and list(at.env).count(sort) == 1:
        # only one thing is at hand, so it is compared with some others
        bound, noun = [f"that-{sort}"], _noun(at.lexicon, said.partition("-")[2])
        first = f'"{noun.name}"' if noun else UNSHOWN
    return f'{{"some": {{"and": [{first}, {{"{at.keys[0]}": "{bound[-1]}"}}]}}}}'


def _related(at: _Misfit) -> str | None:
    """Another name for a relation between things, as in {"beside-it": "that-card"}."""
    if CONDITION not in at.wanted or not at.keys or at.words:
        return None
    around = {selection_of(sort) for sort in at.env}
    named = [word for word in at.lexicon.words if word.narrows and word.required]
    relations = {word.name for word in named if word.sort in around}
    word = next(iter(meant(at.keys[0], relations, at.lexicon.scene)), None)
    if word is None:
        return None
    inner = at.value[at.keys[0]] if isinstance(at.value, Mapping) else None
    return _picked(evolve(at, value={word: inner} if inner else word))


def _paired(at: _Misfit) -> str | None:
    """A relation where both things of a pair are at hand."""
    things = [item for word in at.words if word.required and (item := item_of(word.sort))]
    twice = [one for one in things if list(at.env[-2:]) == [one, one]]
    if not twice or at.key != "where":
        return None
    return f'{{"some": {{"and": ["that-{twice[0]}", {{"{at.keys[0]}": "other-{twice[0]}"}}]}}}}'


def _part_of(at: _Misfit) -> str | None:
    """A word for other things than those at hand, as in rows of which "face-up" should hold."""
    inside = {selection_of(at.thing)}.isdisjoint(word.sort for word in at.words)
    plain = any(not word.params for word in at.words)
    if not plain or not (inside or isinstance(at.value, Mapping)):
        return None
    name, that = at.keys[0], f"that-{at.thing}"
    relations = {word.name for word in at.lexicon.words if word.narrows and word.required}
    within = next(iter(meant("within", relations, at.lexicon.scene)), "")
    for parts in ([that, name], [name, {within: that}]):
        if at.holds({"some": {"and": parts}}):
            return json.dumps({"some": {"and": parts}})
    return None


def _picked(at: _Misfit) -> str | None:
    if CONDITION not in at.wanted or not at.picks():
        return None
    if at.key in ("where", "holds"):
        said = _part_of(at) if at.thing else None
        said = said or _at_hand(at) or _paired(at)
        if said:
            return said
    if at.key == "where":
        return f'{{"and": [the things, {shorten(at.value)}]}} instead, to pick some of them'
    if at.key == "not":
        without = f'{{"those": …, "without": {shorten(at.value)}}}'
        return f'{without} to pick, {{"no": …}} if there are none at all'
    return None


def _listed(at: _Misfit) -> str | None:
    if not isinstance(at.value, list) or not at.value:
        return None
    if len(at.value) == 1:
        return f"{shorten(at.value[0])} without the brackets"
    if all(any(one in at.lexicon.domains.get(sort, ()) for sort in at.wanted) for one in at.value):
        each = ", ".join(f'{{"{at.key}": {json.dumps(one)}}}' for one in at.value[:3])
        return (
            f'{{"or": [{each}{", …" if len(at.value) > 3 else ""}]}} in place of {{"{at.key}": …}}'
        )
    if CONDITION in at.wanted:
        whole = shorten({"and": at.value})
        return '{"and": […]} around the list' if whole == UNSHOWN else whole
    if at.selects:
        return '{"or": […]} for the things of any part, {"and": […]} for those of every part'
    return None


def _measured(at: _Misfit) -> str | None:
    """One thing, where a number is wanted; or a number, where a comparison is."""
    value = at.value
    bound = isinstance(value, str) and value.startswith(("that-", "other-"))
    one = _by_sort(at.lexicon, value) if bound else ""
    if NUMBER in at.wanted and one.partition("-")[2] in at.lexicon.items:
        return f'{{"size": "{one}"}}' if "size" in at.lexicon.by_name else None
    if NUMBER in at.wanted and isinstance(value, float) and value % 1 == 0.5:
        return f'{{"half": …}} around a score with {int(2 * value)} in place of {value}'
    if NUMBER in at.wanted and at.keys == ["pay"] and isinstance(value, Mapping):
        return f'{shorten(value["pay"])}, without "pay"'
    numbers = [word for word in at.words if word.sort == NUMBER]
    if CONDITION in at.wanted and numbers and len(numbers) == len(at.words):
        return f'{{"exactly": …, "of": {{"{numbers[0].name}": …}}}}, or "at-least", "at-most"'
    things = next((item for word in at.words if (item := item_of(word.sort))), None)
    if at.key == "size" and isinstance(value, str) and things:
        each = f'{{"size": "that-{things}"}}'
        return f'{{"sum": {each}, "over": "{value}"}} for all of them together, {each} for each'
    if at.key == "size" and isinstance(value, Mapping) and at.keys[0] in _MEASURES:
        return f'{{"{at.keys[0]}": {{"size": "that-…"}}, "over": {shorten(value[at.keys[0]])}}}'
    return None


def _otherwise(at: _Misfit) -> str | None:
    """Names for what takes several words, or for another sort of things, as the game says."""
    if not at.keys:
        return None
    names = (at.keys[0], at.keys[0] if at.words else without_link(at.keys[0]))
    hints = (*at.lexicon.scene.hints, *HINTS)
    fitting = (one for one in hints if not {*names}.isdisjoint(one.written.split()))
    said = (_suited(at, one.instead) for one in fitting if at.invites(one))
    return next((one for one in said if one is not None), None)


def _suited(at: _Misfit, instead: str) -> str | None:
    """A hint that speaks of the things at hand; None if what it says holds of other things only."""
    found = re.search(r"\b(?:that|other)-([a-z]+)", instead)
    if found is None or not at.env or found[1] in at.lexicon.domains:
        return instead
    sort, pair = found[1], f"other-{found[1]}" in instead
    if at.env.count(sort) > pair:
        return instead
    noun = _noun(at.lexicon, at.thing)
    if noun is None:
        return None
    if pair and at.env.count(at.thing) < 2:  # compare the one at hand with all the others
        others = json.dumps({"those": noun.name, "without": f"other-{sort}"})
        instead = instead.replace(f'"that-{sort}"', others)
        instead = instead.replace(f"other-{sort}", f"that-{sort}")
    instead = instead.replace(f"-{sort}", f"-{at.thing}")
    condition, _ = json.JSONDecoder().raw_decode(instead)
    return instead if at.holds(condition) else None


def _run_together(at: _Misfit) -> str | None:
    """A word with the thing at hand in one name, as in "beside-that-card"."""
    word, _, rest = at.keys[0].partition("-that-") if at.keys else ("", "", "")
    known = at.lexicon.by_name.get(word, ())
    if not rest or not any(at.lexicon.yields(one, at.wanted) for one in known):
        return None
    return f'{{"{word}": "that-{rest}"}}'


def _superlative(at: _Misfit) -> str | None:
    """The largest of things, as in "largest-card"."""
    first, _, noun = at.keys[0].partition("-") if at.keys else ("", "", "")
    way = {"biggest": "largest", "largest": "largest", "smallest": "smallest"}.get(first)
    things = _noun(at.lexicon, noun)
    if at.words or way is None or things is None or "size" not in at.lexicon.by_name:
        return None
    each = f'{{"size": "that-{item_of(things.sort)}"}}'
    measured = f'{{"{way}": {each}, "over": "{things.name}"}} for its size'
    return f'{measured}, {{"top": 1, "of": "{things.name}", "by": {each}}} for the thing itself'


def _valued(at: _Misfit) -> str | None:
    """A value in the name, as in "blue-things", or an attribute where a value is wanted."""
    lexicon, value = at.lexicon, at.value
    if isinstance(value, str) and not at.words and at.selects and "-" in value:
        for part in value.split("-"):
            for word in lexicon.words:
                [*params] = word.params.values()
                values = lexicon.domains.get(params[0].sort, ()) if len(params) == 1 else ()
                if word.attribute and part in values:
                    return f'{{"{word.name}": "{part}"}}, with {{"and": […]}} if it narrows others'
    if value == "named" and (sorts := [sort for sort in at.wanted if sort in lexicon.domains]):
        return f'{{"named": "{sorts[0]}"}}'
    attributes = [word for word in at.words if word.attribute]
    if attributes and isinstance(value, Mapping) and not at.selects and at.key != "distinct":
        thing = str(value[attributes[0].name])
        if thing.startswith(("that-", "other-")):
            asked = f'{{"and": ["{_by_sort(at.lexicon, thing)}", {{"{attributes[0].name}": …}}]}}'
            return f'{{"some": {asked}}} as the condition'
    return None


_WAYS: tuple[Callable[[_Misfit], str | None], ...] = (
    _run_together, _without, _opposite, _if, _totalled, _otherwise, _counted, _picked, _listed,
    _measured, _related, _superlative, _valued,
)  # fmt: skip
