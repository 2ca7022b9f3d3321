"""Lesson sets and promo tiles: what goes into the deck and into the bag."""

import json

import pytest

import ruledock
from ruledock.errors import ConfigError
from ruledock_isle.cards.operations import Resolving
from ruledock_isle.phases.days import FillFields
from tests.plugins.isle.staging import begin, give, isle, table_of

SETS = {"A": range(127, 135), "B": range(135, 143), "C": range(143, 151)}


def lessons(table):
    return {int(card) for card in table.deck if int(card) >= 113}


@pytest.mark.rule(
    "isle.lesson_set.sizes",
    "isle.lesson_set.base_sets",
    "isle.lesson_set.public_in_c",
    "isle.lesson_set.mark",
)
def test_each_of_the_sets_a_b_and_c_holds_eight_lessons_and_only_c_public_ones():
    known = table_of(2).book.lessons
    for letter, numbers in SETS.items():
        cards = [f"{number:03}" for number in numbers]
        assert len(cards) == 8
        assert {known[card].set for card in cards} == {letter}
        assert {known[card].public for card in cards} == {letter == "C"}
    basic = [card for card, lesson in known.items() if lesson.set is None]
    assert basic == [f"{number:03}" for number in range(113, 127)]


@pytest.mark.rule("isle.lesson_set.use_three", "isle.lesson_set.strength")
@pytest.mark.parametrize(
    ("sets", "found"),
    [
        (["A", "B"], "found A, B, expected 3 different sets"),
        ([], "found nothing, expected 3 different sets"),
        (["A", "B", "C", "I"], "found A, B, C, I, expected 3 different sets"),
        (["A", "B", "C", "A"], "expected each element once"),
        (["A", "B", "B"], "expected each element once"),
    ],
)
def test_exactly_three_different_sets_are_used(sets, found):
    with pytest.raises(ConfigError, match=found):
        ruledock.new("isle", players=2, lessons=sets)


@pytest.mark.rule("isle.lesson_set.use_basic", "isle.lesson_set.strength")
def test_a_host_may_rule_otherwise():
    table = table_of(2, lessons=["A"], rules={"lesson_sets": 1})
    assert lessons(table) == {*range(113, 127), *range(127, 135)}


def write_set(folder, letter, first):
    pack = folder / f"lessons-{letter.lower()}"
    (pack / "lessons").mkdir(parents=True)
    (pack / "pack.json").write_text(
        json.dumps({"name": pack.name, "version": "1.0", "title": pack.name})
    )
    made = [
        {
            "id": f"{number}",
            "name": "Oshax again",
            "text": "1 point for each oshax.",
            "cost": 2,
            "set": letter,
            "score": {"pay": 1, "per": "oshax"},
            "examples": [{"boat": "boat-red:", "scores": 0}],
            "provenance": "house",
        }
        for number in range(first, first + 8)
    ]
    (pack / "lessons" / "all.json").write_text(json.dumps(made))
    return str(pack)


@pytest.mark.rule("isle.lesson_set.swap_whole", "isle.lesson_set.mix")
def test_a_new_set_takes_the_place_of_a_whole_old_one(tmp_path):
    pack = write_set(tmp_path, "D", 400)
    table = table_of(2, lessons=["A", "B", "D"], packs=[pack])
    assert lessons(table) == {*range(113, 143), *range(400, 408)}
    assert len(table.deck) == 150


# -- promo tiles -------------------------------------------------------------------------------


def write_promo(folder):
    pack = folder / "promo"
    (pack / "tiles").mkdir(parents=True)
    (pack / "pack.json").write_text(
        json.dumps({"name": "promo", "version": "1.0", "title": "Promo tiles", "needs": ["isle"]})
    )
    tiles = [
        {"id": "oshax-7", "kind": "oshax", "outline": ["###"], "provenance": "house"},
        {"id": "oshax-8", "kind": "oshax", "outline": ["##", "##"], "provenance": "house"},
        {"id": "rare-u", "kind": "rare", "outline": ["#.#", "###"], "provenance": "house"},
    ]
    (pack / "tiles" / "promo.json").write_text(json.dumps(tiles))
    return str(pack)


@pytest.fixture
def promo(tmp_path):
    return write_promo(tmp_path)


@pytest.mark.rule("isle.promo.oshax.bag", "isle.promo.oshax.rotate", "isle.promo.rare")
def test_six_oshax_lie_ready_and_further_ones_and_rare_treasures_are_in_the_bag(promo):
    every = {f"oshax-{number}" for number in range(1, 9)}
    ready = set()
    for seed in range(12):
        table = table_of(2, seed=seed, packs=[promo])
        assert len(table.oshax) == 6
        in_bag = {tile for tile in table.bag if tile.startswith("oshax")}
        assert in_bag == every - set(table.oshax)
        assert table.bag.count("rare-u") == 1
        ready.add(tuple(table.oshax))
    assert len(ready) > 1


@pytest.mark.rule("isle.promo.oshax.rotate")
def test_a_host_may_name_the_oshax_that_lie_ready(promo):
    table = table_of(2, packs=[promo], oshax=["oshax-7", "oshax-8"])
    assert {"oshax-7", "oshax-8"} <= set(table.oshax)
    assert len(table.oshax) == 6


@pytest.mark.rule("isle.promo.oshax.drawn", "isle.promo.rare")
def test_an_oshax_drawn_joins_the_others_and_is_not_counted(promo):
    table = table_of(2, packs=[promo], rules={"cats_per_player": {"left": 1, "right": 0}})
    drawn = [tile for tile in table.bag if tile.startswith("oshax") or tile == "rare-u"]
    cats = ["b01", "g01"]
    table.leave([tile for tile in table.bag if tile not in drawn + cats])
    table.bag = sorted([*drawn, *cats])
    table = isle(begin(table, FillFields()))
    assert sorted(table.fields[0]) == cats
    left_in_bag = [tile for tile in table.bag if tile.startswith("oshax")]
    assert len(table.oshax) == 8 - len(left_in_bag)
    assert table.rare == ([] if "rare-u" in table.bag else ["rare-u"])


@pytest.mark.rule("isle.promo.oshax.drawn")
def test_an_oshax_drawn_for_a_boat_gets_a_colour(promo):
    table = table_of(2, packs=[promo])
    oshax = next(tile for tile in table.bag if tile.startswith("oshax"))
    table.leave([tile for tile in table.bag if tile != oshax])
    table.bag = [oshax]
    give(table, 0, "075")
    table.hands[0].clear()
    table.discard.append("075")
    game = begin(table, Resolving(0, "075"))
    colours = {option.colour for option in game.decisions[0].options}
    assert colours == {"blue", "green", "orange", "purple", "red"}
