"""What clans and chiefs can do. No operation knows a clan, a tile or a kind of prey by name."""

from __future__ import annotations

from typing import Any

from ruledock.plugin import Operation, bits
from ruledock_kockombat.clans.moments import Ability, Allowed, Attack, Turned
from ruledock_kockombat.phases.steps import ChoosePrey, TurnADog
from ruledock_kockombat.table import KockombatTable

# -- when a tile is turned up ------------------------------------------------------------------


def swap_within(
    table: KockombatTable, moment: Turned, turned: str, lines: str, farthest: int | None = None
) -> None:
    """Swap with tiles in line, too."""
    if moment.sort == turned:
        moment.swaps |= table.book.along(lines, farthest)[moment.cell]


def swap_with(table: KockombatTable, moment: Turned, turned: str, other: str) -> None:
    """Swap with any face-up tile of a sort, however far away."""
    if moment.sort == turned:
        moment.swaps |= table.book.showing(table, other) & ~(1 << moment.cell)


def stay(table: KockombatTable, moment: Turned, turned: str) -> None:
    """Let the tile stay."""
    if moment.sort == turned:
        moment.stays = True


def move_instead(table: KockombatTable, moment: Turned, turned: str, other: str) -> None:
    """Let another face-up tile move in place of the one turned up."""
    if moment.sort == turned:
        moment.instead |= table.book.showing(table, other) & ~(1 << moment.cell)


# -- around the dogs' attack -------------------------------------------------------------------


def turn_dog(table: KockombatTable, moment: Ability) -> None:
    """Let the player turn a dog next to the chief."""
    table.push(TurnADog(moment.player))


def swap_with_centre(table: KockombatTable, moment: Ability) -> None:
    """Swap the chief with the tile in the centre, unless it lies there already."""
    cell, centre = table.chief_cell(moment.player), table.book.centre
    if cell is not None and cell != centre:
        table.swap(cell, centre)
        table.tell("kockombat.centre", player=table.name(moment.player))


def escape(table: KockombatTable, moment: Attack) -> None:
    """No dog catches the chief."""
    cell = table.chief_cell(moment.player)
    if cell is not None:
        moment.cells &= ~(1 << cell)


def strength_by_cats_up(table: KockombatTable, moment: Ability, strengths: tuple[int, ...]) -> None:
    """Give all cats of the clan the strength for the number of them that are up."""
    up = len(table.awake(moment.player))
    table.equal[moment.player] = strengths[min(up, len(strengths)) - 1] if up else 0


def turn_down_weaker(table: KockombatTable, moment: Ability) -> None:
    """Turn down every weaker cat next to the chief, of either clan."""
    cell, book = table.chief_cell(moment.player), table.book
    if cell is None:
        return
    limit = table.strength(table.board[cell])
    beside = [other for other in bits(book.beside[cell]) if table.board[other] in book.cats]
    for other in beside:
        cat = table.board[other]
        if cat not in table.down and table.strength(cat) < limit:
            table.turn_down(other)
            if table.log is not None:
                table.tell("kockombat.weaker", cat=table.tile(cat))


# -- around the hunt ---------------------------------------------------------------------------


def hunt_along(
    table: KockombatTable,
    moment: Ability,
    lines: str,
    farthest: int | None = None,
    most: int | str | None = None,
) -> None:
    """Let the chief hunt prey in line with it: all of it, or some that the player names."""
    cell, book = table.chief_cell(moment.player), table.book
    if cell is None:
        return
    prey = bits(book.along(lines, farthest)[cell] & book.showing(table, "prey"))
    if most is None:
        table.hunts_also(moment.player, [book.cells[one] for one in prey])
    else:
        limit = table.ruleset.rules[most] if isinstance(most, str) else most
        table.push(ChoosePrey(moment.player, tuple(prey), limit))


def complete_sets(table: KockombatTable, moment: Ability) -> None:
    """Complete sets that the chief helped to begin with tiles that nobody has caught."""
    player = moment.player
    for tiles in table.book.sets:
        if not table.helped[player] or not set(tiles) & set(table.helped[player]):
            continue
        for tile in tiles:
            if tile in table.board:
                table.catch(player, table.board.index(tile))
                if table.log is not None:
                    args = {"player": table.name(player), "prey": table.tile(tile)}
                    table.tell("kockombat.completes", **args)


# -- how they are written ----------------------------------------------------------------------

_SORT: dict[str, Any] = {"enum": ["cat", "prey", "dog"]}
_LINES: dict[str, Any] = {"enum": ["straight", "diagonal", "every"]}
_STEPS: dict[str, Any] = {"type": "integer", "minimum": 1, "maximum": 6}


def _params(required: dict[str, Any], **optional: Any) -> dict[str, Any]:
    properties = {**required, **optional}
    return {"type": "object", "properties": properties, "required": sorted(required)}


_STRENGTHS = {
    "type": "array",
    "minItems": 1,
    "maxItems": 20,
    "items": {"type": "integer", "minimum": 0, "maximum": 30},
}
_MOST = {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 20}, {"const": "diagonal_prey"}]}
_OWNER = "kockombat"

OPERATIONS = (
    Operation(
        "swap_within",
        _params({"turned": _SORT, "lines": _LINES}, farthest=_STEPS),
        swap_within,
        "A tile of this sort, just turned up, may also be swapped with tiles in line with it, "
        "up to some steps away or to the edge.",
        {"swap_within": {"turned": "cat", "lines": "every", "farthest": 2}},
        owner=_OWNER,
    ),
    Operation(
        "swap_with",
        _params({"turned": _SORT, "other": _SORT}),
        swap_with,
        "A tile of this sort, just turned up, may also be swapped with any face-up tile of "
        "another sort.",
        {"swap_with": {"turned": "cat", "other": "dog"}},
        owner=_OWNER,
    ),
    Operation(
        "stay",
        _params({"turned": _SORT}),
        stay,
        "A tile of this sort, just turned up, may stay where it is.",
        {"stay": {"turned": "cat"}},
        owner=_OWNER,
    ),
    Operation(
        "move_instead",
        _params({"turned": _SORT, "other": _SORT}),
        move_instead,
        "When a tile of this sort is turned up, another face-up tile may move by its own reach "
        "instead; the one turned up stays.",
        {"move_instead": {"turned": "prey", "other": "prey"}},
        owner=_OWNER,
    ),
    Operation(
        "turn_dog",
        _params({}),
        turn_dog,
        "One dog next to the chief may be turned by any number of quarters.",
        "turn_dog",
        owner=_OWNER,
    ),
    Operation(
        "swap_with_centre",
        _params({}),
        swap_with_centre,
        "The chief changes places with the tile in the centre.",
        "swap_with_centre",
        owner=_OWNER,
    ),
    Operation("escape", _params({}), escape, "No dog catches the chief.", "escape", owner=_OWNER),
    Operation(
        "strength_by_cats_up",
        _params({"strengths": _STRENGTHS}),
        strength_by_cats_up,
        "All cats of the clan have the strength listed for 1, 2, 3 … of them being face up; "
        "fixed right after the dogs' attack.",
        {"strength_by_cats_up": {"strengths": [10, 8, 6, 4, 2]}},
        owner=_OWNER,
    ),
    Operation(
        "turn_down_weaker",
        _params({}),
        turn_down_weaker,
        "The chief turns down every weaker cat next to it, of either clan.",
        "turn_down_weaker",
        owner=_OWNER,
    ),
    Operation(
        "hunt_along",
        _params({"lines": _LINES}, farthest=_STEPS, most=_MOST),
        hunt_along,
        "The chief also hunts prey in line with it, up to some steps away or to the edge: all "
        "of it, or at most a number, or as many as a rule says, of the player's choice.",
        {"hunt_along": {"lines": "diagonal", "farthest": 1, "most": "diagonal_prey"}},
        owner=_OWNER,
    ),
    Operation(
        "complete_sets",
        _params({}),
        complete_sets,
        "If the chief helped to catch a tile of a kind that multiplies, the clan also takes the "
        "tiles of that kind which nobody has caught.",
        "complete_sets",
        owner=_OWNER,
    ),
)
_AROUND = frozenset({"before_dogs", "after_dogs"})
ALLOWED: Allowed = {
    **dict.fromkeys(("swap_within", "swap_with", "stay", "move_instead"), frozenset({"flip"})),
    **dict.fromkeys(("swap_with_centre", "turn_down_weaker"), _AROUND),
    "turn_dog": frozenset({"before_dogs"}),
    "escape": frozenset({"dogs"}),
    "strength_by_cats_up": frozenset({"strength"}),
    "hunt_along": frozenset({"hunt"}),
    "complete_sets": frozenset({"after_hunt"}),
}
"""By operation: the moments at which it means something."""
