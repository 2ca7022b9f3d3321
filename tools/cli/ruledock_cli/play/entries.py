"""What is listed under a question: options, or the things of which an answer takes several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, product
from typing import Any

import attrs

from ruledock.engine.options import Axis, Option
from ruledock.game.game import Game
from ruledock_cli.play.understanding import pieces_of
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import listing, side_by_side
from ruledock_drawing.wording import called

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@attrs.frozen
class Items:
    """A question of which things to take: each option names some of them."""

    kind: type[Option]
    field: str
    axis: Axis
    values: tuple[Any, ...]
    """In the order in which options name them."""

    def option(self, chosen: Sequence[Any]) -> Option:
        """The option that takes these things."""
        ordered = tuple(value for value in self.values if value in chosen)
        return self.kind(**{self.field: ordered})


def items_in(options: Sequence[Option]) -> Items | None:
    """The things to choose from, if most options are of one kind that takes several of them."""
    kinds = {type(one) for one in options}
    for kind in kinds:
        (field, axis), *more = kind.axes.items() if kind.axes else [("", None)]
        if axis is None or axis.of is None or more:
            continue
        several = [getattr(one, field) for one in options if type(one) is kind]
        values = {value for some in several for value in some}
        if len(several) > 2 and max(map(len, several)) > 1:
            return Items(kind, field, axis.of, tuple(sorted(values)))
    return None


@attrs.frozen
class Entry:
    """One line of the list: an option to take, or a thing to take among others."""

    mark: str
    head: str
    """Its notation, or what people call it if that says the same."""
    text: str
    """What people read of it."""
    note: str = ""
    """Its price, or whatever else the game remarks."""
    gain: str = ""
    option: Option | None = None
    value: Any = None
    short: str = ""
    """What tells it from the others."""
    says: str = ""
    """What is printed on the thing that an option names."""

    @property
    def thing(self) -> Any:
        """The option or the thing that it stands for."""
        return self.value if self.option is None else self.option


def item_text(game: Game, axis: Axis, value: Any) -> str:
    """The name and text of a thing, as far as it has them."""
    item = axis.item(game.ruleset, value) if axis.item else None
    said = {form: getattr(item, form, "") for form in ("name", "text")}
    forms = (form for form, one in said.items() if isinstance(one, str) and one)
    return ": ".join(called(game.ruleset, axis.name, value, form) for form in forms)


def is_raw(option: Option, label: str) -> bool:
    """Whether a notation names some thing by an id that its label does not say."""
    written = (axis.write(getattr(option, name)) for name, axis in option.axes.items() if axis.item)
    known = {*pieces_of(label)}
    return any("_" in one or not {*pieces_of(one)} <= known for one in written)


def marks(taken: Callable[[str], bool]) -> Iterator[str]:
    """What marks entries: a to z, then aa to zz, but for what means something by itself."""
    every = chain(LETTERS, *(map("".join, product(LETTERS, repeat=size)) for size in (2, 3)))
    return (mark for mark in every if not taken(mark))


def draw_entries(
    entries: Sequence[Entry], paint: Palette, rows: int, *, whole: bool = False
) -> list[str]:
    """The entries in at most *rows* rows, if possible: in full, bare, or side by side.

    People decide by the texts of *whole* entries, so nothing is cut off them.
    """
    full = _in_full([_with_what_it_says(one) for one in entries], paint)
    if whole or len(full) <= rows:
        return full
    bare = [attrs.evolve(one, text="") for one in entries]  # a label says what the notation does
    for lines in (_in_full(entries, paint), _in_full(bare, paint)):
        if len(lines) <= rows:
            return lines
    return list(side_by_side([_short(one, paint) for one in entries], tall=1))


def _with_what_it_says(one: Entry) -> Entry:
    return attrs.evolve(one, text=": ".join(filter(None, (one.text, one.says))))


def _in_full(entries: Sequence[Entry], paint: Palette) -> list[str]:
    rows = [_cells(one, paint) for one in entries]
    used = [place for place in range(4) if any(row[place] for row in rows)]
    return list(listing([[row[place] for place in used] for row in rows]))


def _cells(one: Entry, paint: Palette) -> list[str]:
    extra = ", ".join(filter(None, (one.note, paint_gain(one.gain, paint))))
    return [f"  {paint('bold', one.mark)}", one.head, extra, one.text]


def _short(one: Entry, paint: Palette) -> str:
    extra = paint_gain(one.gain, paint) or one.note
    mark = f"{paint('bold', one.mark)}) " if one.mark else ""  # “d k1” would look like two columns
    return f"  {mark}{one.short or one.head} {extra}".rstrip()


def paint_gain(gain: str, paint: Palette) -> str:
    """Points in green or red."""
    style = "dim" if gain in ("", "+0") else "red" if gain.startswith("-") else "green"
    return paint(style, gain) if gain else ""
