"""The page of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from generator.markdown import table
from ruledock_cli.arguments import CODES as EXIT_CODES
from ruledock_cli.arguments import parser


def cli_page() -> Iterator[str]:
    yield "# Command line"
    top = parser()
    yield f"{top.description}"
    yield f"{EXIT_CODES[0].upper()}{EXIT_CODES[1:]}; 141 when nobody reads the output any more."
    for name, command in commands(top).items():
        yield f"## ruledock {name}"
        yield f"{command.description}"
        rows = [[f"`{spelt(action)}`", action.help] for action in own(command)]
        if rows:
            yield table(["argument", "what it does"], rows)


def commands(top: argparse.ArgumentParser, before: str = "") -> dict[str, argparse.ArgumentParser]:
    """Every command by its whole name; a group of commands comes before them."""
    groups = [one for one in top._actions if isinstance(one, argparse._SubParsersAction)]
    found: dict[str, argparse.ArgumentParser] = {}
    for name, command in groups[0].choices.items() if groups else ():
        found[f"{before}{name}"] = command
        found |= commands(command, f"{before}{name} ")
    return found


def own(command: argparse.ArgumentParser) -> list[argparse.Action]:
    groups = argparse._SubParsersAction
    return [one for one in command._actions if one.dest != "help" and not isinstance(one, groups)]


def spelt(action: argparse.Action) -> str:
    """An argument as it is typed."""
    if not action.option_strings:
        return f"{action.metavar}{'…' if action.nargs in ('*', '+') else ''}"
    value = action.metavar or ("|".join(action.choices) if action.choices else "")
    return f"{action.option_strings[0]} {value}".strip()
