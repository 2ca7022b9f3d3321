"""How much room the text of a card leaves for its pictures, in millimetres.

Browsers break lines a little differently, so letters count as wide as in a wide font.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from textwrap import wrap

from ruledock_drawing.card_preview import CardPreview, Picture

WIDTH, HEIGHT = 87.0, 61.0
"""The inside of a card."""
GAP = 2.0
"""Between two pictures."""
POINT = 0.3528
"""A point of print in millimetres."""
LARGEST = 0.375
"""Millimetres for each unit of a picture, at most: small boats are not blown up."""
NEARLY = 0.85
"""How much smaller pictures may become for the sake of the texts below them."""
NAME, MARKS, SMALL = 11.0, 5.8, 7.5
"""The size of print of a card's name, the height of its marks, the size of print of captions."""


def text_height(text: str, size: float, width: float) -> float:
    """The height of a text printed in *size* points."""
    if not text:
        return 0.0
    letters = max(1, int(width / (0.57 * size * POINT)))
    return len(wrap(text, letters)) * 1.3 * size * POINT


def head_height(preview: CardPreview, size: float) -> float:
    """The height of a card's name, marks, text and notes together."""
    texts = [text_height(preview.text, size, WIDTH)]
    texts += [text_height(note, min(size, SMALL), WIDTH) for note in preview.notes]
    name = text_height(preview.name, NAME, 0.65 * WIDTH)
    return name + MARKS + sum(one + 1.2 for one in texts) + 1.0


def scale_of(
    pictures: Sequence[Picture], captions: Sequence[str], width: float, height: float
) -> float:
    """Millimetres for each unit, the same for all pictures, so that all of them fit."""
    found = LARGEST
    for picture, caption in zip(pictures, captions, strict=True):
        wide, high = picture.size
        room = max(1.0, height - text_height(caption, SMALL, width))
        found = min(found, width / wide if wide else inf, room / high if high else inf)
    return found


def caption_of(picture: Picture) -> str:
    """The result, and what the picture shows."""
    return ". ".join(filter(None, (picture.caption, picture.text)))


def lay_out(
    preview: CardPreview, pictures: Sequence[Picture], size: float
) -> tuple[float, list[str]]:
    """The scale of the pictures on a card, and their captions: with the texts if there is room."""
    height = HEIGHT - head_height(preview, size)
    width = (WIDTH - GAP * (len(pictures) - 1)) / max(1, len(pictures))
    short, long = [one.caption for one in pictures], [caption_of(one) for one in pictures]
    bare, told = (scale_of(pictures, said, width, height) for said in (short, long))
    return (told, long) if told >= NEARLY * bare else (bare, short)
