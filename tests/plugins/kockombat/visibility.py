"""The visibility table of Kočkombat, stated for tests a second time.

| where | who sees it |
|---|---|
| a tile that is face up, its facing, prey caught | everybody |
| which tiles lie face down | everybody; where each of them lies, nobody, the engine included |
| a hand of clan cards | its player; one that was handed over, both |
| a clan card kept | its player, until both are shown |
| clan cards that were not dealt | nobody |
"""

from __future__ import annotations

from ruledock.testing import its_player, nobody
from ruledock_kockombat import KockombatTable


def hand_seers(table: KockombatTable, player: int) -> list[int]:
    experts = table.ruleset.config.options["choice"] == "expert"
    first_has_kept = bool(table.kept[table.first])
    return [0, 1] if experts and player != table.first and first_has_kept else [player]


SEEN_BY = {"deck": nobody, "hands": hand_seers, "kept": its_player}
