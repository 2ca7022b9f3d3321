"""A picture of each game for the documentation: RULEDOCK_PICTURES=write makes them anew."""

import os
from pathlib import Path

import attrs
import pytest
from rooms import open_room
from serving import Serving

import ruledock
from ruledock.game.replay import start_from
from ruledock_web.store.interface import Event
from ruledock_web.store.sqlite import SqliteStore

PICTURES = Path(__file__).parents[4] / "docs" / "pictures"
TABLES = {
    "isle": ({"modules": ["creatures", "events", "kittens"]}, "place", 70),
    "sea_salt_paper": ({}, "", 26),
    "kockombat": ({}, "", 30),
    "family": ({"game": "isle", "modules": ["family"]}, "place", 14),
    "sister": (
        {"game": "isle", "modules": ["sister"], "names": ["Ada"], "players": 1},
        "rescue",
        25,
    ),
    "auction": ({"names": ["Ada", "Ben", "Cleo"], "players": 3}, "", 6),
}
"""By picture: game and settings, how the open options begin, and how many choices went before."""


def lay_out(folder, game, given=None):
    """A table at which the first seat is to choose, after some choices of bots."""
    settings, begins, choices = given or TABLES[game]
    store = SqliteStore(folder / "tables.db")
    room = open_room(store)
    wish = {"game": game, "names": ["Ada", "Ben"], "players": 2, "windows": "own", **settings}
    made = room.make(wish, [""] * len(wish["names"]), True)
    row = attrs.evolve(store.table(made.id), seed="7")
    store._db.execute("update tables set seed = '7' where id = ?", (made.id,))
    played = start_from({"config": row.config, "seed": "7"})

    def enough(now):
        own = now.decision_of(0)
        if len(now.record.choices) < choices or own is None:
            return False
        return own.options[0].notation.startswith(begins)

    ruledock.playout(played, "greedy", seed=1, until=enough)
    for number, line in enumerate(played.record.choices):
        seat = int(line.split()[0].rstrip("!"))
        store.append(made.id, Event(number, "choice", seat, line, f"{seat}:{number}"))
    room.writer.close()
    store.close()
    return made


@pytest.fixture
def serving(tmp_path, game):
    made = lay_out(tmp_path, game)
    with Serving(tmp_path) as server:
        server.made = made
        yield server


@pytest.mark.parametrize("game", TABLES)
def test_a_picture_of_a_game(person, serving, game, tmp_path):
    made = serving.made
    page = person(width=1180, height=860)
    page.goto(serving.link(made.id, made.tokens, "0"))
    page.wait_for_selector("#panels .panel")
    page.wait_for_timeout(600)
    squares = page.locator(".mine .square.lit")
    if squares.count():  # a tile lies under the pointer
        squares.nth(squares.count() // 2).hover()
    folder = PICTURES if os.environ.get("RULEDOCK_PICTURES") == "write" else tmp_path
    page.screenshot(path=folder / f"{game}.png")
    assert (folder / f"{game}.png").stat().st_size > 10_000
