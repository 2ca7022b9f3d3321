"""Bots in files: ``./cautious.py:Cautious``. This process never imports such a file."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Any, NoReturn

import attrs

from ruledock.errors import ConfigError

_SPEC = re.compile(r"(?P<file>.+\.py)(?::(?P<name>[A-Za-z_]\w*)(?::(?P<options>.+))?)?", re.DOTALL)
_WORDS = {"true": True, "false": False}


@attrs.frozen
class Foreign:
    """A bot in a file, by the name of its maker. Only an isolated process can make it."""

    file: str
    name: str
    options: Mapping[str, Any]

    def __call__(self, seed: int) -> NoReturn:
        raise ConfigError(f"bots: {self.file}: a bot in a file thinks apart from us: isolate it")


def foreign(spec: str) -> Foreign | None:
    """The bot that *spec* names by file; None if it does not name a file."""
    found = _SPEC.fullmatch(spec)
    if found is None:
        return None
    if found["name"] is None:
        raise ConfigError(f"bot {spec!r}: expected {spec}:NAME, what the file calls its bot")
    file = os.path.abspath(found["file"])
    if not os.path.isfile(file):
        raise ConfigError(f"bot {spec!r}: there is no file {found['file']}")
    return Foreign(file, found["name"], _options(spec, found["options"]))


def absolute(spec: str) -> str:
    """The same bot with an absolute path, so that it is found from any folder."""
    found = _SPEC.fullmatch(spec)
    return os.path.abspath(found["file"]) + spec[found.end("file") :] if found else spec


def _options(spec: str, text: str | None) -> dict[str, Any]:
    found = {}
    for part in text.split(",") if text else ():
        name, equals, value = part.partition("=")
        if not equals or not name.isidentifier():
            raise ConfigError(f"bot {spec!r}: found {part!r}, expected option=value")
        found[name] = _value(value)
    return found


def _value(text: str) -> Any:
    """A number or true or false if it looks like one; we cannot know what the file expects."""
    for read in (int, float, _WORDS.__getitem__):
        try:
            return read(text)
        except (ValueError, KeyError):
            continue
    return text
