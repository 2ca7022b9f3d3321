"""Two wheels lie in one folder, a compiled one and a pure one, and pip takes what fits."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import types
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parents[1]
MADE = "ruledock/engine/made_by_a_compiler.so"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both wheels; in place of mypyc, which takes minutes, somebody lays down one file."""
    place = tmp_path_factory.mktemp("wheels")
    extension = place / "made.so"
    extension.write_bytes(b"\x7fELF")
    stand_in = types.ModuleType("compiled.build")
    stand_in.build = lambda root, work, examples: {extension: MADE}
    with pytest.MonkeyPatch.context() as patch:
        [*WheelBuilder(str(ROOT)).build(directory=str(place))]
        patch.setitem(sys.modules, "compiled.build", stand_in)
        patch.setenv("RULEDOCK_COMPILED", "1")
        [*WheelBuilder(str(ROOT)).build(directory=str(place))]
    return place


def test_the_compiled_wheel_is_for_this_platform_and_python(folder: Path) -> None:
    pure, compiled = sorted(folder.glob("*.whl"), key=lambda one: "py3-none-any" not in one.name)
    assert pure.name.endswith("-py3-none-any.whl")
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    if sys.platform == "linux":
        assert compiled.name.endswith(f"-{python}-{python}-{platform}.whl")
    inside, outside = ({*ZipFile(one).namelist()} for one in (compiled, pure))
    assert {name for name in inside - outside if ".dist-info" not in name} == {MADE}
    assert {name for name in outside - inside if ".dist-info" not in name} == set()


@pytest.mark.parametrize("fits", [True, False])
def test_pip_takes_the_compiled_wheel_where_it_fits(folder: Path, tmp_path: Path, fits: bool):
    pytest.importorskip("pip", reason="uv makes environments without it")
    other = [] if fits else ["--platform", "any", "--only-binary", ":all:"]
    command = [sys.executable, "-m", "pip", "download", "--isolated", "--no-index", "--no-deps"]
    where = ["--find-links", str(folder), "--dest", str(tmp_path), *other, "ruledock"]
    subprocess.run([*command, *where], check=True, capture_output=True)
    (taken,) = tmp_path.glob("*.whl")
    assert ("py3-none-any" in taken.name) is not fits
