"""The pages of the Python API: every public name with its signature and its docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

import attrs

from generator.api.groups import FACES, Face, Group
from generator.api.members import Home, fields_of, methods_of, shown, undocumented
from generator.api.signatures import call, constant, constructor, default
from generator.api.source import Definition, Field, Function, Method, bases, code, find, own, tree


@attrs.frozen
class Entry:
    """A public name and its definition, with the page that describes it."""

    name: str
    found: Definition
    page: str

    @property
    def home(self) -> Home:
        return self.found.module, self.found.name


def exported(module: str) -> list[str]:
    """The names in ``__all__``, or those that are imported ``as`` themselves."""
    for node in tree(module).body:
        if isinstance(node, ast.Assign) and code(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    imports = [node for node in ast.walk(tree(module)) if isinstance(node, ast.ImportFrom)]
    names = [one.name for node in imports for one in node.names if one.asname == one.name]
    versions = ["__version__"] if module == "ruledock" else []
    if not names:
        raise LookupError(f"{module} exports nothing")
    return sorted([*names, *versions])


@cache
def entries() -> dict[Home, Entry]:
    """Every public name once, by where it is defined: the first page that has it describes it."""
    known: dict[Home, Entry] = {}
    for face in FACES:
        for name in exported(face.module):
            entry = Entry(name, find(face.module, name), face.page)
            known.setdefault(entry.home, entry)
    return known


def lacking() -> list[str]:
    """Public names, and methods of theirs, without a docstring."""
    return [
        f"{entry.found.module}: {name}"
        for entry in entries().values()
        for name in undocumented(entry.found, entries())
    ]


def misplaced(face: Face) -> set[str]:
    """Names that stand in no group, in two, or in a group although they are not public."""
    grouped = [name for group in face.groups for name in group.names]
    twice = {name for name in grouped if grouped.count(name) > 1}
    return {*grouped} ^ {*exported(face.module)} | twice


def api_page(face: Face) -> Iterator[str]:
    """One page."""
    yield f"# {face.title}"
    yield face.intro
    yield "\n".join(f"- [{one.title}](#{slug(one.title)}): {one.about}" for one in face.groups)
    for group in face.groups:
        yield from group_section(face, group)


def slug(title: str) -> str:
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def group_section(face: Face, group: Group) -> Iterator[str]:
    yield f"## {group.title}"
    yield f"{group.about[0].upper()}{group.about[1:]}."
    for name in group.names:
        found = find(face.module, name)
        entry = entries()[found.module, found.name]
        yield f"### {escaped(name)}"
        if entry.page != face.page:
            yield f"{first_line(found.doc)} See {link(entry)}."
        else:
            yield from described(name, found)


def link(entry: Entry) -> str:
    return f"[{escaped(entry.name)}]({entry.page}#{slug(entry.name)})"


def first_line(doc: str) -> str:
    return markdown(doc).partition("\n\n")[0]


def escaped(name: str) -> str:
    """A name that Markdown does not read as emphasis."""
    return name.replace("__", "\\_\\_")


def described(name: str, found: Definition) -> Iterator[str]:
    if isinstance(found.node, ast.ClassDef):
        yield from class_entry(name, found)
    elif isinstance(found.node, Function):
        yield from function_entry(name, found)
    else:
        yield fence(constant(name, found))
        yield markdown(found.doc)


def fence(text: str) -> str:
    return f"```pyi\n{text}\n```"


def function_entry(name: str, found: Definition) -> Iterator[str]:
    functions = [node for node in found.nodes if isinstance(node, Function)]
    overloads = [node for node in functions if "overload" in map(code, node.decorator_list)]
    yield fence("\n".join(call(f"def {name}", node) for node in overloads or functions))
    yield markdown(found.doc)
    args = [*functions[-1].args.args, *functions[-1].args.kwonlyargs]
    typed = [(one.arg, code(one.annotation)) for one in args if one.annotation]
    told = ((arg, wanted_function(found.module, annotation)) for arg, annotation in typed)
    yield from some([item(arg, wanted) for arg, wanted in told if wanted])


def class_entry(name: str, found: Definition) -> Iterator[str]:
    node = found.node
    assert isinstance(node, ast.ClassDef)
    called = protocol_call(found)
    if called:
        yield fence(call(f"def {name}", called, bound=True))
        yield markdown(found.doc)
        return
    yield fence(constructor(found))
    yield from ancestry(found)
    yield markdown(found.doc)
    made = own(node, "__init__")
    if made and ast.get_docstring(made):
        yield markdown(ast.get_docstring(made) or "")
    yield from member_lists(found, constructor(found))


def protocol_call(found: Definition) -> Function | None:
    """How a function is called that such a Protocol describes; None if it is something else."""
    if not isinstance(found.node, ast.ClassDef) or "Protocol" not in bases(found.node):
        return None
    return own(found.node, "__call__")


def wanted_function(module: str, annotation: str) -> str:
    """The function that an annotation wants, unless readers find it elsewhere: how it is called,
    and what it does."""
    for word in re.findall(r"\w+", annotation):
        try:
            found = find(module, word)
        except LookupError:
            continue
        called = protocol_call(found)
        if called and (found.module, found.name) not in entries():
            return f"`{flat(call('', called, bound=True))}`: {found.doc}"
    return ""


def flat(text: str) -> str:
    """A call in one line."""
    return " ".join(text.split()).replace("( ", "(").replace(", )", ")")


def ancestry(found: Definition) -> Iterator[str]:
    """What the class extends, as far as readers know it."""
    assert isinstance(found.node, ast.ClassDef)
    listed = [link for name in bases(found.node) if (link := base_link(found.module, name))]
    if listed:
        yield f"*Extends {', '.join(listed)}.*"


def base_link(module: str, name: str) -> str:
    try:
        base = find(module, name.partition("[")[0])
    except LookupError:
        return f"`{name}`" if name.endswith("Error") or name == "Exception" else ""
    entry = entries().get((base.module, base.name))
    return link(entry) if entry else ""


def field_line(one: Field, wanted: str) -> str:
    value = default(one)
    shown = f"{one.name}: {one.annotation}" + (f" = {value}" if value else "")
    return item(shown, " ".join(filter(None, [wanted, one.doc])))


def member_lists(found: Definition, made: str) -> Iterator[str]:
    """Fields and methods, below the headings that they stand under in the source.

    A field that needs no words is left out where *made*, the constructor, names it already.
    """
    homes = shown(found, entries())
    wanted = {
        one.name: told
        for home in homes
        for one in fields_of([home])
        if (told := wanted_function(home[0], one.annotation))
    }
    known = [
        field_line(one, wanted.get(one.name, ""))
        for one in fields_of(homes)
        if one.doc or one.name in wanted or not named(one, made)
    ]
    methods = methods_of(found, entries())
    yield from some([*known, *lines_below("", methods)])
    for section in dict.fromkeys(one.section for one in methods if one.section):
        yield f"**{section[0].upper()}{section[1:]}**"
        yield from some(lines_below(section, methods))


def named(one: Field, made: str) -> bool:
    return re.search(rf"\b{one.name}: ", made) is not None


def some(lines: Sequence[str]) -> Iterator[str]:
    """A list, unless it is empty."""
    if lines:
        yield "\n".join(lines)


def lines_below(section: str, methods: Sequence[Method]) -> list[str]:
    return [method_line(one) for one in methods if one.section == section]


def method_line(one: Method) -> str:
    if one.is_property:
        returned = code(one.node.returns) if one.node.returns else "Any"
        return item(f"{one.node.name}: {returned}", one.doc)
    return item(flat(call(one.node.name, one.node, bound=True)), one.doc)


def item(shown: str, doc: str) -> str:
    """An item of a list; further paragraphs of the docstring are part of it."""
    told = markdown(doc).replace("\n", "\n  ").replace("\n  \n", "\n\n")
    return f"- `{shown}`" + (f"\\\n  {told}" if told else "")


def markdown(doc: str) -> str:
    """A docstring as Markdown."""
    text = re.sub(r":\w+:`~?([\w.]+)`", r"`\1`", doc).replace("``", "`")
    return re.sub(r"::$", ":", text, flags=re.MULTILINE)


API_PAGES: dict[str, Callable[[], Iterator[str]]] = {
    face.page: partial(api_page, face) for face in FACES
}
