"""Who sees what lies where follows from what fields declare, and from nothing else."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import attrs
import pytest

import ruledock
from ruledock.game.masks import masked
from ruledock.game.places import (
    declared,
    hidden_from,
    places,
    settle,
)
from ruledock.plugin import CARDS, Chance, Table, hidden, memory, public, secret, table
from ruledock.testing.notes import is_public
from ruledock_knowledge.guess import recalled

EVERYBODY = (0, 1, 2, None)
RULES: Any = SimpleNamespace(players=range(3))


@attrs.frozen
class Peek:
    """A step with a card that one player looks at."""

    looker: int
    card: str = secret(to="looker", default="")
    rest: tuple[str, ...] = hidden(factory=tuple)


@attrs.define(eq=False)
class Box:
    """A drawer with tokens, and with one of the table's cards."""

    bag: list[str] = hidden()
    spare: str | None = hidden(of=CARDS, known="peeked", default=None)
    peeked: list[int] = attrs.field(factory=list)


class BoxKind:
    """What the drawer is."""

    name = "box"


@table
class Parlour(Table):
    """A table with every kind of place."""

    revealed: bool = False
    holder: int = 1
    marked: dict[str, tuple[int, ...]] = attrs.field(factory=dict)
    banned: str = ""

    hands: list[list[str]] = secret(by="player", fits=lambda t, key, card: card != t.banned)
    packets: list[list[str]] = secret(by="packet", to=lambda t, key: (key + 1) % 3)
    shared: list[str] = secret(to=lambda t, key: (0, 2))
    held: list[str] = secret(to="holder")
    laid: list[list[str]] = secret(by="player", until="revealed")
    deck: list[str] = hidden(known=lambda t, key, card: t.marked.get(card, ()))
    pile: list[str] = hidden(top=2)
    rows: dict[str, list[str]] = hidden(by="row", factory=dict)
    twins: tuple[str, ...] = hidden(by="seat", factory=tuple)
    trick: list[str] = public()
    notes: list[str] = attrs.field(factory=list)


def parlour() -> Any:
    drawers: Any = {BoxKind: Box(["t1"], "s")}
    return Parlour(
        ruleset=RULES,
        agenda=[Peek(2, "p", ("y", "x"))],
        chance=Chance(0),
        drawers=drawers,
        log=None,
        hands=[["a"], ["b"], ["c"]],
        packets=[["d"], ["e"], ["f"]],
        shared=["g"],
        held=["h"],
        laid=[["i"], ["j"], ["k"]],
        deck=["l", "m"],
        pile=["n", "o", "q"],
        rows={"up": ["r"]},
        twins=("v", "w"),
    )


def place(table: Any, field: str, key: Any = None) -> Any:
    (found,) = [one for one in places(table) if one.name == (field, key)]
    return found


@pytest.mark.parametrize(
    ("field", "key", "seers"),
    [
        ("hands", 0, [0]),
        ("hands", 2, [2]),
        ("packets", 0, [1]),
        ("packets", 2, [0]),
        ("shared", None, [0, 2]),
        ("held", None, [1]),
        ("laid", 1, [1]),
        ("deck", None, []),
        ("pile", None, []),
        ("rows", "up", []),
        ("0.card", None, [2]),
        ("0.rest", None, []),
        ("box.bag", None, []),
        ("box.spare", None, []),
    ],
)
def test_a_place_is_seen_by_those_it_is_declared_for(field, key, seers):
    found = place(parlour(), field, key)
    assert [one for one in EVERYBODY if found.seen_by(one)] == seers
    shown = [one for one in EVERYBODY if found.shows(one) == found.things]
    assert shown == seers


def test_what_lies_open_is_seen_by_everybody():
    table = parlour()
    table.revealed = True
    assert all(place(table, "laid", 1).seen_by(one) for one in EVERYBODY)
    assert not place(table, "hands", 1).seen_by(0)


def test_a_spectator_sees_what_is_shown_to_every_player():
    table = parlour()
    table.marked = {"l": (0, 1, 2), "m": (0, 1)}
    assert place(table, "deck").shows(None) == ["l"]
    assert place(table, "deck").shows(1) == ["l", "m"]
    assert place(table, "deck").shows(2) == ["l"]


def test_the_top_of_a_pile_is_known_in_its_order():
    table = parlour()
    assert place(table, "pile").shows(0) == ["o", "q"]
    table.pile = ["z"]
    assert place(table, "pile").shows(0) == ["z"]


def test_who_has_peeked_knows():
    table = parlour()
    (box,) = table.drawers.values()
    box.peeked.append(1)
    assert [one for one in EVERYBODY if place(table, "box.spare").shows(one)] == [1]


@pytest.mark.parametrize(
    ("field", "key", "new", "then"),
    [
        ("hands", 1, ["z", "y"], ["y", "z"]),
        ("deck", None, ["z", "y"], ["y", "z"]),
        ("pile", None, ["z", "y"], ["z", "y"]),
        ("rows", "up", ["z"], ["z"]),
        ("twins", 0, ["z"], ["z"]),
        ("0.card", None, ["z"], ["z"]),
        ("0.rest", None, ["z", "y"], ["y", "z"]),
        ("box.spare", None, ["z"], ["z"]),
    ],
)
def test_what_is_laid_lies_there_and_nothing_else_moves(field, key, new, then):
    table = parlour()
    others = {one.name: one.things for one in places(table) if one.name != (field, key)}
    place(table, field, key).lay(new)
    assert place(table, field, key).things == then
    assert {one.name: one.things for one in places(table) if one.name != (field, key)} == others


def test_fields_keep_their_shape_when_something_is_laid():
    table = parlour()
    before = table.agenda[0]
    place(table, "twins", 1).lay(["z"])
    place(table, "0.rest").lay(["b", "a"])
    place(table, "0.card").lay(["c"])
    assert (table.twins, table.agenda) == (("v", "z"), [Peek(2, "c", ("a", "b"))])
    assert before == Peek(2, "p", ("y", "x"))


@pytest.mark.parametrize("nothing", [None, ""])
def test_an_empty_place_for_one_thing_stays_as_it_is(nothing):
    table = parlour()
    (box,) = table.drawers.values()
    box.spare = nothing
    assert place(table, "box.spare").things == []
    place(table, "box.spare").lay([])
    assert box.spare == nothing


def test_a_table_is_settled_by_sorting_all_but_piles():
    table = parlour()
    table.deck, table.pile = ["m", "l"], ["q", "n", "o"]
    settle(table)
    assert (table.deck, table.pile) == (["l", "m"], ["q", "n", "o"])
    assert table.agenda[0].rest == ("x", "y")


def test_a_table_with_what_cannot_lie_there_is_refused():
    table = parlour()
    table.banned = "b"
    assert [place(table, "hands", 0).takes(card) for card in "ab"] == [True, False]
    assert place(table, "deck").takes("b")
    with pytest.raises(ValueError, match="hands of 1 cannot hold 'b' now"):
        settle(table)


def test_things_are_cards_unless_a_field_or_its_drawer_says_otherwise():
    assert {one.name: one.declared.of for one in places(parlour())} == {
        **{(field, key): CARDS for field in ("hands", "packets", "laid") for key in range(3)},
        **{(field, None): CARDS for field in ("shared", "held", "deck", "pile")},
        ("rows", "up"): CARDS,
        ("twins", 0): CARDS,
        ("twins", 1): CARDS,
        ("box.bag", None): "box",
        ("box.spare", None): CARDS,
        ("0.card", None): CARDS,
        ("0.rest", None): CARDS,
    }


def test_what_is_hidden_from_one_is_what_one_does_not_know_to_be_where_it_is():
    table = parlour()
    table.marked = {"m": (1,)}
    mine = {*"b", *"d", *"h", *"j", *"m", *"oq"}
    every = {thing for one in places(table) for thing in one.things}
    assert {thing for _, thing in hidden_from(table, 1)} == every - mine
    assert {thing for _, thing in hidden_from(table, None)} == every - {*"oq"}


def test_public_fields_say_so():
    assert is_public(Parlour, "trick")
    assert not is_public(Parlour, "notes")
    assert not is_public(Parlour, "deck")
    assert {"trick", "notes"}.isdisjoint(name for name, _ in declared(Parlour, CARDS))


def test_a_memory_is_asked_for_the_things_it_is_about():
    def recall(table: Any, player: int | None) -> Any:
        return (table.about, player)

    @table
    class Notes(Table):
        about: str = "notes"
        seen: list[str] = memory(recall, of="tiles")  # type: ignore[arg-type]
        met: list[str] = memory(recall)  # type: ignore[arg-type]

    notes = Notes(ruleset=RULES, agenda=[], chance=Chance(0), drawers={}, log=None)
    assert recalled(notes, 2, "tiles") == [("notes", 2)]
    assert recalled(notes, None, CARDS) == [("notes", None)]
    assert recalled(notes, 2, "coins") == []


# -- what somebody sees of a whole table ---------------------------------------------------


def test_instead_of_what_is_hidden_stands_how_much_it_is():
    game = ruledock.new("isle", players=3, seed=4, modules=["events"], windows="own")
    table: Any = game.table
    (events,) = table.drawers.values()
    while not all(table.drafted):
        game.choose(game.decisions[0], 0)
    for viewer in (0, 2, None):
        seen = masked(table, viewer)
        assert set(seen) == {"", "events"}
        assert "passed_on" not in seen[""]
        assert (seen[""]["deck"], seen[""]["fish"]) == (len(table.deck), table.fish)
        shown = [table.drafted[p] if p == viewer else len(table.drafted[p]) for p in range(3)]
        assert seen[""]["drafted"] == shown
        assert seen["events"]["bag"] == len(events.bag) > 0


def test_each_sees_the_own_hand():
    table: Any = ruledock.new("kockombat", choice="limited", seed=4).table
    (mine, theirs) = table.hands
    assert [masked(table, viewer)[""]["hands"] for viewer in (0, 1, None)] == [
        [mine, len(theirs)],
        [len(mine), theirs],
        [len(mine), len(theirs)],
    ]
