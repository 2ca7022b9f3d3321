"""A small card game with hidden hands, and mistakes that can be planted in it.

Everybody gives one card to the left in secret. Then tricks are played: who can must follow suit,
the highest card of the suit led takes the trick, and its winner draws a card.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from types import SimpleNamespace
from typing import Annotated, Any

import attrs

from ruledock.engine.decisions import Decision
from ruledock.engine.domains import ByPlayer, Player
from ruledock.engine.options import Option, axis, names, option
from ruledock.engine.secret_choices import SecretChoice, SecretChoiceKind
from ruledock.engine.step_kinds import Asking, Automatic, everyone
from ruledock.linking.game_spec import GameSpec, ScoreLine
from ruledock.linking.hooks import hookimpl
from ruledock.linking.table import Table
from ruledock.messages import Message
from ruledock.plugin import hidden, memory, plain, secret, step, table
from ruledock_knowledge.passing import Passing
from ruledock_knowledge.recall import PacketRecall

DECK = tuple(f"{suit}{rank}" for suit in "abc" for rank in range(1, 6))
CARD = names("card", DECK)
CardId = Annotated[str, CARD]
Hands = ByPlayer[list[CardId]]
GIVEN = PacketRecall("given", ("hands",))


def may_have(table: Suits, player: int, card: str) -> bool:
    """Who did not follow suit has shown to have none of it."""
    return card[0] not in table.voids[player]


@table
class Suits(Table):
    """A game in progress."""

    deck: list[CardId] = hidden()
    hands: Hands = secret(by="player", fits=may_have)
    trick: list[CardId] = plain(factory=list)
    taken: Hands = plain(factory=list)
    voids: ByPlayer[list[str]] = plain(factory=list)
    notes: list[CardId] = plain(factory=list)
    given: Passing = memory(GIVEN, factory=Passing)
    buried: Hands = secret(by="player")
    """What each player laid face down, in the game in which players do."""


@step
class Giving(SecretChoice):
    """Everybody chooses a card to give away."""


@step
class Turn:
    """One player adds a card to the trick."""

    player: Player
    leader: Player


@step
class Trick:
    """The trick goes to its winner."""

    leader: Player


@option("give {card}")
class Give(Option):
    card: str = axis(CARD)


@option("play {card}")
class Play(Option):
    card: str = axis(CARD)


def setup(table: Suits) -> None:
    table.deck = sorted(DECK)
    table.hands = [
        sorted(table.chance.draw_many("suits.deck", table.deck, 3)) for _ in table.players
    ]
    table.taken, table.voids, table.buried = ([[] for _ in table.players] for _ in range(3))
    table.push(Giving(tuple(table.players)), *turns(table, 0))


def turns(table: Suits, leader: int) -> list[Any]:
    count = len(table.players)
    seats = [(leader + seat) % count for seat in range(count)]
    return [*(Turn(seat, leader) for seat in seats), Trick(leader)]


def offer_gift(table: Suits, step: Giving, player: int) -> Decision:
    return Decision(player, "suits.give", tuple(map(Give, table.hands[player])), private=True)


def give(table: Suits, step: Giving, chosen: Mapping[int, Give]) -> None:
    table.given = table.given.begin(len(table.players))
    for giver, gift in chosen.items():
        table.hands[giver].remove(gift.card)
    for giver, gift in chosen.items():
        taker = (giver + 1) % len(table.players)
        table.hands[taker] = sorted([*table.hands[taker], gift.card])
        table.voids[taker] = []
        table.given = table.given.keep(giver, giver, ())
        table.given = table.given.keep(giver, taker, (gift.card,))
        names = {"player": table.ruleset.name_of(giver), "_card": gift.card}
        table.whisper([giver, taker], "suits.gives", **names)
    table.given = table.given.end()


def follows(table: Suits, player: int) -> list[str]:
    hand = table.hands[player]
    suit = table.trick[0][0] if table.trick else ""
    return [card for card in hand if card[0] == suit] or hand


def offer_play(table: Suits, step: Turn) -> Decision | None:
    open_ = follows(table, step.player)
    return Decision(step.player, "suits.play", tuple(map(Play, open_))) if open_ else None


def play(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    table.hands[player].remove(chosen.card)
    if table.trick and table.trick[0][0] != chosen.card[0]:
        table.voids[player] = sorted({*table.voids[player], table.trick[0][0]})
    table.trick.append(chosen.card)
    table.given = table.given.show(chosen.card)
    table.tell("suits.plays", player=table.ruleset.name_of(player), card=chosen.card)


def collect(table: Suits, step: Trick) -> None:
    if not table.trick:
        return
    suit, count = table.trick[0][0], len(table.players)
    best = max(card for card in table.trick if card[0] == suit)
    winner = (step.leader + table.trick.index(best)) % count
    table.taken[winner] += table.trick
    table.trick = []
    if table.deck:
        card = table.chance.draw("suits.deck", table.deck)
        table.hands[winner] = sorted([*table.hands[winner], card])
        table.voids[winner] = []
        told = {"player": table.ruleset.name_of(winner), "_card": card}
        table.whisper([winner], "suits.draws", **told)
    if any(table.hands):
        table.push(*turns(table, winner))


def see(table: Suits, player: int | None) -> Mapping[str, Any]:
    return {
        "deck": len(table.deck),
        "hands": [len(hand) for hand in table.hands],
        "hand": None if player is None else list(table.hands[player]),
        "trick": list(table.trick),
        "taken": [list(cards) for cards in table.taken],
        "voids": [list(suits) for suits in table.voids],
        "gave": []
        if player is None
        else [list(one.cards) for one in GIVEN.known_before(table, player)],
    }


def score(table: Suits, player: int) -> list[ScoreLine]:
    return [ScoreLine(len(table.taken[player]), Message("suits.line"))]


def check(table: Suits) -> None:
    piles = [table.deck, table.trick, *table.hands, *table.taken, *table.buried]
    if sorted(card for pile in piles for card in pile) != sorted(DECK):
        raise ValueError("every card lies in one place")


SPEC = GameSpec(
    name="suits",
    title="Suits",
    players=(2, 4),
    table=Suits,
    setup=setup,
    score=score,
    winners=lambda table, totals: [p for p in table.players if totals[p] == max(totals)],
    check=check,
)
STEPS = {
    "giving": SecretChoiceKind(Giving, offer_gift, give, closes=everyone, name="giving"),
    "turn": Asking(Turn, offer_play, play, name="turn"),
    "trick": Automatic(Trick, collect, name="trick"),
}
MESSAGES = """
suits-gives = { $player } gives { $card }.
suits-gives-others = { $player } gives a card.
suits-plays = { $player } plays { $card }.
suits-draws = { $player } draws { $card }.
suits-draws-others = { $player } draws a card.
suits-line = 1 for each card taken.
"""


def plugin(
    name: str,
    *,
    steps: Mapping[str, Any] = {},
    spec: Mapping[str, Any] = {},
    options: Collection[type] = (Give, Play),
    interrupts: Collection[Any] = (),
    more_steps: Collection[Any] = (),
    messages: str = MESSAGES,
    view: Callable[[Any, int | None], Any] | None = see,
    **hooks: Any,
) -> SimpleNamespace:
    """The game, with something about it changed."""
    changed = {key: attrs.evolve(STEPS[key], **change) for key, change in steps.items()}
    known = {
        "ruledock_game": attrs.evolve(SPEC, name=name, **spec),
        "ruledock_view": () if view is None else (view,),
        **hooks,
    }
    made = SimpleNamespace(**{hook: _giving(value) for hook, value in known.items()})
    made.STEPS = (*{**STEPS, **changed}.values(), *more_steps)
    made.OPTIONS, made.MESSAGES, made.INTERRUPTS = tuple(options), messages, tuple(interrupts)
    return made


def _giving(value: Any) -> Any:
    return hookimpl(lambda: value)


# -- mistakes ------------------------------------------------------------------------------


def draws_by_itself(table: Suits, step: Trick) -> None:
    """Python's own random numbers decide who draws."""
    collect(table, step)
    if table.deck:
        lucky = random.randrange(len(table.players))
        table.hands[lucky] = sorted([*table.hands[lucky], table.deck.pop()])


PLAYED: list[str] = []


def counts_in_the_module(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    """What has been played is kept in a variable of the module."""
    play(table, step, player, chosen)
    PLAYED.append(chosen.card)
    if len(PLAYED) % 7 == 0:
        table.voids[player] = []


def peeks_while_offering(table: Suits, step: Turn) -> Decision | None:
    """Looking what may be played turns the deck round."""
    table.taken[step.player] = table.taken[step.player][::-1]
    table.voids[step.player] = [*table.voids[step.player], "z"]
    return offer_play(table, step)


def writes_while_offering(table: Suits, step: Turn) -> Decision | None:
    """Looking what may be played writes down the trick: the same, however often one looks."""
    table.notes = list(table.trick)
    return offer_play(table, step)


def shows_all_hands(table: Suits, player: int | None) -> Mapping[str, Any]:
    return {**see(table, player), "hands": [list(hand) for hand in table.hands]}


def gives_aloud(table: Suits, step: Giving, chosen: Mapping[int, Give]) -> None:
    """What was to be whispered is told to everybody."""
    give(table, step, chosen)
    for giver, gift in chosen.items():
        table.tell("suits.gives", player=table.ruleset.name_of(giver), card=gift.card)


def offers_openly(table: Suits, step: Turn) -> Decision | None:
    """Says that the options follow from public facts, though they follow from a hand."""
    decision = offer_play(table, step)
    if decision is None:
        return None
    return Decision(decision.player, decision.kind, decision.options, public=True)


def gives_without_saying_private(table: Suits, step: Giving, player: int) -> Decision:
    """Others never learn what somebody gave, but the decision does not say so."""
    return Decision(player, "suits.give", offer_gift(table, step, player).options)


def setup_to_bury(table: Suits) -> None:
    """Nobody gives a card away; instead everybody buries some."""
    setup(table)
    table.agenda.clear()
    table.push(*(Turn(seat, 0) for _ in range(3) for seat in table.players))


def bury(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    """Lay a card face down, where its player may look at it again."""
    table.hands[player].remove(chosen.card)
    table.buried[player] = sorted([*table.buried[player], chosen.card])


def offer_to_bury(table: Suits, step: Turn) -> Decision | None:
    cards = tuple(map(Play, table.hands[step.player]))
    return Decision(step.player, "suits.bury", cards, private=True) if cards else None


def _burying(**turn: Any) -> dict[str, Any]:
    """The game in which players choose in secret, one after the other."""
    steps = {"turn": {"offer": offer_to_bury, "then": bury, **turn}}
    return {"spec": {"setup": setup_to_bury}, "steps": steps}


BURYING = _burying()


class NoGuess:
    """Leaves every card where it is."""

    of = "cards"

    def guess(self, table: Suits, player: int, rng: Any) -> None:
        pass


def anything_fits(table: Suits, player: int, card: str) -> bool:
    return True


@table
class Forgetful(Table):
    """Nobody thinks of what players have shown not to hold."""

    deck: list[CardId] = hidden()
    hands: Hands = secret(by="player")
    trick: list[CardId] = plain(factory=list)
    taken: Hands = plain(factory=list)
    voids: ByPlayer[list[str]] = plain(factory=list)
    notes: list[CardId] = plain(factory=list)
    given: Passing = memory(GIVEN, factory=Passing)
    buried: Hands = secret(by="player")


def buries_and_forgets(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    """Puts a card under the deck, and nothing says that its player knows it."""
    table.hands[player].remove(chosen.card)
    table.deck = sorted([*table.deck, chosen.card])


def hands_over_and_forgets(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    """Gives a card to the next player, and nothing says that the giver knows it."""
    table.hands[player].remove(chosen.card)
    taker = (player + 1) % len(table.players)
    table.hands[taker] = sorted([*table.hands[taker], chosen.card])


def gives_and_forgets(table: Suits, step: Giving, chosen: Mapping[int, Give]) -> None:
    """Gifts are sealed and handed over, and nobody remembers what they gave."""
    give(table, step, chosen)
    table.given = Passing()


def plays_and_forgets(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    """Players remember what they gave, but only until the first card is played."""
    play(table, step, player, chosen)
    table.given = Passing()


def notes_gifts(table: Suits, step: Giving, chosen: Mapping[int, Give]) -> None:
    """Gifts are also noted in a field that nobody declared."""
    give(table, step, chosen)
    table.notes = [chosen[player].card for player in sorted(chosen)]


def shows_what_lies_hidden(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    """Everybody may read a card of the deck, which stays there as if nobody knew."""
    play(table, step, player, chosen)
    table.notes = table.deck[:1]


def turns_up_a_card(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    """The lowest card of the deck is turned up: it tells what all others are not."""
    play(table, step, player, chosen)
    if table.deck and not table.notes:
        table.notes = [table.deck.pop(0)]
        table.taken[player].append(table.notes.pop())


def says_who_holds_it(table: Suits, player: int, option: Any) -> Message | None:
    """Who asks for a card of somebody else is told whose it is."""
    for holder, hand in enumerate(table.hands):
        if getattr(option, "card", "") in hand:
            return Message("suits.held", {"player": table.ruleset.name_of(holder)})
    return None


MISTAKES: dict[str, tuple[str | tuple[str, ...], dict[str, Any]]] = {
    "uses Python's random": ("*", {"steps": {"trick": {"run": draws_by_itself}}}),
    "keeps state in a module": ("*", {"steps": {"turn": {"then": counts_in_the_module}}}),
    "changes the table while offering": ("*", {"steps": {"turn": {"offer": peeks_while_offering}}}),
    "writes the same whenever it offers": (
        "offers",
        {"steps": {"turn": {"offer": writes_while_offering}}},
    ),
    "shows all hands": ("leaks.view", {"view": shows_all_hands}),
    "tells everybody what it should whisper": (
        "leaks.log",
        {"steps": {"giving": {"resolve": gives_aloud}}},
    ),
    "says who holds a card when it refuses it": (
        "leaks.refusals",
        {
            "spec": {"why_not": says_who_holds_it},
            "messages": MESSAGES + "suits-held = { $player } holds that card.\n",
        },
    ),
    "calls options of hidden cards public": (
        "leaks.public",
        {"steps": {"turn": {"offer": offers_openly}}},
    ),
    "forgets that a sealed choice stays private": (
        "secrecy.private",
        {"steps": {"giving": {"offer": gives_without_saying_private}}},
    ),
    "forgets that a face-down choice is private": (
        "*",
        _burying(offer=offer_play),
    ),
    "does not guess at all": ("guess.varies", {"ruledock_guess": (NoGuess(),)}),
    "forgets what players do not hold": ("guess.plausible", {"spec": {"table": Forgetful}}),
    "forgets who put a card under the deck": ("guess.own", _burying(then=buries_and_forgets)),
    "forgets who handed a card over": ("guess.own", _burying(then=hands_over_and_forgets)),
    "forgets who gave what": ("guess.own", {"steps": {"giving": {"resolve": gives_and_forgets}}}),
    "forgets after a while who gave what": (
        "guess.own",
        {"steps": {"turn": {"then": plays_and_forgets}}},
    ),
    "leaves notes of gifts in the open": (
        "secrecy",
        {"steps": {"giving": {"resolve": notes_gifts}}},
    ),
    "shows a hidden card as if nobody knew": (
        ("leaks", "secrecy", "guess.plausible"),  # whichever looks first
        {"steps": {"turn": {"then": shows_what_lies_hidden}}},
    ),
    "turns a card up that is not drawn": (
        "guess.plausible",
        {"steps": {"turn": {"then": turns_up_a_card}}},
    ),
}


# -- bad manners -----------------------------------------------------------------------------


@option("fold")
class Fold(Option):
    """An option of a class that nobody has registered."""


def offers_to_fold(table: Suits, step: Turn) -> Decision | None:
    decision = offer_play(table, step)
    return decision and decision.offering((*decision.options, Fold()))


def offers_a_joker(table: Suits, step: Turn) -> Decision | None:
    decision = offer_play(table, step)
    return decision and decision.offering((*decision.options, Play("joker")))


def asks_for_nothing(table: Suits, step: Turn) -> Decision:
    """A decision with no option, where there is nothing to ask."""
    return Decision(step.player, "suits.play", tuple(map(Play, follows(table, step.player))))


def speaks_in_tongues(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    play(table, step, player, chosen)
    table.tell("suits.plyas", card=chosen.card)


def leaves_a_blank(table: Suits, step: Turn, player: int, chosen: Play) -> None:
    play(table, step, player, chosen)
    table.tell("suits.plays", player="somebody")


BAD_MANNERS: dict[str, tuple[str, dict[str, Any]]] = {
    "hands out a list of the table": (
        "view.own",
        {"view": lambda table, player: {**see(table, player), "taken": table.taken}},
    ),
    "shows what is not JSON": (
        "view.plain",
        {"view": lambda table, player: {**see(table, player), "suits": {"a"}}},
    ),
    "shows a tuple": (
        "view.plain",
        {"view": lambda table, player: {**see(table, player), "suits": ("a",)}},
    ),
    "offers what nobody registered": (
        "options.unknown",
        {"steps": {"turn": {"offer": offers_to_fold}}},
    ),
    "offers what is on no axis": ("options.axis", {"steps": {"turn": {"offer": offers_a_joker}}}),
    "asks with nothing to choose": ("accepts", {"steps": {"turn": {"offer": asks_for_nothing}}}),
    "says what has no sentence": ("messages", {"steps": {"turn": {"then": speaks_in_tongues}}}),
    "leaves a blank empty": ("messages", {"steps": {"turn": {"then": leaves_a_blank}}}),
    "scores in numbers": ("score", {"spec": {"score": lambda table, player: [3]}}),
    "scores in fractions": (
        "score",
        {"spec": {"score": lambda table, player: [ScoreLine(0.5, Message("suits.line"))]}},
    ),
    "lets a name win": ("winners", {"spec": {"winners": lambda table, totals: ["Ada"]}}),
    "lets nobody win": ("winners", {"spec": {"winners": lambda table, totals: []}}),
}
