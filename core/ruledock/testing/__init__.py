"""Tests for plugin and pack authors: ``check_game`` and its parts, and hypothesis strategies.

Names are imported on first use, so that ``check_game`` needs neither pytest nor hypothesis.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.installed.lazy import lazy_exports

if TYPE_CHECKING:
    from ruledock.testing.conformance import Report as Report
    from ruledock.testing.conformance import check_game as check_game
    from ruledock.testing.damage import check_damage as check_damage
    from ruledock.testing.failures import Broken as Broken
    from ruledock.testing.faults import check_faults as check_faults
    from ruledock.testing.guesses import check_frequencies as check_frequencies
    from ruledock.testing.guesses import check_guess as check_guess
    from ruledock.testing.guesses import check_twins as check_twins
    from ruledock.testing.histories import consistent_worlds as consistent_worlds
    from ruledock.testing.keeping import check_copy as check_copy
    from ruledock.testing.keeping import check_position as check_position
    from ruledock.testing.keeping import check_replay as check_replay
    from ruledock.testing.keeping import check_save as check_save
    from ruledock.testing.keeping import check_undo as check_undo
    from ruledock.testing.languages import check_language as check_language
    from ruledock.testing.leaks import check_leaks as check_leaks
    from ruledock.testing.modules import check_absent as check_absent
    from ruledock.testing.modules import check_module_order as check_module_order
    from ruledock.testing.modules import check_streams as check_streams
    from ruledock.testing.modules import modules_of as modules_of
    from ruledock.testing.occurrences import counting as counting
    from ruledock.testing.occurrences import refusals as refusals
    from ruledock.testing.packs import check_pack as check_pack
    from ruledock.testing.sequences import check_sequence as check_sequence
    from ruledock.testing.state_machine import AnyGame as AnyGame
    from ruledock.testing.strategies import acts as acts
    from ruledock.testing.strategies import configs as configs
    from ruledock.testing.strategies import decisions_in as decisions_in
    from ruledock.testing.strategies import games_in_progress as games_in_progress
    from ruledock.testing.universe import check_options as check_options
    from ruledock.testing.visibility import Known as Known
    from ruledock.testing.visibility import check_visibility as check_visibility
    from ruledock.testing.visibility import everybody as everybody
    from ruledock.testing.visibility import its_player as its_player
    from ruledock.testing.visibility import nobody as nobody
    from ruledock.testing.walking import Act as Act
    from ruledock.testing.walking import Wanderer as Wanderer

__getattr__, __dir__, __all__ = lazy_exports(
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
        "ruledock.testing.packs": "check_pack",
        "ruledock.testing.sequences": "check_sequence",
        "ruledock.testing.state_machine": "AnyGame",
        "ruledock.testing.strategies": "acts configs decisions_in games_in_progress",
        "ruledock.testing.universe": "check_options",
        "ruledock.testing.visibility": "Known check_visibility everybody its_player nobody",
        "ruledock.testing.walking": "Act Wanderer",
    },
)
