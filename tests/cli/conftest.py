"""Running commands inside the test's own process and folder."""

import io
import sys
from collections.abc import Callable

import attrs
import pytest

from ruledock.cli import main


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
