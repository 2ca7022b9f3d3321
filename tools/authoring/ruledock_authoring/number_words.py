"""Whole numbers as texts write them, in figures or in words."""

from __future__ import annotations

import re

_CARDINALS = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_NUMBERS = {
    **{word: number for number, word in enumerate(_CARDINALS, 1)},
    **{word: 10 * number for number, word in enumerate(_TENS, 2)},
}
NUMERAL = (
    rf"\d+|\b(?:(?:{'|'.join(_TENS)})[-\s](?:{'|'.join(_CARDINALS[:9])})|{'|'.join(_NUMBERS)})\b"
)
"""A number, for a regular expression over small letters."""


def number(phrase: str) -> int:
    """What a numeral says."""
    if phrase.isdigit():
        return int(phrase[:9])
    return sum(_NUMBERS[word] for word in re.split(r"[-\s]", phrase))
