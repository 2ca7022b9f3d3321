"""A copy of the whole project with its own Python environment, in which code may be changed.

Everything that runs there imports the copy, even processes started without environment variables.
The project itself is only read.
"""

from __future__ import annotations

import os
import shutil
import site
import sys
import sysconfig
from pathlib import Path

from attrs import frozen

from ruledock_mutants.code.probes import HIT

LEFT = shutil.ignore_patterns(
    "__pycache__", "*.egg-info", ".git", ".venv*", ".*_cache", ".hypothesis"
)
"""Files of a project that no test needs."""
BUILT = {"build", "dist"}
"""Build folders, if they are beside a pyproject.toml; elsewhere they may be packages."""

PROBE = f"""
import builtins, os

SEEN = set()

def hit(number):
    if number not in SEEN:
        SEEN.add(number)
        file = os.open({{hits!r}}, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(file, b"%d " % number)
        os.close(file)

builtins.{HIT} = hit
"""
"""Notes hits in a file, because tests start further processes."""


@frozen
class Workbench:
    """The copy at *tree*, and the Python that runs it."""

    home: Path

    @property
    def tree(self) -> Path:
        """The copy of the project."""
        return self.home / "tree"

    @property
    def hits(self) -> Path:
        """The file of hits."""
        return self.home / "hits"

    @property
    def python(self) -> Path:
        """The interpreter that imports the copy."""
        return self.home / "venv" / "bin" / "python"

    @classmethod
    def set_up(cls, root: Path, home: Path) -> Workbench:
        """Copy the project at *root*, and link everything installed."""
        bench = cls(home)
        shutil.copytree(root, bench.tree, ignore=_ignored, symlinks=True)
        _make_environment(root, bench)
        return bench


def _ignored(folder: str, names: list[str]) -> set[str]:
    """The names in a folder not to copy."""
    return LEFT(folder, names) | (BUILT if "pyproject.toml" in names else set())


def _make_environment(root: Path, bench: Workbench) -> None:
    venv = bench.home / "venv"
    (venv / "bin").mkdir(parents=True)
    base = Path(sys._base_executable)  # type: ignore[attr-defined]
    (venv / "pyvenv.cfg").write_text(
        f"home = {base.parent}\ninclude-system-site-packages = false\n"
    )
    os.symlink(base, bench.python)
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(venv)}))
    packages.mkdir(parents=True)
    for folder in map(Path, site.getsitepackages()):
        for entry in folder.iterdir() if folder.is_dir() else ():
            _install(entry, packages / entry.name, root, bench.tree)
    (packages / "_ruledock_probe.py").write_text(PROBE.format(hits=str(bench.hits)))
    (packages / "_ruledock_probe.pth").write_text("import _ruledock_probe\n")
    for script in Path(sys.executable).parent.iterdir():
        _install_script(script, bench.python)


def _install(entry: Path, to: Path, root: Path, tree: Path) -> None:
    """Link a package; turn paths into the project to the copy."""
    if to.exists() or entry.name == "__pycache__":
        return
    if entry.suffix == ".pth":
        to.write_text(entry.read_text().replace(str(root), str(tree)))
    else:
        os.symlink(entry, to)


def _install_script(script: Path, python: Path) -> None:
    """Copy a script of the old interpreter, for the new one to run."""
    to = python.parent / script.name
    start = f"#!{sys.executable}".encode()
    if script.is_file() and not to.exists() and script.read_bytes().startswith(start):
        to.write_bytes(script.read_bytes().replace(start, f"#!{python}".encode(), 1))
        to.chmod(0o755)
