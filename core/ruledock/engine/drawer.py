"""Drawers: where modules keep their state."""

from __future__ import annotations

from typing import ClassVar

from ruledock.engine.declare import drawer


@drawer
class Drawer:
    """The state of one module; it exists only while the module is on."""

    name: ClassVar[str] = ""
