"""The example lessons of twelve packs, which use every newer word, as functions written by hand.

As in :mod:`bench.plain_lessons`: the same scene, and each as short and fast as its author could.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from bench.plain_lessons import COLOURS, flat, visible_maps
from ruledock_isle.boat.geometry import bits
from ruledock_isle.words.hull import outlines as around_the_hull
from ruledock_isle.words.squares import meeting, outline, touching, union


def free(scene):
    return scene.plan.grid.cells & ~scene.boat.covered


def cats(scene):
    return scene.tags["cat"].bit_count()


def oshax(scene):
    return scene.tags["oshax"].bit_count()


def under(scene, things):
    return union(scene.bodies, things)


# -- arithmetic --------------------------------------------------------------------------------


def even_keel(scene):
    colours, points = scene.colours, 0
    for colour in COLOURS:
        count = colours[colour].bit_count()
        points += 3 * (count > 0 and not count & 1)
    return points


def more_than_three(scene):
    points, cats_, bodies = 0, scene.tags["cat"], scene.bodies
    for room in scene.room_bodies:
        points += 4 * ((meeting(bodies, room) & cats_).bit_count() > 3)
    return points


# -- islands -----------------------------------------------------------------------------------


def patches(scene):
    grid, points = scene.plan.grid, 0
    for colour in COLOURS:
        points += len(list(grid.groups(under(scene, scene.colours[colour]))))
    return points


def cosy(scene):
    rooms = scene.room_bodies
    deck = scene.room_names["deck"]
    if not deck:
        return 0
    size = rooms[deck.bit_length() - 1].bit_count()
    full = scene.full_rooms
    return 3 * len([1 for n, one in enumerate(rooms) if full >> n & 1 and one.bit_count() < size])


def giants(scene):
    treasures, bodies = scene.tags["treasure"], scene.bodies
    if not treasures:
        return 0
    largest = max([one.bit_count() for n, one in enumerate(bodies) if treasures >> n & 1])
    cats_ = scene.tags["cat"]
    return len([1 for n, one in enumerate(bodies) if cats_ >> n & 1 and one.bit_count() > largest])


def largest_part(grid, squares):
    return max([part.bit_count() for part in grid.groups(squares)], default=0)


def great_lake(scene):
    grid = scene.plan.grid
    return 5 if largest_part(grid, free(scene)) > largest_part(grid, scene.boat.covered) else 0


def half_harbour(scene):
    grid = scene.plan.grid
    return largest_part(grid, grid.edge & free(scene)) // 2


def holes(scene):
    grid, squares = scene.plan.grid, free(scene)
    return 2 * (squares & ~grid.near(squares)).bit_count()


def areas(scene):
    return len(list(scene.plan.grid.groups(scene.boat.covered)))


# -- lines -------------------------------------------------------------------------------------


def crates(scene):
    covered, stride = scene.boat.covered, scene.plan.grid.stride
    pairs = covered & covered >> 1
    return (pairs & pairs >> stride).bit_count()


def grand_hall(scene):
    squares, stride, side = free(scene), scene.plan.grid.stride, 0
    while squares:
        squares &= squares >> 1
        squares &= squares >> stride
        side += 1
    return 3 * side


def middle_rows(grid):
    rows, half = grid.rows, grid.height // 2
    if grid.height & 1:
        return sum(rows[max(0, half - 1) : half + 2])
    return sum(rows[max(0, half - 2) : half + 2])


def keel_line(scene):
    wanted = scene.tags["oshax"] | scene.tags["rare"]
    return 3 * (meeting(scene.bodies, middle_rows(scene.plan.grid)) & wanted).bit_count()


def longest(squares, step):
    length = 0
    while squares:
        squares &= squares >> step
        length += 1
    return length


def long_stripe(scene):
    stride, best = scene.plan.grid.stride, 0
    for colour in COLOURS:
        squares = under(scene, scene.colours[colour])
        best = max(best, longest(squares, 1), longest(squares, stride))
    return best


def outer_columns(scene):
    columns, covered = scene.plan.grid.columns, scene.boat.covered
    last = len(columns)
    wanted = {0, 1, last - 1, last - 2}
    return 2 * len(
        [1 for n in wanted if 0 <= n < last and columns[n] and not columns[n] & ~covered]
    )


def rigging(scene):
    squares, stride = under(scene, scene.tags["treasure"]), scene.plan.grid.stride
    return 2 * max(longest(squares, stride + 1), longest(squares, stride - 1))


def row_ends(scene):
    points, open_ = 0, free(scene)
    for row in scene.plan.grid.rows:
        ends = row & -row | (1 << row.bit_length() - 1 if row else 0)
        points += 2 * (not ends & open_)
    return points


def top_and_bottom(scene):
    rows = scene.plan.grid.rows
    return (meeting(scene.bodies, rows[0] | rows[-1]) & scene.tags["cat"]).bit_count()


# -- neighbours --------------------------------------------------------------------------------


def bigger_neighbour(scene):
    bodies, cats_, near = scene.bodies, scene.tags["cat"], scene.plan.grid.near
    mine = [one for n, one in enumerate(bodies) if cats_ >> n & 1]
    points = 0
    for one in mine:
        reach, size = near(one), one.bit_count()
        points += any([other & reach and other.bit_count() > size for other in mine])
    return points


def great_families(scene):
    held = under(scene, scene.tags["oshax"])
    every = zip(scene.family_sizes, scene.family_bodies, strict=True)
    return 5 * len([1 for size, body in every if size >= 4 and not body & held])


def grown(grid, squares, steps):
    for _ in range(steps):
        squares |= grid.near(squares)
    return squares


def guards(scene):
    reach = grown(scene.plan.grid, under(scene, scene.tags["oshax"]), 3)
    return 3 * (meeting(scene.bodies, reach) & scene.tags["rare"]).bit_count()


def keep_away(scene):
    grid, bodies = scene.plan.grid, scene.bodies
    one = grown(grid, under(scene, scene.tags["treasure"]), 1)
    two = one | grid.near(one)
    return 2 * (meeting(bodies, two) & ~meeting(bodies, one) & scene.tags["cat"]).bit_count()


def no_kin(scene):
    bodies, near, points = scene.bodies, scene.plan.grid.near, 0
    left = list(scene.colours.values())
    while left:
        mine = left.pop()
        others = 0
        for one in left:
            others |= one
        while mine:
            low = mine & -mine
            mine ^= low
            beside = touching(near, bodies, bodies[low.bit_length() - 1])
            points += 2 * (beside & others).bit_count()
    return points


def quiet_maps(scene):
    return (free(scene) & grown(scene.plan.grid, visible_maps(scene), 1)).bit_count()


def rainbow_row(scene):
    best, bodies, colours = 0, scene.bodies, list(scene.colours.values())
    for row in scene.plan.grid.rows:
        here = meeting(bodies, row)
        best = max(best, len([1 for one in colours if one & here]) - 2)
    return 4 * best


def twin_rooms(scene):
    held = meeting(scene.room_bodies, under(scene, scene.tags["oshax"]))
    points = 0
    for rooms in scene.symbols.values():
        if not rooms & ~held:
            points += 4 * rooms.bit_count()
    return points


# -- rivals ------------------------------------------------------------------------------------


def podium(scene):
    mine = oshax(scene)
    ahead = len([1 for other in scene.others() if oshax(other) > mine])
    return (8, 4)[ahead] if ahead < 2 else 0


def good_years(scene):
    mine = oshax(scene)
    return 2 * (sum([oshax(other) for other in scene.others()], mine) // 3) if mine else 0


def least_rats(scene):
    theirs = [other.rats.bit_count() for other in scene.others()]
    return 6 if scene.rats.bit_count() < min(theirs, default=0) else 0


def left_hand(scene):
    others = scene.others()
    return 4 if cats(scene) > (cats(others[0]) if others else 0) else 0


def right_hand(scene):
    others = scene.others()
    return max(0, scene.fish - (others[-1].fish if others else 0))


# -- sides -------------------------------------------------------------------------------------


def four_winds(scene):
    grid, points = scene.plan.grid, 0
    wanted = [body for n, body in enumerate(scene.bodies) if scene.tags["oshax"] >> n & 1]
    rows, columns = grid.rows, grid.columns
    for lines in (
        rows[: len(rows) // 2], rows[(len(rows) + 1) // 2 :],
        columns[: len(columns) // 2], columns[(len(columns) + 1) // 2 :],
    ):  # fmt: skip
        half = sum(lines)
        points += 2 * any([not body & ~half for body in wanted])
    return points


def mirror_rows(grid, squares):
    rows, stride, found = grid.rows, grid.stride, 0
    last = len(rows) - 1
    for n, row in enumerate(rows):
        found |= (squares & row) >> n * stride << (last - n) * stride
    return found


def reflection(scene):
    covered = scene.boat.covered
    return (covered & mirror_rows(scene.plan.grid, covered)).bit_count() // 4


def twins(scene):
    grid, bodies, points = scene.plan.grid, scene.bodies, 0
    stride, last = grid.stride, grid.width - 1
    for cats_ in scene.colours.values():
        all_ = under(scene, cats_)
        while cats_:
            low = cats_ & -cats_
            cats_ ^= low
            body = bodies[low.bit_length() - 1]
            left, others = body, all_ & ~body
            while left:
                one = left & -left
                left ^= one
                row, column = divmod(one.bit_length() - 1, stride)
                if others >> row * stride + last - column & 1:
                    points += 3
                    break
    return points


def stairs(scene):
    bodies, cats_ = scene.bodies, scene.tags["cat"]
    held = [(meeting(bodies, row) & cats_).bit_count() for row in scene.plan.grid.rows]
    before, points = 0, 0
    for n, here in enumerate(held):
        after = held[n + 1] if n + 1 < len(held) else 0
        points += 2 * (before < here < after)
        before = here
    return points


def bookends(scene):
    bodies, treasures, points = scene.bodies, scene.tags["treasure"], 0
    cats_ = under(scene, scene.tags["cat"])
    left, right = cats_ << 1, cats_ >> 1
    while treasures:
        low = treasures & -treasures
        treasures ^= low
        body = bodies[low.bit_length() - 1]
        points += 3 if body & left and body & right else 0
    return points


def far_apart(scene):
    near, best = scene.plan.grid.near, 0
    wanted = [body for n, body in enumerate(scene.bodies) if scene.tags["oshax"] >> n & 1]
    while wanted:
        reach, steps, left = wanted.pop(), 0, list(wanted)
        while left:
            wider = reach | near(reach)
            if wider == reach:
                break
            reach, steps = wider, steps + 1
            still = [body for body in left if not body & reach]
            if len(still) < len(left):
                best, left = max(best, steps), still
    return best


def all_sizes(scene):
    cats_ = scene.tags["cat"]
    return 2 * len({body.bit_count() for n, body in enumerate(scene.bodies) if cats_ >> n & 1})


def silver(scene):
    every = sorted([oshax(scene), *[oshax(other) for other in scene.others()]])
    return min(5, every[-2]) if len(every) > 1 else 0


# -- afterthoughts -----------------------------------------------------------------------------


def gangway(scene):
    columns, grid = scene.plan.grid.columns, scene.plan.grid
    stern, bow = columns[0], columns[-1]
    return 5 if any([part & stern and part & bow for part in grid.groups(free(scene))]) else 0


def court(scene):
    bodies, near, treasures = scene.bodies, scene.plan.grid.near, scene.tags["treasure"]
    by_colour = [under(scene, cats_) for cats_ in scene.colours.values()]
    points = 0
    while treasures:
        low = treasures & -treasures
        treasures ^= low
        reach = near(bodies[low.bit_length() - 1])
        points += 3 * (len([1 for squares in by_colour if squares & reach]) >= 3)
    return points


def loners(scene):
    bodies, near, wanted = scene.bodies, scene.plan.grid.near, scene.tags["oshax"]
    every = under(scene, scene.tags["cat"])
    points = 0
    for cats_ in scene.colours.values():
        mine = cats_ & wanted
        if not mine:
            continue
        kin = under(scene, cats_)
        while mine:
            low = mine & -mine
            mine ^= low
            body = bodies[low.bit_length() - 1]
            reach = near(body) & ~body
            points += 2 if reach & every and not reach & kin else 0
    return points


def balance(scene):
    counts = [scene.colours[colour].bit_count() for colour in COLOURS]
    return max(0, 8 - max(counts) + min(counts))


def corners(scene):
    grid, points, covered = scene.plan.grid, 0, scene.boat.covered
    cells, stride = grid.cells, grid.stride
    covered &= grid.edge
    while covered:
        one = covered & -covered
        covered ^= one
        around = (one << 1 | one >> 1 | one << stride | one >> stride) & cells
        points += around.bit_count() <= 2
    return points


def copycat(scene):
    mine = cats(scene)
    return 4 if any([cats(other) == mine for other in scene.others()]) else 0


def sail(scene):
    squares, stride, best, high = free(scene), scene.plan.grid.stride, 0, 0
    while squares:
        high += 1
        best = max(best, high * longest(squares, 1))
        squares &= squares >> stride
    return min(12, best)


def straight(scene):
    grid, cats_ = scene.plan.grid, scene.tags["cat"]
    mine = [body for n, body in enumerate(scene.bodies) if cats_ >> n & 1]
    points = 0
    for body in mine:
        low = (body & -body).bit_length() - 1
        row = grid.rows[low // grid.stride]
        points += not body & ~row or not body & ~grid.columns[low % grid.stride]
    return points


# -- decks -------------------------------------------------------------------------------------


def lee(scene):
    covered, columns = scene.boat.covered, scene.plan.grid.columns
    full, empty, bit = 0, 0, 1
    for column in columns:
        if column:
            here = column & covered
            full |= bit if here == column else 0
            empty |= 0 if here else bit
        bit <<= 1
    return 2 * (full & (empty << 1 | empty >> 1)).bit_count()


def bunk(scene):
    treasures, stride = under(scene, scene.tags["treasure"]), scene.plan.grid.stride
    above, below, bunks = treasures << stride, treasures >> stride, 0
    bodies, left = scene.bodies, scene.tags["cat"]
    while left:
        low = left & -left
        left ^= low
        body = bodies[low.bit_length() - 1]
        bunks += bool(body & above and body & below)
    return 3 * bunks


def coloured(scene, lines):
    patches = [under(scene, cats_) for cats_ in scene.colours.values()]
    return len([1 for line in lines if line and any([not line & ~one for one in patches])])


def calm(scene):
    covered, rows = scene.boat.covered, scene.plan.grid.rows
    empty = len([1 for row in rows if row and not row & covered])
    return max(4 * empty, 6 * coloured(scene, rows))


def midships(scene):
    columns = scene.plan.grid.columns
    half = len(columns) // 2
    start = half - 1 if len(columns) & 1 else half - 2
    middle = sum(columns[max(0, start) : half + 2])
    return 2 * len([1 for body in scene.bodies if not body & ~middle])


def chart(scene):
    maps = 0
    for one in scene.plan.maps.values():
        maps |= one
    near = maps | scene.plan.grid.near(maps)
    return 2 * (meeting(scene.bodies, near) & scene.tags["treasure"]).bit_count()


def cellar(scene):
    return 0 if oshax(scene) == 2 else (scene.plan.rats & scene.boat.covered).bit_count()


# -- purse -------------------------------------------------------------------------------------


def change(scene):
    small = scene.tags["common"] & scene.tags["small"]
    return 6 if 2 <= small.bit_count() <= 4 else 0


def longer(scene):
    covered, grid = scene.boat.covered, scene.plan.grid
    rows = len([1 for row in grid.rows if row and not row & ~covered])
    columns = len([1 for column in grid.columns if column and not column & ~covered])
    return 3 * max(rows, columns)


def champion(scene):
    cats_ = scene.tags["cat"]
    sizes = [body.bit_count() for n, body in enumerate(scene.bodies) if cats_ >> n & 1]
    return 7 if sizes and sizes.count(max(sizes)) == 1 else 0


def guests(scene, colour):
    colours = scene.colours
    return 2 * len([1 for one in COLOURS if one != colour and colours[one].bit_count() >= 2])


def talk(scene):
    if not scene.tags["oshax"]:
        return 0
    return 2 * len([1 for other in scene.others() if not other.tags["oshax"]])


def clans(scene):
    return sum(sorted([size for size in scene.family_sizes if size >= 3])[-2:])


# -- afterglow ---------------------------------------------------------------------------------


def ring(scene):
    grid, open_, points = scene.plan.grid, free(scene), 0
    outer = grid.near(open_) | grid.edge
    bodies, left = scene.bodies, scene.tags["treasure"]
    while left:
        low = left & -left
        left ^= low
        points += 3 * (not bodies[low.bit_length() - 1] & outer)
    return points


def bridge(scene):
    rooms, points = scene.room_bodies, 0
    for size, body in zip(scene.family_sizes, scene.family_bodies, strict=True):
        points += 5 * (size >= 3 and len([1 for room in rooms if room & body]) >= 3)
    return points


def chess(scene):
    grid = scene.plan.grid
    rows, columns = grid.rows, grid.columns
    dark = sum(rows[::2]) & sum(columns[::2]) | sum(rows[1::2]) & sum(columns[1::2])
    return (scene.boat.covered & dark).bit_count() // 5


def corner_friends(scene):
    grid, bodies, cats_ = scene.plan.grid, scene.bodies, scene.tags["cat"]
    near, stride, points = grid.near, grid.stride, 0
    mine = [body for n, body in enumerate(bodies) if cats_ >> n & 1]
    for body in mine:
        across = body >> stride | body << stride
        corners, sides = across >> 1 | across << 1, near(body)
        points += any(
            [other & corners and not other & sides for other in mine if other is not body]
        )
    return points


def common_friend(scene):
    bodies, near, cats_ = scene.bodies, scene.plan.grid.near, scene.tags["cat"]
    beside = {}
    left = cats_
    while left:
        low = left & -left
        left ^= low
        beside[low] = meeting(bodies, near(bodies[low.bit_length() - 1])) & cats_ & ~low
    points = 0
    for one, friends in beside.items():
        later = friends & ~(one | one - 1)
        while later:
            low = later & -later
            later ^= low
            points += bool(friends & beside[low])
    return points


def pond(scene):
    grid, patches = scene.plan.grid, [under(scene, cats_) for cats_ in scene.colours.values()]
    for area in grid.groups(free(scene)):
        around = grid.near(area)
        if len([1 for one in patches if one & around]) >= 4:
            return 8
    return 0


def suite(scene):
    held, near = under(scene, scene.tags["oshax"]), scene.plan.grid.near
    rooms, points = [room for room in scene.room_bodies if room & held], 0
    while rooms:
        around = near(rooms.pop())
        points += 2 * len([1 for room in rooms if room & around])
    return points


def ladder(scene):
    sizes = scene.family_sizes
    return 2 * len([1 for size in sizes if size + 1 in sizes])


# -- voyage ------------------------------------------------------------------------------------


def outlines(scene):
    stride, cats_ = scene.plan.grid.stride, scene.tags["cat"]
    return [outline(body, stride) for n, body in enumerate(scene.bodies) if cats_ >> n & 1]


def lookalikes(scene):
    return sum([many for many in Counter(outlines(scene)).values() if many > 1])


def reunion(scene):
    bodies = scene.bodies
    return 6 if len(bodies) > 1 and scene.plan.grid.near(bodies[0]) & bodies[-1] else 0


def afterwards(scene):
    treasures = scene.tags["treasure"]
    if not treasures:
        return 0
    return 2 * (scene.tags["oshax"] >> (treasures & -treasures).bit_length()).bit_count()


def crossing(scene):
    grid, cats_, points = scene.plan.grid, scene.tags["cat"], 0
    for n, body in enumerate(scene.bodies):
        if cats_ >> n & 1:
            row = (body & -body).bit_length() // grid.stride
            above = sum(grid.columns[:row])
            points += 2 * bool(body & grid.columns[row] and not body & above)
    return points


def lookout(scene):
    mine = oshax(scene)
    return 2 * len([1 for other in scene.others() if oshax(other) < mine])


def golden_mean(scene):
    sizes = [size for size in scene.family_sizes if size >= 3]
    return sum(sizes) // len(sizes) if sizes else 0


def rope(scene):
    near, far = under(scene, scene.tags["oshax"]), under(scene, scene.tags["rare"])
    grid, steps = scene.plan.grid, 0
    if not near or not far:
        return 0
    while not near & far and steps < 9:
        near |= grid.near(near)
        steps += 1
    return steps


# -- driftwood ---------------------------------------------------------------------------------


def flotsam(scene):
    made = scene.plan.grid.groups(under(scene, scene.tags["treasure"]))
    return 3 * len([1 for part in made if part.bit_count() >= 4])


def tide_pools(scene):
    grid, left, pools = scene.plan.grid, free(scene), 0
    stride, shore = grid.stride, grid.near(under(scene, scene.tags["oshax"]))
    while left and shore:
        pool, wider = 0, left & -left
        while wider != pool:
            pool = wider
            wide = pool | pool << 1 | pool >> 1
            wider = (wide | wide << stride | wide >> stride) & left
        left ^= pool
        pools += bool(pool & shore)
    return 2 * pools


def short_straw(scene):
    colours = scene.colours
    aboard = [colours[colour].bit_count() for colour in COLOURS]
    return 2 * min([many for many in aboard if many], default=0)


def spars(scene):
    squares = under(scene, scene.tags["cat"])
    long = squares & squares >> 1 & squares >> 2
    return (long & ~(long << 1)).bit_count()


def planks(scene):
    grid, bodies, found = scene.plan.grid, scene.bodies, 0
    rows, columns, stride = grid.rows, grid.columns, grid.stride
    for cat in bits(scene.tags["cat"]):
        body = bodies[cat]
        row, column = divmod((body & -body).bit_length() - 1, stride)
        found += not body & ~rows[row] or not body & ~columns[column]
    return 2 * found


def waterline(scene):
    covered, best = scene.boat.covered, 0
    for walk in around_the_hull(scene.plan.grid):
        gaps = [place for place, square in enumerate(walk) if not covered >> square & 1]
        if not gaps:
            best = max(best, len({*walk}))
            continue
        walk += walk[: gaps[0]]
        for gap, after in pairwise([*gaps, len(walk)]):
            if after - gap > best:
                best = max(best, len({*walk[gap + 1 : after]}))
    return best // 2


def convoy(scene):
    best = 0
    for cats_ in scene.colours.values():
        length = 0
        while cats_:
            length += 1
            cats_ &= cats_ >> 1
        best = max(best, length)
    return 2 * best


def company(scene):
    mine, others = oshax(scene), scene.others()
    if not mine or any([oshax(other) > mine for other in others]):
        return 0
    return 1 + len(others)


FORTY = {
    "afterglow-bridge": bridge,
    "afterglow-chess": chess,
    "afterglow-corners": corner_friends,
    "afterglow-friend": common_friend,
    "afterglow-ladder": ladder,
    "afterglow-pond": pond,
    "afterglow-ring": ring,
    "afterglow-suite": suite,
    "afterthoughts-balance": balance,
    "afterthoughts-copycat": copycat,
    "afterthoughts-corners": corners,
    "afterthoughts-court": court,
    "afterthoughts-gangway": gangway,
    "afterthoughts-loners": loners,
    "afterthoughts-sail": sail,
    "afterthoughts-straight": straight,
    "arithmetic-clean-ship": lambda s: max(0, 10 - s.rats.bit_count()),
    "arithmetic-even-keel": even_keel,
    "arithmetic-few-treasures": flat(6, lambda s: s.tags["treasure"].bit_count() < 3),
    "arithmetic-left-over": lambda s: 2 * (cats(s) % 4),
    "arithmetic-more-than-three": more_than_three,
    "arithmetic-odd-crew": flat(5, lambda s: s.tags["cat"].bit_count() & 1),
    "arithmetic-steady-hand": lambda s: min(6, max(2, s.fish)),
    "arithmetic-two-for-three": lambda s: (
        2 * ((s.tags["oshax"] | s.tags["treasure"]).bit_count() // 3)
    ),
    "decks-bunk": bunk,
    "decks-calm": calm,
    "decks-cellar": cellar,
    "decks-chart": chart,
    "decks-cliques": lambda s: 2 * list(s.family_sizes).count(2),
    "decks-lee": lee,
    "decks-livery": lambda s: 6 * coloured(s, s.room_bodies),
    "decks-midships": midships,
    "islands-archipelago": lambda s: 2 * max(0, areas(s) - 2),
    "islands-colour-patches": patches,
    "islands-cosy": cosy,
    "islands-giants": giants,
    "islands-great-lake": great_lake,
    "islands-half-harbour": half_harbour,
    "islands-holes": holes,
    "islands-one-raft": flat(7, lambda s: areas(s) == 1),
    "lines-crates": crates,
    "lines-grand-hall": grand_hall,
    "lines-keel-line": keel_line,
    "lines-long-stripe": long_stripe,
    "lines-outer-columns": outer_columns,
    "lines-rigging": rigging,
    "lines-row-ends": row_ends,
    "lines-top-and-bottom": top_and_bottom,
    "neighbours-bigger-neighbour": bigger_neighbour,
    "neighbours-great-families": great_families,
    "neighbours-guards": guards,
    "neighbours-keep-away": keep_away,
    "neighbours-no-kin": no_kin,
    "neighbours-quiet-maps": quiet_maps,
    "neighbours-rainbow-row": rainbow_row,
    "neighbours-twin-rooms": twin_rooms,
    "purse-change": change,
    "purse-champion": champion,
    "purse-clans": clans,
    "purse-guests": guests,
    "purse-longer": longer,
    "purse-scales": lambda s: min(
        under(s, s.tags["oshax"]).bit_count(), under(s, s.tags["treasure"]).bit_count()
    ),
    "purse-talk": talk,
    "purse-treasurer": lambda s: min(15, oshax(s) * (s.fish + s.baskets)),
    "rivals-echo": lambda s: (max(s.other_lessons(), default=0) + 1) // 2,
    "rivals-good-years": good_years,
    "rivals-host": lambda s, colour: s.colours[colour].bit_count() * (2 if s.named_it else 1),
    "rivals-least-rats": least_rats,
    "rivals-left-hand": left_hand,
    "rivals-podium": podium,
    "rivals-right-hand": right_hand,
    "rivals-scholar": flat(5, lambda s: sum(s.other_lessons()) >= 20),
    "sides-all-sizes": all_sizes,
    "sides-bookends": bookends,
    "sides-far-apart": far_apart,
    "sides-four-winds": four_winds,
    "sides-reflection": reflection,
    "sides-silver": silver,
    "sides-stairs": stairs,
    "sides-twins": twins,
    "voyage-afterwards": afterwards,
    "voyage-crossing": crossing,
    "driftwood-company": company,
    "driftwood-convoy": convoy,
    "driftwood-flotsam": flotsam,
    "driftwood-planks": planks,
    "driftwood-short-straw": short_straw,
    "driftwood-spars": spars,
    "driftwood-tide-pools": tide_pools,
    "driftwood-waterline": waterline,
    "voyage-lookalikes": lookalikes,
    "voyage-lookout": lookout,
    "voyage-mean": golden_mean,
    "voyage-reunion": reunion,
    "voyage-rope": rope,
    "voyage-silhouettes": lambda s: len({*outlines(s)}),
}
"""By id, all lessons of the twelve packs."""
