"""Words for the end of a game: prey caught, complete sets, cats still face up."""

from __future__ import annotations

import attrs

from ruledock.plugin import ItemSort, Ref, SceneSpec, measure, noun


@attrs.frozen
class Haul:
    """The scene of a score: what one clan has caught, as bits, and what bits mean."""

    caught: int
    sets: int
    """The multiplying kinds of which the clan has caught every tile."""
    in_sets: int
    """The prey in those sets."""
    cats: int
    points: tuple[int, ...]
    products: tuple[int, ...]
    names: dict[str, tuple[str, ...]] = attrs.field(factory=dict)


def name_of(scene: Haul, item: str, index: int) -> Ref:
    """A thing in an explanation."""
    return Ref(item, scene.names[item][index])


def facts_of(scene: Haul, item: str, index: int) -> dict[str, str]:
    """A thing as data, for apps that light what was counted."""
    return {item: scene.names[item][index]}


SCENE = SceneSpec(
    "haul",
    {
        "caught": "scene.caught",
        "sets": "scene.sets",
        "in_sets": "scene.in_sets",
        "cats": "scene.cats",
        "worth": "scene.points",
        "products": "scene.products",
    },
    name_of=name_of,
    facts_of=facts_of,
)
MOST = 60
SORTS = (
    ItemSort("prey", MOST, plural="prey", listed=MOST),
    ItemSort("set", MOST, listed=MOST),
    ItemSort("cat", MOST, listed=MOST),
)
WORDS = (
    noun("caught", "prey", "{caught}", "Every prey the clan has caught.", scene="haul"),
    noun(
        "in-sets", "prey", "{in_sets}", "Prey caught that is part of a complete set.", scene="haul"
    ),
    noun(
        "sets",
        "set",
        "{sets}",
        "Kinds of prey that multiply and of which the clan has caught every tile.",
        scene="haul",
    ),
    noun("cats-up", "cat", "{cats}", "The clan's cats that are still face up.", scene="haul"),
    measure("points", "prey", "{worth}[{points}]", "What a prey is worth.", scene="haul"),
    measure(
        "product", "set", "{products}[{product}]", "The points of a set multiplied.", scene="haul"
    ),
)
