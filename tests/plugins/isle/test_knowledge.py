"""What players know, and guesses that agree with all of it and with nothing more."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from ruledock.engine.chance import Chance
from ruledock.game.game import Game
from ruledock.testing import Wanderer, check_frequencies, consistent_worlds
from ruledock_isle.phases.days import NextPhase
from ruledock_isle.phases.draft import PASSED_ON
from ruledock_isle.phases.laying import LayCards
from ruledock_isle.phases.lessons import PlayLessons
from ruledock_isle.table import IsleTable
from ruledock_knowledge.passing import Packet, Passing, Pick
from tests.plugins.isle.staging import begin, do, give, isle, rescuing, table_of, teach


def small_draft(cards: tuple[str, ...], players: int = 2) -> IsleTable:
    """A table before a draft of three cards each, with few cards and the rest in the open."""
    rules = {"draft": {"deal": 3, "keep": [1, 1, 1]}}
    table = table_of(players, rules=rules)
    table.discard = [card for card in table.deck if card not in cards]
    table.deck = sorted(cards)
    table.plan, table.day = ("explore",), 5
    table.push(NextPhase())
    return table


@pytest.mark.parametrize("player", [0, 1])
def test_in_a_draft_every_world_is_guessed_as_often_as_any_other(player, scaled):
    cards = ("007", "015", "071", "084", "113", "127", "143")
    for seed in range(scaled(1, 20)):
        start = small_draft(cards)
        dealt = start.copy()
        dealt.chance = Chance(seed)
        game = Game(dealt.copy())
        moments = []
        for _ in Wanderer(Random(seed)).walk(game):
            if game.decisions and game.decisions[0].kind != "isle.draft":
                break
            moments.append(game.copy())
        lines = game.record.choices[: len(moments) - 1]
        along = consistent_worlds(start, lines, dealt, player)
        checked = 0
        for moment, worlds in zip(moments, along, strict=True):
            checked += check_frequencies(moment, player, worlds, Random(seed), draws=scaled(8, 30))
        assert checked >= 5


def worlds_of(table: IsleTable) -> Iterator[IsleTable]:
    """All ways the hidden cards of player 1 and of the deck may lie, for player 0."""
    places = [
        table.hands[1],
        table.discarded[1],
        table.lessons[1],
        table.rescue_cards[1],
        table.deck,
    ]
    sizes = [len(cards) for cards in places]
    hidden = sorted(card for cards in places for card in cards)
    met = set()
    for order in permutations(hidden):
        rest, piles = list(order), []
        for size in sizes:
            piles.append(tuple(sorted(rest[:size])))
            rest = rest[size:]
        hand, thrown, lessons, laid, deck = piles
        possible = (
            all(113 <= int(card) <= 142 for card in lessons)
            and all(7 <= int(card) <= 66 for card in laid)
            and "127" not in deck
        )
        if possible and tuple(piles) not in met:
            met.add(tuple(piles))
            new = table.copy()
            new.passed_on = Passing(past=(looked_at("127"),), time=1)
            new.hands[1], new.discarded[1] = list(hand), list(thrown)
            new.lessons[1], new.rescue_cards[1], new.deck = list(lessons), list(laid), list(deck)
            yield new


def looked_at(card: str) -> Packet:
    """A packet that player 0 looked through before player 1 kept a card of it."""
    return Packet(1, 0, (Pick(0, ()), Pick(1, (card,))))


def test_lessons_rescue_cards_and_cards_seen_narrow_the_guess(scaled):
    table = table_of(2)
    cards = ["007", "015", "113", "127", "084", "098"]
    table.discard = [card for card in table.deck if card not in cards]
    table.deck = sorted(cards)
    give(table, 1, "084")
    teach(table, 1, "113")
    table.deck.remove("007")
    table.rescue_cards[1] = ["007"]
    table.deck.remove("127")
    table.throw(1, ["127"])
    table.passed_on = Passing(past=(looked_at("127"),), time=1)
    game = begin(table, LayCards(1))
    worlds = list(worlds_of(isle(game)))
    assert len(worlds) > 20
    check_frequencies(game, 0, worlds, Random(1), draws=scaled(20, 60))


def test_after_the_purchase_cards_passed_on_are_known_to_be_with_who_kept_them():
    game = Game(small_draft(("007", "015", "071", "084", "113", "127", "143", "098")))
    while game.decisions[0].kind == "isle.draft":
        game.choose(game.decisions[0], 0)
    [*known] = PASSED_ON.known_now(isle(game), 0)
    cards = {card for one in known for card in one.cards}
    do(game, "0: buy none", "1: buy none")
    [together] = PASSED_ON.known_before(isle(game), 0)
    assert (set(together.cards), dict(together.kept)) == (cards, {1: len(cards)})
    for seed in range(20):
        guess = IsleTable.of(game.guess(0, Random(seed)))
        assert cards <= {*guess.hands[1], *guess.discarded[1]}


def test_a_card_that_is_shown_need_not_be_remembered():
    table = table_of(2)
    give(table, 1, "084")
    table.passed_on = Passing(past=(looked_at("084"),), time=1)
    table.order = [1, 0]
    game = rescuing(table)
    assert PASSED_ON.known_before(isle(game), 0)
    do(game, "play 084")
    assert PASSED_ON.known_before(isle(game), 0) == []


def test_after_phase_3_nobody_has_lessons_in_hand():
    table = table_of(3)
    give(table, 1, "084", "007", "113")
    table.order = [0, 1, 2]
    game = begin(table, PlayLessons(1), LayCards(0))
    lessons = set(isle(game).book.lessons)
    for seed in range(20):
        guess = IsleTable.of(game.guess(0, Random(seed)))
        assert not lessons & set(guess.hands[1])


def test_a_view_counts_what_it_may_not_show():
    table = table_of(3)
    give(table, 1, "084", "007")
    teach(table, 2, "113", "114", "127")
    game = rescuing(table)
    seen = game.view(0)["table"]["isle"]
    assert seen["hands"] == [[], 2, 0]
    assert seen["lessons"] == [[], 0, 3]
    assert game.view(None)["table"]["isle"]["hands"] == [0, 2, 0]
    assert game.view(1)["table"]["isle"]["hands"] == [0, ["007", "084"], 0]


def test_a_guess_goes_on_by_the_rules():
    table = table_of(3)
    give(table, 1, "084", "007")
    teach(table, 2, "113")
    game = rescuing(table)
    guess = game.guess(0, Random(2))
    isle(guess)
    while not guess.over:
        guess.choose(guess.decisions[0], 0)
