"""Draw a view: with the plugins' own screens, or else as its fields declare."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from ruledock.messages import Phrasebook
from ruledock_drawing.declared import Field, fields_of, fields_of_step
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
    facts = [*_facts_of(view, part, ruleset)]
    each = [one for one in facts if one.is_by_player(len(view["names"]))]
    rest = [one for one in facts if one not in each]
    named = part if ruleset is None else title_of(ruleset, part)
    title = paint("bold", f"-- {named} ".ljust(min(60, columns()), "-"))
    return "\n".join([title, *_rows(rest, paint), *_players(each, view, paint)])


class Shown(NamedTuple):
    """A field as it is shown: its name, what people call it, its value, and how it is declared."""

    name: str
    called: str
    value: Any
    declared: Field | None

    def is_by_player(self, players: int) -> bool:
        """Whether it has a value for each of so many players."""
        if not isinstance(self.value, list) or len(self.value) != players:
            return False
        by_player = self.declared.by_player if self.declared else None
        return _by_player(self.name, self.value) if by_player is None else by_player


def _facts_of(view: Mapping[str, Any], part: str, ruleset: Ruleset | None) -> Iterator[Shown]:
    """The fields of a table or drawer, and those of the plugin's steps that hold secrets."""
    yield from _worded_fields(part, view["table"][part], fields_of, part, ruleset)
    for step in view.get("agenda", ()):
        if step["step"].partition(".")[0] == part:
            held = {name: value for name, value in step.items() if name != "step"}
            yield from _worded_fields(part, held, fields_of_step, step["step"], ruleset)


def _worded_fields(
    part: str,
    held: Mapping[str, Any],
    declares: Callable[[Ruleset, str], Mapping[str, Field]],
    by: str,
    ruleset: Ruleset | None,
) -> Iterator[Shown]:
    declared = {} if ruleset is None else declares(ruleset, by)
    for name, value in held.items():
        field = declared.get(name)
        named = field.named(ruleset, value) if field and ruleset else value
        yield Shown(name, _called(part, name), _worded(part, named), field)


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


def _rows(facts: Iterable[Shown], paint: Palette) -> Iterator[str]:
    shown = [one for one in facts if one.value not in NOTHING]
    rows = [[paint("dim", one.called), in_words(one.value)] for one in shown]
    yield from listing([row for row in rows if row[1]], indent="  ")


def _players(facts: Iterable[Shown], view: Mapping[str, Any], paint: Palette) -> list[str]:
    rows = []
    facts = [one for one in facts if any(map(in_words, one.value))]
    for player, name in enumerate(view["names"]):
        called = tell("drawing.you", name=name) if player == view["player"] else name
        texts = [f"{one.called} {in_words(one.value[player]) or '-'}" for one in facts]
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
