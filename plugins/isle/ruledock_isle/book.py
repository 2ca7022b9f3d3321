"""What the isle looks up while it runs: content by id, effects bound, scores compiled."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import attrs

from ruledock.plugin import (
    BoundOp,
    ConfigError,
    ContentError,
    Idle,
    LinkError,
    Message,
    did_you_mean,
    unchanged,
)
from ruledock_isle.axes import FIELDS
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.handling import Display, Make
from ruledock_isle.boat.plans import BoatPlan
from ruledock_isle.boat.tiles import TileDef, cut
from ruledock_isle.cards.clashes import check_deck
from ruledock_isle.cards.doing import Doing, doings
from ruledock_isle.cards.kinds import Card
from ruledock_isle.cards.lesson_sets import lessons_in_play
from ruledock_isle.cards.lessons import Lesson
from ruledock_isle.contributions import Basket, Change, Offer, Price, Source, Supply
from ruledock_isle.options import Find, NameColour, Place, Play, Rescue
from ruledock_isle.phases.anytime import Anytime
from ruledock_isle.phases.days import Moment, PhaseEnd
from ruledock_isle.ruleset import IsleRuleset
from ruledock_isle.scoring.final import Scored, compiled_lines
from ruledock_isle.table import IsleTable

Finds = Mapping[str, tuple[Find, tuple[Doing, ...]]]


@attrs.frozen(eq=False)
class Book:
    """Everything settled once for all games of a ruleset."""

    # content
    fleet: Fleet
    tiles: Mapping[str, TileDef]
    colours: tuple[str, ...]
    cells: tuple[str, ...]
    cards: Mapping[str, Card | Lesson]
    """Every discovery card of this game, lessons included."""
    costs: Mapping[str, int]
    rescue: Mapping[str, Card]
    finds: Mapping[str, Finds]
    anytime: Mapping[str, Anytime]
    lessons: Mapping[str, Lesson]
    deck: tuple[str, ...]
    bag: tuple[str, ...]
    common: tuple[str, ...]
    oshax: tuple[str, ...]
    displays: Mapping[str, Display]
    """Where tiles from the bag go that belong in no field."""
    # numbers
    days: int
    fill: tuple[int, int]
    deal: int
    keep: tuple[int, ...]
    sides: tuple[int, ...]
    broken_per_basket: int
    ends_with_empty_fields: bool
    map_treasures: int
    # scoring and contributions
    phases: Mapping[str, Change]
    phase_ends: Mapping[str, tuple[PhaseEnd, ...]]
    """By phase: the step after it, if a module has something to do then."""
    frames_turns: bool
    """Whether a module puts anything before or after turns."""
    moments: Mapping[str, tuple[Moment, ...]]
    """By window: the step that opens it, if the settings ask anybody there."""
    sources: tuple[Source, ...]
    basket_kinds: tuple[Basket, ...]
    baskets: Mapping[str, Basket]
    supplies: Mapping[str, Supply]
    reprice: Price | None
    """What changes prices, if anything does."""
    forbids: bool
    """Whether anything forbids rescues."""
    # options and messages made once
    field_offers: tuple[Mapping[str, Offer], Mapping[str, Offer]]
    rescues: Mapping[tuple[str, str], Rescue]
    make: Mapping[str, tuple[Make, ...]]
    name_colours: tuple[NameColour, ...]
    ask_keep: Mapping[int, Message]
    lines: tuple[Scored, ...]
    """The final scoring before any lesson."""
    scored: Mapping[str, Scored]
    """The lessons, ready to score."""

    def side(self, day: int) -> int:
        """1 when cards pass to the left on this day, -1 when to the right."""
        return self.sides[(day - 1) % len(self.sides)]


def prepare(ruleset: IsleRuleset) -> Book:
    """The book of one ruleset."""
    _check_players(ruleset)
    parts: dict[str, Any] = {}
    for part in (_tiles, _cards, _numbers, _contributions):
        parts.update(part(ruleset, parts))
    return Book(**parts)


def _check_players(ruleset: IsleRuleset) -> None:
    if ruleset.config.players == 1 and not ruleset.hooks.isle_solo:
        raise ConfigError(Message("isle.wrong.alone"))


def _ask_keep(ruleset: IsleRuleset, count: int) -> Message:
    """The question of a draft; a single player has nobody to pass cards to."""
    alone = ruleset.config.players == 1
    return Message("isle.ask.keep.alone" if alone else "isle.ask.keep", {"count": count})


# -- tiles -------------------------------------------------------------------------------------


def _tiles(ruleset: IsleRuleset, _: Mapping[str, Any]) -> dict[str, Any]:
    items = ruleset.content.items
    plans: Mapping[str, BoatPlan] = items["boats"]
    tiles = cut(items["tile-kinds"], items["tiles"])
    fleet = Fleet(plans, tiles)
    colours = tuple(sorted(fleet.colours))
    bag = [tile.id for tile in tiles.values() if tile.start == "bag" for _ in range(tile.copies)]
    return {
        "fleet": fleet,
        "tiles": tiles,
        "colours": colours,
        "cells": _cell_names(plans),
        "bag": tuple(sorted(bag)),
        "common": tuple(sorted(tile.id for tile in _counting(tiles, "common"))),
        "oshax": tuple(
            sorted(one.id for one in _counting(tiles, "oshax") for _ in range(one.copies))
        ),
        "displays": {tile.id: show for tile in tiles.values() if (show := _display(tile))},
        "make": {tile.id: _makers(tile, colours) for tile in tiles.values()},
        "name_colours": tuple(map(NameColour, colours)),
    }


def _counting(tiles: Mapping[str, TileDef], word: str) -> list[TileDef]:
    return [tile for tile in tiles.values() if word in tile.counts_as]


def _cell_names(plans: Mapping[str, BoatPlan]) -> tuple[str, ...]:
    """Every square of every boat, once."""
    names = (plan.grid.names[cell] for plan in plans.values() for cell in plan.squares)
    return tuple(dict.fromkeys(names))


def _display(tile: TileDef) -> Display | None:
    """An oshax joins the oshax, a treasure the treasures; anything else belongs in a field."""
    if "oshax" in tile.counts_as:
        return lambda table, drawn: table.oshax.append(drawn)
    if tile.is_treasure:
        return _join_pile
    return None


def _join_pile(table: IsleTable, drawn: str) -> None:
    """Put a treasure with others like it, so that piles keep their place; a new kind comes last."""
    rare = table.rare
    place = rare.index(drawn) if drawn in rare else len(rare)
    rare.insert(place, drawn)


def _makers(tile: TileDef, colours: Sequence[str]) -> tuple[Make, ...]:
    """What builds the options to place a tile: one function, or one for each colour it may have."""
    if not tile.picks_colour:
        return (partial(Place, tile.id),)
    return tuple(_place_in_colour(tile.id, colour) for colour in colours)


def _place_in_colour(tile: str, colour: str) -> Make:
    return lambda at, turn, flip: Place(tile, at, turn, flip, colour)


# -- cards -------------------------------------------------------------------------------------


def _cards(ruleset: IsleRuleset, _: Mapping[str, Any]) -> dict[str, Any]:
    effects = _Effects(ruleset)
    chosen = lessons_in_play(ruleset)
    check_deck(ruleset, chosen)
    found = {**ruleset.content.items["cards"], **chosen}
    every = dict(sorted(ruleset.hooks.isle_cards(found, ruleset).items()))
    cards = {name: card for name, card in every.items() if isinstance(card, Card)}
    lessons = {name: card for name, card in every.items() if isinstance(card, Lesson)}
    return {
        "cards": every,
        "costs": {name: card.cost for name, card in every.items()},
        "rescue": {name: card for name, card in cards.items() if card.kind == "rescue"},
        "finds": {name: _finds(effects, card) for name, card in cards.items() if card.ways},
        "anytime": {name: _anytime(effects, card) for name, card in cards.items() if card.does},
        "lessons": lessons,
        "deck": tuple(every),
    }


def _finds(effects: _Effects, card: Card) -> Finds:
    return {way.name: (Find(card.id, way.name), effects.of(card.id, way.does)) for way in card.ways}


def _anytime(effects: _Effects, card: Card) -> Anytime:
    effect = effects.of(card.id, card.does)
    names = frozenset(bound.operation.name for bound in effect)
    return Anytime(Play(card.id), effect, names)


@attrs.define
class _Effects:
    """The operations of cards; cards that do the same share them."""

    ruleset: IsleRuleset
    made: dict[str, tuple[Doing, ...]] = attrs.field(factory=dict)

    def of(self, card: str, does: Sequence[Any]) -> tuple[Doing, ...]:
        """What a card does, with the words in it compiled."""
        key = json.dumps(does)
        if key not in self.made:
            bound = self.ruleset.operations.compile(list(does))
            _check_supplies(self.ruleset, card, bound)
            self.made[key] = doings(_compile_count(self.ruleset, card, one) for one in bound)
        return self.made[key]


def _check_supplies(ruleset: IsleRuleset, card: str, effect: Sequence[BoundOp]) -> None:
    known = ruleset.hooks.isle_supplies
    for bound in effect:
        source = bound.params.get("from", "common")
        if source not in known:
            hint = did_you_mean(str(source), known)
            raise LinkError(f"card {card} takes from {source!r}, which is not a supply; {hint}")


def _compile_count(ruleset: IsleRuleset, card: str, bound: BoundOp) -> BoundOp:
    if "per" not in bound.params:
        return bound
    said = thaw(bound.params["per"])
    problems = ruleset.words.check("number", said)
    if problems:
        where = f"card {card}, {bound.operation.name}, per"
        raise ContentError([problem.mistake(where) for problem in problems])
    number = ruleset.words.compile("number", said)
    return bound.operation.bind({**bound.params, "per": number})


def thaw(value: Any) -> Any:
    """Turn a frozen JSON value back into plain dicts and lists."""
    if isinstance(value, Mapping):
        return {key: thaw(part) for key, part in value.items()}
    return [thaw(part) for part in value] if isinstance(value, tuple) else value


# -- numbers and contributions -----------------------------------------------------------------


def _numbers(ruleset: IsleRuleset, parts: Mapping[str, Any]) -> dict[str, Any]:
    rules, players = ruleset.rules, ruleset.config.players
    draft = rules["draft"]
    left, right = (rules["cats_per_player"][field] * players for field in FIELDS)
    return {
        "days": rules["days"],
        "fill": (left, right),
        "deal": draft["deal"],
        "keep": tuple(draft["keep"]),
        "sides": tuple(1 if side == "left" else -1 for side in draft["pass"]),
        "broken_per_basket": rules["broken_baskets"],
        "ends_with_empty_fields": rules["phase_ends_with_empty_fields"],
        "map_treasures": rules["map_treasures"],
        "field_offers": tuple(
            {tile: Offer(tile, rules["prices"][field]) for tile in parts["tiles"]}
            for field in FIELDS
        ),
        "ask_keep": {n: _ask_keep(ruleset, n) for n in range(1, 13)},
    }


def _contributions(ruleset: IsleRuleset, parts: Mapping[str, Any]) -> dict[str, Any]:
    hooks = ruleset.hooks
    baskets = hooks.isle_baskets
    price = hooks.isle_price
    ending = not isinstance(hooks.isle_phase_ends, Idle)
    turns = (hooks.isle_turn_starts, hooks.isle_turn_ends)
    return {
        "phases": dict(hooks.isle_phases.values()),
        "phase_ends": {name: (PhaseEnd(name),) if ending else () for name in hooks.isle_phases},
        "frames_turns": not all(isinstance(hook, Idle) for hook in turns),
        "moments": {name: (Moment(name),) for name, asked in ruleset.asking.items() if asked},
        "sources": tuple(hooks.isle_rescue_offers.values()),
        "basket_kinds": tuple(baskets.values()),
        "baskets": baskets,
        "supplies": hooks.isle_supplies,
        "reprice": None if price is unchanged else price,
        "forbids": not isinstance(hooks.isle_may_rescue, Idle),
        "rescues": {
            (tile, name): Rescue(tile, name) for tile in parts["tiles"] for name in baskets
        },
        "lines": compiled_lines(ruleset),
        "scored": {
            name: Scored.of(ruleset, one, one.traced_to, "card")
            for name, one in parts["lessons"].items()
        },
    }
