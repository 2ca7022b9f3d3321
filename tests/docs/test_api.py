"""The pages of the Python API: every public name has its place and its docstring."""

import re
import sys

import attrs
import pytest

from ruledock import plugin
from ruledock_authoring import trials, workshop
from ruledock_drawing import panels, screen_parts
from ruledock_isle import contributions
from ruledock_rl import hookspecs as learning
from tests.docs.snippets import ROOT

TOY = '''
import attrs

SAID = 1
"""Said."""
UNSAID = 2


class Base:
    def told(self):
        """Told."""


class Heir(Base):
    """An heir."""

    def told(self):
        return 1

    def untold(self):
        return 2

    def _private(self):
        return 3


@attrs.frozen
class Pair:
    left: int
    right: list[int] = attrs.field(factory=list, kw_only=True)
    """The other one."""
    sum: int = attrs.field(init=False)


def bare(one, /, two: int = 2, *rest: str, three: bool = False) -> None:
    pass
'''


@pytest.fixture(autouse=True)
def docs_on_the_path(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "docs")


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """Find a name in the toy module."""
    from generator.api import source

    (tmp_path / "ruledock_toy_face.py").write_text(TOY, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield lambda name: source.find("ruledock_toy_face", name)
    source.text.cache_clear()
    source.tree.cache_clear()
    sys.modules.pop("ruledock_toy_face", None)


def test_every_public_name_has_a_docstring():
    from generator.api.pages import lacking

    assert lacking() == [], "write a docstring; for a constant, a string below it"


@pytest.mark.parametrize(
    "page", ["api-players.md", "api-plugin.md", "api-testing.md", "api-isle.md"]
)
def test_every_public_name_stands_in_one_group(page):
    from generator.api.pages import FACES, misplaced

    (face,) = (face for face in FACES if face.page == page)
    assert misplaced(face) == set(), "put the name into one group of docs/generator/api/groups.py"


@pytest.mark.parametrize(
    ("name", "lacks"),
    [
        ("SAID", []),
        ("UNSAID", ["UNSAID"]),
        ("Base", ["Base"]),
        ("Heir", ["Heir.untold"]),
        ("Pair", ["Pair"]),
        ("bare", ["bare"]),
    ],
)
def test_what_lacks_a_docstring_is_found(toy, name, lacks):
    from generator.api.members import undocumented

    assert list(undocumented(toy(name), ())) == lacks


def test_a_signature_is_as_written(toy):
    from generator.api.signatures import call, constructor

    written = "bare(one, /, two: int = 2, *rest: str, three: bool = False) -> None"
    assert call("bare", toy("bare").node) == written
    assert constructor(toy("Pair")) == "class Pair(left: int, *, right: list[int] = [])"


def test_the_words_below_a_field_are_its_docstring(toy):
    from generator.api.source import fields

    assert [one.doc for one in fields(toy("Pair").node)] == ["", "The other one.", ""]


def test_a_name_that_nobody_defines_is_an_error(toy):
    with pytest.raises(LookupError, match="nothing_like_it"):
        toy("nothing_like_it")


SEVERAL = re.compile(r"Callable\[(?:\[[^]]*,|\.\.\.)")
"""The type of a function of several things, or of any, that says none of their names."""
INTERNAL = {"B", "F", "Plan", "Reference"}
"""What decorators take and give back as it is, what machinery calls, and what the kit compares."""


def test_functions_that_authors_give_have_signatures_with_names():
    """A function of several things says what each of them is; ``Callable`` cannot."""
    faces = (plugin, workshop, trials, panels, screen_parts, learning, contributions)
    classes = {one for face in faces for one in vars(face).values() if isinstance(one, type)}
    fields = {
        f"{kind.__name__}.{field.name}": str(field.type)
        for kind in classes
        if attrs.has(kind)
        for field in attrs.fields(kind)
        if not field.name.startswith("_")
    }
    assert len(fields) > 200
    assert {name for name, type in fields.items() if SEVERAL.search(type)} == set()


def test_no_name_hides_a_signature():
    """``Price = Callable[[Table, int], int]`` reads well and says nothing of its arguments."""
    rooms = ("core", "libraries", "plugins", "examples/games", "examples/modules", "tools/bots")
    sources = [file for room in rooms for file in (ROOT / room).rglob("*.py")]
    assert len(sources) > 300
    alias = re.compile(r"^(\w+)(?:: TypeAlias)? = .*" + SEVERAL.pattern, re.MULTILINE)
    found = {
        (file.name, name) for file in sources for name in alias.findall(file.read_text("utf-8"))
    }
    assert {(file, name) for file, name in found if name not in INTERNAL} == set()
