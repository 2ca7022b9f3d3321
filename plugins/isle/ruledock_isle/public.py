"""The isle as its modules know it: everything an expansion imports, beside ``ruledock.plugin``."""

from ruledock_isle import hookspecs
from ruledock_isle.axes import CELL, FIELDS, TILE, Few, Phase, SupplyName, TileId
from ruledock_isle.boat.boat import Boat, Stowed
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.geometry import Grid, low_bit
from ruledock_isle.boat.placing import fitting_of, placements, squares_of, stow
from ruledock_isle.boat.plans import BoatPlan, Room
from ruledock_isle.boat.tiles import TileDef, cut, tiles_counting_as
from ruledock_isle.cards.doing import Doing, doings
from ruledock_isle.cards.kinds import Card
from ruledock_isle.cards.lessons import Lesson
from ruledock_isle.cards.operations import IsleOperation, doable, owed
from ruledock_isle.contributions import (
    ALWAYS,
    AfterMoving,
    AfterPhase,
    AfterPlacing,
    Amount,
    AroundTurn,
    Basket,
    Cards,
    Change,
    ChooseCards,
    DrawTile,
    Fill,
    Fills,
    Happening,
    Key,
    Lines,
    MapReward,
    MayRescue,
    NeedsContact,
    Offer,
    OffersTo,
    Phases,
    Plan,
    PlayerTest,
    Price,
    Reward,
    RivalLines,
    RivalScore,
    RivalTurn,
    ScoreLines,
    Source,
    Steps,
    Store,
    Supply,
    TableTest,
    TakeTile,
    TieBreak,
    TilesIn,
    TilesOf,
    UseBasket,
    Winners,
)
from ruledock_isle.options import Keep, Place, Rescue
from ruledock_isle.phases.days import moments
from ruledock_isle.phases.draft import has_packets
from ruledock_isle.phases.explore import discard_packet, no_draft_waits
from ruledock_isle.phases.packets import Draft, EndsTheDraft, LastCards
from ruledock_isle.phases.rescue import rescues
from ruledock_isle.refusals import why_not_there
from ruledock_isle.ruleset import IsleRuleset, book_reader
from ruledock_isle.scoring.final import Scored, line_of, scene_of
from ruledock_isle.scoring.lines import ScoringLine
from ruledock_isle.staging import stage
from ruledock_isle.table import IsleTable
from ruledock_isle.words import BoatScene, Example, counting_as
from ruledock_isle.words.emit import value as emit_value

hooks = hookspecs
"""The hooks of the isle, to contribute to: ``@contributes(hooks.isle_price)``."""

__all__ = [
    "ALWAYS",
    "CELL",
    "FIELDS",
    "TILE",
    "AfterMoving",
    "AfterPhase",
    "AfterPlacing",
    "Amount",
    "AroundTurn",
    "Basket",
    "Boat",
    "BoatPlan",
    "BoatScene",
    "Card",
    "Cards",
    "Change",
    "ChooseCards",
    "Doing",
    "Draft",
    "DrawTile",
    "EndsTheDraft",
    "Example",
    "Few",
    "Fill",
    "Fills",
    "Fleet",
    "Grid",
    "Happening",
    "IsleOperation",
    "IsleRuleset",
    "IsleTable",
    "Keep",
    "Key",
    "LastCards",
    "Lesson",
    "Lines",
    "MapReward",
    "MayRescue",
    "NeedsContact",
    "Offer",
    "OffersTo",
    "Phase",
    "Phases",
    "Place",
    "Plan",
    "PlayerTest",
    "Price",
    "Rescue",
    "Reward",
    "RivalLines",
    "RivalScore",
    "RivalTurn",
    "Room",
    "ScoreLines",
    "Scored",
    "ScoringLine",
    "Source",
    "Steps",
    "Store",
    "Stowed",
    "Supply",
    "SupplyName",
    "TableTest",
    "TakeTile",
    "TieBreak",
    "TileDef",
    "TileId",
    "TilesIn",
    "TilesOf",
    "UseBasket",
    "Winners",
    "book_reader",
    "counting_as",
    "cut",
    "discard_packet",
    "doable",
    "doings",
    "emit_value",
    "fitting_of",
    "has_packets",
    "hooks",
    "line_of",
    "low_bit",
    "moments",
    "no_draft_waits",
    "owed",
    "placements",
    "rescues",
    "scene_of",
    "squares_of",
    "stage",
    "stow",
    "tiles_counting_as",
    "why_not_there",
]
