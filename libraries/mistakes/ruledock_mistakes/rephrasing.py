"""How to say a thing where putting one word around it would not do, or would say something else."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import frozen

from ruledock.words.lexicon import Lexicon
from ruledock.words.sorts import CONDITION, NUMBER, Hint, item_of
from ruledock.words.word import Word

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
        return wanted and hint.under in ("", self.key)

    def picks(self) -> bool:
        """Whether it is a word that picks things, and no condition."""
        words = self.words
        return any(item_of(word.sort) for word in words) and not any(
            word.sort == CONDITION for word in words
        )


def rephrase(lexicon: Lexicon, value: Any, wanted: Sequence[str], pointer: str) -> str | None:
    """What to write instead, if that is known."""
    misfit = _Misfit(lexicon, value, wanted, pointer.rpartition("/")[2])
    return next((said for way in _WAYS if (said := way(misfit)) is not None), None)


def _without(at: _Misfit) -> str | None:
    if at.keys == ["not"] and isinstance(at.value, Mapping) and at.selects:
        return f'{{"those": …, "without": {shorten(at.value["not"])}}} around the other parts'
    return None


def _picked(at: _Misfit) -> str | None:
    if CONDITION not in at.wanted or not at.picks():
        return None
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
    if CONDITION in at.wanted:
        whole = shorten({"and": at.value})
        return '{"and": […]} around the list' if whole == UNSHOWN else whole
    if at.selects:
        return '{"or": […]} for the things of any part, {"and": […]} for those of every part'
    return None


def _measured(at: _Misfit) -> str | None:
    """One thing, where a number is wanted; or a number, where a comparison is."""
    value = at.value
    if NUMBER in at.wanted and isinstance(value, str) and value.startswith(("that-", "other-")):
        return f'{{"size": "{value}"}}' if "size" in at.lexicon.by_name else None
    if NUMBER in at.wanted and isinstance(value, float) and value % 1 == 0.5:
        return f'{{"half": …}} around a score with {int(2 * value)} in place of {value}'
    if NUMBER in at.wanted and at.keys == ["pay"] and isinstance(value, Mapping):
        return f'{shorten(value["pay"])}, without "pay"'
    numbers = [word for word in at.words if word.sort == NUMBER]
    if CONDITION in at.wanted and numbers and len(numbers) == len(at.words):
        return f'{{"exactly": …, "of": {{"{numbers[0].name}": …}}}}, or "at-least", "at-most"'
    if at.key == "size" and isinstance(value, Mapping) and at.keys[0] in _MEASURES:
        return f'{{"{at.keys[0]}": {{"size": "that-…"}}, "over": {shorten(value[at.keys[0]])}}}'
    return None


def _otherwise(at: _Misfit) -> str | None:
    """Names that are no words, for what takes several words, as the game says."""
    if not at.keys or at.words:
        return None
    hints = (one for one in at.lexicon.scene.hints if at.keys[0] in one.written.split())
    return next((one.instead for one in hints if at.invites(one)), None)


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
    attributes = [word for word in at.words if word.attribute]
    if attributes and isinstance(value, Mapping) and not at.selects and at.key != "distinct":
        thing = str(value[attributes[0].name])
        if thing.startswith(("that-", "other-")):
            asked = f'{{"and": ["{thing}", {{"{attributes[0].name}": …}}]}}'
            return f'{{"some": {asked}}} as the condition'
    return None


_WAYS: tuple[Callable[[_Misfit], str | None], ...] = (
    _without, _picked, _listed, _measured, _otherwise, _valued,
)  # fmt: skip
