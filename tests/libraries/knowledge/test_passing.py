"""What players remember of packets is true, follows from public facts in its shape, and can be
retold for any way the hidden cards may lie."""

from __future__ import annotations

from itertools import combinations
from random import Random
from types import SimpleNamespace

from hypothesis import given
from hypothesis import strategies as st

from ruledock_knowledge.passing import Known, Packet, Passing, Pick, together
from ruledock_knowledge.recall import PacketRecall


@st.composite
def drafts(draw):
    """Drafts on two days: how many players, who kept what at each pass, who showed what later."""
    players = draw(st.integers(2, 4))
    keeps = draw(st.sampled_from([(2, 1, 1), (1, 1, 1), (2, 2), (1, 2, 1)]))
    days = []
    for day in range(2):
        contents = [[f"{day}{p}{n}" for n in range(sum(keeps))] for p in range(players)]
        dealt, chosen = [list(packet) for packet in contents], []
        for passes, keep in enumerate(keeps):
            turn = []
            for player in range(players):
                packet = contents[(player - passes) % players]
                turn.append(draw(st.sampled_from(list(combinations(packet, keep)))))
            for player, cards in enumerate(turn):
                packet = contents[(player - passes) % players]
                packet[:] = [card for card in packet if card not in cards]
            chosen.append(turn)
        days.append((dealt, chosen))
    showing = draw(st.lists(st.tuples(st.integers(0, players - 1), st.integers(0, 3)), max_size=3))
    return players, days, showing


class House:
    """A table at which packets go round; who looks at which is known at every moment."""

    def __init__(self, players: int) -> None:
        self.players = range(players)
        self.hands: list[list[str]] = [[] for _ in self.players]
        self.packets: list[list[str]] = [[] for _ in self.players]
        self.passed_on, self.passes = Passing(), 0
        self.looked: list[set[str]] = [set() for _ in self.players]
        """By player: every card ever before their eyes."""

    def play(self, draft):
        """Yield at every moment between two choices."""
        players, days, showing = draft
        for dealt, chosen in days:
            self.packets = [sorted(packet) for packet in dealt]
            self.passed_on = self.passed_on.begin(players)
            self.passes = 0
            yield
            for turn in chosen:
                for player, cards in enumerate(turn):
                    number = (player - self.passes) % players
                    self.passed_on = self.passed_on.keep(number, player, cards)
                    self.hands[player] = sorted([*self.hands[player], *cards])
                    self.packets[number] = [c for c in self.packets[number] if c not in cards]
                self.passes += 1
                yield
            for player, place in showing:
                if place < len(self.hands[player]):
                    self.passed_on = self.passed_on.show(self.hands[player].pop(place))
                    yield


def holder(table: House, packet: int) -> int:
    return (packet + table.passes) % len(table.players)


RECALL = PacketRecall("passed_on", ("hands",), "packets", holder)


@given(drafts())
def test_every_memory_is_true_and_accounts_for_all_its_cards(draft):
    table = House(draft[0])
    for _ in table.play(draft):
        for viewer in table.players:
            for known in [*RECALL.known_before(table, viewer), *RECALL.known_now(table, viewer)]:
                assert known.inside + sum(known.kept.values()) == len(known.cards)
                if known.packet is not None:
                    assert len(set(known.cards) & set(table.packets[known.packet])) == known.inside
                for player, count in known.kept.items():
                    assert len(set(known.cards) & set(table.hands[player])) == count


@given(drafts())
def test_who_has_looked_at_a_card_remembers_it_until_it_is_shown(draft):
    table = House(draft[0])
    for _ in table.play(draft):
        for packet in range(len(table.packets)):
            table.looked[holder(table, packet)].update(table.packets[packet])
        hidden = {c for cards in (*table.hands, *table.packets) for c in cards}
        for viewer in table.players:
            seen = set(table.hands[viewer]) | {
                c for n in table.players if holder(table, n) == viewer for c in table.packets[n]
            }
            known = [*RECALL.known_before(table, viewer), *RECALL.known_now(table, viewer)]
            recalled = {card for one in known for card in one.cards}
            assert recalled == (table.looked[viewer] & hidden) - seen


@given(drafts(), st.integers(0, 2**32))
def test_retold_packets_fit_the_hands_and_leave_the_viewer_s_memory_alone(draft, seed):
    """Swap cards that the viewer cannot tell apart; the facts are drawn anew to fit that."""
    table, rng = House(draft[0]), Random(seed)
    for _ in table.play(draft):
        viewer = rng.randrange(len(table.players))
        recalled = RECALL(table, viewer)
        before = [RECALL.known_before(table, viewer), RECALL.known_now(table, viewer)]
        others = [p for p in table.players if p != viewer]
        seen = {card for one in recalled.sets for card in one.things}
        strangers = [(p, c) for p in others for c in table.hands[p] if c not in seen]
        if len(strangers) > 1:
            (p, one), (q, other) = rng.sample(strangers, 2)
            table.hands[p][table.hands[p].index(one)] = "?"
            table.hands[q][table.hands[q].index(other)] = one
            table.hands[p][table.hands[p].index("?")] = other
            for hand in table.hands:
                hand.sort()
        recalled.retell(rng)
        assert before == [RECALL.known_before(table, viewer), RECALL.known_now(table, viewer)]
        kept = {player: [] for player in table.players}
        for packet in [*table.passed_on.past, *table.passed_on.round]:
            for pick in packet.picks:
                kept[pick.player] += [c for c in pick.cards if c not in table.passed_on.shown]
        assert {player: sorted(cards) for player, cards in kept.items()} == dict(
            enumerate(table.hands)
        )


def test_with_two_players_a_returning_packet_tells_what_the_other_kept():
    passing = Passing().begin(2).keep(0, 0, ["d"]).keep(0, 1, ["b"])
    table = SimpleNamespace(packets=[["a", "c"], []], passes=2, players=range(2), passed_on=passing)
    assert RECALL.known_now(table, 0) == [Known(("b",), {1: 1})]


def test_a_card_shown_early_was_kept_early():
    """What came into the open on the first day is never retold as kept on the second."""
    passing = Passing(
        past=(Packet(1, 0, (Pick(1, ("a",)),)), Packet(2, 0, (Pick(1, ("b",)),))),
        shown={"a": 1},
        time=2,
    )
    table = SimpleNamespace(
        packets=[], hands=[[], ["b"], []], players=range(3), passed_on=passing, passes=0
    )
    for seed in range(20):
        RECALL(table, 0).retell(Random(seed))
        assert [packet.picks[0].cards for packet in table.passed_on.past] == [("a",), ("b",)]


def test_memories_put_together_count_cards_by_who_has_them():
    one, other = Known(("a", "c"), {1: 2}), Known(("b",), {2: 1})
    assert together([one, other]) == Known(("a", "b", "c"), {1: 2, 2: 1})
