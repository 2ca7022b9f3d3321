"""The planner's memory: what was tried after what, how often, and how well it went."""

from __future__ import annotations

from math import log, sqrt

from ruledock.engine.decisions import Options
from ruledock.engine.options import Option

SPREAD = 0.05
"""The variance that a node seems to have before it is visited often."""


class Node:
    """What followed one choice, over all worlds in which it was tried."""

    __slots__ = ("children", "offered", "option", "player", "squares", "visits", "worth")

    def __init__(self, option: Option | None = None, player: int = 0) -> None:
        self.option, self.player = option, player
        """The choice that leads here, and who made it; nothing leads to the root."""
        self.visits = 0
        self.offered = 1
        """In how many tries the choice was open when its player was asked."""
        self.worth = self.squares = 0.0
        """How well its player stood in the end, added up; and the squares of it."""
        self.children: dict[Option, Node] = {}

    @property
    def chosen(self) -> Option:
        """The choice that leads here."""
        assert self.option is not None, "nothing leads to the root"
        return self.option

    def open_children(self, options: Options) -> list[Node]:
        """The choices tried before that are open in this world, too."""
        children = self.children
        if len(options) <= 2 * len(children):
            found = [children[option] for option in options if option in children]
        else:
            found = [node for option, node in children.items() if option in options]
        for node in found:
            node.offered += 1
        return found

    def add(self, option: Option, player: int) -> Node:
        """The node behind a choice made for the first time."""
        node = self.children[option] = Node(option, player)
        return node

    def learn(self, worth: float) -> None:
        """One more try has passed here and ended so."""
        self.visits += 1
        self.worth += worth
        self.squares += worth * worth

    def promise(self, curious: float) -> float:
        """Average worth, with more on top the less often a choice was made when it could be."""
        visits = self.visits
        return self.worth / visits + curious * sqrt(log(self.offered) / visits)

    def beats(self, other: Node, sure: float) -> bool:
        """Whether it did better than *other* by so many standard errors."""
        lead = self.worth / self.visits - other.worth / other.visits
        return lead > sure * sqrt(self._error() + other._error())

    def _error(self) -> float:
        """The square of how far off the average may be."""
        spread = self.squares / self.visits - (self.worth / self.visits) ** 2
        return (max(spread, 0.0) + SPREAD / self.visits) / self.visits
