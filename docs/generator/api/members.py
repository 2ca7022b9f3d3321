"""The members of a class, with those of bases that have no entry of their own."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence

from generator.api.source import Definition, Field, Method, bases, fields, find, methods

Parent = tuple[str, ast.ClassDef]
Home = tuple[str, str]
"""The module that defines a name, and its name there."""


def parents(found: Definition, without: Collection[Home] = ()) -> list[Parent]:
    """The bases of a class that are ours, with the modules they stand in, nearest first."""
    assert isinstance(found.node, ast.ClassDef)
    above: list[Parent] = []
    for name in bases(found.node):
        try:
            base = find(found.module, name.partition("[")[0])
        except LookupError:
            continue  # of Python or of a library
        listed = (base.module, base.name) in without
        if not listed and isinstance(base.node, ast.ClassDef):
            above += [(base.module, base.node), *parents(base, without)]
    return above


def shown(found: Definition, public: Collection[Home]) -> list[Parent]:
    """The class, and those of its bases that readers find nowhere else."""
    assert isinstance(found.node, ast.ClassDef)
    return [(found.module, found.node), *parents(found, public)]


def fields_of(classes: Sequence[Parent]) -> list[Field]:
    """Every field once, those of bases first, as the constructor takes them."""
    named: dict[str, Field] = {}
    for _, node in reversed(classes):
        for one in fields(node):
            named.pop(one.name, None)  # declared again, it moves to the end
            named[one.name] = one
    return list(named.values())


def methods_of(found: Definition, public: Collection[Home]) -> list[Method]:
    """Every method once; one that only carries out what a listed base says is left out."""
    named: dict[str, Method] = {}
    for module, node in shown(found, public):
        for one in methods(module, node):
            named.setdefault(one.node.name, one)
    return [one for one in named.values() if one.doc or one.node.name not in promised(found)]


def promised(found: Definition) -> set[str]:
    """The methods that some base documents."""
    return {
        one.node.name for module, node in parents(found) for one in methods(module, node) if one.doc
    }


def undocumented(found: Definition, public: Collection[Home]) -> Iterator[str]:
    """What lacks a docstring: the name itself, or methods of it."""
    if not found.doc:
        yield found.name
    if isinstance(found.node, ast.ClassDef):
        lacking = [one for one in methods_of(found, public) if not one.doc]
        yield from (f"{found.name}.{one.node.name}" for one in lacking)
