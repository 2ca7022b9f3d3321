"""The isle as its modules know it: everything an expansion imports, beside ``ruledock.plugin``."""

from ruledock_isle.axes import CELL, TILE, Few, Phase, SupplyName, TileId
from ruledock_isle.boat.boat import Boat, Stowed
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.geometry import low_bit
from ruledock_isle.boat.placing import placements, squares_of, stow
from ruledock_isle.boat.tiles import cut
from ruledock_isle.cards.kinds import Card
from ruledock_isle.cards.operations import IsleOperation, doable, owed
from ruledock_isle.drawing.screen import COLOURS, shelf
from ruledock_isle.hookspecs import (
    ALWAYS,
    Basket,
    Cards,
    Fill,
    Key,
    Offer,
    Phases,
    Reward,
    Source,
    Store,
    Supply,
)
from ruledock_isle.options import Keep, Place, Rescue
from ruledock_isle.phases.days import moments
from ruledock_isle.phases.draft import Draft, EndsTheDraft
from ruledock_isle.phases.explore import LastCards, discard_packet, has_packets, no_draft_waits
from ruledock_isle.phases.rescue import rescues
from ruledock_isle.scoring.final import Scored, line_of, scene_of
from ruledock_isle.table import FIELDS, IsleTable
from ruledock_isle.words import BoatScene, Example, Lesson, ScoringLine, counting_as
from ruledock_isle.words.emit import value as emit_value

__all__ = [
    "ALWAYS",
    "CELL",
    "COLOURS",
    "FIELDS",
    "TILE",
    "Basket",
    "Boat",
    "BoatScene",
    "Card",
    "Cards",
    "Draft",
    "EndsTheDraft",
    "Example",
    "Few",
    "Fill",
    "Fleet",
    "IsleOperation",
    "IsleTable",
    "Keep",
    "Key",
    "LastCards",
    "Lesson",
    "Offer",
    "Phase",
    "Phases",
    "Place",
    "Rescue",
    "Reward",
    "Scored",
    "ScoringLine",
    "Source",
    "Store",
    "Stowed",
    "Supply",
    "SupplyName",
    "TileId",
    "counting_as",
    "cut",
    "discard_packet",
    "doable",
    "emit_value",
    "has_packets",
    "line_of",
    "low_bit",
    "moments",
    "no_draft_waits",
    "owed",
    "placements",
    "rescues",
    "scene_of",
    "shelf",
    "squares_of",
    "stow",
]
