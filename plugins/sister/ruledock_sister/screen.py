"""The sister as a terminal shows her."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock.plugin import Ruleset, contributes
from ruledock_drawing.hookspecs import ruledock_screen
from ruledock_drawing.palette import Palette
from ruledock_sister.book import Book
from ruledock_sister.drawer import NAME

Seen = Mapping[str, Any]


@contributes(ruledock_screen)
def draw(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """Her points, colours and lessons, her cards of today, and the numbered rows."""
    seen, book = view["table"][NAME], ruleset.books[NAME]
    parts = (_herself(seen, book, paint), _cards(seen, book), _rows(seen["positions"]))
    return "\n".join(line for part in parts for line in part)


def _herself(seen: Seen, book: Book, paint: Palette) -> Iterator[str]:
    place = "first" if seen["first"] else "second"
    yield f"{paint('bold', 'The sister')}: {seen['points']} points, {place} on the isle"
    yield f"  Colours: {', '.join(seen['colours'])}; to come: {len(seen['colours_to_come'])}"
    for lesson in seen["lessons"]:
        yield f"  {paint('dim', lesson)} {book.lessons[lesson].text}"


def _cards(seen: Seen, book: Book) -> Iterator[str]:
    for number, card in enumerate(seen["today"], 1):
        done = "done" if number <= seen["turns"] else "to come"
        yield f"  Card {card} ({done}): {book.cards[card].text}"
    if seen["row"]:
        yield f"  Face down: {seen['row']}"


def _rows(positions: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for name, tiles in positions.items():
        said = "  ".join(f"{number} {tile}" for number, tile in enumerate(tiles, 1))
        yield f"  {name.capitalize()}: {said or 'none'}"
