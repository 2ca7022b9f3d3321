"""What people call the things that messages name, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ruledock.messages import ENGLISH, Message, Phrasebook, Ref
from ruledock_speech.options import label

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset

OPTION = "option"
"""The kind of things that stand for an option, by its notation."""


def call(ruleset: Ruleset, thing: Ref, form: str, language: str) -> str | Message | None:
    """What a thing is called, or what *form* wants of it: ``id``, ``name``, ``text``, a case."""
    if form == "id":
        return str(thing.id)
    if thing.kind == OPTION:
        return _label(ruleset, str(thing.id))
    item = _item(ruleset, thing)
    printed = getattr(item, form, None) if form else None
    if isinstance(printed, str):
        return _translated(ruleset, item, printed, language)
    if isinstance(printed, Message):
        return printed
    for plugin in ruleset.plugins:
        if Phrasebook.has(named := f"{plugin}.{thing.kind}.{thing.id}"):
            return Message(named)
    if thing != str(thing.id) or getattr(item, "name", None) == str(thing):
        return _translated(ruleset, item, str(thing), language)
    axis = ruleset.things.get(thing.kind)
    if axis is None or axis.called is None or not axis.has(ruleset, thing.id):
        return None
    called = axis.called(ruleset, thing.id)
    return called if isinstance(called, Message) else _translated(ruleset, item, called, language)


def _label(ruleset: Ruleset, notation: str) -> Message | None:
    """What people read instead of a notation; None if it stands for no option."""
    read = (kind.read(notation) for kind in ruleset.options)
    found = ruleset.read_options(notation) or [one for one in read if one is not None]
    return label(ruleset, found[0]) if found else None


def _item(ruleset: Ruleset, thing: Ref) -> Any:
    """The content that is meant."""
    axis = ruleset.things.get(thing.kind)
    if axis is not None and axis.item is not None:
        return axis.item(ruleset, thing.id)
    known: Mapping[Any, Any] = ruleset.content.items.get(thing.kind, {})
    return known.get(thing.id)


@lru_cache(maxsize=16)
def _item_keys(ruleset: Ruleset) -> Mapping[int, tuple[str, str]]:
    """By identity of the object: the kind and id of each item of content."""
    kinds = ruleset.content.items.items()
    return {id(item): (kind, key) for kind, items in kinds for key, item in items.items()}


def _translated(ruleset: Ruleset, item: Any, text: str, language: str) -> str | Message:
    """A printed text in another language, as far as a pack translates it.

    A module may have changed what a card says; then its text knows the message that it says.
    """
    if language == ENGLISH or not text:
        return text
    changed = getattr(item, "text", "")
    if changed == text and isinstance(said := getattr(changed, "message", None), Message):
        return said
    known = ruleset.content.translations(language)
    pairs = known.items.get(_item_keys(ruleset).get(id(item), ("", "")), {})
    return pairs.get(text) or known.anywhere.get(text) or text
