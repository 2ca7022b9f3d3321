"""The balance of a pack: how its cards do in many games, compared with known cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any

import attrs

from ruledock.engine.seeds import require_seed
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_authoring.trials import Item, Trial, Use
from ruledock_bots.seeds import game_seed
from ruledock_simulation import portable
from ruledock_simulation.pools import in_order
from ruledock_simulation.progress import bar
from ruledock_simulation.seating import make_bots, makers

Task = tuple[Any, str, int, str, Callable[..., Sequence[Any]]]


@attrs.define
class Tally:
    """What a card did in all games."""

    item: Item
    seen: int = 0
    taken: int = 0
    played: int = 0
    points: list[int] = attrs.field(factory=list)
    others: list[int] = attrs.field(factory=list)

    def add(self, use: Use) -> None:
        """Count one game."""
        self.seen += use.seen
        self.taken += use.taken
        self.played += use.played
        self.points += use.points
        self.others += use.others

    def to_dict(self, games: int) -> dict[str, Any]:
        """The numbers for tables and plots; None if nothing was counted."""
        mean = _mean(self.points)
        return {
            **attrs.asdict(self.item),
            "seen": self.seen,
            "taken": self.taken,
            "played": self.played,
            "taken_share": _share(self.taken, self.seen),
            "played_share": _share(self.played, games),
            "fulfilled_share": _share(sum(1 for one in self.points if one > 0), len(self.points)),
            "points_mean": mean,
            "points_spread": _spread(self.points),
            "points_low": min(self.points, default=None),
            "points_high": max(self.points, default=None),
            "points_per_cost": _share(mean or 0, self.item.cost) if self.points else None,
            "others_mean": _mean(self.others),
        }


def _share(part: float, whole: float) -> float | None:
    return round(part / whole, 4) if whole else None


def _mean(values: Sequence[int]) -> float | None:
    return round(sum(values) / len(values), 4) if values else None


def _spread(values: Sequence[int]) -> float | None:
    """The standard deviation of the sample."""
    if len(values) < 2:
        return None
    mean = sum(values) / len(values)
    return round(sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1)), 4)


@attrs.frozen
class Report:
    """The result of a trial; equal for equal seeds."""

    pack: str
    games: int
    seed: str
    bot: str
    players: int
    unit: str
    cards: tuple[dict[str, Any], ...]
    """The cards of the pack, then the known cards they are compared with."""
    groups: tuple[dict[str, Any], ...]
    """The same by set: the mean of its cards, and the lowest and highest."""

    def to_dict(self) -> dict[str, Any]:
        """The report for programs."""
        return attrs.asdict(self)


NUMBERS = (
    "taken_share",
    "played_share",
    "fulfilled_share",
    "points_mean",
    "points_spread",
    "points_per_cost",
    "others_mean",
)
"""The numbers by which cards are compared."""


def balance(
    trial: Trial, pack: str, games: int, *, bot: str = "", seed: str | int = 0, workers: int = 1
) -> Report:
    """Play the games of a trial, and add up what each card did."""
    chosen, run = bot or trial.bot, require_seed(seed)
    for table in trial.tables:
        makers(link(table), chosen)
    settings = [portable(table) for table in trial.tables]
    tasks = [(settings[n % len(settings)], run, n, chosen, trial.play) for n in range(games)]
    tallies = {item.id: Tally(item) for item in trial.items}
    for uses in bar(in_order(play_one, tasks, workers), games, "games"):
        for use in uses:
            tallies[use.item].add(use)
    found = [tally.to_dict(_games_with(tally.item, games, trial)) for tally in tallies.values()]
    players = trial.tables[0].players
    sets = tuple(groups(found))
    return Report(pack, games, run, chosen, players, trial.unit, tuple(found), sets)


def play_one(task: Task) -> Sequence[Any]:
    """Play one game: a task is settings, the run's seed, number, bot, and the trial's ``play``."""
    settings, run, number, bot, play = task
    game = new_game(make_config(settings), game_seed(run, number))
    return play(game, make_bots(game.ruleset, bot, run, number))


def _games_with(item: Item, games: int, trial: Trial) -> int:
    """In how many games a card could turn up."""
    tables = len(trial.items_at)
    counts = [len(range(n, games, tables)) for n in range(tables)]
    return sum(n for n, items in zip(counts, trial.items_at, strict=True) if item.id in items)


def groups(found: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The sets, with the mean, the lowest and the highest of their cards."""
    names = dict.fromkeys((card["group"], card["own"]) for card in found)
    for name, own in names:
        inside = [card for card in found if (card["group"], card["own"]) == (name, own)]
        yield {"group": name, "own": own, "cards": len(inside), **_middles(inside)}


def _middles(inside: Sequence[dict[str, Any]]) -> dict[str, Any]:
    middles: dict[str, Any] = {}
    for key in NUMBERS:
        known = [card[key] for card in inside if card[key] is not None]
        middles[key] = round(sum(known) / len(known), 4) if known else None
        middles[f"{key}_range"] = [min(known), max(known)] if known else None
    return middles
