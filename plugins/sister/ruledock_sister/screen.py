"""The sister as a terminal shows her."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ruledock.plugin import Ref, Ruleset, hookimpl
from ruledock_drawing.hookspecs import Screen
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.screen_parts import Part, ScreenParts, View
from ruledock_drawing.wording import called, printed, tell
from ruledock_sister.book import Book
from ruledock_sister.drawer import NAME


def _sister(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """Her points, colours and lessons, her cards of today, and the numbered rows."""
    seen, book = view["table"][NAME], ruleset.books[NAME]
    parts = (
        _herself(view, ruleset, paint),
        _cards(view, book, ruleset),
        _rows(seen["positions"], ruleset),
    )
    lines = (line for part in parts for line in part)
    return "\n".join(folded for line in lines for folded in fold(line, paint.columns))


def _herself(view: View, ruleset: Ruleset, paint: Palette) -> Iterator[str]:
    seen = view["table"][NAME]
    place = "first" if seen["first"] else "second"
    yield tell(f"sister.screen.{place}", points=seen["points"])
    colours, to_come = [Ref("colour", one) for one in seen["colours"]], len(seen["colours_to_come"])
    yield f"  {tell('sister.screen.colours', ruleset, colours=colours, left=to_come)}"
    for lesson in seen["lessons"]:
        known = ruleset.content.items["sister-lessons"][lesson]
        name, text = printed(ruleset, known.name), printed(ruleset, known.text)
        yield f"  {paint('dim', lesson)} {name}: {text}"


def _cards(view: View, book: Book, ruleset: Ruleset) -> Iterator[str]:
    seen = view["table"][NAME]
    for number, card in enumerate(seen["today"], 1):
        done = "done" if number <= seen["turns"] else "to_come"
        text = printed(ruleset, book.cards[card].text)
        yield f"  {tell(f'sister.screen.card.{done}', card=card, text=text)}"
    if seen["row"]:
        yield f"  {tell('sister.screen.face_down', cards=seen['row'])}"


def _rows(positions: Mapping[str, Sequence[str]], ruleset: Ruleset) -> Iterator[str]:
    for name, tiles in positions.items():
        called_so = (called(ruleset, "tile", tile, "short") for tile in tiles)
        said = "  ".join(f"{number} {tile}" for number, tile in enumerate(called_so, 1))
        yield f"  {tell(f'sister.screen.row.{name}', tiles=said or '–')}"  # noqa: RUF001


def _brief(view: View, paint: Palette, ruleset: Ruleset) -> str:
    lines = _herself(view, ruleset, paint)
    return "\n".join(fold(next(lines), paint.columns))


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    return (ScreenParts((Part(NAME, _sister, _brief, rank=lambda view: 9),)),)
