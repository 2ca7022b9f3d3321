"""A card game of asking, and mistakes that only whoever remembers what happened can find.

A player asks another for a rank and puts a card of it aside, whichever chance picks. Who is asked
puts aside all they have of it; who has none says so, without being asked for a choice. Then the
player draws a card.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any

import attrs

from ruledock.engine.decisions import Decision
from ruledock.engine.domains import ByPlayer, Player
from ruledock.engine.options import Option, axis, names, numbers, option, seats
from ruledock.engine.secrecy import hidden, public, secret
from ruledock.engine.step_kinds import Asking
from ruledock.linking.game_spec import GameSpec, ScoreLine
from ruledock.linking.hooks import hookimpl
from ruledock.linking.table import Table
from ruledock.messages import Message
from ruledock.plugin import step

RANKS = tuple("123456")
DECK = tuple(f"{rank}{suit}" for rank in RANKS for suit in "wxy")
NUMBERS = range(10, 10 + len(DECK))
"""The same cards as whole numbers: three of each rank."""
CARD, RANK = names("card", DECK), names("rank", RANKS)
NUMBER = numbers("number", NUMBERS[0], NUMBERS[-1])
TURNS = 14


def rank_of(card: Any) -> str:
    return RANKS[(card - NUMBERS[0]) // 3] if isinstance(card, int) else str(card[0])


def may_have(table: Any, player: int, card: Any) -> bool:
    """Who has said to have none of a rank has none until they draw."""
    return rank_of(card) not in table.denied[player]


def table_of(cards: Any, fits: Any) -> type[Table]:
    """A table for such cards, on which *fits* says where they may lie."""

    fields = {
        "deck": (list[cards], hidden()),
        "hands": (ByPlayer[list[cards]], secret(by="player", fits=fits)),
        "aside": (list[cards], public()),
        "denied": (ByPlayer[list[str]], attrs.field(factory=list)),
        "turns": (int, 0),
        "noted": (ByPlayer[int], attrs.field(factory=list)),
    }
    body = {name: value for name, (_, value) in fields.items()}
    body["__annotations__"] = {name: kind for name, (kind, _) in fields.items()}
    return attrs.define(eq=False)(type("Fishing", (Table,), body))


@step
class Turn:
    """One player asks another."""

    player: Player


@option("ask {player} for {rank}")
class Ask(Option):
    player: int = axis(seats())
    rank: str = axis(RANK)


def nothing(table: Any, player: int, cards: list[Any], sign: int) -> None:
    """Nobody writes down which cards come and go."""


def sums(table: Any, player: int, cards: list[Any], sign: int) -> None:
    """What a hand is worth is written down where everybody may read it."""
    table.noted[player] += sign * sum(int(rank_of(card)) for card in cards)


def lowest(table: Any, player: int, cards: list[Any], sign: int) -> None:
    """The lowest rank of a hand is written down where everybody may read it."""
    table.noted[player] = min((int(rank_of(card)) for card in table.hands[player]), default=0)


class Rules:
    """The game, with something about it changed."""

    def __init__(
        self,
        *,
        note: Any = nothing,
        fits: Any = may_have,
        cards: Any = DECK,
        is_public: bool = False,
    ) -> None:
        self.note, self.cards, self.is_public = note, cards, is_public
        card = Annotated[int, NUMBER] if cards is NUMBERS else Annotated[str, CARD]
        self.table = table_of(card, fits)

    def setup(self, table: Any) -> None:
        table.deck = sorted(self.cards)
        table.hands, table.denied = ([[] for _ in table.players] for _ in range(2))
        table.noted = [0 for _ in table.players]
        for player in table.players:
            self.gain(table, player, table.chance.draw_many("fishing.deck", table.deck, 4))
        table.push(Turn(0))

    def gain(self, table: Any, player: int, cards: list[Any]) -> None:
        table.hands[player] = sorted([*table.hands[player], *cards])
        table.denied[player] = []
        self.note(table, player, cards, 1)

    def put_aside(self, table: Any, player: int, cards: list[Any]) -> None:
        for card in cards:
            table.hands[player].remove(card)
            table.aside.append(card)
            name = table.ruleset.name_of(player)
            table.tell("fishing.aside", player=name, card=str(card))
        self.note(table, player, cards, -1)

    def offer(self, table: Any, step: Turn) -> Decision | None:
        ranks = sorted({rank_of(card) for card in table.hands[step.player]})
        others = [seat for seat in table.players if seat != step.player]
        asks = tuple(Ask(seat, rank) for seat in others for rank in ranks)
        return Decision(step.player, "fishing.ask", asks, public=self.is_public) if asks else None

    def ask(self, table: Any, step: Turn, player: int, chosen: Ask) -> None:
        mine, theirs = (
            [card for card in table.hands[seat] if rank_of(card) == chosen.rank]
            for seat in (player, chosen.player)
        )
        self.put_aside(table, player, [table.chance.pick("fishing.own", mine)])
        self.put_aside(table, chosen.player, theirs)
        table.denied[chosen.player] = sorted({*table.denied[chosen.player], chosen.rank})
        if table.deck:
            self.gain(table, player, [table.chance.draw("fishing.deck", table.deck)])
        table.turns += 1
        if table.turns < TURNS:
            table.push(Turn((player + 1) % len(table.players)))

    def plugin(self, name: str) -> SimpleNamespace:
        spec = GameSpec(
            name=name,
            title="Fishing",
            players=(2, 4),
            table=self.table,
            setup=self.setup,
            score=lambda table, player: [
                ScoreLine(-len(table.hands[player]), Message("fishing.line"))
            ],
            winners=lambda table, totals: [p for p in table.players if totals[p] == max(totals)],
            check=self.check,
        )
        known = {
            "ruledock_game": spec,
            "ruledock_view": (see,),
        }
        made = SimpleNamespace(**{hook: _giving(value) for hook, value in known.items()})
        made.STEPS = (Asking(Turn, self.offer, self.ask, name="turn"),)
        made.OPTIONS, made.MESSAGES = (Ask,), MESSAGES
        return made

    def check(self, table: Any) -> None:
        piles = [table.deck, table.aside, *table.hands]
        if sorted(card for pile in piles for card in pile) != sorted(self.cards):
            raise ValueError("every card lies in one place")


MESSAGES = """
fishing-aside = { $player } puts { $card } aside.
fishing-line = for each card left.
"""


def see(table: Any, player: int | None) -> dict[str, Any]:
    return {
        "deck": len(table.deck),
        "hands": [len(hand) for hand in table.hands],
        "hand": None if player is None else list(table.hands[player]),
        "aside": list(table.aside),
        "denied": [list(ranks) for ranks in table.denied],
    }


def _giving(value: Any) -> Any:
    return hookimpl(lambda: value)


MISTAKES: dict[str, tuple[str, dict[str, Any]]] = {
    "guesses what was denied": ("guess.plausible", {"fits": None}),
    "calls asking public": ("leaks.public", {"is_public": True}),
    "adds hands up in the open": ("secrecy.notes", {"note": sums}),
    "writes down the lowest card": ("*", {"note": lowest}),
}
