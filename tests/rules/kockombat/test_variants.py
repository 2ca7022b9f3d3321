"""Ways to choose clans, and the match of two games."""

from collections import Counter

import pytest

import ruledock
from ruledock.errors import ConfigError
from tests.rules.kockombat.boards import CLANS, moves, table, take


def new(seed=0, **settings):
    return ruledock.new("kockombat", seed=seed, **settings)


def offered(game, player):
    """What one player may answer now, in notation."""
    asked = [decision for decision in game.decisions if decision.player == player]
    return {option.notation for decision in asked for option in decision.options}


@pytest.mark.rule("kk.variant.agree")
def test_the_host_says_how_clans_are_assigned():
    assert len(moves(new(choice="free"))) == 7
    assert len(moves(new(choice="limited"))) == 3
    assert table(new(clans=["crooks", "power_cats"])).clans == ["crooks", "power_cats"]
    with pytest.raises(ConfigError, match="limited"):
        new(choice="limitd")
    with pytest.raises(ConfigError, match='did you mean "crooks"'):
        new(clans=["croks", "power_cats"])


@pytest.mark.rule("kk.variant.free")
@pytest.mark.parametrize("chooser", [0, 1])
def test_free_hand_both_choose_among_all_clans_and_who_is_first_is_agreed(chooser):
    game = new(choice="free", chooses_first=chooser)
    assert game.decisions[0].player == chooser
    assert moves(game) == {f"clan {clan}" for clan in CLANS}
    take(game, "clan chaoticats")
    assert game.decisions[0].player == 1 - chooser
    assert moves(game) == {f"clan {clan}" for clan in CLANS if clan != "chaoticats"}
    take(game, "clan gourmets")
    chosen = table(game).clans
    assert (chosen[chooser], chosen[1 - chooser]) == ("chaoticats", "gourmets")
    assert game.decisions[0].kind == "kockombat.flip"


@pytest.mark.rule("kk.variant.free")
def test_free_hand_without_agreement_the_starting_player_chooses_first():
    for seed in range(6):
        game = new(seed)
        assert game.decisions[0].player == table(game).first


@pytest.mark.rule("kk.variant.limited")
def test_limited_choice_three_cards_each_no_card_twice():
    game = new(choice="limited")
    hands = table(game).hands
    assert [len(hand) for hand in hands] == [3, 3]
    assert len({*hands[0], *hands[1]}) == 6
    for player in (0, 1):
        assert offered(game, player) == {f"clan {clan}" for clan in hands[player]}


@pytest.mark.rule("kk.variant.limited")
def test_limited_choice_both_keep_one_before_either_is_shown():
    game = new(choice="limited")
    mine, yours = (hand[0] for hand in table(game).hands)
    assert offered(game, 0) and offered(game, 1)
    game.choose(game.decisions[0], 0)
    assert game.view(1)["table"]["kockombat"]["clans"] == [None, None]
    assert [decision.player for decision in game.decisions] == [1]
    game.choose(game.decisions[0], 0)
    assert table(game).clans == [mine, yours]
    assert game.view(1)["table"]["kockombat"]["clans"] == [mine, yours]


@pytest.mark.rule("kk.variant.limited", "kk.variant.experts")
@pytest.mark.parametrize("choice", ["limited", "expert"])
def test_the_cards_dealt_are_random(choice):
    dealt = Counter()
    for seed in range(300):
        dealt.update(card for hand in table(new(seed, choice=choice)).hands for card in hand)
    assert set(dealt) == set(CLANS)
    assert min(dealt.values()) > 80


@pytest.mark.rule("kk.variant.experts")
def test_pair_of_experts_the_starter_keeps_one_of_three_and_hands_two_over():
    game = new(choice="expert")
    first = table(game).first
    hand = list(table(game).hands[first])
    assert len(hand) == 3 and table(game).hands[1 - first] == []
    assert game.decisions[0].player == first
    assert moves(game) == {f"clan {clan}" for clan in hand}
    take(game, f"clan {hand[1]}")
    assert game.decisions[0].player == 1 - first
    assert moves(game) == {f"clan {hand[0]}", f"clan {hand[2]}"}
    take(game, f"clan {hand[2]}")
    assert (table(game).clans[first], table(game).clans[1 - first]) == (hand[1], hand[2])


@pytest.mark.rule("kk.variant.experts.two_games")
def test_two_games_in_a_row_swap_roles_and_add_up():
    game = new(choice="expert", games=2)
    first = table(game).first
    while table(game).game == 1:
        game.choose(game.decisions[0], 0)
    assert table(game).first == 1 - first
    assert game.decisions[0].player == 1 - first
    assert [len(hand) for hand in table(game).hands][1 - first] == 3
    halfway = game.result.totals
    while not game.over:
        game.choose(game.decisions[0], 0)
    outcomes = table(game).outcomes
    assert len(outcomes) == 2
    by_game = [
        [sum(line.points for line in lines if f"Game {n}:" in str(line.because)) for n in (1, 2)]
        for lines in game.result.lines
    ]
    assert tuple(pair[0] for pair in by_game) == halfway
    assert game.result.totals == tuple(map(sum, by_game))


@pytest.mark.rule("kk.variant.experts.two_games", "kk.variant.free")
def test_in_the_second_game_the_other_player_chooses_first():
    game = new(choice="free", games=2, chooses_first=1)
    take(take(game, "clan gourmets"), "clan crooks")
    while table(game).game == 1:
        game.choose(game.decisions[0], 0)
    assert game.decisions[0].player == 0
    assert moves(game) == {f"clan {clan}" for clan in CLANS}


def matched(first_game, second_game):
    """A match that is over: what each player caught in each game."""
    save = new(clans=["royal_claws", "power_cats"], games=2).save()
    save["agenda"] = []
    save["table"] |= {"game": 2, "board": [], "unseen": [], "facing": {}}
    save["table"]["outcomes"] = [
        {"clans": ["royal_claws", "power_cats"], "caught": list(caught), "awake": [[], []]}
        for caught in (first_game, second_game)
    ]
    return ruledock.load(save).result


@pytest.mark.rule("kk.variant.experts.two_games")
def test_the_higher_sum_wins_the_match():
    result = matched((["mouse_6"], ["mouse_1"]), (["mouse_1"], ["mouse_4"]))
    assert result.totals == (9, 8)
    assert result.winners == (0,)


@pytest.mark.rule("kk.variant.experts.tie")
def test_a_tied_match_goes_to_more_prey_tiles_over_both_games():
    result = matched((["mouse_6"], ["mouse_1"]), ([], ["mouse_1"]))
    assert result.totals == (6, 6)
    assert result.winners == (1,)


@pytest.mark.rule("kk.variant.experts.tie", "kk.score.tie_shared")
def test_a_match_tied_in_points_and_tiles_is_shared():
    result = matched((["mouse_6"], ["mouse_1"]), (["mouse_1"], ["mouse_6"]))
    assert result.totals == (9, 9)
    assert result.winners == (0, 1)


@pytest.mark.rule("kk.variant.experts.two_games")
def test_a_match_has_one_game_or_two():
    assert new().ruleset.config.settings["games"] == 1
    for games in (1, 2):
        assert new(games=games).ruleset.config.settings["games"] == games
    for games in (0, 3, "2", True):
        with pytest.raises(ConfigError, match=r"games: .*expected .*1.*2"):
            new(games=games)


@pytest.mark.parametrize("games", [1, 2])
def test_reasons_name_the_game_only_where_there_are_two(games):
    game = new(clans=["royal_claws", "power_cats"], games=games)
    while not game.over:
        game.choose(game.decisions[0], 0)
    told = [str(line.because) for lines in game.result.lines for line in lines]
    named = [n for n in (1, 2) if any(text.startswith(f"Game {n}: ") for text in told)]
    assert named == ([] if games == 1 else [1, 2])
    assert all(text.startswith("Game ") == (games == 2) for text in told)
