"""A flat action space says every option in exactly one way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.engine.decisions import Chain, Subsets
from ruledock.engine.options import Option
from ruledock.errors import RuledockError
from ruledock.linking.link import link
from ruledock.testing.effort import Scaled
from ruledock_rl.actions import DONE, TOGETHER, Actions
from ruledock_rl.composing import Composing
from tests.tools.rl.tables import TABLES, config, space, wandering

SMALL = 400
"""Up to so many options a decision is composed in all ways; of more, some are."""


def every_way(composing: Composing, said: tuple[int, ...] = ()) -> Iterator[Option]:
    """All options that can be composed, and how often."""
    for action in composing.legal:
        further = composing.copy()
        made = further.say(action)
        if made is None:
            yield from every_way(further)
        else:
            yield made


def composed(option: Option, composing: Composing, actions: Actions, me: int) -> Option | None:
    """What comes of saying an option action by action, leaving out what goes without saying."""
    spelled = actions.spell(option, me)
    while True:
        action = spelled[len(composing.said)]
        assert action in composing.legal
        made = composing.say(action)
        assert list(composing.said) == spelled[: len(composing.said)]
        if made is not None:
            assert list(composing.said) == spelled
            return made


@pytest.mark.parametrize("name", TABLES)
def test_every_option_is_said_in_exactly_one_way(name: str, scaled: Scaled) -> None:
    """Options that differ only in copies which nobody can tell apart are said alike."""
    here = space(name)
    rng = Random(name)
    for playing in wandering(here.deal(f"{rng.randrange(1000):032x}"), rng):
        options, me = playing.game.decisions[0].options, playing.player
        if playing.said or rng.random() > scaled(15, 100) / 100:
            continue

        def spelled(option: Option, me: int = me) -> tuple[int, ...]:
            return tuple(here.actions.spell(option, me))

        if len(options) <= SMALL:
            said = [spelled(one) for one in every_way(playing.composing.copy())]
            assert len({*said}) == len(said)
            assert {*said} == {spelled(one) for one in options}
        for place in {0, len(options) - 1, *rng.sample(range(len(options)), min(3, len(options)))}:
            fresh = Composing(options, here.actions, me)
            made = composed(options[place], fresh, here.actions, me)
            assert made in options and spelled(made) == spelled(options[place])


@pytest.mark.parametrize("name", TABLES)
def test_every_action_of_the_mask_is_accepted_and_says_what_the_notation_says(name: str) -> None:
    here = space(name)
    rng = Random(name)
    for playing in wandering(here.deal("7" * 32), rng):
        if rng.random() > 0.05:
            continue
        player = playing.player
        mask = playing.mask(player)
        assert [place for place, open_ in enumerate(mask) if open_] == playing.legal
        for action in rng.sample(playing.legal, min(4, len(playing.legal))):
            after = playing.copy()
            decision = after.game.decisions[0]
            made = after.say(action)
            while made is None:
                made = after.say(rng.choice(after.legal))
            assert action in here.actions.spell(made, player)
            assert playing.game.parse(player, made.notation) == made
            assert made in decision.options
            after.choose(made)


@pytest.mark.parametrize("name", TABLES)
def test_the_space_stays_small_and_each_action_has_a_name_of_its_own(name: str) -> None:
    actions = space(name).actions
    assert len(set(actions.names)) == len(actions.names) == actions.size < 5000
    for stages in actions.stages.values():
        for stage in stages:
            written = actions.names[stage.first : stage.first + stage.size]
            assert len(written) == stage.size <= TOGETHER + 1
            assert stage.several == any(text.endswith(DONE) for text in written)


def test_an_action_outside_the_mask_is_refused_and_changes_nothing() -> None:
    playing = space("kockombat").deal("3" * 32)
    before = playing.game.save()
    closed = next(one for one in range(10_000) if one not in playing.legal)
    for action in (closed, -1, playing.space.actions.size):
        with pytest.raises(RuledockError, match=f"action {action}"):
            playing.step(action)
    assert playing.game.save() == before
    assert playing.said == ()


def test_only_who_is_on_turn_has_actions() -> None:
    for playing in wandering(space("auction").deal("1" * 32), Random(1)):
        others = set(playing.game.table.players) - {playing.player}
        assert playing.mask(playing.player).any()
        assert not any(playing.mask(other).any() for other in others)


@given(st.data())
def test_ways_to_take_some_of_many_are_said_without_listing_them(data: st.DataObject) -> None:
    """Of all 48 cards: far more ways than anybody could list."""
    ruleset = link(config("auction"))
    actions = Actions(ruleset)
    keep = next(one for one in ruleset.options if one.__name__ == "Keep")
    (stage,) = actions.stages[keep]
    low = data.draw(st.integers(0, 12))
    high = data.draw(st.integers(low, 24))
    cards = tuple(stage.axes[0].places)
    options = Subsets(keep, cards, low, high)  # type: ignore[arg-type]
    wanted = data.draw(st.lists(st.sampled_from(cards), unique=True, max_size=high))
    ordered = tuple(sorted(wanted, key=cards.index))
    option = keep(ordered)  # type: ignore[call-arg]
    if len(ordered) >= low:
        made = composed(option, Composing(Chain([options]), actions, 0), actions, 0)
        assert made is not None and actions.spell(made, 0) == actions.spell(option, 0)
    composing = Composing(options, actions, 0)
    made = None
    while made is None:
        made = composing.say(data.draw(st.sampled_from(composing.legal)))
    assert made in options
