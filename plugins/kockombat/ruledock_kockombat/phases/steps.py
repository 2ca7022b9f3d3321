"""Everything that can wait on the agenda of a game."""

from __future__ import annotations

from ruledock.plugin import Player, SecretChoice, step
from ruledock_kockombat.clans.moments import Ability, Act
from ruledock_kockombat.options import CellName, CellNumber, GameNumber


@step
class NewGame:
    """A game of the match begins."""

    number: GameNumber


@step
class ChooseClan:
    """A player chooses among all clans that are left."""

    player: Player


@step
class KeepClan:
    """A player keeps one clan card in secret and hands the rest on, if the other has none yet."""

    player: Player


@step
class KeepClans(SecretChoice):
    """Each player keeps one of the clan cards in hand."""


@step
class ShowClans:
    """The players show the clan cards they kept."""


@step
class LayOut:
    """Tiles are laid out in a square, and the centre one is turned up."""


@step
class FlipTile:
    """A player turns a tile up."""

    player: Player


@step
class MoveTile:
    """A player moves the tile just turned up."""

    player: Player
    cell: CellName


@step
class Ending:
    """All tiles are face up; *last* is who turned up the last one."""

    last: Player


@step
class Resolve:
    """A moment of the evaluation at which both clans may do something."""

    moment: Act
    last: Player


@step
class DogsAttack:
    """The dogs attack."""


@step
class TurnADog:
    """A player may turn a dog next to the chief."""

    player: Player


@step
class ChoosePrey:
    """A player names prey that the chief hunts beyond its own sides."""

    player: Player
    cells: tuple[CellNumber, ...]
    most: int


@step
class HuntPrey:
    """Every prey is caught by the stronger clan next to it."""


@step
class Tally:
    """A game is over; the next one of the match begins, if there is one."""


__all__ = [
    "Ability",
    "ChooseClan",
    "ChoosePrey",
    "DogsAttack",
    "Ending",
    "FlipTile",
    "HuntPrey",
    "KeepClan",
    "KeepClans",
    "LayOut",
    "MoveTile",
    "NewGame",
    "Resolve",
    "ShowClans",
    "Tally",
    "TurnADog",
]
