#!/usr/bin/env python3
"""Run Ruledock from a checkout, on any machine with Python 3.11 or newer and pip.

    python3 dev.py                  watch one complete game between bots
    python3 dev.py pytest           run the tests
    python3 dev.py TOOL ARGUMENTS   run a tool: ruledock, python, ruff, mypy, pyright ...
    python3 dev.py --compiled TOOL  the same with the compiled build, in .venv-compiled; it needs a
                                    C compiler and takes minutes when the source has changed

The first run makes .venv beside this file and needs a package index. Later runs reuse it offline
and refresh it when a pyproject.toml or constraints.txt changed. To change Python, delete .venv.
"""

from __future__ import annotations

import contextlib
import difflib
import hashlib
import importlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, NoReturn

DEFAULT = "ruledock watch isle --seed 7 --bot greedy"

OLDEST = (3, 11)
BACKEND = ("hatchling", "editables")
COMPILER = ("mypy", "setuptools")
WINDOWS = os.name == "nt"
ROOT = Path(__file__).resolve().parent
PURE, COMPILED = ROOT / ".venv", ROOT / ".venv-compiled"
VENV = COMPILED if sys.argv[1:2] == ["--compiled"] else PURE
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
STAMP = VENV / "dev.json"

# Tools that only the `dev` extra brings, and tools that take their settings from the root.
DEV_TOOLS = frozenset({"mypy", "pyproject-build", "pyright", "ruff", "sphinx-build"})
AT_ROOT = DEV_TOOLS | {"lint-imports", "pytest"}


def main(argv: Sequence[str]) -> int:
    """Bring .venv up to date, then become the tool that was asked for."""
    if sys.version_info < OLDEST:
        fail(
            "Ruledock needs Python %d.%d or newer, and this is %d.%d.",
            *OLDEST,
            *sys.version_info[:2],
        )
    if argv[:1] in (["-h"], ["--help"]):
        print((__doc__ or "").strip())
        return 0
    if argv[:1] == ["--compiled"]:
        argv = argv[1:]
    tool, *arguments = argv or DEFAULT.split()
    try:
        prepare("dev" if tool in DEV_TOOLS else "test")
        return run(tool, arguments)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        fail("%s: %s.", error.filename or ROOT, error.strerror)


def fail(sentence: str, *facts: object) -> NoReturn:
    sys.exit("dev.py: " + sentence % facts)


# What .venv should hold, and what it holds.


def projects() -> list[Path]:
    """The folders installed editable: the distribution itself, then every example that is one."""
    found = [
        *ROOT.glob("examples/games/*/pyproject.toml"),
        *ROOT.glob("examples/modules/*/pyproject.toml"),
    ]
    return [Path("."), *sorted(file.parent.relative_to(ROOT) for file in found)]


def home() -> list[str]:
    """Where .venv works: moving the checkout or upgrading its Python breaks it."""
    return [str(ROOT), os.path.realpath(PYTHON)]


def wanted(extra: str) -> dict[str, Any]:
    """The stamp of an environment that is up to date."""
    import tomllib

    texts = [(ROOT / folder / "pyproject.toml").read_text("utf-8") for folder in projects()]
    names = [tomllib.loads(text)["project"]["name"] for text in texts]
    sources = [*map(str, projects()), *texts, (ROOT / "constraints.txt").read_text("utf-8")]
    sources += [file.read_text("utf-8") for file in compiled_from()]
    digest = hashlib.sha256(repr(sources).encode()).hexdigest()
    stamp = {"home": home(), "extra": extra, "projects": names, "digest": digest}
    return {**stamp, "compiled": compiled_what()} if VENV == COMPILED else stamp


def compiled_what() -> str:
    """What RULEDOCK_COMPILED asks for: "examples" compiles the auction, too."""
    return os.environ.get("RULEDOCK_COMPILED") or "1"


def compiled_from() -> list[Path]:
    """What the compiled build is made from; nothing where there is none."""
    folders = (
        "core",
        "libraries",
        "plugins",
        "tools",
        "compiled",
        "content",
        "schemas",
        "docs/rules",
    )
    found = [file for folder in folders for file in (ROOT / folder).rglob("*.*")]
    kinds = (".py", ".json", ".toml", ".ftl", ".txt")
    return sorted(file for file in found if file.suffix in kinds) if VENV == COMPILED else []


def stamped() -> dict[str, Any]:
    """What the last complete installation left; nothing if there is none that works here."""
    try:
        stamp: dict[str, Any] = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if stamp.get("home") == home() and PYTHON.exists() else {}


def widest(extra: str, had: dict[str, Any]) -> str:
    """`dev` contains `test`, and an environment never shrinks."""
    return "dev" if "dev" in (extra, had.get("extra")) else "test"


def fresh(extra: str) -> bool:
    had = stamped()
    return had == wanted(widest(extra, had))


# Making and refreshing .venv.


def prepare(extra: str) -> None:
    """Refresh .venv if it is not what is wanted."""
    if fresh(extra):
        return
    with one_at_a_time():
        if not fresh(extra):
            refresh(extra)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two terminals may start at once; where files can be locked, the second waits."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (ROOT / ".venv.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def refresh(extra: str) -> None:
    """Make .venv if no usable one is there, install what is wanted, remove what is gone."""
    had = stamped()
    doing = "refreshing" if had else "making"
    print(f"dev.py: {doing} {VENV.name}", file=sys.stderr, flush=True)
    if not had:
        make()
    want = wanted(widest(extra, had))  # before: what changes while it builds makes the stamp old
    install(want["extra"])
    for name in sorted({*had.get("projects", ())} - {*want["projects"]}):
        do(
            [*installer("uninstall"), name],
            "%s could not be removed; delete .venv and try again.",
            name,
        )
    STAMP.write_text(json.dumps(want), "utf-8")


def make() -> None:
    """An empty .venv: by uv if there is one, else by Python's own venv."""
    uv = shutil.which("uv")
    if uv:
        command = [uv, "venv", "--quiet", "--python", sys.executable, str(VENV)]
    else:
        command = [sys.executable, "-m", "venv", *pipless(), str(VENV)]
    shutil.rmtree(VENV, ignore_errors=True)
    do(command, ".venv could not be made; the reason is above.")


def pipless() -> list[str]:
    """Whether venv must do without a pip of its own; ends if that would leave none at all."""
    cure = "install it (on Debian and Ubuntu: apt install python3-venv) and try again."
    if not has("venv"):
        fail("this Python has no venv module; " + cure)
    if has("ensurepip"):
        return []
    if not has("pip"):
        fail("this Python has no pip; " + cure)
    return ["--without-pip"]


def has(module: str) -> bool:
    """Whether this Python can import *module*; Debian's leaves out parts of its library."""
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True


def install(extra: str) -> None:
    """Install all projects editable; the build backend first, so that a rebuild needs no index."""
    pinned = [*installer("install"), "-c", "constraints.txt"]
    folders = [f"./{folder}" if folder != Path(".") else f".[{extra}]" for folder in projects()]
    editable = [word for folder in folders for word in ("-e", folder)]
    trouble = "the packages above could not be installed; new ones need a package index."
    for packages in (BACKEND, ("--no-build-isolation", *editable)):
        if not offline([*pinned, *packages]):
            do([*pinned, *packages], trouble)
    if VENV == COMPILED:
        compile_it(pinned)


def compile_it(pinned: list[str]) -> None:
    """Replace the editable installation of Ruledock by the compiled one."""
    trouble = "the compiled build failed; the reason is above. Without --compiled none is needed."
    do([*pinned, *COMPILER], trouble)
    examples = ["./examples/games/auction"]  # as files, so that what is compiled lies beside them
    os.environ["RULEDOCK_COMPILED"] = compiled_what()
    also = examples if compiled_what() == "examples" else []
    do([*pinned, "--no-build-isolation", "--no-deps", *afresh(), ".", *also], trouble)


def afresh() -> list[str]:
    """How the installer is told to install the same version again."""
    return ["--reinstall-package", "ruledock"] if shutil.which("uv") else ["--force-reinstall"]


def offline(command: list[str]) -> bool:
    """Whether uv managed without an index, which it otherwise asks even for what is installed."""
    return bool(shutil.which("uv")) and not subprocess.call(
        [*command, "--offline"], cwd=ROOT, stderr=subprocess.DEVNULL
    )


def installer(verb: str) -> list[str]:
    """The command that installs into .venv: uv's, the environment's own pip or this Python's."""
    uv = shutil.which("uv")
    if uv:
        return [uv, "pip", verb, "--quiet", "--python", str(PYTHON)]
    if any(VENV.glob("[Ll]ib*/**/site-packages/pip/__main__.py")):
        pip = [str(PYTHON), "-m", "pip"]
    elif has("pip"):
        pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    else:
        fail("there is no pip, neither in .venv nor in this Python; delete .venv and try again.")
    unasked = ["-y"] if verb == "uninstall" else []
    return [*pip, verb, "--quiet", "--disable-pip-version-check", *unasked]


def do(command: list[str], otherwise: str, *facts: object) -> None:
    """Run *command* in the root or end with the sentence *otherwise*."""
    if subprocess.call(command, cwd=ROOT, env={**os.environ, "PIP_USER": "0"}):
        fail(otherwise, *facts)


# Running a tool.


def run(tool: str, arguments: list[str]) -> int:
    """Become *tool*; the tools of the whole repository run in its root, others where you are."""
    program = shutil.which(tool, path=str(BIN))
    if not program:
        fail("there is no tool %r in .venv%s", tool, suggestion(tool))
    if tool in AT_ROOT:
        arguments = [from_root(word) for word in arguments]
        os.chdir(ROOT)
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path, "VIRTUAL_ENV": str(VENV)}
    # Tools start hundreds of programs: modules are compiled once, not at every start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if WINDOWS:
        return subprocess.call([program, *arguments], env=environment)
    os.execve(program, [program, *arguments], environment)


def suggestion(tool: str) -> str:
    near = difflib.get_close_matches(tool, {file.stem for file in BIN.iterdir()}, n=1)
    return f"; did you mean {near[0]!r}?" if near else "."


def from_root(word: str) -> str:
    """A path that exists where you are, as the root sees it; any other word as it is."""
    path, colons, rest = word.partition("::")
    here = Path.cwd() / path
    return f"{here}{colons}{rest}" if path and Path.cwd() != ROOT and here.exists() else word


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
