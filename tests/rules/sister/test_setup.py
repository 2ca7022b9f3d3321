"""Setting up against the sister, filling the fields, and phases 1 to 3."""

from collections import Counter

import pytest

import ruledock
from ruledock_isle.check import cards_of
from ruledock_isle.phases.days import FillFields, NextPhase
from ruledock_isle.table import IsleTable
from ruledock_sister.drawer import sister_of
from tests.plugins.isle.staging import begin, do, isle, offered, only, play_on, rescuing
from tests.plugins.sister.alone import alone, drawn, dusk_falls, evening, her, instruct, stack

BASIC = [str(number) for number in range(197, 207)]
ADVANCED = [str(number) for number in range(207, 216)]
CARDS = [str(number) for number in range(174, 197)]


def new(seed=1, **settings):
    game = ruledock.new("isle", players=1, modules=["sister"], seed=seed, **settings)
    return IsleTable.of(game)


@pytest.mark.rule("sister.general.base")
def test_what_solo_does_not_change_is_as_with_others():
    table = evening(fish=4)
    assert (table.baskets, table.spare_baskets, len(table.deck), len(table.bag)) == (
        [1],
        9,
        150,
        102,
    )
    game = rescuing(table)
    assert offered(game) == [f"rescue {tile} permanent" for tile in table.fields[0]] + ["pass"]
    table.fish = [5]
    assert len(offered(rescuing(table))) == 9, "5 fish reach the right field too"


@pytest.mark.rule("isle.component.solo_cards")
def test_the_box_has_5_colour_cards_10_and_9_lessons_and_23_cards_of_hers():
    book = new().ruleset.books["sister"]
    found = [len(pile) for pile in (book.colours, book.basic, book.advanced, book.cards)]
    assert found == [5, 10, 9, 23]


@pytest.mark.rule("sister.setup.boat")
def test_there_is_one_boat_and_chance_picks_it():
    assert [len(new(seed).boats) for seed in range(3)] == [1, 1, 1]
    assert {new(seed).boats[0].plan.id for seed in range(40)} == {
        "boat-blue", "boat-green", "boat-purple", "boat-red",
    }  # fmt: skip


@pytest.mark.rule("sister.setup.common_treasures")
def test_five_common_treasures_of_each_shape():
    shapes = ("common-1", "common-2", "common-corner", "common-line")
    assert new().common == dict.fromkeys(shapes, 5)


@pytest.mark.rule("sister.setup.oshax_row")
def test_six_oshax_lie_in_a_row_by_chance_and_the_third_is_number_three():
    rows = [tuple(new(seed).oshax) for seed in range(60)]
    assert {tuple(sorted(row)) for row in rows} == {tuple(f"oshax-{n}" for n in range(1, 7))}
    assert {row[0] for row in rows} == {f"oshax-{n}" for n in range(1, 7)}
    table = alone(seed=3)
    row = list(table.oshax)
    instruct(table, {"remove_oshax": {"position": 3}})
    assert table.oshax == [*row[:2], *row[3:]]
    assert table.gone == [row[2]]


@pytest.mark.rule("sister.setup.colours")
def test_one_of_five_colours_is_turned_up_at_the_start():
    five = ["blue", "green", "orange", "purple", "red"]
    starts = [sister_of(new(seed)) for seed in range(60)]
    assert all(len(one.colours) == 1 for one in starts)
    assert all(sorted([*one.colours, *one.colours_to_come]) == five for one in starts)
    assert {one.colours[0] for one in starts} == set(five)


@pytest.mark.rule("sister.setup.basic_lessons", "sister.setup.difficulty.base")
def test_three_of_ten_basic_lessons_and_no_other_on_the_lowest_level():
    dealt = [sister_of(new(seed)).lessons for seed in range(80)]
    assert all(len(set(lessons)) == 3 for lessons in dealt)
    assert {lesson for lessons in dealt for lesson in lessons} == set(BASIC)
    assert new(4).ruleset.config.settings["difficulty"] == "easy"
    assert sister_of(new(4)).lessons == sister_of(new(4, difficulty="easy")).lessons


@pytest.mark.rule("sister.setup.hard_lessons", "sister.setup.hard_lessons.face_up")
@pytest.mark.parametrize(
    ("difficulty", "count"),
    [
        pytest.param("medium", 1, marks=pytest.mark.rule("sister.setup.difficulty.medium")),
        pytest.param("hard", 2, marks=pytest.mark.rule("sister.setup.difficulty.hard")),
        pytest.param("very_hard", 3, marks=pytest.mark.rule("sister.setup.difficulty.very_hard")),
        pytest.param("expert", 4, marks=pytest.mark.rule("sister.setup.difficulty.expert")),
    ],
)
def test_advanced_lessons_lie_face_up_beside_the_basic_ones(difficulty, count):
    found = set()
    for seed in range(60):
        game = ruledock.new("isle", players=1, modules=["sister"], seed=seed, difficulty=difficulty)
        lessons = sister_of(IsleTable.of(game)).lessons
        assert (len(set(lessons) & set(BASIC)), len(set(lessons) & set(ADVANCED))) == (3, count)
        shown = game.view(0)["table"]["sister"]["lessons"]
        assert shown == lessons
        found |= set(lessons)
    assert found == {*BASIC, *ADVANCED}


def test_an_unknown_difficulty_is_answered_with_the_nearest():
    with pytest.raises(ruledock.ConfigError, match='did you mean "expert"'):
        new(difficulty="exprt")


def test_she_is_for_one_player_only():
    with pytest.raises(ruledock.ConfigError, match="for 1 to 1 players, not 2"):
        ruledock.new("isle", players=2, modules=["sister"])
    with pytest.raises(ruledock.ConfigError, match="'sister'"):
        ruledock.new("isle", players=1)


@pytest.mark.rule("sister.setup.deck")
def test_her_deck_has_23_cards_that_come_in_any_order():
    assert sister_of(new()).cards_to_come == CARDS
    firsts = set()
    for seed in range(150):
        game = begin_day(seed)
        firsts.add(sister_of(IsleTable.of(game)).today[0])
    assert firsts == set(CARDS)


def begin_day(seed):
    """A game in phase 4 of day 1 whose player has laid nothing."""
    table = evening(seed=seed)
    table.plan = ("rescue",)
    return begin(table, NextPhase())


@pytest.mark.rule("sister.setup.figures")
def test_chance_decides_who_stands_first():
    stands = Counter(sister_of(new(seed)).first for seed in range(200))
    assert 60 < stands[True] < 140


# -- filling the fields ------------------------------------------------------------------------


def filled(*bag):
    table = alone()
    stack(table, "isle.bag", *bag)
    begin(table, FillFields())
    return table


@pytest.mark.rule("sister.fill.count")
def test_eight_cats_come_each_day_four_to_a_field():
    for seed in range(5):
        table = alone(seed=seed)
        begin(table, FillFields())
        assert [len(field) for field in table.fields] == [4, 4]
        assert all(table.book.tiles[tile].is_cat for field in table.fields for tile in field)


@pytest.mark.rule("sister.fill.order", "sister.fill.position_example")
def test_the_first_four_lie_left_and_cat_five_is_the_first_on_the_right():
    table = filled("b01", "g02", "r03", "p04", "o05", "b06", "g07", "r08")
    assert table.fields == [["b01", "g02", "r03", "p04"], ["o05", "b06", "g07", "r08"]]
    assert drawn(table) == "1:b01 2:g02 3:r03 4:p04 | 5:o05 6:b06 7:g07 8:r08 /"
    instruct(table, {"remove_cat": {"position": 5}})
    assert table.fields == [["b01", "g02", "r03", "p04"], ["b06", "g07", "r08"]]


@pytest.mark.rule("sister.fill.rare_row", "sister.fill.rare_stack")
def test_rare_treasures_lie_in_a_row_by_shape():
    bag = ["b01", "rare-t", "g02", "rare-i", "r03", "rare-t", "p04", "rare-l", "rare-i"]
    table = filled(*bag, "o05", "b06", "g07", "r08")
    assert drawn(table).split(" / ")[1] == "1:rare-tx2 2:rare-ix2 3:rare-lx1"
    assert [len(field) for field in table.fields] == [4, 4]


# -- phases 1 to 3 -----------------------------------------------------------------------------


@pytest.mark.rule("sister.phase1")
def test_the_player_receives_twenty_fish():
    table = alone()
    table.plan = ("fishing", "explore")
    assert isle(begin(table, NextPhase())).fish == [20]


@pytest.mark.rule("sister.phase1.no_fish")
def test_the_sister_has_no_fish_and_pays_none():
    table = evening(fish=7)
    stack(table, "sister.deck", "191", "187")
    game = dusk_falls(table)
    assert her(game).today == ["191"]
    do(game, "pass")
    assert (her(game).used, isle(game).fish) == (["191", "187"], [27]), "only the income of day 2"


def exploring(*deck, **settings):
    table = alone(**settings)
    table.fish, table.plan = [40], ("explore", "rescue")
    stack(table, "isle.deck", *deck)
    return begin(table, NextPhase())


TEN = ["011", "012", "013", "014", "015", "021", "022", "023", "024", "025"]


@pytest.mark.rule("sister.phase2.draft.five", "sister.phase2.draft.repeat")
def test_keep_three_of_five_twice_and_then_one_more():
    game = exploring(*TEN, "031")
    assert only(game).kind == "isle.draft"
    assert len(offered(game)) == 10, "three of five"
    do(game, "keep 011+013+015")
    table = isle(game)
    assert (table.drafted[0], table.discarded[0]) == (["011", "013", "015"], ["012", "014"])
    assert game.view(0)["table"]["isle"]["packets"] == [["021", "022", "023", "024", "025"]]
    do(game, "keep 021+022+023")
    table = isle(game)
    assert table.drafted[0] == ["011", "013", "015", "021", "022", "023", "031"]
    assert table.discarded[0] == ["012", "014", "024", "025"]
    assert only(game).kind == "isle.purchase"


@pytest.mark.rule("sister.phase2.draft.total")
def test_eleven_cards_a_day_and_55_in_five_days():
    game = exploring()
    do(game, offered(game)[0])
    do(game, offered(game)[0])
    assert len(isle(game).deck) == 150 - 11
    game = ruledock.new("isle", players=1, modules=["sister"], seed=2, windows="own")
    play_on(game, lambda table: False)  # the first option buys nothing, so no card draws others
    assert len(IsleTable.of(game).deck) == 150 - 55


@pytest.mark.rule("sister.phase2.pay")
def test_cards_are_paid_for_as_usual():
    game = exploring(*TEN, "031")
    do(game, "keep 011+013+015", "keep 021+022+023")
    costs = isle(game).book.costs
    assert (costs["011"], costs["031"]) == (1, 1)
    do(game, "buy 011+031")
    table = isle(game)
    assert table.fish == [38]
    assert table.hands[0] == ["011", "031"]
    assert table.discarded[0] == sorted(
        ["012", "014", "024", "025", "013", "015", "021", "022", "023"]
    )


def test_nobody_can_keep_more_than_is_dealt():
    with pytest.raises(ruledock.ConfigError, match="draft/0: found 4 of 3 cards"):
        new(rules={"sister": {"draft": [{"deal": 3, "keep": 4}]}})


def test_a_short_deck_gives_what_is_left():
    table = alone()
    table.throw(0, table.deck[4:])
    del table.deck[4:]
    table.plan = ("explore", "lessons")
    game = begin(table, NextPhase())
    do(game, offered(game)[0])
    assert (len(isle(game).drafted[0]), len(cards_of(isle(game)))) == (3, 150)
    assert only(game).kind == "isle.purchase"


@pytest.mark.rule("sister.phase3")
def test_lessons_are_played_as_usual_and_the_player_sees_the_own():
    table = alone()
    for card in ("113", "114", "144"):
        table.deck.remove(card)
    table.receive(0, ["113", "114", "144"])
    table.plan = ("lessons", "rescue")
    game = begin(table, NextPhase())
    do(game, "name green")
    table = isle(game)
    assert table.lessons == [["113", "114"]]
    assert [(one.card, one.colour) for one in table.public_lessons] == [("144", "green")]
    assert game.view(0)["table"]["isle"]["lessons"] == [["113", "114"]]


@pytest.mark.rule("sister.phase2.draft.repeat")
def test_a_day_that_ends_with_a_draft_leaves_no_packet_on_its_way():
    once = {"sister": {"draft": [{"deal": 5, "keep": 3}]}}
    game = exploring(*TEN, rules=once)
    do(game, "keep 011+013+015")
    assert only(game).kind == "isle.purchase"
    assert not isle(game).passed_on.round
    assert ruledock.load(game.save()).save() == game.save()
