"""The book: what all games of one ruleset look up.

It holds ready-made steps, options and whole decisions that come again and again. Cards are bits,
and masks tell what a hand can do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial, reduce
from itertools import combinations, product
from operator import or_
from typing import Any, Final

import attrs

from ruledock.plugin import Bits, Decision, LinkError, Message, Option, Ruleset
from ruledock_sea_salt_paper import options
from ruledock_sea_salt_paper.cards.kinds import Card, Line, Pair, Victory
from ruledock_sea_salt_paper.phases import steps
from ruledock_sea_salt_paper.scoring.words import MOST_CARDS, Cards, cards_seen

PASS: Final = options.Pass()
STOP: Final = options.Stop()
LAST_CHANCE: Final = options.LastChance()
CLOSING: Final[tuple[Option, ...]] = (STOP, LAST_CHANCE)
MOST_KEPT: Final = 50_000


@attrs.frozen(eq=False)
class PairRule:
    """Which cards make a pair, and what happens when it is laid."""

    number: int
    pair: Pair
    effect: tuple[Any, ...]
    cards: int
    """The cards that can be in such a pair."""
    lays: dict[tuple[int, int], options.Lay]
    """By the two cards' numbers: the option."""
    known: dict[int, tuple[options.Lay, ...]] = attrs.field(factory=dict)
    """A cache: every pair in these cards."""

    def pairs(self, held: int) -> tuple[options.Lay, ...]:
        """Every such pair in a hand; *held* has only its cards of this rule."""
        found = self.known.get(held)
        if found is None:
            if len(self.known) > MOST_KEPT:
                self.known.clear()
            both = ((one, two) for one, two in self.lays if held >> one & 1 and held >> two & 1)
            found = self.known[held] = tuple(self.lays[pair] for pair in both)
        return found


@attrs.frozen(eq=False)
class Place:
    """The ready-made steps and decisions of one player."""

    drawing: steps.Drawing
    keeping: steps.Keeping
    discarding: steps.Discarding
    playing: steps.Playing
    draws: tuple[Decision | None, ...]
    """By the piles that have cards: bit 0 the draw pile, then the discard piles."""
    discards: tuple[Decision, ...]
    """By the piles that have cards: where the player may discard."""
    searches: tuple[Decision | None, ...]
    """By the piles that have cards: which ones the player may look through."""
    passing: Decision
    """Nothing to do but pass, though nobody else can be sure of that."""
    passing_openly: Decision
    """Nothing to do but pass, and everybody knows."""


@attrs.frozen(eq=False)
class Book:
    """What the game looks up while it runs."""

    cards: tuple[Card, ...]
    ids: tuple[str, ...]
    number: dict[str, int]
    bit: dict[str, int]
    families: tuple[int, ...]
    colours: tuple[int, ...]
    pairs: tuple[PairRule, ...]
    card_scores: tuple[tuple[Line, Callable[[Cards], int]], ...]
    """Each line of the card points by itself."""
    points: Callable[[int], int]
    """The card points of a player's cards, given as bits."""
    bonus: Callable[[Cards], int]
    victories: tuple[Victory, ...]
    wins: Callable[[Cards], bool]
    decisive: int
    """The cards that victories look at: no other card wins at once."""
    places: tuple[Place, ...]
    keep: dict[str, options.Keep]
    picks: dict[str, options.Pick]
    robs: tuple[options.Rob, ...]
    draw: int
    closing_points: int
    target: int

    def scene(self, owned: int) -> Cards:
        """What scores see of a player's cards."""
        return Cards(owned, self.families, self.colours, self.cards)

    def rule_of(self, chosen: options.Lay) -> PairRule:
        """The pair that two cards make."""
        both = self.number[chosen.first], self.number[chosen.second]
        return next(rule for rule in self.pairs if both in rule.lays)


def prepare(ruleset: Ruleset) -> Book:
    """Build the book: cards as bits, scores compiled, effects bound, decisions made."""
    content, rules, count = ruleset.content, ruleset.rules, ruleset.config.players
    cards: tuple[Card, ...] = content.all("cards")
    if len(cards) > MOST_CARDS:
        raise LinkError(f"found a deck of {len(cards)} cards, expected at most {MOST_CARDS}")
    number = {card.id: place for place, card in enumerate(cards)}
    families = _masks(cards, content.items["families"], lambda card: card.family)
    masks = tuple(families.values())
    colours = tuple(_masks(cards, content.items["colours"], lambda card: card.colour).values())
    bits = Bits(lambda owned: Cards(owned, masks, colours, cards), partial(cards_seen, masks))
    lines = content.all("lines")
    return Book(
        cards=cards,
        ids=tuple(number),
        number=number,
        bit={name: 1 << place for name, place in number.items()},
        families=masks,
        colours=colours,
        pairs=tuple(_pair_rules(ruleset, cards, families)),
        card_scores=tuple(
            (line, ruleset.words.compile("score", line.score))
            for line in lines
            if line.counts == "cards"
        ),
        points=ruleset.words.tabulate("score", _sum_of(lines, "cards"), bits),
        bonus=ruleset.words.compile("score", _sum_of(lines, "bonus")),
        victories=content.all("victories"),
        wins=_any_of(ruleset, [victory.if_ for victory in content.all("victories")]),
        decisive=reduce(
            or_,
            (
                cards_seen(masks, ruleset.words.read("condition", victory.if_))
                for victory in content.all("victories")
            ),
            0,
        ),
        places=tuple(_place(player, rules["discard_piles"]) for player in range(count)),
        keep={name: options.Keep(name) for name in number},
        picks={name: options.Pick(name) for name in number},
        robs=tuple(options.Rob(player) for player in range(count)),
        draw=rules["draw"],
        closing_points=rules["closing_points"],
        target=rules["targets"][str(count)],
    )


def _masks(cards: Sequence[Card], names: Mapping[str, Any], of: Callable[[Card], str]) -> Any:
    """By name, in their order: the cards that have it, as bits."""
    masks = dict.fromkeys(names, 0)
    for place, card in enumerate(cards):
        masks[of(card)] |= 1 << place
    return masks


def _sum_of(lines: Sequence[Line], counts: str) -> Mapping[str, Any]:
    """The score of all lines that count the same thing."""
    scores = [line.score for line in lines if line.counts == counts]
    return {"total": scores} if len(scores) > 1 else next(iter(scores), {"pay": 0})


def _any_of(ruleset: Ruleset, conditions: Sequence[Any]) -> Callable[[Cards], bool]:
    never = {"exactly": 1, "of": 0}
    together = {"or": list(conditions)} if len(conditions) > 1 else next(iter(conditions), never)
    return ruleset.words.compile("condition", together)


def _pair_rules(
    ruleset: Ruleset, cards: Sequence[Card], families: Mapping[str, int]
) -> Sequence[PairRule]:
    found = []
    for number, pair in enumerate(ruleset.content.all("pairs")):
        first, second = (families[name] for name in pair.families)
        effect = ruleset.operations.compile(list(pair.does))
        lays = {
            (one, two): options.Lay(cards[one].id, cards[two].id)
            for one, two in _both(first, second)
        }
        found.append(PairRule(number, pair, effect, first | second, lays))
    return found


def _both(first: int, second: int) -> Sequence[tuple[int, int]]:
    """Every way to take a card of each of two families, or two cards of one."""
    ones, twos = (
        [n for n in range(mask.bit_length()) if mask >> n & 1] for mask in (first, second)
    )
    return list(combinations(ones, 2)) if first == second else list(product(ones, twos))


def _place(player: int, piles: int) -> Place:
    every = range(1, piles + 1)
    takes: list[Option] = [options.Draw(), *(options.Take(pile) for pile in every)]
    discards = [options.Discard(pile) for pile in every]
    searches = [options.Search(pile) for pile in every]
    return Place(
        drawing=steps.Drawing(player),
        keeping=steps.Keeping(player),
        discarding=steps.Discarding(player),
        playing=steps.Playing(player),
        draws=tuple(
            _public_decision(player, "draw", _some(takes, held)) for held in range(2 << piles)
        ),
        discards=tuple(
            _public_decision(player, "discard", _room(discards, held)) for held in range(1 << piles)
        ),
        searches=tuple(
            _public_decision(player, "search", _some(searches, held)) for held in range(1 << piles)
        ),
        passing=Decision(player, "sea_salt_paper.play", (PASS,), _prompt("pass")),
        passing_openly=Decision(
            player, "sea_salt_paper.play", (PASS,), _prompt("pass"), public=True
        ),
    )


def _some(several: Sequence[Option], held: int) -> tuple[Option, ...]:
    return tuple(one for place, one in enumerate(several) if held >> place & 1)


def _room(several: Sequence[Option], held: int) -> tuple[Option, ...]:
    """Where to discard: the first empty pile, or any pile if none is empty."""
    empty = [one for place, one in enumerate(several) if not held >> place & 1]
    return (empty[0],) if empty else tuple(several)


def _prompt(what: str) -> Message:
    return Message(f"sea_salt_paper.ask.{what}")


def _public_decision(player: int, what: str, open_: tuple[Option, ...]) -> Any:
    """A decision whose options everybody can work out; None without options."""
    if not open_:
        return None
    return Decision(player, f"sea_salt_paper.{what}", open_, _prompt(what), public=True)
