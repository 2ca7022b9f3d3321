"""Check that whoever tells a sentence fills its blanks: the code of plugins against what they say.

A sentence that is missing, or told without a blank, would show only when somebody reads it. So we
look for calls of ``tell``, ``whisper``, ``Message`` and ``Decision`` in the code, without running
it. What a call computes, such as arguments that it spreads out of something, is left out.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from ruledock.engine.text import near
from ruledock.linking import plugins
from ruledock.messages import ENGLISH, Phrasebook, fluent_id
from ruledock_speech.speech import blanks, book_of

SPREAD = "**"
"""Stands for arguments that a call spreads out of something else."""


class ToldSentence(NamedTuple):
    """A sentence that code tells."""

    place: str
    """The file and the line."""
    sentence: str
    args: frozenset[str]
    optional: bool = False
    """Whether the sentence may be missing: a decision without one asks what every game asks."""

    def mistakes(self) -> Iterator[str]:
        """What is wrong with it, for the plugins that have been linked."""
        known = book_of(ENGLISH).entries
        name = fluent_id(self.sentence)
        if name not in known:
            if not self.optional:
                close = near(name, list(known))
                hint = f"; did you mean {close}?" if close else ""
                expected = f"a sentence {name} in locales/en or MESSAGES{hint}"
                yield f"{self.place}: found {self.sentence!r}, expected {expected}"
            return
        wanted, sure = blanks_of(self.sentence), self.args - {SPREAD}
        if extra := sorted(sure - wanted):
            has = ", ".join(sorted(wanted)) or "none"
            yield f"{self.place}: {name} gets {', '.join(extra)}, but its blanks are: {has}"
        if SPREAD not in self.args and (missing := sorted(wanted - sure)):
            yield f"{self.place}: {name} has a blank for {', '.join(missing)}, and gets none"


def blanks_of(sentence: str) -> set[str]:
    """The arguments that a sentence wants; ``card-text`` is about the argument ``card``."""
    return {name.partition("-")[0] for name in blanks(sentence) or ()}


def wrongly_told(plugin: str) -> list[str]:
    """Every mistake in what the code of a linked plugin tells, with file and line."""
    return [
        mistake
        for file in code_of(plugin)
        for one in told_in(file, str(file.name))
        for mistake in one.mistakes()
    ]


def code_of(plugin: str) -> list[Path]:
    """The files of a plugin: of its package without tests, or just its own."""
    loaded = plugins.load(plugin)
    files: set[Path] = set()
    for part in plugins.parts_of(plugin, loaded, late=True):
        file = Path(getattr(part, "__file__", None) or "")
        if isinstance(part, ModuleType) and file.is_file():
            package = bool(part.__package__)
            files.update(file.parent.rglob("*.py") if package else [file])
    return sorted(file for file in files if "tests" not in file.parts)


def told_in(file: Path, shown: str) -> Iterator[ToldSentence]:
    """Every sentence that a file names where it tells something."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            for told in _told(node):
                yield ToldSentence(f"{shown}:{node.lineno}", *told)


def _told(call: ast.Call) -> Iterator[tuple[str, frozenset[str], bool]]:
    named = frozenset([word.arg or SPREAD for word in call.keywords])
    match _called(call.func), call.args:
        case "tell", [sentence]:
            yield from ((id_, named, False) for id_ in _ids(sentence))
        case "whisper", [_, sentence]:
            whole = frozenset([name.lstrip("_") for name in named])
            seen = frozenset([name for name in named if not name.startswith("_")])
            for id_ in _ids(sentence):
                yield id_, whole, False
                if Phrasebook.has(f"{id_}.others"):
                    yield f"{id_}.others", seen, False
        case "Message", [sentence, *given] if len(given) < 2:
            args = _keys(given[0]) if given else frozenset[str]()
            yield from ((id_, args, False) for id_ in _ids(sentence))
        case "Decision", [_, ast.Constant(value=str(kind)), _, *given]:
            ask = given[0] if given else _keyword(call, "ask")
            if ask is None or isinstance(ask, ast.Dict):
                plugin, _, rest = kind.partition(".")
                args = _keys(ask) if ask else frozenset[str]()
                yield f"{plugin}.ask.{rest}", args, not args


def _called(function: ast.expr) -> str:
    """The last part of what is called: ``tell`` in ``table.tell``."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _keyword(call: ast.Call, name: str) -> ast.expr | None:
    return next((word.value for word in call.keywords if word.arg == name), None)


def _ids(sentence: ast.expr) -> Iterator[str]:
    """The id that is written, or both where a condition chooses."""
    if isinstance(sentence, ast.Constant):
        yield str(sentence.value)
    elif isinstance(sentence, ast.IfExp):
        yield from (*_ids(sentence.body), *_ids(sentence.orelse))


def _keys(given: ast.expr) -> frozenset[str]:
    if not isinstance(given, ast.Dict):
        return frozenset({SPREAD})
    keys: list[Any] = [key.value if isinstance(key, ast.Constant) else SPREAD for key in given.keys]
    return frozenset(keys)
