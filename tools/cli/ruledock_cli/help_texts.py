"""Help of the commands for players in other languages; English stands beside the arguments."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from ruledock.messages import Message, Phrasebook, fluent_pattern
from ruledock_cli import wording as wording
from ruledock_cli.arguments import FOR_PLAYERS, parser

TITLES = {
    "usage": "usage: ",
    "options": "options",
    "positional": "positional arguments",
    "commands": "commands",
    "show_help": "show this help message and exit",
    "version": "show program's version number and exit",
}
"""What argparse itself says."""
_BLANK = re.compile(r"[A-Z]{2,}")
"""A word that stands for what somebody types, such as the GAME in the usage of a command."""


def translate_help(top: argparse.ArgumentParser, language: str) -> None:
    """Say the help of the whole command line, and of the commands for players, in a language."""
    learn_help()
    ids = _ids(_texts(top))
    wanted = {*ids.values(), *map(_title, TITLES), *map(_blank, _blanks(top))}
    said = {id_: Message(id_).text(language) for id_ in wanted}
    commands = _commands(top)
    for name, one in {"": top, **{name: commands.choices[name] for name in FOR_PLAYERS}}.items():
        one.description = said[ids[name, "description"]]
        _use_titles(one, said)
        _use_blanks(one, said)
        for action in one._actions:
            if (key := (name, action.dest)) in ids:
                action.help = said[ids[key]].replace("%", "%%")
    top.epilog, commands.container.title = said[ids["", "epilog"]], said[_title("commands")]
    for listed in commands._choices_actions:
        if listed.dest in FOR_PLAYERS:
            about = said[ids[listed.dest, "description"]]
            listed.help = f"{about[0].lower()}{about[1:]}".rstrip(".")


def translate_mistake(one: argparse.ArgumentParser, message: str, language: str) -> str:
    """What is wrong with a command line, in a language; its usage from now on, too."""
    if one.prog.split()[-1] not in {"ruledock", *FOR_PLAYERS}:
        return message
    learn_help()
    wanted = {*map(_title, TITLES), *map(_blank, _blanks(parser()))}
    said = {id_: Message(id_).text(language) for id_ in wanted}
    _use_titles(one, said)
    _use_blanks(one, said)
    for id_, pattern in MISTAKES.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            parts = {name: text for name, text in found.groupdict().items() if text is not None}
            parts = {name: _use_words(text, said) for name, text in parts.items()}
            return Message(f"cli.usage.{id_}", parts).text(language)
    return message


MISTAKES = {
    "missing": r"the following arguments are required: (?P<names>.+)",
    "strange_near": r"unrecognized arguments: (?P<words>.+); did you mean (?P<near>\S+)\?",
    "strange": r"unrecognized arguments: (?P<words>.+)",
    "choice": r"argument (?P<name>.+?): invalid choice: '?(?P<found>.+?)'? "
    r"\(choose from (?P<choices>.+)\)",
    "no_value": r"argument (?P<name>.+?): expected (one|at least one) argument",
    "no_number": r"argument (?P<name>.+?): invalid (int|float) value: '?(?P<found>.+?)'?",
}
"""What argparse says of command lines that make no sense, by the sentence for players."""


def _use_words(text: str, said: Mapping[str, str]) -> str:
    return _BLANK.sub(lambda word: said.get(_blank(word[0]), word[0]), text)


def learn_help() -> None:
    """Make the English help known to whoever looks for sentences."""
    texts = _texts(parser())
    patterns = {id_: texts[key] for key, id_ in _ids(texts).items()}
    titles = {_title(name): text for name, text in TITLES.items()}
    blanks = {_blank(word): word for word in _blanks(parser())}
    said = {id_: fluent_pattern(text) for id_, text in (patterns | titles | blanks).items()}
    Phrasebook.add_patterns(said, "cli")


def _title(name: str) -> str:
    return f"cli.help.title.{name}"


def _blank(word: str) -> str:
    return f"cli.help.blank.{word.casefold()}"


def _blanks(top: argparse.ArgumentParser) -> set[str]:
    """The words for what players type."""
    choices: Mapping[str, argparse.ArgumentParser] = _commands(top).choices
    several = (top, *(choices[name] for name in FOR_PLAYERS))
    said = (action.metavar for one in several for action in one._actions)
    return {word for text in said if isinstance(text, str) for word in _BLANK.findall(text)}


Key = tuple[str, str]
"""A command, "" for the whole command line; and a part of its help."""


def _texts(top: argparse.ArgumentParser) -> dict[Key, str]:
    """All English help that players read."""
    found = {("", "description"): top.description or "", ("", "epilog"): top.epilog or ""}
    choices: Mapping[str, argparse.ArgumentParser] = _commands(top).choices
    for name in sorted(FOR_PLAYERS):
        found[name, "description"] = choices[name].description or ""
        found |= {(name, dest): text for dest, text in _helps(choices[name])}
    return found


def _helps(one: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    for action in one._actions:
        if action.help and action.dest != "help":
            yield action.dest, action.help


def _ids(texts: Mapping[Key, str]) -> dict[Key, str]:
    """By key: the message; options that mean the same in all commands have one in common."""
    ways: dict[str, set[str]] = {}
    for (_, part), text in texts.items():
        ways.setdefault(part, set()).add(text)
    return {
        (name, part): f"cli.help.{part}"
        if len(ways[part]) == 1
        else f"cli.help.{name or 'ruledock'}.{part}"
        for name, part in texts
    }


def _commands(top: argparse.ArgumentParser) -> Any:
    return next(one for one in top._actions if isinstance(one, argparse._SubParsersAction))


def _use_titles(one: argparse.ArgumentParser, said: Mapping[str, str]) -> None:
    one._positionals.title = said[_title("positional")]
    one._optionals.title = said[_title("options")]
    one.formatter_class = partial(_Formatter, said[_title("usage")].rstrip() + " ")
    for action in one._actions:
        known = {"help": "show_help", "version": "version"}.get(action.dest)
        if known:
            action.help = said[_title(known)]


def _use_blanks(one: argparse.ArgumentParser, said: Mapping[str, str]) -> None:
    for action in one._actions:
        if isinstance(action.metavar, str):
            action.metavar = _use_words(action.metavar, said)


class _Formatter(argparse.HelpFormatter):
    """Begins the usage with a word of another language."""

    def __init__(self, usage: str, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._usage_word = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The usage, after its word."""
        super().add_usage(usage, actions, groups, self._usage_word if prefix is None else prefix)
