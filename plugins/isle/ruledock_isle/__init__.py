"""The Isle of Cats; for apps its table, the squares an option would cover, and staged games."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ruledock_isle.boat.placing import squares_of
    from ruledock_isle.staging import stage
    from ruledock_isle.table import IsleTable

__all__ = ["IsleTable", "squares_of", "stage"]


# By hand, as the helper of the core is behind a door that plugins do not open, and
# `ruledock.plugin`, which could pass it on, loads all that a game is written with.
def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ruledock_isle import public  # late: whoever reads only packs needs no game

    return getattr(public, name)
