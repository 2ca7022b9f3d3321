"""A live table: nothing is lost, nothing happens twice, nothing half done is seen."""

import asyncio
import json
from pathlib import Path

import attrs
import pytest
from rooms import Witness, first_option, new_table, open_room

from ruledock.errors import Refusal
from ruledock_local.describing import error_text
from ruledock_web.live.table import Frozen
from ruledock_web.settings import Settings
from ruledock_web.store.interface import UNDO
from ruledock_web.store.writer import Writer
from ruledock_web.tables import Tables

GAME = "sea_salt_paper"
PACKS = str(Path(__file__).parents[3] / "examples/packs")


def run(make):
    return asyncio.run(make)


def saved(table):
    return json.dumps(table.game.save())


def asked(table):
    return table.game.decisions[0].player


async def choose_first(table, client):
    seat = asked(table)
    await table.choose(seat, client, table.asked(seat), first_option(table, seat))


def test_a_choice_is_on_disk_when_it_returns(store):
    table = new_table(open_room(store), GAME)
    run(choose_first(table, "a"))
    [event] = store.events(table.row.id)
    assert (event.number, event.kind) == (0, "choice")
    assert event.client == f"{event.seat}:a"


def test_a_retry_gets_the_stored_answer_and_changes_nothing(store):
    table = new_table(open_room(store), GAME)

    async def twice():
        seat = asked(table)
        await table.choose(seat, "a", 0, "draw")
        before = saved(table)
        await table.choose(seat, "a", 0, "draw")
        assert saved(table) == before

    run(twice())
    assert len(store.events(table.row.id)) == 1


def test_the_same_id_from_another_seat_is_another_choice(store):
    table = new_table(open_room(store), "isle")

    async def both_seal():
        await table.choose(0, "same", 0, first_option(table, 0))
        await table.choose(1, "same", 0, first_option(table, 1))

    run(both_seal())
    assert [one.client for one in store.events(table.row.id)] == ["0:same", "1:same"]


def test_a_question_that_was_answered_in_another_tab_is_not_answered_again(store):
    table = new_table(open_room(store), GAME)

    async def two_tabs():
        seat = asked(table)
        await table.choose(seat, "a", 0, "draw")
        with pytest.raises(Refusal, match="answered already"):
            await table.choose(seat, "b", 0, first_option(table, seat))

    run(two_tabs())
    assert len(store.events(table.row.id)) == 1


def test_a_refusal_leaves_no_trace(store):
    table = new_table(open_room(store), GAME)
    before = saved(table)

    async def wrong():
        for text in ("dance", "keep nothing", "", "x" * 20_000):
            with pytest.raises(Refusal):
                await table.choose(0, text[:5], 0, text)

    run(wrong())
    assert saved(table) == before and not store.events(table.row.id)


class Broken:
    """A store whose disk is full when the next event comes."""

    def __init__(self, store):
        self.store, self.full = store, False

    def __getattr__(self, name):
        return getattr(self.store, name)

    def append_all(self, events):
        if self.full:
            raise OSError("no space left")
        return self.store.append_all(events)


def test_what_cannot_be_kept_has_not_happened(store):
    disk = Broken(store)
    table = new_table(open_room(disk), GAME)
    page = Witness(0)
    table.pages.add(page)
    before = saved(table)

    async def fail_then_go_on():
        disk.full = True
        with pytest.raises(OSError, match="no space"):
            await table.choose(asked(table), "a", 0, "draw")
        assert saved(table) == before and not page.states
        disk.full = False
        await table.choose(asked(table), "a", 0, "draw")

    run(fail_then_go_on())
    assert len(store.events(table.row.id)) == 1


class Slow(Broken):
    """A store that takes its time, and looks at what pages see meanwhile."""

    look = staticmethod(lambda: None)

    def append_all(self, events):
        self.look()
        return super().append_all(events)


def test_nobody_sees_a_choice_before_it_is_on_disk(store):
    disk = Slow(store)
    table = new_table(open_room(disk), GAME)
    page, seen = Witness(1), []
    table.pages.add(page)

    def look():
        table.show()  # as when somebody's page is opened at this very moment
        seen.append(len(page.states))

    disk.look = look
    run(table.choose(asked(table), "a", 0, "draw"))
    assert seen == [0] and len(page.states) == 1


def test_two_servers_on_one_store_agree_on_who_was_first(store):
    """Several processes come later: the log is ready for them."""
    here, there = open_room(store), open_room(store)
    mine = new_table(here, "isle")
    yours = there.get(mine.row.id)

    async def race():
        one, two = first_option(mine, 0), first_option(yours, 1)
        await asyncio.gather(mine.choose(0, "a", 0, one), yours.choose(1, "b", 0, two))

    run(race())
    assert [one.number for one in store.events(mine.row.id)] == [0, 1]
    ahead = max(mine, yours, key=lambda table: table.number)
    assert saved(ahead) == saved(open_room(store).get(mine.row.id))


def test_undo_is_an_event_and_replays(store):
    table = new_table(open_room(store), "isle")

    async def seal_and_take_back():
        await table.choose(0, "a", 0, first_option(table, 0))
        await table.undo(0, "b", 1)

    before = saved(table)
    run(seal_and_take_back())
    assert [one.kind for one in store.events(table.row.id)] == ["choice", UNDO]
    assert saved(table) == before
    assert saved(open_room(store).get(table.row.id)) == before


@pytest.mark.parametrize("game", [GAME, "isle", "kockombat"])
def test_a_game_resumes_to_the_byte_at_any_moment(store, game):
    table = new_table(open_room(store), game)

    async def play(count):
        for number in range(count):
            await choose_first(table, str(number))

    run(play(30))
    again = open_room(store).get(table.row.id)
    assert saved(again) == saved(table)
    for seat in (0, 1, None):
        assert again.state(seat, "en") == table.state(seat, "en")


# -- after an upgrade ----------------------------------------------------------------------------


def upgraded(store, table, **changes):
    """The table as a server with other rules would find it."""
    named = ", ".join(f"{name} = ?" for name in changes)
    store._db.execute(f"update tables set {named} where id = ?", (*changes.values(), table.row.id))
    return open_room(store).get(table.row.id)


def played(store, choices=3):
    table = new_table(open_room(store), GAME)

    async def play():
        for number in range(choices):
            await choose_first(table, str(number))

    run(play())
    return table


def test_after_an_upgrade_a_table_goes_on_from_its_snapshot(store):
    table = played(store)
    table.keep_now()
    run(choose_first(table, "more"))
    again = upgraded(store, table, digest="of older rules")
    assert saved(again) == saved(table)
    run(choose_first(again, "on"))
    third = open_room(store).get(table.row.id)
    assert saved(third) == saved(again)


def test_without_a_snapshot_that_fits_it_is_read_only_and_says_why(store):
    table = played(store)
    again = upgraded(store, table, digest="of older rules")
    assert "rules or cards have changed" in again.state(0, "en")["table"]["frozen"]
    assert again.state(0, "cs")["table"]["frozen"].startswith("Tento stůl lze už jen prohlížet: ")
    with pytest.raises(Frozen) as frozen:
        run(again.choose(0, "x", None, "draw"))
    assert error_text(frozen.value, "uk").startswith("Цей стіл можна лише переглядати: ")
    assert store.table(table.row.id).frozen
    assert len(store.events(table.row.id)) == 3


def test_what_is_missing_at_one_start_is_found_at_the_next(store):
    config = {"game": "isle", "names": ["Ada", "Ben"], "players": 2, "packs": ["afterglow"]}
    with_packs = Tables(store, Writer(store), Settings(), (PACKS,))
    table = with_packs.get(with_packs.make(config, ["", ""], True).id)
    run(choose_first(table, "a"))
    without = open_room(store).get(table.row.id)
    assert "no longer here as it was" in without.state(0, "en")["table"]["frozen"]
    assert "afterglow" in store.table(table.row.id).frozen
    with pytest.raises(Frozen):
        run(without.choose(0, "x", None, "draw"))
    again = Tables(store, Writer(store), Settings(), (PACKS,)).get(table.row.id)
    assert not again.state(0, "en")["table"]["frozen"] and not store.table(table.row.id).frozen
    assert saved(again) == saved(table)
    run(choose_first(again, "b"))
    assert len(store.events(table.row.id)) == 2


def test_a_frozen_table_is_still_seen_as_each_seat_saw_it(store):
    table = played(store)
    table.keep_now()
    [kept] = store.snapshots(table.row.id)
    store.keep(table.row.id, attrs.evolve(kept, save={"format": 1}))
    again = upgraded(store, table, digest="of older rules")
    for seat in (0, 1, None):
        before, after = table.state(seat, "en"), again.state(seat, "en")
        assert after["panels"] == before["panels"]
        assert {name: after[name] for name in after if name.startswith("panel ")} == {
            name: before[name] for name in before if name.startswith("panel ")
        }
        assert after["ask"] is None and after["table"]["frozen"]


def test_a_table_that_replays_differently_goes_on_from_what_people_saw(store):
    table = played(store, 2)
    table.keep_now()
    [kept] = store.snapshots(table.row.id)
    run(choose_first(table, "more"))
    other = {**kept.save, "chance": {**kept.save["chance"], "seed": "another"}}
    store.keep(table.row.id, attrs.evolve(kept, save=other))
    again = open_room(store).get(table.row.id)
    assert not again.resumed.frozen
    assert again.game.save()["chance"]["seed"] == "another"


LIMITS = {
    "its share of the processor": {"seconds_per_minute": 1e-6},
    "has 1 choices": {"events_per_table": 1},
    "grown beyond 10 letters": {"letters_per_table": 10},
}


@pytest.mark.parametrize("sentence", LIMITS)
def test_a_table_that_takes_too_much_is_told_so(store, sentence):
    async def play():
        table = new_table(open_room(store, **LIMITS[sentence]), "kockombat")
        with pytest.raises(Refusal) as refused:
            for number in range(200):
                seat = table.game.decisions[0].player
                await table.choose(seat, str(number), None, first_option(table, seat))
        assert sentence in refused.value.message.text("en")

    asyncio.run(play())
