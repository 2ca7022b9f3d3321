"""Sea Salt & Paper keeps every promise, however many play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import ruledock
from ruledock.config import make_config
from ruledock.testing import Act, Wanderer, check_game, check_leaks
from ruledock.testing.effort import Scaled
from ruledock_sea_salt_paper import SeaTable
from tests.plugins.sea_salt_paper.legality import bonus, legal, points
from tests.plugins.sea_salt_paper.visibility import AREAS

STEPS = ("Drawing", "Keeping", "Discarding", "Playing", "Searching", "Picking", "Robbing")
OPTIONS = (
    "Draw", "Take", "Keep", "Discard", "Lay", "Search", "Pick", "Rob", "Pass", "Stop", "LastChance",
)  # fmt: skip
LINES = (
    "ssp.duo.crab.score", "ssp.duo.boat.score", "ssp.duo.fish.score", "ssp.duo.swimmer_shark.score",
    "ssp.collect.shell", "ssp.collect.octopus", "ssp.collect.penguin", "ssp.collect.anchor",
    "ssp.multiplier.lighthouse", "ssp.multiplier.shoal", "ssp.multiplier.penguins",
    "ssp.multiplier.captain", "ssp.mermaid.score",
)  # fmt: skip
EXPECTED = [
    *(f"step {name}" for name in STEPS),
    *(f"option {name}" for name in OPTIONS),
    *(f"round {how}" for how in ("stop", "won", "lost", "out")),
    *(f"line {rule}" for rule in LINES),
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_promise_is_kept(players: int, scaled: Scaled) -> None:
    config = make_config({"game": "sea_salt_paper", "players": players})
    report = check_game(
        config,
        areas=AREAS,
        legal=legal,
        must_differ=("hands", "deck", "drawn"),
        games=scaled(2, 60),
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
    """Each step, option, way to end a round or the game, and score line occurs, and often."""
    least = scaled(2, 100)
    met: Counter[str] = Counter()
    for seed in range(scaled(30, 2000)):
        game = ruledock.new("sea_salt_paper", players=2 + seed % 3, seed=seed)
        table = SeaTable.of(game)
        for act in wandering(game, seed):
            met[f"step {type(table.agenda[-1]).__name__}"] += 1
            met[f"option {type(act.option).__name__}"] += 1
            if act.option.notation in ("stop", "last chance"):
                met.update(f"line {line.rule}" for line in game.score(act.player))
            if len(table.rounds) > 8:
                break
        met.update(f"round {ended.how}" for ended in table.rounds)
        met["mermaids"] += table.winner is not None
    for name in EXPECTED:
        assert met[name] >= least, (name, met)
    assert met["mermaids"] >= scaled(0, 20), met


@pytest.mark.timeout(0)
def test_worlds_that_look_alike_to_a_player_stay_alike(scaled: Scaled) -> None:
    """Pairs of worlds, dealt by the visibility table alone; each differs in hands or piles."""
    wanted, pairs, seed = scaled(150, 100_000), 0, 0
    while pairs < wanted:
        rng = Random(f"pairs {seed}")
        game = ruledock.new("sea_salt_paper", players=2 + seed % 3, seed=seed)
        seed += 1
        for _ in Wanderer(rng).walk(game):
            if rng.random() < 0.3:
                player = rng.choice([*game.table.players, None])
                pairs += bool(check_leaks(game, player, AREAS, rng, further=2))
    assert pairs >= wanted
