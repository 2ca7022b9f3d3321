"""A sheet of cards to look at or print: one HTML file that needs no other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from ruledock.engine.text import printable
from ruledock_drawing.card_preview import CardPreview, Picture
from ruledock_drawing.sheet_room import caption_of, lay_out, scale_of
from ruledock_drawing.wording import spoken, tell

PAGE = 8
"""Cards on a printed page."""
SHOWN = 2
"""Examples on a card; all examples follow after the cards."""
SIZES = {"": 240, "long": 440, "longer": 1300}
"""By CSS class, the most characters on a card; the last class hardly leaves room for pictures."""
PRINT = {"": 10.0, "long": 7.5, "longer": 5.5}
"""By CSS class, the size of the text in points."""
COLUMN, TALL = 88.0, 45.0
"""How wide and high a picture of an example below the cards may be, in millimetres."""
SAFE = "default-src 'none'; style-src 'unsafe-inline'"
"""The browser runs and fetches nothing, whatever a pack says."""
STYLE = """
@page { size: A4; margin: 10mm }
* { box-sizing: border-box }
body { margin: 0; background: #e8e8e4; color: #1b1b1b;
  font: 10pt/1.3 "DejaVu Sans", Verdana, Arial, sans-serif }
.page { width: 210mm; min-height: 297mm; margin: 6mm auto; padding: 10mm; background: #fff }
.cards { display: grid; grid-template: repeat(4, 68mm) / 1fr 1fr; gap: 1.5mm }
.card { display: flex; flex-direction: column; overflow: hidden; padding: 3mm;
  border: .4mm solid #1b1b1b; border-radius: 3mm; break-inside: avoid }
h1 { font-size: 15pt; margin: 0 0 2mm }
h2 { font-size: 11pt; margin: 0; overflow-wrap: anywhere }
.id { float: right; font-size: 7.5pt; color: #6b6b6b; max-width: 35%; overflow-wrap: anywhere;
  text-align: right }
.marks { margin: .8mm 0; font-size: 7.5pt }
.marks span { border: .25mm solid #6b6b6b; border-radius: 2mm; padding: 0 1.4mm;
  margin-right: 1mm; white-space: nowrap }
p { margin: .6mm 0; overflow-wrap: anywhere }
.long p { font-size: 7.5pt }
.longer p { font-size: 5.5pt }
.notes { font-size: 7.5pt; color: #444 }
.card .pictures { flex: 1 1 0; min-height: 0; display: flex; gap: 2mm; align-items: flex-start;
  margin-top: 1mm }
.card figure { flex: 1 1 0; min-width: 0 }
figure { margin: 0; break-inside: avoid }
figure svg { display: block; margin: auto }
figcaption { font-size: 7.5pt; text-align: center; overflow-wrap: anywhere }
.all { columns: 2; column-gap: 8mm }
.all h1 { column-span: all }
.all section:last-child, .all section:last-child figure:last-child { margin-bottom: 0 }
.all section { break-inside: avoid; margin-bottom: 4mm; padding-top: 1mm;
  border-top: .25mm solid #bbb }
.all figure { margin: 1.5mm 0 }
table { border-collapse: collapse; font-size: 7.5pt; width: 100%; margin: 1.5mm 0 }
th, td { padding: .25mm 1.2mm; text-align: right; border-bottom: .2mm solid #ccc }
th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere }
tr.own td { font-weight: bold }
.plots { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm }
.plots svg { width: 100%; height: auto }
@media screen and (max-width: 210mm) {
  .page { width: auto; min-height: 0; margin: 0 0 3mm; padding: 3mm }
  .cards { grid-template: none; grid-auto-rows: minmax(68mm, auto) }
  .all { columns: auto }
  .plots { grid-template-columns: 1fr }
  figure svg { max-width: 100%; height: auto }
  table { display: block; overflow-x: auto } }
@media print { body { background: #fff }
  .page { width: auto; min-height: 0; margin: 0; padding: .2mm .2mm 0; break-after: page }
  .page:last-child { break-after: auto } }
"""


def plain(text: str) -> str:
    """Escape text for the page."""
    return escape(printable(text, 2000), quote=True)


def sheet(title: str, previews: Sequence[CardPreview], *more: str) -> str:
    """The whole page: cards, eight to a page, then all their examples, then further pages."""
    name = plain(title)
    pages = [*_cards(name, previews), *_examples(previews), *more]
    body = "\n".join(f"<div class='page'>{page}</div>" for page in pages)
    return (
        f"<!doctype html>\n<html lang='{plain(spoken())}'><head><meta charset='utf-8'>"
        f'<meta http-equiv="Content-Security-Policy" content="{SAFE}">'
        "<meta name='viewport' content='width=device-width'>"
        f"<title>{name}</title><style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def _cards(name: str, previews: Sequence[CardPreview]) -> Iterator[str]:
    for first in range(0, len(previews), PAGE):
        cards = "\n".join(map(_card, previews[first : first + PAGE]))
        yield f"<div class='cards' aria-label='{name}'>{cards}</div>"


def _card(preview: CardPreview) -> str:
    pictures = preview.pictures[:SHOWN]
    if any(one.wide for one in pictures):
        pictures = (*[one for one in preview.pictures if one.pays], *pictures)[:1]
    kind = _size(preview)
    scale, captions = lay_out(preview, pictures, PRINT[kind])
    shown = "".join(map(_figure, pictures, captions, [scale] * len(pictures)))
    kind = " ".join(filter(None, ("card", kind)))
    return f"<article class='{kind}'>{_head(preview)}<div class='pictures'>{shown}</div></article>"


def _size(preview: CardPreview) -> str:
    """The CSS class of a card: longer text gets smaller print."""
    return next((kind for kind, room in SIZES.items() if _letters(preview) <= room), "longer")


def _letters(preview: CardPreview) -> int:
    return len(preview.name) + len(preview.text) + sum(map(len, preview.notes))


def overfull(previews: Sequence[CardPreview]) -> list[CardPreview]:
    """The cards with more text than fits, even in the smallest print."""
    return [preview for preview in previews if _letters(preview) > max(SIZES.values())]


def _head(preview: CardPreview) -> str:
    marks = "".join(f"<span>{plain(mark)}</span>" for mark in preview.marks)
    notes = "".join(f"<p class='notes'>{plain(note)}</p>" for note in preview.notes)
    return (
        f"<div><span class='id'>{plain(preview.id)}</span><h2>{plain(preview.name)}</h2></div>"
        f"<div class='marks'>{marks}</div><p>{plain(preview.text)}</p>{notes}"
    )


def _figure(picture: Picture, caption: str, scale: float) -> str:
    wide, high = picture.size
    shown = picture.svg
    if wide and high:
        size = f"width='{wide * scale:.2f}mm' height='{high * scale:.2f}mm'"
        shown = f"<svg {size} viewBox='0 0 {wide} {high}'>{shown}</svg>"
    return f"<figure>{shown}<figcaption>{plain(caption)}</figcaption></figure>"


def _all_pictures(preview: CardPreview) -> str:
    captions = [caption_of(one) for one in preview.pictures]
    scale = scale_of(preview.pictures, ["" for _ in captions], COLUMN, TALL)
    return "".join(map(_figure, preview.pictures, captions, [scale] * len(captions)))


def _examples(previews: Sequence[CardPreview]) -> Iterator[str]:
    """All examples of all cards, large enough to read."""
    parts = [
        f"<section><h2>{plain(preview.name)}</h2><p class='notes'>{plain(preview.text)}</p>"
        f"{_all_pictures(preview)}</section>"
        for preview in previews
        if preview.pictures
    ]
    if parts:
        yield f"<div class='all'><h1>{plain(tell('drawing.examples'))}</h1>{''.join(parts)}</div>"
