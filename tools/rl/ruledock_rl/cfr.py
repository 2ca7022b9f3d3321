"""Counterfactual regret minimisation on a whole tree, and how exploitable its strategies are."""

from __future__ import annotations

from ruledock_rl.exact import ExactTree

Strategy = list[list[float]]
"""By information set: how likely each action is."""


class Solver:
    """Improves a strategy for all players by playing against itself, over the whole tree."""

    def __init__(self, tree: ExactTree) -> None:
        self.tree = tree
        self.players = tree.config.players
        self._regrets: Strategy = [[0.0] * len(actions) for _, actions in tree.infosets]
        self._sums: Strategy = [[0.0] * len(actions) for _, actions in tree.infosets]
        self._now: Strategy = [_evenly(len(actions)) for _, actions in tree.infosets]

    def run(self, iterations: int) -> None:
        """Walk the tree this many more times."""
        for _ in range(iterations):
            self._walk(0, [1.0] * self.players, 1.0)
            self._now = [_match(regrets) for regrets in self._regrets]

    @property
    def average(self) -> Strategy:
        """The strategy that approaches an equilibrium in games of two players."""
        return [_share(sums) for sums in self._sums]

    def _walk(self, node: int, reach: list[float], chance: float) -> list[float]:
        """The value of a node to each player; regrets and sums grow on the way."""
        tree = self.tree
        who, below = tree.player[node], tree.children[node]
        if who == -2:
            return list(tree.worth[node])
        if who == -1:
            odds = chance / len(below)
            values = [self._walk(child, reach, odds) for child in below]
            return [sum(each) / len(below) for each in zip(*values, strict=True)]
        infoset = tree.infoset[node]
        strategy = self._now[infoset]
        values = []
        for child, likely in zip(below, strategy, strict=True):
            further = reach[:]
            further[who] *= likely
            values.append(self._walk(child, further, chance))
        value = _mean(values, strategy)
        others = chance
        for player, one in enumerate(reach):
            others *= one if player != who else 1.0
        for place, likely in enumerate(strategy):
            self._regrets[infoset][place] += others * (values[place][who] - value[who])
            self._sums[infoset][place] += reach[who] * likely
        return value

    # -- how good it is --------------------------------------------------------------------

    def value(self, player: int) -> float:
        """What a game is worth to a player, if all follow the average strategy."""
        return self._expect(0, self.average)[player]

    def exploitability(self) -> float:
        """How much a player who knows the others' strategy and answers best gains on average."""
        average = self.average
        gains = (
            self._best(player, average) - self._expect(0, average)[player]
            for player in range(self.players)
        )
        return sum(gains) / self.players

    def _expect(self, node: int, strategy: Strategy) -> list[float]:
        tree = self.tree
        if tree.player[node] == -2:
            return list(tree.worth[node])
        below = tree.children[node]
        values = [self._expect(child, strategy) for child in below]
        chance = tree.player[node] == -1
        return _mean(values, _evenly(len(below)) if chance else strategy[tree.infoset[node]])

    def _best(self, player: int, strategy: Strategy) -> float:
        """What *player* gets by the best answer to the others, information set by set."""
        tree = self.tree
        others = self._reach_of_others(player, strategy)
        members: dict[int, list[int]] = {}
        for node, infoset in enumerate(tree.infoset):
            if tree.player[node] == player:
                members.setdefault(infoset, []).append(node)
        choice: dict[int, int] = {}

        def worth(node: int) -> float:
            """What a node is worth, weighted by how likely chance and the others lead there."""
            if tree.player[node] == -2:
                return others[node] * tree.worth[node][player]
            below = tree.children[node]
            if tree.player[node] != player:
                return sum(map(worth, below))
            infoset = tree.infoset[node]
            if infoset not in choice:
                sums = [
                    sum(worth(tree.children[one][place]) for one in members[infoset])
                    for place in range(len(below))
                ]
                choice[infoset] = sums.index(max(sums))
            return worth(below[choice[infoset]])

        return worth(0)

    def _reach_of_others(self, player: int, strategy: Strategy) -> list[float]:
        tree = self.tree
        reach = [1.0] * len(tree.player)
        for node, below in enumerate(tree.children):
            for place, child in enumerate(below):
                likely = 1.0
                if tree.player[node] == -1:
                    likely = 1 / len(below)
                elif tree.player[node] != player:
                    likely = strategy[tree.infoset[node]][place]
                reach[child] = reach[node] * likely
        return reach


def _evenly(count: int) -> list[float]:
    return [1 / count] * count


def _match(regrets: list[float]) -> list[float]:
    """Likely in proportion to regret, where there is any."""
    return _share([max(0.0, one) for one in regrets])


def _share(sums: list[float]) -> list[float]:
    total = sum(sums)
    return [one / total for one in sums] if total > 0 else _evenly(len(sums))


def _mean(values: list[list[float]], odds: list[float]) -> list[float]:
    return [
        sum(value * likely for value, likely in zip(each, odds, strict=True))
        for each in zip(*values, strict=True)
    ]
