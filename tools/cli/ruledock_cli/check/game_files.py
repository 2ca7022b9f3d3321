"""Check plugins, configurations, records, saves and positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.linking.link import link
from ruledock_cli.check.plugins import check_plugins
from ruledock_cli.files import Found, game_in
from ruledock_drawing.show import count
from ruledock_local.config_file import load_config


def check_game_file(found: Found, packs: Sequence[str]) -> str:
    """What a good file holds, in a few words; a bad one raises the error that says why."""
    if found.kind == "configuration":
        return _check_config(found)
    if found.kind == "plugin":
        return check_plugins(str(found.path))
    game = game_in(found, packs)
    facts = [f"a {found.kind} of {game.ruleset.game.name}"]
    facts += [count(game.ruleset.config.players, "player")]
    facts += [count(len(game.record.choices), "choice")] if found.kind == "record" else []
    return ", ".join([*facts, "over" if game.over else "not over"])


def _check_config(found: Found) -> str:
    ruleset = link(load_config(found.path))
    config = ruleset.config
    added = f" with {', '.join(config.modules)}" if config.modules else ""
    own = [name for name in ruleset.content.packs if name not in ruleset.game.packs]
    facts = [f"a table of {config.game} for {count(config.players, 'player')}{added}"]
    facts += [f"packs {', '.join(own)}"] if own else []
    facts += [f"{key} {', '.join(map(str, said))}" for key, said in _lists(config.settings)]
    return "; ".join(facts)


def _lists(settings: Mapping[str, Any]) -> list[tuple[str, Sequence[Any]]]:
    """The settings that name several things, such as sets of lessons."""
    return [
        (key, said) for key, said in settings.items() if isinstance(said, list | tuple) and said
    ]
