"""Sea Salt & Paper keeps every promise, however many play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ruledock
from ruledock.linking.config import make_config
from ruledock.testing import Act, Wanderer, check_game, check_leaks, counting, refusals
from ruledock.testing.effort import Scaled
from ruledock.testing.leaks import check_likeness
from ruledock_sea_salt_paper.cards import effects
from ruledock_sea_salt_paper.phases import rounds, turn
from ruledock_sea_salt_paper.table import SeaTable
from tests.plugins.sea_salt_paper.legality import bonus, legal, points
from tests.plugins.sea_salt_paper.visibility import SEEN_BY

WHALES = str(Path(__file__).parents[3] / "examples" / "packs" / "whales")
"""The one pair with two operations, and so with the step between them."""
STEPS: Any = (*rounds.STEPS, *turn.STEPS, *effects.STEPS)
OPTIONS = (
    "Draw", "Take", "Keep", "Discard", "Lay", "Search", "Pick", "Rob", "Pass", "Stop", "LastChance",
)  # fmt: skip
LINES = (
    "ssp.duo.crab.score", "ssp.duo.boat.score", "ssp.duo.fish.score", "ssp.duo.swimmer_shark.score",
    "ssp.collect.shell", "ssp.collect.octopus", "ssp.collect.penguin", "ssp.collect.anchor",
    "ssp.multiplier.lighthouse", "ssp.multiplier.shoal", "ssp.multiplier.penguins",
    "ssp.multiplier.captain", "ssp.mermaid.score",
    "ssp.stop", "ssp.deck_out", "ssp.last_chance.win.closer", "ssp.last_chance.win.others",
    "ssp.last_chance.lose.closer", "ssp.last_chance.lose.others",
)  # fmt: skip
EXPECTED = [
    *(f"step {kind.step.__name__}" for kind in STEPS),
    *(f"operation {one.name}" for one in effects.OPERATIONS),
    *(f"refused core.refused.{why}" for why in ("because", "unreadable", "undo.chance")),
    *(f"option {name}" for name in OPTIONS),
    *(f"round {how}" for how in ("stop", "won", "lost", "out")),
    *(f"line {rule}" for rule in LINES),
]


@pytest.mark.parametrize(
    "players",
    [pytest.param(2, marks=pytest.mark.thorough), 3, pytest.param(4, marks=pytest.mark.thorough)],
)
def test_every_promise_is_kept(players: int, scaled: Scaled) -> None:
    config = make_config({"game": "sea_salt_paper", "players": players})
    report = check_game(
        config,
        visibility=SEEN_BY,
        legal=legal,
        must_differ=("hands", "deck", "drawn"),
        games=scaled(2, 10),
        often=0.02,
        seed=players,
    )
    assert report.checks["guess"] and report.checks["leaks"]


def everything(table: SeaTable) -> list[str]:
    places = [*table.hands, *table.laid, *table.piles, table.deck, table.drawn]
    return sorted(card for place in places for card in place)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_ever_lost_or_doubled_and_rounds_pay_by_the_rulebook(
    players: int, scaled: Scaled
) -> None:
    for seed in range(scaled(34, 5000)):
        game = ruledock.new("sea_salt_paper", players=players, seed=seed)
        bot, table = ruledock.RandomBot(seed), SeaTable.of(game)
        cards = everything(table)
        assert len(set(cards)) == 58
        while not game.over:
            (decision,) = game.decisions
            option = decision.options[bot(ruledock.Seat(game, decision.player, decision))]
            paid = payment(table, decision.player, option.notation)
            rounds = len(table.rounds)
            game.choose(decision, option)
            assert everything(table) == cards
            if paid is not None and len(table.rounds) > rounds:
                assert list(table.rounds[rounds].points) == paid
        finished(game, table)


def payment(table: SeaTable, player: int, line: str) -> list[int] | None:
    """What a round pays if it ends with this choice, by the rulebook; None when it cannot."""
    if line not in ("stop", "pass"):
        return None
    cards = [[*hand, *laid] for hand, laid in zip(table.hands, table.laid, strict=True)]
    worth = [points(mine) for mine in cards]
    caller = table.caller
    if line == "stop":
        return worth
    if caller is None:
        return [0] * len(cards)
    colour = [bonus(mine) for mine in cards]
    if worth[caller] >= max(worth):
        return [
            w + b if p == caller else b for p, (w, b) in enumerate(zip(worth, colour, strict=True))
        ]
    return [colour[p] if p == caller else w for p, w in enumerate(worth)]


def finished(game: ruledock.Game, table: SeaTable) -> None:
    """A game ends with four mermaids, or when a total reaches the target and not before."""
    target = {2: 40, 3: 35, 4: 30}[len(table.players)]
    totals = game.result.totals
    if table.winner is not None:
        mine = [*table.hands[table.winner], *table.laid[table.winner]]
        assert sum(card.startswith("mermaid") for card in mine) == 4
        return
    before = [total - last for total, last in zip(totals, table.rounds[-1].points, strict=True)]
    assert max(totals) >= target > max(before)
    last = table.rounds[-1].points
    best = max(zip(totals, last, strict=True))
    assert [p for p in table.players if (totals[p], last[p]) == best] == list(game.result.winners)


def wandering(game: ruledock.Game, seed: int) -> Iterator[Act]:
    """A wanderer's game; every other wanderer never closes a round, so that cards run out."""
    wanderer, rng = Wanderer(Random(seed)), Random(seed)
    while not game.over:
        act = wanderer.act(game)
        if seed % 2 and act.option.notation in ("stop", "last chance"):
            options = game.decisions[0].options
            act = Act(act.player, options[rng.randrange(len(options) - 2)])
        yield act
        act.on(game)


def test_everything_that_can_happen_happens(scaled: Scaled) -> None:
    """Each step, operation, option, refusal, end of a round or the game, and score line occurs."""
    least = scaled(2, 100)
    with counting(STEPS, effects.OPERATIONS) as met:
        for seed in range(scaled(30, 2000)):
            packs = [WHALES] if seed % 3 == 0 else []
            game = ruledock.new("sea_salt_paper", players=2 + seed // 3 % 3, packs=packs, seed=seed)
            look_on(game, seed, met)
    print(*(f"{count:>9,} {what}" for what, count in sorted(met.items())), sep="\n")  # pytest -rP
    assert {name: met[name] for name in EXPECTED if met[name] < least} == {}
    assert met["mermaids"] >= scaled(0, 20), met


def look_on(game: ruledock.Game, seed: int, met: Counter[str]) -> None:
    """Watch a wanderer's game, and try what is not open now and then."""
    table, rng = SeaTable.of(game), Random(seed)
    strange = game.ruleset.read_option("lay crab-black-1 crab-black-1")
    for act in wandering(game, seed):
        met[f"option {type(act.option).__name__}"] += 1
        if act.option.notation in ("stop", "last chance"):
            met.update(f"line {line.rule}" for line in game.score(act.player)[len(table.rounds) :])
        if rng.random() < 0.01:
            before = game.save()
            met.update(refusals(game, strange, rng))
            assert game.save() == before
        if len(table.rounds) > 8:
            break
    for player in table.players:
        met.update(f"line {line.rule}" for line in game.score(player)[: len(table.rounds)])
    met.update(f"round {ended.how}" for ended in table.rounds)
    met["mermaids"] += table.winner is not None


@pytest.mark.timeout(0)
def test_worlds_that_look_alike_to_a_player_stay_alike(scaled: Scaled) -> None:
    """Pairs of worlds, dealt by what fields declare; each differs in hands or piles."""
    wanted, pairs, seed = scaled(150, 100_000), 0, 0
    while pairs < wanted:
        rng = Random(f"pairs {seed}")
        game = ruledock.new("sea_salt_paper", players=2 + seed % 3, seed=seed)
        seed += 1
        for _ in Wanderer(rng).walk(game):
            if rng.random() < 0.3:
                player = rng.choice([*game.table.players, None])
                pairs += bool(check_leaks(game, player, rng, further=2))
                pairs += check_likeness(game, player, rng, worlds=3)
    print(f"{pairs:,} pairs in {seed:,} games")  # pytest -rP
