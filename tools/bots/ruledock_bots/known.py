"""The bots of a game, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.installed.entry_points import entry_points
from ruledock_bots.greedy import GreedyBot
from ruledock_bots.planner import Planner
from ruledock_bots.random import RandomBot
from ruledock_bots.specs import maker

GROUP = "ruledock.bots"

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset
    from ruledock_bots.hookspecs import MakeBot


def bots_of(ruleset: Ruleset) -> dict[str, MakeBot]:
    """The makers of our bots and of those that plugins add or replace."""
    own: dict[str, MakeBot] = {
        "random": RandomBot,
        "greedy": GreedyBot,
        "planner": Planner,
    }
    return own | {name: make for name, make in ruleset.for_tool("ruledock_bots").values()}


def named_maker(ruleset: Ruleset, spec: str) -> MakeBot:
    """The maker of a bot by name, such as ``greedy`` or ``planner:seconds=0.1``.

    Tools and other distributions add bots for any game in the entry-point group ``ruledock.bots``.
    """
    known, name = bots_of(ruleset), spec.partition(":")[0]
    if name not in known:
        known |= {one.name: one.load() for one in entry_points(group=GROUP) if one.name == name}
    return maker(known, spec)
