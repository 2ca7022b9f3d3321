"""The square as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, pad

WIDE = 13
SEATS = ("cyan", "magenta")
"""The colour of each player's cats."""
ARROWS = {"NW": "↖", "N": "↑", "NE": "↗", "W": "←", "E": "→", "SW": "↙", "S": "↓", "SE": "↘"}
ROSE = (("NW", "N", "NE"), ("W", "", "E"), ("SW", "S", "SE"))

Seen = Mapping[str, Any]


def draw(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """Who plays which clan and has caught what, the square, and what is still face down."""
    seen = view["table"]["kockombat"]
    lines = [*_players(view, seen, paint)]
    if seen["board"]:
        lines += ["", *_square(seen, ruleset.book.cells, paint)]
    if seen["unseen"]:
        lines += ["", paint("dim", f"face down: {_group(seen['unseen'])}")]
    return "\n".join(lines)


def _group(tiles: Sequence[str]) -> str:
    """Tiles by what their names have in common: dog 1 2 5, fly 2."""
    groups: dict[str, list[str]] = {}
    for tile in tiles:
        name, _, which = tile.rpartition("_")
        groups.setdefault(name, []).append(which)
    return ", ".join(" ".join([name, *which]) for name, which in groups.items())


def _players(view: Seen, seen: Seen, paint: Palette) -> Iterator[str]:
    for player, name in enumerate(view["names"]):
        clan = seen["clans"][player] or "no clan yet"
        starts = " (starts)" if player == seen["first"] else ""
        line = f"{paint(SEATS[player] + ' bold', name)}: {clan}{starts}"
        hand = seen["hands"][player]
        if isinstance(hand, list) and hand:
            line += f", holds {', '.join(hand)}"
        if seen["caught"][player]:
            line += f", has caught {', '.join(seen['caught'][player])}"
        yield line


def _square(seen: Seen, cells: Sequence[str], paint: Palette) -> Iterator[str]:
    board = seen["board"]
    letters = list(dict.fromkeys(cell[0] for cell in cells))
    yield "   " + "".join(pad(f"      {letter}", WIDE + 1) for letter in letters)
    rule = "+".join(["-" * WIDE] * len(letters))
    for start in range(0, len(cells), len(letters)):
        row = cells[start : start + len(letters)]
        drawn = [_tile(tile, seen, paint) for tile in board[start : start + len(letters)]]
        yield f"  +{rule}+"
        for number in range(3):
            margin = row[0][1:] if number == 1 else " "
            yield f"{margin} |" + "|".join(pad(tile[number], WIDE) for tile in drawn) + "|"
    yield f"  +{rule}+"


def _tile(tile: str, seen: Seen, paint: Palette) -> Sequence[str]:
    about = seen["tiles"].get(tile)
    if about is None:
        return [paint("dim", " . . . . . ." if tile == "?" else "")] * 3
    if about["sort"] == "dog":
        return [_arrows(row, about["arrows"], paint) for row in ROSE]
    if about["sort"] == "prey":
        return ["", paint("yellow bold", f" {about['kind']} {about['points']}"), ""]
    style = "dim" if tile in seen["down"] else SEATS[about["player"]]
    crown = " chief" if about["chief"] else ""
    clan = seen["clans"][about["player"]].replace("_", " ")[: WIDE - 2]
    strength = "?" if about["strength"] is None else about["strength"]
    fate = " turned" if tile in seen["down"] else ""
    return [paint(style, f" {clan}"), paint(f"{style} bold", f" {strength}{crown}"), fate]


def _arrows(row: Sequence[str], arrows: Sequence[str], paint: Palette) -> str:
    left, middle, right = (ARROWS[point] if point in arrows else " " for point in row)
    middle = "dog" if row[1] == "" else f" {middle} "
    return paint("red", f"   {left} {middle} {right}")
