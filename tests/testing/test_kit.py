"""The parts of the conformance kit, each held to something small that is right or wrong."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock import testing
from ruledock.engine.decisions import Lazy, Product
from ruledock.engine.options import Option, axis, numbers, option
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.linking.hooks import hookimpl
from ruledock.testing import Broken, check_absent, check_sequence, check_streams, conformance
from ruledock.testing.failures import difference, require_equal
from ruledock.testing.guesses import critical
from ruledock.testing.histories import Scripted
from ruledock.testing.universe import stray
from ruledock.testing.walking import rare, some
from ruledock.testing.worlds import SEALED, another_world
from ruledock_mistakes.refusals import unknown

json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=8,
)


@option("pick {number}")
class Pick(Option):
    number: int = axis(numbers("number", 0, 9))


class Crooked(Lazy):
    """Ten options with one thing wrong."""

    def __init__(self, wrong: str) -> None:
        self.wrong = wrong

    def __len__(self) -> int:
        return 11 if self.wrong == "length" else 10

    def at(self, index: int) -> Option:
        if self.wrong == "length" and index == 10:
            raise IndexError(index)
        return Pick(3 if self.wrong == "twice" and index == 4 else index)

    def __iter__(self):
        order = range(9, -1, -1) if self.wrong == "order" else range(10)
        return map(self.at, order)

    def __contains__(self, option: object) -> bool:
        return isinstance(option, Pick) and (self.wrong != "member" or option != Pick(7))


def test_a_lazy_sequence_like_its_list_passes() -> None:
    check_sequence(Product(Pick, range(10)), Random(1))
    check_sequence(Crooked(""), Random(1))
    check_sequence((), Random(1))


def test_a_few_things_to_try_are_open_and_closed_ones_and_all_can_be_said() -> None:
    game = new_game(make_config({"game": "auction", "players": 2}), 1)
    tried = stray(game, Random(1), 200)
    assert len(tried) == 200
    assert not any(unknown(game.ruleset, one) for one in tried)
    mine = game.decisions[0].options
    assert len({one in mine for one in tried}) == 2
    assert len({type(one) for one in tried}) == len(game.ruleset.options)


@pytest.mark.parametrize("wrong", ["length", "twice", "order", "member"])
def test_a_crooked_sequence_is_found_out(wrong: str) -> None:
    with pytest.raises((Broken, IndexError)):
        check_sequence(Crooked(wrong), Random(1))


@given(json, json)
def test_a_difference_points_at_what_differs(one: object, other: object) -> None:
    pointer, mine, yours = difference(one, other)
    if one == other:
        assert pointer == ""
        return
    assert mine != yours
    found = one
    for part in pointer.split("/")[1:]:
        found = found[int(part)] if isinstance(found, list) else found.get(part, mine)
    assert found == mine


def test_a_failure_names_property_and_place() -> None:
    with pytest.raises(Broken) as caught:
        require_equal("save", "they differ", {"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]})
    assert caught.value.property == "save"
    assert caught.value.pointer == "/a/1/b"
    assert (
        str(caught.value).partition("\n")[0] == "[save] they differ: at /a/1/b expected 2, found 3"
    )


def test_every_script_of_chance_is_tried_once() -> None:
    seen, script = [], []
    while script is not None:
        chance = Scripted(script)
        pool = list("abcd")
        seen.append("".join(chance.draw_many("x.y", pool, 2)) + str(chance.below("x.z", 3)))
        script = chance.following()
    assert len(seen) == len(set(seen)) == 4 * 3 * 3


def test_rare_classes_of_option_are_chosen_as_often_as_common_ones() -> None:
    @option("odd one")
    class Odd(Option):
        pass

    options = (*(Pick(number % 10) for number in range(500)), Odd())
    rng = Random(5)
    chosen = Counter(type(rare(options, rng)) for _ in range(300))
    assert chosen[Odd] > 100
    assert some(options, rng, 3)[-1] == Odd()


@pytest.mark.parametrize(("degrees", "table"), [(1, 16.5), (5, 25.7), (30, 67.6), (100, 161.3)])
def test_the_critical_chi_square_is_close_to_the_printed_tables(degrees: int, table: float) -> None:
    assert critical(degrees) == pytest.approx(table, rel=0.12)


def test_nothing_for_tests_is_imported_before_it_is_needed() -> None:
    code = (
        "import sys, ruledock.testing as kit; kit.check_game; kit.check_guess;"
        "print([name for name in ('pytest', 'hypothesis') if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_every_public_name_is_there() -> None:
    assert all(hasattr(testing, name) for name in testing.__all__)
    assert not hasattr(testing, "check_gaem")


def test_a_module_that_is_off_is_noticed_wherever_it_shows() -> None:
    game = new_game(make_config({"game": "auction", "modules": ["tolls"]}), 1)
    check_absent(game, ["patrons", "late_draft", "tolls"])
    with pytest.raises(Broken) as caught:  # a module that had the name of a field of the table
        check_absent(game, ["coins"])
    assert caught.value.property == "absent"


def test_choices_that_others_have_sealed_differ_in_other_worlds() -> None:
    game = new_game(make_config({"game": "auction", "players": 3}), 1)
    rng = Random(1)
    assert not any(SEALED in differs(game, 0, rng) for _ in range(20))
    game.choose(game.decisions[1], 0)
    assert any(SEALED in differs(game, 0, rng) for _ in range(20))
    assert not any(SEALED in differs(game, 1, rng) for _ in range(20))


def differs(game: Game, player: int, rng: Random) -> frozenset[str]:
    world = another_world(game.table, player, rng)
    return frozenset() if world is None else world.differs


@hookimpl
def auction_income():
    return lambda table, player: table.chance.below(STREAM[0], 2)


STREAM = ["dice.roll"]


@pytest.mark.parametrize(
    ("stream", "wrong"),
    [("dice.roll", ""), ("auction.deck", "of 'dice' draws from"), ("rolls", "after no plugin")],
)
def test_streams_belong_to_the_plugin_that_draws(stream: str, wrong: str) -> None:
    STREAM[0] = stream
    plugins.register("dice", sys.modules[__name__])
    try:
        config = make_config({"game": "auction", "modules": ["dice"]})
        if not wrong:
            check_streams(config, 1)
            return
        with pytest.raises(Broken, match=wrong) as caught:
            check_streams(config, 1)
        assert caught.value.property == "streams"
    finally:
        plugins.unregister("dice")


def test_every_build_looks_at_the_same_things(monkeypatch):
    """Compiled code has no lines to interrupt; what else is checked must not depend on them."""
    config = make_config({"game": "hearts", "players": 4})
    usual = testing.check_game(config, games=1, often=0.05)
    monkeypatch.setattr(conformance, "check_faults", lambda game, act, rng, *, count: 0)
    other = testing.check_game(config, games=1, often=0.05)
    assert usual.lines > 0
    assert usual.pairs and usual.pairs == other.pairs
    assert usual.checks == other.checks
