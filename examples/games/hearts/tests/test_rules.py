"""The rules of Hearts a second time, slowly, and what guesses must respect."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ruledock
from examples.games.hearts.tests.test_hearts import play, playing
from ruledock.engine.secret_choices import SecretChoice, Withdraw
from ruledock.testing import Wanderer, check_game
from ruledock_hearts.plugin import HeartsTable, Pass, Play

SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def legal(game, act):
    """Whether a person with the rulebook would allow it."""
    table, player, option = HeartsTable.of(game), act.player, act.option
    hand = table.hands[player]
    if isinstance(table.agenda[-1], SecretChoice):
        if option == Withdraw():
            return table.agenda[-1].choice_of(player) is not None
        ours = isinstance(option, Pass) and list(option.cards) == sorted({*option.cards} & {*hand})
        return act.asked and ours and len(option.cards) == table.ruleset.rules["pass"]
    return act.asked and isinstance(option, Play) and may_play(table, hand, option.card)


def may_play(table, hand, card):
    if card not in hand:
        return False
    if not table.trick:
        played = [one for cards in table.taken for one in cards]
        only_hearts = all(one[0] == "h" for one in hand)
        return card[0] != "h" or only_hearts or any(one[0] == "h" for one in played)
    led = table.trick[0][0]
    if any(one[0] == led for one in hand):
        return card[0] == led
    points = [one for one in hand if one[0] == "h" or one == "sq"]
    return any(table.taken) or card not in points or len(points) == len(hand)


@pytest.mark.parametrize("players", [pytest.param(3, marks=pytest.mark.thorough), 4])
def test_what_is_offered_is_what_the_rules_allow(players, scaled):
    config = ruledock.Config("hearts", players=players)
    report = check_game(
        config,
        legal=legal,
        strict=True,
        must_differ=("hands",),
        seed=50,
        games=scaled(1, 30),
        often=scaled(0.05, 0.2),
    )
    assert report.carried > 20


def moments(players, seed):
    """A random game, looked at before each choice."""
    game = ruledock.new("hearts", players=players, seed=seed, rules={"to": 20})
    for _ in Wanderer(Random(seed)).walk(game):
        yield game, HeartsTable.of(game)


@settings(max_examples=10, deadline=None)
@given(st.integers(3, 4), st.integers(0, 10**6))
def test_points_of_a_deal_are_26_or_26_for_each_of_the_others(players, seed):
    before = [0] * players
    for _, table in moments(players, seed):
        gained = sum(table.points) - sum(before)
        assert gained in (0, 26, 26 * (players - 1))
        before = table.points
        cards = [card for place in (*table.hands, *table.taken, table.trick) for card in place]
        assert sorted(cards) == table.deck
        assert len(cards) == (51 if players == 3 else 52)


@settings(max_examples=10, deadline=None)
@given(st.integers(3, 4), st.integers(0, 10**6))
def test_nobody_holds_what_everybody_knows_them_to_lack(players, seed):
    rng = Random(seed)
    for game, table in moments(players, seed):
        for player, lacks in enumerate(table.lacks):
            held = {SUITS[card[0]] for card in table.hands[player]}
            assert held.isdisjoint(lacks)
        if rng.random() < 0.1:
            guess = HeartsTable.of(game.guess(0, rng))
            assert guess.hands[0] == table.hands[0]
            for player, lacks in enumerate(table.lacks):
                assert {SUITS[card[0]] for card in guess.hands[player]}.isdisjoint(lacks)


def test_guesses_remember_passed_cards_until_they_are_played():
    game = ruledock.new("hearts", players=4, seed=2)
    passed = {*game.decision_of(0).options[-1].cards}
    for _ in range(4):
        game.choose(game.decisions[0], game.decisions[0].options[-1])
    rng, others = Random(1), set()
    while HeartsTable.of(game).deal == 1:
        table, guess = HeartsTable.of(game), HeartsTable.of(game.guess(0, rng))
        assert {*guess.hands[1]} & passed == {*table.hands[1]} & passed
        others |= {*guess.hands[2]} - {*table.hands[2]}
        game.choose(game.decisions[0], 0)
    assert others


def test_a_heart_led_from_nothing_but_hearts_shows_that():
    hands = ("h3 h5", "d3 d4", "c5 c6")
    table = play(playing(*hands, taken=("d5 d6 d7", "", "")), "h3")
    assert table.lacks[0] == {"clubs", "diamonds", "spades", "harmless"}


def test_points_in_the_first_trick_show_a_hand_of_points():
    table = play(playing("c5", "h3 sq", "c6 c7", trick="c2"), "h3")
    assert table.lacks[1] == {"clubs", "diamonds", "harmless"}


@pytest.mark.parametrize(("players", "to"), [(3, (1, 2, 0, 1)), (4, (1, 3, 2, 0, 1))])
def test_cards_go_left_right_across_and_nowhere(players, to):
    game = ruledock.new("hearts", players=players, seed=4, rules={"to": 200})
    for deal, seats in enumerate(to, 1):
        while HeartsTable.of(game).deal < deal:
            game.choose(game.decisions[0], 0)
        if not seats:
            assert game.decisions[0].kind == "hearts.play"
            continue
        given_away = {decision.player: decision.options[0].cards for decision in game.decisions}
        for _ in range(players):
            game.choose(game.decisions[0], 0)
        table = HeartsTable.of(game)
        for giver, cards in given_away.items():
            place = {*table.hands[(giver + seats) % players], *table.trick}
            assert place.issuperset(cards)


def test_the_two_of_clubs_leads():
    game = ruledock.new("hearts", players=4, seed=5)
    for _ in range(4):
        game.choose(game.decisions[0], 0)
    assert HeartsTable.of(game).trick == ["c2"]


def test_fewest_points_win_once_somebody_has_fifty():
    game = ruledock.new("hearts", players=4, seed=6)
    ruledock.playout(game, ruledock.RandomBot(1))
    points = HeartsTable.of(game).points
    assert max(points) >= 50
    assert game.result.totals == tuple(points)
    assert {points[player] for player in game.result.winners} == {min(points)}


def test_the_ducking_bot_takes_fewer_points_than_random_ones(scaled):
    config = ruledock.Config("hearts", players=4)
    bots = ["ducking", "random", "random", "random"]
    games = list(ruledock.simulate(config, games=scaled(4, 40), bots=bots, seed=1))
    assert sum(0 in game.winners for game in games) > len(games) / 2


def test_it_is_an_environment():
    from pettingzoo.test import api_test

    from ruledock_rl import TableEnv

    with pytest.warns(UserWarning):
        api_test(TableEnv("hearts", players=3), num_cycles=60)


@pytest.mark.parametrize(
    ("hands", "trick", "taken", "line", "why"),
    [
        (("c3", "d3", "s3"), "", (), "play d3", "it is not in your hand"),
        (("c5", "c3 h4", "s3"), "c4", (), "play h4", "clubs were led, and you hold some"),
        (("c5", "h3 d4", "c6"), "c2", (), "play h3", "nothing with points goes into the first"),
        (("c3 h5", "d3 d4", "c5 c6"), "", ("d5 d6 d7", "", ""), "play h5", "hearts are not led"),
    ],
)
def test_a_refused_card_is_refused_with_the_reason(hands, trick, taken, line, why):
    game = playing(*hands, trick=trick, taken=taken)
    with pytest.raises(ruledock.Refusal, match=why):
        game.parse(game.decisions[0].player, line)


def test_three_cards_of_the_own_hand_are_passed():
    game = ruledock.new("hearts", players=4, seed=5)
    hand = HeartsTable.of(game).hands[0]
    other = next(card for card in HeartsTable.of(game).hands[1])
    with pytest.raises(ruledock.Refusal, match="choose 3, not 2"):
        game.parse(0, f"pass {hand[0]}+{hand[1]}")
    with pytest.raises(ruledock.Refusal, match="not among what you can choose"):
        game.parse(0, "pass " + "+".join(sorted([hand[0], hand[1], other])))
