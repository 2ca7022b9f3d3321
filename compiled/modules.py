"""What is compiled: the rooms in which a game's time goes, as measured.

By module: the declared classes that become native ones. Plain classes always do. Options and
content stay classes of attrs; code that is written while it runs (scores, codecs) stays
interpreted. A native class takes subclasses from anywhere, but one that attrs makes in a compiled
module takes none, not even in ``isinstance``. No module is compiled with a ``cached_property``:
mypyc calls it as a plain property, each time anew, which made the isle ten times as slow.
"""

from __future__ import annotations


def _listed(classes: dict[str, str]) -> dict[str, frozenset[str]]:
    return {name: frozenset(names.split()) for name, names in classes.items()}


MODULES = _listed(
    {
        "ruledock.engine.actors": "",
        "ruledock.engine.chance": "",
        "ruledock.engine.decisions": "",
        "ruledock.engine.interrupts": "",
        "ruledock.engine.machine": "",
        "ruledock.engine.secret_choices": "SecretChoice",
        "ruledock.engine.sequences": "",
        "ruledock.engine.table": "Table",
        "ruledock.engine.windows": "Window",
        "ruledock.game.game": "",
        "ruledock.game.history": "",
        "ruledock.game.places": "",
        "ruledock.game.playout": "",
        "ruledock.game.seat": "",
        "ruledock.linking.table": "Table",
        "ruledock_isle.boat.boat": "Boat Stowed",
        "ruledock_isle.boat.placements": "",
        "ruledock_isle.boat.placing": "TakeTile",
        "ruledock_isle.boat.sweep": "Fitted",
        "ruledock_isle.cards.baskets": "",
        "ruledock_isle.book": "Book",
        "ruledock_isle.cards.effects": "NamingCatch GivingBasket DiscardingLessons",
        "ruledock_isle.cards.resolving": "Resolving",
        "ruledock_isle.cards.tile_effects": "Arriving ChoosingField MovingCats Unloading",
        "ruledock_isle.phases.anytime": "Anytime",
        "ruledock_isle.phases.draft": "",
        "ruledock_isle.phases.explore": "",
        "ruledock_isle.phases.laying": "LayCards Reveal",
        "ruledock_isle.phases.lessons": "PlayLessons ColourOfLesson",
        "ruledock_isle.phases.days": "Day PlanDay NextPhase PhaseEnd Moment FillFields",
        "ruledock_isle.phases.rare_finds": "FindRound FindTurn",
        "ruledock_isle.phases.rescue": "RescueRound RescueTurn Boarding",
        "ruledock_isle.phases.treasures": "PlaceDrawn",
        "ruledock_isle.phases.turns": "TurnOf",
        "ruledock_isle.table": "IsleTable",
        "ruledock_knowledge.passing": "Pick Packet Known Passing",
        "ruledock_kockombat.phases.choosing": "",
        "ruledock_kockombat.phases.ending": "",
        "ruledock_kockombat.phases.turns": "",
        "ruledock_kockombat.table": "KockombatTable",
        "ruledock_kockombat.tiles.square": "",
        "ruledock_sea_salt_paper.book": "Book Place PairRule",
        "ruledock_sea_salt_paper.cards.effects": "",
        "ruledock_sea_salt_paper.phases.rounds": "",
        "ruledock_sea_salt_paper.phases.steps": (
            "Dealing Drawing Keeping Discarding Playing Effect Searching Picking Robbing"
        ),
        "ruledock_sea_salt_paper.phases.turn": "",
        "ruledock_sea_salt_paper.scoring.points": "",
        "ruledock_sea_salt_paper.scoring.words": "",
        "ruledock_sea_salt_paper.table": "SeaTable",
    }
)
EXAMPLES = _listed(
    {
        "ruledock_auction.agenda": (
            "Round NextPhase Draft KeepRest Leftovers Bidding Hanging Resolve"
        ),
        "ruledock_auction.favours": "",
        "ruledock_auction.steps": "",
        "ruledock_auction.table": "AuctionTable",
    }
)
"""What ``RULEDOCK_COMPILED=examples`` compiles besides, to measure what a game of its own
distribution would reach. Native classes must be compiled together with their bases."""
FACES = frozenset({"ruledock.engine.windows", "ruledock.game.game", "ruledock.game.seat"})
"""Modules whose public functions strangers call with anything."""
