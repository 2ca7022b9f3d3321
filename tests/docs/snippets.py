"""Runs the snippets of a page: Python in one namespace, commands in a folder of their own.

- ``python`` runs; with ``title="file.py"`` it is written there instead, blocks of one title one
  below the other; with ``anew="yes"`` what was written there before is gone.
- ``toml`` and ``json`` must parse; with a title they are written as files.
- ``console``: each ``$`` line is run. What follows it must be printed; ``…`` stands for anything,
  and alone on a line for any lines. Lines after ``> `` are typed. ``exit="1"`` is the code it
  must end with.
- ``text`` is only read, or written with a title; so is ``pyi``, a signature in a generated page.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from ruledock_cli import main

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w+)(.*)$")
NOT_RUN = (
    "python3 dev.py pytest",
    "python3 dev.py python",
    "pip install ",
    "pytest",
    "mkdir ",
    "cd ",
)
"""Commands that would set up the machine or run these very tests."""


@attrs.frozen
class Snippet:
    """One fenced block of a page."""

    line: int
    language: str
    text: str
    title: str = ""
    exit: int = 0
    anew: bool = False


def snippets(page: Path) -> Iterator[Snippet]:
    """The fenced blocks of a page, in their order."""
    lines = iter(enumerate(page.read_text("utf-8").split("\n"), 1))
    for number, line in lines:
        opened = FENCE.match(line)
        if opened:
            body = []
            for _, inner in lines:
                if inner == "```":
                    break
                body.append(inner)
            said = dict(re.findall(r'(\w+)="([^"]*)"', opened[2]))
            code = int(said.get("exit", 0))
            text = "\n".join(body) + "\n"
            title = said.get("title", "")
            yield Snippet(number, opened[1], text, title, code, "anew" in said)
        elif line.startswith("```"):
            raise AssertionError(f"{page.name}:{number}: a block without a language")


class Page:
    """The state that the snippets of one page share."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path, self.folder = path, folder
        self.names: dict[str, Any] = {"__name__": "__page__"}
        self.written: set[str] = set()

    def run(self) -> int:
        """Run every snippet in the current folder; how many there were."""
        count = 0
        for snippet in snippets(self.path):
            run = getattr(self, f"_{snippet.language}", None)
            place = f"{self.path.name}:{snippet.line}"
            assert run, f"{place}: nobody knows how to run {snippet.language!r}"
            try:
                self._write(snippet) if snippet.title else run(snippet)
            except Exception as error:
                raise AssertionError(f"{place}: {type(error).__name__}: {error}") from error
            count += 1
        return count

    def _write(self, snippet: Snippet) -> None:
        target = self.folder / snippet.title
        target.parent.mkdir(parents=True, exist_ok=True)
        before = ""
        if snippet.title in self.written and not snippet.anew:
            before = target.read_text("utf-8") + "\n\n"
        self.written.add(snippet.title)
        target.write_text(before + snippet.text, "utf-8")

    def _python(self, snippet: Snippet) -> None:
        tree = ast.parse("\n" * snippet.line + snippet.text, str(self.path))
        exec(compile(tree, str(self.path), "exec"), self.names)

    def _mermaid(self, snippet: Snippet) -> None:
        """A picture that is made from the code, and compared with it by another test."""

    def _json(self, snippet: Snippet) -> None:
        json.loads(snippet.text)

    def _toml(self, snippet: Snippet) -> None:
        tomllib.loads(snippet.text)

    def _text(self, snippet: Snippet) -> None:
        assert snippet.text.strip()

    _pyi = _text

    def _console(self, snippet: Snippet) -> None:
        for command, shown in commands(snippet.text):
            if command.startswith(NOT_RUN):
                continue
            typed = [line[2:] for line in shown if line.startswith("> ")]
            code, printed = run_command(command, typed)
            assert code == snippet.exit, f"$ {command} ended with {code}:\n{printed}"
            if shown:
                assert pattern(shown).fullmatch(printed), f"$ {command} printed:\n{printed}"


SLOW = re.compile(r"^[\d,]+/[\d,]+ .* left\n", re.MULTILINE)
"""Progress, which is told only where a machine takes more than a few seconds."""


def commands(text: str) -> list[tuple[str, list[str]]]:
    """Each command of a console block with the lines shown below it."""
    found: list[tuple[str, list[str]]] = []
    for line in text.rstrip("\n").split("\n"):
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            assert found, f"a console block begins with a command, not {line!r}"
            found[-1][1].append(line)
    return found


def pattern(shown: list[str]) -> re.Pattern[str]:
    """What may be printed where these lines are shown."""
    while shown and not shown[-1]:
        shown = shown[:-1]
    parts = [
        "(?:.*\n)*?" if line == "…" else ".*?".join(map(re.escape, line.split("…"))) + " *\n"
        for line in shown
    ]
    return re.compile("".join(parts))


def run_command(command: str, typed: list[str]) -> tuple[int, str]:
    """Run one command in this process; its exit code and all it prints."""
    words = shlex.split(command)
    if words[:2] == ["python3", "dev.py"]:
        words = words[2:] or default_of_dev()
    assert words[0] == "ruledock", f"nobody knows how to run {command!r}"
    printed = io.StringIO()
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.redirect_stdout(printed))
        stack.enter_context(contextlib.redirect_stderr(printed))
        stack.enter_context(stdin(Typed(typed, printed)))
        try:
            code = main(words[1:])
        except SystemExit as ended:
            code = int(ended.code or 0)
    return code, SLOW.sub("", printed.getvalue())


def default_of_dev() -> list[str]:
    """What ``python3 dev.py`` runs without arguments."""
    tree = ast.parse((ROOT / "dev.py").read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "DEFAULT":
            return shlex.split(ast.literal_eval(node.value))
    raise AssertionError("dev.py has no DEFAULT")


class Typed(io.TextIOBase):
    """A keyboard: what is typed also appears on the screen, as in a terminal."""

    def __init__(self, lines: list[str], screen: io.StringIO) -> None:
        self.lines, self.screen = iter(lines), screen

    def readline(self, size: int = -1) -> str:
        line = next(self.lines, None)
        if line is None:
            return ""
        self.screen.write(line + "\n")
        return line + "\n"


@contextlib.contextmanager
def stdin(stream: Any) -> Iterator[None]:
    import sys

    before, sys.stdin = sys.stdin, stream
    try:
        yield
    finally:
        sys.stdin = before
