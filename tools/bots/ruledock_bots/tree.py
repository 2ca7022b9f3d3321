"""The planner's tree: which choices it tried, how often, and how well they did."""

from __future__ import annotations

from math import log, sqrt

from ruledock.engine.decisions import Options
from ruledock.engine.options import Option

SPREAD = 0.05
"""The variance we assume for a node with few visits."""


class Node:
    """A choice, with statistics over all worlds in which it was tried."""

    __slots__ = ("children", "offered", "option", "player", "squares", "visits", "worth")

    def __init__(self, option: Option | None = None, player: int = 0) -> None:
        self.option, self.player = option, player
        """The choice that leads here and its player; None at the root."""
        self.visits = 0
        self.offered = 1
        """In how many tries the choice was among the options."""
        self.worth = self.squares = 0.0
        """The sum of its player's results, and the sum of their squares."""
        self.children: dict[Option, Node] = {}

    @property
    def chosen(self) -> Option:
        """The choice that leads here."""
        assert self.option is not None, "the root has no choice"
        return self.option

    def open_children(self, options: Options) -> list[Node]:
        """The nodes of options that were tried before; counts that they were offered again."""
        children = self.children
        if len(options) <= 2 * len(children):
            found = [children[option] for option in options if option in children]
        else:
            found = [node for option, node in children.items() if option in options]
        for node in found:
            node.offered += 1
        return found

    def add(self, option: Option, player: int) -> Node:
        """Add a node for a new choice."""
        node = self.children[option] = Node(option, player)
        return node

    def learn(self, worth: float) -> None:
        """Record the result of a try that passed here."""
        self.visits += 1
        self.worth += worth
        self.squares += worth * worth

    def promise(self, curious: float) -> float:
        """Average worth plus a bonus for choices that were offered often and tried rarely."""
        visits = self.visits
        return self.worth / visits + curious * sqrt(log(self.offered) / visits)

    def beats(self, other: Node, sure: float) -> bool:
        """Whether it did better than *other* by *sure* standard errors."""
        lead = self.worth / self.visits - other.worth / other.visits
        return lead > sure * sqrt(self._error() + other._error())

    def _error(self) -> float:
        """The square of the standard error of the average."""
        spread = self.squares / self.visits - (self.worth / self.visits) ** 2
        return (max(spread, 0.0) + SPREAD / self.visits) / self.visits
