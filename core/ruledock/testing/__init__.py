"""Tests for plugin and pack authors: ``check_game`` and its parts, and hypothesis strategies.

Names are imported on first use, so that ``check_game`` needs neither pytest nor hypothesis.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.installed.lazy import lazy_exports

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
    from ruledock.testing.languages import check_language
    from ruledock.testing.leaks import check_leaks
    from ruledock.testing.modules import check_absent, check_module_order, check_streams, modules_of
    from ruledock.testing.occurrences import counting, refusals
    from ruledock.testing.sequences import check_sequence
    from ruledock.testing.state_machine import AnyGame
    from ruledock.testing.strategies import acts, configs, decisions_in, games_in_progress
    from ruledock.testing.universe import check_options
    from ruledock.testing.visibility import check_visibility, everybody, its_player, nobody
    from ruledock.testing.walking import Act, Wanderer

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "ruledock.testing.conformance": "Report check_game",
        "ruledock.testing.damage": "check_damage",
        "ruledock.testing.failures": "Broken",
        "ruledock.testing.faults": "check_faults",
        "ruledock.testing.guesses": "check_frequencies check_guess check_twins",
        "ruledock.testing.histories": "consistent_worlds",
        "ruledock.testing.keeping": "check_copy check_position check_replay check_save check_undo",
        "ruledock.testing.languages": "check_language",
        "ruledock.testing.leaks": "check_leaks",
        "ruledock.testing.modules": "check_absent check_module_order check_streams modules_of",
        "ruledock.testing.occurrences": "counting refusals",
        "ruledock.testing.sequences": "check_sequence",
        "ruledock.testing.state_machine": "AnyGame",
        "ruledock.testing.strategies": "acts configs decisions_in games_in_progress",
        "ruledock.testing.universe": "check_options",
        "ruledock.testing.visibility": "check_visibility everybody its_player nobody",
        "ruledock.testing.walking": "Act Wanderer",
    },
)

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
    "check_language",
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
