"""The isle on a page: fields and supplies in the middle, all boats, and the reader's cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ruledock.plugin import Ref, Ruleset
from ruledock_drawing.panels import Cover, Drawing, Fact, Panel, Piece, Reader
from ruledock_isle.axes import FIELDS
from ruledock_isle.boat.geometry import Orientation
from ruledock_isle.drawing.boat_page import boat_on_page, tile_label
from ruledock_isle.drawing.card_page import card_piece
from ruledock_isle.drawing.players import PASSING
from ruledock_isle.drawing.tile_svg import SIDE, piece_svg, tile_parts

Seen = Mapping[str, Any]
PLACING = "isle.place"


def draw(view: Seen, reader: Reader) -> Iterator[Panel]:
    """All panels of the base game."""
    seen = view["table"]["isle"]
    yield _today(view, seen, reader)
    for name, tiles in zip(FIELDS, seen["fields"], strict=True):
        fish = seen["prices"][name]
        price = reader.say("isle.panel.price", fish=fish) if fish else ""
        title = reader.say("isle.panel.field", field=Ref("field", name))
        empty = "" if tiles else reader.say("isle.panel.empty")
        pieces = tile_pieces(tiles, reader, price)
        yield Panel(f"isle.{name}", title, pieces=pieces, text=empty)
    yield _supplies(seen, reader)
    if seen["public_lessons"]:
        title = reader.say("isle.panel.public-lessons")
        pieces = tuple(
            card_piece(one["card"], reader, _named(one, reader)) for one in seen["public_lessons"]
        )
        yield Panel("isle.lessons", title, pieces=pieces)
    for player in seen["order"]:
        yield from _player(view, seen, player, reader)


def _named(lesson: Seen, reader: Reader) -> str:
    return reader.call("colour", lesson["colour"]) if lesson["colour"] else ""


def tile_pieces(tiles: Sequence[str], reader: Reader, note: str = "") -> tuple[Piece, ...]:
    """Tiles that lie one beside the other, each with the same note."""
    return tuple(_tile_piece(tile, reader, note) for tile in tiles)


@lru_cache(maxsize=4096)
def _tile_piece(tile: str, reader: Reader, note: str) -> Piece:
    picture = piece_svg(reader.ruleset.book.tiles[tile])
    return Piece("tile", tile, tile_label(tile, reader), picture, note=note)


def _is_traded(seen: Seen) -> bool:
    """Whether fish buy anything in this game; where they do not, nobody counts them."""
    return any(seen["prices"].values()) or any(seen["fish"])


# -- the middle --------------------------------------------------------------------------------


def _today(view: Seen, seen: Seen, reader: Reader) -> Panel:
    names = view["names"]
    facts = [
        Fact(reader.say("isle.panel.order"), ", ".join(names[one] for one in seen["order"])),
        Fact(reader.say("isle.panel.bag"), str(len(seen["bag"]))),
        Fact(reader.say("isle.panel.deck"), str(seen["deck"])),
    ]
    days = reader.ruleset.book.days
    phase = reader.say(f"isle.phase.{seen['phase']}") if seen["phase"] else ""
    title = reader.say("isle.panel.day", day=seen["day"], days=days, phase=phase)
    return Panel("isle.day", title, facts=tuple(facts))


def _supplies(seen: Seen, reader: Reader) -> Panel:
    common = [(tile, left) for tile, left in seen["common"].items() if left]
    oshax = [(tile, 1) for tile in seen["oshax"]]
    piles = [*common, *_counted(seen["rare"]), *oshax]
    pieces = [
        piece
        for tile, count in piles
        for piece in tile_pieces(
            [tile], reader, reader.say("isle.panel.count", count=count) if count > 1 else ""
        )
    ]
    return Panel("isle.supplies", reader.say("isle.panel.supplies"), pieces=tuple(pieces))


def _counted(tiles: Sequence[str]) -> Iterator[tuple[str, int]]:
    for tile in dict.fromkeys(tiles):
        yield tile, tiles.count(tile)


# -- players -----------------------------------------------------------------------------------


def _player(view: Seen, seen: Seen, player: int, reader: Reader) -> Iterator[Panel]:
    picture, lies = boat_on_page(seen["boats"][player]["drawn"], reader)
    title = reader.say("isle.panel.boat", player=view["names"][player])
    yield Panel(
        f"isle.boat.{player}",
        title,
        svg=picture,
        pieces=(*_laid(seen, player, reader), *_drawn(seen, player, reader)),
        owner=player,
        facts=tuple(_facts(seen, player, reader)),
        text=lies or reader.say("isle.panel.empty"),
    )
    if player == view["player"]:
        yield from _cards(seen, player, reader)


def _facts(seen: Seen, player: int, reader: Reader) -> Iterator[Fact]:
    if _is_traded(seen):
        yield Fact(reader.say("isle.panel.fish"), str(seen["fish"][player]))
        ready, used = seen["baskets"][player], seen["used_baskets"][player]
        yield Fact(reader.say("isle.panel.baskets"), f"{ready}/{ready + used}", "basket")
        yield Fact(reader.say("isle.panel.hand"), str(_count(seen["hands"][player])))
    yield Fact(reader.say("isle.panel.lessons"), str(_count(seen["lessons"][player])))
    if player in seen["passed"] and seen["phase"] in PASSING:
        yield Fact(reader.say("isle.panel.passed"), "✓")
    if seen["waivers"][player]:
        yield Fact(reader.say("isle.panel.waiver"), "✓")


def _count(cards: Any) -> int:
    """How many cards there are, seen or only counted."""
    return cards if isinstance(cards, int) else len(cards)


def _laid(seen: Seen, player: int, reader: Reader) -> Iterator[Piece]:
    laid = seen["rescue_cards"][player]
    for card in () if isinstance(laid, int) else laid:
        yield card_piece(card, reader, reader.say("isle.panel.laid"))


def _drawn(seen: Seen, player: int, reader: Reader) -> tuple[Piece, ...]:
    tile = seen["drawn"][player]
    return tile_pieces([tile], reader, reader.say("isle.panel.drawn")) if tile else ()


def _cards(seen: Seen, player: int, reader: Reader) -> Iterator[Panel]:
    """The cards that only their player sees."""
    packet = next((one for one in seen["packets"] if isinstance(one, list)), [])
    piles = {
        "packet": packet,
        "drafted": seen["drafted"][player],
        "hand": seen["hands"][player],
        "lessons": seen["lessons"][player],
    }
    for name, cards in piles.items():
        if cards:
            pieces = tuple(card_piece(card, reader) for card in cards)
            title = reader.say(f"isle.panel.own-{name}")
            yield Panel(f"isle.{name}.{player}", title, pieces=pieces, owner=player)


# -- a tile under the pointer ------------------------------------------------------------------


def covers(view: Seen, kind: str, fields: Seen, ruleset: Ruleset) -> Cover | None:
    """The squares a tile covers, turned and flipped as the option says."""
    if kind != PLACING:
        return None
    tile, lies = ruleset.book.tiles[fields["tile"]], _lies(fields, ruleset)
    if lies is None:
        return None
    squares = tuple((column, row) for row, column in lies.places)
    colour = fields.get("colour") or tile.colour
    drawn = tile_parts(tile, colour, lies.places, lies.marks)
    return Cover("at", squares, f"<g transform='scale({1 / SIDE:g})'>{drawn}</g>")


def _lies(fields: Seen, ruleset: Ruleset) -> Orientation | None:
    wanted = fields.get("turn") or 0, bool(fields.get("flip"))
    ways = ruleset.book.tiles[fields["tile"]].shape.orientations
    return next((one for one in ways if (one.turn, one.flip) == wanted), None)


DRAWING = Drawing(panels=draw, covers=covers, headings=("isle.day", "isle.phase"))
