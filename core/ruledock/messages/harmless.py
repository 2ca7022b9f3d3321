"""Characters that a terminal interprets instead of printing."""

import re

OBEYED = (
    "["
    "\x00-\x09\x0b-\x1f\x7f-\x9f"  # control characters, except newline
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # they change the text direction
    "\u2028\u2029"  # some programs take them for line and paragraph ends
    "\ud800-\udfff"  # lone surrogates, which cannot be encoded
    "]"
)
_OBEYED = re.compile(OBEYED)


def is_plain(text: str) -> bool:
    """Whether the text is a single line that a terminal prints as it is."""
    return "\n" not in text and _OBEYED.search(text) is None


def escape(character: str) -> str:
    """The escape sequence for a character, such as ``\\x1b``."""
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")


def harmless(text: str) -> str:
    """Escape everything that a terminal would interpret, except newlines."""
    return _OBEYED.sub(lambda found: escape(found[0]), text)


def harmless_json(text: str) -> str:
    """The same for JSON text; its meaning does not change."""
    return _OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
