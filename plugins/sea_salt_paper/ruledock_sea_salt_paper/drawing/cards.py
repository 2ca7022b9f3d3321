"""Cards as pictures: a figure on its colour, with the names of both."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap

from ruledock.plugin import Ruleset
from ruledock_drawing.card_svg import escaped
from ruledock_drawing.panels import Piece, Reader
from ruledock_sea_salt_paper.scoring.words import families_named

WIDE, HIGH = 92, 128
WAVES = "".join(
    f"<path d='M4 {y}q7 -6 14 0t14 0t14 0t14 0t14 0t14 0' fill='none' stroke='#fff'"
    " stroke-opacity='.45' stroke-width='2'/>"
    for y in (86, 94)
)


@lru_cache(maxsize=4096)
def card_piece(card: str, reader: Reader, note: str = "") -> Piece:
    """A card that lies face up for its reader."""
    text = " ".join(_worth(card, reader))
    name = reader.call("card", card)
    return Piece("card", card, name, card_picture(card, reader), text=text, note=note)


def card_picture(card: str, reader: Reader) -> str:
    """The card: its figure, the shade of its colour, and both in words."""
    items = reader.ruleset.content.items
    printed = items["cards"][card]
    family, colour = items["families"][printed.family], items["colours"][printed.colour]
    figure, said = reader.call("family", family.id), reader.call("colour", colour.id)
    names = [family.name if figure == family.id else figure]
    names.append(colour.name if said == colour.id else said)
    return _svg(
        f"<rect x='1' y='1' width='{WIDE - 2}' height='{HIGH - 2}' rx='9' class='edge'"
        f" fill='{colour.shade}'/>{WAVES}"
        f"<g transform='translate({WIDE // 2} 50)'><path d='{family.figure}' fill='#fffdf6'"
        " stroke='#26241f' stroke-width='1.6' fill-rule='evenodd' stroke-linejoin='round'/></g>"
        f"<path d='M1.6 99H{WIDE - 1.6}V119a8 8 0 0 1 -8 8H9.6a8 8 0 0 1 -8 -8z' class='raised'/>"
        f"{''.join(_names(names))}"
    )


def empty_picture() -> str:
    """The place of a pile without cards."""
    return _svg(
        f"<rect x='2' y='2' width='{WIDE - 4}' height='{HIGH - 4}' rx='9' class='thin'"
        " stroke-width='2' stroke-dasharray='6 5'/>"
    )


def _svg(parts: str) -> str:
    return f"<svg viewBox='0 0 {WIDE} {HIGH}' width='{WIDE}' height='{HIGH}'>{parts}</svg>"


def _names(names: list[str]) -> Iterator[str]:
    for line, name in enumerate(names):
        shown = wrap(name, 18)[0] if name else ""
        weight = " font-weight='700'" if line == 0 else ""
        yield (
            f"<text x='{WIDE // 2}' y='{110 + 12 * line}' font-size='10'{weight}"
            f" text-anchor='middle' class='ink'>{escaped(shown)}</text>"
        )


def _worth(card: str, reader: Reader) -> Iterator[str]:
    """What the rules say of such a card."""
    items = reader.ruleset.content.items
    for kind, id in about_family(items["cards"][card].family, reader.ruleset):
        yield reader.read(kind, id) or items[kind][id].text


def about_family(family: str, ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """The effects of pairs and the lines of the score that speak of a family, by kind and id."""
    items = ruleset.content.items
    for pair in items["pairs"].values():
        if family in pair.families:
            yield "pairs", pair.id
    number = list(items["families"]).index(family)
    for line in items["lines"].values():
        if number in families_named(ruleset.words.read("score", line.score)):
            yield "lines", line.id
