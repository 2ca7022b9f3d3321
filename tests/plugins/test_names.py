"""Views call things what saves call them: one name and one shape for one thing.

A key of a view that is also a field of the save holds what the save holds, or its masked form: the
number of hidden things, perhaps with those of them that the viewer knows. All other keys are
derived and listed here, each with the reason why no field could have its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from ruledock.game.game import Game
from ruledock.game.masks import masked
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config

ISLE = {
    "prices": "rules, which may depend on modules",
    "tile_prices": "what each tile on offer costs this viewer now",
    "announced": "read from the agenda",
    "remembers": "what this viewer remembers of passed_on, which remembers for all",
    "outlines": "printed on the tiles that lie beside the boats",
}
DERIVED: Mapping[str, Mapping[str, str]] = {
    "isle": ISLE,
    "kittens": {"prices": "rules", "outlines": "printed on the kittens on the board"},
    "creatures": {"symbols": "printed on the creatures, where they lie on boats"},
    "sister": {"points": "her score now", "positions": "the numbers of tiles on the isle"},
    "sea_salt_paper": {
        "round": "the number of rounds so far",
        "totals": "the points of all rounds",
        "target": "rules",
        "points": "what this viewer's cards are worth now",
    },
    "kockombat": {"tiles": "printed on the tiles, and how strong cats are now"},
    "auction": {"remembers": "what this viewer remembers of passed_on"},
}
TABLES: Mapping[str, Mapping[str, Any]] = {
    "isle for three": {"game": "isle", "players": 3, "modules": ["kittens", "creatures", "events"]},
    "the sister": {"game": "isle", "players": 1, "modules": ["sister", "kittens", "events"]},
    "family": {"game": "isle", "players": 2, "modules": ["family", "kittens"]},
    "four by the Ukrainian book": {"game": "isle", "players": 4, "edition": "uk"},
    "storm": {"game": "isle", "players": 2, "modules": ["storm"]},
    "sea salt": {"game": "sea_salt_paper", "players": 3},
    "kockombat": {"game": "kockombat"},
    "clans from hands": {"game": "kockombat", "choice": "limited"},
    "clans handed over": {"game": "kockombat", "choice": "expert"},
    "auction": {"game": "auction", "players": 3, "modules": ["patrons", "tolls"]},
    "late auction": {"game": "auction", "players": 2, "modules": ["late_draft"]},
    "brambles": {"game": "brambles"},
    "crates": {"game": "crates"},
    "hearts": {"game": "hearts", "players": 4},
}

ONE_SIDE = {("events", "row")}
"""Fields of tiles of which everybody sees one side, and nobody which of several tiles it is."""

HIDDEN = object()
"""What a field lets somebody see who need not see anything of it."""


def moments(config: Mapping[str, Any], seed: int) -> Iterator[Game]:
    """A random game, every few choices and at its end."""
    game, rng = new_game(make_config(config), seed), Random(seed)
    while not game.over:
        if rng.random() < 0.2:
            yield game
        decision = game.decisions[0]
        game.choose(decision, rng.randrange(len(decision.options)))
    yield game


def agree(shown: Any, saved: Any, declared: Any) -> bool:
    """Whether a view shows what is saved; *declared* is what its field lets a player see."""
    if shown == saved:
        return True
    if isinstance(shown, dict) and "drawn" in shown:
        return bool(shown["drawn"] == saved)
    if isinstance(shown, list) and isinstance(saved, list) and len(shown) == len(saved):
        each = [HIDDEN] * len(saved) if declared is HIDDEN else declared
        return all(map(agree, shown, saved, each))
    return hides(shown, saved, sees_all=declared == saved)


def shows_a_side(shown: list[str], saved: list[str], game: Game) -> bool:
    """Whether a view shows, in place of each tile, one of its sides."""
    tiles = game.ruleset.content.items["event-tiles"]
    sides = [(tiles[tile].front, tiles[tile].back) for tile in saved]
    return all(side in both for side, both in zip(shown, sides, strict=True))


def hides(shown: Any, saved: Any, *, sees_all: bool) -> bool:
    """Whether *shown* is the masked form of what is saved."""
    things = saved if isinstance(saved, list) else [one for one in (saved,) if one]
    if not isinstance(shown, dict):
        return shown is not None and shown == len(things) and not sees_all
    known = shown.get("known", [])
    top = shown["top"] in things[-1:] or not things if "top" in shown else True
    complete = sorted(known) == sorted(things) if sees_all else {*known} <= {*things}
    return shown.get("count") == len(things) and top and complete


@pytest.mark.parametrize("name", TABLES)
def test_what_a_view_shows_is_called_as_in_the_save(name, scaled):
    game_name, met = TABLES[name]["game"], set()
    for seed in range(scaled(1, 12)):
        for game in moments(TABLES[name], seed):
            save = game.save()
            parts = {game_name: save["table"], **save.get("drawers", {})}
            for viewer in (None, *game.table.players):
                declared = masked(game.table, viewer)
                declared[game_name] = declared.pop("")
                if viewer is None:  # who may be shown less than what everybody at the table sees
                    declared = {part: {} for part in parts}
                for part, seen in game.view(viewer)["table"].items():
                    met |= {(part, key) for key in seen if key not in parts[part]}
                    wrong = {
                        key: (value, parts[part][key])
                        for key, value in seen.items()
                        if key in parts[part]
                        and not (
                            (part, key) in ONE_SIDE and shows_a_side(value, parts[part][key], game)
                        )
                        and not agree(value, parts[part][key], declared[part].get(key, HIDDEN))
                    }
                    assert not wrong, (part, viewer)
    parts = {part for part, _ in met}
    assert met == {(part, key) for part in parts for key in DERIVED[part]}


def sentences(value: Any, at: str = "") -> Iterator[tuple[str, str]]:
    """Every text of several words in a view, with its place."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from sentences(inner, f"{at}/{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from sentences(inner, at)
    elif isinstance(value, str) and " " in value:
        yield at, value


@pytest.mark.parametrize("name", TABLES)
def test_a_view_holds_ids_and_no_finished_sentence(name):
    """Whoever shows a view looks up texts in the content, in the reader's language."""
    allowed = ("/notation", "/boats/drawn")
    for game in moments(TABLES[name], 3):
        for viewer in (None, *game.table.players):
            found = [one for one in sentences(game.view(viewer)) if not one[0].endswith(allowed)]
            assert found == []


def test_every_plugin_that_shows_something_is_looked_at():
    games = [new_game(make_config(one), 1) for one in TABLES.values()]
    shown = {part for game in games for part in game.view(None)["table"]}
    assert shown >= {*DERIVED} | {"storm", "patrons", "tolls", "brambles"}


@pytest.mark.parametrize(
    ("shown", "saved", "declared"),
    [
        (3, ["a", "b"], 2),
        (2, ["a", "b"], ["a", "b"]),
        ([1, ["a"]], [["x"], ["b"]], [1, ["b"]]),
        ({"count": 2, "known": ["c"]}, ["a", "b"], 2),
        ({"count": 2, "known": []}, ["a", "b"], ["a", "b"]),
        ({"count": 2, "top": "a", "known": []}, ["a", "b"], {"count": 2, "known": ["b"]}),
        ({"left": [], "right": []}, [[], []], [[], []]),
        (None, "", ""),
    ],
)
def test_a_disagreement_is_noticed(shown, saved, declared):
    assert not agree(shown, saved, declared)
