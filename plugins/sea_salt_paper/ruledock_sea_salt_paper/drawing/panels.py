"""The table on a page: piles in the middle, what lies before each player, and the reader's hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock_drawing.card_svg import back_svg
from ruledock_drawing.panels import Drawing, Fact, Panel, Piece, Reader
from ruledock_sea_salt_paper.drawing.cards import WIDE, card_picture, card_piece, empty_picture

GAME = "sea_salt_paper"
Seen = Mapping[str, Any]


def draw(view: Seen, reader: Reader) -> Iterator[Panel]:
    """Everything the reader may see."""
    seen = view["table"][GAME]
    yield _piles(view, seen, reader)
    searched = _searched(view, reader)
    if searched is not None:
        yield searched
    for player in range(len(view["names"])):
        yield from _player(view, seen, player, reader)


def _piles(view: Seen, seen: Seen, reader: Reader) -> Panel:
    deck = reader.say(f"{GAME}.panel.deck")
    cards = reader.say(f"{GAME}.panel.cards", count=seen["deck"])
    pieces = [Piece("deck", "deck", deck, back_svg("sea", WIDE), note=cards)]
    for number, pile in enumerate(seen["piles"], 1):
        pieces.append(_pile(number, pile, reader))
    facts = [
        Fact(reader.say(f"{GAME}.panel.target"), str(seen["target"])),
        Fact(reader.say(f"{GAME}.panel.turn"), view["names"][seen["turn"]]),
    ]
    if seen["caller"] is not None:
        caller = view["names"][seen["caller"]]
        facts.append(Fact(reader.say(f"{GAME}.panel.last-chance"), caller))
    title = reader.say(f"{GAME}.panel.round", round=seen["round"])
    return Panel(GAME, title, pieces=tuple(pieces), facts=tuple(facts))


def _pile(number: int, pile: Seen, reader: Reader) -> Piece:
    top = pile["top"]
    name = reader.say(f"{GAME}.panel.pile", number=number)
    label = f"{name}: {reader.call('card', top)}" if top else name
    picture = card_picture(top, reader) if top else empty_picture()
    note = f"{name}, {reader.say(f'{GAME}.panel.cards', count=pile['count'])}"
    return Piece("pile", number, label, picture, note=note)


def _searched(view: Seen, reader: Reader) -> Panel | None:
    """The cards that a player is looking through and may take."""
    options = (view["decision"] or {}).get("options") or ()
    cards = [one["fields"]["card"] for one in options if "card" in one["fields"]]
    if not cards:
        return None
    pieces = tuple(card_piece(card, reader) for card in cards)
    return Panel(f"{GAME}.search", reader.say(f"{GAME}.panel.choose"), pieces=pieces)


# -- players -----------------------------------------------------------------------------------


def _player(view: Seen, seen: Seen, player: int, reader: Reader) -> Iterator[Panel]:
    own, name = player == view["player"], view["names"][player]
    hand = seen["hands"][player]
    held = len(hand) if own else hand["count"]
    facts = [
        Fact(reader.say(f"{GAME}.panel.total"), str(seen["totals"][player])),
        Fact(reader.say(f"{GAME}.panel.in-hand"), str(held)),
    ]
    if own:
        facts.append(Fact(reader.say(f"{GAME}.panel.worth"), str(seen["points"])))
    laid = _pieces(seen["laid"][player], reader)
    known = () if own else _known(hand, reader)
    title = reader.say(f"{GAME}.panel.player", player=name)
    yield Panel(f"{GAME}.{player}", title, pieces=laid + known, owner=player, facts=tuple(facts))
    if own:
        title = reader.say(f"{GAME}.panel.hand")
        empty = "" if hand else reader.say(f"{GAME}.panel.empty")
        pieces = _pieces(hand, reader)
        yield Panel(f"{GAME}.hand", title, pieces=pieces, owner=player, text=empty)


def _pieces(cards: Sequence[str], reader: Reader, note: str = "") -> tuple[Piece, ...]:
    items = reader.ruleset.content.items["cards"]
    ordered = sorted(cards, key=lambda card: (items[card].family, card))
    return tuple(card_piece(card, reader, note) for card in ordered)


def _known(hand: Seen, reader: Reader) -> tuple[Piece, ...]:
    """What the reader has seen of a hand."""
    known = _pieces(hand["known"], reader, reader.say(f"{GAME}.panel.known"))
    return known + _pieces(hand["perhaps"], reader, reader.say(f"{GAME}.panel.perhaps"))


DRAWING = Drawing(panels=draw, headings=(f"{GAME}.round",))
