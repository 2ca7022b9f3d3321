"""Write the pages that are made from the code: python3 dev.py python docs/generate.py

A test makes them again and compares, so what they say is what the code does.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs
from generator.pages import API_PAGES

from ruledock import errors
from ruledock.linking import hooks, plugins
from ruledock.linking.combine import STAGES
from ruledock.linking.config import make_config
from ruledock.linking.declarations import DECLARATIONS
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.link import link
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.shipped import data
from ruledock.messages import Phrasebook
from ruledock.testing.findings import FINDINGS
from ruledock.testing.rules import load_catalogue
from ruledock.words import WordRegistry
from ruledock.words.params import BIGGEST, LONGEST_LIST, LONGEST_TABLE
from ruledock.words.reader import DEEPEST, MOST_COST, MOST_WORDS
from ruledock_authoring.config_schema import SETTINGS
from ruledock_authoring.error_codes import CODES, WORD_CODES
from ruledock_authoring.inline_refs import inline_refs
from ruledock_authoring.workshop import workshops_of
from ruledock_bots.pipes import ANSWER
from ruledock_bots.protocol import ANSWERS, PROTOCOL
from ruledock_cli.arguments import CODES as EXIT_CODES
from ruledock_cli.arguments import parser
from ruledock_cli.browse.schema import rules_schema

ROOT = Path(__file__).resolve().parents[1]
REFERENCE = ROOT / "docs" / "reference"
LIMITS = {
    "words": MOST_WORDS,
    "levels, one inside the other": DEEPEST,
    "parts in a list, as in `and` or `plus`": LONGEST_LIST,
    "entries in a table": LONGEST_TABLE,
    "as a number, above or below 0": BIGGEST,
    "words evaluated in all, where words run through things": MOST_COST,
}
"""What a single expression may hold."""
NOTE = "<!-- Made by docs/generate.py from the code; edit that, not this. -->"


def main() -> None:
    """Write every page."""
    REFERENCE.mkdir(exist_ok=True)
    for name, make in PAGES.items():
        (REFERENCE / name).write_text(page(make), encoding="utf-8")


def page(make: Callable[[], Iterator[str]]) -> str:
    """One page as text: a heading, the note, and its paragraphs."""
    heading, *rest = make()
    return "\n\n".join([heading, NOTE, *rest]) + "\n"


# -- what is in this repository ----------------------------------------------------------------


def shipped() -> list[str]:
    """The plugins that are out, as the rule catalogue says; the others are still being written."""
    games = load_catalogue(data("rules")).games.values()
    return [Path(game.plugin).name for game in games if game.shipped]


def our_plugins() -> list[str]:
    """The plugins of this repository, whatever else is installed."""
    files = sorted(ROOT.glob("examples/*/*/pyproject.toml"))
    projects = [tomllib.loads(file.read_text("utf-8"))["project"] for file in files]
    groups = [project.get("entry-points", {}) for project in projects]
    return [*shipped(), *(name for one in groups for name in one.get("ruledock.plugins", {}))]


def our_games() -> dict[str, GameSpec]:
    """The games among them."""
    found = {name: getattr(plugins.load(name), "ruledock_game", None) for name in our_plugins()}
    return {name: game() for name, game in found.items() if game is not None}


def linked(game: str, spec: GameSpec) -> Ruleset:
    return link(make_config({"game": game, "players": spec.players[1]}))


def cell(value: object) -> str:
    """A text that can stand in a table."""
    return str(value).replace("|", "\\|").replace("\n", " ")


def table(head: list[str], rows: list[list[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(cell, line)) + " |" for line in lines)


def doc(thing: object) -> str:
    return inspect.getdoc(thing) or ""


# -- hooks -------------------------------------------------------------------------------------


def hooks_page() -> Iterator[str]:
    yield "# Hooks"
    yield (
        "A plugin is a Python module that answers hooks. It names itself in the entry-point group "
        "`ruledock.plugins`. Every hook is called once, when a ruleset is linked, and returns "
        "contributions: values, or plain functions that the game calls later. A plugin answers a "
        "hook with a function of its name, marked by `ruledock.plugin.hookimpl`."
    )
    yield (
        "What a hook wants stands below it. A function has a name, a `Protocol` that plugins "
        "import to annotate their answer (the core's from `ruledock.plugin`, the isle's from "
        "`ruledock_isle.public`), and a signature: it is called with these arguments, by position. "
        "A game annotates all its hooks in one class, `GameSpec.hooks`, so that type checkers know "
        "what `table.ruleset.hooks` holds; linking refuses a class that does not name exactly the "
        "hooks that the game declares."
    )
    yield (
        "Contributions of several plugins combine in a declared way: union, with one owner for "
        "each thing or one thing for each plugin; sum; any or all; one owner; or a pipeline of "
        "functions ordered by stage "
        f"({', '.join(STAGES)}) and plugin name. So the order in which modules are listed never "
        "shows. A hook that nobody asks for is an error that names the nearest spelling."
    )
    yield "## What is declared, and found where it stands"
    yield (
        "Steps, options, messages and the like are no hooks. They stand in the plugin's module, or "
        "in modules that it names in `parts`, under these names:"
    )
    yield table(["name", "what"], [[f"`{one.name}`", one.doc] for one in DECLARATIONS])
    yield "## The core's hooks"
    yield from specs(hooks)
    for module in plugins.tool_specs():
        yield f"## {module.__doc__.rstrip('.').replace('The hook ', 'A hook ', 1)}"
        yield from specs(module)
    for name in our_games():
        module = plugins.specs_of(plugins.load(name))
        if module is not None:
            yield f"## The hooks of {name}"
            yield from specs(module)


def specs(module: Any) -> Iterator[str]:
    """The hooks a module declares, in the order of its source."""
    for name, function in vars(module).items():
        if hasattr(function, "way"):
            yield f"### `{name}{inspect.signature(function)}`".replace("'", "")
            yield f"*Combines by: {function.way.name}.*"
            yield plain(doc(function))
            yield from wanted(function)


def wanted(function: Any) -> Iterator[str]:
    """What a hook wants: functions and values, and the values that those functions return."""
    for kind in named_in(returned(function), function):
        yield from map(contributed, [kind, *values_of(kind)])


def values_of(kind: Any) -> list[type]:
    """The values of the same module that a contributed function, or part of a value, returns."""
    functions = [kind] if is_function(kind) else [*filter(is_function, parts_of(kind))]
    found = [value for one in functions for value in named_in(returned(one.__call__), one)]
    return [value for value in dict.fromkeys(found) if value.__module__ == kind.__module__]


def parts_of(kind: Any) -> list[type]:
    return [one for field in attrs.fields(kind) for one in named_in(field.type, kind)]


def returned(function: Any) -> str:
    return function.__annotations__["return"]


def named_in(annotation: str, where: Any) -> list[type]:
    """The contributed functions and values that an annotation names."""
    names = vars(sys.modules[where.__module__])
    found = [names.get(word) for word in re.findall(r"\w+", annotation)]
    return [
        kind for kind in found if is_function(kind) or (inspect.isclass(kind) and attrs.has(kind))
    ]


def is_function(kind: Any) -> bool:
    """Whether this is the Protocol of a contributed function."""
    return getattr(kind, "_is_protocol", False)


def contributed(kind: Any) -> str:
    """What a hook wants: a function with its signature, or a value with its parts."""
    if is_function(kind):
        return f"**{kind.__name__}** `{signature(kind)}`: {plain(doc(kind))}"
    parts = [part(kind, field) for field in attrs.fields(kind)]
    return "\n".join([f"**{kind.__name__}**: {plain(doc(kind))}", "", *parts])


def part(kind: type, field: Any) -> str:
    """One part of a value: its type, or how it is called."""
    made = [*filter(is_function, named_in(field.type, kind))]
    told = f"`{signature(made[0])}`: {plain(doc(made[0]))}" if made else f"`{field.type}`"
    return f"- `{field.name}` {told}"


def signature(kind: Any) -> str:
    """How a contributed function is called, and what it returns."""
    whole = inspect.signature(kind.__call__)
    own = whole.replace(parameters=list(whole.parameters.values())[1:])
    return str(own).replace("'", "")


def plain(text: str) -> str:
    """A docstring as Markdown."""
    return re.sub(r":\w+:`~?([\w.]+)`", r"`\1`", text).replace("``", "`")


# -- config ------------------------------------------------------------------------------------


def config_page() -> Iterator[str]:
    yield "# Configuration"
    yield (
        "A table is described by a TOML or JSON file, or by keywords of `ruledock.new`. "
        "`ruledock check FILE` says whether it can be played; `ruledock schema GAME` prints the "
        "schema of such a file for an editor."
    )
    yield "## Settings of every game"
    yield settings(SETTINGS)
    for name, spec in our_games().items():
        yield f"## {spec.title} (`{name}`)"
        yield f"For {players(spec)} players."
        if spec.settings:
            yield settings(spec.settings)
        yield from (settings_of(module) for module in our_modules(name))
        if spec.windows:
            rows = [[f"`{window}`", f"`{level}`"] for window, level in spec.windows.items()]
            yield "Windows, and the level of `windows` at which players are asked:"
            yield table(["window", "level"], rows)
        numbers = list(rules(linked(name, spec)))
        if numbers:
            yield "Rules that `[rules]` can change:"
            yield table(["rule", "is", "allowed", "what it is"], numbers)


def our_modules(game: str) -> list[str]:
    """The modules of a game that bring settings of their own."""
    found = {name: plugins.load(name) for name in our_plugins()}
    return [
        name
        for name, plugin in found.items()
        if hasattr(plugin, "ruledock_settings")
        and any(game in need.games for need in plugin.ruledock_needs())
    ]


def settings_of(module: str) -> str:
    added = dict(plugins.load(module).ruledock_settings())
    return f"With the module `{module}`:\n\n{settings(added)}"


def players(spec: GameSpec) -> str:
    low, high = spec.players
    return str(low) if low == high else f"{low} to {high}"


def settings(properties: Mapping[str, Any]) -> str:
    rows = [
        [f"`{name}`", kind(one), f"`{json.dumps(one['default'])}`" if "default" in one else "",
         one.get("description", "")]
        for name, one in properties.items()
    ]  # fmt: skip
    return table(["setting", "value", "default", "what it is"], rows)


def kind(schema: Mapping[str, Any]) -> str:
    """The values a schema allows, in a few words."""
    if "anyOf" in schema:
        return " or ".join(kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}{how_many(schema)}"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "x-expression" in schema:
        return f"{schema['x-expression']}, in words"
    said = schema.get("type", "any")
    return said if isinstance(said, str) else " or ".join(said)


def how_many(schema: Mapping[str, Any]) -> str:
    """How long a list may be, if its schema says so."""
    low, high = schema.get("minItems", 0), schema.get("maxItems")
    if high is None:
        return f" ({low} or more)" if low else ""
    return f" ({low})" if low == high else f" ({low} to {high})"


def rules(ruleset: Ruleset) -> Iterator[list[object]]:
    yield from numbers(ruleset.rules, rules_schema(ruleset), "")


def numbers(value: Any, schema: Any, path: str) -> Iterator[list[object]]:
    """Every rule with its place, its value and its limits."""
    if isinstance(value, Mapping):
        for name, one in value.items():
            inner = schema.get("properties", {}).get(name) or schema.get("additionalProperties")
            inner = inner if isinstance(inner, dict) else {}
            yield from numbers(one, inner, f"{path}.{name}" if path else name)
        return
    low, high = schema.get("minimum"), schema.get("maximum")
    allowed = f"{low} to {high}" if low is not None and high is not None else kind(schema)
    yield [
        f"`{path}`",
        f"`{json.dumps(value, default=list)}`",
        allowed,
        schema.get("description", ""),
    ]


# -- errors ------------------------------------------------------------------------------------


def errors_page() -> Iterator[str]:
    yield "# Errors"
    yield "Everything this library raises on purpose is a `ruledock.RuledockError`."
    rows = [
        [f"`{name}`", f"`{one.__bases__[0].__name__}`", doc(one)]
        for name, one in vars(errors).items()
        if inspect.isclass(one) and issubclass(one, errors.RuledockError)
    ]
    yield table(["class", "is a", "when"], rows)
    yield "## Codes of mistakes in packs"
    yield (
        "`ruledock check` reports each mistake with its file and line, the place in the file, what "
        "was found, what was expected, the nearest spelling, and one of these codes."
    )
    yield table(["code", "what it means"], [[f"`{code}`", text] for code, text in CODES.items()])
    yield "## Codes of mistakes in scores and operations"
    yield table(["code", "what it means"], [[f"`{c}`", text] for c, text in WORD_CODES.items()])
    for name, spec in our_games().items():
        shops = workshops_of(linked(name, spec)).values()
        codes = {code: text for one in shops for code, text in one.codes.items()}
        if codes:
            yield f"## Codes of what `ruledock pack check` and `explain` find in packs of {name}"
            yield table(["code", "what it means"], [[f"`{c}`", text] for c, text in codes.items()])
    yield "## Refusals of the core"
    yield "A refusal is a message id with arguments; games add their own."
    said = dict(one for source in Phrasebook.sources["en"] for one in source.entries())
    refused = {name: text for name, text in said.items() if name.startswith("core-refused")}
    rows = [[f"`{name}`", text.partition("= ")[2]] for name, text in refused.items()]
    yield table(["message", "in English"], rows)


# -- findings ----------------------------------------------------------------------------------


def findings_page() -> Iterator[str]:
    yield "# What `check_game` finds"
    yield (
        "Each finding of [the kit](api-testing.md) begins with the property that is broken, such "
        "as `[leaks.log]`. It says where, what the kit did, and how to see it again: "
        "`ruledock.replay` with the record. This page says what each property means, and how to "
        "mend a game that lacks it."
    )
    for name, found in FINDINGS.items():
        yield f"## {name}"
        yield found.means
        yield f"*To mend it:* {found.mend}"


# -- command line ------------------------------------------------------------------------------


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


# -- words -------------------------------------------------------------------------------------


def words_page() -> Iterator[str]:
    yield "# Words"
    yield (
        "The scoring language: a selection picks things, a number measures, a score pays. "
        "[The language](../explanation/words.md) explains how words combine; "
        "`ruledock words GAME WORD` shows one of them."
    )
    yield "## Limits"
    yield "So that no pack can stall a game, an expression has"
    yield table(["at most", "of"], [[f"{most:,}", what] for what, most in LIMITS.items()])
    yield "How many examples a lesson may have, and the like, [its schema](schemas.md) says."
    yield "## Words of the core"
    yield from words(WordRegistry().describe())
    for name, spec in our_games().items():
        described = [one for one in linked(name, spec).words.describe() if one["owner"] != "core"]
        if described:
            yield f"## Words of {spec.title} (`{name}`)"
            yield from words(described)


def words(described: list[dict[str, Any]]) -> Iterator[str]:
    sorts = sorted({one["sort"] for one in described})
    for sort in sorts:
        yield f"### For a {sort}"
        rows = [
            [f"`{one['name']}`", one["doc"], f"`{json.dumps(one['example'], ensure_ascii=False)}`"]
            for one in described
            if one["sort"] == sort
        ]
        yield table(["word", "what it says", "example"], rows)


# -- schemas -----------------------------------------------------------------------------------


def schemas_page() -> Iterator[str]:
    yield "# Schemas"
    yield (
        'What packs are checked against. Each lies in `schemas/`; name it as `"$schema"` in a '
        "JSON file, and an editor completes and checks while you type."
    )
    for file in sorted((ROOT / "schemas").glob("*.json")):
        if file.name.partition("-")[0] not in (*CORE_SCHEMAS, *shipped()):
            continue
        schema = inline_refs(json.loads(file.read_text("utf-8")), shipped_schema, file.name)
        yield f"## {file.name}"
        yield f"**{schema.get('title', file.stem)}.** {schema.get('description', '')}".strip()
        needed = schema.get("required", ())
        rows = [
            [f"`{name}`", kind(one), "yes" if name in needed else "", one.get("description", "")]
            for name, one in schema.get("properties", {}).items()
            if name != "$schema"
        ]
        if rows:
            yield table(["key", "value", "needed", "what it is"], rows)


CORE_SCHEMAS = ("common.schema.json", "pack.schema.json")


def shipped_schema(name: str) -> Mapping[str, Any]:
    return json.loads((ROOT / "schemas" / name).read_text("utf-8"))


# -- bots in any language ----------------------------------------------------------------------


def protocol_page() -> Iterator[str]:
    schema = shipped_schema("bot-message.schema.json")
    yield "# Bot protocol"
    yield (
        f"{schema['description']} `schemas/bot-message.schema.json` says the same to programs, and "
        "[a how-to](../how-to/write-a-bot-in-any-language.md) shows it at work."
    )
    asked = {one: " or ".join(f"`{answer}`" for answer in said) for one, said in ANSWERS.items()}
    yield table(
        ["we say", "the bot answers"],
        [[f"`{one}`", f"{said}, or `error`"] for one, said in asked.items()] + [["`bye`", ""]],
    )
    yield (
        f"Version {PROTOCOL}. An answer has at most {ANSWER // 1024} KiB, and all answers to one "
        "question come within the seconds that `start` names. What a bot prints on standard error "
        "is shown when it fails."
    )
    for one in schema["$defs"].values():
        if "x-from" not in one:
            continue
        who = "we say" if one["x-from"] == "engine" else "the bot says"
        yield f"## {one['properties']['type']['const']}, {who}"
        yield one["description"]
        rows = [
            [f"`{name}`", kind(part), "yes" if name in one["required"] else "", part["description"]]
            for name, part in one["properties"].items()
            if name != "type"
        ]
        if rows:
            yield table(["key", "value", "needed", "what it is"], rows)


# -- the house ---------------------------------------------------------------------------------


def house_page() -> Iterator[str]:
    yield "# The house"
    yield (
        "Which rooms a room knows, read from the imports in the code, those for typing "
        "included. [ARCHITECTURE.md](../../ARCHITECTURE.md) says what the rooms "
        "are for; the doors are contracts in `pyproject.toml`."
    )
    known = rooms_known()
    lines = [f"  {room} --> {other}" for room in sorted(known) for other in sorted(known[room])]
    yield "\n".join(["```mermaid", "graph TD", *lines, "```"])
    rows: list[list[object]] = [
        [f"`{room}`", ", ".join(f"`{other}`" for other in sorted(known[room])) or "nothing"]
        for room in sorted(known)
    ]
    yield table(["room", "knows"], rows)


def rooms_known() -> dict[str, set[str]]:
    """By room of the core, tool or plugin: the others that it imports."""
    folders = ("libraries", "tools", "plugins")
    packages = [path for name in folders for path in ROOT.glob(f"{name}/*/ruledock_*")]
    known: dict[str, set[str]] = {}
    for package in [ROOT / "core" / "ruledock", *packages]:
        for file in package.rglob("*.py"):
            own = room(".".join(file.relative_to(package.parent).with_suffix("").parts))
            found = known.setdefault(own, set())
            found |= {room(name) for name in imported(file) if name.startswith("ruledock")}
            found.discard(own)
    return known


def imported(file: Path) -> Iterator[str]:
    """The modules that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "ruledock":
            yield from (f"ruledock.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def room(module: str) -> str:
    """The room a module is in: a folder or file of the core, a tool, or a plugin."""
    head, _, rest = module.partition(".")
    if head != "ruledock":
        return head
    name = rest.partition(".")[0]
    return name if name in ROOMS else "ruledock"


ROOMS = {file.stem for file in (ROOT / "core" / "ruledock").iterdir()} - {"__init__", "__pycache__"}


PAGES: dict[str, Callable[[], Iterator[str]]] = {
    "hooks.md": hooks_page,
    "config.md": config_page,
    "errors.md": errors_page,
    "findings.md": findings_page,
    "cli.md": cli_page,
    "words.md": words_page,
    "schemas.md": schemas_page,
    "bot-protocol.md": protocol_page,
    "../explanation/the-house.md": house_page,
    **API_PAGES,
}

if __name__ == "__main__":
    main()
