"""What is compiled: the rooms in which a game's time goes, as measured.

By module: the declared classes that become native ones. Plain classes always do. Options, steps and
content stay classes of attrs, which saves and compares them; code that is written while it runs
(scores, codecs) stays interpreted.
"""

from __future__ import annotations

MODULES: dict[str, frozenset[str]] = {
    name: frozenset(classes.split())
    for name, classes in {
        "ruledock.engine.actors": "",
        "ruledock.engine.chance": "",
        "ruledock.engine.decisions": "",
        "ruledock.engine.machine": "",
        "ruledock.engine.table": "Table",
        "ruledock.game.game": "",
        "ruledock.game.history": "",
        "ruledock.game.playout": "",
        "ruledock.game.seat": "",
        "ruledock.linking.table": "Table",
        "ruledock_sea_salt_paper.book": "Book Place PairRule",
        "ruledock_sea_salt_paper.cards.effects": "",
        "ruledock_sea_salt_paper.phases.rounds": "",
        "ruledock_sea_salt_paper.phases.turn": "",
        "ruledock_sea_salt_paper.scoring.points": "",
        "ruledock_sea_salt_paper.scoring.words": "",
        "ruledock_sea_salt_paper.table": "SeaTable",
    }.items()
}
