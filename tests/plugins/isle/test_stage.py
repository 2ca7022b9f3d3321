"""A staged game: what is said lies there, the rest is dealt, and the whole can be played."""

import pytest

import ruledock
from ruledock_isle import IsleTable, stage
from ruledock_isle.check import check

ALL = ["creatures", "events", "kittens"]


def table(game):
    found = IsleTable.of(game)
    check(found)
    return found


def test_tiles_lie_on_the_boat():
    found = table(stage(boats={0: "boat-green: b07 h4, oshax-1 c4 green, common-1 a5"}, seed=1))
    assert found.boats[0].plan.id == "boat-green"
    assert [one.tile for one in found.boats[0].stowed] == ["b07", "oshax-1", "common-1"]
    assert found.boats[1].plan.id != "boat-green"
    assert found.common["common-1"] == 4
    assert "oshax-1" not in found.oshax


def test_a_list_without_a_boat_is_for_the_boat_that_was_dealt():
    plain = table(ruledock.new("isle", seed=1)).boats[1].plan.id
    boat = table(stage(boats={1: "b07 h4"}, seed=1)).boats[1]
    assert (boat.plan.id, [one.tile for one in boat.stowed]) == (plain, ["b07"])


def test_a_drawn_boat_is_taken_as_it_is():
    drawn = str(table(stage(boats={0: "b07 h4"}, seed=1)).boats[0])
    assert str(table(stage(boats={0: drawn}, seed=2)).boats[0]) == drawn


@pytest.mark.parametrize("phase", ["explore", "lessons", "rescue", "finds", "dusk"])
@pytest.mark.parametrize("modules", [[], ALL])
def test_it_can_be_played_from_every_phase(phase, modules):
    said = {"boats": {0: "b07 h4"}, "fields": {"left": ["g01", "g02"]}}
    game = stage(3, **said, phase=phase, modules=modules, seed=4)
    table(game)
    assert ruledock.playout(game, "random", seed=1).over


@pytest.mark.parametrize("modules", [["family"], ["sister"], ["creatures", "family", "kittens"]])
def test_other_ways_to_play_have_their_stages(modules):
    game = stage(1 if "sister" in modules else 2, boats={0: "b07 h4"}, modules=modules, seed=4)
    assert table(game).phase == "rescue"
    assert ruledock.playout(game, "random", seed=1).over


def test_cards_are_in_the_hand_and_fish_in_the_purse():
    game = stage(["Ada", "Ben"], hands={0: ["007"], 1: ["001", "043"]}, fish={1: 3}, seed=1,
                 phase="finds")  # fmt: skip
    found = table(game)
    assert [sorted(hand) for hand in found.hands] == [["007"], ["001", "043"]]
    assert found.fish == [20, 3]
    assert game.config.names == ("Ada", "Ben")


def test_cards_in_the_draft_are_replaced_there():
    dealt = table(ruledock.new("isle", seed=1)).packets
    card = dealt[0][0]
    found = table(stage(hands={0: [card]}, phase="explore", seed=1))
    assert found.hands[0] == [card]
    assert [len(packet) for packet in found.packets] == [len(packet) for packet in dealt]


def test_fields_hold_what_is_said():
    found = table(stage(fields={"left": ["b01", "rare-i"], "right": []}, seed=1))
    assert found.fields == [["b01", "rare-i"], []]


def test_private_lessons_lie_in_play():
    assert table(stage(lessons={1: ["141"]}, seed=1, phase="finds")).lessons == [[], ["141"]]


def test_the_same_seed_deals_the_same_rest():
    one, two = (stage(hands={0: ["007"]}, seed=5).save() for _ in range(2))
    assert one == two


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"hands": {0: ["0007"]}}, 'stage: hands/0: found "0007"; did you mean'),
        ({"hands": {0: ["007"], 1: ["007"]}}, 'hands/1: found "007"; which is dealt already'),
        ({"hands": {7: ["007"]}}, "hands: found 7, expected a player from 0 to 1"),
        ({"boats": {0: "b07 h4", 1: "b07 h4"}}, 'found "b07"; which lies elsewhere already'),
        ({"boats": {0: "b99 h4"}}, "b99"),
        ({"boats": {0: "boat-pink: b07 h4"}}, "boat-pink"),
        ({"fields": {"middle": []}}, 'fields: found "middle"'),
        ({"phase": "resque"}, 'phase: found "resque"; did you mean "rescue"'),
        ({"fish": {0: -3}}, "fish"),
        ({"lessons": {0: ["007"]}}, "lessons"),
    ],
)
def test_what_cannot_be_is_refused(wrong, said):
    with pytest.raises(ruledock.RuledockError) as caught:
        stage(seed=1, **wrong)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("card", "hint"),
    [
        ("69", 'did you mean "069"?'),
        ("Rope lader", 'did you mean "070", which is called Rope ladder?'),
        ("a wild guess of mine", 'expected an id, such as "001"'),
    ],
)
def test_an_unknown_card_is_told_the_nearest_by_id_or_name(card, hint):
    with pytest.raises(ruledock.ConfigError) as caught:
        stage(hands={0: [card]})
    assert str(caught.value) == f'stage: hands/0: found "{card}"; {hint}'
