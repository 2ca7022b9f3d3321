"""Bots from outside: ``./cautious.py:Cautious`` in a file, ``exec:./mine`` as a command.

They always run in processes of their own; this process never imports or runs them.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.errors import ConfigError

if TYPE_CHECKING:
    from ruledock.game.seat import Bot

EXEC = "exec:"
_SPEC = re.compile(r"(?P<file>.+\.py)(?::(?P<name>[A-Za-z_]\w*)(?::(?P<options>.+))?)?", re.DOTALL)
_WORDS = {"true": True, "false": False}


@attrs.frozen
class Foreign:
    """A bot in a file, by the name of its maker."""

    file: str
    name: str
    options: Mapping[str, Any]

    def __call__(self, seed: int) -> Bot:
        return _apart(self, seed)

    def describe_process(self) -> dict[str, Any]:
        """What starts its process."""
        return {"make": self.name, "file": self.file, "options": dict(self.options)}


@attrs.frozen
class Command:
    """A program that speaks the protocol, with its arguments."""

    words: tuple[str, ...]

    def __call__(self, seed: int) -> Bot:
        return _apart(self, seed)

    def describe_process(self) -> dict[str, Any]:
        """What starts its process."""
        return {"command": list(self.words)}


def _apart(make: Foreign | Command, seed: int) -> Bot:
    from ruledock_bots.isolation import Apart  # late: starting is quick

    return Apart(make, seed)


def foreign(spec: str) -> Foreign | Command | None:
    """The bot that *spec* names by file or command; None if it names neither."""
    if spec.startswith(EXEC):
        return Command(_words(spec))
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
    """The same bot with absolute paths, so that it is found from any folder."""
    if spec.startswith(EXEC):
        return EXEC + shlex.join(_words(spec))
    found = _SPEC.fullmatch(spec)
    return os.path.abspath(found["file"]) + spec[found.end("file") :] if found else spec


def _words(spec: str) -> tuple[str, ...]:
    """The words of a command: its program and all files that it names, with absolute paths."""
    try:
        words = shlex.split(spec.removeprefix(EXEC))
    except ValueError as error:
        raise ConfigError(f"bot {spec!r}: its quotes do not match: {error}") from None
    if not words:
        raise ConfigError(f"bot {spec!r}: expected {EXEC}PROGRAM, with or without arguments")
    program = shutil.which(words[0])
    if program is None:
        there = os.path.isfile(words[0])
        why = f"{words[0]} may not be run; chmod +x" if there else f"no program {words[0]}"
        raise ConfigError(f"bot {spec!r}: {why}")
    others = [os.path.abspath(word) if os.path.isfile(word) else word for word in words[1:]]
    return (os.path.abspath(program), *others)


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
