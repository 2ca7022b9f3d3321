"""Every test of the repository, wherever it lives, can be traced to rules and run thoroughly."""

from collections.abc import Iterator

import pytest

pytest_plugins = ["ruledock.testing.effort", "ruledock.testing.tracing", "pytester"]


@pytest.fixture(autouse=True, scope="session")
def _data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games that tests play are not kept among those of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield
