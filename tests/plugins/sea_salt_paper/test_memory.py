"""What players remember: exactly the worlds that a slow search through all histories finds."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

import ruledock
from ruledock.game.game import Game
from ruledock.game.masks import masked
from ruledock.testing import Wanderer, check_frequencies
from ruledock.testing.effort import Scaled
from ruledock.testing.histories import outcomes
from ruledock.testing.walking import Act
from ruledock.testing.worlds import layout
from ruledock_sea_salt_paper.knowledge.memory import Memory
from ruledock_sea_salt_paper.table import SeaTable
from tests.plugins.sea_salt_paper.slow_memory import slow_worlds, spelt_out
from tests.rules.sea_salt_paper.tables import do, sea, view

SECRET = ("keep", "pick")


def observed(game: Game, player: int) -> str:
    """All that *player* sees at one moment, by what fields declare."""
    step = game.table.agenda[-1] if game.table.agenda else None
    return json.dumps([masked(game.table, player), type(step).__name__], sort_keys=True)


def histories(start: SeaTable, lines: Sequence[str], player: int) -> list[SeaTable]:
    """Every table that *player* cannot tell from the real one, by trying everything."""
    truth, worlds = Game(start.copy()), list(starts(start, player))
    for line in lines:
        asked = truth.decisions[0].player
        secret = line.split()[0] in SECRET and asked != player
        do(truth, line)
        found: dict[str, SeaTable] = {}
        for world in worlds:
            for game in went_on(world, line, asked, secret):
                if observed(game, player) == observed(truth, player):
                    where = {**layout(game.table), **trail_of(game)}
                    found[json.dumps(where, sort_keys=True)] = SeaTable.of(game)
        worlds = list(found.values())
    return worlds


def starts(start: SeaTable, player: int) -> Iterator[SeaTable]:
    """Every way in which others' hands and the draw pile may have been dealt."""
    others = [who for who in start.players if who != player]
    sizes = [len(start.hands[who]) for who in others]
    hidden = sorted([*start.deck, *(card for who in others for card in start.hands[who])])
    for first in combinations(hidden, sizes[0]):
        rest = [card for card in hidden if card not in first]
        for second in combinations(rest, sizes[1]):
            world = start.copy()
            world.hands[others[0]], world.hands[others[1]] = list(first), list(second)
            world.deck = [card for card in rest if card not in second]
            world.recount()
            yield world


def trail_of(game: Game) -> dict[str, Any]:
    return {"trail": SeaTable.of(game).trail}


def went_on(world: SeaTable, line: str, asked: int, secret: bool) -> Iterator[Game]:
    here = Game(world.copy()).decisions[0]
    for option in here.options:
        if secret or option.notation == line:
            yield from outcomes(world, Act(asked, option).on)


def played(game: Game, rng: Random, steps: int) -> list[str]:
    """Play on at random, fond of pairs; the choices made."""
    lines = []
    for _ in range(steps):
        if game.over or len(SeaTable.of(game).rounds):
            break
        decision = game.decisions[0]
        open_ = [option.notation for option in decision.options]
        fond = [line for line in open_ if line.startswith("lay")] or [
            line for line in open_ if line not in ("stop", "last chance")
        ]
        line = rng.choice(fond)
        lines.append(line)
        do(game, line)
    return lines


PAIRS = ("crab-black crab-green", "crab-yellow crab-grey", "swimmer-black shark-black")
PILES = ("boat-black boat-yellow octopus-grey", "sailor-pink sailor-orange")


def small_sea(rng: Random) -> Game:
    """Three players, two cards to draw, short discard piles, and pairs ready to be laid."""
    hands = list(PAIRS)
    rng.shuffle(hands)
    hands[rng.randrange(3)] += " shell-grey"
    return sea(
        players=3,
        turn=rng.randrange(3),
        hands=hands,
        piles=PILES,
        deck="fish-black captain-light_orange",
        rest=("laid", None),
        seed=rng.getrandbits(30),
    )


@pytest.mark.parametrize("seed", range(8))
def test_guesses_reach_each_consistent_world_alike(seed: int, scaled: Scaled) -> None:
    for again in range(scaled(1, 40)):
        rng = Random(f"{seed} {again}")
        game = small_sea(rng)
        start = SeaTable.of(game).copy()
        lines = played(game, rng, rng.randrange(4, 12))
        if not game.over and not SeaTable.of(game).rounds:
            player = rng.randrange(3)
            worlds = histories(start, lines, player)
            check_frequencies(game, player, worlds, rng, draws=30, places_only=True)


def test_what_was_taken_openly_is_known_until_a_theft() -> None:
    hands = ["", "shell-grey", "swimmer-black shark-black"]
    game = sea(players=3, at="draw", hands=hands, piles=["boat-black boat-yellow", "fish-black"])
    do(game, "take 1", "pass", "take 1")
    assert view(game, 2)["hands"][1] == {"count": 2, "known": ["boat-black-1"], "perhaps": []}
    do(game, "pass", "take 2", "lay swimmer-black-1 shark-black-1")
    do(game, "rob p1")
    seen = view(game, 0)["hands"]
    assert seen[1] == {"count": 1, "known": [], "perhaps": ["boat-black-1"]}
    assert seen[2] == {"count": 2, "known": ["fish-black-1"], "perhaps": ["boat-black-1"]}
    for player in (1, 2):
        others = [hand for at, hand in enumerate(view(game, player)["hands"]) if at != player]
        assert not any(hand["perhaps"] for hand in others)


def test_what_crabs_saw_is_remembered() -> None:
    piles = ["boat-black boat-yellow octopus-grey", "fish-black"]
    hands = ["crab-black crab-green", "crab-yellow crab-grey", "shell-grey"]
    game = sea(players=3, hands=hands, piles=piles)
    do(game, "lay crab-black-1 crab-green-1", "search 1", "pick boat-yellow-1", "pass")
    assert view(game, 0)["piles"][0]["known"] == ["boat-black-1", "octopus-grey-1"]
    assert view(game, 1)["piles"][0]["perhaps"] == ["boat-black-1", "boat-yellow-1"]
    do(game, "take 2", "lay crab-grey-1 crab-yellow-1")
    # Pile 1 is the only one left, and whoever looks through it sees what is missing.
    seen = view(game, 1)
    assert seen["piles"][0]["known"] == ["boat-black-1", "octopus-grey-1"]
    assert seen["hands"][0]["known"] == ["boat-yellow-1"]
    assert view(game, 2)["hands"][0]["perhaps"] == ["boat-black-1", "boat-yellow-1"]
    do(game, "pick boat-black-1")
    everything = view(game, 2)
    assert everything["piles"][0]["known"] == ["octopus-grey-1"]
    assert everything["hands"][0]["perhaps"] == ["boat-black-1", "boat-yellow-1"]
    assert everything["hands"][1]["perhaps"] == ["boat-black-1", "boat-yellow-1"]


def test_a_guess_never_gives_an_opponent_four_mermaids() -> None:
    game = sea(
        hands=["crab-black", "mermaid-white-1 mermaid-white-2 mermaid-white-3"],
        deck="mermaid-white-4",
        rest=("laid", 0),
    )
    rng = Random(0)
    dealt = {tuple(SeaTable.of(game.guess(0, rng)).hands[1]) for _ in range(60)}
    assert len(dealt) == 4
    hands = sea(
        hands=["crab-black", "mermaid-white-1 mermaid-white-2 mermaid-white-3 boat-black"],
        deck="mermaid-white-4",
        rest=("laid", 0),
    )
    for _ in range(60):
        held = SeaTable.of(hands.guess(0, rng)).hands[1]
        assert sum(card.startswith("mermaid") for card in held) < 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_is_a_game_in_which_everybody_remembers_something_possible(
    players: int, scaled: Scaled
) -> None:
    rng = Random(players)
    for seed in range(scaled(4, 300)):
        game = ruledock.new("sea_salt_paper", players=players, seed=seed)
        for act in Wanderer(rng).walk(game):
            if rng.random() < 0.05:
                player = rng.randrange(players)
                guess = game.guess(player, rng)
                assert guess.view(player) == game.view(player), act
                for other in range(players):
                    assert Memory.of(SeaTable.of(guess), other).beliefs.worlds


# -- beliefs -----------------------------------------------------------------------------------


def meddlesome(seed: int, players: int) -> Iterator[SeaTable]:
    """A round in which everybody looks through piles and robs as often as they can."""
    game, rng = ruledock.new("sea_salt_paper", players=players, seed=seed), Random(seed)
    while not game.over and not SeaTable.of(game).rounds:
        yield SeaTable.of(game)
        decision = game.decisions[0]
        do(game, rng.choice(meddling([option.notation for option in decision.options])))


def meddling(lines: list[str]) -> list[str]:
    """The choices that lead to more looking and more robbing."""
    pairs = [line for line in lines if line.startswith("lay")]
    useful = [line for line in lines if line.startswith(("keep", "pick")) and HELPS.search(line)]
    on = [line for line in lines if line not in ("stop", "last chance", "pass")]
    return pairs or useful or on or ["pass"]


HELPS = re.compile("crab|swimmer|shark")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_beliefs_are_all_worlds_there_are(players: int, scaled: Scaled) -> None:
    """Groups of cards that are alike, spelt out, are what a search card by card finds."""
    compared = 0
    for seed in range(scaled(2, 60)):
        for table in meddlesome(seed, players):
            viewer = [*table.players, None][(seed + len(table.trail)) % (players + 1)]
            beliefs = Memory.of(table, viewer).beliefs
            if sum(map(beliefs.meanings, beliefs.worlds)) < 500:
                assert spelt_out(beliefs) == slow_worlds(table, viewer)
                compared += bool(beliefs.groups)
    assert compared > scaled(20, 1000)


def test_beliefs_stay_few_however_much_is_picked_and_stolen() -> None:
    """Everybody has what it takes to confuse those who watch: millions of ways, told briefly."""
    game = sea(
        players=4,
        hands=[f"{pair} {thieves}" for pair, thieves in zip(CRABS, THIEVES, strict=True)],
        piles=["", "boat-black boat-yellow boat-light_blue boat-dark_blue"],
        deck="shell-black shell-yellow fish-green fish-yellow penguin-pink octopus-grey",
        rest=("piles", 0),
        seed=2,
    )
    rng, most, ways = Random(4), 0, 0
    while not SeaTable.of(game).rounds:
        do(game, rng.choice(confusing([one.notation for one in game.decisions[0].options])))
        for viewer in (0, 3, None):
            beliefs = Memory.of(SeaTable.of(game), viewer).beliefs
            most = max(most, len(beliefs.worlds))
            ways = max(ways, sum(map(beliefs.meanings, beliefs.worlds)))
    assert ways > 10**6
    assert most < 20


def confusing(lines: list[str]) -> list[str]:
    """The choices that leave open as much as possible: cards from deep down, then thefts."""
    deep = [line for line in lines if line.startswith("pick")][:-2]
    for wanted in ("lay crab", "lay swimmer", "search 1", "take 2", "draw"):
        found = [line for line in lines if line.startswith(wanted)]
        if found:
            return found
    return deep or ([*lines] if "stop" not in lines else ["pass"])


CRABS = (
    "crab-black crab-green", "crab-yellow crab-grey",
    "crab-light_blue-1 crab-light_blue-2", "crab-dark_blue-1 crab-dark_blue-2",
)  # fmt: skip
THIEVES = (
    "swimmer-black shark-black", "swimmer-yellow shark-dark_blue",
    "swimmer-light_blue shark-light_blue", "swimmer-dark_blue shark-green",
)  # fmt: skip
