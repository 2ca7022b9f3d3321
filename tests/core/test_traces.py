"""What players remember of passed packets is true, and is all there is to know."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ruledock.traces import Trace, kept, look, passed, shown


@st.composite
def drafts(draw):
    """A draft: how many players, who kept what at each pass, who showed what later."""
    players = draw(st.integers(2, 4))
    keeps = draw(st.sampled_from([(2, 1, 1), (1, 1, 1), (2, 2), (1, 2, 1)]))
    size = sum(keeps)
    packets = [[f"{p}{n}" for n in range(size)] for p in range(players)]
    chosen = []
    contents = [list(packet) for packet in packets]
    for passes, keep in enumerate(keeps):
        turn = []
        for player in range(players):
            packet = contents[(player - passes) % players]
            turn.append(draw(st.sampled_from(list(combinations(packet, keep)))))
        for player, cards in enumerate(turn):
            packet = contents[(player - passes) % players]
            packet[:] = [card for card in packet if card not in cards]
        chosen.append(turn)
    showing = draw(st.lists(st.tuples(st.integers(0, players - 1), st.integers(0, 3)), max_size=3))
    return players, packets, chosen, showing


@given(drafts())
def test_every_trace_is_true_and_accounts_for_all_its_cards(draft):
    players, packets, chosen, showing = draft
    contents = [list(packet) for packet in packets]
    hands: list[list[str]] = [[] for _ in range(players)]
    traces: list[Trace] = []

    def check():
        for trace in traces:
            inside = [card for card in trace.cards if card in contents[trace.packet]]
            assert len(inside) == trace.inside
            for player in range(players):
                held = [card for card in trace.cards if card in hands[player]]
                assert len(held) == trace.taken.get(player, 0)
            assert trace.inside + sum(trace.taken.values()) == len(trace.cards)

    for passes, turn in enumerate(chosen):
        for player, cards in enumerate(turn):
            number = (player - passes) % players
            for card in cards:
                contents[number].remove(card)
            kept(traces, player, number, len(cards))
            hands[player] += cards
            passed(traces, player, number, contents[number])
        for player in range(players):
            number = (player - passes - 1) % players
            look(traces, player, number, contents[number])
        check()
    for player, place in showing:
        if place < len(hands[player]):
            card = hands[player].pop(place)
            shown(traces, player, card)
            check()


def test_with_two_players_a_returning_packet_tells_what_the_other_kept():
    traces: list[Trace] = []
    passed(traces, 0, 0, ["a", "b", "c"])
    kept(traces, 1, 0, 1)
    look(traces, 0, 0, ["a", "c"])
    assert traces == [Trace(0, ["b"], 0, 0, {1: 1})]
