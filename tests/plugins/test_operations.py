"""What the operations of every shipped game take, and that they take nothing else."""

import pytest

from ruledock.linking.config import make_config
from ruledock.linking.link import link

SETS = {
    "isle": {"game": "isle", "players": 3, "modules": ["kittens", "creatures", "events"]},
    "sister": {"game": "isle", "players": 1, "modules": ["sister"]},
    "kockombat": {"game": "kockombat", "players": 2},
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 3},
}


def whole(least, most):
    return [least, most], [least - 1, most + 1, str(least), float(least), None, True]


def one_of(*words):
    return list(words), [words[0] + "s", words[0].upper(), "", 1, None]


def pair(least, most):
    good, _ = whole(least, most)
    short, long, wrong = [least], [least, most, 2], [[least - 1, most], [least, most + 1], ["a", 2]]
    return [good], [short, long, *wrong, least, None]


NAME = ["rare", "two-words"], ["", "Rare", "two_words", "end-", 7, None]
KIND = one_of("cat", "prey", "dog")
LINES = one_of("straight", "diagonal", "every")
NOTHING = {}

TAKES = {
    "isle": {
        "borrow_item": NOTHING,
        "change_income": {"by": whole(-100, 100)},
        "discard_lessons": {"count": whole(1, 20)},
        "discard_treasures": {"count": whole(1, 20)},
        "draw_cards": {"count": whole(1, 20)},
        "draw_tile": NOTHING,
        "draw_to_fields": {"count": whole(1, 20)},
        "extra_rescue": NOTHING,
        "gain_basket": NOTHING,
        "gain_fish": {"each": whole(1, 20), "per": ([], []), "naming": one_of("colour")},
        "give_basket": NOTHING,
        "move_cats": {"up_to": whole(1, 20)},
        "multiply_map_reward": {"by": whole(0, 10)},
        "pay_fish": {"amount": whole(1, 20)},
        "swap_phases": {"first": NAME, "second": NAME},
        "take_tiles": {"from": NAME, "count": whole(1, 20)},
        "thin_field": {"field": one_of("left", "right"), "to": pair(1, 100)},
        "waive_contact": NOTHING,
        "widen_map_reward": {"with": NAME},
    },
    "sister": {
        "remove_cat": {"position": whole(1, 100)},
        "remove_common": {"tile": (["common-corner", "x" * 80], ["x" * 81, 3, None])},
        "remove_oshax": {"position": whole(1, 100)},
        "remove_rare": {"position": whole(1, 100)},
        "swap_cats": {"positions": ([[1, 100]], [*pair(1, 100)[1], [2, 2]])},
    },
    "kockombat": {
        "complete_sets": NOTHING,
        "escape": NOTHING,
        "hunt_along": {
            "lines": LINES,
            "farthest": whole(1, 6),
            "most": ([1, 20, "diagonal_prey"], [0, 21, "all", None]),
        },
        "move_instead": {"turned": KIND, "other": KIND},
        "stay": {"turned": KIND},
        "strength_by_cats_up": {
            "strengths": ([[0], [30] * 20], [[], [1] * 21, [-1], [31], ["2"], 3, None])
        },
        "swap_with": {"turned": KIND, "other": KIND},
        "swap_with_centre": NOTHING,
        "swap_within": {"turned": KIND, "lines": LINES, "farthest": whole(1, 6)},
        "turn_dog": NOTHING,
        "turn_down_weaker": NOTHING,
    },
    "sea_salt_paper": {
        "another_turn": NOTHING,
        "draw_cards": {"cards": whole(1, 5)},
        "rob": {"cards": whole(1, 5)},
        "search_pile": {"cards": whole(1, 5)},
    },
}
MAY_MISS = {
    ("gain_fish", "per"), ("gain_fish", "naming"), ("hunt_along", "farthest"),
    ("hunt_along", "most"), ("swap_within", "farthest"), ("draw_cards", "cards"),
    ("rob", "cards"), ("search_pile", "cards"),
}  # fmt: skip


def operations(name):
    return link(make_config(SETS[name])).operations


def own(name):
    """The operations that belong to one set of modules, with their examples."""
    shared = TAKES["isle"] if name == "sister" else {}
    told = {each["name"]: each["example"] for each in operations(name).describe()}
    return {operation: example for operation, example in told.items() if operation not in shared}


@pytest.mark.parametrize("name", SETS)
def test_every_operation_is_known_with_all_it_takes(name):
    takes = {one["name"]: one["params"] for one in operations(name).describe()}
    assert {one: set(takes[one]["properties"]) for one in own(name)} == {
        one: set(params) for one, params in TAKES[name].items()
    }


CASES = [(name, operation) for name, takes in TAKES.items() for operation in takes]


@pytest.mark.parametrize(("name", "operation"), CASES)
def test_an_operation_takes_what_it_says_and_nothing_else(name, operation):
    check, example = operations(name).check, own(name)[operation]
    assert check([example]) == []
    given = {} if isinstance(example, str) else example[operation]
    assert check([{operation: {**given, "extra": 1}}]) != []
    for param, (good, bad) in TAKES[name][operation].items():
        for value in good:
            assert check([{operation: {**given, param: value}}]) == [], (param, value)
        for value in bad:
            assert check([{operation: {**given, param: value}}]) != [], (param, value)
        left = {key: value for key, value in given.items() if key != param}
        missed = check([{operation: left}]) != []
        assert missed == ((operation, param) not in MAY_MISS), param
