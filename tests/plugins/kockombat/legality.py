"""What is legal in Kočkombat, said a second time, slowly, from the rules alone."""

from __future__ import annotations

from ruledock.engine.options import Option
from ruledock.engine.secret_choices import Withdraw
from ruledock.game.game import Game
from ruledock.testing import Act
from ruledock_kockombat.options import Choose, Flip, Hunt, LeaveDogs, Stay, Swap, Turn
from ruledock_kockombat.phases.steps import (
    ChooseClan,
    ChoosePrey,
    FlipTile,
    KeepClan,
    KeepClans,
    MoveTile,
    TurnADog,
)
from ruledock_kockombat.table import KockombatTable


def legal(game: Game, act: Act) -> bool:
    """Whether the rules allow *act* now."""
    table = KockombatTable.of(game)
    step, player, option = table.agenda[-1], act.player, act.option
    if not act.asked:
        sealed = isinstance(step, KeepClans) and step.choice_of(player) is not None
        return sealed and option == Withdraw()
    if isinstance(step, ChooseClan):
        return isinstance(option, Choose) and option.clan not in table.clans
    if isinstance(step, KeepClan | KeepClans):
        return isinstance(option, Choose) and option.clan in table.hands[player]
    if isinstance(step, FlipTile):
        return isinstance(option, Flip) and at(table, option.cell) == "?"
    if isinstance(step, MoveTile):
        return may_move(table, player, step.cell, option)
    if isinstance(step, TurnADog):
        return option == LeaveDogs() or (
            isinstance(option, Turn) and may_turn(table, player, option)
        )
    return (
        isinstance(step, ChoosePrey)
        and isinstance(option, Hunt)
        and may_hunt(table, player, option)
    )


def place(cell: str) -> tuple[int, int]:
    return int(cell[1:]), "abcde".index(cell[0])


def at(table: KockombatTable, cell: str) -> str:
    row, column = place(cell)
    return table.board[(row - 1) * 5 + column]


def apart(cell: str, other: str) -> tuple[int, int]:
    """How many rows and columns lie between two cells."""
    (row, column), (other_row, other_column) = place(cell), place(other)
    return abs(row - other_row), abs(column - other_column)


def sort(tile: str) -> str:
    kind = tile.rpartition("_")[0]
    if kind in ("mouse", "fly", "pigeon"):
        return "prey"
    return "dog" if kind == "dog" else "cat" if kind else "hidden"


def in_reach(tile: str, cell: str, other: str) -> bool:
    rows, columns = apart(cell, other)
    if sort(tile) == "prey":
        return max(rows, columns) == 1
    farthest = 2 if sort(tile) == "cat" else 4
    return min(rows, columns) == 0 and 1 <= max(rows, columns) <= farthest


def may_move(table: KockombatTable, player: int, cell: str, option: Option) -> bool:
    """A swap within reach, or what the player's clan may do besides."""
    tile = at(table, cell)
    clan = table.clans[player] if table.ruleset.config.settings["abilities"] else ""
    if isinstance(option, Stay):
        return clan == "power_cats" and sort(tile) == "cat"
    if not isinstance(option, Swap):
        return False
    if option.cell != cell:
        mover = at(table, option.cell)
        both_prey = sort(tile) == sort(mover) == "prey"
        instead = clan == "polterkitties" and both_prey and option.other != cell
        return instead and in_reach(mover, option.cell, option.other)
    rows, columns = apart(cell, option.other)
    leaps = clan == "defenders_of_justice" and rows == columns and rows in (1, 2)
    to_dog = clan == "royal_claws" and sort(at(table, option.other)) == "dog"
    further = sort(tile) == "cat" and (leaps or to_dog)
    return in_reach(tile, cell, option.other) or further


def chief_of(table: KockombatTable, player: int) -> str:
    """The cell of a player's chief."""
    number = table.board.index(f"{table.clans[player]}_chief")
    return f"{'abcde'[number % 5]}{number // 5 + 1}"


def may_turn(table: KockombatTable, player: int, option: Option) -> bool:
    if not isinstance(option, Turn):
        return False
    beside = sum(apart(chief_of(table, player), option.cell)) == 1
    return beside and sort(at(table, option.cell)) == "dog" and option.quarters in (1, 2, 3)


def may_hunt(table: KockombatTable, player: int, option: Option) -> bool:
    """At most one prey, at a corner of the chief."""
    if not isinstance(option, Hunt):
        return False
    chief = chief_of(table, player)
    corners = all(apart(chief, cell) == (1, 1) for cell in option.cells)
    prey = all(sort(at(table, cell)) == "prey" for cell in option.cells)
    return len(option.cells) <= 1 and corners and prey
