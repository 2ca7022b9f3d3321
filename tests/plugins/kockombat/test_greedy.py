"""The greedy bot beats chance, and sees only what its seat shows."""

from itertools import permutations

import pytest

import ruledock
from ruledock_bots import RandomBot
from ruledock_bots.known import bots_of
from ruledock_kockombat.bots.greedy import KockombatGreedy
from tests.rules.kockombat.boards import CLANS, ended

PAIRS = list(permutations(CLANS, 2))


def win(number):
    """What one game is worth to the greedy bot: 1 for a win, a half for a shared one."""
    seat = number % 2
    pair = (KockombatGreedy(number), RandomBot(number))
    bots = pair if seat == 0 else pair[::-1]
    game = ruledock.new("kockombat", seed=number, clans=list(PAIRS[number % len(PAIRS)]))
    winners = ruledock.playout(game, bots).result.winners
    return (seat in winners) / len(winners)


@pytest.mark.timeout(0)
def test_it_beats_random_play(scaled):
    games = scaled(8, 1000)
    assert sum(map(win, range(games))) >= games * (0.95 if games > 100 else 0.75)


def test_it_turns_the_dog_that_bites_its_chief():
    tiles = {"c3": "royal_claws_chief", "c4": "dog_1", "c2": "mouse_6"}
    game = ended(tiles, ("royal_claws", "crooks"))
    seat = ruledock.Seat(game, 0, game.decisions[0])
    assert game.decisions[0].options[KockombatGreedy(1)(seat)].notation.startswith("turn c4")


def test_it_hunts_the_fattest_prey():
    tiles = {"c3": "gourmets_chief", "b2": "mouse_1", "d4": "mouse_6", "d2": "mouse_2"}
    game = ended(tiles)
    seat = ruledock.Seat(game, 0, game.decisions[0])
    assert game.decisions[0].options[KockombatGreedy(1)(seat)].notation == "hunt d4"


def test_it_is_the_bot_that_the_game_calls_greedy():
    game = ruledock.new("kockombat", seed=1, choice="expert", games=2)
    assert isinstance(bots_of(game.ruleset)["greedy"](1), KockombatGreedy)
    bots = [KockombatGreedy(seed, guesses=1, far=0) for seed in (1, 2)]
    assert ruledock.playout(game, bots).over
