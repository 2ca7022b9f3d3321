"""What a terminal would obey, or would show in another place, instead of printing it."""

from __future__ import annotations

import re

OBEYED = (
    "["
    "\x00-\x09\x0b-\x1f\x7f-\x9f"  # control characters, but for the end of a line
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # which turn the direction of what follows
    "\u2028\u2029"  # which end lines and paragraphs for some
    "\ud800-\udfff"  # halves of characters, which no terminal can be sent
    "]"
)
_OBEYED = re.compile(OBEYED)


def is_plain(text: str) -> bool:
    """Whether it is one line, and a terminal just prints it."""
    return "\n" not in text and _OBEYED.search(text) is None


def escape(character: str) -> str:
    """A character as people write it who cannot print it: ``\\x1b``."""
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")


def harmless(text: str) -> str:
    """The text with all that a terminal would obey written out; lines stay lines."""
    return _OBEYED.sub(lambda found: escape(found[0]), text)


def harmless_json(text: str) -> str:
    """The same for JSON, which means the same afterwards."""
    return _OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
