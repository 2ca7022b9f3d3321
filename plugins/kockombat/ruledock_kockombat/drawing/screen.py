"""The square as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, fold, pad
from ruledock_drawing.screen_parts import Part, ScreenParts, View
from ruledock_drawing.wording import called, printed, tell

WIDE = 14
ARTICLE = 3
"""The most letters of a word that does not tell one clan from another."""
SEATS = ("cyan", "magenta")
"""The colour of each player's cats."""
ARROWS = {"NW": "↖", "N": "↑", "NE": "↗", "W": "←", "E": "→", "SW": "↙", "S": "↓", "SE": "↘"}
CROWN = "♛"
"""Marks a chief where a tile has a single line."""
ROSE = (("NW", "N", "NE"), ("W", "", "E"), ("SW", "S", "SE"))

Seen = Mapping[str, Any]


def _seen(view: View) -> Seen:
    seen: Seen = view["table"]["kockombat"]
    return seen


# -- players -----------------------------------------------------------------------------------


def _players(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """Who plays which clan, and what each has caught."""
    lines = (_player(view, player, paint, ruleset) for player in range(len(view["names"])))
    return "\n".join(part for line in lines for part in fold(line, paint.columns))


def _player(view: View, player: int, paint: Palette, ruleset: Ruleset) -> str:
    seen = _seen(view)
    clan = _clan(seen["clans"][player], ruleset) or tell("kockombat.screen.no_clan")
    facts = [clan]
    if player == seen["first"]:
        facts.append(tell("kockombat.screen.starts"))
    hand = seen["hands"][player]
    if isinstance(hand, list) and hand:
        held = ", ".join(_clan(clan, ruleset) for clan in hand)
        facts.append(tell("kockombat.screen.holds", clans=held))
    if seen["caught"][player]:
        caught = ", ".join(_called(tile, ruleset) for tile in seen["caught"][player])
        facts.append(tell("kockombat.screen.caught", prey=caught))
    return f"{paint(SEATS[player] + ' bold', view['names'][player])}: {', '.join(facts)}"


def _clan(clan: str, ruleset: Ruleset) -> str:
    return called(ruleset, "clans", clan, "name") if clan else ""


def _clans(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """What the clans of both players can do, and their chiefs."""
    lines = []
    for player, clan in enumerate(_seen(view)["clans"]):
        if clan:
            known = ruleset.content.items["clans"][clan]
            lines.append(paint(SEATS[player], _clan(clan, ruleset)))
            for ability in filter(None, (known.effect, known.chief)):
                lines += fold(f"  {printed(ruleset, ability.text)}", paint.columns)
    return "\n".join(lines)


# -- the square --------------------------------------------------------------------------------


def _square(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The square with three lines for each tile."""
    return _draw(view, paint, ruleset, _tile)


def _small_square(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The square with a single line for each tile."""
    return _draw(view, paint, ruleset, _one_line)


def _draw(view: View, paint: Palette, ruleset: Ruleset, look: Any) -> str:
    seen, cells = _seen(view), ruleset.book.cells
    board = seen["board"]
    if not board:
        return ""
    letters = list(dict.fromkeys(cell[0] for cell in cells))
    rule = "+".join(["-" * WIDE] * len(letters))
    lines = ["   " + "".join(pad(f"      {letter}", WIDE + 1) for letter in letters).rstrip()]
    for start in range(0, len(cells), len(letters)):
        row = cells[start : start + len(letters)]
        drawn = [look(tile, seen, paint, ruleset) for tile in board[start : start + len(letters)]]
        lines.append(f"  +{rule}+")
        for number in range(len(drawn[0])):
            margin = row[0][1:] if number == len(drawn[0]) // 2 else " "
            lines.append(f"{margin} |" + "|".join(pad(one[number], WIDE) for one in drawn) + "|")
    return "\n".join([*lines, f"  +{rule}+"])


def _tile(tile: str, seen: Seen, paint: Palette, ruleset: Ruleset) -> Sequence[str]:
    about = seen["tiles"].get(tile)
    if about is None:
        return [paint("dim", " . . . . . ." if tile == "?" else "")] * 3
    if about["sort"] == "dog":
        return [_arrows(row, about["arrows"], paint) for row in ROSE]
    if about["sort"] == "prey":
        return ["", paint("yellow bold", f" {_called(tile, ruleset)}"), ""]
    style = "dim" if tile in seen["down"] else SEATS[about["player"]]
    clan = _shortly(_clan(seen["clans"][about["player"]], ruleset), WIDE - 1)
    fate = f" {tell('kockombat.screen.down')}" if tile in seen["down"] else ""
    crown = f" {tell('kockombat.screen.chief')}" if about["chief"] else ""
    return [paint(style, f" {clan}"), paint(f"{style} bold", f" {_strength(about)}{crown}"), fate]


def _one_line(tile: str, seen: Seen, paint: Palette, ruleset: Ruleset) -> Sequence[str]:
    about = seen["tiles"].get(tile)
    if about is None:
        return [paint("dim", " . . . . . ." if tile == "?" else "")]
    if about["sort"] == "dog":
        arrows = "".join(ARROWS[point] for row in ROSE for point in row if point in about["arrows"])
        return [paint("red", f" {tell('kockombat.screen.dog')} {arrows}")]
    if about["sort"] == "prey":
        return [paint("yellow bold", f" {_called(tile, ruleset)}")]
    style = "dim" if tile in seen["down"] else SEATS[about["player"]]
    strength = f"{_strength(about)}{CROWN if about['chief'] else ''}"
    owner = _shortly(_clan(seen["clans"][about["player"]], ruleset), WIDE - 2 - len(strength))
    return [paint(style, f" {owner} {strength}")]


def _shortly(clan: str, room: int) -> str:
    """The first word of a clan's name that is no article, cut off with a full stop if too long."""
    word = next((word for word in clan.split() if len(word) > ARTICLE), clan)
    return word if len(word) <= room else f"{word[: room - 1]}."


def _strength(about: Seen) -> str:
    return "?" if about["strength"] is None else str(about["strength"])


def _arrows(row: Sequence[str], arrows: Sequence[str], paint: Palette) -> str:
    left, middle, right = (ARROWS[point] if point in arrows else " " for point in row)
    middle = tell("kockombat.screen.dog") if row[1] == "" else f" {middle} "
    return paint("red", f"   {left} {middle} {right}")


def _called(tile: str, ruleset: Ruleset) -> str:
    """Prey by its kind and value."""
    prey = ruleset.content.items["prey"].get(tile)
    if prey is None:
        return tile
    return f"{called(ruleset, 'kinds', prey.kind)} {prey.points}"


# -- what is hidden ----------------------------------------------------------------------------


def _unseen(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The tiles that are still face down."""
    unseen = _seen(view)["unseen"]
    said = tell("kockombat.screen.unseen", tiles=", ".join(_group(unseen, ruleset)))
    return paint("dim", "\n".join(fold(said, paint.columns))) if unseen else ""


def _group(tiles: Sequence[str], ruleset: Ruleset) -> Iterator[str]:
    """Tiles by what they have in common: mouse 3 4 5, dog × 5, Gourmets 1 2 5♛."""
    items = ruleset.content.items
    owners = {cat.id: (clan, cat) for clan in items["clans"].values() for cat in clan.cats}
    groups: dict[str, list[str]] = {}
    dogs = 0
    for tile in tiles:
        if tile in items["prey"]:
            prey = items["prey"][tile]
            groups.setdefault(called(ruleset, "kinds", prey.kind), []).append(str(prey.points))
        elif tile in owners:
            clan, cat = owners[tile]
            strength = "?" if cat.strength is None else str(cat.strength)
            marked = f"{strength}{CROWN if cat.chief else ''}"
            groups.setdefault(_clan(clan.id, ruleset), []).append(marked)
        else:
            dogs += 1
    yield from (" ".join([name, *sorted(which)]) for name, which in groups.items())
    if dogs:
        yield f"{tell('kockombat.screen.dog')} × {dogs}"


def _legend(view: View, paint: Palette, ruleset: Ruleset) -> str:
    return tell("kockombat.screen.legend")


SCREEN = ScreenParts(
    parts=(
        Part("players", _players, _players, rank=lambda view: 1),
        Part("clans", _clans, rank=lambda view: 4),
        Part("square", _square, _small_square, rank=lambda view: 0),
        Part("unseen", _unseen, _unseen, rank=lambda view: 3),
    ),
    legend=_legend,
)
