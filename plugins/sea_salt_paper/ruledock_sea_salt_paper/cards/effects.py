"""What pairs do: operations that any pack can give to pairs, and the steps they push.

An effect that can happen must happen; one that cannot does nothing, and the pair still scores.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ruledock.plugin import Asking, Automatic, Decision, Message, Operation, Ref, Ruleset
from ruledock_sea_salt_paper.book import PairRule
from ruledock_sea_salt_paper.options import Pick, Rob, Search
from ruledock_sea_salt_paper.phases.steps import Effect, Picking, Robbing, Searching
from ruledock_sea_salt_paper.table import SeaTable

ROB = Message("sea_salt_paper.ask.rob")


def begin_effect(table: SeaTable, player: int, rule: PairRule) -> None:
    """Start the first operation of a pair; the others follow when it is done."""
    _run(table, player, rule, 0)


def go_on(table: SeaTable, step: Effect) -> None:
    _run(table, step.player, table.book.pairs[step.pair], step.at)


def has_operation(table: SeaTable, step: Effect) -> bool:
    """Whether the pair has such an operation."""
    return 0 <= step.at < len(table.book.pairs[step.pair].effect)


def _run(table: SeaTable, player: int, rule: PairRule, at: int) -> None:
    if at + 1 < len(rule.effect):
        table.agenda.append(Effect(player, rule.number, at + 1))
    rule.effect[at].run(table, player)


# -- operations ----------------------------------------------------------------------------


def draw_cards(table: SeaTable, player: int, cards: int = 1) -> None:
    """Draw the top cards of the draw pile, as far as there are any."""
    for _ in range(min(cards, len(table.deck))):
        if table.winner is None:
            table.draw_to_hand(player)


def another_turn(table: SeaTable, player: int) -> None:
    """Start another turn, if there is anything to draw."""
    if table.deck or any(table.piles):
        table.say("again", player)
        table.agenda.append(table.book.places[player].drawing)


def search_pile(table: SeaTable, player: int, cards: int = 1) -> None:
    """Let the player look through a discard pile and take a card, *cards* times."""
    table.agenda.extend([Searching(player)] * cards)


def rob(table: SeaTable, player: int, cards: int = 1) -> None:
    """Let the player take a random card from an opponent's hand, *cards* times."""
    table.agenda.extend([Robbing(player)] * cards)


# -- the steps they push -------------------------------------------------------------------


def offer_search(table: SeaTable, step: Searching) -> Decision | None:
    held = sum(1 << place for place, pile in enumerate(table.piles) if pile)
    return table.book.places[step.player].searches[held]


def search(table: SeaTable, step: Searching, player: int, chosen: Search) -> None:
    if table.log is not None:
        table.say("searches", player, pile=Ref("pile", chosen.pile))
    table.agenda.append(Picking(player, chosen.pile - 1))


def offer_pick(table: SeaTable, step: Picking) -> Decision | None:
    pile, picks = table.piles[step.pile], table.book.picks
    if not pile:
        return None
    open_ = tuple([picks[card] for card in pile])
    prompt = partial(ask_pick, table.ruleset, step.pile + 1)
    # The one card of a pile is its top, which everybody sees.
    public = len(pile) == 1
    return Decision(step.player, "sea_salt_paper.pick", open_, prompt, public, True)


def ask_pick(ruleset: Ruleset, pile: int) -> Message:
    return Message("sea_salt_paper.ask.pick", {"pile": Ref("pile", pile)}, ruleset)


def pick(table: SeaTable, step: Picking, player: int, chosen: Pick) -> None:
    table.pick(player, step.pile, chosen.card)


def offer_rob(table: SeaTable, step: Robbing) -> Decision | None:
    robs = table.book.robs
    victims = [robs[who] for who, hand in enumerate(table.hands) if hand and who != step.player]
    return Decision(step.player, "sea_salt_paper.rob", victims, ROB, True) if victims else None


def steal(table: SeaTable, step: Robbing, player: int, chosen: Rob) -> None:
    table.steal(player, chosen.victim)


STEPS = (
    Automatic(Effect, go_on, fits=has_operation, name="effect"),
    Asking(Searching, offer_search, search, name="searching"),
    Asking(Picking, offer_pick, pick, name="picking"),
    Asking(Robbing, offer_rob, steal, name="robbing"),
)


def _operation(name: str, run: Any, doc: str, *, counted: bool) -> Operation:
    properties = {"cards": {"type": "integer", "minimum": 1, "maximum": 5}} if counted else {}
    example: Any = {name: {"cards": 1}} if counted else name
    return Operation(name, {"type": "object", "properties": properties}, run, doc, example)


OPERATIONS = (
    _operation("draw_cards", draw_cards, "Take cards from the draw pile.", counted=True),
    _operation("another_turn", another_turn, "Take another whole turn.", counted=False),
    _operation("search_pile", search_pile, "Take cards out of discard piles.", counted=True),
    _operation("rob", rob, "Take random cards out of opponents' hands.", counted=True),
)
