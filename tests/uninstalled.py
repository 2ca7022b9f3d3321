"""Forget plugins that a test has loaded without installing them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ruledock.content.read import sources
from ruledock.linking import plugins
from ruledock_local import uninstalled

ROOT = Path(__file__).resolve().parents[1]


@contextmanager
def forgetting() -> Iterator[None]:
    """Know no uninstalled plugin at first, and none of these afterwards."""
    before = {*sys.modules}
    with pytest.MonkeyPatch.context() as patch:
        for where in (plugins, sources):
            patch.setattr(where, "_registered", {})
        patch.setattr(uninstalled, "_loaded", {})
        patch.setattr(sys, "path", [*sys.path])
        plugins._changes.append("tests")
        yield
    plugins._changes.append("tests")
    for name in {*sys.modules} - before:
        file = getattr(sys.modules[name], "__file__", None) or ""
        if name.startswith(("uninstalled_", "ruledock_")) and not file.startswith(str(ROOT)):
            del sys.modules[name]
