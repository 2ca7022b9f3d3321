"""The page of the hooks: what each wants, and how contributions combine."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from typing import Any

import attrs

from generator.markdown import doc, table
from generator.repository import our_games
from ruledock.linking import hooks, plugins
from ruledock.linking.combine import STAGES
from ruledock.linking.declarations import DECLARATIONS


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
