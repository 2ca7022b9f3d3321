"""Run the code of a plugin that is not installed; errors in it name the file and the line."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import attrs

from ruledock.engine.text import printable
from ruledock.errors import LinkError


@attrs.frozen
class PluginCode:
    """The code in a folder, and the path as somebody typed it."""

    folder: Path
    shown: str

    def run(self, call: Callable[[], Any]) -> Any:
        """Call a function of the plugin; whatever it raises becomes a LinkError."""
        try:
            return call()
        except Exception as error:
            text = printable(f"{type(error).__name__}: {error}")
            raise LinkError(f"{self.shown}{self._line(error)}: {text}") from error

    def _line(self, error: Exception) -> str:
        """Where in the plugin's code it happened; "" if elsewhere."""
        frames = traceback.extract_tb(error.__traceback__)
        own = [one for one in frames if self.folder in Path(one.filename).parents]
        if not own:
            return ""
        file = Path(own[-1].filename).name
        return f", line {own[-1].lineno}{'' if self.shown.endswith(file) else f' of {file}'}"

    def load(self, value: str) -> Any:
        """Import what an entry point names: ``module`` or ``module:attribute``."""
        module, _, attribute = value.replace(" ", "").partition(":")
        search(self.folder)
        found = self.run(lambda: import_module(module))
        return self.run(lambda: getattr(found, attribute)) if attribute else found

    def run_file(self, file: Path) -> ModuleType:
        """Run a file that belongs to no package; it can import what lies beside it."""
        search(self.folder, last=True)
        name = f"uninstalled_{file.stem}_{blake2b(bytes(file), digest_size=4).hexdigest()}"
        spec = spec_from_file_location(name, file)
        assert spec is not None
        module = module_from_spec(spec)
        before = sys.modules.get(name)
        sys.modules[name] = module  # attrs looks up annotations there
        try:
            self.run(lambda: spec.loader.exec_module(module))  # type: ignore[union-attr]
        except LinkError:
            del sys.modules[name]
            sys.modules |= {} if before is None else {name: before}
            raise
        return module


def search(folder: Path, *, last: bool = False) -> None:
    """Let Python import what lies in a folder, before what is installed or after it."""
    if str(folder) not in sys.path:
        sys.path.insert(len(sys.path) if last else 0, str(folder))
