"""Lessons on trial: games between bots that pursue them, beside the sets everybody knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import attrs

from ruledock.plugin import Bot, Config, Game, Option, Ruleset, Seat, link, make_config, playout
from ruledock_authoring.trials import Item, Trial, Use
from ruledock_isle.options import Buy, Keep
from ruledock_isle.table import IsleTable

YARDSTICKS = ("A", "B", "C")
"""The sets that lessons are compared with."""


def trial(ruleset: Ruleset, pack: str, players: int) -> Trial:
    """Every set of a pack, beside two of the known ones in turn."""
    own = set(ruleset.content.packs[pack].adds.get("lessons", ()))
    tables = [_table(ruleset, players, sets) for sets in _combine(ruleset, own)]
    decks = [link(table).book.lessons for table in tables]
    lessons = {id: one for deck in decks for id, one in deck.items()}
    items = [
        Item(id, one.name, one.set or "basic", one.cost, id in own) for id, one in lessons.items()
    ]
    order = sorted(items, key=lambda item: (not item.own, item.group, item.id))
    dealt = tuple(frozenset(deck) for deck in decks)
    return Trial(tuple(tables), tuple(order), dealt, play, "scholar", "fish")


def _combine(ruleset: Ruleset, own: set[str]) -> list[tuple[str, ...]]:
    """The combinations of sets to be played: each own set with known ones beside it."""
    lessons = ruleset.content.items["lessons"]
    number = ruleset.rules["lesson_sets"]
    found = []
    for name in sorted({lessons[id].set for id in own if lessons[id].set} or {YARDSTICKS[0]}):
        beside = [one for one in YARDSTICKS if one != name]
        found += [(name, *others) for others in combinations(beside, number - 1)]
    return list(dict.fromkeys(tuple(sorted(sets)) for sets in found))


def _table(ruleset: Ruleset, players: int, sets: Sequence[str]) -> Config:
    config = ruleset.config
    return make_config(
        {
            "game": config.game,
            "players": players,
            "modules": config.modules,
            "packs": config.packs,
            "windows": "own",
            "lessons": list(sets),
        }
    )


@attrs.define
class Watched:
    """A bot, and what it was offered, took and bought."""

    bot: Bot
    seen: Counter[str] = attrs.field(factory=Counter)
    taken: Counter[str] = attrs.field(factory=Counter)
    bought: set[str] = attrs.field(factory=set)

    def __call__(self, seat: Seat) -> Option | int:
        answer = self.bot(seat)
        options = seat.decision.options
        chosen = options[answer] if isinstance(answer, int) else answer
        if isinstance(chosen, Keep):
            kept = (one.cards for one in options if isinstance(one, Keep))
            self.seen.update({card for cards in kept for card in cards})
            self.taken.update(chosen.cards)
        elif isinstance(chosen, Buy):
            self.bought.update(chosen.cards)
        return answer


def play(game: Game, bots: Sequence[Bot]) -> list[Use]:
    """Play a game to its end, and say what became of each lesson."""
    watched = [Watched(bot) for bot in bots]
    playout(game, watched)
    seen, taken = Counter[str](), Counter[str]()
    for bot in watched:
        seen += bot.seen
        taken += bot.taken
    paid = {card: (own, others) for card, own, others in _payments(game, watched)}
    cards = [card for card in IsleTable.of(game).book.lessons if card in seen or card in paid]
    return [
        Use(card, seen[card], taken[card], int(card in paid), *paid.get(card, ((), ())))
        for card in cards
    ]


def _payments(
    game: Game, watched: Sequence[Watched]
) -> Iterator[tuple[str, tuple[int, ...], tuple[int, ...]]]:
    """Each lesson in play: what it paid who bought it, and what it paid the others."""
    table = IsleTable.of(game)
    points = [{line.rule: line.points for line in lines} for lines in game.result.lines]
    scored = table.book.scored
    for player, cards in enumerate(table.lessons):
        for card in cards:
            yield card, (points[player][scored[card].rule],), ()
    for lesson in table.public_lessons:
        paid = [by_rule.get(scored[lesson.card].rule, 0) for by_rule in points]
        own = [n for n, bot in enumerate(watched) if lesson.card in bot.bought]
        others = [points for n, points in enumerate(paid) if n not in own]
        yield lesson.card, tuple(paid[n] for n in own), tuple(others)
