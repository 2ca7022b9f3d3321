"""dev.py sets up what is missing, reuses what is there and ends in one clear sentence."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
PROJECT = '[project]\nname = "{}"\n'

# A stand-in for uv: it writes its orders down and makes an environment of shell scripts.
UV = """
#!/bin/sh
echo "$@" >> "$ORDERS"
case "$*" in $UV_FAILS) exit 2 ;; esac
if [ -n "$EDITED_MEANWHILE" ]; then echo "# edited" >> "$EDITED_MEANWHILE"; fi
for last; do :; done
if [ "$1" = venv ]; then
  mkdir -p "$last/bin"
  ln -s "$(command -v env)" "$last/bin/python"
  for tool in pytest ruledock ruff; do
    printf '#!/bin/sh\\necho %s in "$PWD": "$@"\\n' $tool > "$last/bin/$tool"
    chmod +x "$last/bin/$tool"
  done
fi
exit 0
"""

# A stand-in for pip that only writes its orders down.
PIP = """
import os, sys
if __name__ == "__main__":
    with open(os.environ["ORDERS"], "a") as orders:
        print(*sys.argv[1:], file=orders)
"""


class Checkout:
    """A copy of dev.py in a folder of its own, where nothing has been set up yet."""

    def __init__(self, folder: Path):
        self.root = folder / "a checkout"
        self.orders_file = folder / "orders"
        self.tools = folder / "tools"
        for place in (self.root, self.tools):
            place.mkdir()
        shutil.copy(ROOT / "dev.py", self.root)
        (self.root / "constraints.txt").write_text("attrs==1\n")
        self.project(".", "ruledock")
        self.environment = {"PATH": f"{self.tools}{os.pathsep}{os.defpath}"}
        self.environment["ORDERS"] = str(self.orders_file)

    def project(self, folder: str, name: str) -> None:
        (self.root / folder).mkdir(parents=True, exist_ok=True)
        (self.root / folder / "pyproject.toml").write_text(PROJECT.format(name))

    def has_uv(self) -> None:
        (self.tools / "uv").write_text(UV.lstrip())
        (self.tools / "uv").chmod(0o755)

    def lacks(self, *modules: str) -> None:
        """Make Python unable to import *modules*, as a system that splits them off does."""
        for name in modules:
            (self.tools / f"{name}.py").write_text(f"raise ImportError({name!r})\n")
        self.environment["PYTHONPATH"] = str(self.tools)

    def dev(self, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(self.root / "dev.py"), *words]
        return subprocess.run(
            command, cwd=cwd or self.root, env=self.environment, capture_output=True, text=True
        )

    def orders(self) -> list[str]:
        """What the stand-in was told since the last time somebody asked."""
        told = self.orders_file.read_text().splitlines() if self.orders_file.exists() else []
        self.orders_file.unlink(missing_ok=True)
        return told


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture
def ready(checkout: Checkout) -> Checkout:
    """A checkout in which dev.py has already run once."""
    checkout.has_uv()
    assert checkout.dev("pytest").returncode == 0
    checkout.orders()
    return checkout


def one_sentence(answer: subprocess.CompletedProcess[str]) -> str:
    """The single sentence on which dev.py ended."""
    assert answer.returncode == 1
    assert answer.stdout == ""
    said = [line for line in answer.stderr.splitlines() if line != "dev.py: making .venv"]
    assert len(said) == 1, answer.stderr
    return said[0]


def test_a_python_without_venv_is_told_what_to_install(checkout):
    checkout.lacks("venv")
    said = one_sentence(checkout.dev("pytest"))
    assert said.startswith("dev.py: this Python has no venv module; install it")
    assert "apt install python3-venv" in said


def test_a_python_without_any_pip_is_told_what_to_install(checkout):
    checkout.lacks("ensurepip", "pip")
    assert one_sentence(checkout.dev("pytest")).startswith(
        "dev.py: this Python has no pip; install"
    )


def test_a_python_with_pip_but_without_ensurepip_installs_from_outside(checkout):
    """Debian with python3-pip but without python3-venv; this pip only writes down its orders."""
    checkout.lacks("ensurepip")
    (checkout.tools / "pip.py").write_text(PIP.lstrip())
    assert "there is no tool 'pytest'" in checkout.dev("pytest").stderr
    python = checkout.root / ".venv" / "bin" / "python"
    orders = checkout.orders()
    assert len(orders) == 2 and all(f"--python {python} install" in order for order in orders)


def test_an_old_python_is_refused_in_one_sentence(monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is 3\.9\.$"):
        module().main(["pytest"])


def module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec and spec.loader
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def test_every_installation_obeys_the_constraints_and_builds_without_an_index(checkout):
    checkout.has_uv()
    checkout.project("examples/games/chess", "ruledock-chess")
    (checkout.root / "examples/games/notes").mkdir()
    checkout.dev("pytest")
    made, backend, everything = checkout.orders()
    assert made.startswith("venv ")
    assert "-c constraints.txt hatchling editables" in backend
    projects = "-e .[test] -e ./examples/games/chess"
    assert f"-c constraints.txt --no-build-isolation {projects}" in everything


def test_the_index_is_asked_only_for_what_is_not_there(checkout):
    checkout.has_uv()
    checkout.environment["UV_FAILS"] = "*hatchling*--offline"
    assert checkout.dev("pytest").returncode == 0
    _, tried, asked, everything = checkout.orders()
    assert tried == f"{asked} --offline"
    assert everything.endswith("--offline")


def test_the_second_run_installs_nothing(ready):
    assert ready.dev("pytest").stdout == f"pytest in {ready.root}:\n"
    assert ready.orders() == []


@pytest.mark.parametrize("changed", ["pyproject.toml", "constraints.txt"])
def test_a_changed_project_is_installed_again_into_the_same_environment(ready, changed):
    with (ready.root / changed).open("a") as file:
        file.write("# changed\n")
    ready.dev("pytest")
    assert [order.split()[:2] for order in ready.orders()] == [["pip", "install"]] * 2


@pytest.mark.parametrize("build", [[], ["--compiled"]])
def test_what_is_edited_during_an_installation_is_installed_the_next_time(ready, build):
    edited = ready.root / "core" / "source.py" if build else ready.root / "constraints.txt"
    edited.parent.mkdir(exist_ok=True)
    edited.touch()
    (ready.root / "pyproject.toml").write_text(PROJECT.format("ruledock") + "# newer\n")
    ready.environment["EDITED_MEANWHILE"] = str(edited)
    assert ready.dev(*build, "pytest").returncode == 0
    del ready.environment["EDITED_MEANWHILE"]
    ready.orders()
    ready.dev(*build, "pytest")
    assert [order.split()[:2] for order in ready.orders()][:2] == [["pip", "install"]] * 2


def test_a_build_with_the_examples_compiled_is_not_taken_for_one_without(ready):
    def orders(asked):
        ready.environment["RULEDOCK_COMPILED"] = asked
        ready.dev("--compiled", "pytest")
        return ready.orders()

    assert orders("1")[-1].endswith("ruledock .")
    assert orders("examples")[-1].endswith("ruledock . ./examples/games/auction")
    assert orders("examples") == []
    assert orders("1")[-1].endswith("ruledock .")
    del ready.environment["RULEDOCK_COMPILED"]
    ready.dev("--compiled", "pytest")
    assert ready.orders() == []


def test_an_example_that_comes_is_installed_and_one_that_goes_is_removed(ready):
    ready.project("examples/modules/ghosts", "ruledock-ghosts")
    ready.dev("pytest")
    assert "-e ./examples/modules/ghosts" in ready.orders()[-1]
    shutil.rmtree(ready.root / "examples")
    ready.dev("pytest")
    last = ready.orders()[-1].split()
    assert (last[:2], last[-1]) == (["pip", "uninstall"], "ruledock-ghosts")


def test_a_failed_installation_is_said_and_tried_again(ready):
    ready.environment["UV_FAILS"] = "pip install*"
    (ready.root / "constraints.txt").write_text("attrs==2\n")
    failed = ready.dev("pytest")
    assert failed.returncode == 1
    assert "could not be installed; new ones need a package index" in failed.stderr
    del ready.environment["UV_FAILS"]
    assert ready.dev("pytest").returncode == 0
    assert "venv" not in {order.split()[0] for order in ready.orders()}


def test_a_half_made_environment_is_made_anew(ready):
    (ready.root / ".venv" / "dev.json").unlink()
    ready.dev("pytest")
    assert ready.orders()[0].startswith("venv ")


def test_a_moved_checkout_makes_its_environment_anew(ready):
    ready.root = ready.root.rename(ready.root.with_name("elsewhere"))
    assert ready.dev("pytest").stdout == f"pytest in {ready.root}:\n"
    assert ready.orders()[0].startswith("venv ")


def test_a_tool_of_the_dev_extra_brings_it_and_the_environment_never_shrinks(ready):
    ready.dev("ruff")
    assert "-e .[dev]" in ready.orders()[-1]
    ready.dev("pytest")
    assert ready.orders() == []
    assert json.loads((ready.root / ".venv" / "dev.json").read_text())["extra"] == "dev"


def test_without_arguments_the_isle_is_watched(ready):
    watched = "watch isle --seed 7 --bot greedy"
    assert ready.dev().stdout == f"ruledock in {ready.root}: {watched}\n"


def test_tests_run_in_the_root_wherever_you_are(ready, tmp_path):
    (tmp_path / "test_mine.py").touch()
    answer = ready.dev("pytest", "test_mine.py::test_one", "-k", "two", cwd=tmp_path)
    assert answer.stdout == f"pytest in {ready.root}: {tmp_path}/test_mine.py::test_one -k two\n"


def test_other_tools_run_where_you_are(ready, tmp_path):
    answer = ready.dev("ruledock", "replay", "game.json", cwd=tmp_path)
    assert answer.stdout == f"ruledock in {tmp_path}: replay game.json\n"


def test_a_misspelt_tool_is_answered_with_the_nearest(ready):
    said = one_sentence(ready.dev("pytst"))
    assert said == "dev.py: there is no tool 'pytst' in .venv; did you mean 'pytest'?"


def test_help_needs_no_environment(checkout):
    answer = checkout.dev("--help")
    assert answer.returncode == 0 and "python3 dev.py pytest" in answer.stdout
    assert not (checkout.root / ".venv").exists()
