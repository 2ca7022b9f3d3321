"""Tables laid out for one claim: whatever is not said lies where a new game has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ruledock.engine.decisions import Decision
from ruledock.game.game import Game
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.linking.table import new_table
from ruledock_isle.check import check
from ruledock_isle.options import Place
from ruledock_isle.phases.rare_finds import FindRound
from ruledock_isle.phases.rescue import RescueRound
from ruledock_isle.table import IsleTable

LETTERS = {"b": "blue", "g": "green", "r": "red", "p": "purple", "o": "orange"}


def table_of(players: int = 2, seed: int = 1, **settings: Any) -> IsleTable:
    """A new table, set up, with nothing on its agenda; player 0 comes first."""
    given = {"game": "isle", "players": players, "windows": "own", **settings}
    table = IsleTable.of(new_table(link(make_config(given)), seed))
    table.agenda.clear()
    table.order = list(table.players)
    table.day = 1
    return table


def begin(table: IsleTable, *steps: Any) -> Game:
    """The game that goes on from here with these steps, the first of them first."""
    table.push(*steps)
    check(table)
    return Game(table)


def give(table: IsleTable, player: int, *cards: str) -> None:
    """Cards from the deck into a hand."""
    for card in cards:
        table.deck.remove(card)
    table.receive(player, cards)


def lay(table: IsleTable, player: int, *cards: str) -> None:
    """Rescue cards from the deck, open before a boat."""
    for card in cards:
        table.deck.remove(card)
    table.rescue_cards[player] = list(cards)
    table.revealed = True


def teach(table: IsleTable, player: int, *cards: str) -> None:
    """Private lessons from the deck into play."""
    for card in cards:
        table.deck.remove(card)
    table.lessons[player] = sorted([*table.lessons[player], *cards])


def fields(table: IsleTable, left: Sequence[str] = (), right: Sequence[str] = ()) -> None:
    """Tiles from the bag into the fields."""
    for number, tiles in enumerate((left, right)):
        for tile in tiles:
            table.bag.remove(tile)
        table.fields[number] = list(tiles)


def show_rare(table: IsleTable, *tiles: str) -> None:
    """Rare treasures from the bag onto the display."""
    for tile in tiles:
        table.bag.remove(tile)
        table.rare.append(tile)


def stow(table: IsleTable, player: int, *places: str) -> None:
    """Tiles onto a boat, from wherever they lie: ``b07 c4 r90``, ``oshax-1 c4 as-blue``."""
    for text in places:
        place = Place.read(f"place {text}")
        assert isinstance(place, Place), text
        for pile in (table.bag, table.oshax):
            if place.tile in pile:
                pile.remove(place.tile)
                break
        else:
            table.common[place.tile] -= 1
        table.boats[player].stow(place.tile, place.at, place.turn, place.flip, place.colour)


def use_boats(table: IsleTable, *plans: str) -> None:
    """These boats, one for each player."""
    table.boats = [table.book.fleet.boat(plan) for plan in plans]


def rescuing(table: IsleTable, **fish: int) -> Game:
    """Turns of phase 4 begin."""
    table.phase, table.revealed = "rescue", True
    return begin(table, RescueRound())


def finding(table: IsleTable) -> Game:
    """Turns of phase 5 begin."""
    table.phase = "finds"
    return begin(table, FindRound())


def only(game: Game) -> Decision:
    """The one open decision."""
    [decision] = game.decisions
    return decision


def offered(game: Game, player: int | None = None) -> list[str]:
    """The open options of a player, in notation."""
    decision = only(game) if player is None else game.decision_of(player)
    assert decision is not None, f"player {player} is not asked"
    return [option.notation for option in decision.options]


def do(game: Game, *texts: str) -> None:
    """Answer open decisions one after the other; ``1: pass`` says whose it is."""
    for text in texts:
        who, _, rest = text.rpartition(": ")
        decision = game.decision_of(int(who)) if who else only(game)
        assert decision is not None, f"{text}: nobody is asked"
        game.choose(decision, game.parse(decision.player, rest))


def interrupt(game: Game, player: int, text: str) -> None:
    """Do something without being asked."""
    game.interrupt(player, game.parse(player, text))


def open_to(game: Game, player: int) -> list[str]:
    """What a player may do without being asked."""
    return [option.notation for option in game.interrupts(player)]


def isle(game: Game) -> IsleTable:
    """The table of a game, and nothing on it lost."""
    table = IsleTable.of(game)
    check(table)
    return table


def play_on(game: Game, until: Callable[[IsleTable], bool], choose: Any = None) -> None:
    """Take the first option, or what *choose* says, until something holds."""
    for _ in range(5000):
        if game.over or until(IsleTable.of(game)):
            return
        decision = game.decisions[0]
        game.choose(decision, 0 if choose is None else choose(decision))
    raise AssertionError("it never came to that")


def over(game: Game, square: str, tile: str = "", colour: str = "") -> list[str]:
    """The open placements that cover a square."""
    decision = only(game)
    boat = IsleTable.of(game).boats[decision.player]
    bit = 1 << boat.plan.grid.cell_of(square)
    found = []
    for option in decision.options:
        if not isinstance(option, Place) or not option.tile.startswith(tile):
            continue
        if colour and option.colour != colour:
            continue
        tried = boat.copy()
        lain = tried.stow(option.tile, option.at, option.turn, option.flip, option.colour)
        if lain.cells & bit:
            found.append(option.notation)
    return found
