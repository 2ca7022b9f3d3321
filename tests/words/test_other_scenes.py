"""Words that look into other scenes, that take one sort or another, and open item sorts."""

from __future__ import annotations

from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st

from ruledock.testing.words import compare_words
from ruledock.words import CONDITION, NUMBER, ItemSort, Param, SceneSpec, Word, WordRegistry
from ruledock_vocabulary.nouns import noun

SUITS = ("hearts", "spades")


@frozen
class Seat:
    """Cards by suit, boxes by size, and the seats around."""

    cards: tuple[int, ...]
    boxes: tuple[int, ...] = ()
    others: tuple[Seat, ...] = ()


def _size(out, args):
    return f"{out.local(args.sorts['size'] + 's')}[{args['size']}] + 1"


def _most(out, args):
    name = out.name("v")
    calls = f"[{args['most']}({name}) for {name} in {out.local('others')}]"
    return f"max({calls}, default=0)"


def _where(out, args):
    name = out.name("v")
    return f"[{args['seats-where']}({name}) for {name} in {out.local('others')}].count(True)"


def _all(name):
    return lambda out, args: f"(1 << len({out.local(name)})) - 1"


WORDS = (
    noun("cards", "card", _all("cards"), "All cards."),
    noun("boxes", "box", _all("boxs"), "All boxes."),
    Word("size", NUMBER, {"size": Param("card|box", "one of them")}, _size,
         "How large it is.", {"largest": {"size": "that-box"}, "over": "boxes"}, "size of {size}"),
    Word("suit-number", NUMBER, {"suit-number": Param("suit", "a suit")}, "{suit-number} + 1",
         "Its number.", {"suit-number": "hearts"}, "number of {suit-number}"),
    Word("most", NUMBER, {"most": Param(NUMBER, "elsewhere", apart=True)}, _most,
         "The most elsewhere.", {"most": {"count": "cards"}}, "most {most} elsewhere"),
    Word("seats-where", NUMBER, {"seats-where": Param(CONDITION, "elsewhere", apart=True)}, _where,
         "Seats where it holds.", {"seats-where": {"some": "cards"}}, "seats where {seats-where}"),
)  # fmt: skip
SCENE = SceneSpec(
    "seats",
    {"cards": "scene.cards", "boxs": "scene.boxes", "others": "scene.others"},
    {"suit": SUITS},
)
SORTS = (ItemSort("card", 3, open=True), ItemSort("box", 4))
LANGUAGE = WordRegistry(WORDS, SORTS, scene=SCENE)


class Card(int):
    pass


class Box(int):
    pass


REFERENCE = {
    "cards": lambda seat: {Card(n) for n in range(len(seat.cards))},
    "boxes": lambda seat: {Box(n) for n in range(len(seat.boxes))},
    "size": lambda seat, one: 1 + (seat.cards if isinstance(one, Card) else seat.boxes)[one],
    "suit-number": lambda seat, suit: SUITS.index(suit) + 1,
    "most": lambda seat, number: max([number(other) for other in seat.others], default=0),
    "seats-where": lambda seat, holds: sum(bool(holds(other)) for other in seat.others),
}
few = st.lists(st.integers(0, 3), max_size=4).map(tuple)
seats = st.builds(Seat, few, few)
scenes = st.builds(Seat, few, few, st.lists(seats, max_size=2).map(tuple))


def test_words_agree_with_their_slow_forms_here_and_elsewhere(scaled):
    compare_words(LANGUAGE, REFERENCE, scenes, each=scaled(4, 60), examples=scaled(40, 2000))


def test_a_parameter_of_one_sort_or_another():
    seat = Seat((4,), (1, 2))
    cards = LANGUAGE.compile("number", {"largest": {"size": "that-card"}, "over": "cards"})
    boxes = LANGUAGE.compile("number", {"largest": {"size": "that-box"}, "over": "boxes"})
    assert (cards(seat), boxes(seat)) == (5, 3)
    wrong = {"largest": {"size": "that-suit"}, "over": "suit"}
    [problem] = LANGUAGE.check("number", wrong)
    assert problem.pointer == "/largest/size"
    assert problem.expected.startswith("a card or a box")


def test_values_of_a_loop_reach_other_scenes_and_things_do_not():
    number = {"sum": {"most": {"suit-number": "that-suit"}}, "over": "suit"}
    assert LANGUAGE.compile("number", number)(Seat((), (), (Seat(()),))) == 3
    stray = {"sum": {"most": {"size": "that-card"}}, "over": "cards"}
    [problem] = LANGUAGE.check("number", stray)
    assert (problem.code, problem.pointer) == ("unbound", "/sum/most/size")


def test_named_values_reach_other_scenes():
    number = {"most": {"suit-number": {"named": "trump"}}}
    seat = Seat((), (), (Seat(()),))
    assert LANGUAGE.compile("number", number)(seat, trump="spades") == 2
    assert LANGUAGE.explain("number", number, seat, trump="spades").value == 2


@given(st.integers(0, 9))
def test_an_open_sort_may_hold_more_than_its_limit(cards):
    score = {"table": [1, 2], "from": 1, "by": "cards", "then": 3}
    paid = LANGUAGE.compile("score", score)(Seat((0,) * cards))
    assert paid == ([0, 1, 2] + [2 + 3 * n for n in range(1, 8)])[cards]


def test_a_thing_picks_itself_where_things_are_picked():
    here = {"some": {"and": ["cards", "that-card"]}}
    count = LANGUAGE.compile("number", {"how-many": "cards", "where": here})
    only = {"some": {"only": "that-card"}}
    said = LANGUAGE.compile("number", {"how-many": "cards", "where": only})
    assert count(Seat((1, 2, 3))) == said(Seat((1, 2, 3))) == 3
