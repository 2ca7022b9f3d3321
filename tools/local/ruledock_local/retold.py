"""Errors about files and settings, retold to players in other languages.

The engine writes them in English, as authors and programs read them, too. What is known here is
said by sentences; of a misfit that nobody has put into words, a player still reads where it is.
"""

from __future__ import annotations

import re

from ruledock.errors import BotFailed, ContentError, LinkError, MessageError, Mistake, RuledockError
from ruledock.messages import Message

FOR_AUTHORS = (BotFailed, LinkError, MessageError)
"""What authors of plugins, bots and apps have to mend; they read English."""
PLAIN = re.compile(r'".*"|\'.*\'|[-+]?[\d.,]+|true|false|null|[\W\d_]*', re.DOTALL)
"""What stands in a file or was typed: the same in every language."""
LINES = {
    "bot": r"bot '(?P<bot>.+?)': (?P<why>.+)",
    "unreadable_at": r"(?P<file>.+?):? cannot be read as (?P<format>\w+): "
    r".*?line (?P<line>\d+),? column (?P<column>\d+).*",
    "unreadable": r"(?P<file>.+?):? cannot be read as (?P<format>\w+): .*",
    "not_utf8": r"(?P<file>.+): not UTF-8 text, at byte (?P<byte>\d+)",
    "too_large": r"(?P<file>.+): over (?P<most>\d+) MiB; no game is that long",
    "no_run": r"(?P<file>.+): holds no run, as there is no (?P<name>\S+)",
    "no_results": r"(?P<file>.+): found no results from byte (?P<byte>\d+) on; it is left as it is",
    "no_record": r"(?P<file>.+): /: this is not a record: .*",
    "part_of_pack": r"(?P<file>.+): part of a pack; name its folder, (?P<pack>.+)",
    "lost_pack": r"(?P<file>.+?): .*no pack '(?P<pack>.+?)' is installed; say where it lies: .*",
    "other_content": r"(?P<file>.+?): /content: this save was made with other content:.*",
    "database": r"--database '(?P<name>.+)': expected sqlite:///FILE; .*",
    "listening": r"cannot listen on (?P<host>\S+) port (?P<port>\d+): .*",
    "found_near": r"(?P<place>.+?): found (?P<found>.+?), expected (?P<expected>.+)"
    r"; (?P<hint>did you mean \".+\"\?|known: .+)",
    "found": r"(?P<place>.+?): found (?P<found>.+?), expected (?P<expected>.+)",
    "found_hint": r"(?P<place>.+?): found (?P<found>.+?); (?P<hint>did you mean .+|known: .+)",
    "no_folder_of_packs": r"--packs '(?P<name>.+)': there is no such folder",
    "wrong_at": r"(?P<place>.+?): (?P<why>.+)",
}
"""By sentence: the English line; the first that fits is said."""
PHRASES = {
    "near": r"did you mean [\"'](?P<name>.+?)[\"']\?",
    "known": r"known: (?P<names>.+)",
    "no_option": r"no option '(?P<name>.+?)'; (?P<hint>.+)",
    "has_none": r"it has none",
    "no_program": r"no program (?P<name>.+)",
    "not_run": r"(?P<file>.+) may not be run; chmod \+x",
    "no_bot_file": r"there is no file (?P<file>.+)",
    "quotes": r"its quotes do not match: .*",
    "no_user": r"user: no user '(?P<name>.+?)'; (?P<hint>.+)",
    "only_root": r"user: only root lets bots run as another user",
    "expects": r"expected (?P<expected>.+)",
    "value": r"(?P<place>\w+): found (?P<found>.+?), expected (?P<expected>.+)",
    "missing_at": r"No such file or directory; expected (?P<expected>.+)",
    "missing": r"No such file or directory",
    "folder": r"Is a directory",
    "no_folder": r"Not a directory",
    "there": r"File exists",
    "denied": r"Permission denied",
    "no_room": r"No space left on device",
    "nothing": r"nothing|no keys",
    "whole": r"a whole number",
    "number": r"a number",
    "text": r"a text|text",
    "list": r"a list|an array",
    "object": r"an object|a table of settings|a table of rules to change",
    "flag": r"true or false",
    "list_of": r"a list of (?P<count>\d+)",
    "object_with": r"an object with (?P<names>[\"'].+)",
    "one_of": r"one of (?:the keys )?(?P<names>[\"'\d].+?)(?:, (?P<more>\d+) more)?",
    "at_least": r"(?:at least |a whole number from )(?P<n>[-\d.,]+)|(?P<n2>[-\d.,]+) or more",
    "at_most": r"at most (?P<n>[-\d.,]+)|a number up to (?P<n2>[-\d.,]+)",
    "above": r"(?:a number above|a time above|more than) (?P<n>[-\d.,]+)",
    "pack": r"a pack|a pack: a folder with a pack\.json, or a \.zip of one",
    "no_pack_json": r"no pack\.json",
    "single_file": r"a single file",
    "not_a_plugin": r"a folder without one|another kind of file",
    "plugin": r"a plugin|the \.py file of a plugin, or a folder with its pyproject.*",
    "configuration": r"a configuration",
    "redacted": r"a redacted record",
    "kept_game": r"a record, save or position",
    "end_of_file": r"the end of the file",
    "players": r"a number of players up to (?P<n>\d+), or a list of their names",
    "game_name": r"the name of a game",
    "once": r"each (?:name|element|id|key) once",
    "names_of_packs": r"a list of pack names, folders or \.zip files",
    "names_of_modules": r"a list of module names",
    "program": r"exec:PROGRAM, with or without arguments",
    "named_bot": r"(?P<file>.+):NAME, what the file calls its bot",
    "setting_value": r"option=value",
    "utf8": r"text encoded as UTF-8",
    "byte": r"the byte (?P<byte>\w+)",
    "characters": r"(?P<n>[\d,]+) characters",
    "player": r"a player",
    "language_code": r"the code of a language, such as .*",
    "command_line": r"the command line",
    "limits": r"limits(?:: (?P<name>\w+))?",
}
"""By sentence: what stands inside such lines."""


def retell(error: RuledockError, language: str) -> list[str]:
    """What is wrong, a line each, in a language; English where nobody has put it into words."""
    if isinstance(error, ContentError):
        return [_mistake(one, language) for one in error.mistakes]
    lines = _BLOCK.sub(_in_one_line, str(error)).split("\n")
    return lines if isinstance(error, FOR_AUTHORS) else [_line(one, language) for one in lines]


_BLOCK = re.compile(
    r"(?P<place>.+)\n  found     (?P<found>.+)\n  expected  (?P<expected>.+)\n"
    r"  (?:did you mean \"(?P<near>.+)\"\? )?\[[\w-]+\]"
)
"""A mistake in a file, as authors read it."""


def _in_one_line(block: re.Match[str]) -> str:
    hint = f'; did you mean "{block["near"]}"?' if block["near"] else ""
    return f"{block['place']}: found {block['found']}, expected {block['expected']}{hint}"


def _mistake(one: Mistake, language: str) -> str:
    return _line(_BLOCK.sub(_in_one_line, str(one)), language)


def _line(text: str, language: str) -> str:
    """One line of an error."""
    for id_, pattern in LINES.items():
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found is None:
            continue
        parts = {name: _part(name, one, language) for name, one in found.groupdict().items()}
        if id_ == "wrong_at" and parts["why"] is None:
            continue
        return Message(f"core.retold.{id_}", parts).text(language)
    return text


def _part(name: str, text: str, language: str) -> str | None:
    """A part of a line; None for one that nobody has put into words."""
    if name == "place":
        return _place(text, language)
    if name not in ("found", "expected", "why", "hint"):
        return text
    return text if PLAIN.fullmatch(text) else _phrase(text, language)


def _place(text: str, language: str) -> str:
    """Where something stands: ``bad.toml, at /players``."""
    file, at, pointer = text.partition(", at ")
    if file == "config":
        return pointer
    said = _phrase(file, language) or file
    return f"{said}, {pointer}" if at and pointer != "/" else said


def _phrase(text: str, language: str) -> str | None:
    for id_, pattern in PHRASES.items():
        if found := re.fullmatch(pattern, text, re.DOTALL):
            said: dict[str, str | None] = {}
            for name, one in found.groupdict().items():
                part = None if one is None else _part(name, one, language)
                said[name.rstrip("2")] = said.get(name.rstrip("2")) or part
            return Message(f"core.retold.{id_}", said).text(language)
    return None
