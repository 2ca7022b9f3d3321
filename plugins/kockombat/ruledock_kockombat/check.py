"""What a table and its agenda can hold, to check saves from anywhere."""

from __future__ import annotations

from typing import Any

from ruledock.plugin import at_the_bottom
from ruledock_kockombat.book import Book
from ruledock_kockombat.phases.steps import (
    Ability,
    ChooseClan,
    ChoosePrey,
    FlipTile,
    KeepClan,
    KeepClans,
    LayOut,
    MoveTile,
    ShowClans,
)
from ruledock_kockombat.table import TAKEN, UNSEEN, KockombatTable, Outcome


def check(table: KockombatTable) -> None:
    """Every tile in play is in exactly one place, and so is every clan card."""
    book = table.book
    if table.board:
        _check_tiles(table, book)
    elif any((table.unseen, table.facing, table.down, *table.caught, *table.helped, *table.also)):
        raise ValueError("no tile can be in play before the square is laid out")
    cards = [*table.deck, *table.hands[0], *table.hands[1], *filter(None, table.kept)]
    if cards and sorted(cards) != sorted(book.playable):
        raise ValueError("every clan card must be in exactly one place")
    if len(table.outcomes) > table.game:
        raise ValueError("more games are over than have begun")
    for outcome in table.outcomes:
        _check_outcome(outcome, book)


def _check_tiles(table: KockombatTable, book: Book) -> None:
    showing = [tile for tile in table.board if tile not in (UNSEEN, TAKEN)]
    found = [*showing, *table.unseen, *table.caught[0], *table.caught[1]]
    if None in table.clans or len({*table.clans}) < len(table.clans):
        raise ValueError("every player must have a clan of their own")
    cats = [cat for player in table.players for cat in table.side(player).cats]
    if sorted(found) != sorted([*cats, *book.prey, *book.dogs]):
        raise ValueError("every tile of the game must be in exactly one place")
    if len(table.board) != len(book.cells) or table.board.count(UNSEEN) != len(table.unseen):
        raise ValueError("every tile that nobody has seen must lie face down")
    if set(table.facing) != {tile for tile in showing if tile in book.dogs}:
        raise ValueError("every face-up dog, and nothing else, must have a facing")
    if not table.down <= set(showing) & set(cats):
        raise ValueError("only cats on the square can be turned down")


def _check_outcome(outcome: Outcome, book: Book) -> None:
    for clan, awake in zip(outcome.clans, outcome.awake, strict=True):
        if len({*awake}) < len(awake) or not {*awake} <= {*book.clans[clan].cats}:
            raise ValueError("the cats at the end of a game must belong to its clans")


# -- what can wait -----------------------------------------------------------------------------


def begins(table: KockombatTable, step: Any) -> bool:
    """Whether a game can begin: there is no square yet, and nothing else is going on."""
    return at_the_bottom(table, step) and not table.board


def plays(table: KockombatTable, step: FlipTile | MoveTile) -> bool:
    """Whether a turn can be going on: there is a square, and the tile to move is face up."""
    if not at_the_bottom(table, step) or not table.board:
        return False
    book = table.book
    return isinstance(step, FlipTile) or table.board[book.number[step.cell]] in book.sorts


def ends(table: KockombatTable, step: Any) -> bool:
    """Whether a game can be ending: there is a square."""
    return bool(table.board)


def ends_last(table: KockombatTable, step: Any) -> bool:
    """Whether a game can be ending, for steps at the bottom of the agenda."""
    return at_the_bottom(table, step) and ends(table, step)


def has_ability(table: KockombatTable, step: Ability) -> bool:
    """Whether the player's clan has this ability."""
    if not ends(table, step):
        return False
    clan = table.side(step.player)
    return 0 <= step.number < len(clan.does(step.source, step.moment))


def has_prey(table: KockombatTable, step: ChoosePrey) -> bool:
    """Whether the player can name prey: each cell once, in order."""
    return ends(table, step) and [*step.cells] == sorted({*step.cells}) and step.most >= 0


def chooses(table: KockombatTable, step: ChooseClan) -> bool:
    """Whether a player can be choosing among all clans."""
    return type(table.agenda[0]) is LayOut and not table.clans[step.player]


def lays_out(table: KockombatTable, step: LayOut) -> bool:
    """Whether laying out can come next: each player has a clan or is still to get one."""
    choosing = {one.player for one in table.agenda if type(one) is ChooseClan}
    shown = any(type(one) is ShowClans for one in table.agenda)
    known = all(clan or player in choosing for player, clan in enumerate(table.clans))
    return begins(table, step) and (shown or known)


def shows(table: KockombatTable, step: ShowClans) -> bool:
    """Whether showing clans can come next: each player has kept a card or is still to do so."""
    if [type(one) for one in table.agenda[:2]] != [LayOut, ShowClans]:
        return False
    keeping: list[int] = []
    for one in reversed(table.agenda[2:]):
        if type(one) not in (KeepClan, KeepClans):
            return False
        keeping += [one.player] if type(one) is KeepClan else one.players
    kept = [player for player, card in enumerate(table.kept) if card]
    return sorted([*keeping, *kept]) == [*table.players]


def keeps(table: KockombatTable, step: KeepClan) -> bool:
    """Whether a player can be keeping a card: there are enough to hand on."""
    waiting = [one for one in table.agenda if type(one) is KeepClan]
    return len(table.hands[waiting[-1].player]) >= len(waiting)


def all_keep(table: KockombatTable, step: KeepClans) -> bool:
    """Whether all can be keeping a card of the hand."""
    return all(table.hands[player] for player in step.players)
