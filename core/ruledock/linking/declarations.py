"""What plugins declare: steps, options, messages and the like, found where they are written.

A plugin is a module. What it declares stands in that module, or in those that its attribute
``parts`` names. Options, drawers and steps with methods are found by themselves; the rest stands in
tuples that have a fixed name, such as ``MESSAGES``. Nothing has to be listed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter
from types import ModuleType
from typing import Any

import attrs

from ruledock.content import ContentKind
from ruledock.engine.drawer import Drawer
from ruledock.engine.interrupts import Interrupt
from ruledock.engine.options import Axis, Option
from ruledock.engine.secrecy import Secrecy
from ruledock.engine.step_kinds import StepKind
from ruledock.errors import LinkError, did_you_mean
from ruledock.linking.combine import UNION, Contribution, Way, one_owner_each
from ruledock.linking.plugins import load, parts_of
from ruledock.values import frozen
from ruledock.words import Word
from ruledock.words.operations import Operation


@frozen
class Declaration:
    """One sort of thing that plugins declare."""

    name: str
    """The attribute of a module that holds several of them."""
    doc: str
    way: Way
    kind: type
    """The class that such things are instances of, or made from."""
    are_classes: bool = False
    """Whether they are classes; those are found wherever a part defines them."""
    strict: bool = True
    """Whether it is a mistake to make one and not to list it."""

    def fits(self, one: Any) -> bool:
        """Whether something is such a thing."""
        if self.are_classes:
            return isinstance(one, type) and issubclass(one, self.kind) and one is not self.kind
        return isinstance(one, self.kind)


DECLARATIONS = (
    Declaration(
        "STEPS",
        "The kinds of step it handles: Automatic, Asking or SecretChoiceKind. Steps with methods"
        " are found without being listed.",
        one_owner_each("step", attrgetter("step")),
        StepKind,
    ),
    Declaration(
        "OPTIONS",
        "The options it offers. Those that a part defines are found without being listed.",
        UNION,
        Option,
        are_classes=True,
    ),
    Declaration(
        "INTERRUPTS",
        "What players may do without being asked.",
        one_owner_each("interrupt", attrgetter("option")),
        Interrupt,
    ),
    Declaration(
        "DRAWERS",
        "The drawers in which a module keeps its state. Those that a part defines are found"
        " without being listed.",
        one_owner_each("drawer", attrgetter("name")),
        Drawer,
        are_classes=True,
    ),
    Declaration(
        "CONTENT",
        "The kinds of content it understands: folder, schema, class.",
        one_owner_each("content", attrgetter("name")),
        ContentKind,
    ),
    Declaration("WORDS", "Words of the scoring language.", UNION, Word),
    Declaration(
        "OPERATIONS",
        "Operations that cards may be made of.",
        one_owner_each("operation", attrgetter("name")),
        Operation,
    ),
    Declaration(
        "THINGS",
        "Axes of the things that messages name and no option does; the axis is called like the"
        " kind of the thing.",
        UNION,
        Axis,
        strict=False,
    ),
    Declaration(
        "MESSAGES",
        "Sentences in English, as Fluent text; they may as well stand in"
        " ``locales/en/<plugin>.ftl`` beside the plugin.",
        UNION,
        str,
        strict=False,
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
    parts = parts_of(name, plugin)
    known = {id(one): one for part in parts for one in _in(what, name, part)}
    for part in parts if what.strict and not what.are_classes else ():
        for attribute, one in _made_in(part, what.kind):
            if id(one) not in known:
                where = f"plugin {name!r}: {attribute} of {part.__name__} is in no {what.name}."
                raise LinkError(f"{where} {what.doc}")
    return tuple(known.values())


def _made_in(part: Any, kind: type) -> Iterator[tuple[str, Any]]:
    """The instances of a class that a module holds, and that its tuples hold."""
    for name, value in vars(part).items() if isinstance(part, ModuleType) else ():
        if isinstance(value, kind):
            yield name, value
        elif isinstance(value, tuple | list):
            yield from ((name, one) for one in value if isinstance(one, kind))


def _in(what: Declaration, name: str, part: Any) -> Iterator[Any]:
    """What one part declares: what it lists, and the classes that it defines."""
    listed = getattr(part, what.name, ())
    if isinstance(listed, str) or not isinstance(listed, Iterable):
        listed = (listed,)
    for one in listed:
        if not what.fits(one):
            raise LinkError(f"plugin {name!r}: {what.name} holds {one!r}. {what.doc}")
        yield one
    for one in list(vars(part).values()) if isinstance(part, ModuleType) else ():
        if isinstance(one, type) and one.__module__ == part.__name__:
            handler = vars(one).get("step_kind")
            if what.are_classes and what.fits(one):
                yield one
            elif what.kind is StepKind and handler is not None:
                yield handler


PARTS = ("to", "until", "known", "lacks", "has", "most")
"""What may name a field, to say who sees it; the last three stand in ``fits=Holding(…)``."""


def check_secrets(plugin: str, kind: Any) -> None:
    """Check the names of fields in a declaration; a wrong one would fail at a table."""
    fields = attrs.fields_dict(kind)
    problems = []
    for name, field in fields.items():
        said = field.metadata.get("secrecy")
        for part in PARTS if isinstance(said, Secrecy) else ():
            named = getattr(said, part, None) or getattr(getattr(said, "fits", None), part, None)
            if named and isinstance(named, str) and not hasattr(kind, named):
                where = f"plugin {plugin!r}: {kind.__name__}.{name} has {part}={named!r}"
                hint = did_you_mean(named, fields)
                problems.append(f"{where}, but {kind.__name__} has no such field; {hint}")
    if problems:
        raise LinkError("\n".join(problems))
