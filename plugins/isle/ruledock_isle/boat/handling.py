"""What handles tiles: the functions that show them in a field, or make options to place them.

They stand in a module that is not compiled: a Protocol that is would be a class to look for at each
call, where any function may come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ruledock.plugin import Option
    from ruledock_isle.table import IsleTable


class Make(Protocol):
    """Builds the option from the name of a tile's first square, its turn and its flip."""

    def __call__(self, at: str, turn: int, flip: bool, /) -> Option: ...


class Display(Protocol):
    """Puts a tile that was drawn for a field where all such tiles lie."""

    def __call__(self, table: IsleTable, drawn: str, /) -> None: ...
