"""At the socket: tables that a seat cannot tell apart send it the same, message by message."""

import json
from random import Random

import pytest
from inside import Inside

import ruledock
from ruledock.game.game import Game
from ruledock.game.option_data import listed
from ruledock.testing.leaks import in_step
from ruledock.testing.universe import stray
from ruledock.testing.walking import Wanderer
from ruledock.testing.worlds import another_world
from ruledock_web.live.resume import Resumed
from ruledock_web.live.table import LiveTable
from ruledock_web.settings import Settings
from ruledock_web.store.interface import TableRow, Ticket
from ruledock_web.tokens import hash_of

TABLES = {
    "isle": ({"players": 3, "modules": ["creatures", "events", "kittens"]}, 70),
    "sea_salt_paper": ({"players": 3}, 70),
    "kockombat": ({"choice": "expert"}, 4),
    "hearts": ({}, 70),
}
"""By game: its settings, and after how many choices at most the seats are listened to."""
UNDOING = 0.3
"""How often a seat tries to take its choices back, after which the twins are followed no more."""
PATIENT = Settings(
    messages_per_second=1e6, messages_at_once=10**6, seconds_per_minute=1e6, posts_per_minute=10**6
)


class Eavesdropper:
    """The socket of one seat: everything it carries, after each stimulus."""

    def __init__(self, inside, table, role, token):
        self.line = inside.connect(table, role, token)
        self.socket = self.line.__enter__()
        self.count = 0
        self.hello = self.say({"type": "hello", "language": "en"})

    def say(self, message):
        """Everything that comes up to the answer to a message."""
        self.count += 1
        id = f"q{self.count}"
        self.socket.send(json.dumps({**message, "id": id}))
        heard = []
        while True:
            heard.append(self.socket.recv(timeout=20))
            if json.loads(heard[-1]).get("id") == id:
                return heard

    def heard(self):
        """What came by itself since the last stimulus: all before the answer to a question."""
        return self.say({"type": "ask", "what": "score"})

    def close(self):
        self.line.__exit__(None, None, None)


class Twin:
    """A game at a live table, with one seat listened to."""

    def __init__(self, inside, game, id, role, players):
        server = inside.server
        config = game.ruleset.described(game.config)
        row = TableRow(id, game.ruleset.game.title, config, "s", ("",) * players, "d", 0.0)
        token = f"token-{id}"
        server.store.add_table(row, {hash_of(token): Ticket(id, role)})
        tables, resumed = server.tables, Resumed(game, ())
        self.table = LiveTable(
            row, resumed, tables.store, tables.writer, lambda row: resumed, PATIENT
        )
        tables._open[id] = self.table
        self.inside, self.number = inside, 0
        self.ear = Eavesdropper(inside, id, role, token)

    def do(self, act):
        self.number += 1
        text = act.option.notation
        self.inside.call(self.table.choose, act.player, f"x{self.number}", None, text)


def alike(one, two, stimulus):
    """What both seats hear after the same stimulus; equal in number, order and content."""
    mine, yours = stimulus(one.ear), stimulus(two.ear)
    assert mine == yours
    return mine


def questions(table, seat, rng):
    """Stimuli of a curious seat: looking ahead, labels, reasons, refusals, the past."""
    game, decision = table.game, table.game.decision_of(seat)
    for option in decision.options[:2] if decision else ():
        yield {"type": "ask", "what": "ahead", "option": option.notation}
        yield {"type": "ask", "what": "labels", "options": [option.notation]}
    for option in stray(game, rng, 3):
        yield {"type": "ask", "what": "labels", "options": [option.notation]}
        [made] = listed(game.ruleset, [option])
        yield {"type": "ask", "what": "why", "kind": made["kind"], "fields": made["fields"]}
        open_ = [*(decision.options if decision else ()), *game.interrupts(seat)]
        if option not in open_:
            yield {"type": "choose", "asked": table.asked(seat), "option": option.notation}
    yield {"type": "ask", "what": "replay", "step": 10**6, "as": seat}
    yield {"type": "ask", "what": "replay", "step": 0, "as": 1 - seat}
    yield {"type": "hello", "language": "cs"}
    yield {"type": "hello", "language": "en"}


@pytest.mark.parametrize("name", TABLES)
def test_twins_send_a_seat_the_same(store, name, scaled):
    rng = Random(name)
    compared = differing = 0
    with Inside(store, PATIENT) as inside:
        wanted = scaled(4, 50)
        for round_ in range(20 * wanted):
            if differing == wanted:
                break
            settings, most = TABLES[name]
            game = ruledock.new(name, seed=round_, **settings)
            wanderer = Wanderer(rng)
            for _ in range(rng.randrange(1, most)):
                if not game.over:
                    wanderer.act(game).on(game)
            seat = rng.choice([*game.table.players, None])
            world = None if game.over else another_world(game.table, seat, rng)
            if world is None:
                continue
            differing += 1
            compared += compare(inside, game, world, seat, rng, round_)
    assert differing and compared > differing


def ask_both(one, two, seat, rng):
    """Ask both tables the same questions; how many."""
    asked = [*questions(one.table, seat, rng)] if seat is not None else []
    for message in asked:
        alike(one, two, lambda ear, message=message: ear.say(message))
    return len(asked)


def compare(inside, game, world, seat, rng, round_):
    """Follow two worlds as long as the seat must not tell them apart; how much was compared."""
    role = "watch" if seat is None else str(seat)
    players = len(game.table.players)
    one = Twin(inside, Game(game.table.copy()), f"a{round_}", role, players)
    two = Twin(inside, Game(world.table), f"b{round_}", role, players)
    assert one.ear.hello == two.ear.hello
    count = 1 + ask_both(one, two, seat, Random(0))

    def do(act, same):
        one.do(act)
        two.do(same)

    for _ in in_step(one.table.game, two.table.game, seat, rng, 10, do):
        alike(one, two, Eavesdropper.heard)
        count += 1 + ask_both(one, two, seat, Random(count))
        if rng.random() < UNDOING:
            count += take_back(one, two, seat)
            break
    one.ear.close()
    two.ear.close()
    return count


def take_back(one, two, seat):
    """Both try to take their latest choice back, and hear the same: a new table, or why not."""
    if seat is None:
        return 0
    for _ in range(2):
        asked = one.table.asked(seat)
        assert asked == two.table.asked(seat)
        message = {"type": "undo", "asked": asked}
        alike(one, two, lambda ear, message=message: ear.say(message))
    return 2


def test_undo_by_a_seat_is_heard_alike(store):
    """Where one may take a choice back, both twins let them, and say so in the same words."""
    rng = Random(3)
    with Inside(store, PATIENT) as inside:
        game = ruledock.new("isle", players=2, seed=4)
        world = another_world(game.table, 0, rng)
        one = Twin(inside, Game(game.table.copy()), "a", "0", 2)
        two = Twin(inside, Game(world.table), "b", "0", 2)
        option = one.table.game.decision_of(0).options[0].notation
        for message in (
            {"type": "choose", "asked": 0, "option": option},
            {"type": "undo", "asked": 1},
            {"type": "undo", "asked": 2},
        ):
            heard = alike(one, two, lambda ear, message=message: ear.say(message))
        assert "refused" in heard[-1]
        one.ear.close()
        two.ear.close()


def test_a_window_pushes_nothing_to_those_who_see_nothing(store):
    """Whoever is asked and passes, the others' sockets stay silent while they see no change."""
    silent = 0
    with Inside(store, PATIENT) as inside:
        twin = Twin(inside, ruledock.new("isle", players=3, seed=2), "a", "0", 3)
        wanderer = Wanderer(Random(1))
        for _ in range(90):
            game = twin.table.game
            before = game.revision(0)
            twin.do(wanderer.act(game))
            heard = twin.ear.heard()
            if game.revision(0) == before:
                assert len(heard) == 1, heard
                silent += 1
        twin.ear.close()
    assert silent
