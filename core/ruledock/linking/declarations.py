"""What plugins declare: steps, options, messages and the like, found where they are written.

A plugin is a module. What it declares stands in that module, or in those that its attribute
``parts`` names. Options and drawers are found by themselves; the rest stands in tuples that have a
fixed name, such as ``STEPS``. Nothing has to be listed again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter
from types import ModuleType
from typing import Any

import attrs

from ruledock.engine.interrupts import Interrupt
from ruledock.engine.options import Axis, Option
from ruledock.engine.step_kinds import StepKind
from ruledock.engine.table import Drawer
from ruledock.errors import LinkError
from ruledock.linking.combine import UNION, Contribution, Way, one_owner_each
from ruledock.linking.plugins import load


@attrs.frozen
class Declaration:
    """One sort of thing that plugins declare."""

    name: str
    """The attribute of a module that holds several of them."""
    doc: str
    way: Way
    fits: Callable[[Any], bool]
    """Whether something is such a thing."""
    base: type | None = None
    """Classes made from this one are found wherever a part defines them."""
    strict: bool = True
    """Whether it is a mistake to define one and not to list it."""


def _is_class_of(base: type) -> Callable[[Any], bool]:
    return lambda one: isinstance(one, type) and issubclass(one, base) and one is not base


def _is_content(one: Any) -> bool:
    from ruledock.content import ContentKind  # late: starting is quick

    return isinstance(one, ContentKind)


def _is_word(one: Any) -> bool:
    from ruledock.words import Word  # late: starting is quick

    return isinstance(one, Word)


def _is_operation(one: Any) -> bool:
    from ruledock.words.operations import Operation  # late: starting is quick

    return isinstance(one, Operation)


DECLARATIONS = (
    Declaration(
        "STEPS",
        "The kinds of step it handles: Automatic, Asking or SecretChoiceKind.",
        one_owner_each("step", attrgetter("step")),
        lambda one: isinstance(one, StepKind),
    ),
    Declaration(
        "OPTIONS",
        "The options it offers. Those that a part defines are found without being listed.",
        UNION,
        _is_class_of(Option),
        Option,
    ),
    Declaration(
        "INTERRUPTS",
        "What players may do without being asked.",
        one_owner_each("interrupt", attrgetter("option")),
        lambda one: isinstance(one, Interrupt),
    ),
    Declaration(
        "DRAWERS",
        "The drawers in which a module keeps its state. Those that a part defines are found"
        " without being listed.",
        one_owner_each("drawer", attrgetter("name")),
        _is_class_of(Drawer),
        Drawer,
    ),
    Declaration(
        "CONTENT",
        "The kinds of content it understands: folder, schema, class.",
        one_owner_each("content", attrgetter("name")),
        _is_content,
    ),
    Declaration("WORDS", "Words of the scoring language.", UNION, _is_word),
    Declaration(
        "OPERATIONS",
        "Operations that cards may be made of.",
        one_owner_each("operation", attrgetter("name")),
        _is_operation,
    ),
    Declaration(
        "THINGS",
        "Axes of the things that messages name and no option does; the axis is called like the"
        " kind of the thing.",
        UNION,
        lambda one: isinstance(one, Axis),
        strict=False,
    ),
    Declaration(
        "MESSAGES",
        "Sentences by message id, with blanks in braces.",
        UNION,
        lambda one: isinstance(one, Mapping),
    ),
)


def declared(what: Declaration, plugins: Iterable[tuple[str, Any]]) -> list[Contribution]:
    """What each plugin declares of one sort, by the plugins' names."""
    found = ((name, _of(what, name, plugin)) for name, plugin in sorted(plugins))
    return [Contribution(name, things) for name, things in found if things]


def declared_by(plugin: str, name: str) -> tuple[Any, ...]:
    """What one known plugin declares under a name, such as ``CONTENT``."""
    what = next(one for one in DECLARATIONS if one.name == name)
    return _of(what, plugin, load(plugin))


def _of(what: Declaration, name: str, plugin: Any) -> tuple[Any, ...]:
    parts = list(_parts(name, plugin))
    known = {id(one): one for part in parts for one in _in(what, name, part)}
    for part in parts:
        for attribute, one in _single(part):
            stray = what.strict and what.fits(one) and id(one) not in known
            if stray and not isinstance(one, Mapping):
                where = f"plugin {name!r}: {attribute} of {part.__name__} is in no {what.name}."
                raise LinkError(f"{where} {what.doc}")
    return tuple(known.values())


def _single(part: Any) -> Iterator[tuple[str, Any]]:
    """Everything that a module holds, and that its tuples hold, but for classes."""
    for name, value in vars(part).items() if isinstance(part, ModuleType) else ():
        several = value if isinstance(value, tuple | list) else (value,)
        yield from ((name, one) for one in several if not isinstance(one, type))


def _parts(name: str, plugin: Any) -> Iterator[Any]:
    yield plugin
    parts = getattr(plugin, "parts", ())
    for part in parts if isinstance(parts, tuple | list) else (parts,):
        if not isinstance(part, ModuleType):
            raise LinkError(f"plugin {name!r}: parts holds {part!r}, expected modules")
        yield part


def _in(what: Declaration, name: str, part: Any) -> Iterator[Any]:
    """What one part declares: what it lists, and the classes that it defines."""
    listed = getattr(part, what.name, ())
    if isinstance(listed, Mapping) or not isinstance(listed, Iterable):
        listed = (listed,)
    for one in listed:
        if not what.fits(one):
            raise LinkError(f"plugin {name!r}: {what.name} holds {one!r}. {what.doc}")
        yield one
    if what.base is not None and isinstance(part, ModuleType):
        is_one = _is_class_of(what.base)
        for one in vars(part).values():
            if is_one(one) and one.__module__ == part.__name__:
                yield one
