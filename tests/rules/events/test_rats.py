"""Noble rats: where they lie, what they count as, what they cost, and chasing them away.

On boat-red rats are printed on a4, a5, a6, f6, g3, h3 and elsewhere, and the green map on b4.
"""

import pytest

from ruledock.errors import NotOffered
from ruledock_events.rats import Chase
from ruledock_isle.phases.days import NextPhase
from ruledock_isle.phases.packets import PrivatePurchase
from ruledock_isle.scoring.final import scene_of
from tests.plugins.events.weather import dawn, drawer_of, events, rat, rats_on, table
from tests.plugins.isle.staging import (
    begin,
    do,
    fields,
    give,
    interrupt,
    isle,
    offered,
    open_to,
    over,
    rescuing,
    stow,
    teach,
)

RAT_TODAY = {1: "noble-rat"}


def places(game):
    """The squares on which a noble rat may be placed now."""
    said = [option.split() for option in offered(game)]
    assert all(words[:2] == ["place", "noble-rat"] and len(words) == 3 for words in said)
    return {words[2] for words in said}


def receiving(*tiles, rats=()):
    """The game when player 0, with these tiles aboard, has to place a noble rat."""
    made = table(days=RAT_TODAY)
    stow(made, 0, *tiles)
    rat(made, 0, *rats)
    return dawn(made, 1)


def count(game, words):
    """What a number in words comes to on the boat of player 0."""
    now = isle(game)
    return now.ruleset.words.compile("number", words)(scene_of(now, 0))


def line(game, rule):
    """The points of one line of player 0's score."""
    [found] = [one for one in game.score(0) if one.rule == rule]
    return found.points


# -- placing -----------------------------------------------------------------------------------


@pytest.mark.rule("events.rat.must_place", "events.rat.first", "events.rat.on_empty")
def test_a_noble_rat_that_is_the_first_tile_goes_anywhere_and_must_go_somewhere():
    game = receiving()
    assert len(places(game)) == 142
    do(game, "place noble-rat k5")
    assert count(game, {"count": "tiles"}) == 1


@pytest.mark.rule("events.rat.adjacent", "events.rat.not_on_tile")
def test_it_must_lie_beside_a_tile_and_on_none():
    game = receiving("b16 c3")  # c3 to c7
    left, right = ({f"{column}{row}" for row in range(3, 8)} for column in "bd")
    assert places(game) == left | right


@pytest.mark.rule("events.rat.second", "events.rat.not_on_rat")
def test_after_a_noble_rat_the_second_tile_must_lie_beside_it_and_never_on_it():
    game = receiving(rats=["k5"])
    assert places(game) == {"j5", "l5", "k4", "k6"}
    made = table()
    rat(made, 0, "k5")
    fields(made, left=["b01"])
    made.fish = [20, 20]
    game = rescuing(made)
    do(game, "rescue b01 permanent")
    beside = {option for square in ("j5", "l5", "k4", "k6") for option in over(game, square)}
    assert {option for option in offered(game) if option.startswith("place")} == beside
    assert over(game, "k5") == []


@pytest.mark.rule("events.rat.on_map")
def test_it_may_cover_a_map_and_earns_no_treasure():
    game = receiving()
    assert count(game, {"count": "visible-maps"}) == 5
    do(game, "place noble-rat b4")
    assert count(game, {"count": "visible-maps"}) == 4
    assert game.decisions[0].player == 1
    assert game.decisions[0].kind == "isle.take"
    assert {option.split()[1] for option in offered(game)} == {"noble-rat"}


@pytest.mark.rule("events.rat.on_rat", "events.rat.covers_rat")
def test_a_printed_rat_under_it_is_covered():
    game = receiving()
    do(game, "place noble-rat a4")
    assert count(game, {"count": "covered-rats"}) == 1
    assert count(game, {"count": {"those": "rats", "without": "covered-squares"}}) == 18
    assert count(game, {"count": "rats"}) == 19  # eighteen printed ones and itself


def test_a_player_whose_boat_is_full_takes_none():
    made = table(days=RAT_TODAY)
    made.boats[0].covered = made.boats[0].plan.cells
    game = dawn(made, 1)
    assert game.decisions[0].player == 1


def test_when_none_are_left_later_players_take_none():
    made = table(3, days=RAT_TODAY)
    drawer_of(made).noble_rats["noble-rat"] = 2
    for square in range(16):
        made.boats[0].stow("noble-rat", f"{'efghijklmnopqrst'[square]}5")
    game = dawn(made, 1)
    do(game, "place noble-rat e4", "place noble-rat e4")
    assert events(game).noble_rats == {"noble-rat": 0}
    assert isle(game).phase == "explore"
    assert rats_on(isle(game), 2) == []


# -- counting ----------------------------------------------------------------------------------


@pytest.mark.rule("events.rat.occupies", "events.rat.room_not_empty", "events.rat.room_full")
def test_its_square_is_filled_so_its_room_is_not_empty_and_can_be_full():
    made = table()
    rat(made, 0, "u4", "u5", "u6")
    game = begin(made)
    assert count(game, {"count": "covered-squares"}) == 3
    assert count(game, {"count": "empty-rooms"}) == 6
    assert count(game, {"count": "full-rooms"}) == 0
    rat(isle(game), 0, "v5")
    assert count(game, {"count": "full-rooms"}) == 1


@pytest.mark.rule("events.rat.counts_as_rat")
def test_it_is_both_a_tile_and_a_rat():
    made = table()
    rat(made, 0, "k5")
    game = begin(made)
    assert count(game, {"count": "tiles"}) == 1
    assert count(game, {"count": "rats"}) == 20
    assert count(game, {"count": {"and": ["rats", {"in": {"room": "dining-room"}}]}}) == 3


def lesson(card, *squares):
    """What a lesson pays on a boat with noble rats on which no printed rat shows."""
    made = table()
    teach(made, 0, card)
    boat = made.boats[0]
    boat.covered |= boat.plan.rats
    rat(made, 0, *squares)
    return line(begin(made), f"isle.lesson.{card}")


@pytest.mark.rule("events.rat.example.none")
def test_a_boat_with_a_noble_rat_has_a_visible_rat():
    assert lesson("124") == 10
    assert lesson("124", "k5") == 0


@pytest.mark.rule("events.rat.example.each")
def test_2_points_per_visible_rat_count_printed_and_noble_ones():
    assert lesson("125", "k5", "l5") == 4
    made = table()
    teach(made, 0, "125")
    rat(made, 0, "k5", "a4")
    # eighteen printed rats show, and two noble ones
    assert line(begin(made), "isle.lesson.125") == 40


@pytest.mark.rule("events.rat.not_cat")
def test_noble_rats_are_no_cats_and_have_no_colour():
    made = table()
    stow(made, 0, "b16 c3")
    rat(made, 0, "d3", "d4", "d5")
    game = begin(made)
    assert count(game, {"count": "cats"}) == 1
    assert count(game, {"distinct": "colour", "of": "cats"}) == 1
    assert [one.colour for one in isle(game).boats[0].stowed] == ["blue", None, None, None]
    assert count(game, {"count": "treasures"}) == 0


@pytest.mark.rule("events.rat.score")
def test_each_noble_rat_left_costs_3_and_not_1_more():
    made = table()
    before = begin(made).copy()
    assert (line(before, "isle.score.rats"), line(before, "events.rat.score")) == (-19, 0)
    rat(made, 0, "k5", "a4")
    game = begin(made)
    assert line(game, "isle.score.rats") == -18
    assert line(game, "events.rat.score") == -6
    rules = [one.rule for one in game.score(0)]
    assert rules[:2] == ["isle.score.rats", "events.rat.score"]
    box = made.ruleset.content.items["scoring"]
    assert box["rats-noble"].order == box["rats"].order == 1


# -- chasing -----------------------------------------------------------------------------------


def chased(fish=3, cat="b16 c3", squares=("d3",)):
    """A table in phase 4 where player 0 has noble rats and perhaps a cat beside them."""
    made = table()
    if cat:
        stow(made, 0, cat)
    rat(made, 0, *squares)
    fields(made, left=["b01", "g01"])
    made.fish = [fish, 20]
    return made


@pytest.mark.rule("events.rat.remove")
def test_for_1_fish_a_noble_rat_beside_a_cat_goes_back_to_the_supply():
    game = rescuing(chased())
    assert "chase d3" in offered(game)
    do(game, "chase d3")
    now = isle(game)
    assert (now.fish[0], rats_on(now, 0), events(game).noble_rats) == (2, [], {"noble-rat": 18})
    assert now.boats[0].at("d3") is None


@pytest.mark.rule("events.rat.remove.conditions")
@pytest.mark.parametrize(
    "given",
    [
        {"fish": 0},
        {"cat": ""},
        {"squares": ["e3", "e4"]},
        {"cat": "common-line b3 r90", "squares": ["c3"]},
    ],
    ids=["no fish", "no cat", "a cat too far off", "a treasure beside it"],
)
def test_without_fish_or_without_a_cat_beside_it_it_stays(given):
    game = rescuing(chased(**given))
    assert not [option for option in offered(game) if option.startswith("chase")]
    with pytest.raises(NotOffered):
        game.interrupt(0, Chase((given.get("squares") or ["d3"])[0]))


@pytest.mark.rule("events.rat.remove")
def test_an_oshax_chases_like_any_cat_and_each_rat_is_paid_for():
    made = chased(cat="", squares=["g4", "k5"])
    stow(made, 0, "oshax-2 f3 as-red")
    game = rescuing(made)
    assert [one for one in offered(game) if one.startswith("chase")] == ["chase g4"]


def test_a_map_laid_bare_by_chasing_can_be_covered_and_rewarded_again():
    made = table()
    stow(made, 0, "o16 c3")
    rat(made, 0, "b4")
    fields(made, left=["g16"])
    made.fish = [20, 20]
    game = rescuing(made)
    do(game, "chase b4")
    assert count(game, {"count": "visible-maps"}) == 5
    do(game, "rescue g16 permanent", "place g16 b3")
    assert game.decisions[0].kind == "isle.take"


@pytest.mark.rule("events.rat.remove.when")
def test_it_may_be_chased_in_the_middle_of_somebody_elses_rescue():
    made = chased()
    made.order = [1, 0]
    game = rescuing(made)
    do(game, "rescue b01 permanent")
    assert game.decisions[0].player == 1
    before = offered(game)
    interrupt(game, 0, "chase d3")
    assert rats_on(isle(game), 0) == []
    assert (game.decisions[0].player, offered(game)) == (1, before)


@pytest.mark.rule("events.rat.remove.when")
def test_it_may_be_chased_during_the_draft_until_the_own_choice_is_sealed():
    made = chased()
    game = dawn(made, 2)
    assert {decision.kind for decision in game.decisions} == {"isle.draft"}
    assert open_to(game, 0) == ["chase d3"]
    sealed = game.copy()
    sealed.choose(sealed.decision_of(0), 0)
    assert open_to(sealed, 0) == ["withdraw"]
    sealed.interrupt(0, sealed.interrupts(0)[0])
    assert open_to(sealed, 0) == ["chase d3"]
    interrupt(game, 0, "chase d3")
    assert rats_on(isle(game), 0) == []
    assert {decision.kind for decision in game.decisions} == {"isle.draft"}


@pytest.mark.rule("events.rat.remove.when")
def test_fish_spent_on_chasing_cannot_be_spent_on_cards():
    made = table()
    stow(made, 0, "b16 c3")
    rat(made, 0, "d3")
    give(made, 0, "067")  # costs 2 fish
    made.hands[0], made.drafted[0] = [], ["067"]
    made.fish = [2, 0]
    game = begin(made, PrivatePurchase(0))
    assert offered(game) == ["buy none", "buy 067", "chase d3"]
    do(game, "chase d3")
    assert offered(game) == ["buy none"]


@pytest.mark.rule("events.rat.remove.when")
def test_it_may_be_chased_while_resolving_a_card_but_not_while_a_tile_is_to_be_placed():
    made = chased()
    give(made, 0, "076", "075")
    made.used_baskets[0], made.spare_baskets = 1, made.spare_baskets - 1
    game = rescuing(made)
    do(game, "play 076")
    assert open_to(game, 0) == ["chase d3"]
    do(game, "give ready basket", "play 075")
    assert open_to(game, 0) == []
    assert not [one for one in offered(game) if one.startswith("chase")]


@pytest.mark.rule("events.rat.remove.when", "events.rat.must_place")
def test_no_rat_is_chased_while_another_is_to_be_placed():
    game = receiving("b16 c3", rats=["d3"])
    isle(game).fish[0] = 5
    assert open_to(game, 0) == []
    do(game, "place noble-rat d4")
    assert open_to(game, 0) == ["chase d3", "chase d4"]


@pytest.mark.rule("events.rat.remove.when")
def test_the_last_chance_is_the_window_before_scoring():
    made = chased()
    made.day, made.plan = 5, ()
    game = begin(made, NextPhase())
    assert isle(game).phase == "scoring"
    assert offered(game) == ["nothing", "chase d3"]
    do(game, "nothing")
    assert game.over
    assert open_to(game, 0) == []
