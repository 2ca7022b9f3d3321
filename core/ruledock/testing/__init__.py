"""What plugin and pack authors test with: ``check_game`` and its parts, and hypothesis strategies.

Nothing here is imported before it is asked for, so that neither pytest nor hypothesis is needed to
look at a game.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ruledock.testing.conformance import Report, check_game
    from ruledock.testing.damage import check_damage
    from ruledock.testing.failures import Broken
    from ruledock.testing.faults import check_faults
    from ruledock.testing.guesses import check_frequencies, check_guess, check_twins
    from ruledock.testing.histories import consistent_worlds
    from ruledock.testing.keeping import (
        check_copy,
        check_position,
        check_replay,
        check_save,
        check_undo,
    )
    from ruledock.testing.leaks import check_leaks
    from ruledock.testing.modules import check_absent, check_module_order, check_streams, modules_of
    from ruledock.testing.occurrences import counting, refusals
    from ruledock.testing.sequences import check_sequence
    from ruledock.testing.state_machine import AnyGame
    from ruledock.testing.strategies import acts, configs, decisions_in, games_in_progress
    from ruledock.testing.universe import check_options
    from ruledock.testing.visibility import check_visibility, everybody, its_player, nobody
    from ruledock.testing.walking import Act, Wanderer

_HOMES = {
    "Act": "walking",
    "AnyGame": "state_machine",
    "Broken": "failures",
    "Report": "conformance",
    "Wanderer": "walking",
    "acts": "strategies",
    "check_absent": "modules",
    "check_copy": "keeping",
    "check_damage": "damage",
    "check_faults": "faults",
    "check_frequencies": "guesses",
    "check_game": "conformance",
    "check_guess": "guesses",
    "check_leaks": "leaks",
    "check_module_order": "modules",
    "check_options": "universe",
    "check_position": "keeping",
    "check_replay": "keeping",
    "check_save": "keeping",
    "check_sequence": "sequences",
    "check_streams": "modules",
    "check_twins": "guesses",
    "check_undo": "keeping",
    "check_visibility": "visibility",
    "configs": "strategies",
    "consistent_worlds": "histories",
    "counting": "occurrences",
    "decisions_in": "strategies",
    "everybody": "visibility",
    "games_in_progress": "strategies",
    "its_player": "visibility",
    "modules_of": "modules",
    "nobody": "visibility",
    "refusals": "occurrences",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})


__all__ = [
    "Act",
    "AnyGame",
    "Broken",
    "Report",
    "Wanderer",
    "acts",
    "check_absent",
    "check_copy",
    "check_damage",
    "check_faults",
    "check_frequencies",
    "check_game",
    "check_guess",
    "check_leaks",
    "check_module_order",
    "check_options",
    "check_position",
    "check_replay",
    "check_save",
    "check_sequence",
    "check_streams",
    "check_twins",
    "check_undo",
    "check_visibility",
    "configs",
    "consistent_worlds",
    "counting",
    "decisions_in",
    "everybody",
    "games_in_progress",
    "its_player",
    "modules_of",
    "nobody",
    "refusals",
]
