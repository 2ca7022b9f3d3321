"""Every test of the repository, wherever it lives, can be traced to rules and run thoroughly."""

import os
from collections.abc import Iterator

import pytest

pytest_plugins = ["ruledock.testing.effort", "ruledock.testing.tracing", "pytester"]


@pytest.fixture(autouse=True, scope="session")
def _data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games that tests play are not kept among those of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: many tests wait, for a terminal or a browser."""
    mine = getattr(os, "sched_getaffinity", None)
    return (len(mine(0)) if mine else os.cpu_count() or 1) + 1
