"""Check packs as ``ruledock check`` does: the same checker, the same report."""

from __future__ import annotations

from os import PathLike

from ruledock.installed.outside import library
from ruledock.testing.failures import require


def check_pack(path: str | PathLike[str], game: str | None = None, *, strict: bool = False) -> None:
    """Fail unless each pack at *path*, a folder or an archive, is free of mistakes.

    The failure is the report that ``ruledock check`` prints. *game* is the game to check it with,
    if the pack does not say; with *strict*, warnings are mistakes too.
    """
    wrong = library("pack-report")(path, game, strict=strict)
    require(not wrong, "pack", wrong)
