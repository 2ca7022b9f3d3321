"""A rough balance at once: what cards pay on ends of games in which nobody aimed for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import attrs

from ruledock_authoring.trials import Item

FAR = 1.5
"""A card that pays this many times the best known one, per unit of cost, stands out."""
LABEL = "as if nobody aimed for it"


@attrs.frozen
class Weighed:
    """What a card paid on each end of a game."""

    item: Item
    points: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The mean of what it paid."""
        return sum(self.points) / len(self.points) if self.points else 0.0

    @property
    def fulfilled(self) -> float:
        """How often it paid more than nothing."""
        paid = sum(1 for one in self.points if one > 0)
        return paid / len(self.points) if self.points else 0.0

    @property
    def per_cost(self) -> float | None:
        """The mean for each unit of its cost; None if it costs nothing."""
        return self.mean / self.item.cost if self.item.cost else None

    def to_dict(self) -> dict[str, Any]:
        """The numbers for tables and plots."""
        return {
            **attrs.asdict(self.item),
            "points_mean": round(self.mean, 4),
            "fulfilled_share": round(self.fulfilled, 4),
            "points_per_cost": None if self.per_cost is None else round(self.per_cost, 4),
            "points_low": min(self.points, default=None),
            "points_high": max(self.points, default=None),
        }


@attrs.frozen
class Rough:
    """The cards of a pack beside all known ones, weighed on the same ends of games."""

    cards: tuple[Weighed, ...]
    ends: int
    unit: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The report for programs."""
        cards = [card.to_dict() for card in self.cards]
        return {"label": LABEL, "ends": self.ends, "unit": self.unit, "cards": cards}

    def place(self, card: Weighed) -> int:
        """The card's place among the known ones by its mean; 1 pays the most."""
        known = [other for other in self.cards if not other.item.own]
        return 1 + sum(other.mean > card.mean for other in known)

    def remarks(self) -> Iterator[str]:
        """Cards of the pack that pay far more than any known one, or never."""
        known = [card for card in self.cards if not card.item.own]
        for card in (card for card in self.cards if card.item.own):
            name = f"{card.item.id} {card.item.name}"
            best = max(known, key=_worth, default=None)
            if best is not None and _worth(card) > FAR * _worth(best):
                top = (
                    f"the best of those is {best.item.id} {best.item.name} with {_worth(best):.1f}"
                )
                yield f"{name} pays {self._per(card)}, far more than any known card; {top}."
            elif not card.fulfilled and card.mean < 0:
                yield f"{name} only takes points away here, {-card.mean:.1f} on average."
            elif not card.fulfilled:
                yield f"{name} never paid here; {never_paid(known)}"

    def _per(self, card: Weighed) -> str:
        unit = self.unit or "cost"
        return f"{_worth(card):.1f} points " + (f"per {unit}" if card.item.cost else "for nothing")


def _worth(card: Weighed) -> float:
    """The mean for each unit of cost; what costs nothing is compared with what costs one."""
    return card.mean / max(1, card.item.cost)


def never_paid(known: Sequence[Weighed]) -> str:
    """What known cards do, said beside one that never paid."""
    never = [f"{card.item.id} {card.item.name}" for card in known if not card.fulfilled]
    paying = [card for card in known if card.fulfilled]
    said = f"neither did {', '.join(never)}" if never else "every known card did"
    if paying:
        least = min(paying, key=lambda card: card.fulfilled)
        times = sum(1 for one in least.points if one > 0)
        rarest = f"{least.item.id} {least.item.name} did so least often"
        said += f"; of those that did, {rarest}, on {times} of {len(least.points)} ends"
    return f"{said}."


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's: how alike two lists order the same things, from -1 to 1."""
    first, second = _ranks(one), _ranks(other)
    middle = (len(first) + 1) / 2
    both = sum((a - middle) * (b - middle) for a, b in zip(first, second, strict=True))
    spread = sum((a - middle) ** 2 for a in first) * sum((b - middle) ** 2 for b in second)
    return float(both / spread**0.5) if spread else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    """The place of each value; equal ones share the mean of their places."""
    order = sorted(values)
    return [order.index(one) + (order.count(one) + 1) / 2 for one in values]


def weigh(cards: Iterable[tuple[Item, Iterable[int]]], unit: str = "") -> Rough:
    """Gather what each card paid on each end of a game."""
    found = tuple(Weighed(item, tuple(points)) for item, points in cards)
    return Rough(found, max((len(card.points) for card in found), default=0), unit)
