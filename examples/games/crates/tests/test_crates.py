"""Crates keeps what every game promises, and exact methods solve it."""

from collections.abc import Sequence

import pytest

import ruledock
from ruledock.testing import check_game, nobody
from ruledock_crates.plugin import Pier
from ruledock_rl.cfr import Solver
from ruledock_rl.exact import exact_tree


def owner_or_all(pier: Pier, player: int) -> Sequence[int]:
    return list(pier.players) if pier.opened else [player]


SEEN_BY = {"pier": nobody, "crates": owner_or_all}
"""Who sees a secret field, stated a second time: nobody the pier, only its owner a closed crate."""


def test_crates_keeps_every_promise():
    report = check_game(ruledock.Config("crates"), games=12, often=0.7, visibility=SEEN_BY)
    assert report.choices > 20


def play(*choices, seed=1):
    game = ruledock.new("crates", seed=seed)
    for choice in choices:
        decision = game.decisions[0]
        game.choose(decision, game.parse(decision.player, choice))
    return game


@pytest.mark.parametrize(
    ("choices", "stake"),
    [(("wait", "wait"), 1), (("raise", "call"), 2), (("wait", "raise", "call"), 2)],
)
def test_the_better_crate_wins_the_stake(choices, stake):
    for seed in range(6):
        game = play(*choices, seed=seed)
        crates = Pier.of(game).crates
        best = int(crates[1] > crates[0])
        assert game.over
        assert game.result.totals[best] == stake == -game.result.totals[1 - best]
        assert game.result.winners == (best,)


@pytest.mark.parametrize(
    ("choices", "gone"), [(("raise", "fold"), 1), (("wait", "raise", "fold"), 0)]
)
def test_who_gives_up_loses_the_ante_and_shows_nothing(choices, gone):
    game = play(*choices)
    assert game.result.totals[gone] == -1
    seen = game.view(gone)["table"]["crates"]["crates"]
    assert seen[1 - gone] == 1 and seen[gone] == Pier.of(game).crates[gone]


@pytest.mark.parametrize(
    ("choices", "line", "why"),
    [
        ((), "call", "nobody has raised the stake yet"),
        (("wait",), "fold", "nobody has raised the stake yet"),
        (("raise",), "wait", "P0 has raised the stake, and waits for an answer"),
    ],
)
def test_a_refused_bet_is_refused_with_the_reason(choices, line, why):
    game = play(*choices)
    with pytest.raises(ruledock.Refusal, match=why):
        game.parse(game.decisions[0].player, line)


def test_the_whole_tree_is_walked():
    """Six deals of two crates from three, and five ways to bet for each."""
    tree = exact_tree("crates", reward="points")
    assert tree.ends == 6 * 5
    assert len(tree.infosets) == 3 * 4
    assert sum(tree.reach) == pytest.approx(5)  # each line of betting is reached by every deal


def test_regret_minimisation_comes_to_the_known_value():
    solver = Solver(exact_tree("crates", reward="points"))
    exploitable = []
    for more in (10, 90, 900):
        solver.run(more)
        exploitable.append(solver.exploitability())
    assert exploitable[0] > 2 * exploitable[1] > 4 * exploitable[2]
    assert exploitable[2] < 0.02
    assert solver.value(0) == pytest.approx(-1 / 18, abs=0.005)
