"""Keep a game in its file while people play it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import attrs

from ruledock.errors import RuledockError
from ruledock.game.game import Game
from ruledock_cli.files import keep
from ruledock_cli.wording import tell


@attrs.define
class Keeper:
    """Writes a game to its file after each choice of a person."""

    game: Game
    settings: Mapping[str, str]
    """How to go on: who sits where, and which bot plays the others."""
    file: Path | None
    by_itself: bool = False
    """Whether nobody named the file: it is one of the user's data folder."""
    trouble: str = ""
    """Why the game could not be written; said once."""

    def keep(self) -> str:
        """Write the game; return what went wrong, unless that was said before."""
        if self.file is None:
            return ""
        try:
            self.write(self.file)
        except RuledockError as error:
            news = "" if self.trouble else str(error)
            self.trouble = str(error)
            return news
        self.trouble = ""
        return ""

    def write(self, file: Path) -> None:
        """Write the game to this file, for its owner only: it holds the seed and all cards."""
        over = {"over": "yes"} if self.game.over else {}
        data = {**self.game.record.to_dict(), "play": {**self.settings, **over}}
        keep(str(file), data, private=True)

    def farewell(self) -> str:
        """Write the game, and say how to go on."""
        if self.file is None or self.keep() or self.trouble:
            return tell("cli.play.not_kept")
        if self.by_itself:
            return tell("cli.play.kept_by_itself")
        return tell("cli.play.kept", file=str(self.file))
