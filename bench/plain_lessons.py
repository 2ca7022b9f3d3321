"""The shipped lessons as functions written by hand, each as short and fast as its author could.

They look at the same scene as the scores compiled from words: tiles, rooms and families are bits.
"""

from __future__ import annotations

from ruledock_isle.words.squares import meeting, touching, union

COLOURS = ("blue", "green", "orange", "purple", "red")


def flat(points, holds):
    """Points if something holds of a boat."""
    return lambda scene: points if holds(scene) else 0


def has_five(colour):
    return lambda scene: 9 if scene.colours[colour].bit_count() == 5 else 0


def tagged(points, tag):
    return lambda scene: points * scene.tags[tag].bit_count()


def three_of_each(scene):
    colours = scene.colours
    return 15 if all([colours[colour].bit_count() >= 3 for colour in COLOURS]) else 0


def colours_at_edge(scene):
    colours, edge = scene.colours, scene.edge_tiles
    return 7 if all([colours[colour] & edge for colour in COLOURS]) else 0


def best_colour_at_edge(scene):
    colours, edge = scene.colours, scene.edge_tiles
    return max([(colours[colour] & edge).bit_count() for colour in COLOURS])


def sizes(scene):
    """The sizes of the families, in any order."""
    return [size for size in scene.family_sizes if size >= 3]


def largest_of_all(scene):
    mine = max(scene.family_sizes, default=0)
    if mine < 3:
        return 0
    return 10 if all([mine >= max(sizes(one), default=0) for one in scene.others()]) else 0


def worth(size):
    """What a family scores."""
    return (8, 11, 15)[size - 3] if size < 6 else 15 + 5 * (size - 5)


def nth_family(place):
    def points(scene):
        found = sorted(sizes(scene), reverse=True)
        return worth(found[place - 1]) if len(found) >= place else 0

    return points


def free_edge(scene):
    grid = scene.plan.grid
    return 12 if not grid.cells & ~scene.boat.covered & grid.edge else 0


def symbol_rooms(points, symbol, state):
    """Points if all rooms with a symbol are full, or empty."""
    return lambda scene: 0 if scene.symbols[symbol] & ~getattr(scene, state) else points


def even_colours(scene):
    counts = [scene.colours[colour].bit_count() for colour in COLOURS]
    return 9 if any([count > 1 and counts.count(count) >= 3 for count in counts]) else 0


def two_great(scene):
    found = sorted(sizes(scene), reverse=True)
    if len(found) < 2 or found[1] < 4:
        return 0
    every, least, large = scene.family_sizes, found[1], 0
    for groups in scene.family_colours.values():
        large += any([groups >> place & 1 and size >= least for place, size in enumerate(every)])
    return 8 if large >= 2 else 0


def visible_maps(scene):
    return sum(scene.plan.maps.values()) & ~scene.boat.covered


def lone_maps(scene):
    boat, near = scene.boat, scene.plan.grid.near
    return 3 * (visible_maps(scene) & ~near(boat.covered)).bit_count()


def colourful_rooms(scene):
    points, bodies, cats = 0, scene.bodies, list(scene.colours.values())
    for room in scene.room_bodies:
        here = meeting(bodies, room)
        points += 2 * (len([1 for one in cats if one & here]) >= 4)
    return points


def near_treasure(scene, colour):
    bodies = scene.bodies
    squares = union(bodies, scene.colours[colour])
    beside = touching(scene.plan.grid.near, bodies, squares)
    return (scene.tags["treasure"] & beside).bit_count()


def beside_treasures(scene):
    bodies = scene.bodies
    return touching(scene.plan.grid.near, bodies, union(bodies, scene.tags["treasure"]))


def colours_without(scene, tiles):
    """Five points for each colour with no cat among some tiles."""
    colours = scene.colours
    return 5 * len([1 for colour in COLOURS if not colours[colour] & tiles])


LESSONS = {
    "113": free_edge,
    "114": flat(10, lambda s: s.tags["cat"].bit_count() == 15),
    "115": three_of_each,
    "116": colours_at_edge,
    "117": best_colour_at_edge,
    "118": flat(7, lambda s: s.baskets == 3),
    "119": flat(7, lambda s: s.turn_position == 1),
    "120": lambda s: s.lonely.bit_count(),
    "121": largest_of_all,
    "122": tagged(2, "rare"),
    "123": tagged(1, "common"),
    "124": flat(10, lambda s: not s.rats),
    "125": lambda s: 2 * s.rats.bit_count(),
    "126": lambda s: s.lessons,
    "127": has_five("blue"),
    "128": has_five("green"),
    "129": has_five("purple"),
    "130": has_five("red"),
    "131": has_five("orange"),
    "132": flat(10, lambda s: s.rats.bit_count() == 5),
    "133": flat(7, lambda s: s.lessons == 6),
    "134": flat(9, lambda s: s.tags["treasure"].bit_count() == 5),
    "135": lambda s: (s.tags["cat"] & s.edge_tiles).bit_count() // 2,
    "136": symbol_rooms(12, "parrot", "full_rooms"),
    "137": symbol_rooms(18, "moon", "empty_rooms"),
    "138": lambda s: 4 * len([1 for size in s.family_sizes if size >= 4]),
    "139": tagged(3, "oshax"),
    "140": symbol_rooms(15, "apple", "empty_rooms"),
    "141": nth_family(3),
    "142": flat(7, lambda s: s.fish >= 5),
    "143": lambda s, colour: 2 * (s.colours[colour] & s.edge_tiles).bit_count(),
    "144": lambda s, colour: s.colours[colour].bit_count(),
    "145": lambda s, colour: 5 if s.colours[colour].bit_count() >= 3 else 0,
    "146": lambda s, colour: 3 * (s.colours[colour] & s.lonely).bit_count(),
    "147": lambda s: 2 * s.lessons,
    "148": tagged(2, "common"),
    "149": near_treasure,
    "150": lambda s: 5 * visible_maps(s).bit_count(),
    "326": lambda s: 2 * s.family_sizes.count(3),
    "327": even_colours,
    "328": two_great,
    "329": lambda s: min(8, (s.tags["cat"] & ~s.edge_tiles).bit_count()),
    "330": lone_maps,
    "331": flat(8, lambda s: s.empty_rooms and s.full_rooms.bit_count() >= 3),
    "332": colourful_rooms,
    "333": flat(7, lambda s: not s.tags["oshax"] and not s.tags["rare"]),
    "197": lambda s: colours_without(s, beside_treasures(s)),
    "198": lambda s: 2 * max(sizes(s), default=0),
    "199": flat(10, lambda s: s.tags["treasure"].bit_count() <= 8),
    "200": lambda s: 4 * s.fish,
    "201": lambda s: 5 * s.rats.bit_count(),
    "202": lambda s: 5 * max(0, s.tags["cat"].bit_count() - 15),
    "203": lambda s: colours_without(s, s.edge_tiles),
    "205": lambda s: 3 * s.full_rooms.bit_count(),
    "206": lambda s: 5 * s.lonely.bit_count(),
    "207": lambda s: 3 * s.lessons,
    "208": nth_family(1),
    "209": nth_family(2),
    "210": tagged(3, "common"),
    "211": lambda s: 3 * (s.tags["cat"] & ~beside_treasures(s)).bit_count(),
    "212": lambda s: 4 * (sum(s.plan.maps.values()) & s.boat.covered).bit_count(),
    "213": lambda s: 5 * s.families.bit_count(),
    "214": lambda s: (s.tags["cat"] & s.edge_tiles).bit_count(),
    "215": lambda s: colours_without(s, touching(s.plan.grid.near, s.bodies, s.rats)),
}
"""All but the sister's 204, which repeats another of her lessons. Some speak of a named colour."""
