"""Find a card, tile, clan, event or any other thing of the packs by its number or name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.engine.options import Axis
from ruledock.messages import Phrasebook
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.screen_parts import ScreenParts
from ruledock_drawing.wording import called, in_english, printed, tell

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset

TEXTS = ("text", "effect", "chief")
"""Where a thing of a pack says what it does."""
SHOWN = 8


@attrs.frozen
class Thing:
    """A thing of the packs."""

    kind: str
    id: str
    item: Any

    @property
    def name(self) -> str:
        """What it is called, if not by its id."""
        said = getattr(self.item, "name", "")
        return said if isinstance(said, str) else ""


def look_up(text: str, ruleset: Ruleset) -> list[Thing]:
    """The things that *text* names: by id, by name, or else by a part of a name or id."""
    wanted = " ".join(text.casefold().split())
    every = [
        Thing(kind, str(id), item)
        for kind, items in ruleset.content.items.items()
        for id, item in items.items()
    ]
    for matches in (_exactly, _numbered, _in_part):
        found = [
            one for one in every if any(matches(wanted, said) for said in _names(one, ruleset))
        ]
        if found:
            return found
    return []


def _names(thing: Thing, ruleset: Ruleset) -> Iterator[str]:
    yield thing.id.casefold()
    yield thing.name.casefold()
    yield printed(ruleset, thing.name).casefold()
    if not in_english():
        yield _called(thing, ruleset).casefold()
    for one in (getattr(thing.item, "colours", None) or {}).values():
        if isinstance(one, str):
            yield one.casefold()  # a design that several tiles are cut to


def _exactly(wanted: str, said: str) -> bool:
    return wanted == said


def _numbered(wanted: str, said: str) -> bool:
    return wanted.isdecimal() and said.isdecimal() and int(wanted) == int(said)


def _in_part(wanted: str, said: str) -> bool:
    return bool(wanted) and wanted in said.replace("_", " ").replace("-", " ")


def draw_found(found: Sequence[Thing], paint: Palette, ruleset: Ruleset) -> list[str]:
    """All that is printed on the things, those that say the same only once."""
    groups: dict[tuple[str, ...], list[Thing]] = {}
    for one in found:
        groups.setdefault((one.kind, one.name, *texts_of(one.item, ruleset)), []).append(one)
    lines: list[str] = []
    for alike in list(groups.values())[:SHOWN]:
        lines += _draw(alike, paint, ruleset)
    if len(groups) > SHOWN:
        lines.append(paint("dim", tell("drawing.more_found", things=len(groups) - SHOWN)))
    return lines


def _draw(alike: Sequence[Thing], paint: Palette, ruleset: Ruleset) -> Iterator[str]:
    first = alike[0]
    yield from fold(_heading(alike, paint, ruleset), paint.columns)
    for text in texts_of(first.item, ruleset):
        yield from fold(f"  {text}", paint.columns)
    for screen in _screens(ruleset):
        drawn = screen.picture(first.kind, first.id, paint, ruleset)
        yield from drawn.split("\n") if drawn else ()
    said = tell("drawing.from", kind=_kind_of(first, ruleset), source=_source(first))
    yield paint("dim", f"  {said}")


def _heading(alike: Sequence[Thing], paint: Palette, ruleset: Ruleset) -> str:
    """The ids of things and their name; the name first where the reader does not read ids."""
    ids = ", ".join(one.id for one in alike)
    if in_english():
        name = alike[0].name
        return f"{paint('bold', ids)} {name if name.casefold() != ids.casefold() else ''}".rstrip()
    names = ", ".join(dict.fromkeys(_called(one, ruleset) for one in alike))
    return f"{paint('bold', names)} {paint('dim', ids) if names != ids else ''}".rstrip()


def _called(thing: Thing, ruleset: Ruleset) -> str:
    """What a thing is called in the reader's language: by its pack, as options name it, by kind."""
    if thing.name:
        return printed(ruleset, thing.name)
    for axis in ruleset.things.values():
        own = axis.name in (thing.kind, thing.kind.removesuffix("s"))
        if axis.has(ruleset, thing.id) and (own or _is_item(axis, thing, ruleset)):
            return called(ruleset, axis.name, thing.id)
    return thing.id if thing.id.isdecimal() else _kind_of(thing, ruleset)


def _is_item(axis: Axis, thing: Thing, ruleset: Ruleset) -> bool:
    return axis.item is not None and axis.item(ruleset, thing.id) is thing.item


def a_thing(ruleset: Ruleset) -> str:
    """Something of this game that can be looked up, as an example."""
    spoken_of = (
        Thing(kind, str(item.id), item)
        for kind, items in ruleset.content.items.items()
        for item in items.values()
        if texts_of(item, ruleset)
    )
    found = next((one for one in spoken_of if "_" not in one.id), None)
    if found is None:
        return ""
    return found.id if in_english() else _called(found, ruleset)


def texts_of(item: Any, ruleset: Ruleset) -> list[str]:
    """What is printed on a thing or on a part of it, or else what the rules say of it."""
    said = (getattr(item, name, None) for name in TEXTS)
    texts = (one if isinstance(one, str) else getattr(one, "text", "") for one in said)
    found = [printed(ruleset, text) for text in texts if text]
    return found or [text for screen in _screens(ruleset) for text in screen.says(item, ruleset)]


def _screens(ruleset: Ruleset) -> list[ScreenParts]:
    found = ruleset.for_tool("ruledock_screen").values()
    return [one for one in found if isinstance(one, ScreenParts)]


def _kind_of(thing: Thing, ruleset: Ruleset) -> str:
    """What things of this kind are called, by the plugin that brings them."""
    ids = (f"{plugin}.content.{thing.kind}" for plugin in ruleset.plugins)
    known = next((id for id in ids if Phrasebook.has(id)), None)
    return tell(known) if known else thing.kind.replace("_", " ").replace("-", " ")


def _source(thing: Thing) -> str:
    provenance = getattr(thing.item, "provenance", None)
    return str(getattr(provenance, "kind", None) or provenance or "")
