"""No undo goes behind chance, behind what somebody has seen, or behind what several had sealed."""

from __future__ import annotations

import attrs
import pytest

import ruledock
from ruledock.errors import Refusal
from ruledock.plugin import Asking, Decision, Message
from tests.testing.test_planted import docked
from tests.toys import say, toy


def suits(name, players=3):
    return ruledock.new(name, players=players, seed=5)


def settled(game, player):
    """Whether the latest choice of a player stays made; nothing changes if it does."""
    before = game.save()
    try:
        game.undo(player)
    except Refusal as refused:
        assert "cards or tiles have been revealed since" in str(refused)
        assert game.save() == before
        return True
    assert game.save() != before
    return False


def test_a_choice_that_nobody_could_learn_from_is_taken_back():
    game = ruledock.new("kockombat", clans=["gourmets", "crooks"], seed=3)
    while game.decisions[0].kind != "kockombat.move":
        game.choose(game.decisions[0], 0)
    before, player = game.save(), game.decisions[0].player
    game.choose(game.decisions[0], 1)
    game.undo(player)
    assert game.save() == before


def test_what_chance_has_decided_stays():
    game = ruledock.new("kockombat", clans=["gourmets", "crooks"], seed=3)
    while game.decisions[0].kind != "kockombat.flip":
        game.choose(game.decisions[0], 0)
    player = game.decisions[0].player
    game.choose(game.decisions[0], 0)
    assert settled(game, player)


def test_sealed_choices_are_taken_back_until_all_are_opened():
    with docked("suits") as name:
        for missing in range(3):
            game = suits(name)
            for decision in list(game.decisions)[: 3 - missing]:
                game.choose(decision, 0)
            assert settled(game, 0) == (missing == 0)


def test_a_card_that_others_have_seen_stays_played():
    with docked("suits") as name:
        game = suits(name)
        for decision in list(game.decisions):
            game.choose(decision, 0)
        player = game.decisions[0].player
        game.choose(game.decisions[0], 0)
        assert settled(game, player)


def test_a_card_that_others_have_seen_is_not_taken_back():
    """Catnip is played from the hand: nothing is drawn, but the others know who held it."""
    game = ruledock.new("isle", players=2, seed=4)
    while not any(one.notation == "play 077" for one in game.decisions[0].options):
        options = game.decisions[0].options
        game.choose(game.decisions[0], next((o for o in options if "077" in o.notation), 0))
    player = game.decisions[0].player
    game.choose(game.decisions[0], game.parse(player, "play 077"))
    with pytest.raises(Refusal, match="to play 077 “Catnip”: cards or tiles have been revealed"):
        game.undo(player)


@pytest.mark.parametrize("player", [0, 1])
def test_whoever_has_chosen_nothing_has_nothing_to_take_back(player):
    game = ruledock.new("kockombat", clans=["gourmets", "crooks"], seed=3)
    with pytest.raises(Refusal, match="nothing to take back"):
        game.undo(player)


def test_what_several_had_sealed_stays_once_it_is_opened_though_no_card_is_seen():
    """Cards are bought face down: the others learn how many they are, and answer that."""
    game = ruledock.new("isle", players=2, seed=4, windows="own")
    while game.decisions[0].kind != "isle.purchase":
        game.choose(game.decisions[0], 0)
    first, last = game.decisions
    game.choose(first, 0)
    assert not settled(game, first.player)
    game.choose(game.decision_of(first.player), 0)
    game.choose(last, 0)
    assert settled(game, last.player)


@attrs.frozen
class Ask:
    """Ask somebody for a word."""

    player: int


def test_an_undo_that_somebody_breaks_off_says_so_and_changes_nothing():
    bells = []  # how many more offers are made before somebody breaks off

    def offer(table, step):
        if bells:
            bells[0] -= 1
            if bells[0] < 0:
                raise KeyboardInterrupt
        return Decision(step.player, "toy.ask", say("yes", "no"), Message("toy.ask"))

    def heard(table, step, player, chosen):
        table.done.append(f"{player} {chosen.word}")

    steps = (Asking(Ask, offer, heard, name="ask"),)
    game = toy(lambda table: table.push(*(Ask(n % 2) for n in range(6))), steps=steps)
    for _ in range(4):
        game.choose(game.decisions[0], 0)
    before, player = game.save(), 1
    broken_off = 0
    while True:
        bells[:] = [broken_off]
        try:
            game.undo(player)
        except KeyboardInterrupt:
            broken_off += 1
            bells.clear()
            assert game.save() == before
        else:
            break
    assert broken_off
    bells.clear()
    assert len(game.record.choices) == 3
