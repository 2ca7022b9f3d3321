"""Cards of other packs: what they recombine works, and what is wrong with them is said."""

import json

import pytest

from ruledock.errors import ContentError, LinkError
from tests.plugins.isle.staging import do, give, isle, rescuing, table_of, use_boats


def pack(folder, *cards):
    home = folder / "extra"
    (home / "cards").mkdir(parents=True)
    facts = {"name": "extra", "version": "1.0", "title": "Extra cards", "needs": ["isle"]}
    (home / "pack.json").write_text(json.dumps(facts))
    common = {"name": "A card", "text": "It does this.", "cost": 1, "provenance": "house"}
    (home / "cards" / "extra.json").write_text(json.dumps([{**common, **card} for card in cards]))
    return str(home)


def test_a_card_that_recombines_operations_needs_no_python(tmp_path):
    does = [
        {"gain_fish": {"each": 3, "per": {"count": "rats"}}},
        "gain_basket",
        {"move_cats": {"up_to": 1}},
    ]
    card = {"id": "900", "kind": "anytime", "does": does}
    table = table_of(2, packs=[pack(tmp_path, card)])
    use_boats(table, "boat-red", "boat-blue")
    give(table, 0, "900")
    game = rescuing(table)
    do(game, "play 900")  # no cat lies in a field, so none is asked for
    assert isle(game).fish[0] == 3 * 19
    assert isle(game).baskets[0] == 2


def test_a_rescue_card_may_carry_several_baskets_each_for_one_rescue(tmp_path):
    from tests.plugins.isle.staging import fields, lay, over

    card = {"id": "901", "kind": "rescue", "speed": 1, "whole": 2}
    table = table_of(2, packs=[pack(tmp_path, card)])
    use_boats(table, "boat-red", "boat-blue")
    fields(table, left=["b01", "g02", "r03"])
    table.fish = [9, 0]
    table.baskets, table.used_baskets = [0, 1], [1, 0]
    lay(table, 0, "901")
    game = rescuing(table)
    do(game, "rescue b01 whole", "place b01 p4")
    assert isle(game).rescue_cards[0] == ["901"]
    do(game, "rescue g02 whole")
    do(game, over(game, "o4")[0])
    assert isle(game).discard == ["901"]
    assert game.over


def test_a_word_that_does_not_exist_is_named_with_its_card(tmp_path):
    does = [{"gain_fish": {"each": 3, "per": {"count": "ratz"}}}]
    with pytest.raises(ContentError) as error:
        table_of(2, packs=[pack(tmp_path, {"id": "900", "kind": "anytime", "does": does})])
    assert "card 900" in str(error.value)
    assert "rats" in str(error.value)


def test_a_supply_that_does_not_exist_is_named_with_its_card(tmp_path):
    way = {"name": "silver", "does": [{"take_tiles": {"from": "silver", "count": 1}}]}
    with pytest.raises(LinkError, match=r"card 900 takes from 'silver', which.*known: common"):
        table_of(2, packs=[pack(tmp_path, {"id": "900", "kind": "treasure", "ways": [way]})])


@pytest.mark.parametrize(
    ("card", "missing"),
    [
        ({"id": "900", "kind": "anytime"}, "does"),
        ({"id": "900", "kind": "oshax"}, "ways"),
        ({"id": "900", "kind": "rescue"}, "speed"),
    ],
)
def test_a_card_without_what_its_kind_needs_is_refused(tmp_path, card, missing):
    with pytest.raises(ContentError, match=missing):
        table_of(2, packs=[pack(tmp_path, card)])
