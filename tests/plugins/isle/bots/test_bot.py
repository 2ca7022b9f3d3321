"""The greedy bot plays the game as it is meant, and far better than chance."""

import ruledock
from ruledock.game.seat import Seat
from ruledock_bots.known import bots_of
from ruledock_isle.bots.greedy import IsleGreedy
from ruledock_isle.bots.packing import Judge
from ruledock_isle.options import Play
from tests.plugins.isle.staging import isle, stow, table_of, use_boats


def duel(seed):
    """The totals of the greedy bot and of chance."""
    game = ruledock.new("isle", players=2, seed=seed, windows="own")
    seat = seed % 2
    bots = [ruledock.RandomBot(seed), ruledock.RandomBot(seed)]
    bots[seat] = IsleGreedy(seed)
    totals = ruledock.playout(game, bots).result.totals
    return totals[seat], totals[1 - seat]


def test_it_beats_chance_nearly_always(scaled):
    games = scaled(8, 1000)
    won = sum(mine > other for mine, other in map(duel, range(games)))
    assert won >= 0.95 * games


def test_it_is_the_greedy_bot_of_the_isle():
    assert bots_of(ruledock.new("isle", players=2, seed=1).ruleset)["greedy"] is IsleGreedy


def test_it_sees_only_what_a_player_may_see():
    game = ruledock.new("isle", players=3, seed=5, windows="own")
    ruledock.playout(game, [IsleGreedy(1), IsleGreedy(2), IsleGreedy(3)])
    assert game.over
    assert len(isle(game).boats[0].stowed) > 5


def worth(judge, square, colour):
    grid = judge.boat.plan.grid
    return judge.worth(1 << grid.cell_of(square), colour)


def test_it_likes_rats_covered_families_joined_and_its_own_map():
    table = table_of(2)
    use_boats(table, "boat-red", "boat-blue")
    stow(table, 0, "b01 j4")
    judge = Judge(table.boats[0])
    assert worth(judge, "k4", "blue") > worth(judge, "k4", "red")
    assert worth(judge, "s5", "red") > worth(judge, "r5", "red")  # a rat on s5
    assert worth(judge, "o2", "red") > worth(judge, "o2", "blue")  # the red map


def test_it_never_plays_a_card_to_no_effect(scaled):
    played = 0
    for seed in range(scaled(4, 60)):
        game = ruledock.new("isle", players=2, modules=["creatures", "events"], seed=seed)
        bots = [IsleGreedy(seed), IsleGreedy(seed + 1000)]
        while not game.over:
            decision = game.decisions[0]
            chosen = bots[decision.player](Seat(game, decision.player, decision))
            option = decision.options[chosen] if isinstance(chosen, int) else chosen
            before = isle(game).fish[decision.player]
            game.choose(decision, option)
            if isinstance(option, Play) and only_gives_fish(game, option.card):
                played += 1
                assert isle(game).fish[decision.player] > before
    assert played


def only_gives_fish(game, card):
    effect = game.ruleset.book.anytime[card].effect
    return [one.operation.name for one in effect] == ["gain_fish"]
