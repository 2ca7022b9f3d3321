"""The words in which lessons and the final scoring are written."""

from ruledock_isle.words import areas, cells, hull, places, player, relations, shapes, sides, tiles
from ruledock_isle.words.examples import Example, OtherPlayer
from ruledock_isle.words.scene import BoatScene
from ruledock_isle.words.spec import SCENE, SORTS, VALUES
from ruledock_isle.words.tiles import counting_as

WORDS = (
    *tiles.WORDS,
    *cells.WORDS,
    *hull.WORDS,
    *places.WORDS,
    *areas.WORDS,
    *relations.WORDS,
    *shapes.WORDS,
    *sides.WORDS,
    *player.WORDS,
)

__all__ = [
    "SCENE",
    "SORTS",
    "VALUES",
    "WORDS",
    "BoatScene",
    "Example",
    "OtherPlayer",
    "counting_as",
]
