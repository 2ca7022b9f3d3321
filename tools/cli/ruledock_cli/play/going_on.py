"""Offer the games that are kept, to go on with one."""

from __future__ import annotations

from ruledock_cli.play.entries import LETTERS
from ruledock_cli.play.kept import any_is_played, unfinished
from ruledock_cli.play.keyboard import Hints, Keyboard
from ruledock_cli.usage import Usage
from ruledock_cli.wording import tell
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import listing, say
from ruledock_drawing.wording import spoken
from ruledock_local.describing import title_of_game


def choose_kept(keyboard: Keyboard, paint: Palette) -> str | None:
    """The file of the game that the person wants to go on with; None for none of them."""
    games = unfinished()
    if not games:
        why = "all_are_played" if any_is_played() else "name_a_game"
        raise Usage(tell(f"cli.usage.{why}"))
    say(tell("cli.play.go_on"))
    rows = [
        [
            f"  {paint('bold', mark)}",
            " + ".join((title_of_game(one.game, spoken()) or one.game, *one.modules)),
            ", ".join(one.names),
            tell("cli.play.choices", choices=one.choices),
            one.when,
        ]
        for mark, one in zip(LETTERS, games, strict=False)
    ]
    for line in listing(rows):
        say(line)
    while True:
        try:
            text = keyboard.read(None, Hints()).strip().casefold()
        except EOFError:
            return None
        place = LETTERS.find(text) if text else 0
        if len(text) <= 1 and 0 <= place < len(games):
            return str(games[place].path)
        if text in ("q", "quit"):
            return None
        say(tell("cli.play.choose_game", first=LETTERS[0], last=LETTERS[len(games) - 1]))
