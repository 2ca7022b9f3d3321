"""Check plugins, configurations, records, saves and positions."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock_cli.check.plugins import check_plugins
from ruledock_cli.check.table_files import check_table_file
from ruledock_cli.files import REDACTED, Found, game_in
from ruledock_drawing.show import count


def check_game_file(found: Found, packs: Sequence[str], *, reveal: bool = False) -> str:
    """What a good file holds, in a few words; a bad one raises the error that says why.

    Of a game that is not over, the number of choices is a secret: it would tell who was asked.
    """
    if found.kind == "configuration":
        return check_table_file(found.path)
    if found.kind == "plugin":
        return check_plugins(str(found.path))
    if found.kind == REDACTED:
        return f"a {REDACTED}, as {found.data['redacted'] or 'a spectator'} knows the game"
    game = game_in(found, packs)
    facts = [f"a {found.kind} of {game.ruleset.game.name}"]
    facts += [count(game.ruleset.config.players, "player")]
    if found.kind == "record" and (game.over or reveal):
        facts.append(count(len(game.record.choices), "choice"))
    return ", ".join([*facts, "over" if game.over else "not over"])
