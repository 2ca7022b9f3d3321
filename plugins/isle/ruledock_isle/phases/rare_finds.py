"""Phase 5, rare finds: in turn order one oshax card or one treasure card, or a pass."""

from __future__ import annotations

from ruledock.plugin import Asking, Automatic, Decision, Message, Option, Player, Ref, step
from ruledock_isle.axes import InOrder
from ruledock_isle.cards.operations import Resolving, doable
from ruledock_isle.options import Find, Pass
from ruledock_isle.phases.days import moments
from ruledock_isle.phases.turns import PASS, frame, next_active
from ruledock_isle.table import IsleTable

ASK_FIND = Message("isle.ask.find")
ASK_FIND_NONE = Message("isle.ask.find.none")


@step
class FindRound:
    """The next player who has not passed takes a turn; *at* is the place in the order."""

    at: InOrder = 0
    first: bool = False


@step
class FindTurn:
    """One player plays an oshax card or a treasure card, or passes."""

    player: Player


def start_finds(table: IsleTable) -> None:
    """The first player begins."""
    table.passed.clear()
    table.push(*moments(table, "finds-phase"), FindRound(first=True))


def next_turn(table: IsleTable, step: FindRound) -> None:
    """Go round until all have passed."""
    at = next_active(table, step.at)
    if at is None:
        return
    turn, rest = FindTurn(table.order[at]), FindRound((at + 1) % len(table.order))
    window = () if step.first else moments(table, "before-find-turn")
    table.push(*window, *frame(table, "find", turn), rest)


def offer_turn(table: IsleTable, step: FindTurn) -> Decision:
    """Every card in hand in each way it can be used now; passing is always possible."""
    player, ways = step.player, table.book.finds
    hand = table.hands[player]
    options: list[Option] = []
    known: dict[int, bool] = {}  # cards alike share their effects
    for card in hand:
        for find, effect in ways[card].values() if card in ways else ():
            can = known.get(id(effect))
            if can is None:
                can = known[id(effect)] = doable(table, player, effect)
            if can:
                options.append(find)
    prompt = ASK_FIND if options else ASK_FIND_NONE
    options.append(PASS)
    return Decision(player, "isle.find", tuple(options), prompt, public=not hand, interrupts=True)


def take_turn(table: IsleTable, step: FindTurn, player: int, chosen: Option) -> None:
    if type(chosen) is Find:
        table.hands[player].remove(chosen.card)
        table.discard.append(chosen.card)
        table.show(chosen.card)
        if table.log is not None:
            args = {"card": Ref("card", chosen.card), "way": Ref("way", chosen.way)}
            table.tell("isle.finds", player=table.name(player), **args)
        table.push(Resolving(player, chosen.card, chosen.way))
    elif type(chosen) is Pass:
        table.passed.append(player)
        if table.log is not None:
            table.tell("isle.passes.finds", player=table.name(player))


STEPS = (
    Automatic(FindRound, next_turn, name="find-round"),
    Asking(FindTurn, offer_turn, take_turn, name="find-turn"),
)
STARTS = (("finds", start_finds),)
