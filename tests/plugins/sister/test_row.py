"""The numbered rows against a naive model: one list of tiles, each with the side it lies on."""

from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ruledock_creatures.bag import Creatures
from ruledock_isle.cards.tile_effects import MovingCats, move_chosen
from ruledock_isle.check import tiles_of
from ruledock_isle.options import Move
from ruledock_sister.positions import ChoosingPosition, PutAt, offer_position, put
from tests.plugins.sister.alone import alone, instruct

POSITIONS = st.integers(1, 10)


class Rows(RuleBasedStateMachine):
    """Cats come, go, are rescued, moved and swapped; so do creatures, treasures and oshax."""

    @initialize(creatures=st.integers(0, 4), seed=st.integers(0, 5))
    def lay_out(self, creatures, seed):
        self.table = alone("creatures", seed=seed)
        self.all = tiles_of(self.table)
        self.row = []
        self.piles = []
        self.oshax = list(self.table.oshax)
        self.common = dict(self.table.common)
        bag = self.table.drawer(Creatures).bag
        for _ in range(creatures):
            self.arrive(bag.pop(), 1)

    def arrive(self, tile, side):
        """A tile comes to the end of a field."""
        self.table.fields[side].append(tile)
        lefts = sum(1 for _, where in self.row if where == 0)
        self.row.insert(len(self.row) if side else lefts, (tile, side))

    @rule(number=st.integers(0, 500), side=st.integers(0, 1))
    def a_tile_is_drawn(self, number, side):
        bag = self.table.bag
        tile = bag.pop(number % len(bag))
        display = self.table.book.displays.get(tile)
        if display is None:
            self.arrive(tile, side)
            return
        display(self.table, tile)
        for pile in self.piles:
            if pile[0] == tile:
                pile.append(tile)
                return
        self.piles.append([tile])

    @rule(position=POSITIONS)
    def she_takes_a_cat(self, position):
        instruct(self.table, {"remove_cat": {"position": position}})
        if self.row:
            del self.row[position - 1 if position <= len(self.row) else -1]

    @rule(one=POSITIONS, other=POSITIONS)
    def she_swaps_cats(self, one, other):
        if one == other:
            return
        instruct(self.table, {"swap_cats": {"positions": [one, other]}})
        count = len(self.row)
        if count < 2:
            return
        a, b = (one if one < count else count), (other if other < count else count)
        if a == b:
            a = b - 1
        (left, here), (right, there) = self.row[a - 1], self.row[b - 1]
        self.row[a - 1], self.row[b - 1] = (right, here), (left, there)

    @precondition(lambda self: self.row)
    @rule(number=st.integers(0, 50))
    def the_player_rescues(self, number):
        tile, side = self.row.pop(number % len(self.row))
        self.table.book.sources[side].release(self.table, tile)
        self.table.leave([tile])  # a boat would do as well

    @precondition(lambda self: any("creature" not in tile for tile, _ in self.row))
    @rule(number=st.integers(0, 50), choice=st.integers(0, 50))
    def the_player_moves_a_cat(self, number, choice):
        cats = [one for one in self.row if self.table.book.tiles[one[0]].is_cat]
        tile, side = cats[number % len(cats)]
        move_chosen(self.table, MovingCats(0, 3), 0, Move((tile,)))
        self.table.agenda.clear()
        step = ChoosingPosition(0, tile)
        options = offer_position(self.table, step).options
        chosen = options[choice % len(options)]
        assert isinstance(chosen, PutAt)
        put(self.table, step, 0, chosen)
        self.row.remove((tile, side))
        self.row.insert(chosen.position - 1, (tile, 1 - side))
        assert [where for _, where in self.row] == sorted(where for _, where in self.row)
        lefts = sum(1 for _, where in self.row if where == 0)
        field = range(1, lefts + 1) if side else range(lefts + 1, len(self.row) + 1)
        assert [option.position for option in options] == list(field), "anywhere in its new field"

    @rule(position=POSITIONS)
    def she_takes_a_rare_treasure(self, position):
        instruct(self.table, {"remove_rare": {"position": position}})
        if self.piles:
            pile = self.piles[position - 1 if position <= len(self.piles) else -1]
            pile.pop()
            self.piles = [one for one in self.piles if one]

    @precondition(lambda self: self.piles)
    @rule(number=st.integers(0, 50))
    def the_player_takes_a_rare_treasure(self, number):
        pile = self.piles[number % len(self.piles)]
        tile = pile.pop()
        self.piles = [one for one in self.piles if one]
        self.table.book.supplies["rare"].take(self.table, tile)
        self.table.leave([tile])

    @rule(position=POSITIONS)
    def she_takes_an_oshax(self, position):
        instruct(self.table, {"remove_oshax": {"position": position}})
        if self.oshax:
            del self.oshax[position - 1 if position <= len(self.oshax) else -1]

    @rule(number=st.integers(0, 3))
    def she_takes_a_common_treasure(self, number):
        tile = sorted(self.common)[number]
        instruct(self.table, {"remove_common": {"tile": tile}})
        self.common[tile] = max(0, self.common[tile] - 1)

    @invariant()
    def the_rows_are_those_of_the_model(self):
        if not hasattr(self, "table"):
            return
        assert [(tile, side) for side in (0, 1) for tile in self.table.fields[side]] == self.row
        assert self.table.rare == [tile for pile in self.piles for tile in pile]
        assert self.table.oshax == self.oshax
        assert self.table.common == self.common

    @invariant()
    def nothing_is_lost(self):
        if hasattr(self, "table"):
            assert +Counter(tiles_of(self.table)) == +Counter(self.all)


Rows.TestCase.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestRows = Rows.TestCase
