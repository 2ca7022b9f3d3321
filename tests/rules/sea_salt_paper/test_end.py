"""Closing a round, what it brings, and the end of the game."""

import pytest

import ruledock
from ruledock import Refusal
from tests.rules.sea_salt_paper.tables import (
    asked,
    do,
    every_card,
    last_round,
    offered,
    sea,
    table_of,
    view,
    worth,
)

# Seven points with two yellow cards as the longest colour, and four with two light blue ones.
SEVEN = "shell-yellow shell-black shell-grey octopus-yellow octopus-purple"
FOUR = "shell-light_blue shell-dark_blue shell-green boat-light_blue"
SIX = "octopus-yellow octopus-purple octopus-grey crab-black"
TOPS = ["crab-black", "fish-green"]


def played(how: str, *points: int, caller: int | None = 0) -> dict[str, object]:
    return {"how": how, "caller": caller, "points": list(points)}


@pytest.mark.rule("ssp.close.minimum")
def test_r17_seven_points_in_hand_and_on_the_table_allow_a_call() -> None:
    assert (worth(SEVEN), worth(SIX)) == (7, 6)
    assert offered(sea(hands=[SEVEN])) == ["pass", "stop", "last chance"]
    assert offered(sea(hands=[SIX])) == ["pass"]
    assert offered(sea(hands=["shell-yellow shell-black"], laid=[SIX]))[-2:] == [
        "stop",
        "last chance",
    ]
    mermaid = "mermaid-white-1 crab-yellow boat-yellow fish-yellow shell-yellow swimmer-yellow"
    assert worth(mermaid) == 5  # colour bonus excluded, mermaids included
    assert offered(sea(hands=[mermaid])) == ["pass"]
    assert "stop" in offered(sea(hands=[f"{mermaid} crab-yellow-2 boat-yellow-2"]))


@pytest.mark.rule("ssp.close.minimum")
def test_r35_a_call_below_seven_is_refused() -> None:
    game = sea(hands=[SIX])
    for call in ("stop", "last chance"):
        with pytest.raises(Refusal):
            do(game, call)
    assert table_of(game).rounds == []
    assert asked(game) == 0


@pytest.mark.rule("ssp.close.optional", "ssp.close.choice")
def test_a_player_with_seven_points_may_stop_call_or_go_on() -> None:
    game = sea(hands=[SEVEN], piles=TOPS)
    assert offered(game) == ["pass", "stop", "last chance"]
    do(game, "pass")
    assert asked(game) == 1
    assert table_of(game).rounds == []


@pytest.mark.rule("ssp.example.stop", "ssp.stop")
def test_stop_gives_martin_7_and_ondra_4() -> None:
    game = do(sea(hands=[SEVEN, FOUR]), "stop")
    assert last_round(game) == ("stop", (7, 4))


@pytest.mark.rule(
    "ssp.example.last_chance", "ssp.last_chance.win.closer", "ssp.last_chance.win.others"
)
def test_a_last_chance_won_gives_martin_9_and_ondra_2() -> None:
    game = do(sea(hands=[SEVEN, FOUR], piles=TOPS), "last chance", "take 1", "pass")
    assert last_round(game) == ("won", (9, 2))


@pytest.mark.rule("ssp.stop")
def test_r19_stop_exposes_all_hands_and_gives_nobody_a_colour_bonus() -> None:
    game = sea(players=3, hands=[SEVEN, FOUR, "crab-green crab-dark_blue fish-dark_blue"])
    do(game, "stop")
    assert last_round(game) == ("stop", (7, 4, 1))


@pytest.mark.rule("ssp.last_chance.reveal", "ssp.last_chance.turns")
def test_r20_the_caller_shows_all_cards_and_each_other_takes_one_last_turn() -> None:
    game = sea(
        players=3,
        turn=1,
        hands=["fish-yellow fish-dark_blue", SEVEN, "boat-black boat-yellow"],
        piles=["crab-black crab-green crab-yellow", "fish-green boat-dark_blue"],
    )
    do(game, "last chance")
    table = table_of(game)
    assert table.hands[1] == []
    assert len(table.laid[1]) == 5
    assert asked(game) == 2  # from the caller's left
    do(game, "take 1", "lay boat-black-1 boat-yellow-1", "take 1", "pass")
    assert table.hands[2] == []
    assert sorted(table.laid[2]) == [
        "boat-black-1", "boat-yellow-1", "crab-green-1", "crab-yellow-1",
    ]  # fmt: skip
    assert asked(game) == 0
    do(game, "take 1", "pass")
    # One turn each and no more: the round is over.
    assert last_round(game) == ("won", (1, 9, 2))


@pytest.mark.rule("ssp.last_chance.turns")
def test_r18_nobody_calls_after_a_call() -> None:
    more = "penguin-purple penguin-pink penguin-light_orange penguin_colony-green"
    game = do(sea(hands=[SEVEN, more], piles=TOPS), "last chance", "take 1")
    assert view(game, 1)["points"] == 11
    assert offered(game) == ["pass"]
    with pytest.raises(Refusal):
        do(game, "stop")


@pytest.mark.rule("ssp.last_chance.win", "ssp.last_chance.lose")
def test_r21_a_tie_wins_the_bet_and_colours_are_not_compared() -> None:
    other = "shell-light_blue shell-dark_blue shell-green octopus-light_blue octopus-green"
    assert worth(other) == 7
    tied = do(sea(hands=[SEVEN, other], piles=["boat-light_blue", ""]), "last chance", "take 1")
    assert last_round(do(tied, "pass")) == ("won", (7 + 2, 3))
    higher = sea(hands=[SEVEN, f"{other} boat-light_blue"], piles=["boat-black", ""])
    do(higher, "last chance", "take 1", "pass")
    assert last_round(higher)[0] == "lost"


@pytest.mark.rule(
    "ssp.last_chance.lose",
    "ssp.last_chance.lose.closer",
    "ssp.last_chance.lose.others",
    "ssp.last_chance.win.closer",
    "ssp.last_chance.win.others",
)
def test_r22_what_a_won_and_a_lost_bet_pay() -> None:
    eight = (
        "penguin-purple penguin-pink penguin-light_orange fish-black fish-green shoal_of_fish-grey"
    )
    assert worth(eight) == 8
    lost = sea(players=3, hands=[SEVEN, eight, FOUR], piles=["crab-black crab-green", ""])
    do(lost, "last chance", "take 1", "pass", "take 1", "pass")
    assert last_round(lost) == ("lost", (2, 8, 4))
    won = sea(players=3, turn=1, hands=[SEVEN, eight, FOUR], piles=["crab-black crab-green", ""])
    do(won, "last chance", "take 1", "pass", "take 1", "pass")
    assert last_round(won) == ("won", (2, 8 + 1, 2))


@pytest.mark.rule("ssp.end.mermaids")
def test_r25_four_mermaids_win_at_once_wherever_the_fourth_comes_from() -> None:
    three = "mermaid-white-1 mermaid-white-2 mermaid-white-3"
    poor = [played("stop", 0, 30)]
    taken = sea(at="draw", hands=[three], piles=["mermaid-white-4", ""], rounds=poor)
    do(taken, "take 1")
    assert taken.over
    assert taken.result.winners == (0,)
    assert taken.result.totals == (0, 30)
    crabs = sea(hands=[f"{three} crab-black crab-green"], piles=["mermaid-white-4 fish-green", ""])
    do(crabs, "lay crab-black-1 crab-green-1", "pick mermaid-white-4")
    assert crabs.result.winners == (0,)
    robbed = sea(hands=[f"{three} swimmer-black shark-black", "mermaid-white-4"])
    do(robbed, "lay swimmer-black-1 shark-black-1")
    assert robbed.over
    assert robbed.result.winners == (0,)
    last = sea(hands=[SEVEN, three], piles=["mermaid-white-4", "fish-green"])
    do(last, "last chance", "take 1")
    assert last.over
    assert last.result.winners == (1,)
    fished = sea(hands=[f"{three} fish-black fish-green"], deck="mermaid-white-4", rest=("laid", 1))
    do(fished, "lay fish-black-1 fish-green-1")
    assert fished.result.winners == (0,)
    kept = sea(at="draw", hands=[three], deck="mermaid-white-4 crab-black", rest=("piles", 0))
    do(kept, "draw", "keep mermaid-white-4")
    assert kept.result.winners == (0,)


@pytest.mark.rule("ssp.end.mermaids")
def test_three_mermaids_do_not_win() -> None:
    game = sea(at="draw", hands=["mermaid-white-1 mermaid-white-2"], piles=["mermaid-white-3", ""])
    do(game, "take 1")
    assert not game.over


@pytest.mark.rule("ssp.deck_out")
def test_r26_an_empty_pile_ends_the_round_unscored_when_the_turn_ends() -> None:
    game = sea(hands=[SEVEN, FOUR], deck="", rest=("piles", 0), piles=["", "fish-green"])
    assert offered(game) == ["pass", "stop", "last chance"]
    do(game, "pass")
    assert last_round(game) == ("out", (0, 0))
    one_left = sea(
        hands=[SEVEN, FOUR], deck="crab-black", rest=("piles", 0), piles=["", "fish-green"]
    )
    do(one_left, "pass")
    assert table_of(one_left).rounds == []


@pytest.mark.rule("ssp.deck_out", "ssp.last_chance.turns")
def test_r27_a_call_prevails_over_an_empty_pile_and_last_turns_use_the_discards() -> None:
    emptied = {"deck": "", "rest": ("piles", 0), "piles": ["", "fish-green"]}
    stopped = do(sea(hands=[SEVEN, FOUR], **emptied), "stop")
    assert last_round(stopped) == ("stop", (7, 4))
    called = do(sea(hands=[SEVEN, FOUR], **emptied), "last chance")
    assert offered(called) == ["take 1", "take 2"]
    do(called, "take 2", "pass")
    assert last_round(called) == ("won", (9, 2))


@pytest.mark.rule("ssp.round.next_start", "ssp.deck_out.next")
def test_r28_who_starts_the_next_round() -> None:
    stopped = do(sea(players=3, turn=2, hands=["", "", SEVEN]), "stop")
    assert asked(stopped) == 0
    called = sea(players=3, turn=1, hands=["", SEVEN, ""], piles=["crab-black crab-green", ""])
    do(called, "last chance", "take 1", "pass", "take 1", "pass")
    assert asked(called) == 2
    out = sea(players=3, turn=1, hands=["", SEVEN], deck="", rest=("piles", 0))
    assert asked(do(out, "pass")) == 2


@pytest.mark.rule("ssp.round.next", "ssp.setup.discards")
def test_r29_a_new_round_starts_with_all_cards_shuffled() -> None:
    game = do(sea(players=3, hands=[SEVEN, FOUR], laid=["", "", "crab-black crab-green"]), "stop")
    table = table_of(game)
    assert table.hands == table.laid == [[], [], []]
    assert [len(pile) for pile in table.piles] == [1, 1]
    assert {*table.deck, *table.piles[0], *table.piles[1]} == every_card()
    assert table.caller is None
    assert offered(game) == ["draw", "take 1", "take 2"]


@pytest.mark.rule("ssp.round.carry", "ssp.overview.rounds")
def test_points_are_added_to_those_of_earlier_rounds_until_the_target_is_reached() -> None:
    game = do(sea(hands=[SEVEN, FOUR], rounds=[played("stop", 10, 20)]), "stop")
    assert view(game, 0)["totals"] == [17, 24]
    assert view(game, 0)["round"] == 3
    assert not game.over


@pytest.mark.rule("ssp.end.target.2", "ssp.end.target.3", "ssp.end.target.4", "ssp.end.reach")
@pytest.mark.parametrize(("players", "target"), [(2, 40), (3, 35), (4, 30)])
def test_the_game_ends_at_40_35_or_30_points(players: int, target: int) -> None:
    others = [0] * (players - 1)
    for before, over in ((target - 8, False), (target - 7, True), (target - 6, True)):
        rounds = [played("stop", before, *others)]
        game = do(sea(players=players, hands=[SEVEN], rounds=rounds), "stop")
        assert game.over is over
        assert view(game, 0)["totals"][0] == before + 7


@pytest.mark.rule("ssp.end.winner", "ssp.end.reach")
def test_the_highest_total_wins_whoever_closed() -> None:
    game = do(sea(hands=[SEVEN, FOUR], rounds=[played("stop", 33, 38)]), "stop")
    assert game.result.totals == (40, 42)
    assert game.result.winners == (1,)


@pytest.mark.rule("ssp.end.tie")
def test_r30_a_tie_goes_to_more_points_in_the_last_round() -> None:
    game = do(sea(hands=[SEVEN, FOUR], rounds=[played("stop", 33, 36)]), "stop")
    assert game.result.totals == (40, 40)
    assert game.result.winners == (0,)


@pytest.mark.rule("ssp.end.tie_shared")
def test_a_tie_in_the_last_round_too_is_shared() -> None:
    same = "shell-light_blue shell-dark_blue shell-green octopus-light_blue octopus-green"
    rounds = [played("stop", 35, 35, 10)]
    game = do(sea(players=3, hands=[SEVEN, same], rounds=rounds), "stop")
    assert game.result.totals == (42, 42, 10)
    assert game.result.winners == (0, 1)


@pytest.mark.rule("ssp.overview.rounds")
def test_a_whole_game_is_played_over_several_rounds() -> None:
    game = ruledock.playout(
        ruledock.new("sea_salt_paper", players=2, seed=4), ruledock.RandomBot(4)
    )
    assert len(table_of(game).rounds) > 1
    assert game.result.totals == tuple(
        sum(ended.points[player] for ended in table_of(game).rounds) for player in (0, 1)
    )


def test_r31_what_is_hidden_and_what_is_public() -> None:
    game = sea(
        at="draw",
        hands=["crab-black boat-black", "fish-black shell-grey"],
        laid=["crab-green crab-yellow"],
        piles=["fish-green", "shark-green"],
        rounds=[played("stop", 10, 3)],
    )
    do(game, "draw")
    mine, yours, nobody = view(game, 0), view(game, 1), view(game, None)
    assert mine["hands"][0] == ["boat-black-1", "crab-black-1"]
    assert yours["hands"][1] == ["fish-black-1", "shell-grey-1"]
    assert [hand["count"] for hand in nobody["hands"]] == [2, 2]
    assert (mine["hands"][1]["count"], yours["hands"][0]["count"]) == (2, 2)
    assert len(mine["drawn"]) == 2
    assert (yours["drawn"], nobody["drawn"]) == (2, 2)
    assert mine["points"] == 1
    assert nobody["points"] is None
    for seen in (mine, yours, nobody):
        assert seen["laid"] == [["crab-green-1", "crab-yellow-1"], []]
        assert [pile["top"] for pile in seen["piles"]] == ["fish-green-1", "shark-green-1"]
        assert [pile["count"] for pile in seen["piles"]] == [1, 1]
        assert seen["deck"] == 58 - 2 - 2 - 2 - 2 - 2
        assert seen["totals"] == [10, 3]
    text = str(yours)
    assert all(card not in text for card in (*mine["hands"][0], *mine["drawn"]))
