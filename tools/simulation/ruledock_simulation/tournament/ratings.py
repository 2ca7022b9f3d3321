"""Plackett-Luce ratings: how strong each bot is, from who came before whom.

We maximise the likelihood by Hunter's algorithm, with weights, so that ties count half each way and
a bootstrap costs little; tests compare it with choix. Each bot also has one game won and one lost
against an average opponent, so that ratings stay finite where somebody wins every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from random import Random
from typing import Any

Ranking = tuple[int, ...]
"""Bots, the best first."""
ELO = 400 / log(10)
"""What a rating is multiplied by, so that 400 more means ten times as strong."""
ROUNDS, CLOSE = 500, 1e-9
ROUGHLY = 1e-4
"""How close to come in a bootstrap: well below a point of Elo, in a third of the time."""
FARTHEST = 50.0
"""How far from 0 a leap may lead: strengths stay within what numbers can hold."""
PRIOR = 1.0


def rankings_of(row: Mapping[str, Any]) -> list[tuple[Ranking, float]]:
    """The ranking of a game, with its weight; ties count half one way and half the other."""
    seats, places = row["seats"], row["places"]
    ways: dict[Ranking, float] = {}
    for sign in (1, -1):
        order = sorted(range(len(seats)), key=lambda seat: (places[seat], sign * seat))
        ranking = tuple(dict.fromkeys(seats[seat] for seat in order))
        ways[ranking] = ways.get(ranking, 0.0) + 0.5
    return [(ranking, weight) for ranking, weight in ways.items() if len(ranking) > 1]


def ratings(
    bots: int,
    weighted: Mapping[Ranking, float],
    prior: float = PRIOR,
    *,
    near: Sequence[float] | None = None,
    close: float = CLOSE,
) -> list[float]:
    """The logarithm of each bot's strength; their mean is 0. *near* is where to begin."""
    wins = [prior] * bots
    for ranking, weight in weighted.items():
        for bot in ranking[:-1]:
            wins[bot] += weight

    def improve(logs: Sequence[float]) -> list[float]:
        new = _improve([exp(one) for one in logs], wins, weighted, prior)
        return [log(one) for one in new]

    found = list(near) if near else [0.0] * bots
    for _ in range(ROUNDS):
        once = improve(found)
        twice = improve(once)
        if max(abs(a - b) for a, b in zip(twice, once, strict=True)) < close:
            found = twice
            break
        found = improve(_leap(found, once, twice))
    mean = sum(found) / bots
    return [one - mean for one in found]


def _leap(start: Sequence[float], once: Sequence[float], twice: Sequence[float]) -> list[float]:
    """Where steps like these lead, if each is shorter than the one before (SQUAREM).

    Where somebody wins nearly all games, steps alone are still five points of Elo away after 500.
    """
    step = [b - a for a, b in zip(start, once, strict=True)]
    change = [c - b - one for b, c, one in zip(once, twice, step, strict=True)]
    size = sum(one * one for one in change)
    far = (sum(one * one for one in step) / size) ** 0.5 if size else 1.0
    far = max(1.0, far)
    led = [a + 2 * far * b + far * far * c for a, b, c in zip(start, step, change, strict=True)]
    return [min(max(one, -FARTHEST), FARTHEST) for one in led]


def _improve(
    strength: Sequence[float],
    wins: Sequence[float],
    weighted: Mapping[Ranking, float],
    prior: float,
) -> list[float]:
    below = [2 * prior / (one + 1.0) for one in strength]
    for ranking, weight in weighted.items():
        rest, share, shares = 0.0, 0.0, []
        for bot in reversed(ranking):
            rest += strength[bot]
            shares.append(rest)
        for place, bot in enumerate(ranking):
            if place < len(ranking) - 1:
                share += weight / shares[len(ranking) - 1 - place]
            below[bot] += share
    return [won / one for won, one in zip(wins, below, strict=True)]


def weigh(rows: Iterable[Mapping[str, Any]]) -> Counter[Ranking]:
    """All rankings of some games, with their weights."""
    found: Counter[Ranking] = Counter()
    for row in rows:
        for ranking, weight in rankings_of(row):
            found[ranking] += weight  # type: ignore[assignment]
    return found


def intervals(
    bots: int, deals: Sequence[Counter[Ranking]], seed: str, times: int = 200
) -> list[tuple[float, float]]:
    """By bot: where 95 of 100 ratings lie, if the deals were drawn again."""
    rng = Random(f"bootstrap {seed}")
    near = ratings(bots, sum(deals, Counter()))
    drawn: list[list[float]] = []
    for _ in range(times if deals else 0):
        total: dict[Ranking, float] = {}
        for deal in rng.choices(deals, k=len(deals)):
            for ranking, weight in deal.items():
                total[ranking] = total.get(ranking, 0.0) + weight
        drawn.append(ratings(bots, total, near=near, close=ROUGHLY))
    return [_middle(sorted(one[bot] for one in drawn)) for bot in range(bots)]


def _middle(values: Sequence[float]) -> tuple[float, float]:
    if not values:
        return (0.0, 0.0)
    cut = int(len(values) * 0.025)
    return values[cut], values[-1 - cut]
