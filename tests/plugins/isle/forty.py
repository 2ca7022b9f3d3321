"""The lessons of ``examples/packs`` with newer words, in plain Python over sets of squares.

Nothing here uses the scoring language. A boat is taken apart by :class:`SlowBoat`: rows and columns
of squares, tiles as sets of them.
"""

from __future__ import annotations

from itertools import combinations, groupby, pairwise, product, takewhile

from tests.plugins.isle.slow_boat import around, beside, connected, slow

COLOURS = ("blue", "green", "orange", "purple", "red")


def tagged(scene, tag):
    boat = slow(scene)
    return [n for n, tags in enumerate(boat.tags) if tag in tags]


def squares_of(scene, tiles):
    return set().union(*(slow(scene).tiles[n] for n in tiles))


def rats(scene):
    boat = slow(scene)
    return len(boat.rats - boat.covered | squares_of(scene, tagged(scene, "rat")))


def lines(scene, axis):
    """The squares of each row (0) or column (1), in order."""
    boat = slow(scene)
    count = (boat.height, boat.width)[axis]
    return [sorted(one for one in boat.squares if one[axis] == n) for n in range(count)]


def parts(squares):
    return [set(part) for part in connected(sorted(squares), beside)]


def steps(scene, start, goal):
    """How many steps it takes from some squares to others; None if there is no way."""
    seen, edge, count = set(start), set(start), 0
    while edge:
        if edge & goal:
            return count
        edge = (around(edge) & slow(scene).squares) - seen
        seen |= edge
        count += 1
    return None


def run(squares, *ways):
    def length(square, way):
        if square not in squares:
            return 0
        return 1 + length((square[0] + way[0], square[1] + way[1]), way)

    return max((length(one, way) for one in squares for way in ways), default=0)


def blocks(squares, side):
    window = [(a, b) for a in range(side) for b in range(side)]
    return sum(all((r + a, c + b) in squares for a, b in window) for r, c in squares)


def full_rooms(scene):
    boat = slow(scene)
    return [n for n, room in enumerate(boat.rooms) if room <= boat.covered]


# -- arithmetic --------------------------------------------------------------------------------


def even_keel(scene):
    counts = [len(slow(scene).cats(colour)) for colour in COLOURS]
    return 3 * sum(count > 0 and count % 2 == 0 for count in counts)


def crowd(scene):
    boat = slow(scene)
    inside = [[cat for cat in boat.cats() if boat.tiles[cat] & room] for room in boat.rooms]
    return 4 * sum(len(cats) > 3 for cats in inside)


# -- lines -------------------------------------------------------------------------------------


def row_ends(scene):
    covered = slow(scene).covered
    return 2 * sum(not row or {row[0], row[-1]} <= covered for row in lines(scene, 0))


def top_and_bottom(scene):
    boat = slow(scene)
    outer = {*lines(scene, 0)[0], *lines(scene, 0)[-1]}
    return sum(bool(boat.tiles[cat] & outer) for cat in boat.cats())


def keel_line(scene):
    boat = slow(scene)
    middle = (boat.height - 1) / 2
    near = {one for one in boat.squares if abs(one[0] - middle) <= 1.5 - boat.height % 2 / 2}
    wanted = {*tagged(scene, "oshax"), *tagged(scene, "rare")}
    return 3 * sum(bool(boat.tiles[n] & near) for n in wanted)


def outer_columns(scene):
    every = lines(scene, 1)
    wanted = {n for n in (0, 1, len(every) - 1, len(every) - 2) if 0 <= n < len(every)}
    covered = slow(scene).covered
    return 2 * sum(bool(every[n]) and set(every[n]) <= covered for n in wanted)


def long_stripe(scene):
    boat = slow(scene)
    patches = [squares_of(scene, boat.cats(colour)) for colour in COLOURS]
    return max(run(patch, (0, 1), (1, 0)) for patch in patches)


def rigging(scene):
    return 2 * run(squares_of(scene, tagged(scene, "treasure")), (1, 1), (1, -1))


def grand_hall(scene):
    free = slow(scene).free
    return 3 * max((side for side in range(1, 12) if blocks(free, side)), default=0)


# -- islands -----------------------------------------------------------------------------------


def giants(scene):
    boat = slow(scene)
    treasures = [len(boat.tiles[n]) for n in tagged(scene, "treasure")]
    return sum(bool(treasures) and len(boat.tiles[n]) > max(treasures) for n in boat.cats())


def cosy(scene):
    boat = slow(scene)
    decks = [boat.rooms[n] for n, room in enumerate(boat.plan.rooms.values()) if room.id == "deck"]
    full = [boat.rooms[n] for n in full_rooms(scene)]
    return 3 * sum(bool(decks) and len(room) < len(decks[0]) for room in full)


def half_harbour(scene):
    boat = slow(scene)
    edge = {one for one in boat.free if around([one]) - boat.squares}
    return max(map(len, parts(edge)), default=0) // 2


# -- neighbours --------------------------------------------------------------------------------


def keep_away(scene):
    boat, goal = slow(scene), squares_of(scene, tagged(scene, "treasure"))
    return 2 * sum(steps(scene, boat.tiles[cat], goal) == 2 for cat in boat.cats())


def guards(scene):
    boat, goal = slow(scene), squares_of(scene, tagged(scene, "oshax"))
    away = [steps(scene, boat.tiles[n], goal) for n in tagged(scene, "rare")]
    return 3 * sum(one is not None and one <= 3 for one in away)


def quiet_maps(scene):
    boat = slow(scene)
    maps = set().union(*boat.maps.values()) - boat.covered
    return len(boat.free & (maps | around(maps)))


def twin_rooms(scene):
    boat = slow(scene)
    oshax = squares_of(scene, tagged(scene, "oshax"))
    symbols = [room.symbol for room in boat.plan.rooms.values()]
    held = [bool(room & oshax) for room in boat.rooms]
    good = {
        symbol
        for symbol in symbols
        if symbol and all(h for h, other in zip(held, symbols, strict=True) if other == symbol)
    }
    return 4 * sum(symbol in good for symbol in symbols)


def bigger_neighbours(scene):
    boat = slow(scene)

    def bullied(cat):
        near = around(boat.tiles[cat])
        return any(
            boat.tiles[other] & near and len(boat.tiles[other]) > len(boat.tiles[cat])
            for other in boat.cats()
            if other != cat
        )

    return sum(map(bullied, boat.cats()))


def rainbow_row(scene):
    boat = slow(scene)
    best = 0
    for row in lines(scene, 0):
        here = {boat.stowed[cat].colour for cat in boat.cats() if boat.tiles[cat] & set(row)}
        best = max(best, len(here & set(COLOURS)) - 2)
    return 4 * best


def no_kin(scene):
    boat = slow(scene)
    pairs = combinations(boat.cats(), 2)
    return 2 * sum(
        boat.touch(one, two) and boat.stowed[one].colour != boat.stowed[two].colour
        for one, two in pairs
    )


def great_families(scene):
    oshax = set(tagged(scene, "oshax"))
    groups = slow(scene).groups
    return 5 * sum(len(group) >= 4 and not oshax & set(group) for group in groups)


# -- rivals ------------------------------------------------------------------------------------


def podium(scene):
    mine = len(tagged(scene, "oshax"))
    ahead = sum(len(tagged(other, "oshax")) > mine for other in scene.others())
    return {0: 8, 1: 4}.get(ahead, 0)


def host(scene, colour):
    return len(slow(scene).cats(colour)) * (2 if scene.named_it else 1)


def left_hand(scene):
    theirs = [len(slow(other).cats()) for other in scene.others()][:1]
    return 4 if len(slow(scene).cats()) > sum(theirs) else 0


def right_hand(scene):
    theirs = [other.fish for other in scene.others()][-1:]
    return max(0, scene.fish - sum(theirs))


def least_rats(scene):
    theirs = [rats(other) for other in scene.others()]
    return 6 if rats(scene) < min(theirs, default=0) else 0


def good_years(scene):
    mine = len(tagged(scene, "oshax"))
    theirs = [len(tagged(other, "oshax")) for other in scene.others()]
    return 2 * ((mine + sum(theirs)) // 3) if mine else 0


# -- sides -------------------------------------------------------------------------------------


def four_winds(scene):
    boat, points = slow(scene), 0
    for axis, length in ((0, boat.height), (1, boat.width)):
        for side in (-1, 1):
            points += 2 * any(
                all(side * (2 * square[axis] - length + 1) > 0 for square in boat.tiles[n])
                for n in tagged(scene, "oshax")
            )
    return points


def reflection(scene):
    boat = slow(scene)
    return sum((boat.height - 1 - r, c) in boat.covered for r, c in boat.covered) // 4


def twins(scene):
    boat, points = slow(scene), 0
    for cat in boat.cats():
        opposite = {(r, boat.width - 1 - c) for r, c in boat.tiles[cat]}
        kin = [one for one in boat.cats(boat.stowed[cat].colour) if one != cat]
        points += 3 * any(boat.tiles[one] & opposite for one in kin)
    return points


def stairs(scene):
    boat = slow(scene)
    held = [sum(any(r == row for r, _ in boat.tiles[cat]) for cat in boat.cats())
            for row in range(boat.height)]  # fmt: skip
    held = [0, *held, 0]
    return 2 * sum(a < b < c for a, b, c in zip(held, held[1:], held[2:], strict=False))


def bookends(scene):
    boat, points = slow(scene), 0
    cats = squares_of(scene, boat.cats())
    for one in tagged(scene, "treasure"):
        left = any((r, c - 1) in cats for r, c in boat.tiles[one])
        right = any((r, c + 1) in cats for r, c in boat.tiles[one])
        points += 3 * (left and right)
    return points


def far_apart(scene):
    tiles = slow(scene).tiles
    pairs = combinations(tagged(scene, "oshax"), 2)
    return max((steps(scene, tiles[a], tiles[b]) or 0 for a, b in pairs), default=0)


def silver(scene):
    counts = sorted(len(tagged(one, "oshax")) for one in [scene, *scene.others()])
    return min(5, counts[-2]) if len(counts) > 1 else 0


# -- afterthoughts -----------------------------------------------------------------------------


def gangway(scene):
    boat = slow(scene)
    stern, bow = ({s for s in boat.squares if s[1] == c} for c in (0, boat.width - 1))
    return 5 if any(part & stern and part & bow for part in parts(boat.free)) else 0


def court(scene):
    boat, points = slow(scene), 0
    for one in tagged(scene, "treasure"):
        colours = {boat.stowed[cat].colour for cat in boat.cats() if boat.touch(one, cat)}
        points += 3 * (len(colours) >= 3)
    return points


def loners(scene):
    boat, points = slow(scene), 0
    for one in tagged(scene, "oshax"):
        beside_it = [cat for cat in boat.cats() if cat != one and boat.touch(one, cat)]
        colours = {boat.stowed[cat].colour for cat in beside_it}
        points += 2 * (bool(colours) and boat.stowed[one].colour not in colours)
    return points


def balance(scene):
    counts = [len(slow(scene).cats(colour)) for colour in COLOURS]
    return max(0, 8 - (max(counts) - min(counts)))


def corners(scene):
    boat = slow(scene)
    return sum(len(around([square]) & boat.squares) <= 2 for square in boat.covered)


def copycat(scene):
    mine = len(slow(scene).cats())
    return 4 if any(len(slow(other).cats()) == mine for other in scene.others()) else 0


def sail(scene):
    free, best = slow(scene).free, 0
    for (top, left), (bottom, right) in product(free, free):
        high, wide = bottom - top + 1, right - left + 1
        if high > 0 and wide > 0 and high * wide > best:
            whole = product(range(top, bottom + 1), range(left, right + 1))
            best = high * wide if free.issuperset(whole) else best
    return min(12, best)


def straight(scene):
    boat = slow(scene)
    return sum(1 in (len({r for r, _ in boat.tiles[n]}), len({c for _, c in boat.tiles[n]}))
               for n in boat.cats())  # fmt: skip


# -- decks -------------------------------------------------------------------------------------


def one_coloured(scene, squares):
    """Whether some squares all lie under cats of one colour."""
    patches = [squares_of(scene, slow(scene).cats(colour)) for colour in COLOURS]
    return bool(squares) and any(set(squares) <= patch for patch in patches)


def lee(scene):
    columns, covered = lines(scene, 1), slow(scene).covered
    full = [bool(one) and set(one) <= covered for one in columns]
    empty = [bool(one) and not set(one) & covered for one in columns]
    last = len(columns) - 1
    return 2 * sum(
        (n > 0 and empty[n - 1]) or (n < last and empty[n + 1])
        for n in range(len(columns))
        if full[n]
    )


def bunk(scene):
    boat, treasures = slow(scene), squares_of(scene, tagged(scene, "treasure"))
    bunks = 0
    for cat in boat.cats():
        above = any((r - 1, c) in treasures for r, c in boat.tiles[cat])
        below = any((r + 1, c) in treasures for r, c in boat.tiles[cat])
        bunks += above and below
    return 3 * bunks


def calm(scene):
    covered, rows = slow(scene).covered, lines(scene, 0)
    empty = sum(bool(row) and not covered & set(row) for row in rows)
    return max(4 * empty, 6 * sum(one_coloured(scene, row) for row in rows))


def midships(scene):
    boat = slow(scene)
    even = boat.width % 2 == 0
    left = boat.width // 2 - (2 if even else 1)
    middle = range(left, left + (4 if even else 3))
    return 2 * sum(all(c in middle for _, c in body) for body in boat.tiles)


def chart(scene):
    boat = slow(scene)
    maps = set().union(*boat.maps.values())
    near = maps | around(maps)
    return 2 * sum(bool(boat.tiles[n] & near) for n in tagged(scene, "treasure"))


def cellar(scene):
    boat = slow(scene)
    return 0 if len(tagged(scene, "oshax")) == 2 else len(boat.rats & boat.covered)


# -- purse -------------------------------------------------------------------------------------


def change(scene):
    sizes = [
        len(slow(scene).tiles[n])
        for n in tagged(scene, "treasure")
        if n not in tagged(scene, "rare")
    ]
    return 6 if 2 <= sum(size <= 2 for size in sizes) <= 4 else 0


def longer(scene):
    covered = slow(scene).covered
    full = [sum(bool(one) and set(one) <= covered for one in lines(scene, axis)) for axis in (0, 1)]
    return 3 * max(full)


def champion(scene):
    sizes = sorted(len(slow(scene).tiles[cat]) for cat in slow(scene).cats())
    return 7 if len(sizes) == 1 or (sizes and sizes[-1] > sizes[-2]) else 0


def guests(scene, colour):
    return 2 * sum(len(slow(scene).cats(one)) >= 2 for one in COLOURS if one != colour)


def talk(scene):
    without = [other for other in scene.others() if not tagged(other, "oshax")]
    return 2 * len(without) if tagged(scene, "oshax") else 0


def clans(scene):
    sizes = sorted(len(group) for group in slow(scene).groups if len(group) >= 3)
    return sum(sizes[-2:])


# -- afterglow ---------------------------------------------------------------------------------


def ring(scene):
    boat = slow(scene)
    inside = {one for one in boat.covered if around([one]) <= boat.covered}
    return 3 * sum(boat.tiles[n] <= inside for n in tagged(scene, "treasure"))


def bridge(scene):
    boat = slow(scene)
    lies = [
        sum(bool(squares_of(scene, group) & room) for room in boat.rooms)
        for group in boat.groups
        if len(group) >= 3
    ]
    return 5 * sum(rooms >= 3 for rooms in lies)


def corner_friends(scene):
    boat, found = slow(scene), set()
    for one, two in combinations(boat.cats(), 2):
        meet = any(
            abs(r - a) == 1 == abs(c - b)
            for (r, c), (a, b) in product(boat.tiles[one], boat.tiles[two])
        )
        if meet and not boat.touch(one, two):
            found |= {one, two}
    return len(found)


def common_friend(scene):
    boat = slow(scene)
    beside_it = {one: {two for two in boat.cats() if boat.touch(one, two)} for one in boat.cats()}
    pairs = combinations(boat.cats(), 2)
    return sum(
        two in beside_it[one] and bool(beside_it[one] & beside_it[two] - {one, two})
        for one, two in pairs
    )


def pond(scene):
    boat = slow(scene)
    for part in parts(boat.free):
        near = around(part)
        if len({boat.stowed[cat].colour for cat in boat.cats() if boat.tiles[cat] & near}) >= 4:
            return 8
    return 0


def suite(scene):
    oshax = squares_of(scene, tagged(scene, "oshax"))
    rooms = [room for room in slow(scene).rooms if room & oshax]
    return 2 * sum(bool(around(one) & two) for one, two in combinations(rooms, 2))


def ladder(scene):
    sizes = [len(group) for group in slow(scene).groups]
    return 2 * sum(size + 1 in sizes for size in sizes)


# -- voyage ------------------------------------------------------------------------------------


def lying(squares):
    """All ways in which a shape can lie, from its first square on."""
    ways = []
    for side, quarter in product((1, -1), range(4)):
        turned = [(r, side * c) for r, c in squares]
        for _ in range(quarter):
            turned = [(c, -r) for r, c in turned]
        top, left = min(turned)
        ways.append(frozenset((r - top, c - left) for r, c in turned))
    return ways


def same_shape(one, other):
    return lying(one)[0] in lying(other)


def lookalikes(scene):
    tiles = [slow(scene).tiles[cat] for cat in slow(scene).cats()]
    return sum(sum(same_shape(one, other) for other in tiles) > 1 for one in tiles)


def silhouettes(scene):
    tiles = [slow(scene).tiles[cat] for cat in slow(scene).cats()]
    return sum(
        not any(same_shape(one, before) for before in tiles[:n]) for n, one in enumerate(tiles)
    )


def reunion(scene):
    tiles = slow(scene).tiles
    return 6 if len(tiles) > 1 and around(tiles[0]) & tiles[-1] else 0


def afterwards(scene):
    treasures = tagged(scene, "treasure")
    return 2 * sum(bool(treasures) and n > treasures[0] for n in tagged(scene, "oshax"))


def crossing(scene):
    tiles = [slow(scene).tiles[cat] for cat in slow(scene).cats()]
    return 2 * sum(min(r for r, _ in one) == min(c for _, c in one) for one in tiles)


def lookout(scene):
    mine = len(tagged(scene, "oshax"))
    return 2 * sum(len(tagged(other, "oshax")) < mine for other in scene.others())


def golden_mean(scene):
    sizes = [len(group) for group in slow(scene).groups if len(group) >= 3]
    return int(sum(sizes) / len(sizes)) if sizes else 0


def rope(scene):
    near, far = (squares_of(scene, tagged(scene, tag)) for tag in ("oshax", "rare"))
    return min(9, steps(scene, near, far) or 0)


# -- horizon -----------------------------------------------------------------------------------


def two_tone(scene):
    boat = slow(scene)
    seen = [
        {boat.stowed[cat].colour for cat in boat.cats() if boat.tiles[cat] & {*row}}
        for row in lines(scene, 0)
    ]
    return 3 * sum(len(colours) == 2 for colours in seen)


def dominoes(scene):
    boat = slow(scene)
    pairs = [pair for pair in combinations(boat.cats(), 2) if boat.touch(*pair)]
    return sum(len(boat.tiles[one]) == len(boat.tiles[two]) for one, two in pairs)


def fair_shares(scene):
    boat, treasures = slow(scene), tagged(scene, "treasure")
    held = [
        [sum(bool(boat.tiles[n] & room) for n in some) for some in (boat.cats(), treasures)]
        for room in boat.rooms
    ]
    return 4 * sum(cats == found > 0 for cats, found in held)


def landlocked(scene):
    boat = slow(scene)
    shores = [around(boat.tiles[cat]) for cat in boat.cats()]
    return 2 * sum(sum(bool(one & area) for one in shores) == 1 for area in parts(boat.free))


def tall_family(scene):
    boat = slow(scene)
    families = [group for group in boat.groups if len(group) >= 3]
    most = max(map(len, families), default=0)
    largest = [squares_of(scene, group) for group in families if len(group) == most]
    return max((len({r for r, _ in squares}) for squares in largest), default=0)


def triplets(scene):
    tiles = [slow(scene).tiles[cat] for cat in slow(scene).cats()]
    thirds = [
        n for n, one in enumerate(tiles) if sum(same_shape(one, two) for two in tiles[:n]) == 2
    ]
    return 3 * len(thirds)


def rooks(scene):
    boat, oshax = slow(scene), tagged(scene, "oshax")

    def meet(one, two):
        here, there = boat.tiles[one], boat.tiles[two]
        return any(r == y or c == x for r, c in here for y, x in there)

    return 3 * sum(not any(meet(one, two) for two in oshax if two != one) for one in oshax)


def one_after_the_other(scene):
    colours = [
        one.colour if n in slow(scene).cats() else n for n, one in enumerate(slow(scene).stowed)
    ]
    return sum(one == two for one, two in pairwise(colours))


# -- driftwood ---------------------------------------------------------------------------------


def flotsam(scene):
    made = parts(squares_of(scene, tagged(scene, "treasure")))
    return 3 * sum(len(part) >= 4 for part in made)


def tide_pools(scene):
    boat = slow(scene)
    shore = squares_of(scene, tagged(scene, "oshax"))
    pools, left = 0, set(boat.free)
    while left:
        pool = {left.pop()}
        while near := {s for s in left if any(abs(s[0] - r) < 2 > abs(s[1] - c) for r, c in pool)}:
            pool |= near
            left -= near
        pools += bool(around(pool) & shore)
    return 2 * pools


def short_straw(scene):
    aboard = [len(slow(scene).cats(colour)) for colour in COLOURS]
    return 2 * min(filter(None, aboard), default=0)


def spars(scene):
    boat, found = slow(scene), 0
    under = squares_of(scene, boat.cats())
    for row in range(boat.height):
        drawn = "".join(".x"[(row, column) in under] for column in range(boat.width))
        found += sum(len(spar) >= 3 for spar in drawn.split("."))
    return found


def planks(scene):
    boat = slow(scene)
    axes = [list(zip(*boat.tiles[cat], strict=True)) for cat in boat.cats()]
    return 2 * sum(len({*rows}) == 1 or len({*columns}) == 1 for rows, columns in axes)


def waterline(scene):
    """Walk with a hand on the hull: at each corner of a square with water, keep to the right."""
    boat = slow(scene)
    turns = ((-1, 0), (0, 1), (1, 0), (0, -1))  # up, right, down, left: water is on the left
    left = {
        (square, way)
        for square in boat.squares
        for way, (down, right) in enumerate(turns)
        if (square[0] + turns[way - 1][0], square[1] + turns[way - 1][1]) not in boat.squares
    }
    best = 0
    while left:
        begin = here = min(left)
        walk = []
        while True:
            left.discard(here)
            (row, column), way = here
            walk.append((row, column))
            ahead = (row + turns[way][0], column + turns[way][1])
            beyond = (ahead[0] + turns[way - 1][0], ahead[1] + turns[way - 1][1])
            if ahead not in boat.squares:
                here = ((row, column), (way + 1) % 4)
            elif beyond in boat.squares:
                here = (beyond, (way - 1) % 4)
            else:
                here = (ahead, way)
            if here == begin:
                break
        for start in range(len(walk)):
            turned = walk[start:] + walk[:start]
            best = max(best, len({*takewhile(boat.covered.__contains__, turned)}))
    return best // 2


def convoy(scene):
    boat = slow(scene)
    cats = {*boat.cats()}
    colours = [one.colour if n in cats else None for n, one in enumerate(boat.stowed)]
    runs = [len([*run]) for colour, run in groupby(colours) if colour]
    return 2 * max(runs, default=0)


def company(scene):
    mine, *others = (len(tagged(one, "oshax")) for one in [scene, *scene.others()])
    return 1 + len(others) if mine and mine >= max(others, default=0) else 0


SLOW = {
    "arithmetic-odd-crew": lambda s: 5 if len(slow(s).cats()) % 2 else 0,
    "arithmetic-even-keel": even_keel,
    "arithmetic-left-over": lambda s: 2 * (len(slow(s).cats()) % 4),
    "arithmetic-more-than-three": crowd,
    "arithmetic-few-treasures": lambda s: 6 if len(tagged(s, "treasure")) < 3 else 0,
    "arithmetic-clean-ship": lambda s: max(0, 10 - rats(s)),
    "arithmetic-steady-hand": lambda s: min(6, max(2, s.fish)),
    "arithmetic-two-for-three": lambda s: (
        2 * (len({*tagged(s, "oshax"), *tagged(s, "treasure")}) // 3)
    ),
    "lines-row-ends": row_ends,
    "lines-top-and-bottom": top_and_bottom,
    "lines-keel-line": keel_line,
    "lines-outer-columns": outer_columns,
    "lines-long-stripe": long_stripe,
    "lines-rigging": rigging,
    "lines-crates": lambda s: blocks(slow(s).covered, 2),
    "lines-grand-hall": grand_hall,
    "islands-one-raft": lambda s: 7 if len(parts(slow(s).covered)) == 1 else 0,
    "islands-holes": lambda s: 2 * sum(len(part) == 1 for part in parts(slow(s).free)),
    "islands-colour-patches": lambda s: sum(
        len(parts(squares_of(s, slow(s).cats(colour)))) for colour in COLOURS
    ),
    "islands-great-lake": lambda s: (
        5
        if max(map(len, parts(slow(s).free)), default=0)
        > max(map(len, parts(slow(s).covered)), default=0)
        else 0
    ),
    "islands-giants": giants,
    "islands-cosy": cosy,
    "islands-half-harbour": half_harbour,
    "islands-archipelago": lambda s: 2 * max(0, len(parts(slow(s).covered)) - 2),
    "neighbours-keep-away": keep_away,
    "neighbours-guards": guards,
    "neighbours-quiet-maps": quiet_maps,
    "neighbours-twin-rooms": twin_rooms,
    "neighbours-bigger-neighbour": bigger_neighbours,
    "neighbours-rainbow-row": rainbow_row,
    "neighbours-no-kin": no_kin,
    "neighbours-great-families": great_families,
    "rivals-left-hand": left_hand,
    "rivals-right-hand": right_hand,
    "rivals-podium": podium,
    "rivals-host": host,
    "rivals-echo": lambda s: (max(s.other_lessons(), default=0) + 1) // 2,
    "rivals-scholar": lambda s: 5 if sum(s.other_lessons()) >= 20 else 0,
    "rivals-least-rats": least_rats,
    "rivals-good-years": good_years,
    "afterthoughts-gangway": gangway,
    "afterthoughts-court": court,
    "afterthoughts-loners": loners,
    "afterthoughts-balance": balance,
    "afterthoughts-corners": corners,
    "afterthoughts-copycat": copycat,
    "afterthoughts-sail": sail,
    "afterthoughts-straight": straight,
    "sides-four-winds": four_winds,
    "sides-reflection": reflection,
    "sides-twins": twins,
    "sides-stairs": stairs,
    "sides-bookends": bookends,
    "sides-far-apart": far_apart,
    "sides-all-sizes": lambda s: 2 * len({len(slow(s).tiles[cat]) for cat in slow(s).cats()}),
    "sides-silver": silver,
    "afterglow-ring": ring,
    "afterglow-bridge": bridge,
    "afterglow-chess": lambda s: sum((r + c) % 2 == 0 for r, c in slow(s).covered) // 5,
    "afterglow-corners": corner_friends,
    "afterglow-friend": common_friend,
    "afterglow-pond": pond,
    "afterglow-suite": suite,
    "afterglow-ladder": ladder,
    "decks-lee": lee,
    "decks-bunk": bunk,
    "decks-calm": calm,
    "decks-midships": midships,
    "decks-livery": lambda s: 6 * sum(one_coloured(s, room) for room in slow(s).rooms),
    "decks-chart": chart,
    "decks-cellar": cellar,
    "decks-cliques": lambda s: 2 * sum(len(group) == 2 for group in slow(s).groups),
    "purse-change": change,
    "purse-longer": longer,
    "purse-scales": lambda s: min(
        len(squares_of(s, tagged(s, "oshax"))), len(squares_of(s, tagged(s, "treasure")))
    ),
    "purse-champion": champion,
    "purse-guests": guests,
    "purse-talk": talk,
    "purse-clans": clans,
    "horizon-two-tone": two_tone,
    "horizon-dominoes": dominoes,
    "horizon-fair-shares": fair_shares,
    "horizon-landlocked": landlocked,
    "horizon-tall-family": tall_family,
    "horizon-triplets": triplets,
    "horizon-rooks": rooks,
    "horizon-in-a-row": one_after_the_other,
    "driftwood-flotsam": flotsam,
    "driftwood-tide-pools": tide_pools,
    "driftwood-short-straw": short_straw,
    "driftwood-spars": spars,
    "driftwood-planks": planks,
    "driftwood-waterline": waterline,
    "driftwood-convoy": convoy,
    "driftwood-company": company,
    "voyage-lookalikes": lookalikes,
    "voyage-silhouettes": silhouettes,
    "voyage-reunion": reunion,
    "voyage-afterwards": afterwards,
    "voyage-crossing": crossing,
    "voyage-lookout": lookout,
    "voyage-mean": golden_mean,
    "voyage-rope": rope,
    "purse-treasurer": lambda s: min(15, len(tagged(s, "oshax")) * (s.fish + s.baskets)),
}
