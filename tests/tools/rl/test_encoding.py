"""Observations are what a player may know, as numbers between -1 and 1."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any

import attrs
import numpy as np
import pytest

from ruledock.engine.secrecy import Secrecy, public
from ruledock.errors import LinkError
from ruledock.game.game import Game
from ruledock.game.places import memories, places, settle
from ruledock.linking.link import link
from ruledock.testing.effort import Scaled
from ruledock.testing.worlds import another_world
from ruledock_isle.table import IsleTable
from ruledock_rl.actions import Actions
from ruledock_rl.encoding.derive import Deriver
from ruledock_rl.encoding.encoding import Encoding
from ruledock_rl.encoding.sight import shows
from ruledock_rl.encoding.things import Things, attributes_of, flat
from ruledock_rl.space import Playing
from ruledock_sea_salt_paper.knowledge.memory import Memory
from ruledock_sea_salt_paper.learning import observing
from ruledock_sea_salt_paper.learning.observing import gains, memory_of, top_gains
from ruledock_sea_salt_paper.options import Keep, Take
from ruledock_sea_salt_paper.table import SeaTable
from tests.tools.rl.tables import TABLES, config, space, wandering

HIDDEN = ("auction", "sea-3", "kockombat", "isle-2", "isle-2-modules", "family")


def observed(playing: Playing, player: int) -> list[Any]:
    return [playing.observe(player), *playing.boards(player).values(), playing.mask(player)]


def look_alike(one: list[Any], other: list[Any]) -> bool:
    return all(np.array_equal(mine, yours) for mine, yours in zip(one, other, strict=True))


@pytest.mark.parametrize("name", HIDDEN)
def test_worlds_that_differ_in_hidden_things_look_alike(name: str, scaled: Scaled) -> None:
    here, rng, pairs = space(name), Random(name), 0
    while pairs < scaled(8, 400):
        playing = here.deal(f"{rng.randrange(10_000):032x}")
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
            assert here.encoding.read(mine) == here.encoding.read(yours), world.differs
            assert look_alike(observed(playing, player), observed(other, player))


def test_a_guess_looks_like_the_real_game_to_whoever_guesses() -> None:
    """With three players packets go on to somebody else, and a guess deals only what is known."""
    here, rng, met = space("isle-3"), Random(3), 0
    for playing in wandering(here.deal("3" * 32), rng):
        if playing.said or rng.random() > 0.1:
            continue
        met += 1
        player = rng.choice(playing.game.table.players)
        other = Playing(here, playing.game.guess(player, rng))
        mine, yours = playing.observe(player), other.observe(player)
        assert here.encoding.read(mine) == here.encoding.read(yours)
        assert look_alike(observed(playing, player), observed(other, player))
    assert met > 10


@pytest.mark.parametrize("name", HIDDEN)
def test_sight_is_what_places_show(name: str) -> None:
    here, rng, looked = space(name), Random(name), 0
    for playing in wandering(here.deal("0" * 32), rng):
        if rng.random() > 0.15:
            continue
        table = playing.game.table
        player = rng.choice(table.players)
        for place in places(table):
            if place._at < 0:
                owner = place._owner
                known = shows(place.declared)(table, owner, place.key, place.things, player)
                assert list(known) == place.shows(player), place
                looked += bool(known)
    assert looked


@pytest.mark.parametrize("name", TABLES)
def test_every_number_is_described_once_and_stays_within_bounds(name: str) -> None:
    here, rng = space(name), Random(name)
    encoding = here.encoding
    rows = [part for part in encoding.parts if len(part.shape) == 1]
    assert [part.offset for part in rows] == [
        sum(one.shape[0] for one in rows[:place]) for place in range(len(rows))
    ]
    assert sum(part.shape[0] for part in rows) == encoding.size == len(encoding.names)
    assert len({*encoding.names}) == encoding.size
    assert all(part.meaning and part.scale > 0 for part in encoding.parts)
    assert {part.name: part.shape for part in encoding.parts[len(rows) :]} == encoding.planes
    for part in encoding.parts:
        assert len(part.names) == (part.shape[0] if part.shape != (1,) else len(part.names))
    for playing in wandering(here.deal("1" * 32), rng):
        if rng.random() < 0.1:
            row = playing.observe(playing.player)
            assert row.dtype == np.float32 and row.shape == (encoding.size,)
            assert np.abs(row).max() <= 1
            for board in playing.boards(playing.player).values():
                assert board.dtype == np.float32 and np.abs(board).max() <= 1


def test_the_largest_table_stays_small() -> None:
    """Four players and three modules: today's budget, beside the boats."""
    encoding = space("isle-4-modules").encoding
    assert encoding.size <= 4000
    assert encoding.planes["boats"][1:] == (9, 22)


def encoded(row: list[str], observed: str | None) -> list[float]:
    """A list of words as numbers; in random games it was sorted and never longer than three."""
    samples = [["a"], ["a", "b", "c"], ["b", "c"], []]
    part = Deriver(link(config("auction"))).part(list[str], samples, observed=observed)
    assert part is not None
    numbers = [0.0] * part.size
    part.write(row, numbers, 0, 0)
    return numbers


def test_a_field_says_whether_learners_see_membership_or_position() -> None:
    assert encoded(["c", "a"], "membership") == encoded(["a", "c"], "membership") == [1, 0, 1]
    assert encoded(["c", "a"], None) == encoded(["c", "a"], "membership")
    assert encoded(["c", "a"], "position") == [0, 0, 1, 1, 0, 0, 0, 0, 0]
    assert encoded(["a", "c"], "position") == [1, 0, 0, 0, 0, 1, 0, 0, 0]


def test_what_a_field_says_reaches_the_encoding() -> None:
    """The square of Kočkombat is declared by position."""
    here = space("kockombat")
    cells = len(here.ruleset.book.cells)
    names = {part.name for part in here.encoding.parts}
    assert {f"board/{cell}" for cell in range(cells)} <= names


def test_nothing_else_can_be_observed() -> None:
    with pytest.raises(LinkError, match='did you mean "position"'):
        public(observed="positoin")


@pytest.mark.parametrize("name", ["auction", "sea-3", "kockombat"])
def test_equal_rules_have_equal_encodings(name: str) -> None:
    ruleset = link(config(name))
    derive = Deriver(ruleset)
    again = Encoding(ruleset, Actions(ruleset, derive), derive)
    assert again.parts == space(name).encoding.parts


def test_every_player_sees_the_own_seat_first() -> None:
    here, rng = space("sea-3"), Random(5)
    for playing in wandering(here.deal("5" * 32), rng):
        table = SeaTable.of(playing.game)
        for player in table.players:
            seen = here.encoding.read(playing.observe(player))
            who = (table.turn - player) % 3
            assert seen[f"turn={'me' if not who else f'me+{who}'}"] == 1
            for seat, name in enumerate(("me", "me+1", "me+2")):
                held = len(table.hands[(player + seat) % 3])
                assert seen.get(f"hands/{name}#", 0) == pytest.approx(held, abs=1e-3)


def test_a_learner_sees_what_cards_would_add() -> None:
    """As the game itself scores each option; players who are not on turn are told nothing."""
    kept = taken = 0
    for playing in wandering(space("sea-3").deal("7"), Random(4)):
        game, player = playing.game, playing.player
        table = SeaTable.of(game)
        now = _points(game.score(player))
        for option in game.decisions[0].options:
            if isinstance(option, Keep | Take):
                more = _points(game.score(player, after=option)) - now
                if isinstance(option, Keep):
                    assert gains(table, player)[option.card] == more
                    kept += 1
                else:
                    assert top_gains(table, player)[option.pile - 1] == more
                    taken += 1
        assert not any(gains(table, other) for other in table.players if other != player)
    assert kept and taken


def _points(lines: Any) -> int:
    return sum(line.points for line in lines)


def test_a_learner_remembers_what_its_player_does() -> None:
    """Following the trail move by move comes to the same as walking all of it again."""
    here, rng, known = space("sea-3"), Random(6), 0
    for playing in wandering(here.deal("6" * 32), rng):
        table = SeaTable.of(playing.game)
        for player in table.players:
            mine, walked = memory_of(table, player), Memory.along(table, player)
            assert mine.beliefs == walked.beliefs
            known += any(mine.beliefs.sure[len(table.piles) :])
    assert known


def test_memories_are_of_one_table_each_and_not_kept_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A copy that goes on in another way remembers its own moves; old games are forgotten."""
    monkeypatch.setattr(observing, "MOST", 6)
    monkeypatch.setattr(observing, "_followed", {})
    here, rng = space("sea-3"), Random(7)
    for number in range(9):
        for playing in islice(wandering(here.deal(f"{number:032}"), rng), 40):
            table = SeaTable.of(playing.game)
            other = table.copy()
            for one in (table, other):
                assert memory_of(one, 0).beliefs == Memory.along(one, 0).beliefs
            assert memory_of(table, 0) is not memory_of(other, 0)
    assert len(observing._followed) == 6


# -- things --------------------------------------------------------------------------------


def swapped(table: Any, names: Mapping[str, str]) -> Any:
    """The same table with two cards exchanged wherever they lie."""
    new = table.copy()
    for field in table.codec().shapes:
        said = getattr(attrs.fields(type(table)), field).metadata.get("secrecy")
        if said is None or isinstance(said, Secrecy):
            setattr(new, field, renamed(getattr(new, field), names))
    new.agenda = [*table.agenda]
    for memory in memories(new):
        memory.recall.rename(new, names)
    if isinstance(new, IsleTable):
        shown = {names.get(card, card): when for card, when in new.passed_on.shown.items()}
        new.passed_on = attrs.evolve(new.passed_on, shown=shown)
    settle(new)
    if isinstance(new, SeaTable):
        new.recount()
    return new


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [renamed(one, names) for one in value]
    return value


@pytest.mark.parametrize(("name", "cards"), [("sea-3", 12), ("isle-2", 80)])
def test_nobody_can_tell_copies_apart(name: str, cards: int) -> None:
    """Exchanging two copies changes neither what is observed nor what is legal."""
    here, rng, tried = space(name), Random(name), 0
    axis = next(one.axes["card"] for one in here.ruleset.options if "card" in one.axes)
    things = Deriver(here.ruleset).things(axis)
    alike: dict[int, list[Any]] = {}
    for value, kind in things.kind_of.items():
        alike.setdefault(kind, []).append(value)
    pairs = [same for same in alike.values() if len(same) > 1]
    assert sum(len(same) - 1 for same in pairs) >= cards
    for playing in wandering(here.deal("7" * 32), rng):
        if playing.said or rng.random() > 0.1:
            continue
        one, other = rng.sample(rng.choice(pairs), 2)
        names = {one: other, other: one}
        twin = Playing(here, Game(swapped(playing.game.table, names)))
        for player in playing.game.table.players:
            assert look_alike(observed(playing, player), observed(twin, player)), names
            tried += 1
    assert tried > 10


def test_things_with_a_place_of_their_own_are_never_merged() -> None:
    """Two cats of one strength stand on different squares."""
    here = space("kockombat")
    for stages in here.actions.stages.values():
        for stage in stages:
            for axis in stage.axes:
                assert len({*axis.places.values()}) == len(axis.places)


def test_attributes_are_words_and_numbers_that_tell_things_apart() -> None:
    @attrs.frozen
    class Card:
        id: str
        colour: str
        cost: int
        text: str = "the same for all of us"
        does: tuple[Any, ...] = ()

    cards = [
        Card("a", "red", 2),
        Card("b", "blue", 3, does=({"gain": 1},)),
        Card("c", "red", 2, does=("draw",)),
        Card("d", "blue", 0),
    ]
    names, marks = attributes_of([flat(one) for one in cards])
    assert names == ("colour=red", "colour=blue", "cost", "does=gain", "does=draw")
    assert [dict(one) for one in marks] == [
        {0: 1, 2: 2},
        {1: 1, 2: 3, 3: 1},
        {0: 1, 2: 2, 4: 1},
        {1: 1},
    ]


def test_copies_are_one_kind_only_where_they_may_be_merged() -> None:
    cards = [{"id": one, "colour": one[0]} for one in ("r1", "r2", "b1")]
    values = [one["id"] for one in cards]
    assert Things(values, cards, merge=True).kind_of == {"r1": 0, "r2": 0, "b1": 1}
    assert Things(values, cards, merge=False).kinds == 3


# -- what stands where ---------------------------------------------------------------------


def test_numbers_are_found_by_name() -> None:
    here = space("auction")
    playing = here.deal("4" * 32)
    view = playing.game.view(1)["table"]["auction"]
    read = here.encoding.read(playing.observe(1))
    names = ("me", "me+1", "me+2")
    for seat, name in enumerate(names):
        assert read[f"coins/{name}"] == pytest.approx(view["coins"][(1 + seat) % 3], abs=1e-3)
    assert read["decision=auction.draft"] == 1


def test_boats_are_drawn_as_they_lie() -> None:
    here, rng = space("isle-2"), Random(3)
    channels = here.encoding.parts[-1].names
    for playing in wandering(here.deal("3" * 32), rng):
        if rng.random() > 0.05:
            continue
        table = IsleTable.of(playing.game)
        for player in table.players:
            planes = playing.boards(player)["boats"]
            for seat, who in enumerate(("me", "me+1")):
                boat = table.boats[(player + seat) % 2]
                free = dict(zip(channels, planes, strict=True))
                assert free[f"{who}: square"].sum() == boat.plan.cells.bit_count()
                assert free[f"{who}: rat"].sum() == boat.visible_rats.bit_count()
                for colour in table.book.colours:
                    cells = sum(
                        one.cells.bit_count() for one in boat.stowed if one.colour == colour
                    )
                    assert free[f"{who}: colour={colour}"].sum() == cells
                for one in boat.stowed:
                    at = boat.plan.grid.place(one.cells.bit_length() - 1)
                    word = min(boat.tile(one).counts_as)
                    assert free[f"{who}: tile={word}"][at] == 1


def test_what_is_said_of_an_option_in_the_making_is_observed_by_its_player_alone() -> None:
    here, rng, met = space("isle-2"), Random(8), 0
    for playing in wandering(here.deal("8" * 32), rng):
        if not playing.said:
            continue
        met += 1
        for player in playing.game.table.players:
            seen = here.encoding.read(playing.observe(player))
            assert any(name.startswith("said") for name in seen) == (player == playing.player)
    assert met > 5


def test_different_beginnings_of_an_option_look_different() -> None:
    here, rng, met = space("isle-2"), Random(9), 0
    for playing in wandering(here.deal("9" * 32), rng):
        if playing.said or rng.random() > 0.2:
            continue
        rows = []
        for action in playing.legal[:6]:
            after = playing.copy()
            if after.say(action) is None:
                rows.append(after.observe(after.player).tobytes())
        assert len({*rows}) == len(rows)
        met += len(rows) > 1
    assert met > 3
