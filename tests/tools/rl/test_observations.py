"""Observations are views as numbers: nothing more, and nothing that matters less."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest

from ruledock.game.game import Game
from ruledock.testing.effort import Scaled
from ruledock.testing.worlds import another_world
from ruledock_rl.layout import layout_of, sight
from ruledock_rl.space import Playing
from tests.tools.rl.tables import space, wandering

HIDDEN = ("auction", "sea-3", "kockombat", "isle-2", "isle-2-modules", "family")


@pytest.mark.parametrize("name", HIDDEN)
def test_worlds_that_differ_in_hidden_things_look_alike(name: str, scaled: Scaled) -> None:
    here, rng, pairs = space(name), Random(name), 0
    while pairs < scaled(8, 400):
        playing = here.deal(rng.randrange(10_000))
        for _ in wandering(playing, rng):
            if playing.said or rng.random() > 0.1:
                continue
            player = rng.choice(playing.game.table.players)
            world = another_world(playing.game.table, player, rng)
            if world is None:
                continue
            pairs += 1
            other = Playing(here, Game(world.table))
            mine, yours = playing.observe(player), other.observe(player)
            assert here.layout.read(mine) == here.layout.read(yours), world.differs
            assert (playing.mask(player) == other.mask(player)).all()


@pytest.mark.parametrize("name", HIDDEN)
def test_what_a_player_sees_to_be_different_is_different(name: str) -> None:
    """Two views of one game differ as numbers if they differ in more than sentences."""
    here, rng = space(name), Random(name)
    rows: dict[bytes, str] = {}
    for playing in wandering(here.deal(5), rng):
        if playing.said or rng.random() > 0.2:
            continue
        seen = sight(playing.game, 0)
        seen.pop("your_sealed_choice", None)
        row = here.layout.write(seen)
        assert row[-1] == 0, "everything has a place"
        assert rows.setdefault(row.tobytes(), json.dumps(seen)) == json.dumps(seen)


@pytest.mark.parametrize("name", ["auction", "sea-3", "kockombat"])
def test_equal_rules_have_equal_layouts(name: str) -> None:
    here = space(name)
    again = layout_of(here.ruleset, here.actions)
    assert again.names == here.layout.names
    assert len(set(again.names)) == len(again.names) == again.size


def test_an_observation_is_made_of_the_view_alone() -> None:
    here, rng = space("sea-3"), Random(2)
    for playing in wandering(here.deal(2), rng):
        player = rng.choice(playing.game.table.players)
        view = playing.game.view(player)
        own = view["decision"]
        seen = sight(playing.game, player)
        assert seen == {**{k: view[k] for k in seen}, "decision": own and own["kind"]}
        assert set(view) - set(seen) == {"game", "names", "interrupts"}


def test_numbers_are_found_by_name() -> None:
    here = space("auction")
    playing = here.deal(4)
    view = playing.game.view(0)["table"]["auction"]
    read = here.layout.read(playing.observe(0))
    assert [read[f"/table/auction/coins/{player}"] for player in range(3)] == view["coins"]
    [(at, packet)] = [(n, one) for n, one in enumerate(view["packets"]) if one not in (0, 4)]
    place = f"/table/auction/packets/{at}#"
    assert {name for name in read if name.startswith(place)} == {place + card for card in packet}
    assert read["/decision=auction.draft"] == 1


def test_what_is_said_of_an_option_in_the_making_is_observed_by_its_player_alone() -> None:
    here, rng, met = space("isle-2"), Random(8), 0
    for playing in wandering(here.deal(8), rng):
        if not playing.said:
            continue
        met += 1
        mine, yours = (here.layout.read(playing.observe(player)) for player in (0, 1))
        said = {f"said: {here.actions.names[action]}" for action in playing.said}
        seen = [
            {name for name in row if name.startswith("said")}
            for row in ((mine, yours) if playing.player == 0 else (yours, mine))
        ]
        assert seen == [said, set()]
        if met > 5:
            break
    assert met > 5


def test_a_view_beyond_the_shape_is_counted_not_refused() -> None:
    here = space("auction")
    seen = sight(here.deal(1).game, 0)
    table = seen["table"]["auction"]
    table["hands"][0] = ["a-card-nobody-knows"]
    table["something_new"] = 7
    row = here.layout.write(seen)
    assert row[-1] == 2
    assert np.isfinite(row).all()
