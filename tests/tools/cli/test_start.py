"""The command line answers at once, ends clearly, and the public face costs nothing until used."""

import ast
import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ruledock
import ruledock_cli as cli

HELP_MS = 150
FACE = Path(ruledock.__file__)


def python(code: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout


def script(*words: str, stderr: int = subprocess.PIPE) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "ruledock_cli", *words],
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        preexec_fn=_heed_ctrl_c,
    )


def _heed_ctrl_c() -> None:
    """Whoever runs the tests in the background has them ignore Ctrl-C; the script must not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_help_takes_less_than_150_ms_of_a_processor():
    def milliseconds() -> float:
        before = spent()
        subprocess.run([sys.executable, "-m", "ruledock_cli", "--help"], capture_output=True)
        return 1000 * (spent() - before)

    assert min(milliseconds() for _ in range(6)) < HELP_MS


def test_an_unknown_language_is_refused_in_a_sentence_by_a_fresh_process():
    ran = subprocess.run(
        [sys.executable, "-m", "ruledock_cli", "games", "--language", "xx"],
        env={**os.environ, "RULEDOCK_LANGUAGE": "cs"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    said = "ruledock: --language xx: tímto jazykem tu nikdo nemluví; na výběr: cs, en, uk"
    assert ran.returncode == 2 and said in ran.stderr


def spent() -> float:
    """Processor time of ended children, which a busy machine does not stretch as it does clocks."""
    times = os.times()
    return times.children_user + times.children_system


@pytest.mark.parametrize("words", [["--help"], ["watch", "--help"], ["--version"]])
def test_help_imports_neither_the_engine_nor_what_it_needs(words):
    heavy = python(
        "import sys\nfrom ruledock_cli import main\n"
        f"try: main({words!r})\nexcept SystemExit: pass\n"
        "print('|', *({'attrs', 'pluggy', 'json', 'ruledock.game.game', 'ruledock.errors'}"
        " & set(sys.modules)))"
    )
    assert heavy.rpartition("|")[2].split() == []


def test_importing_the_package_imports_no_engine():
    code = (
        "import sys, ruledock; print(*sorted(m for m in sys.modules if m.startswith('ruledock')))"
    )
    light = ["ruledock", *(f"ruledock.installed{end}" for end in ("", ".lazy", ".version"))]
    assert python(code).split() == light


def typed_imports() -> dict[str, str]:
    """What type checkers are told: each public name and the module it comes from."""
    tree = ast.parse(FACE.read_text("utf-8"))
    (block,) = [node for node in tree.body if isinstance(node, ast.If)]
    return {
        alias.name: str(node.module)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def test_type_checkers_are_told_exactly_what_is_there():
    told = typed_imports()
    assert sorted(told) == ruledock.__all__
    for name, home in told.items():
        assert getattr(ruledock, name) is getattr(import_module(home), name)


@pytest.mark.parametrize("name", ruledock.__all__)
def test_every_public_name_is_there(name):
    assert getattr(ruledock, name) is not None
    assert name in dir(ruledock)


def test_a_name_that_is_not_public_is_refused_as_python_does():
    with pytest.raises(AttributeError, match="no attribute 'newgame'"):
        ruledock.newgame  # noqa: B018


def test_ctrl_c_ends_with_a_line_and_130():
    with script("watch", "auction", "--seed", "7", "--speed", "2") as process:
        assert process.stdout.readline().startswith("The auction house")
        process.send_signal(signal.SIGINT)
        err = process.stderr.read()
    assert (process.returncode, err) == (130, "ruledock: stopped.\n")


def test_a_closed_pipe_ends_with_a_line():
    with script("rules", "isle") as process:
        process.stdout.close()
        err = process.stderr.read()
    assert process.returncode == 141
    assert err == "ruledock: nobody reads the output any more.\n"


def test_a_closed_pipe_that_takes_errors_too_ends_quietly():
    with script("rules", "isle", stderr=subprocess.STDOUT) as process:
        process.stdout.close()
    assert process.returncode == 141


def test_an_error_of_ours_is_a_sentence_and_a_bug_is_a_traceback(monkeypatch, capsys):
    from ruledock_cli.browse import games

    def ours(args):
        raise ruledock.SaveError("this is no save")

    def bug(args):
        raise ZeroDivisionError

    monkeypatch.setattr(games, "run", ours)
    assert cli.main(["games"]) == 1
    assert capsys.readouterr().err == "ruledock: this is no save\n"
    monkeypatch.setattr(games, "run", bug)
    with pytest.raises(ZeroDivisionError):
        cli.main(["games"])


@pytest.mark.parametrize("words", [[], ["wach"], ["watch"], ["watch", "auction", "--sed", "x"]])
def test_what_cannot_be_meant_ends_with_2(words, run):
    ran = run(*words)
    assert ran.code == 2
    assert "usage: ruledock" in ran.err
