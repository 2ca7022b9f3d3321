"""Running commands inside the test's own process and folder."""

import io
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from ruledock_cli import main
from tests import uninstalled


@attrs.frozen
class Ran:
    """What came of one command."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys, monkeypatch, tmp_path) -> Run:
    """``run("watch", "auction", typed="1\\n")``, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def command(*words: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main([str(word) for word in words])
        except SystemExit as ended:
            code = int(ended.code or 0)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return command


HARBOUR = Path(__file__).parents[3] / "examples" / "packs" / "harbour"


@pytest.fixture
def shore(tmp_path) -> Path:
    """The harbour pack under another name, so that it may be changed."""
    folder = tmp_path / "shore"
    shutil.copytree(HARBOUR, folder)
    for file in folder.rglob("*.json"):
        text = file.read_text("utf-8").replace('"harbour"', '"shore"')
        file.write_text(text.replace('"harbour-', '"shore-'), "utf-8")
    return folder


@pytest.fixture(scope="session")
def made(tmp_path_factory):
    """A new pack as the command makes it."""
    folder = tmp_path_factory.mktemp("made") / "night"
    assert main(["pack", "new", str(folder)]) == 0
    return folder


@pytest.fixture
def night(run, made):
    """The same in the current folder."""
    shutil.copytree(made, "night")
    return Path("night")


@pytest.fixture
def forgetting():
    """Whatever the test loads without installing it is forgotten again."""
    with uninstalled.forgetting():
        yield
