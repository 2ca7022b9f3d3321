"""The evaluation: dogs, hunt and score, with all that clans and chiefs do around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ruledock.plugin import Asking, Automatic, Decision, Message, Option, Ref, Subsets, bits, refs
from ruledock_kockombat.check import ends, ends_last, has_ability, has_prey
from ruledock_kockombat.clans.moments import Ability, Attack
from ruledock_kockombat.options import Hunt, LeaveDogs, Turn
from ruledock_kockombat.phases.steps import (
    ChoosePrey,
    DogsAttack,
    Ending,
    HuntPrey,
    NewGame,
    Resolve,
    Tally,
    TurnADog,
)
from ruledock_kockombat.scoring.hauls import points
from ruledock_kockombat.table import KockombatTable, Outcome


def end(table: KockombatTable, step: Ending) -> None:
    """Put the parts of the evaluation on the agenda."""
    table.tell("kockombat.ends")
    fix_strengths(table)
    table.push(
        Resolve("before_dogs", step.last),
        DogsAttack(),
        Resolve("after_dogs", step.last),
        Resolve("hunt", step.last),
        HuntPrey(),
        Resolve("after_hunt", step.last),
        Tally(),
    )


# -- whose turn it is --------------------------------------------------------------------------


def order(table: KockombatTable, last: int) -> list[int]:
    """The player of the stronger chief first; with equal chiefs, the one without the last turn."""

    def rank(player: int) -> tuple[int, bool]:
        return -table.strength(table.side(player).chief), player == last

    return sorted(table.players, key=rank)


def abilities(table: KockombatTable, moment: str, last: int) -> list[Ability]:
    """Everything both clans can do at a moment, in order."""
    return [
        Ability(player, moment, source, number)
        for player in order(table, last)
        for source in ("effect", "chief")
        for number in range(len(table.side(player).does(source, moment)))
    ]


def resolve(table: KockombatTable, step: Resolve) -> None:
    table.push(*abilities(table, step.moment, step.last))


def act(table: KockombatTable, step: Ability) -> None:
    """Carry out one operation; a chief that is face down can do nothing."""
    if step.source == "chief" and table.chief_cell(step.player) is None:
        return
    clan = table.side(step.player)
    bound = clan.does(step.source, step.moment)[step.number]
    bound.operation.run(table, step, **bound.params)


# -- dogs --------------------------------------------------------------------------------------


def offer_dogs(table: KockombatTable, step: TurnADog) -> Decision | None:
    """One dog next to the chief, by any number of quarters, or none."""
    book, cell = table.book, table.chief_cell(step.player)
    dogs = [] if cell is None else bits(book.beside[cell] & book.showing(table, "dog"))
    if not dogs:
        return None
    turns = [Turn(book.cells[dog], quarters) for dog in dogs for quarters in (1, 2, 3)]
    prompt = Message("kockombat.ask.dog")
    return Decision(step.player, "kockombat.dog", [LeaveDogs(), *turns], prompt, public=True)


def turn_dog(table: KockombatTable, step: TurnADog, player: int, chosen: Option) -> None:
    if isinstance(chosen, Turn):
        table.turn_dog(table.book.number[chosen.cell], chosen.quarters)
        if table.log is not None:
            quarters = Ref("quarters", chosen.quarters)
            args = {"cell": Ref("cell", chosen.cell), "quarters": quarters}
            table.tell("kockombat.turns", player=table.name(player), **args)


def attack(table: KockombatTable, step: DogsAttack) -> None:
    """Turn down every cat that a dog's arrow points at, all at the same time."""
    book = table.book
    reached = Attack(0, 0)
    for cell, tile in enumerate(table.board):
        if tile in table.facing:
            reached.cells |= book.arrows[tile][table.facing[tile]][cell]
    for player in table.players:
        reached.player = player
        _shield(table, reached)
    for cell in bits(reached.cells):
        if table.board[cell] in book.cats:
            table.turn_down(cell)
            if table.log is not None:
                table.tell("kockombat.bitten", cat=table.tile(table.board[cell]))
    fix_strengths(table)


def _shield(table: KockombatTable, reached: Attack) -> None:
    clan = table.side(reached.player)
    for bound in (*clan.does("effect", "dogs"), *clan.does("chief", "dogs")):
        bound.operation.run(table, reached, **bound.params)


def fix_strengths(table: KockombatTable) -> None:
    """Fix the strength of clans that depend on the number of their cats."""
    for ability in abilities(table, "strength", 1 - table.first):
        act(table, ability)


# -- hunt --------------------------------------------------------------------------------------


def offer_prey(table: KockombatTable, step: ChoosePrey) -> Decision | None:
    if not step.cells:
        return None
    cells = [table.book.cells[cell] for cell in step.cells]
    prompt = Message("kockombat.ask.prey", {"most": step.most})
    options = Subsets(Hunt, cells, 0, step.most)
    return Decision(step.player, "kockombat.prey", options, prompt, public=True)


def hunt_chosen(table: KockombatTable, step: ChoosePrey, player: int, chosen: Hunt) -> None:
    table.hunts_also(player, chosen.cells)
    if table.log is not None:
        cells = refs("cell", chosen.cells)
        table.tell("kockombat.hunts_also", player=table.name(player), cells=cells)


def hunt(table: KockombatTable, step: HuntPrey) -> None:
    """Compare the clans at every prey: the stronger one takes it, equal ones leave it."""
    book = table.book
    prey = book.showing(table, "prey")
    powers = [_powers(table, player, prey) for player in table.players]
    chiefs = [_chief_hunts(table, player) for player in table.players]
    for cell in bits(prey):
        here = [power.get(cell, 0) for power in powers]
        if here[0] == here[1]:
            if table.log is not None and here[0]:
                table.tell("kockombat.tie", prey=table.tile(table.board[cell]), each=here[0])
            continue
        winner = 0 if here[0] > here[1] else 1
        tile = table.board[cell]
        if chiefs[winner] >> cell & 1:
            table.helped[winner].append(tile)
        table.catch(winner, cell)
        if table.log is not None:
            args = {"prey": table.tile(tile), "more": max(here), "less": min(here)}
            table.tell("kockombat.catches", player=table.name(winner), **args)


def _chief_hunts(table: KockombatTable, player: int) -> int:
    """The cells where a player's chief hunts."""
    cell = table.chief_cell(player)
    if cell is None:
        return 0
    also = sum(1 << table.book.number[one] for one in table.also[player])
    return table.book.beside[cell] | also


def _powers(table: KockombatTable, player: int, prey: int) -> dict[int, int]:
    """A clan's strength by cell of prey."""
    book, powers = table.book, dict[int, int]()
    chief = table.side(player).chief
    for cat in table.awake(player):
        area = book.beside[table.board.index(cat)] if cat != chief else _chief_hunts(table, player)
        strength = table.strength(cat)
        for cell in bits(area & prey):
            powers[cell] = powers.get(cell, 0) + strength
    return powers


# -- the end -----------------------------------------------------------------------------------


def outcome(table: KockombatTable) -> Outcome:
    """What the score of the game on the table depends on."""
    caught = [sorted(prey) for prey in table.caught]
    clans = [clan for clan in table.clans if clan is not None]
    return Outcome(clans, caught, [table.awake(player) for player in table.players])


def tally(table: KockombatTable, step: Tally) -> None:
    """Record how the game ended; begin the next one, if the match has one."""
    table.outcomes.append(outcome(table))
    if table.log is not None:
        _tell_points(table)
    if table.game < table.ruleset.config.settings["games"]:
        table.push(NewGame(table.game + 1))


def _tell_points(table: KockombatTable) -> None:
    for player in table.players:
        each = [points(table.book, one, player) for one in table.outcomes]
        args = {"player": table.name(player), "points": each[-1], "total": sum(each)}
        table.tell("kockombat.scores.again" if len(each) > 1 else "kockombat.scores", **args)


def outcomes(table: KockombatTable) -> Sequence[Outcome]:
    """How every game of the match ended; the current one as if it ended now.

    Then only face-up tiles count, and nobody uses abilities that ask for a choice.
    """
    if len(table.outcomes) == table.game or not table.board:
        return table.outcomes
    then = table.copy()
    if not any(isinstance(step, Tally) for step in then.agenda):
        then.agenda = [Ending(1 - table.first)]
    while then.agenda:
        step = then.agenda.pop()
        if type(step) in BY_ITSELF:
            BY_ITSELF[type(step)](then, step)
    return [*table.outcomes, outcome(then)]


BY_ITSELF: Mapping[type, Callable[[KockombatTable, Any], None]] = {
    Ending: end,
    Resolve: resolve,
    Ability: act,
    DogsAttack: attack,
    HuntPrey: hunt,
}
STEPS = (
    Automatic(Ending, end, fits=ends_last, name="ending"),
    Automatic(Resolve, resolve, fits=ends, name="resolve"),
    Automatic(Ability, act, fits=has_ability, name="ability"),
    Automatic(DogsAttack, attack, fits=ends, name="dogs-attack"),
    Automatic(HuntPrey, hunt, fits=ends, name="hunt-prey"),
    Asking(TurnADog, offer_dogs, turn_dog, fits=ends, name="turn-adog"),
    Asking(ChoosePrey, offer_prey, hunt_chosen, fits=has_prey, name="choose-prey"),
    Automatic(Tally, tally, fits=ends_last, name="tally"),
)
