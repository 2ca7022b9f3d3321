"""Draw a view: with the plugins' own screens, or else as its fields declare."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from ruledock.messages import Phrasebook
from ruledock_drawing.declared import fields_of
from ruledock_drawing.hookspecs import Screen
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen_parts import Part, ScreenParts, fit
from ruledock_drawing.show import columns, listing
from ruledock_drawing.wording import tell, title_of

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset

BoundScreen = Callable[[Mapping[str, Any], Palette], str]
"""A screen that knows the ruleset."""
NOTHING: tuple[Any, ...] = (None, "", [], {})


def screens_of(ruleset: Ruleset) -> Mapping[str, BoundScreen]:
    """The functions with which plugins draw their parts of a view, given what cards say."""
    found = ruleset.for_tool("ruledock_screen")
    return {name: _bind(screen, ruleset) for name, screen in found.items()}


def _bind(screen: Screen, ruleset: Ruleset) -> BoundScreen:
    return lambda view, paint: screen(view, paint, ruleset)


def screen_parts_of(view: Mapping[str, Any], ruleset: Ruleset) -> dict[str, ScreenParts]:
    """By plugin, the game's first: its part of a view, drawn by itself or as a plain list."""
    found = ruleset.for_tool("ruledock_screen")
    names = sorted(view["table"], key=lambda name: (name != view["game"], name))
    return {name: _screen_parts(name, found.get(name)) for name in names}


def _screen_parts(name: str, screen: Screen | None) -> ScreenParts:
    if isinstance(screen, ScreenParts):
        return screen
    drawn = screen or partial(_plain_screen, name)
    return ScreenParts((Part(name, drawn, rank=lambda view: 1),))


def _plain_screen(name: str, view: Mapping[str, Any], paint: Palette, ruleset: Ruleset) -> str:
    return plain(view, name, paint, ruleset)


def draw_in(view: Mapping[str, Any], ruleset: Ruleset, paint: Palette, lines: int) -> list[str]:
    """As much of a view as fits in this many lines."""
    screens = screen_parts_of(view, ruleset).values()
    drawn = fit([part for one in screens for part in one.parts], view, paint, ruleset, lines).drawn
    return "\n".join(drawn).split("\n") if drawn else []


def draw(
    view: Mapping[str, Any],
    screens: Mapping[str, BoundScreen],
    paint: Palette,
    ruleset: Ruleset | None = None,
) -> str:
    """Draw the whole view, the game's own part first.

    With a *ruleset*, parts without a screen of their own are drawn as their fields declare.
    """
    parts = sorted(view["table"], key=lambda name: (name != view["game"], name))
    drawn = (
        screens[name](view, paint) if name in screens else plain(view, name, paint, ruleset)
        for name in parts
    )
    return "\n".join(part for part in drawn if part)


def plain(
    view: Mapping[str, Any], part: str, paint: Palette, ruleset: Ruleset | None = None
) -> str:
    """One plugin's part as a list; what is by player becomes a row for each player.

    With a *ruleset*, the declared fields say what is by player and what things are called.
    """
    declared = {} if ruleset is None else fields_of(ruleset, part)
    facts = {
        name: declared[name].named(ruleset, value) if name in declared and ruleset else value
        for name, value in view["table"][part].items()
    }
    facts = {name: _worded(part, value) for name, value in facts.items()}
    by_player = {
        name: value
        for name, value in facts.items()
        if isinstance(value, list)
        and len(value) == len(view["names"])
        and (declared[name].by_player if name in declared else _by_player(name, value))
    }
    rest = {_called(part, name): one for name, one in facts.items() if name not in by_player}
    each = {_called(part, name): one for name, one in by_player.items()}
    named = part if ruleset is None else title_of(ruleset, part)
    title = paint("bold", f"-- {named} ".ljust(min(60, columns()), "-"))
    return "\n".join([title, *_facts(rest, paint), *_players(each, view, paint)])


def _called(part: str, field: str) -> str:
    """What people call a field: a sentence of its plugin, or else its name in words."""
    id_ = f"{part}.field.{field}"
    return tell(id_) if Phrasebook.has(id_) else _label(field)


def _worded(part: str, value: Any) -> Any:
    """A value with words that have a sentence of their plugin, such as the names of suits."""
    if isinstance(value, list):
        return [_worded(part, one) for one in value]
    id_ = f"{part}.value.{value}"
    return tell(id_) if isinstance(value, str) and Phrasebook.has(id_) else value


def _by_player(name: str, values: list[Any]) -> bool:
    """Whether a list with one entry per player is by player; counts and piles mostly are."""
    return name == "players" or all(type(value) in (int, list) for value in values)


def _facts(facts: Mapping[str, Any], paint: Palette) -> Iterator[str]:
    shown = {name: value for name, value in facts.items() if value not in NOTHING}
    rows = [[paint("dim", _label(name)), in_words(value)] for name, value in shown.items()]
    yield from listing([row for row in rows if row[1]], indent="  ")


def _players(facts: Mapping[str, list[Any]], view: Mapping[str, Any], paint: Palette) -> list[str]:
    rows = []
    facts = {key: values for key, values in facts.items() if any(map(in_words, values))}
    for player, name in enumerate(view["names"]):
        called = tell("drawing.you", name=name) if player == view["player"] else name
        texts = [f"{_label(key)} {in_words(value[player]) or '-'}" for key, value in facts.items()]
        rows.append([paint("cyan", called), "; ".join(texts)])
    return list(listing(rows, indent="  ")) if facts else []


def _label(name: str) -> str:
    return name.replace("_", " ")


def in_words(value: Any) -> str:
    """A value of a view as text, with as few brackets as possible."""
    if isinstance(value, bool):
        return tell("drawing.yes" if value else "drawing.no")
    if isinstance(value, list):
        return ", ".join(_item(item) for item in value)
    if isinstance(value, Mapping) and value.keys() == {"count", "known"}:
        return tell("drawing.known", count=value["count"], known=in_words(value["known"]))
    if isinstance(value, Mapping):
        pairs = ((name, in_words(item)) for name, item in value.items())
        return "; ".join(f"{_label(str(name))} {item}" for name, item in pairs if item)
    return "" if value is None else str(value)


def _item(value: Any) -> str:
    words = in_words(value)
    return f"({words})" if isinstance(value, list | Mapping) else words
