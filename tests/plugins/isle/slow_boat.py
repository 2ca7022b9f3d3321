"""What every word about boats means, in the most obvious way: sets of rows and columns.

A thing is a whole number of a class of its own, so that a set of things tells what they are.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import count, product, takewhile

from tests.plugins.isle.harbour import SIDES, places


class Tile(int):
    pass


class Square(int):
    pass


class Family(int):
    pass


class Room(int):
    pass


class Row(int):
    pass


class Column(int):
    pass


class Area(int):
    """Its squares as bits, so that equal areas are one; ordered by their first squares."""

    def __lt__(self, other):
        return (self & -self, int(self)) < (other & -other, int(other))


class Fitting(frozenset):
    """The areas of a boat that pass a test; with others, those of them that do."""

    def __new__(cls, boat, test):
        made = super().__new__(cls, (Area(one) for one in boat.areas if test(Area(one))))
        made.boat, made.test = boat, test
        return made

    def __and__(self, other):
        if isinstance(other, Fitting):
            return Fitting(self.boat, lambda one: self.test(one) and other.test(one))
        return frozenset(one for one in other if self.test(one))

    __rand__ = __and__

    def __or__(self, other):
        if isinstance(other, Fitting):
            return Fitting(self.boat, lambda one: self.test(one) or other.test(one))
        return frozenset(self) | frozenset(other)

    __ror__ = __or__

    def __sub__(self, other):
        left = other.test if isinstance(other, Fitting) else other.__contains__
        return Fitting(self.boat, lambda one: self.test(one) and not left(one))

    def __rsub__(self, other):
        return frozenset(one for one in other if not self.test(one))


KINDS = {
    "tile": Tile, "square": Square, "family": Family, "room": Room, "row": Row,
    "column": Column, "area": Area,
}  # fmt: skip


def around(squares):
    """All places that share a side with one of these."""
    return {(r + a, c + b) for r, c in squares for a, b in SIDES}


def connected(nodes, joined):
    """Nodes in groups: each with whatever can be reached from it."""
    left, groups = list(nodes), []
    while left:
        group = [left[0]]
        for node in group:
            group += [other for other in left if other not in group and joined(node, other)]
        groups.append(group)
        left = [node for node in left if node not in group]
    return groups


def beside(one, other):
    return other in around([one])


class SlowBoat:
    """One boat, taken apart."""

    def __init__(self, scene):
        boat, self.scene = scene.boat, scene
        grid, self.plan, self.stowed = boat.plan.grid, boat.plan, boat.stowed
        self.width, self.height = grid.width, grid.height
        self.squares = places(grid, grid.cells)
        self.tiles = [places(grid, one.cells) for one in boat.stowed]
        self.tags = [boat.fleet.tiles[one.tile].counts_as for one in boat.stowed]
        self.covered = set().union(*self.tiles)
        self.free = self.squares - self.covered
        self.rats = places(grid, boat.plan.rats)
        self.maps = {colour: places(grid, bit) for colour, bit in boat.plan.maps.items()}
        self.rooms = [places(grid, room.mask) for room in boat.plan.rooms.values()]

    def cats(self, colour=None):
        return [
            n
            for n, one in enumerate(self.stowed)
            if "cat" in self.tags[n] and colour in (None, one.colour)
        ]

    def touch(self, one, other):
        return bool(around(self.tiles[one]) & self.tiles[other])

    @cached_property
    def groups(self):
        colours = list(dict.fromkeys(self.stowed[cat].colour for cat in self.cats()))
        return [group for colour in colours for group in connected(self.cats(colour), self.touch)]

    @cached_property
    def areas(self):  # takes long, and few words ask for them
        kinds = (self.free, self.covered)
        return [self.area(one) for kind in kinds for one in connected(sorted(kind), beside)]

    def area(self, squares):
        return Area(sum(1 << self.number(one) for one in squares))

    def number(self, square):
        return Square(square[0] * (self.width + 1) + square[1])

    def place(self, square):
        return divmod(int(square), self.width + 1)

    def number_all(self, squares):
        return {self.number(square) for square in squares}

    def body(self, thing):
        """The squares of one thing."""
        if isinstance(thing, Square):
            return {self.place(thing)}
        if isinstance(thing, Tile):
            return set(self.tiles[thing])
        if isinstance(thing, Family):
            return set().union(*(self.tiles[cat] for cat in self.groups[thing]))
        if isinstance(thing, Room):
            return set(self.rooms[thing])
        if isinstance(thing, Row):
            return {(r, c) for r, c in self.squares if r == thing}
        if isinstance(thing, Column):
            return {(r, c) for r, c in self.squares if c == thing}
        return {self.place(n) for n in range(thing.bit_length()) if thing >> n & 1}

    def bodies(self, things):
        return set().union(*(self.body(thing) for thing in things))

    def all(self, kind):
        """Everything of one kind."""
        if kind is Square:
            return self.number_all(self.squares)
        if kind is Area:
            return set(self.areas)
        many = {
            Tile: len(self.tiles), Family: len(self.groups), Room: len(self.rooms),
            Row: self.height, Column: self.width,
        }  # fmt: skip
        return {kind(n) for n in range(many[kind])}

    def where(self, kind, test):
        if kind is Area:
            return Fitting(self, test)
        return {thing for thing in self.all(kind) if test(thing)}

    def tagged(self, tag):
        return {Tile(n) for n, tags in enumerate(self.tags) if tag in tags}

    def colours_of(self, things):
        """The colours of some cats or groups."""
        cats = [
            cat
            for thing in things
            for cat in (self.groups[thing] if isinstance(thing, Family) else [thing])
        ]
        return {self.stowed[cat].colour for cat in cats} - {None}

    def is_full(self, place):
        return bool(self.body(place)) and self.body(place) <= self.covered

    def is_empty(self, place):
        return bool(self.body(place)) and not self.body(place) & self.covered

    def is_one_coloured(self, place):
        body = self.body(place)
        cats = [n for n in self.cats() if body & self.tiles[n]]
        under = set().union(*(self.tiles[n] for n in cats))
        return bool(body) and body <= under and len({self.stowed[n].colour for n in cats}) == 1


@lru_cache(maxsize=64)
def slow(scene):
    return SlowBoat(scene)


def _touching(kind):
    def form(scene, others):
        boat = slow(scene)
        there = boat.bodies(others)
        return boat.where(kind, lambda t: (around(boat.body(t)) - boat.body(t)) & there)

    return form


def _meeting(kind):
    def form(scene, others):
        boat = slow(scene)
        return boat.where(kind, lambda thing: boat.body(thing) & boat.bodies(others))

    return form


def _inside(kind):
    def form(scene, others):
        boat = slow(scene)
        there = boat.bodies(others)
        return boat.where(kind, lambda t: boat.body(t) and boat.body(t) <= there)

    return form


def _like(kind):
    def form(scene, others):
        boat = slow(scene)
        colours = boat.colours_of(others)
        return boat.where(kind, lambda thing: boat.colours_of([thing]) & colours)

    return form


def _size(scene, thing):
    boat = slow(scene)
    return len(boat.groups[thing] if isinstance(thing, Family) else boat.body(thing))


def _lonely(scene):
    return {Tile(group[0]) for group in slow(scene).groups if len(group) == 1}


def _at_edge(scene):
    boat = slow(scene)
    return boat.where(Tile, lambda tile: around(boat.body(tile)) - boat.squares)


def _edge(scene):
    boat = slow(scene)
    return boat.where(Square, lambda one: around(boat.body(one)) - boat.squares)


def _colour(scene, colour):
    return {Tile(cat) for cat in slow(scene).cats(colour)}


def _family_colour(scene, colour):
    boat = slow(scene)
    return boat.where(Family, lambda thing: boat.colours_of([thing]) == {colour})


def _maps(scene, among):
    return slow(scene).number_all(among & set().union(*slow(scene).maps.values()))


def _rats(scene):
    boat = slow(scene)
    return boat.number_all(boat.rats - boat.covered) | boat.number_all(
        boat.bodies(boat.tagged("rat"))
    )


def _rooms(scene, test):
    rooms = enumerate(slow(scene).plan.rooms.values())
    return {Room(number) for number, room in rooms if test(room)}


def _middle(scene):
    height = slow(scene).height
    return {Row(row) for row in range(height) if row in (height - 1 - height // 2, height // 2)}


def _others(scene, number, pick):
    return pick([number(other) for other in scene.others()], default=0)


def _tagged(tag):
    return lambda scene: slow(scene).tagged(tag)


def _nth(kind):
    def form(scene, number):
        things = sorted(slow(scene).all(kind))
        if number == 0 or abs(number) > len(things):
            return set()
        return {things[number - 1 if number > 0 else number]}

    return form


def _from_middle(kind):
    def form(scene, distance):
        things = sorted(slow(scene).all(kind))
        middle = (len(things) - 1) / 2
        reach = distance + (0.5 if len(things) % 2 == 0 else 0)
        return {t for n, t in enumerate(things) if distance >= 0 and abs(n - middle) == reach}

    return form


def _same_symbol(scene, rooms):
    every = list(slow(scene).plan.rooms.values())
    shown = {every[room].symbol for room in rooms} - {None}
    return _rooms(scene, lambda room: room.symbol in shown)


def _ends(scene, lines, pick):
    boat = slow(scene)
    return {boat.number(pick(boat.body(line))) for line in lines if boat.body(line)}


def _larger(kind, sign):
    def form(scene, others):
        boat = slow(scene)
        sizes = [sign * len(boat.body(one)) for one in others]
        if not sizes:
            return set()
        return boat.where(kind, lambda one: sign * len(boat.body(one)) > max(sizes))

    return form


def _steps(boat, start, goal):
    """How many steps it takes from some squares to others; None if there is no way."""
    reached, steps = set(start), 0
    while reached and not reached & goal:
        wider = reached | (around(reached) & boat.squares)
        if wider == reached:
            return None
        reached, steps = wider, steps + 1
    return steps if reached else None


def _distance(kind, exactly):
    def form(scene, distance, others):
        boat = slow(scene)
        there = boat.bodies(others)

        def fits(thing):
            steps = _steps(boat, boat.body(thing), there)
            return steps is not None and (steps == distance if exactly else steps <= distance)

        return boat.where(kind, fits)

    return form


def _parts(scene, squares, joined="sides"):
    places_ = sorted(slow(scene).place(one) for one in squares)
    return connected(places_, beside if joined == "sides" else _meets)


def _meets(one, other):
    """Whether two squares share a side or a corner."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) == 1


WAYS_ALONG = {"rows": [(0, 1)], "columns": [(1, 0)], "diagonals": [(1, 1), (1, -1)]}


def _lines_of(scene, squares, along=None):
    """Every line that begins where the square before is not among them."""
    boat = slow(scene)
    taken = {boat.place(one) for one in squares}
    ways = WAYS_ALONG[along] if along else WAYS_ALONG["rows"] + WAYS_ALONG["columns"]
    found = set()
    for (r, c), (down, right) in product(taken, ways):
        if (r - down, c - right) not in taken:
            line = takewhile(taken.__contains__, ((r + n * down, c + n * right) for n in count()))
            found.add(boat.area(line))
    return found


def _straight(kind):
    def form(scene):
        body = slow(scene).body
        return slow(scene).where(
            kind, lambda one: any(len({at[axis] for at in body(one)}) == 1 for axis in (0, 1))
        )

    return form


def _longest_at_edge(scene, squares):
    """Edge squares follow each other if a side of theirs at the water meets one of the other's."""
    boat = slow(scene)
    taken = {boat.place(one) for one in squares}
    sides = [
        (one, beyond)
        for one in sorted(boat.squares)
        for beyond in sorted(around([one]) - boat.squares)
    ]

    def ends(side):
        """The two corners of a side, as places of corners on the boat."""
        (r, c), (down, right) = side
        if r != down:
            return {(max(r, down), c), (max(r, down), c + 1)}
        return {(r, max(c, right)), (r + 1, max(c, right))}

    def follows(one, other):
        """Whether the walk goes on from one side to the other, past a corner with no shortcut."""
        shared = ends(one) & ends(other)
        if one == other or not shared:
            return False
        (r, c), *_ = shared
        near = {(r - 1, c - 1), (r - 1, c), (r, c - 1), (r, c)} & boat.squares
        crossing = len(near) == 2 and not beside(*near)
        return not crossing or one[0] == other[0]

    wet = [side for side in sides if side[0] in taken]
    return max((len({one for one, _ in walk}) for walk in connected(wet, follows)), default=0)


def _longest_run(scene, tiles):
    best = run = 0
    for tile in range(len(slow(scene).tiles)):
        run = run + 1 if tile in tiles else 0
        best = max(best, run)
    return best


def _run(scene, squares, steps):
    taken = {slow(scene).place(one) for one in squares}
    best = 0
    for down, right in steps:
        for r, c in taken:
            length = 0
            while (r + down * length, c + right * length) in taken:
                length += 1
            best = max(best, length)
    return best


def _blocks(scene, side, squares):
    taken = {slow(scene).place(one) for one in squares}
    return [
        (r, c)
        for r, c in taken
        if all((r + a, c + b) in taken for a in range(side) for b in range(side))
    ]


def _largest_block(scene, squares):
    return max((side for side in range(1, 30) if _blocks(scene, side, squares)), default=0)


def _largest_rectangle(scene, squares):
    taken = {slow(scene).place(one) for one in squares}
    best = 0
    for top, left in taken:
        width = 30
        for high in range(30):
            wide = 0
            while wide < width and (top + high, left + wide) in taken:
                wide += 1
            width = wide
            best = max(best, width * (high + 1))
    return best


def _half(axis, side):
    def form(scene):
        boat = slow(scene)
        middle = ((boat.height, boat.width)[axis] - 1) / 2
        return boat.where(Square, lambda one: (boat.place(one)[axis] - middle) * side > 0)

    return form


def _next(kind, down, right):
    def form(scene, others):
        boat = slow(scene)
        if kind is not Square:
            return boat.where(kind, lambda one: one - down - right in others)
        there = {(r + down, c + right) for r, c in boat.bodies(others)}
        return boat.number_all(there & boat.squares)

    return form


def _mirrored(axis):
    def form(scene, others):
        boat = slow(scene)
        last = (boat.height, boat.width)[axis] - 1
        there = {((last - r, c), (r, last - c))[axis] for r, c in boat.bodies(others)}
        return boat.number_all(there & boat.squares)

    return form


def _distance_between(scene, some, others):
    boat = slow(scene)
    return _steps(boat, boat.bodies(some), boat.bodies(others)) or 0


def _nth_most(scene, rank, number):
    ranked = sorted((number(one) for one in [scene, *scene.others()]), reverse=True)
    return ranked[rank - 1] if 1 <= rank <= len(ranked) else 0


def _corners(scene, things):
    boat = slow(scene)
    near = {(r + a, c + b) for r, c in boat.bodies(things) for a in (-1, 1) for b in (-1, 1)}
    return boat.number_all(near & boat.squares)


def _by_number(kind, left):
    return lambda scene: {one for one in slow(scene).all(kind) if (one + 1) % 2 == left}


def _shape(squares):
    """All eight ways a shape can lie, moved into the corner: the same for all of them."""
    ways = set()
    for flipped in (squares, {(r, -c) for r, c in squares}):
        for _ in range(4):
            flipped = {(c, -r) for r, c in flipped}
            top, left = min(r for r, _ in flipped), min(c for _, c in flipped)
            ways.add(frozenset((r - top, c - left) for r, c in flipped))
    return frozenset(ways)


def _shaped_like(scene, others):
    boat = slow(scene)
    shapes = {_shape(boat.body(one)) for one in others}
    return boat.where(Tile, lambda one: _shape(boat.body(one)) in shapes)


def _line_number(axis):
    return lambda scene, thing: 1 + min((at[axis] for at in slow(scene).body(thing)), default=-1)


WAYS = {"above": (Row, -1, 0), "below": (Row, 1, 0), "left": (Column, 0, -1),
        "right": (Column, 0, 1)}  # fmt: skip

REFERENCE = {
    "tiles": lambda scene: slow(scene).all(Tile),
    "cats": _tagged("cat"),
    "oshax": _tagged("oshax"),
    "treasures": _tagged("treasure"),
    "common-treasures": _tagged("common"),
    "rare-treasures": _tagged("rare"),
    "small-treasures": lambda s: slow(s).tagged("treasure") & slow(s).tagged("small"),
    "lonely-cats": _lonely,
    "at-edge": _at_edge,
    "colour": _colour,
    "kind": lambda scene, tag: slow(scene).tagged(tag),
    "squares": lambda scene: slow(scene).all(Square),
    "edge-squares": _edge,
    "covered-squares": lambda scene: slow(scene).number_all(slow(scene).covered),
    "free-squares": lambda scene: slow(scene).number_all(slow(scene).free),
    "rats": _rats,
    "covered-rats": lambda s: slow(s).number_all(slow(s).rats & slow(s).covered),
    "maps": lambda scene: _maps(scene, slow(scene).squares),
    "visible-maps": lambda scene: _maps(scene, slow(scene).free),
    "covered-maps": lambda scene: _maps(scene, slow(scene).covered),
    "map": lambda s, colour: slow(s).number_all(slow(s).maps.get(colour, ())),
    "groups": lambda scene: slow(scene).all(Family),
    "families": lambda s: slow(s).where(Family, lambda one: len(slow(s).groups[one]) >= 3),
    "family-colour": _family_colour,
    "rooms": lambda scene: slow(scene).all(Room),
    "symbol": lambda scene, symbol: _rooms(scene, lambda room: room.symbol == symbol),
    "room": lambda scene, name: _rooms(scene, lambda room: room.id == name),
    "rows": lambda scene: slow(scene).all(Row),
    "columns": lambda scene: slow(scene).all(Column),
    "middle-row": _middle,
    "empty-areas": lambda s: {one for one in slow(s).areas if slow(s).body(one) <= slow(s).free},
    "covered-areas": lambda s: {
        one for one in slow(s).areas if slow(s).body(one) <= slow(s).covered
    },
    "areas-of": lambda s, *asked: {slow(s).area(one) for one in _parts(s, *asked)},
    "lines-of": _lines_of,
    **{f"straight {item}": _straight(kind) for item, kind in KINDS.items()},
    "longest-at-edge": _longest_at_edge,
    "longest-run": _longest_run,
    "players": lambda s: len([s, *s.others()]),
    **{f"nth-{item}": _nth(KINDS[item]) for item in ("row", "column", "tile")},
    **{f"{item}s-from-middle": _from_middle(KINDS[item]) for item in ("row", "column")},
    "same-symbol": _same_symbol,
    "first-squares": lambda s, lines: _ends(s, lines, min),
    "last-squares": lambda s, lines: _ends(s, lines, max),
    **{f"larger-than {item}": _larger(kind, 1) for item, kind in KINDS.items()},
    **{f"smaller-than {item}": _larger(kind, -1) for item, kind in KINDS.items()},
    **{f"at-distance {item}": _distance(kind, True) for item, kind in KINDS.items()},
    **{f"within-distance {item}": _distance(kind, False) for item, kind in KINDS.items()},
    "parts-of": lambda s, *asked: len(_parts(s, *asked)),
    "largest-part-of": lambda s, *asked: max(map(len, _parts(s, *asked)), default=0),
    "longest-line": lambda s, squares: _run(s, squares, [(0, 1), (1, 0)]),
    "longest-diagonal": lambda s, squares: _run(s, squares, [(1, 1), (1, -1)]),
    "largest-block": _largest_block,
    "blocks": lambda s, side, squares: len(_blocks(s, side, squares)),
    "upper-half": _half(0, -1),
    "lower-half": _half(0, 1),
    "left-half": _half(1, -1),
    "right-half": _half(1, 1),
    **{f"next-{way}": _next(Square, down, right) for way, (_, down, right) in WAYS.items()},
    **{
        f"{'row' if line is Row else 'column'}-{way}": _next(line, down, right)
        for way, (line, down, right) in WAYS.items()
    },
    "next-diagonally": _corners,
    **{
        f"{parity}-{item}s": _by_number(KINDS[item], left)
        for parity, left in (("odd", 1), ("even", 0))
        for item in ("row", "column")
    },
    "mirrored-top-to-bottom": _mirrored(0),
    "mirrored-left-to-right": _mirrored(1),
    "distance": _distance_between,
    "nth-most": _nth_most,
    "others-tied-by": lambda s, number: sum(number(o) == number(s) for o in s.others()),
    "largest-rectangle": _largest_rectangle,
    "left-neighbour": lambda s, number: number(s.others()[0]) if s.others() else 0,
    "right-neighbour": lambda s, number: number(s.others()[-1]) if s.others() else 0,
    "place-by": lambda s, number: 1 + sum(number(o) > number(s) for o in s.others()),
    "named-by-you": lambda s: s.named_it,
    "best-other-lesson": lambda s: max(s.other_lessons(), default=0),
    "other-lessons-pay": lambda s: sum(s.other_lessons()),
    **{
        f"{word}-{item}s": lambda s, kind=KINDS[item], test=test: slow(s).where(
            kind, lambda place: test(slow(s), place)
        )
        for item in ("room", "row", "column")
        for word, test in (
            ("full", SlowBoat.is_full),
            ("empty", SlowBoat.is_empty),
            ("one-coloured", SlowBoat.is_one_coloured),
        )
    },
    **{f"touching {item}": _touching(kind) for item, kind in KINDS.items()},
    **{f"in {item}": _meeting(kind) for item, kind in KINDS.items()},
    **{f"inside {item}": _inside(kind) for item, kind in KINDS.items()},
    **{f"holding {item}": _meeting(kind) for item, kind in KINDS.items()},
    "covering": _meeting(Tile),
    "under": _meeting(Square),
    "coloured-like tile": _like(Tile),
    "coloured-like family": _like(Family),
    "size": _size,
    "shaped-like": _shaped_like,
    "different-shapes": lambda s, tiles: len({_shape(slow(s).body(one)) for one in tiles}),
    "first-aboard": lambda s, tiles: sorted(tiles)[:1],
    "last-aboard": lambda s, tiles: sorted(tiles)[-1:],
    "boarding-number": lambda s, tile: (
        1 + [*map(id, slow(s).stowed)].index(id(s.boat.stowed[tile]))
    ),
    "row-number": lambda s, one: one + 1 if isinstance(one, Row) else _line_number(0)(s, one),
    "column-number": lambda s, one: one + 1 if isinstance(one, Column) else _line_number(1)(s, one),
    "mine": lambda s, number: number,
    "fish": lambda scene: scene.fish,
    "baskets": lambda scene: scene.baskets,
    "lessons": lambda scene: scene.lessons,
    "turn-position": lambda scene: scene.turn_position,
    "most-of-others": lambda scene, number: _others(scene, number, max),
    "least-of-others": lambda scene, number: _others(scene, number, min),
    "all-players": lambda scene, number: sum(number(o) for o in [scene, *scene.others()]),
    "others-where": lambda scene, holds: sum(bool(holds(o)) for o in scene.others()),
}
