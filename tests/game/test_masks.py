"""Masks are generated; what they show is what the places of a table say, asked one by one."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import ruledock
from ruledock.engine.codec import codec
from ruledock.game.masks import _mask, masked
from ruledock.game.places import places
from ruledock.plugin import ByPlayer, Chance, Drawer, Table, drawer, hidden, secret, unsaved

TABLES: dict[str, dict[str, Any]] = {
    "auction": {"players": 3, "modules": ["patrons"]},
    "hearts": {},
    "isle": {"players": 3, "modules": ["creatures", "events", "kittens"]},
    "kockombat": {"choice": "expert"},
    "sea_salt_paper": {"players": 3},
}


def slowly(table: Any, player: int | None) -> dict[tuple[str, Any], Any]:
    """By place that is not in a step: what *player* sees of it, or how much lies there."""
    seen = {}
    for place in places(table):
        known, count = place.known_to(player), len(place.things)
        hidden = {"count": count, "known": known} if known else count
        seen[place.name] = place.things if place.seen_by(player) else hidden
    return {name: what for name, what in seen.items() if not name[0][:1].isdigit()}


def at(shown: dict[str, Any], name: tuple[str, Any]) -> Any:
    """What a mask has in a place; one thing as a list of it."""
    part, _, field = name[0].rpartition(".")
    whole = shown[part][field]
    what = whole if name[1] is None else whole[name[1]]
    return [what] if isinstance(what, str) else [] if what is None else what


@pytest.mark.parametrize("name", TABLES)
def test_masks_say_what_places_say(name: str) -> None:
    game, rng, compared = ruledock.new(name, seed=4, **TABLES[name]), Random(4), 0
    for _ in range(120):
        if game.over:
            break
        for player in (*game.table.players, None):
            shown = masked(game.table, player)
            for place, expected in slowly(game.table, player).items():
                assert at(shown, place) == expected, (place, player)
                compared += 1
        decision = rng.choice(list(game.decisions))
        game.choose(decision, rng.randrange(len(decision.options)))
    assert compared > 300


@pytest.mark.parametrize("name", TABLES)
def test_fields_without_secrets_are_shown_as_they_are_saved(name: str) -> None:
    table: Any = ruledock.new(name, seed=4, **TABLES[name]).table
    secret = {place.name[0] for place in places(table)}
    saved = {"": table.codec().dump(table)}
    saved |= {kind.name: codec(kind).dump(drawer) for kind, drawer in table.drawers.items()}
    for part, fields in masked(table, 0).items():
        for field, value in fields.items():
            if (f"{part}.{field}" if part else field) not in secret:
                assert value == saved[part][field]


@drawer
class Odd(Drawer):
    """Its fields are called as what generated code uses."""

    name = "odd"

    count: list[str] = hidden(known=lambda table, key, thing: (0,))
    sees: ByPlayer[list[str]] = secret(by="player", to=lambda table, key: (key,))


def test_any_name_of_a_field_can_be_masked() -> None:
    mask = _mask(Odd, ())
    rules: Any = SimpleNamespace(players=range(2))
    table = Table(rules, [], Chance(0), {}, None)
    odd = SimpleNamespace(count=["x"], sees=[["a"], ["b"]])
    assert mask(odd, table, 0) == {"count": {"count": 1, "known": ["x"]}, "sees": [["a"], 1]}
    assert mask(odd, table, 1) == {"count": 1, "sees": [1, ["b"]]}


@drawer
class Counted(Drawer):
    """Keeps for speed what follows from its cards, and something that all copies share."""

    name = "counted"
    cards: list[int] = secret(by="", default=None)
    sums: list[int] = unsaved(factory=list)
    lookup: Any = unsaved()

    def __attrs_post_init__(self) -> None:
        self.lookup = {"one": 1}


def test_an_unsaved_field_is_copied_and_neither_saved_nor_shown() -> None:
    one = Counted(cards=[1, 2])
    one.sums = [3]
    new = codec(Counted).copy(one)
    assert (new.cards, new.sums) == ([1, 2], [3])
    assert new.sums is not one.sums and new.lookup is one.lookup
    assert codec(Counted).dump(one) == {"cards": [1, 2]}
    assert [*codec(Counted).schema["properties"]] == ["cards"]
    assert [*_mask(Counted, ())(one, SimpleNamespace(players=(0, 1)), 0)] == ["cards"]
