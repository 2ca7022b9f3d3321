"""The version of Ruledock, and which build of it runs."""

from importlib.util import find_spec

VERSION = "0.1.0"


def build() -> str:
    """Which build runs: ``compiled`` or ``pure Python``."""
    found = find_spec("ruledock.engine.machine")
    source = found is None or str(found.origin).endswith(".py")
    return "pure Python" if source else "compiled"
