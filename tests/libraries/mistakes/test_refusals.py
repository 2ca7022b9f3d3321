"""Why an option is refused; one that a plugin offers and nobody can type is its own mistake."""

from __future__ import annotations

import pytest
from attrs import evolve

import ruledock
from ruledock.linking import plugins
from ruledock.plugin import (
    Axis,
    Decision,
    Option,
    Player,
    Product,
    Subsets,
    axis,
    names,
    option,
    subset_of,
)
from ruledock_auction.options import Bid
from ruledock_isle.options import Play
from ruledock_mistakes.bounds import shown_by
from ruledock_mistakes.refusals import unknown, why_not
from ruledock_sea_salt_paper.options import Pass
from tests.testing import suits
from tests.testing.suits import Give


@option("take {letters}")
class Take(Option):
    """Take some letters."""

    letters: tuple[str, ...] = axis(subset_of(names("letter", ["a", "b", "c", "d"])))


RULESET = ruledock.new("auction", players=3, seed=0).table.ruleset
MOST = max(coins for coins in range(10_000) if not unknown(RULESET, Bid(coins)))


def test_a_kind_that_is_not_declared() -> None:
    told = unknown(RULESET, Pass())
    assert told == "'pass' is offered, but Pass is in no OPTIONS"


@pytest.mark.parametrize("coins", [0, MOST])
def test_what_can_be_typed_is_fine(coins: int) -> None:
    assert unknown(RULESET, Bid(coins)) == ""


@pytest.mark.parametrize("coins", [-1, MOST + 1])
def test_a_value_outside_its_axis(coins: int) -> None:
    told = unknown(RULESET, Bid(coins))
    assert told == (
        f"'bid {coins}' is offered, but coins={coins} is not in the domain of its axis 'coins'"
    )


PAIR = Axis("pair", lambda ruleset: (frozenset({"a1", "a2"}),), write=lambda pair: "".join(1))


@option("pick {pair}")
class Pick(Option):
    """A pair that its axis knows and cannot write."""

    pair: frozenset[str] = axis(PAIR)


def test_a_plugin_that_cannot_write_its_own_option_is_not_told_as_a_refusal() -> None:
    def offer(table: suits.Suits, step: suits.Giving, player: int) -> Decision:
        return Decision(player, "suits.give", (Pick(frozenset({"a1", "a2"})), Give("a1")))

    changed = {"steps": {"giving": {"offer": offer}}, "options": (Give, suits.Play, Pick)}
    plugins.register("suits_mute", suits.plugin("suits_mute", **changed))
    try:
        game = ruledock.new("suits_mute", players=2, seed=1)
        with pytest.raises(TypeError, match="join"):
            game.choose(game.decisions[0], 0)
    finally:
        plugins.unregister("suits_mute")


# -- reasons that the open options show ---------------------------------------------------------


def test_an_answer_to_another_question_is_told_what_the_question_is() -> None:
    game = ruledock.new("sea_salt_paper", players=["Ada", "Ben"], starts="Ada", seed=4)
    with pytest.raises(ruledock.NotOffered) as refused:
        game.parse(0, "pass")
    asked = game.decisions[0].prompt.text()
    assert str(refused.value) == f"Ada cannot end the turn: “{asked}” is the question now."


@pytest.mark.parametrize(
    ("low", "high", "chosen", "why"),
    [
        (2, 2, "a", "choose 2, not 1"),
        (2, 3, "a", "choose at least 2, not 1"),
        (0, 1, "a b", "choose at most 1, not 2"),
        (0, 2, "a d", "not among what you can choose: d"),
        (0, 2, "a b", None),
    ],
)
def test_things_are_counted_before_they_are_looked_for(low, high, chosen, why) -> None:
    options = Subsets(Take, ["a", "b", "c"], low, high)
    told = shown_by(Decision(0, "toy.take", options), Take(tuple(chosen.split())))
    assert (told and told.text()) == why


@pytest.mark.parametrize(
    ("most", "coins", "why"),
    [(3, 4, "choose from 0 to 3"), (0, 1, "only 0 is possible"), (3, 3, None)],
)
@pytest.mark.parametrize("listed", [True, False])
def test_a_number_is_too_high(most, coins, why, listed) -> None:
    lazy = Product(Bid, range(most + 1))
    told = shown_by(Decision(0, "toy.bid", tuple(lazy) if listed else lazy), Bid(coins))
    assert (told and told.text()) == why


def test_options_of_other_kinds_may_stand_beside_a_number() -> None:
    told = shown_by(Decision(0, "toy.bid", (Bid(1), Pass(), Bid(3))), Bid(4))
    assert (told and told.text()) == "choose from 1 to 3"


def test_no_game_is_asked_about_values_that_nobody_could_type() -> None:
    game = ruledock.new("auction", players=2, seed=4)
    while game.decisions[0].kind != "auction.bid":
        game.choose(game.decisions[0], 0)
    assert why_not(game.table, 0, Bid(MOST)) is not None
    assert why_not(game.table, 0, Bid("nothing")) is None  # type: ignore[arg-type]


def test_a_game_that_looks_up_what_is_not_there_gives_no_reason() -> None:
    game = ruledock.new("isle", players=2, seed=4)
    while game.decisions[0].kind != "isle.place":
        game.choose(game.decisions[0], 0)
    player, one = game.decisions[0].player, game.decisions[0].options[0]
    assert why_not(game.table, player, evolve(one, tile="nowhere")) is not None
    with pytest.raises(ruledock.NotOffered, match="cannot play 999"):
        game.choose(game.decisions[0], Play("999"))


@option("thank {whom}")
class Thank(Option):
    """Thank somebody."""

    whom: Player


def test_a_player_who_cannot_be_chosen_is_named_and_no_number() -> None:
    game = ruledock.new("auction", players=["Ada", "Ben", "Cleo"], seed=1)
    prompt = game.decisions[0].prompt
    decision = Decision(0, "thank", Product(Thank, [1, 2]), prompt, public=True)
    why = shown_by(decision, Thank(0))
    assert why is not None
    assert why.bound(game.ruleset).text() == "not among what you can choose: Ada"
