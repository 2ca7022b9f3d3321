"""Tables to begin a test with: a square with some tiles on it, at a certain step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ruledock
from ruledock.game.game import Game
from ruledock_kockombat.table import KockombatTable

CLANS = (
    "gourmets",
    "royal_claws",
    "crooks",
    "defenders_of_justice",
    "chaoticats",
    "power_cats",
    "polterkitties",
)
CELLS = [f"{letter}{row}" for row in range(1, 6) for letter in "abcde"]
PLAIN = ("gourmets", "royal_claws")


def laid(
    tiles: Mapping[str, str],
    agenda: Sequence[tuple[str, Mapping[str, Any]]],
    clans: Sequence[str] = PLAIN,
    facing: Mapping[str, int] | None = None,
    **settings: Any,
) -> Game:
    """A game with these tiles face up, by cell, all others face down, and this agenda."""
    save = ruledock.new("kockombat", seed=0, clans=list(clans), **settings).save()
    table = save["table"]
    centre = [tile for tile in table["board"] if tile != "?"]
    everything = sorted([*table["unseen"], *centre])
    unknown = set(tiles.values()) - set(everything)
    assert not unknown, f"not in this game: {unknown}"
    table["board"] = [tiles.get(cell, "?") for cell in CELLS]
    table["unseen"] = [tile for tile in everything if tile not in tiles.values()]
    dogs = [tile for tile in tiles.values() if tile.startswith("dog")]
    table["facing"] = {dog: (facing or {}).get(dog, 0) for dog in dogs}
    table["first"] = 0
    save["agenda"] = [{"step": f"kockombat.{step}", **fields} for step, fields in agenda]
    return ruledock.load(save, packs_from=settings.get("packs", ()))


def turned_up(
    cell: str,
    tile: str,
    clans: Sequence[str] = PLAIN,
    *,
    player: int = 0,
    others: Mapping[str, str] | None = None,
    **settings: Any,
) -> Game:
    """A player has just turned up *tile* at *cell* and must move it."""
    step = ("move-tile", {"player": player, "cell": cell})
    return laid({**(others or {}), cell: tile}, [step], clans, **settings)


def ended(
    tiles: Mapping[str, str],
    clans: Sequence[str] = PLAIN,
    *,
    facing: Mapping[str, int] | None = None,
    last: int = 1,
    **settings: Any,
) -> Game:
    """The last tile has been moved: the evaluation up to its first decision, or to the end."""
    return laid(tiles, [("ending", {"last": last})], clans, facing, **settings)


def table(game: Game) -> KockombatTable:
    return KockombatTable.of(game)


def moves(game: Game) -> set[str]:
    """The options that are open now, in notation."""
    return {option.notation for option in game.decisions[0].options}


def partners(game: Game, cell: str) -> set[str]:
    """The cells that the tile at *cell* may be swapped with."""
    return {line.split()[2] for line in moves(game) if line.startswith(f"swap {cell} ")}


def take(game: Game, text: str) -> Game:
    """Choose an option by its notation, for whoever is asked."""
    decision = game.decisions[0]
    game.choose(decision, game.parse(decision.player, text))
    return game


def down(game: Game) -> set[str]:
    """The cats that have been turned down."""
    return set(table(game).down)


def caught(game: Game, player: int) -> set[str]:
    """The prey that a player has caught."""
    return set(table(game).caught[player])


def hunting(clans: Sequence[str] = PLAIN, **tiles: str) -> Game:
    """The end of a game with a few tiles face up, the rest of the evaluation by itself."""
    return ended(tiles, clans)


WITNESS = """
dog_3    mouse_6            royal_claws_1  dog_1          pigeon_2
mouse_3  gourmets_3         gourmets_1     royal_claws_2  gourmets_chief
fly_2    royal_claws_chief  dog_2          mouse_2        pigeon_1
mouse_5  royal_claws_4      dog_4          fly_1          dog_5
mouse_1  gourmets_4         gourmets_2     mouse_4        royal_claws_3
"""


def witness(**settings: Any) -> Game:
    """The end of the rulebook's example, on a square that agrees with all it says."""
    return ended(dict(zip(CELLS, WITNESS.split(), strict=True)), **settings)
