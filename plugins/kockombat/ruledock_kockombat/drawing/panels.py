"""The square on a page, with cats, dogs and prey that lie face up, and both clans beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from ruledock_drawing.card_svg import card_svg, escaped
from ruledock_drawing.panels import Drawing, Fact, Panel, Piece, Reader
from ruledock_kockombat.drawing.tiles import SIDE, tile_parts

GAME = "kockombat"
MARGIN = 16
Seen = Mapping[str, Any]
BANDS = ("blue", "red")


def draw(view: Seen, reader: Reader) -> Iterator[Panel]:
    """The square, what is still face down, and the players with their clans."""
    seen = view["table"][GAME]
    if seen["board"]:
        yield Panel(
            f"{GAME}.square",
            reader.say(f"{GAME}.panel.square"),
            svg=_square(seen, reader),
            text="\n".join(_lying(seen, reader)),
            facts=(Fact(reader.say(f"{GAME}.panel.face-down"), str(len(seen["unseen"]))),),
        )
    for player in range(len(view["names"])):
        yield _player(view, seen, player, reader)
    choosing = _clans_to_choose(view, reader)
    if choosing:
        yield Panel(f"{GAME}.clans", reader.say(f"{GAME}.panel.clans"), pieces=choosing)


# -- the square --------------------------------------------------------------------------------


def _square(seen: Seen, reader: Reader) -> str:
    cells = reader.ruleset.book.cells
    columns = list(dict.fromkeys(cell[0] for cell in cells))
    high = len(cells) // len(columns)
    wide = MARGIN + SIDE * len(columns) + 4
    parts = []
    for place, (cell, tile) in enumerate(zip(cells, seen["board"], strict=True)):
        row, column = divmod(place, len(columns))
        x, y = MARGIN + SIDE * column, MARGIN + SIDE * row
        label = escaped(f"{cell}: {tile_name(tile, seen, reader)}")
        parts.append(
            f"<g transform='translate({x} {y})'>{tile_parts(tile, seen, reader)}</g>"
            f"<rect class='square' fill='transparent' data-axis='cell' data-value='{cell}'"
            f" data-x='{column}' data-y='{row}' aria-label='{label}' x='{x + 1}' y='{y + 1}'"
            f" width='{SIDE - 2}' height='{SIDE - 2}' rx='6'/>"
        )
    parts += [_axis(letter, MARGIN + SIDE * (n + 0.5), 11) for n, letter in enumerate(columns)]
    parts += [_axis(str(n + 1), 7, MARGIN + SIDE * (n + 0.5) + 4) for n in range(high)]
    tall = MARGIN + SIDE * high + 4
    box = f"viewBox='0 0 {wide} {tall}' width='{1.1 * wide:g}' height='{1.1 * tall:g}'"
    return f"<svg {box}>{''.join(parts)}</svg>"


def _axis(name: str, x: float, y: float) -> str:
    return (
        f"<text x='{x:g}' y='{y:g}' font-size='11' text-anchor='middle' class='faint'>{name}</text>"
    )


def tile_name(tile: str, seen: Seen, reader: Reader) -> str:
    """What lies in a cell, in words."""
    about = seen["tiles"].get(tile)
    if about is None:
        return reader.say(f"{GAME}.panel.{'hidden' if tile == '?' else 'empty'}")
    if about["sort"] == "prey":
        kind = reader.call("kinds", about["kind"])
        return reader.say(f"{GAME}.panel.prey", kind=kind, points=about["points"])
    if about["sort"] == "dog":
        return reader.say(f"{GAME}.panel.dog", arrows=" ".join(about["arrows"]))
    clan = reader.call("clan", seen["clans"][about["player"]])
    strength = "?" if about["strength"] is None else str(about["strength"])
    which = "chief" if about["chief"] else "cat"
    said = reader.say(f"{GAME}.panel.{which}", clan=clan, strength=strength)
    return f"{said}, {reader.say(f'{GAME}.panel.turned')}" if tile in seen["down"] else said


def _lying(seen: Seen, reader: Reader) -> Iterator[str]:
    for cell, tile in zip(reader.ruleset.book.cells, seen["board"], strict=True):
        if tile != "?":
            yield f"{cell}: {tile_name(tile, seen, reader)}"


# -- players and clans -------------------------------------------------------------------------


def _player(view: Seen, seen: Seen, player: int, reader: Reader) -> Panel:
    facts = [Fact(reader.say(f"{GAME}.panel.caught"), str(len(seen["caught"][player])))]
    if player == seen["first"]:
        facts.append(Fact(reader.say(f"{GAME}.panel.starts"), "✓"))
    clan = seen["clans"][player]
    pieces = [clan_piece(clan, reader, BANDS[player])] if clan else []
    hand = seen["hands"][player]
    pieces += [clan_piece(one, reader) for one in hand if one] if isinstance(hand, list) else []
    name = view["names"][player]
    return Panel(f"{GAME}.{player}", name, pieces=tuple(pieces), owner=player, facts=tuple(facts))


@lru_cache(maxsize=4096)
def clan_piece(clan: str, reader: Reader, band: str = "grey") -> Piece:
    """The card of a clan, with what its cats and its chief can do."""
    printed = reader.ruleset.content.items["clans"][clan]
    name = reader.call("clan", clan)
    effect = reader.read("effect", clan) or printed.effect.text
    chief = reader.say(
        f"{GAME}.panel.chief-can", text=reader.read("chief", clan) or printed.chief.text
    )
    text = f"{effect} {chief}"
    return Piece("clan", clan, name, card_svg(name, text, band=band), text=text)


def _clans_to_choose(view: Seen, reader: Reader) -> tuple[Piece, ...]:
    """The clans that somebody may choose from, where they lie in no hand."""
    seen, decision = view["table"][GAME], view["decision"]
    options = (decision or {}).get("options") or ()
    held = {one for hand in seen["hands"] if isinstance(hand, list) for one in hand}
    clans = [one["fields"]["clan"] for one in options if "clan" in one["fields"]]
    return tuple(clan_piece(clan, reader) for clan in clans if clan not in held)


DRAWING = Drawing(panels=draw, headings=("kockombat.begins", "kockombat.ends"))
