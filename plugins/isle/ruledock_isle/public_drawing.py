"""The isle's drawings as its modules know them: all that their screens and drawings import."""

from ruledock_isle.drawing.boat_page import tile_label
from ruledock_isle.drawing.looks import COLOURS, shelf, small_tiles
from ruledock_isle.drawing.panels import tile_pieces

__all__ = ["COLOURS", "shelf", "small_tiles", "tile_label", "tile_pieces"]
