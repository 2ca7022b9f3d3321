"""The schemas that editors, forms and other programs get, written down game by game, and how
plugins and players call what they import.

``python -m tests.schemas.written`` writes them anew after a change that is meant; the difference
shows what programs must now expect.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import ruledock
import ruledock.plugin
import ruledock_isle.public
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_authoring.config_schema import config_schema
from ruledock_authoring.language_schema import language_schema
from ruledock_authoring.operations_schema import operations_schema
from ruledock_mistakes.saves import schema as save_schema

HERE = Path(__file__).parent / "written"
TABLES: dict[str, dict[str, Any]] = {
    "isle": {"game": "isle", "players": 3, "modules": ["kittens", "creatures", "events"]},
    "alone": {"game": "isle", "players": 1, "modules": ["sister"]},
    "family": {"game": "isle", "players": 3, "modules": ["family"]},
    "kockombat": {"game": "kockombat"},
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 3},
}


def _of(table: dict[str, Any]) -> dict[str, Any]:
    """What a save must be, and the operations that content may use."""
    ruleset = link(make_config(table))
    return {"save": save_schema(ruleset), "operations": operations_schema(ruleset.operations)}


def _words() -> dict[str, Any]:
    return language_schema(link(make_config(TABLES["kockombat"])).words.lexicon, "score")


def _calls() -> dict[str, Any]:
    """How everything is called that others import: what must be given, what by name, what else."""
    modules = (ruledock, ruledock.plugin, ruledock_isle.public)
    return {module.__name__: dict(_called(module)) for module in modules}


def _called(module: ModuleType) -> Iterator[tuple[str, list[str]]]:
    public = getattr(module, "__all__", None) or [one for one in vars(module) if one[0] != "_"]
    for name in sorted(public):
        one = getattr(module, name)
        if getattr(one, "_is_protocol", False) and "__call__" in vars(one):
            yield name, _parameters(one.__call__)  # a function that plugins contribute
        elif Protocol in getattr(one, "__mro__", ()):
            yield name, []  # it would tell another call once one was made
        elif inspect.isclass(one) or inspect.isfunction(one):
            yield name, _parameters(one)
        for inner, method in sorted(vars(one).items()) if inspect.isclass(one) else ():
            if inspect.isfunction(method) and not inner.startswith("_"):
                yield f"{name}.{inner}", _parameters(method)


def _parameters(function: Callable[..., Any]) -> list[str]:
    try:
        found = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):  # some classes of Python itself keep it for themselves
        return []
    return [_parameter(one) for one in found]


def _parameter(one: inspect.Parameter) -> str:
    plain = one.default is None or isinstance(one.default, bool | int | str | tuple)
    default = repr(one.default) if plain else "..."
    unless = "" if one.default is one.empty else f" = {default}"
    return f"{one.name}{unless}, {one.kind.description}"


SCHEMAS: dict[str, Callable[[], dict[str, Any]]] = {
    "config": config_schema,
    "words": _words,
    "calls": _calls,
    **{name: lambda table=table: _of(table) for name, table in TABLES.items()},
}


def written(name: str) -> Any:
    """What a schema was."""
    return json.loads((HERE / f"{name}.json").read_text("utf-8"))


if __name__ == "__main__":
    for name, made in SCHEMAS.items():
        told = json.dumps(made(), indent=1, ensure_ascii=False)
        (HERE / f"{name}.json").write_text(told + "\n", encoding="utf-8")
