"""Tables in one process, for tests that need neither sockets nor browsers."""

from __future__ import annotations

from random import Random

import attrs

from ruledock_web.settings import Settings
from ruledock_web.store.writer import Writer
from ruledock_web.tables import Tables


def open_room(store, **settings) -> Tables:
    """All tables of one process that shares this store."""
    return Tables(store, Writer(store), Settings(**settings))


def new_table(tables: Tables, game: str, players: int = 2, **config):
    """A table of people, opened."""
    names = ["Ada", "Ben", "Cleo", "Dan"][:players]
    wish = {"game": game, "names": names, "players": players, **config}
    return tables.get(tables.make(wish, [""] * players, True).id)


@attrs.define(eq=False)
class Witness:
    """A page that remembers every state it was shown."""

    seat: int | None
    language: str = "en"
    states: list = attrs.field(factory=list)
    dismiss: object = None

    def show(self, state):
        self.states.append(state)


def first_option(table, seat: int = 0) -> str:
    return table.game.decision_of(seat).options[0].notation


async def to_a_window(tables: Tables, seed: int = 1):
    """A table of the isle at a window, and who is asked there."""
    rng = Random(seed)
    for _ in range(20):
        table = new_table(tables, "isle", windows="all")
        for number in range(60):
            decision = table.game.decisions[0]
            if decision.kind == "core.window":
                return table, decision.player
            option = rng.choice(decision.options).notation
            await table.choose(decision.player, str(number), None, option)
    raise AssertionError("no window opens")
