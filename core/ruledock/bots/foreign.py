"""Bots in files of strangers: ``./cautious.py:Cautious``. This process never imports the file."""

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
    """What a file calls the maker of a bot. Only a process of its own can make it."""

    file: str
    name: str
    options: Mapping[str, Any]

    def __call__(self, seed: int) -> NoReturn:
        raise ConfigError(f"bots: {self.file}: a bot in a file thinks apart from us: isolate it")


def foreign(spec: str) -> Foreign | None:
    """The bot that *spec* names by its file; None when it names none so."""
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
    """The same bot, named so that it is found from any folder."""
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
    """A number or a truth if it reads so: what the file expects is not known here."""
    for read in (int, float, _WORDS.__getitem__):
        try:
            return read(text)
        except (ValueError, KeyError):
            continue
    return text
