"""How a tile can lie, what drawings mean, and how tiles and boats look when looked up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, pad, width
from ruledock_drawing.wording import called, in_english, tell
from ruledock_isle.drawing.looks import first_of, lying, outline, row_of_tiles, style_of

Seen = Mapping[str, Any]
TURNS = ("", "r90", "r180", "r270")


def draw_ways(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """How each tile that may be placed now looks, turned and flipped as the options say."""
    options = (view["decision"] or {}).get("options") or ()
    found: dict[str, dict[tuple[int, bool], None]] = {}
    for one in options:
        if one["kind"] == "isle.place":
            fields = one["fields"]
            found.setdefault(fields["tile"], {})[fields["turn"], fields["flip"]] = None
    if not found:
        return ""
    lines = [tell("isle.screen.ways")]
    for tile, ways in found.items():
        lines += _row(tile, list(ways), paint, ruleset)
    return "\n".join(lines)


def _row(
    tile: str, ways: Sequence[tuple[int, bool]], paint: Palette, ruleset: Ruleset
) -> list[str]:
    """One tile in all its ways, as many beside each other as fit; its first square is ``()``."""
    known, whole = ruleset.book.tiles[tile], called(ruleset, "tile", tile, "short")
    drawings = [_first_marked(lying(known.shape.drawn, *way), known.colour, paint) for way in ways]
    names = [_way(turn, flip, ruleset) or whole for turn, flip in ways]
    wide = max(10, *map(width, names))
    many, lines = max(1, (paint.columns - 2) // (wide + 1)), list[str]()
    for start in range(0, len(ways), many):
        part, below = drawings[start : start + many], names[start : start + many]
        for line in range(max(map(len, part))):
            cells = [pad(rows[line] if line < len(rows) else "", wide) for rows in part]
            lines.append("  " + " ".join(cells).rstrip())
        lines.append("  " + " ".join(pad(name, wide) for name in below).rstrip())
    return lines


def _way(turn: int, flip: bool, ruleset: Ruleset) -> str:
    """How a tile is turned and flipped: as people type it, or in words of other languages."""
    if in_english():
        return " ".join(filter(None, (TURNS[turn], "flip" * flip)))
    turned = called(ruleset, "turn", turn, "short") if turn else ""
    flipped = called(ruleset, "flip", str(flip), "short") if flip else ""
    return ", ".join(filter(None, (turned, flipped)))


def _first_marked(rows: Sequence[str], colour: str | None, paint: Palette) -> list[str]:
    """An outline whose first square, the one that an option names, looks different."""
    place = first_of(rows[0])
    printed = rows[0][place]
    top = 2 * place * " " + paint(style_of(colour), "()" if printed == "#" else f"({printed}")
    after = outline([rows[0][place + 1 :]], colour, paint)[0]
    return [top + after, *outline(rows[1:], colour, paint)]


def legend(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """What the marks on boats mean."""
    marks: Sequence[str] = ("free", "rat", "map", "tile", "new")
    if any(tile.shape.marks for tile in ruleset.book.tiles.values()):
        marks = (*marks, "printed")
    lines = [f"  {tell(f'isle.screen.legend.{mark}')}" for mark in marks]
    for kind in ruleset.content.items["tile-kinds"].values():
        letters = [
            f"{letter} {called(ruleset, 'colour', colour)}"
            for colour, letter in kind.letters.items()
        ]
        name = called(ruleset, "tile-kinds", kind.id, "name")
        lines.append(f"  {', '.join(letters or [kind.letter])}: {name}")
    return "\n".join(lines)


def picture(kind: str, id: str, paint: Palette, ruleset: Ruleset) -> str:
    """The outline of a tile, or of all the tiles of a design."""
    if kind != "tiles":
        return ""
    design = ruleset.content.items["tiles"][id]
    names = list(design.colours.values()) or [id]
    outlines = {name: list(ruleset.book.tiles[name].shape.drawn) for name in names}
    return "\n".join(row_of_tiles(names, outlines, paint, ruleset))
